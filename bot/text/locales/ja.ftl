### The bot's texts in Japanese.

## ply

ply-member_first = 新しい対戦：**{ $who }**さんが**{ $coordinate }**に{ $mark }を打ちました。
ply-member = **{ $who }**さんが**{ $coordinate }**に{ $mark }を打ちました。
ply-program_first = 私の初手は**{ $coordinate }**の{ $mark }です。
ply-program = 私は**{ $coordinate }**に{ $mark }を打ちます。
ply-level = **{ $who }**が**{ $coordinate }**に{ $mark }を打ちました。
move-column = { $column }列目
move-cell = { $column }列目の下から{ $row }段目
move-row = 下から{ $row }段目の{ $first }～{ $last }列目
move-diagonal = { $first }から{ $last }までの斜め
move-boards = { $boards }の盤
ply-wait = たくさんの対戦が順番待ちなので、私の手まで約{ $seconds }秒かかります。

## status

status-member_to_move = **{ $who }**さんの番です。あなたは{ $mark }。
status-example = 例：`{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }**さん（{ $mark }）の番です · { $deadline }に時間切れ
status-time_limit = 2人とも打ったあとは、時間切れになったほうの負けです。それより前なら、結果なしで終わります。
status-replaceable = 2人とも打ったあと、あなたが1時間打たないでいると、ほかの人がここで対戦を始められます。そのときはあなたの負けになります。
status-extended = ⏳ **{ $who }**さんがこのチャンネルを見られないか書き込めないため、時間を1回だけ延長しました。
status-excused = **{ $who }**さんは、このチャンネルを見られないか書き込めない状態でした。**{ $other }**さんにはその原因になりうる権限があるため、どちらの負けにもなりません。
status-level_to_move = **{ $who }** { $mark }が考え中…
status-member_won = 🏆 **{ $who }さんの勝ち！** { $mark }が{ $line }にそろいました。
status-program_won = 🏁 **私の勝ち！** { $mark }が{ $line }にそろいました。
status-member_won_without_line = 🏆 **{ $who }さんの勝ち！**
status-program_won_without_line = 🏁 **私の勝ち！**
status-misere_won = 🏆 **{ $winner }さんの勝ち！** **{ $who }**さんが{ $mark }を{ $line }にそろえてしまいました。
status-misere_member_won = 🏆 **{ $who }さんの勝ち！** 私が{ $mark }を{ $line }にそろえてしまいました。
status-misere_program_won = 🏁 **私の勝ち！** **{ $who }**さんが{ $mark }を{ $line }にそろえてしまいました。
status-draw = 🤝 **引き分け。** 盤が埋まり、どちらもそろいませんでした。
status-draw_repetition = 🤝 **引き分け。** 同じ局面が3回現れました。
status-draw_move_limit = 🤝 **引き分け。** 100手に達しました。
status-draw_boards = 🤝 **引き分け。** どちらも盤を{ $count }つ取り、3つ並べた人はいませんでした。
status-member_won_boards = 🏆 **{ $who }さんの勝ち！** 3つ並べた人はおらず、取った盤は{ $won }対{ $lost }でした。
status-program_won_boards = 🏁 **私の勝ち！** 3つ並べた人はおらず、取った盤は{ $won }対{ $lost }でした。
status-member_resigned = 🏳️ **{ $who }**さんが投了しました。**私の勝ちです。**
status-member_forfeited = ⌛ **{ $who }**さんが退出したか、時間切れになりました。**私の勝ちです。**
status-member_started_over = 🏳️ **{ $who }**さんが前の対戦を投了しました。**前の対戦は私の勝ちです。**
status-resigned = 🏳️ **{ $who }**さんが投了しました。**{ $winner }さんの勝ち！**
status-forfeited = ⌛ **{ $who }**さんが退出したか、時間切れになりました。**{ $winner }さんの勝ち！**
status-agreed = 🤝 合意により**引き分け**になりました。
status-exhibition_ended = ⏹️ **中止しました。** この対戦は結果なしで終わります。
status-stopped = ⏹️ **モデレーターがこの対戦を中止しました。** 結果なしで終わります。
status-abandoned = 💤 続ける人がいなかったので、この対戦は結果なしで終わりました。
status-crowd = みな
status-crowd_first = みな
status-crowd_to_move = みなさん（{ $mark }）の番です：**誰でも投票できます。**
status-someone = 匿名
status-again_watch = もう一戦見ますか？ `{ $prefix }{ name-watch }`

## ending

ending-thanks = 対戦ありがとうございました！
ending-next_time = 次は勝てるかも！
ending-good_game = いい勝負でした！
ending-rating = **レーティング**：{ $ratings }
ending-streak = 🔥 { $count }連勝
ending-rating_of_game = **{ $game }のレーティング**：{ $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 **{ $level }**に初めて勝ちました！
ending-last_win = 最後の手では、まだ勝ちがありました：||**{ $cells }**||
ending-last_draw = 最後の手では、まだ引き分けにできました：||**{ $cells }**||
ending-last_win_of_member = **{ $who }**さんの最後の手では、まだ勝ちがありました：||**{ $cells }**||
ending-last_draw_of_member = **{ $who }**さんの最後の手では、まだ引き分けにできました：||**{ $cells }**||
ending-earlier_win = { $ordinal ->
       *[other] あなたの{ $number }手目では、まだ勝ちがありました：||**{ $cells }**||
    }
ending-earlier_draw = { $ordinal ->
       *[other] あなたの{ $number }手目では、まだ引き分けにできました：||**{ $cells }**||
    }
ending-earlier_win_of_member = { $ordinal ->
       *[other] **{ $who }**さんの{ $number }手目では、まだ勝ちがありました：||**{ $cells }**||
    }
ending-earlier_draw_of_member = { $ordinal ->
       *[other] **{ $who }**さんの{ $number }手目では、まだ引き分けにできました：||**{ $cells }**||
    }
ending-best_result = ミスはありませんでした。これ以上の結果は誰にも出せません。
ending-no_mistake = ミスはありませんでした。

## position

position-cells = X：{ $x } · O：{ $o }
position-none = なし
position-columns = 各列のディスク（下から）：{ $columns }
position-disc_x = 赤
position-disc_o = 黄
position-threats = { $glyph }はリーチ：{ $cells }
position-fading = 次に消えるマーク：{ $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = 次の手：{ $board }の盤（{ $first }～{ $last }）
position-any_board = 次の手：どの盤でも可
position-open_boards = 次の手：まだ打てる盤ならどれでも可（{ $boards }）
position-boards_won = 決着した盤：{ $boards }
position-boards_of = { $side } { $boards }
position-boards_of_nobody = 勝者なし：{ $boards }
position-against = 私のレベル：{ $level }
position-coached = ヒントあり
position-weakened = 今回は考える時間が短め：レーティング上昇なし
position-unrated = プライベートスレッド：レート対象外
position-misere = { $count }個並べたら負け

## level

level-random = ランダム
level-easy = かんたん
level-medium = ふつう
level-hard = むずかしい
level-perfect = 最強
level-learner = 見習い
level-intuition = 直感
level-neural = ニューラル
level-neural-early = ニューラル-学習初期
level-neural-middle = ニューラル-学習途中

## game

game-3x3 = 三目並べ
game-misere = 逆三目並べ（並べたら負け）
game-4x4 = 4×4（4個並べたら勝ち）
game-5x5 = 5×5（4個並べたら勝ち）
game-7x7 = 7×7（5個並べたら勝ち）
game-9x9 = 9×9（5個並べたら勝ち）
game-connect4 = コネクトフォー
game-fading = 消える三目並べ
game-ultimate = アルティメット三目並べ
game-rules_fading = 3つ並べたら勝ち。盤に置けるマークは1人3つまでで、4つ目を打つと、その前に自分のいちばん古いマークが消えます。
game-rules_ultimate = 縦・横・ななめのどれかに3つの盤を並べて取れば勝ち。打ったマスの位置で、相手が次に打つ盤が決まります。右上のマスに打てば、相手は右上の盤です。その盤がもう取られているか埋まっていたら、相手はまだ打てる盤のどれにでも打てます。
game-size = { $rows }×{ $columns }（{ $in_a_row }個並べたら勝ち）

## board

board-rematch = 再戦
board-level = レベル：{ $level }
board-game = ゲーム：{ $game }
board-hint = ヒント
board-resign = 投了
board-take_back = 待った
board-draw = 引き分けを提案
board-again = もう一度遊ぶ
board-stop = 対戦を中止
board-review = 振り返る
board-fix = ミスを直す
board-choose_row = 行を選んでください：{ $rows }
board-choose_column = { $row }行：列を選んでください
board-another_row = 別の行を選ぶ
board-choose_board = 盤を選ぶ
board-choose_cell = { $board }：マスを選ぶ
board-another_board = 別の盤を選ぶ

## style

style-default = クラシック（大きな盤は画像）
style-classic = クラシック
style-shapes = 図形
style-animals = 動物
style-fruit = フルーツ
style-space = 宇宙
style-weather = 天気
style-picture = 画像
style-own = サーバーの絵文字

## own

own-title = 盤の絵文字
own-choose = 絵文字を選ぶ
own-explanation = 絵文字、またはサーバー絵文字の名前（:cat: など）
own-placeholder = 空欄ならデフォルトを使います
own-x = X
own-o = O
own-winning_x = 強調されたX
own-winning_o = 強調されたO
own-empty = 空きマス
own-unavailable = 次の絵文字はここで使えなくなりました：{ $names }。盤は{ $mark_x }と{ $mark_o }に戻ります。

## picture

picture-board = 盤：{ $rows }×{ $columns }。X：{ $x }。O：{ $o }。
picture-discs = 盤：{ $rows }×{ $columns }。{ $discs }。
picture-fading = 次に消えるマーク：{ $marks }。
picture-fading_mark = { $cell }の{ $letter }
picture-last = 最後の手は{ $coordinate }です。
picture-line = { $line }に線が引かれています。
picture-network = ネットワークの予想は{ $mark }から見て{ $value }です（−100から+100まで）。好きな手：{ $moves }。

## thread

thread-name = { $one } – { $other }
thread-play = スレッドで遊ぶ
thread-made = 対戦は{ $thread }で行います。

## challenge

challenge-member = ⚔️ { $challenged }さん、**{ $who }**さんから対戦の申し込みです：**{ $game }**
challenge-anyone = ⚔️ **{ $who }**さんが対戦相手を募集中です：**{ $game }**。誰か遊びませんか？
challenge-mark = **{ $who }**さんは{ $mark }です。先手は{ $mark_x }。
challenge-random_mark = どちらのマークになるかはランダムです。先手は{ $mark_x }。
challenge-hints = 💡 2人とも`/{ name-hint }`を使えます。盤には「ヒントあり」と表示されます。
challenge-notices_on = 🔔 受けると通知がオンになります。離れている間に自分の番が来たときと、時間切れの前にメンションします。`/{ name-privacy }`のボタンでオフにできます。
challenge-expires = 期限：{ $deadline }
challenge-accept = 受ける
challenge-decline = 断る
challenge-withdraw = 取り下げる
challenge-declined = **{ $who }**さんが対戦を断りました。
challenge-withdrawn = **{ $who }**さんが申し込みを取り下げました。
challenge-uninvited = **{ $who }**さんが募集を取り下げました。
challenge-expired = ⌛ 期限までに**{ $who }**さんへの返事がありませんでした。
challenge-begun = **{ $x }**さん（{ $mark_x }）対**{ $o }**さん（{ $mark_o }）、対戦開始！
challenge-choose_friend = 誰と対戦しますか？
challenge-friend = メンバーを選ぶ
challenge-invite = 誰でも募集

## offer

offer-draw = 🤝 **{ $who }**さんが引き分けを提案しています。**{ $other }**さん、受けますか？
offer-take-back = ↩️ **{ $who }**さんが**{ $coordinate }**の「待った」をお願いしています。**{ $other }**さん、戻してもいいですか？
offer-take-back_answered = ↩️ **{ $who }**さんが**{ $coordinate }**の「待った」をお願いしています（**{ $other }**さんが応じた**{ $answer }**も戻ります）。**{ $other }**さん、戻してもいいですか？
offer-accept = 受ける
offer-decline = 断る
offer-taken_back = **{ $who }**さんが手を戻しました。
offer-declined = **{ $who }**さんが断りました。対戦を続けます。
offer-withdrawn = **{ $who }**さんが提案を取り下げました。対戦を続けます。
notice-turn = { $who }さん、あなたの番です。
notice-begun = { $who }さん、対戦が始まりました。
notice-reminder = ⏰ { $who }さん、あなたの番です。[この対戦]({ $link })は{ $deadline }に時間切れになります。
notify-on = 🔔 **通知**：オン。メンバーとの対戦で、5分以上チャンネルを離れている間に自分の番が来たとき、相手が申し込みを受けたときや提案をしたとき、そして時間切れの前に1回、メンションします。
notify-off = 🔕 **通知**：オフ。対戦を申し込まれたときだけメンションします。
notify-turn_on = 通知をオンにする
notify-reminders_on = 🔥 **連続正解のリマインダー**：オン。デイリーパズルの3日以上の連続正解が途切れそうなとき、UTCの午前0時の2時間前にダイレクトメッセージを送ります。
notify-reminders_off = 🔥 **連続正解のリマインダー**：オフ。オンにすると、デイリーパズルの3日以上の連続正解が途切れそうなとき、UTCの午前0時の2時間前にダイレクトメッセージを送ります。
notify-turn_on_reminders = 連続正解をリマインド
notify-turn_off_reminders = リマインダーをオフ
notify-searches_on = ⚔️ **募集の通知**：ここではオン。あなたが見られるチャンネルで誰かが相手を募集したら、多くても1時間に1回、ダイレクトメッセージを送ります。
notify-searches_off = ⚔️ **募集の通知**：ここではオフ。オンにすると、あなたが見られるチャンネルで誰かが相手を募集したとき、多くても1時間に1回、ダイレクトメッセージを送ります。
notify-searches_off_here = ⚔️ **募集の通知**：オフ。このサーバーでは許可されていません。
notify-searches_in = ⚔️ **募集の通知**：{ $count }個のサーバーでオン。そこで誰かが相手を募集したら、ダイレクトメッセージを送ります。
notify-searches_nowhere = ⚔️ **募集の通知**：オフ。サーバーで`/{ name-notify }`を使うと、そこで誰かが相手を募集したときのダイレクトメッセージをオンにできます。
notify-turn_on_searches = 募集を知らせてもらう
notify-turn_off_searches = 募集の通知をやめる
notify-streak_ends =
    🔥 今日のパズルを解かないと、デイリーパズルの連続正解が{ $ends }（UTCの午前0時）に途切れます：
    { $streaks }
notify-streak = - [{ $server }]({ $link })：{ $count }日
notify-private_streak = - ここ（`{ $prefix }{ name-puzzle } { word-daily }`）：{ $count }日
notify-streak_elsewhere = - 別の会話（`/{ name-puzzle }`）：{ $count }日
notify-some_server = 別のサーバー
notify-search = ⚔️ **{ $server }**で、**{ $who }**さんが**{ $game }**の対戦相手を募集しています。期限：{ $deadline } [募集を見る]({ $link })
notify-turn_off = 通知をオフにする

## puzzle

puzzle-win = **{ $mark }の番で、勝ちがあります。** 勝てる手は1つだけ。どこでしょう？
puzzle-draw = **{ $mark }の番で、引き分けにできます。** 引き分けを守れる手は1つだけで、ほかは全部負けです。どこでしょう？
puzzle-user = 🧩 **{ $who }**さんへのパズルです。
puzzle-daily = 🧩 **{ $day }のデイリーパズル。** 次の問題は{ $ends }に出ます。最初の答えだけが記録されます。
puzzle-right = ✅ **{ $coordinate }、正解です！** { $reasons }
puzzle-draws = 💡 **{ $coordinate }では足りません**：{ $other }がまだ引き分けにできます。正解は**{ $solution }**です。{ $reasons }
puzzle-loses = 💡 { $other }がうまく打つと、**{ $coordinate }は負けです**。正解は**{ $solution }**です。{ $reasons }
puzzle-in_a_row = 🔥 { $count }問連続正解！
puzzle-days = 📅 { $count }日連続正解！
puzzle-record-solved = **正解**：{ $tried }問中{ $solved }問
puzzle-record-streak = **連続正解**：{ $in_a_row }問（最高{ $best }問）
puzzle-record-daily = **デイリーパズル**：{ $days }日連続（最高{ $best_days }日）
puzzle-next = 次のパズル
puzzle-skip_costs = -# これに答える前に別のパズルを出すと、このパズルは不正解になります。
puzzle-seen = このパズルはこの30日間に早解き競争で見ているので、レーティングは変わりません。
puzzle-rating = **パズルのレーティング**：{ $rating } ({ $change })
puzzle-share = 共有
puzzle-shared = 🧩 { $day }のデイリーパズル：{ $result }
puzzle-shared_days = 🔥 { $count }日
puzzle-solve = 解く
puzzle-answers = 正解**{ $solved }**人、不正解**{ $missed }**人
puzzle-streaks = 🔥 **共有された連続正解**：{ $streaks }
puzzle-streak_of = { $who } { $count }日
puzzle-race = 🏁 **デイリー早解き競争**：{ $leaders } · { $count }人が参加
puzzle-race_place = { $place }位 **{ $who }** { $points }点
puzzle-open_race = デイリー早解き競争
puzzle-yesterday = **昨日の正解**：{ $solution }
puzzle-yesterday_posted = **[昨日のパズル]({ $link })の正解**：{ $solution }

## practice
practice-game = { $day }のあなたの対戦から：
practice-lost_win = **{ $mark }の番です。** ここで**{ $coordinate }**に打って、勝ちを逃しました。もっと良い手を見つけてください。
practice-lost_draw = **{ $mark }の番です。** ここで**{ $coordinate }**に打って、引き分けを逃しました。もっと良い手を見つけてください。
practice-crowd_game = { $day }のみんなの対戦から：
practice-crowd_lost_win = **{ $mark }の番です。** ここでみんなは**{ $coordinate }**に打って、勝ちを逃しました。もっと良い手を見つけてください。
practice-crowd_lost_draw = **{ $mark }の番です。** ここでみんなは**{ $coordinate }**に打って、引き分けを逃しました。もっと良い手を見つけてください。
practice-race = { $day }の早解き競争から：
practice-no_move_win = **{ $mark }の番で、勝ちがあります。** 時間内に答えられなかったパズルです。勝てる手は1つだけ。どこでしょう？
practice-no_move_draw = **{ $mark }の番で、引き分けにできます。** 時間内に答えられなかったパズルです。引き分けを守れる手は1つだけ。どこでしょう？
practice-draws = 💡 **{ $coordinate }では足りません**：{ $other }がまだ引き分けにできます。
practice-loses = 💡 { $other }がうまく打つと、**{ $coordinate }は負けです**。
practice-unproven = 💡 **{ $coordinate }**も同じくらい良い手かもしれませんが、証明できませんでした。
practice-better = **より良い手**：{ $solution }。{ $reasons }
practice-comes_back = { $days ->
        [1] この練習問題は明日また出ます。
       *[other] この練習問題は{ $days }日後にまた出ます。
    }
practice-first_counts = 記録されるのは、出題日の最初の答えだけです。{ practice-comes_back }
practice-end_of_game = この対戦のミスはこれで最後です。
practice-end_of_race = この早解き競争で解けなかったパズルはこれで最後です。
practice-no_mistakes = この対戦には、ミスと証明できるあなたの手は見つかりませんでした。
practice-none = まだ練習問題がありません。これからは、終わった対戦でのミスから作ります。
practice-none_due = **今は練習するものがありません。** 次の練習問題：{ $due }
practice-show = 答えを見る
practice-try_again = もう一度
practice-hint = { board-hint }
practice-other_game = 別の対戦のミス
practice-a_game = 対戦のミス
practice-hint_finish_line = 💡 **ヒント**：ラインをそろえられます。
practice-hint_block_line = 💡 **ヒント**：{ $other }は次の手でラインをそろえられます。
practice-hint_make_fork = 💡 **ヒント**：同時に2マスで勝ちを狙えます。
practice-hint_prevent_fork = 💡 **ヒント**：{ $other }は次の手で、同時に2マスで勝ちを狙えます。
practice-hint_forced_sequence = 💡 **ヒント**：数手先まで考えましょう。自分の手のそれぞれに、{ $other }はどう応じるでしょう？
practice-hint_opening = 💡 **ヒント**：自分の手のそれぞれのあとに、{ $other }がどんなリーチをかけられるか見ましょう。
practice-hint_zugzwang = 💡 **ヒント**：最後には、どの列にも誰かが打つことになります。それが誰になるか数えましょう。
practice-puzzle = パズルを解く
practice-press = ボタンを押すと練習できます。あなたにだけ見えます。
practice-open = 練習する

## course

course-lines = ラインとブロック
course-forks = ダブルリーチ
course-prevention = ダブルリーチを防ぐ
course-openings = 初手
course-misere = すべてが逆
course-large = 大きな盤
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 レッスン
    各レッスンには、自分で打つ例題と3つの練習問題があります。
course-lines_text =
    3つ並べると勝ちです。横、縦、斜めのどれでもかまいません。
    まず、自分がラインをそろえられるかを見ましょう。
    そろわなければ、相手がそろえられるかを見て、止めましょう。
course-forks_text =
    ダブルリーチは、同時に2マスで勝ちを狙う手です。
    相手が止められるのは1マスだけなので、もう1マスで勝てます。
    自分の2つのラインが交わる空きマスを探しましょう。
course-prevention_text =
    相手のダブルリーチは、できる前に見つけましょう。
    そのマスを取るか、別の場所を止めさせるリーチをかけます。
    止めた手がダブルリーチになるなら、そのリーチは間違いです。
course-openings_text =
    中央は4つ、角は3つ、辺は2つのラインに入っています。
    だから中央か角から始めましょう。
    角には中央で、中央には角で応じます。
course-misere_text =
    そろえたほうが負けなので、自分のマークは離しておきましょう。
    { $mark_x }は中央から始め、相手の手にはいつも反対側のマスで応じます。
    すると、{ $mark_x }がそろえそうなラインには必ず{ $mark_o }が入ります。
course-large_text =
    5つ並べると勝ちです。両端が空いた4は、片方しか止められないので防げません。
    両端が空いた3は、次の手でその4になります。
    4はすぐに止めるしかないので、どの3よりも優先されます。
course-connect4_text =
    あと1マスのラインは、まだ誰も打てない場所でもリーチです。
    最後にはその下に打つしかなくなります。下から数えて奇数段は{ $mark_x }、偶数段は{ $mark_o }のものです。
    相手が勝つマスの真下には、決して打たないこと。
course-example = 例題
course-exercise = 練習{ $number }
course-lessons = レッスン一覧
course-next = 次のレッスン
course-win = **{ $mark }の番で、勝ちがあります。**
course-draw = **{ $mark }の番で、引き分けにできます。**
course-completes_line = 💡 **{ $coordinate }は負けです**：ラインがそろってしまいます。
course-reply = { $mark }は**{ $coordinate }**に応じます。
course-another = では、別の局面です。
course-solution = 💡 正解は**{ $coordinate }**です。{ $reasons }
course-lesson_done = 🎉 **レッスン修了です！**
course-all_done = 🏆 **すべてのレッスンを修了しました！**
course-beat = 次は**{ $level }**に勝ってみましょう。
course-play = { $level }と対戦
course-press = ボタンを押すとレッスンが開きます。あなたにだけ見えます。

## settings

settings-level = **デフォルトのレベル**：{ $level }
settings-game = **デフォルトのゲーム**：{ $game }
settings-games = **遊べるゲーム**：{ $games }
settings-all_games = **遊べるゲーム**：すべて（ほかの大きさの盤も可）
settings-choose_games = すべてのゲーム
settings-buttons = **盤のボタン**：オン
settings-text = **盤のボタン**：オフ（手は文字で入力）
settings-title = ## ⚙️ サーバー設定
settings-saved = ✅ 保存しました · { $now }
settings-page_games = ゲーム
settings-page_server = サーバー
settings-page_daily = デイリーパズル
settings-page_language = 言語
settings-heading_games = ### ゲーム
settings-heading_boards = ### 盤
settings-heading_access = ### アクセス
settings-heading_commands = ### コマンド
settings-heading_daily = ### デイリーパズル
settings-heading_language = ### 言語
settings-default = デフォルト：{ $what }
settings-language = **言語**：{ $language }
settings-discord_language = **言語**：{ $language }（Discordと同じ）
settings-language_from_discord = Discordと同じ
settings-choose_language = { $first } … { $last }
settings-more_languages = その他の言語：{ $first } … { $last }
settings-note_language = 全員に見えるメッセージはこの言語で、あなただけに見えるメッセージはあなたの言語で表示します。
settings-style = **盤のスタイル**：{ $style }
settings-like_pictures = 画像のほうが好み？
settings-use_pictures = すべての盤を画像に
settings-pictures = 画像の盤はこのように見えます。{ slash-settings }でほかのスタイルを選んだり、元に戻したりできます。
settings-to_buttons = ボタンを表示
settings-to_text = ボタンを隠す
settings-everywhere = **チャンネル**：すべて
settings-channels = **チャンネル**：{ $channels }とそのスレッド
settings-choose_channels = すべてのチャンネル
settings-everybody = **遊べる人**：全員
settings-roles = **遊べる人**：{ $roles }
settings-choose_roles = 全員
settings-threads = **スレッド**：できるだけ対戦ごとに作成
settings-no_threads = **スレッド**：希望があるときだけ
settings-to_threads = スレッドを使う
settings-to_channels = スレッドを使わない
settings-idle = **無操作で終了するまでの時間**：{ $idle }
settings-notices = **通知**：オン
settings-no_notices = **通知**：オフ
settings-to_notices = オンにする
settings-to_no_notices = オフにする
settings-search_notices = **募集の通知**：オン
settings-no_search_notices = **募集の通知**：オフ
settings-to_search_notices = 許可する
settings-to_no_search_notices = 許可しない
settings-note_is_search_quiet = ここで誰かが相手を募集すると、希望したメンバーに、多くても1時間に1回、ダイレクトメッセージを送ります。
settings-votes = **投票の対戦**：オン
settings-no_votes = **投票の対戦**：オフ
settings-to_votes = 投票をオンにする
settings-to_no_votes = 投票をオフにする
settings-note_has_no_votes = `/{ name-vote }`では、チャンネルの全員が1つのチームとして私と対戦し、1手ごとに投票で決めます。
settings-note_is_quiet = メンバーどうしの対戦で、離れているプレイヤーに番が来たときと、時間切れの前にメンションします。メンバーは`/{ name-privacy }`のボタンで、自分への通知をオフにできます。
settings-note_idle = この時間誰も打たないと、対戦は終わります。進行中の対戦には、開始時の設定が適用されます。
settings-cooldown = **クールダウン**：コマンドの間隔は{ $cooldown }
settings-no_cooldown = **クールダウン**：なし
settings-note_cooldown = 手を打つときやボタンを押すときに、クールダウンはありません。
settings-prefix = **プレフィックス**：`{ $own }`
settings-no_prefix = **プレフィックス**：なし
settings-note_prefix = スラッシュコマンドと、私へのメンションに続けたコマンドは、いつでも使えます。
settings-change_prefix = プレフィックスを変更
settings-daily_channel = **チャンネル**：{ $channel }
settings-no_daily_channel = **チャンネル**：なし（投稿しません）
settings-choose_daily_channel = 投稿しない
settings-note_daily_channel = そこに1日1回、その日のパズルを投稿します。解くためのボタン、正解した人数、昨日の正解、結果を共有したメンバーの最長の連続正解も載せます。
settings-daily_hour = **時刻**：{ $time }（{ $utc } UTC）
settings-note_daily_hour = その時刻をもう過ぎていて今日の投稿がまだなら、すぐに投稿します。
settings-hour = { $time } UTC
settings-no_wait = クールダウンなし
settings-hours = { $count }時間
settings-days = { $count }日
settings-seconds = { $count }秒
settings-channels_deleted = 🗑️ 選択したチャンネルのうち{ $count }個が削除されました。
settings-all_channels_deleted = 🗑️ 選択したチャンネルはすべて削除されました。新しく選ぶまでは、どのチャンネルでも遊べます。
settings-roles_deleted = 🗑️ 選択したロールのうち{ $count }個が削除されました。
settings-all_roles_deleted = 🗑️ 選択したロールはすべて削除されました。新しく選ぶまでは、誰でも遊べます。
settings-daily_channel_deleted = 🗑️ デイリーパズル用に選んだチャンネルが削除されました。別のチャンネルを選ぶまで投稿しません。
settings-dismiss_deleted = 了解
settings-missing_for_answers = ⚠️ { $channels }では、入力されたコマンドに返信できません。**{ $missing }**の権限を付与してください。
settings-missing_for_daily = ⚠️ { $channels }ではデイリーパズルを投稿できません。**{ $missing }**の権限を付与してください。
settings-missing_for_threads = ⚠️ { $channels }では、対戦用のスレッドを使えません。**{ $missing }**の権限を付与してください。
settings-missing_for_pictures = ⚠️ { $channels }では盤を画像にできないので、絵文字で表示しています。**{ $missing }**の権限を付与してください。

## prefix

prefix-title = コマンドのプレフィックス
prefix-field = プレフィックス
prefix-explanation = 5文字まで（デフォルト：{ $usual }）。空欄ならメンションとスラッシュコマンドだけになります
prefix-explanation_no_usual = 5文字まで。空欄ならメンションとスラッシュコマンドだけになります

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = ここで答えると全員に見えてしまいます。{ $command }なら、あなただけに表示されます。
coach-hint = 💡 **{ $coordinate }**：{ $value }。{ $reasons }
coach-hint_unproven = 💡 **{ $coordinate }**がいちばん良さそうですが、すべては読み切れていません。{ coach-depth }{ $reasons }
coach-depth = 両者の手を合わせて{ $depth }手先まで読みました。
coach-analyse_anyway = それでも解析する
coach-price_hint = このあと、この対戦でレーティングは下がることはあっても上がりません。ヒントを見ますか？
coach-price_analysis = このあと、この対戦でレーティングは下がることはあっても上がりません。解析しますか？
coach-show_hint = ヒントを見る
coach-press = ボタンを押すとヒントが出ます。あなたにだけ見えます。
coach-wait = たくさんのメンバーが順番待ちです。お返事まで約{ $seconds }秒かかります。
coach-win = あと{ $moves }手で勝ち
coach-win_at_most = あと{ $moves }手以内に勝ち
coach-draw = 引き分け
coach-loss = あと{ $moves }手で負け
coach-loss_at_most = あと{ $moves }手以内に負け
coach-to_move = { $mark }の番：**{ $value }**
coach-to_move_unproven = { $mark }の番：**読み切れず**
coach-cell_value = { $coordinate }：{ $value }
coach-variation = **最善の進行**：{ $cells }
coach-looks_best = **いちばん良さそうな手**：{ $cells }
coach-not_proven = **読み切れず**：{ $moves }手中{ $count }手。{ coach-depth }
coach-legend = 🏆 勝ち、🤝 引き分け、💀 負け（どちらも最善を尽くした場合）。「あと3手で勝ち」の手数は、勝つ側の手だけを数えます。
coach-network =
    { $mark }の番です。ネットワークの予想は、こちら側から見て**{ $value }**です（−100が負け、+100が勝ち）。
    好きな手：**{ $moves }**
coach-network_legend = マスが明るいほど、ネットワークがそこに打ちやすいです。最善に進むと、+は勝ち、=は引き分け、−は負け。バーは左がX、右がOの割合です。
coach-see_network = ネットワークの見方
coach-nothing_left = その対戦はもう終わっているので、解析するものがありません。
coach-before_last = ここでの直前の対戦、最後の手の前：
coach-at_end = ここでの直前の対戦、中断したときの局面：
coach-completes_line = { $lines }がそろって勝ちです。
coach-forks = ダブルリーチです。{ $cells }のどこでも勝てますが、{ $mark }はそのうち1マスしか止められません。
coach-forces = リーチです。{ $mark }は{ $cell }を止めるしかありませんが、それでも負けます。
coach-wins_later = 最後には{ $mark }が{ $cell }の下に打つしかなくなり、{ $mover }がそこで勝ちます。下から数えて奇数段は{ $mark_x }、偶数段は{ $mark_o }のものです。
coach-leaves_only_lines = これで{ $mark }は、どこに打ってもラインがそろってしまいます。
coach-mirrors = { $cell }の反対側です。中央を取って、いつも反対側のマスで応じれば、ラインがそろうことはありません。
coach-mirrors_center = 中央です。ここを取って、いつも反対側のマスで応じれば、ラインがそろうことはありません。
coach-only_move = 打てる手はここだけです。
coach-blocks = { $lines }で{ $mark }を止めます。
coach-prevents_forks = { $count ->
       *[other] { $cells }での{ $mark }のダブルリーチを防ぎます。
    }
coach-only_draw = ほかの手は全部負けです。
coach-keeps_win = ほかにも勝てる手が{ $others }通りあります。
coach-only_win = ほかに勝てる手はありません。
coach-holds_out = どう打っても負けですが、これより長く粘れる手はありません。
coach-holds_out_alone = どう打っても負けですが、この手がいちばん長く粘れます。
coach-threatens = リーチです。{ $cell }で勝てるので、{ $mark }はそこを止めるしかありません。
coach-tempts = { $mark }の応手{ $replies }通りのうち、{ $mistakes }通りがミスになります。
coach-one_of_draws = 打てる{ $moves }手のうち、この手を含む{ $count }手で引き分けを守れます。
coach-all_draw = どの手でも引き分けを守れます。
coach-traps = { $count ->
       *[other] 相手がいちばん間違えやすいのは**{ $cells }**です。
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **正確さ**：{ $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **分かれ目**：{ $number }手目、{ $who } { $mark }の**{ $coordinate }**（{ $before } → { $after }）。より良い手：{ $cells }
coach-no_mistake = **手のミス**：なし。どの手も結果を変えませんでした。
coach-no_proven_mistake = **手のミス**：見つかりませんでした。
coach-not_judged = { $count ->
       *[other] **複雑すぎて判定できない手**：{ $numbers }手目
    }
coach-stopped_at = 中断したときは{ $mark }の番でした：{ $value }。
coach-no_plies = 手は1つも打たれていません。
coach-plies = **手順**：{ $cells }
coach-kept = いい手です：変わらず「{ $value }」です。
coach-unjudged = 複雑すぎて、この手は判定できません。{ coach-depth }
coach-lost_anyway = すでに負けの局面でした：{ $value }。
coach-mistake = ミス：{ $before } → { $after }。より良い手：{ $glyph } { $cells }
coach-mistakes = **ミス{ $count }回**：{ $numbers }手目
coach-move = { $number }手目
coach-back = 戻る
coach-next = 次へ

## learner

learner-title = ### 🧠 私がここで学んだこと
learner-naive = 🧠 ここではまだ何も学んでいません。知っているのはルールだけです。教えるには`{ $prefix }{ name-play } { level-learner } { $word }`、または下のボタンを使ってください。
learner-how_original = -# 負けにつながったことのない空きマスのうち、最初のものに打ちます。
learner-how_stronger = -# どの対戦でも両者の手から学びます。鏡写しや回転した局面は同じものとみなします。
learner-memory_lost = **知っている負け局面**：{ $lost }
learner-memory = **知っている負け局面**：{ $lost } · **良い局面**：{ $good }
learner-games = **対戦数**：{ $games } · **うち特訓**：{ $trained }
learner-latest_games = **直近{ $count }戦**：{ $wins }勝 · { $draws }分 · { $losses }敗
learner-results = **結果**：{ $wins }勝 · { $draws }分 · { $losses }敗
learner-unbeatable = 🛡️ もう誰も私に勝てません。
learner-beatable = 🎯 { $mark_x }でも{ $mark_o }でも、まだ負けることがあります。
learner-beatable_as = 🎯 { $mark }では、まだ負けることがあります。
learner-lesson = 💡 **最新の教訓（{ $mark }のとき）**：この手はもう打ちません。
learner-curve = 私が負けた割合の折れ線グラフ。対戦数：{ $games }。最初：{ $first }。最後：{ $last }。
learner-losses = **負けた割合**：最初は{ $first } · 最後は{ $last }
learner-training = 🏋️ **{ $opponent }**と特訓中：{ $games }戦中{ $played }戦
learner-trained = ✅ **{ $opponent }**と{ $games }戦の特訓をしました。
learner-training_ended_early = ⏹️ **{ $opponent }**との特訓は、{ $games }戦中{ $played }戦で打ち切られました。
learner-training_failed = ⚠️ 問題が起きたため、**{ $opponent }**との特訓は{ $games }戦中{ $played }戦で終わりました。学んだことは覚えています。
learner-training_over = ⏹️ その特訓はもう終わっています。学んだことは覚えています。`{ $prefix }{ name-brain }`で見られます。
learner-known_positions = **知っている局面**：{ $knows } · **特訓前**：{ $knew }
learner-end = 特訓を終える
learner-do_play = 私と対戦
learner-do_train = { $games }戦の特訓
learner-do_export = ファイルに保存
learner-do_import = ファイルを読み込む
learner-do_reset = リセット
learner-import_title = 見習いの記憶を読み込む
learner-import_field = 私が保存したファイル
learner-saved =
    📤 **ここで覚えたことのすべて（モード：`{ $mode }`）**
    { $memory }
    別の場所で読み込むには、そこの管理者が`{ $prefix }{ name-brain }`の下の**{ learner-do_import }**を押します。
learner-import_preview =
    📥 **このファイルの記憶（モード：`{ $mode }`）**
    { $memory }
learner-merge_preview =
    { "" }**統合**を選ぶと、ここでの記憶にファイルの内容を足します。戦績は残ります。
    -# 新しい負け局面：{ $lost } · 新しい良い局面：{ $good }
learner-replace_preview =
    { "" }**置き換え**を選ぶと、ここでの記憶と戦績を忘れます。
    -# 局面：{ $known } · 対戦：{ $games }
learner-do_merge = 統合
learner-do_replace = 置き換え
learner-do_cancel = キャンセル
learner-merged =
    ✅ **統合しました**
    { "" }**新しい負け局面**：{ $lost } · **新しい良い局面**：{ $good }
    { "" }**知っている局面**：{ $known }
learner-replaced =
    ✅ **置き換えました**
    { "" }**知っている局面**：{ $known }
    { "" }**モード**：`{ $mode }`
    { "" }**忘れた局面**：{ $forgotten } · **忘れた対戦**：{ $games }
learner-not_imported = 何もインポートしませんでした。
learner-reset =
    🗑️ **ここで学んだことと戦績を、すべて忘れますか？**
    { "" }**局面**：{ $known } · **対戦**：{ $games }
    モード`{ $mode }`で最初からやり直します。
learner-reset_yes = すべて忘れる
learner-reset_switch = 忘れて、モード{ $mode }で学ぶ
learner-reset_no = 忘れない
learner-forgotten =
    🗑️ **ここで学んだことと戦績を、すべて忘れました。**
    { "" }**局面**：{ $known } · **対戦**：{ $games }
    モード`{ $mode }`で最初からやり直します。
learner-kept = 何も忘れていません。

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }**さんには、ここで結果の出た対戦がまだありません。`{ $prefix }{ name-play }`で始められます。
stats-none_of_game = **{ $who }**さんには、ここで結果の出た「{ $game }」の対戦がまだありません。`{ $prefix }{ name-play } { $word }`で始められます。
stats-won = 🏆 { $count }勝
stats-drawn = 🤝 { $count }分
stats-lost = { $count }敗
stats-total = **合計**：{ $tally }
stats-mark = **{ $mark }のとき**：{ $tally }
stats-members = **メンバー**：{ $tally }
stats-against = **{ $name }**：{ $tally }
stats-members_against = ### メンバーと私の対戦
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **勝ったことのあるレベル**：{ $levels }
stats-winning_streak = **最多連勝**：{ $longest }
stats-course = 🎓 **レッスン**：修了
stats-more = こちらも：`{ $prefix }{ name-history }`、`{ $prefix }{ name-leaderboard }`
stats-more_private = こちらも：`{ $prefix }{ name-history }`
stats-scope = ### 📊 ここでの対戦
stats-games = **対戦数**：{ $games } · **プレイヤー**：{ $members }人
stats-nothing = ここで終わった対戦はまだありません。`{ $prefix }{ name-play }`で始められます。
stats-nothing_of_game = ここで終わった「{ $game }」の対戦はまだありません。`{ $prefix }{ name-play } { $word }`で始められます。
stats-winners = **勝ち**：{ $mark_x } { $x } · { $mark_o } { $o } · **引き分け**：{ $draws }
stats-ends = **終わり方**：{ $ends }
stats-end = { $end }：{ $count }
stats-most_active = **よく遊ぶ人**：{ $members }
stats-member = { $who }（{ $games }）
stats-exhibitions = **レベルどうしの対戦**：ほかに{ $games }戦
stats-bar = 結果の棒グラフ。勝ち：{ $wins }。引き分け：{ $draws }。負け：{ $losses }。

## progress

progress-title = ### 📈 { $who }
progress-press = ボタンを押すと自分の上達がわかります。見えるのはあなただけです。
progress-open = 上達を見る
progress-practice_now = 今すぐ練習
progress-post = 投稿
progress-none = まだ振り返った対戦がありません。`{ $prefix }{ name-practice }`、または負けた対戦の下にある自分のミスから始めてください。そのあとは、終わった対戦をすべて振り返ります。
progress-clean = ✅ **{ $theme }**：{ $date }からミスなし（振り返った対戦：{ $games }）
progress-all_themes = すべてのテーマ
progress-compared = { $now } · その前：{ $before }
progress-accuracy = **正確さ**：{ $share }
progress-games = **振り返った対戦**：{ $games }
progress-mistakes = ### ミス
progress-theme = **{ $theme }**：{ $count }
progress-practice = ### 練習
progress-due = **今日の練習問題**：{ $exercises }問中{ $due }問
progress-lessons = **終えたレッスン**：{ $done } / { $lessons }
progress-puzzle_rating = **パズルのレーティング**：{ $rating }
progress-legend = 直近30日間とその前の30日間。正確さは、判定された手のうち結果を保った手の割合です。
progress-chart = 週ごとの正確さと振り返った対戦数のグラフ：{ $weeks }

## theme

theme-finish_line = ラインを完成させる
theme-block_line = ラインを止める
theme-make_fork = ダブルリーチを作る
theme-prevent_fork = ダブルリーチを防ぐ
theme-forced_sequence = 追い手順
theme-opening = 序盤
theme-zugzwang = ツークツワンク（奇数と偶数の狙い）

## ended

ended-line = ライン完成
ended-full_board = 盤が埋まった
ended-repetition = 同一局面の反復
ended-move_limit = 手数の上限
ended-boards_counted = 盤の数で決着
ended-resigned = 投了
ended-forfeited = 退出・時間切れ
ended-agreed = 合意の引き分け
ended-abandoned = 放置
ended-stopped = モデレーターが中止

## rating

rating-ranked = **レーティング**：{ $rating } · **順位**：{ $rank }
rating-provisional = **暫定レーティング**：{ $rating } · **順位**：あと{ $games }戦のレート戦で確定
rating-none = **レーティング**：まだなし · **順位**：レート戦{ $games }戦で確定
rating-of_game = **{ $game }** · { $standing }
rating-curve = 直近のレート戦{ $games }戦のレーティングの折れ線グラフ。{ $first }から{ $last }へ。最低{ $lowest }、最高{ $highest }。
rating-course = **直近{ $games }戦のレート戦**：{ $first }から{ $last }へ · 最低{ $lowest } · 最高{ $highest }

## chart

chart-results = 結果
chart-wins = 勝ち：{ $games }
chart-draws = 引き分け：{ $games }
chart-defeats = 負け：{ $games }
chart-rating = レーティング
chart-rated_game = レート戦
chart-losses = 私が負けた割合
chart-lost = 負け
chart-by_week = 週ごとの正確さ
chart-week = 週の始まり
chart-accuracy = 正確さ
chart-reviewed = 振り返った対戦
chart-game = 対戦
chart-average = { $games }戦の平均

## leaderboard

leaderboard-title = ### 🏅 ランキング：{ $game }
leaderboard-range = { $total }人中 { $first }～{ $last }位
leaderboard-none = 🏅 ここには「{ $game }」の順位を持つ人がまだいません。ヒントなしで、私のレベルかメンバーと{ $games }戦すると順位がつきます。`{ $prefix }{ name-play } { $word }`で始められます。
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **次の目標**：{ $level }、あと{ $points }ポイント
leaderboard-rated = レート戦だけが対象です。

## history

history-user = ### 📜 { $who }
history-all = ### 📜 ここでの対戦
history-range = -# 全{ $total }戦中 { $first }～{ $last }（新しい順）
history-none = **{ $who }**さんがここで終えた対戦はまだありません。`{ $prefix }{ name-play }`で始められます。
history-nothing = ここで終わった対戦はまだありません。`{ $prefix }{ name-play }`で始められます。
history-line_of = **{ $number }.** { $date } · { $mark } 対 **{ $other }** · { $result } · { $plies }手
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies }手
history-win = 勝ち
history-draw = 引き分け
history-loss = 負け
history-no_result = 結果なし
history-newer = 新しい対戦
history-older = 古い対戦
history-first = 最初へ
history-last = 最後へ
history-list = 一覧に戻る
history-export = 自分の対戦をファイルに
history-paste = 行から再生
history-pasted = 対戦のファイルの1行

## replay

replay-ply = { $number }手目（全{ $plies }手）：**{ $who }**が**{ $coordinate }**に{ $mark }を打ちました。
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **手順**：{ $moves }
replay-share = 共有

## export

export-use_history = ほかの人には見せない内容です。`{ $prefix }{ name-history }`の下の**{ history-export }**を押すか、ダイレクトメッセージで`{ $prefix }{ name-export }`と送ってください。
export-done_pasted =
    📤 **あなたの終わった対戦**：{ $games }
    あなたが遊んだすべての場所から、1行に1戦ずつです。もう一度見るには、`{ $prefix }{ name-history }`の下の**{ history-paste }**を押して、その行を貼り付けてください
export-none = まだ終わった対戦がありません。`{ $prefix }{ name-play }`で始められます。

## moderation

moderation-stopped = ⏹️ 対戦を中止しました。盤にもそう表示されます。
moderation-resigned = 🏳️ **{ $who }**さんが投了しました。盤にもそう表示されます。

## permission

permission-view_channel = チャンネルを見る
permission-connect = 接続
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-attach_files = ファイルを添付
permission-manage_messages = メッセージの管理
permission-manage_guild = サーバー管理

## question

question-yes = 新しく始める
question-no = 今の対戦を続ける
question-kept = 対戦を続けます。`{ $prefix }{ name-board }`で盤を表示します。
question-stop = ここでは**{ $x }**さんと**{ $o }**さんが対戦中です。この対戦を中止しますか？
question-stop_own = ここでは**{ $x }**さんと**{ $o }**さんが対戦中です。中止すると、あなたの投了になります。中止しますか？
question-stop_yes = 対戦を中止
question-stop_no = キャンセル
question-play_examples = 例：`{ $prefix }{ $command } { level-easy }`、`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } @ben`
question-puzzle_examples = 例：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-make_fork }`、`{ $prefix }{ $command } { word-daily }`
question-daily_alone = `{ $prefix }{ $command } { word-daily }`は、全員同じその日のパズルです。ゲームやテーマを選べるのは自分用のパズルです：`{ $prefix }{ $command } { word-make_fork }`
question-race_examples = 例：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-mixed } 3m`。時間は90sか3mです。
question-race_today_alone = デイリー早解き競争は、ここの全員に共通です：`{ $prefix }{ $command } { word-today }`。ゲームと時間を選べるのは、自分で開く早解き競争です：`{ $prefix }{ $command } { word-connect4 } 3m`
question-vote_examples = 例：`{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`。1手ごとの時間は15sから24hまでです。
question-watch_examples = 例：`{ $prefix }{ $command } { level-hard } { level-easy }`、`{ $prefix }{ $command } { word-connect4 }`
question-did_you_mean = もしかして：`{ $prefix }{ $command } { $words }`
question-did_you_mean_command = もしかして：`{ $prefix }{ $command }`
question-unknown_words = ここでは「{ $typed }」がわかりません。
question-conflicting_words = その言葉は組み合わせられません。
question-choose_member = `@`のあとにDiscordが出す一覧から、メンバーを選んでください。
question-course_examples = レッスンの番号は1～7です。`{ $prefix }{ $command } 1`で最初のレッスンを開きます。
question-invite_examples = 例：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } o`
question-challenge_named = **{ $who }**さんに対戦を申し込みますか？
question-challenge_named_yes = 申し込む

## help

help-first = **遊ぶ**を押すと私との対戦が始まります。あとはマスを押すだけです。
help-to_friend = フレンドと遊ぶ
help-to_commands = すべてのコマンド
help-to_play = 遊ぶ
help-to_learn = 学ぶ
help-to_owners = サーバー管理者向け
help-about = 私について
help-play =
    ### 遊ぶ
    縦・横・ななめのどれかに3つ並べたら勝ち。
    - **始める**：`{ $prefix }{ name-play }`。あなたは{ $mark_x }で先手です。`{ $prefix }{ name-play } o`なら{ $mark_o }になります。
    - **打つ**：マスを押すか、`{ $prefix }{ name-move } B2`と入力（B行の2列目）
    - **レベル**：`{ $prefix }{ name-play } { level-easy }`、ほかに`{ level-random }`、`{ level-medium }`、`{ level-hard }`、`{ level-perfect }`
    - **ほかのゲーム**：`{ $prefix }{ name-play } { word-connect4 }`、ほかに`{ word-misere }`、`{ word-fading }`、`{ word-ultimate }`、`4x4`、`5x5`、`7x7`、`9x9`
    - **みんなと**：`{ $prefix }{ name-play } @ben`でメンバーに申し込み、`{ $prefix }{ name-invite }`で相手を募集。`{ $prefix }{ name-vote }`では、みんなで1つのチームになります。
    - **対戦中**：`{ $prefix }{ name-board }`、`{ $prefix }{ name-offer }`、`{ $prefix }{ name-resign }`
    - **自分の対戦と、相手を募集中の人**：`{ $prefix }{ name-games }`
    - **自分の番のメンション**：`{ $prefix }{ name-privacy }`
    - **ここで同時にもう一戦**：`{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### 学ぶ
    - **最善手**：対戦中に`/{ name-hint }`
    - **すべての手を比べる**：`{ $prefix }{ name-analyse }`
    - **対戦の解説**：終わった対戦の下にある**{ board-review }**ボタン
    - **自分のミス**：`{ $prefix }{ name-practice }`
    - **レッスン**：`{ $prefix }{ name-course }`
    - **パズル**：`{ $prefix }{ name-puzzle }`または`{ $prefix }{ name-puzzle } { word-daily }`
    - **早解き**：1人なら`{ $prefix }{ name-storm }`、みんなとなら`{ $prefix }{ name-race }`
    - **見習い**：`{ $prefix }{ name-play } { level-learner }`で、あなたから学ぶ初心者と対戦。成長ぶりは`{ $prefix }{ name-brain }`で。
    - **観戦**：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **成績**：`{ $prefix }{ name-stats }`、`{ $prefix }{ name-leaderboard }`、`{ $prefix }{ name-history }`
    - **あなたのデータと、私からの通知**：`{ $prefix }{ name-history }`、`{ $prefix }{ name-privacy }`、`{ $prefix }{ name-notify }`
help-owners =
    ### サーバー管理者向け
    - **設定**：`/{ name-settings }`でゲーム、盤、チャンネル、ロール、プレフィックス、言語を変更（**サーバー管理**の権限が必要）
    - **対戦を中止**：そのチャンネルで`{ $prefix }{ name-stop }`（**メッセージの管理**の権限が必要）
    - **権限**：私に足りない権限は`/{ name-settings }`で確認できます。
    - **プレフィックス**：`/{ name-settings }`で変更できます。私へのメンションはいつでも使えます。
    - **見習いをリセット**：`{ $prefix }{ name-brain }`
    - **プライバシー**：私が保存しているあなたの情報は`{ $prefix }{ name-privacy }`で見られます。
about-version = **バージョン**：{ $version }
about-invite = [サーバーに追加](<{ $link }>)
about-install = [アカウントに追加](<{ $link }>)
about-terms = [利用規約](<{ $link }>)
about-privacy = [プライバシーポリシー](<{ $link }>)
about-your_data = **あなたの情報**：`{ $prefix }{ name-privacy }`
about-newer = ⚠️ このデータベースは、新しいバージョン{ $version }で使われました。私をもう一度更新するか、その更新より前のバックアップを復元してください。
about-servers = **サーバー数**：{ $servers }
about-since = **起動**：{ $since }
about-libraries = **Python**：{ $python } · **discord.py**：{ $library }
about-shard = **シャード{ $shard }**：接続中、{ $milliseconds } ms
about-shard_down = **シャード{ $shard }**：未接続

## privacy

privacy-use_slash_command = ほかの人には見せない内容です。`/{ name-privacy }`を使うか、ダイレクトメッセージで`{ $prefix }{ name-privacy }`と送ってください。
privacy-title = ### 私が保存しているあなたの情報
privacy-nothing = 何もありません。
privacy-never = **保存しないもの**：あなたの名前と、あなたが書いたこと
privacy-matches = **対戦**：終了{ $finished } · 進行中{ $live }
privacy-matches_details = -# ユーザーID、手、時刻、ヒント、サーバー・チャンネル・メッセージのID
privacy-challenges = **返事待ちの申し込み**：{ $challenges }
privacy-challenges_details = -# 誰が誰に申し込んだか、ゲーム、チャンネルとメッセージのID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **レーティング**：{ $ratings }個のサーバー
}
privacy-gains = { $gains ->
    [0] **私のレベルから得たポイント**：なし
   *[other] **私のレベルから得たポイント**：{ $gains }個のレベルから
}
privacy-ratings_details =
    -# レート戦ごとのレーティングと、勝ち・引き分け・負けの数
    -# レベルごとに、最後にポイントを得た日のポイント
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **パズルの成績**：なし
   *[other] **パズルの成績**：サーバーとDM合わせて{ $puzzles }か所
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **パズルのレーティング**：–
   *[other] **パズルのレーティング**：全サーバー共通
}
privacy-puzzles_details = -# 最後のパズル、正解と不正解の数、連続正解、最後に共有したデイリーパズルの結果、早解き競争で見たパズル（30日間）
privacy-practice = **練習問題**：{ $exercises } · **そのための対戦**：{ $reviewed }
privacy-practice_details = -# いつから練習しているか、対戦と早解き競争でのミス、あなたの答え、次に出る日
privacy-course = **レッスン**：{ $lessons }
privacy-course_details = -# どの練習を解いたか
privacy-learners = { $learners ->
   *[other] **見習いの記憶**：DM{ $learners }か所から
}
privacy-learners_details = -# DMであなたから学んだこと。サーバーでは、誰が遊んだかは保存しません。
privacy-notices = **通知をオフにした**：はい
privacy-notices_details = -# ユーザーID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **連続正解のリマインダー**：オフ
   *[other] **連続正解のリマインダー**：オン
}
privacy-search_notices = { $search_notices ->
    [0] **募集の通知**：オフ
   *[other] **募集の通知**：{ $search_notices }個のサーバー
}
privacy-direct_messages_details = -# ユーザーIDと、最後に送った時刻
privacy-votes = **投票**：{ $votes } · **始めた投票の対戦**：{ $votings }
privacy-votes_details = -# みんなで投票する対戦での、ユーザーIDと1手ごとの投票。終了の24時間後まで
privacy-races = **パズルの早解き（競争とひとり）**：{ $races } · **開いた数**：{ $race_starts }
privacy-races_details = -# ユーザーID、パズル、解けなかったパズル、得点、かかった時間
privacy-if_deleted =
    ### 削除すると
    { "" }**進行中の対戦**はすぐに終わります。両者が打っていれば、あなたの負けになります。
    { "" }**終わった対戦**は残りますが、あなたのユーザーIDは消えます。
    { "" }**それ以外**はすべて消えます。元には戻せません。
privacy-forget = 自分のデータを削除
privacy-deleted = ### データを削除しました
privacy-kept =
    -# メモリに残っていたあなたの名前、言語、申し込みの相手も忘れました。
    ### 残るもの
    { "" }**対戦**：{ $kept }
    -# あなたのユーザーIDと、チャンネル・メッセージのIDは含みません。対戦を始めたメッセージかボタン操作のIDだけが、対戦の番号として残ります。チャンネルがわからなければ、誰も調べられません。
    -# UTCの午前0時までは、同じメンバー2人が今日何回対戦したかは覚えていますが、それが誰なのかはわかりません。
privacy-ended = { $lost ->
    [0] **終わらせた進行中の対戦**：{ $live }（結果なし）
   *[other] **終わらせた進行中の対戦**：{ $live } · **負け**：{ $lost }（両者が打っていたもの）
}
privacy-nothing_ended = **終わらせた進行中の対戦**：なし

## name

name-play = 対戦
name-play_opponent = 相手
name-play_member = メンバー
name-play_mark = マーク
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = ゲーム
name-invite = 募集
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = 提案
name-offer_what = 内容
name-draw = 引き分け
name-takeback = 待った
name-games = 対戦一覧
name-watch = 観戦
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = 頭脳
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = 見習い
name-settings = 設定
name-vote = 投票
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = 時間
name-vote_thread = { word-thread }
name-stop = 中止
name-move = 打つ
name-move_coordinate = マス
name-board = 盤
name-resign = 投了
name-puzzle = パズル
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = テーマ
name-race = 早解き競争
name-race_game = { name-play_game }
name-race_time = 時間
name-race_today = { word-today }
name-storm = ひとり早解き
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = レッスン
name-course_lesson = 番号
name-help = ヘルプ
name-about = このボットについて
name-hint = ヒント
name-analyse = 解析
name-analyse_position = 局面
name-analyse_view = 表示
name-review = 振り返り
name-privacy = プライバシー
name-progress = 上達
name-notify = 通知
name-practice = 練習
name-practice_move = { name-move_coordinate }
name-stats = 成績
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = ランキング
name-leaderboard_game = { name-play_game }
name-history = 履歴
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = 再生
name-export = エクスポート

## word

word-random = ランダム
word-thread = スレッド
word-here = ここ
word-network = ネットワーク
word-hints = ヒントあり
word-misere = 逆三目並べ
word-fading = 消える
word-ultimate = アルティメット
word-uttt = uttt
word-ultimate_tictactoe = アルティメット三目並べ
word-infinite = 無限三目並べ
word-disappearing = 消える三目並べ
word-connect4 = コネクトフォー
word-connect_four = 四目並べ
word-tictactoe = 三目並べ
word-ttt = ttt
word-noughts = まるばつ
word-reverse = 逆まるばつ
word-misere_tictactoe = ミゼール三目並べ
word-daily = デイリー
word-mixed = ミックス
word-today = 今日
word-finish_line = ライン
word-block_line = ブロック
word-make_fork = ダブルリーチ
word-prevent_fork = 防御
word-forced_sequence = 手順
word-opening = 序盤
word-zugzwang = ツークツワンク
word-show = 表示
word-train = 特訓
word-export = エクスポート
word-import = インポート
word-reset = リセット
word-server = サーバー
word-original = オリジナル
word-stronger = 強化

## command

command-play = 三目並べやコネクトフォーなどで、私やメンバーと対戦します
command-play_opponent = 私と対戦するときの私のレベル
command-play_member = 対戦を申し込むメンバー（指定なしなら私と対戦）
command-play_mark = あなたのマーク（Xが先手）
command-play_mark_x = X（先手）
command-play_mark_o = O（後手）
command-play_mark_random = ランダム
command-play_thread = 対戦用のスレッドを作る（指定なしならサーバーの設定どおり）
command-play_hints = メンバーどうしの対戦で、2人ともヒントを使えるようにする
command-play_game = ゲームの種類（指定なしならサーバーのデフォルト）
command-invite = 相手を募集し、最初に受けた人と対戦します
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = 2人ともヒントを使えるようにする
command-invite_game = { command-play_game }
command-menu_challenge_member = 対戦を申し込む
command-offer = 引き分けや「待った」を提案します。相手が受ければ成立します
command-offer_what = 相手に提案すること
command-offer_what_draw = 引き分け
command-offer_what_takeback = 自分の最後の手を戻す
command-games = 自分の進行中の対戦と、ここで相手を募集中の人を見ます
command-watch = 私のレベルどうしの対戦を観戦します
command-watch_x = Xで先手を打つレベル
command-watch_o = Oを打つレベル
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = このサーバーの設定：ゲーム、盤、遊べる人、言語
command-vote = 私のレベルとの対戦。ここにいるみんなが1手ごとに投票します
command-vote_opponent = みんなで対戦する私のレベル（指定なしならサーバーのデフォルト）
command-vote_game = { command-play_game }
command-vote_mark = みんなのマーク。Xが先手（指定なしならX）
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = 1手ごとの投票時間、15s～24h。例：30s、5m、1h（指定なしなら1m）
command-vote_thread = スレッドを作る（作らずこのチャンネルで行うには「メッセージの管理」の権限が必要）
command-stop = このチャンネルの対戦を中止します
command-move = マス（B2など）に打ちます。コネクトフォーでは列の番号
command-move_coordinate = マス（B2など）。コネクトフォーでは列の番号
command-board = 盤を新しいメッセージでもう一度表示します
command-resign = 対戦を投了します
command-puzzle = たった1つの正解の手を見つけましょう
command-puzzle_daily = このサーバーのデイリーパズルを、ここのみんなに見せる
command-puzzle_game = { command-play_game }
command-puzzle_theme = パズルのテーマを選びます
command-race = ここのみんなで同じパズルを、90秒でできるだけ多く解きます
command-race_game = パズルのゲーム（指定なしならいろいろなゲーム）
command-race_game_mixed = いろいろなゲーム
command-race_time = 持ち時間（指定なしなら90秒）
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = デイリー早解き競争：ここの全員に同じ20問。今日のうちならいつでもできます
command-storm = 90秒でできるだけ多くのパズルを解き、自己ベストに挑みます
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = 持ち時間（指定なしなら90秒）
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = 7つの短いレッスンで上達しましょう
command-course_lesson = レッスンの番号（指定なしなら一覧）
command-help = 遊び方と、すべてのコマンド
command-brain = 見習いがここで学んだことを見たり、特訓させたりします
command-brain_train = 見習いを特訓する対戦数、1～10000（指定なしなら500）
command-brain_opponent = 特訓の相手にする私のレベル（指定なしなら{ level-perfect }）
command-brain_game = { command-play_game }
command-notify = 私からの通知を見たり、ボタンで変えたりします
command-hint = 良い手とその理由を教えます。あなただけに見えます
command-analyse = すべての手が勝ち・引き分け・負けのどれになるかを調べます
command-analyse_position = 上から順に X../.O./... のような行（指定なしならこのチャンネルの対戦）
command-analyse_view = 値のほかに見るもの（指定なしなら値だけ）
command-analyse_view_network = ネットワークの見方
command-privacy = 私が保存しているあなたの情報と、その削除方法
command-practice = 自分のミスから作った練習問題です。もっと良い手を見つけましょう
command-practice_move = あなたの答え（B2、4など）
command-stats = 自分やメンバー、サーバー全体の成績を見ます
command-stats_member = 誰の対戦か（指定なしなら自分）
command-stats_server = このサーバーの全員の対戦
command-stats_game = このゲームだけ（指定なしならすべて）
command-leaderboard = このサーバーの強いプレイヤーを見ます
command-leaderboard_game = { command-play_game }
command-history = 終わった対戦を1手ずつ再生したり、ファイルに保存したりします
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = どのマスですか？行の文字と列の番号を入力してください。例：`{ $prefix }{ name-move } B2`
error-unreadable_coordinate = それはマスではありません。行の文字と列の番号を入力してください。例：`{ $prefix }{ name-move } B2`
error-missing_column = どの列ですか？番号を入力してください。例：`{ $prefix }{ name-move } 2`
error-unreadable_column = それは列ではありません。番号を入力してください。例：`{ $prefix }{ name-move } 2`
error-unknown_row = { $row }行はありません。行は{ $first }～{ $last }です。
error-unknown_column = { $column }列目はありません。列は{ $first }列目から{ $last }列目までです。
error-cell_fading = **{ $coordinate }**のあなたの{ $mark }が消えるのは、あなたが打つときです。空いているマスを選んでください。
error-cell_taken = **{ $coordinate }**にはもう{ $mark }があります。空いているマスを選んでください。
error-other_board = **{ $board }**の盤（**{ $first }**～**{ $last }**）に打ってください。
error-closed_board = **{ $board }**の盤（{ $first }～{ $last }）は、もう取られているか埋まっています。ほかの盤のマスを選んでください。
error-full_column = { $column }列目はいっぱいです。ほかの列を選んでください。
error-floating_cell = **{ $coordinate }**に打ったマークは下に落ちてしまいます。列のいちばん下の空きマスを選んでください。
error-position_shape = 局面は、{ $columns }マスの行を{ $rows }行、行の間を`/`で区切って書いてください。例：`{ $example }` 別の大きさの盤なら、先に大きさを書いてください。例：`{ $prefix }{ name-analyse } 6x6x4 …`
error-position_not_typed = **{ $game }**の局面は、入力だけでは伝わりきりません。対戦中に`/{ name-analyse }`を使うと、その局面を表示します。
error-position_mark = その局面の{ $row }行目・{ $column }列目が`X`、`O`、`.`のどれでもありません。
error-impossible_position = その局面にはどう打ってもなりません。先手はXで、交互に打ち、最初のラインがそろうと対戦は終わります。
error-floating_position = その局面にはどう打ってもなりません。**{ $coordinate }**のマークは下に落ちてしまいます。
error-game_size = その大きさのゲームはありません。盤は縦横{ $least }～{ $most }マス、ラインは{ $least }マス以上で盤に収まる長さです。たとえば`{ $prefix }{ name-play } 6x6x4`は、6行6列で4個並べたら勝ちです。
error-game_not_offered = このサーバーでは**{ $game }**を遊べません。遊べるのは：{ $offered }
error-match_over = その対戦は終わっています。`{ $prefix }{ name-play }`で新しく始められます。
error-not_a_player = あなたはこの対戦のプレイヤーではありません。
error-workers_busy = 今はヒントを待っているメンバーが多すぎます。1分ほどしてから、もう一度お試しください。
error-advice_pending = 前回のヒントをまだ考えています。返事のあとで、もう一度お試しください。
error-advice-duel = ヒントなしのメンバーどうしの対戦に、この局面、または1手違いの局面が出ています。その対戦が進んでから、もう一度お試しください。
error-advice-race = これは、早解き競争であなたに出題中のパズルの局面、またはその1手違いの局面です。先にそのパズルに答えてください。
error-too_many_takebacks = この対戦ではもう{ $limit }手戻しました。1人が戻せるのはここまでです。
error-nothing_to_take_back = まだ一手も打っていないので、戻せる手がありません。
error-not_your_turn = あなたの番ではありません。`{ $prefix }{ name-board }`で盤を表示します。
error-no_match = ここで進行中の対戦はありません。`{ $prefix }{ name-play }`で始められます。
error-match_running-resignation = ここでのあなたの対戦がまだ続いています。新しく始めると投了となり、負けになります。新しく始めますか？
error-match_running-no_result = ここでの対戦がまだ続いています。新しく始めると、その対戦は結果なしで終わります。新しく始めますか？
error-match_running-time_up = ここで進行中の対戦は、1時間誰も打っていません。新しく始めると、そのプレイヤーの負けになります。新しく始めますか？
error-channel_busy = ここではほかのメンバーが対戦中です。別のチャンネルかスレッドで遊ぶか、{ $idle_after }分間誰も打たなかったら`{ $prefix }{ name-play }`を使ってください。
error-exhibition_running = ここでは私の2つのレベルが対戦しています。終わるのを待つか、別のチャンネルかスレッドで遊んでください。
error-match_moved_on = そのあと対戦が進みました。今の状況は`{ $prefix }{ name-board }`で見られます。
error-channel_taken = ここでは別の対戦が進行中です。終わるのを待つか、別のチャンネルかスレッドで遊んでください。
error-question-not_yours = その質問はほかの人あてです。
error-offer-not_a_duel = これはメンバーどうしの対戦でだけ使えます。私との対戦では、`{ $prefix }{ name-play }`で新しく始め、`{ $prefix }{ name-resign }`で投了できます。
error-offer-own_offer = 受けられるのは相手だけです。
error-challenge-own_challenge = 自分とは対戦できません。`{ $prefix }{ name-play }`で私と対戦できます。
error-challenge-bot_challenged = ボットは申し込みを受けられません。`{ $prefix }{ name-play }`で私と対戦できます。
error-challenge_waiting = 2人の間には返事待ちの申し込みがあります。先にそれを受けるか、断るか、取り下げてください：{ $existing }
error-challenge-invitation_open = あなたはすでに募集中です。先にそれを取り下げるか、誰かが受けるのを待ってください：{ $existing }
error-challenge_over = それはもう締め切られています。`{ $prefix }{ name-play } @だれか`で新しく申し込めます。
error-challenge-not_yours = その申し込みはほかの人あてです。
error-challenge-level = レベルは私と対戦するときだけのものです。メンバーに申し込むときは、レベルを省いてください。
error-challenge-nobody_else = ここにはあなたと私しかいません。サーバーのチャンネルで誰かに申し込んでください。
error-challenge-not_visible = このサーバーでは私の返信があなたにしか見えないので、誰も受けられません。サーバーの管理者に私を追加してもらうか、グループDMで遊んでください。
error-challenge-private_thread = プライベートスレッドでは、作った人がほかの人を外せます。そのため、ここでのメンバーどうしの対戦はヒントあり・レート対象外だけです：`{ $prefix }{ name-play } @だれか { word-hints }`
error-challenge-cannot_see = **{ $who }**さんはこのチャンネルを見られません。2人とも見られるチャンネルで遊んでください。
error-challenge-channel_taken = { $channel }では別の対戦が進行中です。それが終わったら、[募集]({ $link })を受けられます。
error-challenge-not_a_member = そのメンバーがここに見つかりません。`@`を入力して、Discordの一覧から選んでください。
error-moderation-not_the_starter = これを始めたのは別の人です。中止できるのは、その人と**{ permission-manage_messages }**の権限を持つメンバーだけです。
error-no_puzzles = そのゲームのパズルはありません。パズルがあるのは：{ $games }
error-puzzle-not_yours = そのパズルはほかの人あてです。`{ $prefix }{ name-puzzle }`で自分のパズルを出せます。
error-puzzle-over = そのパズルはもう無効です。`{ $prefix }{ name-puzzle }`で新しいパズルを出せます。
error-puzzle-answered = そのパズルにはもう答えています。`{ $prefix }{ name-puzzle }`で新しいパズルを出せます。
error-practice-over = その練習問題はもう開いていません。`{ $prefix }{ name-practice }`で別の問題を出せます。
error-practice-unreadable_coordinate = それはマスではありません。行の文字と列の番号を入力してください。例：`{ $prefix }{ name-practice } B2`
error-practice-unreadable_column = それは列ではありません。番号を入力してください。例：`{ $prefix }{ name-practice } 2`
error-puzzle-daily_over = それは別の日のパズルです。今日のパズルは`{ $prefix }{ name-puzzle } { word-daily }`で見られます。
error-puzzle-daily_answered = 今日のパズルにはもう答えています。次の問題は{ $ends }に出ます。
error-race-outside_server = 早解き競争には相手が必要なので、サーバーでだけ遊べます。ここでは`{ $prefix }{ name-storm }`で、同じことを1人でできます。
error-race-no_puzzles = そのゲームのパズルでは早解き競争ができません。できるのは：{ $games }
error-race-channel_taken = このチャンネルには、もう早解き競争があります。
error-race-in_another = あなたは別の早解き競争かひとり早解きの途中です。先にそれを終わらせてください。
error-race-started = その早解き競争はもう始まっています。次の回に参加してください。
error-race-full = その早解き競争は満員です。参加できるのは{ $most }人までです。
error-race-nobody_in = まだ参加者がいません。
error-race-not_starter = 早めに開始できるのは、この早解き競争を開いた人だけです。
error-race-not_in = あなたはその早解き競争に参加していません。
error-race-not_over = ほかの人がまだこのパズルに答えています。早解き競争が終わると見られます。
error-race-day_not_over = ほかの人がまだこのパズルに答えられます。早解き競争は{ $ends }に終わり、そのあと解けなかったパズルを見られます。
error-race-no_day = その日に早解き競争はありませんでした。今日のものは`{ $prefix }{ name-race } { word-today }`で見られます。
error-race-over = その早解き競争は終わっています。
error-race-private = ここで答えると全員に見えてしまいます。自分のパズルのボタンを押すか、私へのダイレクトメッセージで`{ $prefix }{ name-storm }`と入力してください。
error-thread-not_here = ここではスレッドを作れません。スレッドなしで遊ぶか、サーバーのテキストチャンネルで遊んでください。
error-thread-user_permission = ここでスレッドを作るには、あなたに**{ $missing }**の権限が必要です。スレッドなしで遊んでください。
error-thread-too_many = このサーバーで開いているスレッドは、Discordの上限に達しています。スレッドなしで遊ぶか、先に開いているものをアーカイブしてください。
error-thread-try_later = 今はDiscordでスレッドを作れないので、ここで対戦します。
error-thread-try_later_or_elsewhere = 今はDiscordがスレッドを作らせてくれず、ここでは別の対戦が進行中です。数分後にもう一度試すか、別のチャンネルで遊んでください。
error-cannot_attach = ここでファイルを送るには、私に**{ $missing }**の権限が必要です。サーバーの管理者に頼むか、スラッシュコマンドを使ってください。
error-training-bot_permission = 特訓の様子をここに表示するには、私に**{ $missing }**の権限が必要です。サーバーの管理者に頼むか、別のチャンネルで特訓させてください。
error-training-user_install = ここには特訓の様子を表示できません。ダイレクトメッセージか、私を追加したサーバーで特訓させてください。
error-learner_game = 見習いはそのゲームを遊べません。遊べるのは：{ $games }
error-learner-unknown_word = 「{ $typed }」がわかりません。`{ $prefix }{ name-brain }`で私が学んだことを見られます。ほかに`{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`、`{ $prefix }{ name-brain } { word-export }`、ファイルを付けて`{ $prefix }{ name-learner } { word-import }`、`{ $prefix }{ name-learner } { word-reset }`または`{ $prefix }{ name-learner } { word-reset } { word-stronger }`も使えます。
error-no_analysis = **{ $game }**は解析できないので、ヒントも解析も振り返りもありません。
error-training-unknown_word = 「{ $typed }」がわかりません。対戦数と私のレベル（{ $levels }）を入力してください。例：`{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`
error-training-games = 特訓の対戦数は1～{ $most }から選んでください。
error-training-already_running = ここではもう特訓中です。終わるのを待つか、終わらせてください。
error-learner-other_mode = この記憶は統合できません。ファイルはモード`{ $theirs }`、ここの私はモード`{ $ours }`です。
error-learner-one_file = ファイルが1つ必要です。`{ $prefix }{ name-brain }`の下の**{ learner-do_export }**ボタンで作れます。
error-learner-download_failed = Discordからファイルを受け取れませんでした。もう一度お試しください。
error-notify-other_server = それは別のサーバーのボタンです。このサーバーのボタンは`{ $prefix }{ name-notify }`で表示します。
error-notify-searches_off = このサーバーでは、募集の通知は許可されていません。
error-not_a_manager = これには**{ permission-manage_guild }**の権限が必要です。
error-settings_outside_server = 設定があるのはサーバーだけです。サーバーのチャンネルで`/{ name-settings }`を使ってください。
error-invalid_choice = それは選べません。選べるものは`/{ name-settings }`で見られます。
error-invalid_prefix = 保存できませんでした。プレフィックスは目に見える5文字以内で、空白とバッククォートを含まず、`/`、`@`、`<`以外で始まるものにしてください。
error-vote-outside_server = その場のみんなが投票する対戦なので、サーバーでだけ遊べます。ここでは`{ $prefix }{ name-play }`で私と対戦できます。
error-vote-off = このサーバーでは、みんなで投票する対戦がオフになっています。
error-vote-time = 1手ごとの時間は15秒から24時間までで、`30s`、`5m`、`1h`のように書きます。例：`{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = その手の投票は締め切られたところです。次の手には、もう少しで投票できます。
error-vote-only_in_thread = この対戦をチャンネルに直接始めるには、**{ permission-manage_messages }**の権限が必要です。なければ、スレッドで行います。
error-vote-needs_thread = この対戦にはスレッドが必要です。ここでスレッドを作るには**{ permission-create_public_threads }**、チャンネルで直接遊ぶには**{ permission-manage_messages }**の権限が必要です。
error-wrong_channel = ここでは遊べません。遊べるのは{ $channels }です。
error-missing_role = ここで私と遊ぶには、次のどれかのロールが必要です：{ $roles }
error-cooldown = 少し早すぎます。次のコマンドは{ $ends }に使えます。
error-too_many_choices = この対戦の変更が多すぎます。このまま遊ぶか、`{ $prefix }{ name-play }`で新しく始めてください。
error-already_playing = ここではもう対戦中です。`{ $prefix }{ name-board }`で盤を表示します。
error-button_used = そのボタンはもう押しています。
error-moderation-not_a_moderator = ほかのメンバーの対戦を中止するには、**{ permission-manage_messages }**の権限が必要です。
error-moderation-end_exhibition_instead = この対戦を始めたのがあなたなら、下のボタンで中止できます。そうでなければ、**{ permission-manage_messages }**の権限が必要です。
error-memory_file-too_large = そのファイルはインポートできません：{ $max_kib } KiBを超えています。
error-memory_file-not_mine = そのファイルは読み込めません：私が作ったものではないか、書き換えられています。
error-memory_file-value = そのファイルはインポートできません：`{ $where }`は次のどれかでなければなりません：`{ $values }`
error-memory_file-entry = そのファイルはインポートできません：`{ $where }`は1～{ $max_position }の整数でなければなりません。{ -entries-from-0 }
error-memory_file-position = そのファイルはインポートできません：`{ $where }`は{ $position }ですが、このモードの見習いが学べない局面か、二重に書かれた局面です。{ -entries-from-0 }
error-notation-line = { $line }行目を読めません。行は`2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`のように、時刻、盤、プレイヤー、手、結果、終わり方の順に書きます。
error-notation-unplayable = { $line }行目はありえない対戦です：{ $move }手目が、`B2`のような、そのとき打てるマスではありません。
error-notation-ending = { $line }行目はありえない対戦です：その手順では`{ $ending }`で終わりません。
error-starting-own = あなたの別の対戦を始めているところです。少ししてから、もう一度お試しください。
error-starting-other = 申し込んだ人の別の対戦を始めているところです。少ししてから、もう一度お試しください。
error-thread-closed = このスレッドは閉じていて、私には開けません。サーバーの管理者に開いてもらえば、`{ $prefix }{ name-board }`で盤を表示します。
error-thread-name_blocked = プレイヤーの名前が入ったスレッド名を、このサーバーのAutoModがブロックしました。スレッドなしで遊ぶか、私をそのルールの対象外にするようモデレーターに頼んでください。
-entries-from-0 = （リストの最初の項目は0番です。）
error-thread-bot_permission = ここでスレッドを作るには、私に**{ $missing }**の権限が必要です。サーバーの管理者に頼むか、スレッドなしで遊んでください。
error-too_many_matches-own = ここでのあなたの対戦は{ $most }件で、同時にはこれが上限です。先にどれかを終わらせてください：{ $channels }
error-too_many_matches-other = 申し込んだ人のここでの対戦は{ $most }件で、同時にはこれが上限です。どれかが終わってから受けてください。
error-may_not_follow_up = 対戦の続きをここに表示するには、私に**{ $missing }**の権限が必要です。サーバーの管理者に頼むか、別のチャンネルで遊んでください。
error-not_in_thread = 先にここで私にメンションしてください。そうすると私がこのプライベートスレッドに入ります。それまでは、対戦の続きをここに表示できません。
error-locked_thread = このスレッドはロックされているので、対戦の続きをここに表示できません。モデレーターにロックを解除してもらうか、別のチャンネルで遊んでください。
error-in_timeout = 私はこのサーバーでタイムアウト中なので、ここに書き込めません。解除：{ $ends }
error-match_unreachable = ここでの直前の対戦は結果なしで終わりました。盤のメッセージが削除されたか、私がこのチャンネルを見られなかったためです。
error-hints_not_allowed = この対戦ではヒントを使えません。`{ $prefix }{ name-play } @だれか { word-hints }`なら、2人ともヒントを使える対戦になります。
error-record-nothing_finished = ここで終わった対戦はまだありません。`{ $prefix }{ name-analyse } X../.O./...`なら、どんな局面でも解析できます。
error-record-match_not_found = その対戦の記録はもうありません。プレイヤーがデータを削除したのかもしれません。
error-record-unknown_target = 「{ $typed }」がわかりません。自分の成績なら何も付けず、メンバーなら`{ $prefix }{ $command } @ben`、ここの全員なら`{ $prefix }{ $command } { word-server }`と書いてください。
error-record-two_targets = メンバーかサーバー全体か、どちらか一方を選んでください。
error-record-no_leaderboard = レーティングとランキングはサーバーだけのものです。ここでの成績は`{ $prefix }{ name-stats }`で見られます。
error-record-no_pasted_game = コマンドのあとに`{ $prefix }{ name-export }`の1行を付けると、その対戦を表示します。
error-record-board_too_large = その盤は大きすぎて表示できません。最大は{ $most }×{ $most }です。
error-record-export_too_large = 対戦が多すぎて、{ $most } MiBまでのファイルに収まりません。私を運営している人に頼んでください。
error-share-not_visible = このサーバーでは私の返信があなたにしか見えないので、画像はほかの人に見えません。
error-share-cannot_attach = ここでは対戦を共有できません。**{ $missing }**の権限が必要です。
error-level_not_offered = 「{ $game }」では**{ $level }**を使えません。使えるレベルは{ $levels }です。
error-network_missing = このボットにはネットワークが入っていないので、**直感**と**ニューラル**は使えません。
error-network_game = ネットワークはそのゲームを学んでいません。知っているのは：{ $games }
error-offer-what = 何を提案するか入力してください：`{ $prefix }{ name-offer } { name-draw }`または`{ $prefix }{ name-offer } { name-takeback }`
error-no_records = そのゲームには個別の成績とレーティングがありません。あるのは：{ $games }
error-unknown_level = 「{ $typed }」がわかりません。私のレベルは{ $levels }です。例：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = 保存できませんでした。XとOの両方に絵文字が必要です。
error-emoji-unreadable = 保存できませんでした。「{ $typed }」は絵文字ではありません。絵文字か、`:cat:`のようなサーバー絵文字の名前を入力してください。
error-emoji-composed = 保存できませんでした。「{ $typed }」は、国旗やキーキャップ、家族のように複数の文字でできています。盤の上では、Discordが1つずつ別々に表示することがあります。🍎のような単純な絵文字を選んでください。
error-emoji-unknown = 保存できませんでした。このサーバーに`:{ $name }:`という絵文字はありません。サーバーの絵文字か、🍎のような標準の絵文字を入力してください。
error-emoji-unavailable = 保存できませんでした。サーバーの絵文字がブーストで使える数を超えているため、`:{ $name }:`は今使えません。
error-emoji-restricted = 保存できませんでした。`:{ $name }:`は、私にはないロールの専用絵文字です。
error-emoji-duplicate = 保存できませんでした。{ $emoji }が別々の2つを表してしまいます。X、O、空きマスには、そろったラインでも、それぞれ別の絵文字が必要です。空きマスの絵文字を入力しなければ、{ $free }になります。
error-emoji-unlisted = 保存できませんでした。このサーバーの絵文字をDiscordから取得できませんでした。もう一度お試しください。

## failure

failure-old_button = そのボタンは、私の古いバージョンのものです。今できることは`{ $prefix }{ name-help }`で見られます。
failure-changed = 私のコマンドが変わったばかりで、あなたのDiscordにはまだ古いものが表示されています。再読み込み（Ctrl+R、またはアプリを再起動）してから、もう一度お試しください。
failure-unexpected = すみません、私のほうで問題が起きました。もう一度お試しください。対戦の状況は`{ $prefix }{ name-board }`で見られます。
failure-try_later = 今はDiscordの都合で完了できません。1分ほどしてから、もう一度お試しください。対戦の状況は`{ $prefix }{ name-board }`で見られます。
failure-blocked = このサーバーのAutoModが私のメッセージをブロックしました。私をそのルールの対象外にするようモデレーターに頼んでください。そのあと`{ $prefix }{ name-board }`で対戦の状況を見られます。
failure-blocked_link = Discordの有害リンクフィルターが私のメッセージをブロックしました。おそらくメッセージ内の名前が原因です。`{ $prefix }{ name-board }`で対戦の状況を見られます。
failure-embed_removed = 私の言葉が入った埋め込みを、誰かがこのメッセージから削除しました。残しておいてください。ないと、誰の番なのか誰にもわかりません。
failure-no_channel = どのチャンネルでの操作か、Discordから情報を受け取れませんでした。もう一度お試しください。
failure-not_attached = Discordに受け付けられなかったため、ファイルを添付できませんでした。
failure-database = すみません、今は対戦を保存できません。保存済みの対戦は無事です。数分後に`{ $prefix }{ name-board }`で確認して、もう一度お試しください。
failure-computation = すみません、時間内に計算が終わりませんでした。数分後にもう一度お試しください。
failure-timeout = 私はそのサーバーでタイムアウト中なので、{ $channel }で返信できません。解除：{ $ends }。そのあと`{ $prefix }{ name-board }`で続けてください。対戦は保存されています。
failure-muted = **{ $missing }**の権限がないため、{ $channel }で返信できません。サーバーの管理者に権限の付与を頼み、`{ $prefix }{ name-board }`で続けてください。対戦は保存されています。

## owner

owner-synced = Discordに{ $count }個のスラッシュコマンドを登録しました。
owner-not_synced = Discordがスラッシュコマンドを拒否しました（HTTP { $status }：{ $reason }）。あとでもう一度お試しください。それでもだめなら、私のログにあるリンクから招待し直してください。
owner-servers = { $count }個のサーバーに参加しています。退出させるには、`{ $prefix }leave`とそのIDを送ってください。
owner-direct_message = このサーバーのメンバーに、私が参加しているサーバーが見えてしまいます。ダイレクトメッセージで送ってください。
owner-left = サーバー{ $id }から退出しました。
owner-not_there = そのIDのサーバーには参加していません。`{ $prefix }servers`で一覧を表示します。
owner-not_allowed = 私を運営している人は、決まったサーバーでだけ私を遊ばせています。ここはそのサーバーではないので、退出します。

## place

place-1 = 左上
place-2 = 上
place-3 = 右上
place-4 = 左
place-5 = 中央
place-6 = 右
place-7 = 左下
place-8 = 下
place-9 = 右下

## advice

advice-match = { $channel }でのあなたの対戦に、この局面、または1手違いの局面が出ています。続けると、その対戦ではもうレーティングが上がらず、盤には「ヒントあり」と表示されます。
advice-matches = { $channel }でのあなたの対戦に、この局面、または1手違いの局面が出ています。続けると、それらの対戦ではもうレーティングが上がらず、盤には「ヒントあり」と表示されます。
advice-match_private = ダイレクトメッセージでの私との対戦に、この局面、または1手違いの局面が出ています。続けると、そこの盤に「ヒントあり」と表示されます。
advice-puzzle = これは、あなたに出題中のパズルの局面、またはその1手違いの局面です。続けると、そのパズルは不正解になります。
advice-daily = これは、今日のデイリーパズルの局面、またはその1手違いの局面です。続けると、そのパズルは不正解になります。
advice-exercise = これは、あなたに出題中の練習問題の局面、またはその1手違いの局面です。続けると、その練習問題は不正解になります。
advice-show = それでも続ける

## games

games-title = ### 🎮 あなたの対戦
games-none = 今は対戦していません。`{ $prefix }{ name-play }`で始めるか、`{ $prefix }{ name-invite }`で相手を募集できます。
games-game = - [{ $game }]({ $link })：**{ $other }**と対戦 · { $place } · { $turn }
games-your_turn = **あなたの番**、{ $deadline }に時間切れ
games-their_turn = **{ $who }**さんの番、{ $deadline }に時間切れ
games-my_turn = **{ $who }**の番
games-private = ダイレクトメッセージ
games-invitations = ### ⚔️ 対戦相手を募集中
games-invitation = **{ $number }.** **{ $who }**さん：[{ $game }]({ $link }) · { $channel } · 期限：{ $deadline }
games-join = { $number }に参加
games-press = ボタンを押すと、進行中の対戦が出ます。あなたにだけ見えます。
games-open = 自分の対戦

## share

share-won = **{ $who }**が**{ $other }**に{ $plies }手で勝ちました。
share-resigned = **{ $who }**の勝ち：**{ $other }**が{ $plies }手で投了しました。
share-forfeited = **{ $who }**の勝ち：**{ $other }**が{ $plies }手で退出したか、時間切れになりました。
share-drawn = **{ $x }**対**{ $o }**は、{ $plies }手で引き分けました。
share-no_result = **{ $x }**対**{ $o }**は、{ $plies }手、結果なしで終わりました。
share-picture = 対戦を再生する動く画像：{ $game }。先手{ $x }、後手{ $o }。手順：{ $moves }。
share-player = プレイヤー{ $number }
share-picture_won = { $who }の勝ち。
share-picture_drawn = 引き分けでした。
share-picture_no_result = 結果なしで終わりました。

## vote

vote-thread = 🗳️ 誰でも参加できます。{ $thread }で1手ごとに投票してください。
vote-counts = 🗳️ { $counts } · { $deadline }に締め切り
vote-none = 🗳️ まだ投票なし · { $deadline }に締め切り
vote-waits = 🗳️ 投票がありませんでした。このまま投票がなければ、対戦は{ $deadline }に終わります。
vote-last = 前の手への投票：{ $counts }
vote-lot = 🎲 { $cells }が同じ票数だったので、くじで決めました。
vote-lot_many = 🎲 { $count }か所が同じ票数だったので、くじで決めました。
vote-yours = 🗳️ あなたの投票：**{ $move }** · 今のところ{ $count }票 · { $deadline }に締め切り。それまで投票を変えられます。
vote-theirs = 🗳️ **{ $who }**さんは**{ $move }**に投票 · 今のところ{ $count }票 · { $deadline }に締め切り
vote-how = 打ちたいマスに投票してください。票がいちばん多いマスに打ちます。
vote-how_with_review = { vote-how }対戦が終わったら、どこで間違えたか、誰が正しい手に投票していたかを発表します。
vote-typed = 投票するには手を入力してください。例：`{ $prefix }{ name-move } { $example }`
vote-saw = { $others ->
    [0] **{ $who }**さんは気づいていました。
   *[other] **{ $who }**さんとほか{ $others }人は気づいていました。
}
vote-saw_unnamed = { $count ->
    [0] より良い手に投票した人はいませんでした。
   *[other] { $count }人は気づいていました。
}
vote-went_wrong = みんなのミスは{ $number }手目でした。より良い手：{ $cells }。
vote-best = **投票の名人**：{ $who } { $share }
vote-practise = 練習する
vote-choose = 🗳️ 投票するマスを選んでください：

## race

race-title = 🏁 **パズルの早解き競争** · { $game } · { $time }
race-title_storm = ⚡ **パズルのひとり早解き** · { $game } · { $time }
race-time_90 = 90秒
race-time_180 = 3分
race-mixed = いろいろなゲーム
race-rules = 簡単なものから難しいものへ、全員に同じパズルを、それぞれ自分にだけ見えるメッセージで出します。正解すると1点、間違えると残り時間が{ $seconds }秒減ります。
race-in = **参加者**：{ $names }（{ $count } / { $most }人）
race-starts = { $begins }、または{ $who }さんが**今すぐ開始**を押すと始まります。
race-starts_at = { $begins }に始まります。
race-unrated = -# レーティングは変わりません。速いだけなのか、別のウィンドウを開いているのか、私には見分けられないからです。
race-restarted_lobby = -# 私は再起動しました。参加済みの人はそのままです。始まったら、ここで**続ける**を押してください。
race-join = 参加
race-begin = 今すぐ開始
race-continue = 続ける
race-again = もう一度
race-see_missed = 解けなかったパズルを見る
race-keep = これを練習する
race-kept = { $count ->
    [0] これらはもうあなたの練習問題に入っています。
   *[other] { $count }問をあなたの練習問題に加えました。
}
race-open_storm = ひとり早解きを始める
race-joined = 🏁 参加しました。早解き競争は{ $begins }に始まり、最初のパズルはここに出ます。
race-alone = ほかに参加者がいなかったので、1人だけの早解き（ひとり早解き）になりました。あなたの記録に入ります。
race-nobody_joined = 参加者はいませんでした。
race-running = -# それぞれ自分だけのメッセージで答えます。消えてしまったら、**続ける**を押してください。
race-restarted = 私は再起動しました。得点も、最後に答えたときの残り時間もそのままです。**続ける**を押してください。
race-over = -# 同点なら、最高コンボの多い順、不正解の少ない順、時間の短い順に決まります。
race-row = **{ $place }位** { $who } · **{ $points }点**
race-row_finished = **{ $place }位** { $who } · **{ $points }点** ✓
race-row_ended = **{ $place }位** { $who } · **{ $points }点** · 最高コンボ{ $combo } · 不正解{ $wrong }
race-right = ✅ +1 · コンボ{ $combo }
race-wrong = ❌ −{ $seconds }秒
race-score = **{ $points }点** · { $number }問目 · { $ends }に時間切れ
race-win = **{ $mark }の番で、勝ちがあります。**
race-draw = **{ $mark }の番で、引き分けにできます。**
race-paused = ⏸️ 時間は止まっています。**{ $points }点**、残り**{ $seconds }秒**です。**続ける**を押すと、そこから再開します。
race-time_up = ⏱️ 時間切れです。
race-all_answered = 🏆 すべてのパズルに答えました。
race-result = **{ $points }点** · 最高コンボ{ $combo } · 不正解{ $wrong }
race-wait_for_order = -# 全員が終わると、チャンネルに順位が出ます。
race-records = 自己ベスト：今日**{ $today }点** · 今週**{ $week }点** · 通算**{ $ever }点**
race-new_record = 🏆 ひとり早解きの自己ベスト更新！
race-missed = パズル{ $number } · 解けなかったパズル{ $page }/{ $count }
race-right_win = 正解は**{ $solution }**です（{ $mark }の勝ち）。{ $reasons }
race-right_draw = 正解は**{ $solution }**です（{ $mark }は引き分け）。{ $reasons }
race-nothing_missed = 解けなかったパズルはありません。✅
race-title_day = 🏁 **デイリー早解き競争** · { $day }
race-day_rules = 簡単なものから難しいものへ、ここの全員に同じ{ $count }問を出します。答えられるのは1問につき1回、正解は1点です。{ $ends }に終わり、そのあと正解の手を見せます。
race-day_named = 表には参加した全員の名前が出ます。レーティングは変わりません。
race-day_nobody = まだ誰も答えていません。
race-day_over = その早解き競争は、UTCの午前0時に終わりました。
race-day_solutions = -# { $ends }に終わります。そのあと`{ $prefix }{ name-race } { word-today }`で、解けなかったパズルを見られます。
race-day_progress = { $count }問中{ $number }問に答えました。
race-day_order = -# 同点なら、最高コンボの多い順、不正解の少ない順、時間の短い順に決まります。1問の時間は長くても1分と数えるので、途中でやめて、今日のうちに続けられます。
race-day_yesterday = 昨日：**{ $points }点**、{ $count }人中{ $place }位。
race-start = スタート
race-todays = 今日の早解き競争
race-day_score = **{ $points }点** · { $count }問中{ $number }問目
race-day_wrong = ❌ 正解はその手ではありません。
race-storm_press = { race-title_storm } · ボタンを押すと、あなたのひとり早解きが始まります。あなたにだけ見えます。
