### The bot's texts in Traditional Chinese.

## ply

ply-member_first = 新對局：**{ $who }** 在 **{ $coordinate }** 下了 { $mark }。
ply-member = **{ $who }** 在 **{ $coordinate }** 下了 { $mark }。
ply-program_first = 我先下，{ $mark } 下在 **{ $coordinate }**。
ply-program = 我的 { $mark } 下在 **{ $coordinate }**。
ply-level = { ply-member }
move-column = 直行 { $column }
move-cell = 直行 { $column } 由下往上第 { $row } 格
move-row = 由下往上第 { $row } 橫列的直行 { $first } 到 { $last }
move-diagonal = { $first }至{ $last }的斜線
move-boards = { $boards }的棋盤
ply-wait = 有很多對局在等我，我這一步大約需要 { $seconds } 秒。

## status

status-member_to_move = **{ $who }**，輪到你了，你是 { $mark }。
status-example = 例如：`{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }，輪到你了 · { $deadline }逾時
status-time_limit = 雙方都下過之後，誰逾時誰就輸；在那之前，這局沒有結果。
status-replaceable = 雙方都下過之後，如果你一小時沒有下，其他人就可以在這裡開新局，而這局算你輸。
status-extended = ⏳ 因為 **{ $who }** 看不到這個頻道，或無法在這裡發言，時間已延長一次。
status-excused = **{ $who }** 看不到這個頻道，或無法在這裡發言。**{ $other }** 擁有可能造成這種情況的權限，所以沒有人算輸。
status-level_to_move = **{ $who }** { $mark } 思考中……
status-member_won = 🏆 **{ $who } 贏了**，{ $mark } 在 { $line } 連成一線。
status-program_won = 🏁 **我贏了**，{ $mark } 在 { $line } 連成一線。
status-member_won_without_line = 🏆 **{ $who } 贏了。**
status-program_won_without_line = 🏁 **我贏了。**
status-misere_won = 🏆 **{ $winner } 贏了**，因為 **{ $who }** 的 { $mark } 在 { $line } 連成一線。
status-misere_member_won = 🏆 **{ $who } 贏了**，因為我的 { $mark } 在 { $line } 連成一線。
status-misere_program_won = 🏁 **我贏了**，因為 **{ $who }** 的 { $mark } 在 { $line } 連成一線。
status-draw = 🤝 **平手。** 棋盤下滿了，沒有人連成一線。
status-draw_repetition = 🤝 **平手。** 同樣的盤面出現了三次。
status-draw_move_limit = 🤝 **平手。** 已經下滿 100 步。
status-draw_boards = 🤝 **平手。** 雙方各贏得 { $count } 塊棋盤，沒有人連成三塊。
status-member_won_boards = 🏆 **{ $who } 贏了**，贏得的棋盤 { $won } 比 { $lost }：沒有人連成三塊。
status-program_won_boards = 🏁 **我贏了**，贏得的棋盤 { $won } 比 { $lost }：沒有人連成三塊。
status-member_resigned = 🏳️ **{ $who }** 認輸了。**我贏了。**
status-member_forfeited = ⌛ **{ $who }** 離開或逾時了。**我贏了。**
status-member_started_over = 🏳️ **{ $who }** 上一局認輸了。**那局我贏了。**
status-resigned = 🏳️ **{ $who }** 認輸了。**{ $winner } 贏了。**
status-forfeited = ⌛ **{ $who }** 離開或逾時了。**{ $winner } 贏了。**
status-agreed = 🤝 雙方同意，**平手**。
status-exhibition_ended = ⏹️ **已停止。** 這局沒有結果。
status-stopped = ⏹️ **管理員停止了這局。** 這局沒有結果。
status-abandoned = 💤 沒有人繼續下，這局就沒有結果。
status-crowd = 大家
status-crowd_first = 大家
status-crowd_to_move = 輪到大家 { $mark } 了：**每個人都可以投票。**
status-someone = 某人
status-again_watch = 再看一局？`{ $prefix }{ name-watch }`

## ending

ending-thanks = 謝謝陪我玩這一局！
ending-next_time = 下次說不定就贏了！
ending-good_game = 玩得不錯！
ending-rating = **積分**：{ $ratings }
ending-streak = 🔥 { $count } 連勝
ending-rating_of_game = **「{ $game }」積分**：{ $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 第一次贏了 **{ $level }** 難度！
ending-last_win = 最後一步之前，你還能贏：||**{ $cells }**||
ending-last_draw = 最後一步之前，你還能守住平手：||**{ $cells }**||
ending-last_win_of_member = 最後一步之前，**{ $who }** 還能贏：||**{ $cells }**||
ending-last_draw_of_member = 最後一步之前，**{ $who }** 還能守住平手：||**{ $cells }**||
ending-earlier_win = { $ordinal ->
       *[other] 你下第 { $number } 步時，還能贏：||**{ $cells }**||
    }
ending-earlier_draw = { $ordinal ->
       *[other] 你下第 { $number } 步時，還能守住平手：||**{ $cells }**||
    }
ending-earlier_win_of_member = { $ordinal ->
       *[other] **{ $who }** 下第 { $number } 步時，還能贏：||**{ $cells }**||
    }
ending-earlier_draw_of_member = { $ordinal ->
       *[other] **{ $who }** 下第 { $number } 步時，還能守住平手：||**{ $cells }**||
    }
ending-best_result = 沒有一步失誤：沒有人能下出更好的結果。
ending-no_mistake = 沒有一步失誤。

## position

position-cells = X：{ $x } · O：{ $o }
position-none = 無
position-columns = 各直行的棋子（由下往上）：{ $columns }
position-disc_x = 紅
position-disc_o = 黃
position-threats = { $glyph } 代表威脅：{ $cells }
position-fading = 接下來會消失：{ $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = 下一步：下在{ $board }棋盤，{ $first } 到 { $last }。
position-any_board = 下一步：任何棋盤都可以。
position-open_boards = 下一步：任何還能下的棋盤（{ $boards }）。
position-boards_won = 已關閉的棋盤：{ $boards }。
position-boards_of = { $side } { $boards }
position-boards_of_nobody = 沒有人贏：{ $boards }
position-against = 我的難度：{ $level }
position-coached = 有提示
position-weakened = 這次思考較短：積分不會上升
position-unrated = 私人討論串：不計積分
position-misere = 連成 { $count } 格就輸

## level

level-random = 隨機
level-easy = 簡單
level-medium = 普通
level-hard = 困難
level-perfect = 完美
level-learner = 學徒
level-intuition = 直覺
level-neural = 神經網路
level-neural-early = 神經網路-訓練初期
level-neural-middle = 神經網路-訓練中期

## game

game-3x3 = 圈圈叉叉
game-misere = 反圈圈叉叉（連線就輸）
game-4x4 = 4×4（四格連線）
game-5x5 = 5×5（四格連線）
game-7x7 = 7×7（五格連線）
game-9x9 = 9×9（五格連線）
game-connect4 = 四子棋
game-fading = 消失圈圈叉叉
game-ultimate = 終極圈圈叉叉
game-rules_fading = 三個連線就贏。每一方最多有三個棋子：下第四個時，你最早下的那個會先消失。
game-rules_ultimate = 橫、直或斜連成三塊贏得的棋盤就贏。你下在哪一格，對方接著就要下在對應位置的棋盤：下在右上格，對方就去右上棋盤。如果那塊棋盤已經分出勝負或下滿了，對方可以下在任何還能下的棋盤。
game-size = { $rows }×{ $columns }（{ $in_a_row } 格連線）

## board

board-rematch = 再戰一局
board-level = 難度：{ $level }
board-game = 遊戲：{ $game }
board-hint = 提示
board-resign = 認輸
board-take_back = 悔棋
board-draw = 提議平手
board-again = 再玩一次
board-stop = 停止對局
board-review = 覆盤
board-fix = 改正我的失誤
board-choose_row = 選擇橫列：{ $rows }
board-choose_column = 橫列 { $row }：選擇直行
board-another_row = 選其他橫列
board-choose_board = 選擇一塊棋盤
board-choose_cell = { $board }：選擇一格
board-another_board = 選其他棋盤

## style

style-default = 經典，大棋盤用圖片
style-classic = 經典
style-shapes = 圖形
style-animals = 動物
style-fruit = 水果
style-space = 太空
style-weather = 天氣
style-picture = 圖片
style-own = 伺服器表情符號

## own

own-title = 棋盤表情符號
own-choose = 選擇表情符號
own-explanation = 輸入表情符號，或伺服器表情符號的名稱，例如 :cat:
own-placeholder = 留空就使用預設值
own-x = X
own-o = O
own-winning_x = 醒目顯示的 X
own-winning_o = 醒目顯示的 O
own-empty = 空位
own-unavailable = 這些表情符號在這裡不能用了：{ $names }。棋盤會改回 { $mark_x } 和 { $mark_o }。

## picture

picture-board = 棋盤：{ $rows }×{ $columns }。X：{ $x }。O：{ $o }。
picture-discs = 棋盤：{ $rows }×{ $columns }。{ $discs }。
picture-fading = 接下來會消失：{ $marks }。
picture-fading_mark = { $cell } 的 { $letter }
picture-last = 最後一步是 { $coordinate }。
picture-line = { $line } 上畫了一條線。
picture-network = 網路預計 { $mark } 為 { $value }，範圍從 −100 到 +100。它最喜歡：{ $moves }。

## thread

thread-name = { $one } – { $other }
thread-play = 在討論串裡玩
thread-made = 對局在 { $thread } 進行。

## challenge

challenge-member = ⚔️ { $challenged }，**{ $who }** 向你發起挑戰：**{ $game }**。
challenge-anyone = ⚔️ **{ $who }** 想找人玩：**{ $game }**。誰要一起？
challenge-mark = **{ $who }** 用 { $mark }，{ $mark_x } 先下。
challenge-random_mark = 隨機分配圈叉，{ $mark_x } 先下。
challenge-hints = 💡 雙方都可以用 `/{ name-hint }`，棋盤上會註明「有提示」。
challenge-notices_on = 🔔 接受之後會開啟通知：輪到你而你不在時，以及時間用完前，我會提及你。可以用 `/{ name-privacy }` 裡的按鈕關閉。
challenge-expires = { $deadline }到期。
challenge-accept = 接受
challenge-decline = 婉拒
challenge-withdraw = 收回
challenge-declined = **{ $who }** 婉拒了挑戰。
challenge-withdrawn = **{ $who }** 收回了挑戰。
challenge-uninvited = **{ $who }** 收回了邀請。
challenge-expired = ⌛ **{ $who }** 沒有等到回應。
challenge-begun = **{ $x }** { $mark_x } 對上 **{ $o }** { $mark_o }，開始！
challenge-choose_friend = 你想跟誰玩？
challenge-friend = 選擇成員
challenge-invite = 這裡的任何人

## offer

offer-draw = 🤝 **{ $who }** 提議平手。**{ $other }** 接受嗎？
offer-take-back = ↩️ **{ $who }** 想悔棋，收回 **{ $coordinate }**。**{ $other }** 同意嗎？
offer-take-back_answered = ↩️ **{ $who }** 想悔棋，收回 **{ $coordinate }**（**{ $other }** 回應的 **{ $answer }** 也一併收回）。**{ $other }** 同意嗎？
offer-accept = 接受
offer-decline = 婉拒
offer-taken_back = **{ $who }** 悔了一步棋。
offer-declined = **{ $who }** 婉拒了。對局繼續。
offer-withdrawn = **{ $who }** 收回了請求。對局繼續。
notice-turn = { $who }，輪到你了。
notice-begun = { $who }，你的對局開始了。
notice-reminder = ⏰ { $who }，輪到你了，你在[這局]({ $link })的時間將於{ $deadline }用完。
notify-on = 🔔 **通知**：已開啟。在與成員的對局中，輪到你而你已離開頻道五分鐘時、對方接受你的挑戰或提出請求時，以及時間用完前一次，我會提及你。
notify-off = 🔕 **通知**：已關閉。只有別人向你挑戰時我才提及你。
notify-turn_on = 開啟通知
notify-reminders_on = 🔥 **連續答對提醒**：已開啟。如果你在每日謎題三天以上的連續答對快要中斷，我會在 UTC 午夜前兩小時傳私人訊息給你。
notify-reminders_off = 🔥 **連續答對提醒**：已關閉。開啟後，如果你在每日謎題三天以上的連續答對快要中斷，我會在 UTC 午夜前兩小時傳私人訊息給你。
notify-turn_on_reminders = 提醒我連續答對
notify-turn_off_reminders = 不再提醒連續答對
notify-searches_on = ⚔️ **邀請通知**：在這裡已開啟。有人在你看得到的頻道找人玩時，我會傳私人訊息給你，最多每小時一次。
notify-searches_off = ⚔️ **邀請通知**：在這裡已關閉。開啟後，有人在你看得到的頻道找人玩時，我會傳私人訊息給你，最多每小時一次。
notify-searches_off_here = ⚔️ **邀請通知**：已關閉。這個伺服器不允許。
notify-searches_in = ⚔️ **邀請通知**：在 { $count } 個伺服器已開啟。有人在那裡找人玩時，我會傳私人訊息給你。
notify-searches_nowhere = ⚔️ **邀請通知**：已關閉。在伺服器裡用 `/{ name-notify }` 開啟後，有人在那裡找人玩時，我會傳私人訊息給你。
notify-turn_on_searches = 有人找人玩時告訴我
notify-turn_off_searches = 不再通知我邀請
notify-streak_ends =
    🔥 你還沒解今天的謎題。不解的話，你的每日謎題連續答對會在{ $ends }（UTC 午夜）中斷：
    { $streaks }
notify-streak = - [{ $server }]({ $link })：{ $count } 天
notify-private_streak = - 這裡，用 `{ $prefix }{ name-puzzle } { word-daily }`：{ $count } 天
notify-streak_elsewhere = - 另一個對話，用 `/{ name-puzzle }`：{ $count } 天
notify-some_server = 另一個伺服器
notify-search = ⚔️ **{ $who }** 正在找人玩 **{ $game }**，就在 **{ $server }**，{ $deadline }到期。[查看邀請]({ $link })
notify-turn_off = 關閉通知

## puzzle

puzzle-win = **輪到 { $mark }，可以贏。** 只有一步能贏，是哪一步？
puzzle-draw = **輪到 { $mark }，可以平手。** 只有一步能守住平手，其他都會輸，是哪一步？
puzzle-user = 🧩 給 **{ $who }** 的謎題。
puzzle-daily = 🧩 **每日謎題，{ $day }。** 下一題{ $ends }登場。只算第一次的答案。
puzzle-right = ✅ **{ $coordinate } 答對了！** { $reasons }
puzzle-draws = 💡 **{ $coordinate } 還不夠**：{ $other } 仍然能守成平手。正解是 **{ $solution }**。{ $reasons }
puzzle-loses = 💡 只要 { $other } 下得好，**{ $coordinate } 就會輸**。正解是 **{ $solution }**。{ $reasons }
puzzle-in_a_row = 🔥 連續答對 { $count } 題！
puzzle-days = 📅 連續 { $count } 天答對！
puzzle-record-solved = **答對**：{ $tried } 題中的 { $solved } 題
puzzle-record-streak = **連續答對**：{ $in_a_row }（最佳：{ $best }）
puzzle-record-daily = **每日謎題**：連續 { $days } 天（最佳：{ $best_days }）
puzzle-next = 下一題
puzzle-skip_costs = -# 如果沒答這道謎題就換下一道，這道算答錯。
puzzle-seen = 你在最近 30 天的競速裡看過這道謎題，所以它不會改變你的積分。
puzzle-rating = **謎題積分**：{ $rating } ({ $change })
puzzle-share = 分享
puzzle-shared = 🧩 每日謎題，{ $day }：{ $result }
puzzle-shared_days = 🔥 { $count } 天
puzzle-solve = 解題
puzzle-answers = **{ $solved }** 人答對，**{ $missed }** 人答錯
puzzle-streaks = 🔥 **分享的連續答對**：{ $streaks }
puzzle-streak_of = { $who } { $count } 天
puzzle-race = 🏁 **每日競速**：{ $leaders } · 已有 { $count } 人參加
puzzle-race_place = { $place }. **{ $who }** { $points } 分
puzzle-open_race = 每日競速
puzzle-yesterday = **昨天的答案**：{ $solution }
puzzle-yesterday_posted = **[昨天的謎題]({ $link })答案**：{ $solution }

## practice
practice-game = 來自你{ $day }的對局：
practice-lost_win = **輪到 { $mark }。** 你在這裡下了 **{ $coordinate }**，錯失了勝局。請找出更好的一步。
practice-lost_draw = **輪到 { $mark }。** 你在這裡下了 **{ $coordinate }**，錯失了平手。請找出更好的一步。
practice-crowd_game = 來自大家{ $day }的對局：
practice-crowd_lost_win = **輪到 { $mark }。** 大家在這裡下了 **{ $coordinate }**，錯失了勝局。請找出更好的一步。
practice-crowd_lost_draw = **輪到 { $mark }。** 大家在這裡下了 **{ $coordinate }**，錯失了平手。請找出更好的一步。
practice-race = 來自你{ $day }的競速：
practice-no_move_win = **輪到 { $mark }，可以贏。** 你當時沒來得及回答。只有一步能贏，是哪一步？
practice-no_move_draw = **輪到 { $mark }，可以平手。** 你當時沒來得及回答。只有一步能守住平手，是哪一步？
practice-draws = 💡 **{ $coordinate } 還不夠**：{ $other } 仍然能守成平手。
practice-loses = 💡 只要 { $other } 下得好，**{ $coordinate } 就會輸**。
practice-unproven = 💡 **{ $coordinate }** 也許一樣好，但我無法證明。
practice-better = **更好的是**：{ $solution }。{ $reasons }
practice-comes_back = { $days ->
        [1] 這道練習題明天會再出現。
       *[other] 這道練習題 { $days } 天後會再出現。
    }
practice-first_counts = 只算練習題到期那天的第一次答案。{ practice-comes_back }
practice-end_of_game = 這是你在這局的最後一個失誤。
practice-end_of_race = 這是你在這場競速中沒解出的最後一題。
practice-no_mistakes = 在這局裡，我沒有找到能證明是失誤的你的下法。
practice-none = 你還沒有練習題。從現在起，我會用你已結束的對局裡的失誤來出題。
practice-none_due = **現在沒有要練的題。** 你的下一道練習題：{ $due }。
practice-show = 看答案
practice-try_again = 再試一次
practice-hint = { board-hint }
practice-other_game = 另一局的失誤
practice-a_game = 一局裡的失誤
practice-hint_finish_line = 💡 **提示**：你可以連成一線。
practice-hint_block_line = 💡 **提示**：{ $other } 下一步就能連成一線。
practice-hint_make_fork = 💡 **提示**：你可以同時威脅在兩格獲勝。
practice-hint_prevent_fork = 💡 **提示**：{ $other } 下一步就能同時威脅在兩格獲勝。
practice-hint_forced_sequence = 💡 **提示**：多想幾步：你的每一步之後，{ $other } 能怎麼下？
practice-hint_opening = 💡 **提示**：看看你的每一步之後，{ $other } 能製造什麼威脅。
practice-hint_zugzwang = 💡 **提示**：到最後，每一直行都得有人下。數一數那會是誰。
practice-puzzle = 解一道謎題
practice-press = 按下按鈕就能練習，只有你看得到。
practice-open = 練習

## course

course-lines = 連線與阻擋
course-forks = 雙重威脅
course-prevention = 防止雙重威脅
course-openings = 開局
course-misere = 一切相反
course-large = 更大的棋盤
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 課程
    每課有一個由你來下的例題和三道練習。
course-lines_text =
    橫、直、斜連成三個就獲勝。
    所以先看自己能不能連成一線。
    不能的話，看對手能不能，並擋下來。
course-forks_text =
    雙重威脅可以同時在兩格獲勝。
    對手只擋得住一格，你就在另一格獲勝。
    找一個空格，讓你的兩條線在那裡相交。
course-prevention_text =
    在對手形成雙重威脅之前就要看到它。
    佔住那一格，或製造威脅，逼對手去擋別處。
    如果擋的那一步正好形成雙重威脅，這個威脅就錯了。
course-openings_text =
    中央屬於四條線，角屬於三條，邊屬於兩條。
    所以從中央或角開始。
    對手下角，就下中央；對手下中央，就下角。
course-misere_text =
    連成一線的一方輸，所以讓自己的棋子分開。
    { $mark_x } 從中央開始，每一步都下在對手的對面一格。
    這樣 { $mark_x } 可能連成的每條線裡都有一個 { $mark_o }。
course-large_text =
    連成五個獲勝。兩端都空的四擋不住，因為只擋得了一端。
    兩端都空的三，下一步就成為這樣的四。
    四必須馬上擋，所以比任何三都優先。
course-connect4_text =
    只差一格的線就是威脅，即使現在誰也下不到那裡。
    到最後總有人要下在它下面：從下往上數，單數列歸 { $mark_x }，雙數列歸 { $mark_o }。
    對手能獲勝的格子，千萬別下在它下面。
course-example = 例題
course-exercise = 練習 { $number }
course-lessons = 全部課程
course-next = 下一課
course-win = **輪到 { $mark }，可以贏。**
course-draw = **輪到 { $mark }，可以平手。**
course-completes_line = 💡 **{ $coordinate } 會輸**：它連成了一線。
course-reply = { $mark } 接著下 **{ $coordinate }**。
course-another = 再看一個盤面。
course-solution = 💡 正解是 **{ $coordinate }**。{ $reasons }
course-lesson_done = 🎉 **本課完成！**
course-all_done = 🏆 **你已完成全部課程！**
course-beat = 現在去打敗 **{ $level }** 難度吧。
course-play = 對戰 { $level } 難度
course-press = 按下按鈕就能打開課程，只有你看得到。

## settings

settings-level = **預設難度**：{ $level }
settings-game = **預設遊戲**：{ $game }
settings-games = **開放的遊戲**：{ $games }
settings-all_games = **開放的遊戲**：全部，其他大小的棋盤也可以
settings-choose_games = 全部遊戲
settings-buttons = **棋盤按鈕**：開啟
settings-text = **棋盤按鈕**：關閉，用打字下棋
settings-title = ## ⚙️ 伺服器設定
settings-saved = ✅ 已儲存 · { $now }
settings-page_games = 遊戲
settings-page_server = 伺服器
settings-page_daily = 每日謎題
settings-page_language = 語言
settings-heading_games = ### 遊戲
settings-heading_boards = ### 棋盤
settings-heading_access = ### 存取
settings-heading_commands = ### 指令
settings-heading_daily = ### 每日謎題
settings-heading_language = ### 語言
settings-default = 預設：{ $what }
settings-language = **語言**：{ $language }
settings-discord_language = **語言**：{ $language }，與 Discord 相同
settings-language_from_discord = 與 Discord 相同
settings-choose_language = { $first } … { $last }
settings-more_languages = 更多語言：{ $first } … { $last }
settings-note_language = 大家看得到的訊息用這個語言，只有你看得到的訊息用你的語言。
settings-style = **棋盤樣式**：{ $style }
settings-like_pictures = 比較喜歡圖片？
settings-use_pictures = 所有棋盤都用圖片
settings-pictures = 圖片棋盤就是這個樣子。在 { slash-settings } 可以選其他樣式，也可以改回來。
settings-to_buttons = 顯示按鈕
settings-to_text = 隱藏按鈕
settings-everywhere = **頻道**：全部
settings-channels = **頻道**：{ $channels } 及其討論串
settings-choose_channels = 全部頻道
settings-everybody = **誰可以玩**：所有人
settings-roles = **誰可以玩**：{ $roles }
settings-choose_roles = 所有人
settings-threads = **討論串**：盡量每局開一個
settings-no_threads = **討論串**：有要求才開
settings-to_threads = 使用討論串
settings-to_channels = 不用討論串
settings-idle = **閒置上限**：{ $idle }
settings-notices = **通知**：開啟
settings-no_notices = **通知**：關閉
settings-to_notices = 開啟
settings-to_no_notices = 關閉
settings-search_notices = **邀請通知**：開啟
settings-no_search_notices = **邀請通知**：關閉
settings-to_search_notices = 允許
settings-to_no_search_notices = 不允許
settings-note_is_search_quiet = 有人在這裡邀請任何人來一局時，我會傳私人訊息給想收到通知的成員，最多每小時一次。
settings-votes = **投票對局**：開啟
settings-no_votes = **投票對局**：關閉
settings-to_votes = 開啟投票
settings-to_no_votes = 關閉投票
settings-note_has_no_votes = 用 `/{ name-vote }`，頻道裡的所有人一起當一方和我對戰，每一步由大家投票決定。
settings-note_is_quiet = 在成員之間的對局中，輪到不在的玩家時，以及時間用完前，我會提及那位玩家。成員可以用 `/{ name-privacy }` 裡的按鈕為自己關閉。
settings-note_idle = 超過這段時間沒人下，對局就會結束。進行中的對局沿用開始時的上限。
settings-cooldown = **冷卻時間**：每次指令間隔 { $cooldown }
settings-no_cooldown = **冷卻時間**：無
settings-note_cooldown = 下棋和按按鈕沒有冷卻時間。
settings-prefix = **前綴**：`{ $own }`
settings-no_prefix = **前綴**：無
settings-note_prefix = 斜線指令，以及提及我之後輸入的指令，隨時有效。
settings-change_prefix = 更改前綴
settings-daily_channel = **頻道**：{ $channel }
settings-no_daily_channel = **頻道**：無，我不發布
settings-choose_daily_channel = 不發布
settings-note_daily_channel = 我每天在那裡發布一次當天的謎題，附上解題按鈕、答對的人數、昨天的答案，以及分享過結果的成員中最長的連續答對。
settings-daily_hour = **時間**：{ $time }（{ $utc } UTC）
settings-note_daily_hour = 如果今天已經到了這個鐘點而還沒發布，我會馬上發布。
settings-hour = { $time } UTC
settings-no_wait = 無冷卻時間
settings-hours = { $count } 小時
settings-days = { $count } 天
settings-seconds = { $count } 秒
settings-channels_deleted = 🗑️ 你選的頻道中有 { $count } 個已被刪除。
settings-all_channels_deleted = 🗑️ 你選的頻道全都被刪除了。在你重新選擇之前，每個頻道都可以玩。
settings-roles_deleted = 🗑️ 你選的身分組中有 { $count } 個已被刪除。
settings-all_roles_deleted = 🗑️ 你選的身分組全都被刪除了。在你重新選擇之前，所有人都可以玩。
settings-daily_channel_deleted = 🗑️ 你為每日謎題選的頻道已被刪除。在你另選頻道之前，我不會發布。
settings-dismiss_deleted = 知道了
settings-missing_for_answers = ⚠️ 我無法在 { $channels } 回覆打字輸入的指令。請在那裡給我 **{ $missing }** 權限。
settings-missing_for_daily = ⚠️ 我無法在 { $channels } 發布每日謎題。請在那裡給我 **{ $missing }** 權限。
settings-missing_for_threads = ⚠️ 我無法在 { $channels } 用討論串進行對局。請在那裡給我 **{ $missing }** 權限。
settings-missing_for_pictures = ⚠️ 我無法在 { $channels } 傳送棋盤圖片，只能用表情符號。請在那裡給我 **{ $missing }** 權限。

## prefix

prefix-title = 指令前綴
prefix-field = 前綴
prefix-explanation = 最多 5 個字元（預設：{ $usual }）。留空就只能用提及和斜線指令
prefix-explanation_no_usual = 最多 5 個字元。留空就只能用提及和斜線指令

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = 在這裡回答，大家都會看到。改用 { $command }，就只有你看得到。
coach-hint = 💡 **{ $coordinate }**：{ $value }。{ $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** 看起來最好，但我沒能全部算清楚。{ coach-depth }{ $reasons }
coach-depth = 我往後算了 { $depth } 步（雙方合計）。
coach-analyse_anyway = 仍要分析
coach-price_hint = 之後這局只可能降低你的積分，不能再提高。要看提示嗎？
coach-price_analysis = 之後這局只可能降低你的積分，不能再提高。要分析嗎？
coach-show_hint = 查看提示
coach-press = 按下按鈕就能看提示，只有你看得到。
coach-wait = 有很多成員在等我。大約 { $seconds } 秒後回覆你。
coach-win = { $moves } 步獲勝
coach-win_at_most = 最多 { $moves } 步獲勝
coach-draw = 平手
coach-loss = { $moves } 步落敗
coach-loss_at_most = 最多 { $moves } 步落敗
coach-to_move = 輪到 { $mark }：**{ $value }**
coach-to_move_unproven = 輪到 { $mark }：**沒有完全算清楚**
coach-cell_value = { $coordinate }：{ $value }
coach-variation = **最佳下法**：{ $cells }
coach-looks_best = **看起來最好**：{ $cells }
coach-not_proven = **沒有完全算清楚**：{ $moves } 種下法中的 { $count } 種。{ coach-depth }
coach-legend = 雙方都下得最好時：🏆 贏、🤝 平手、💀 輸。「3 步獲勝」只算贏家的步數。
coach-network =
    輪到 { $mark }。網路預計這一方為 **{ $value }**，範圍從 −100（輸）到 +100（贏）。
    它最喜歡：**{ $moves }**
coach-network_legend = 格子越亮，網路越可能下在那裡。雙方下得最好時，+ 贏，= 平手，− 輸。橫條左邊是 X 的份額，右邊是 O 的。
coach-see_network = 網路看到的
coach-nothing_left = 那局已經結束，沒有東西可以分析了。
coach-before_last = 這裡的上一局，最後一步之前：
coach-at_end = 這裡的上一局，停止的時候：
coach-completes_line = 連成 { $lines }，直接獲勝。
coach-forks = 形成雙重威脅：可以在 { $cells } 獲勝，{ $mark } 只擋得住其中一格。
coach-forces = 威脅在 { $cell } 獲勝。{ $mark } 一定得擋，但還是會輸。
coach-wins_later = 到最後，{ $mark } 只能下在{ $cell }的下面，{ $mover } 就在那裡獲勝。由下往上數，單數列歸 { $mark_x }，雙數列歸 { $mark_o }。
coach-leaves_only_lines = 現在 { $mark } 怎麼下都會連成一線。
coach-mirrors = 在 { $cell } 的對面。佔住中央、又總是下在對面那一格的一方，永遠不會連成一線。
coach-mirrors_center = 這是中央。佔住這裡、又總是下在對面那一格的一方，永遠不會連成一線。
coach-only_move = 只有這一步可下。
coach-blocks = 擋下 { $mark } 在 { $lines } 的連線。
coach-prevents_forks = { $count ->
       *[other] 防止 { $mark } 在 { $cells } 形成雙重威脅。
    }
coach-only_draw = 其他下法都會輸。
coach-keeps_win = 另外還有 { $others } 種下法也能贏。
coach-only_win = 其他下法都贏不了。
coach-holds_out = 怎麼下都會輸，沒有哪一步撐得更久。
coach-holds_out_alone = 怎麼下都會輸，但這一步撐得最久。
coach-threatens = 威脅在 { $cell } 獲勝，{ $mark } 一定得擋。
coach-tempts = { $mark } 的 { $replies } 種應對中，有 { $mistakes } 種是失誤。
coach-one_of_draws = { $moves } 種下法中，有 { $count } 種能守住平手，包括這一步。
coach-all_draw = 怎麼下都能守住平手。
coach-traps = { $count ->
       *[other] 對手最容易在 **{ $cells }** 之後失誤。
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **準確率**：{ $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **轉捩點**：第 { $number } 步，{ $who } { $mark } 下 **{ $coordinate }**（{ $before } → { $after }）。更好的是：{ $cells }
coach-no_mistake = **失誤的下法**：無。沒有哪一步改變了結果。
coach-no_proven_mistake = **失誤的下法**：沒有發現。
coach-not_judged = { $count ->
       *[other] **太複雜，無法評判**：第 { $numbers } 步
    }
coach-stopped_at = 對局停止時輪到 { $mark }：{ $value }。
coach-no_plies = 一步都沒下。
coach-plies = **下法**：{ $cells }
coach-kept = 好棋，結果不變：{ $value }。
coach-unjudged = 這步太複雜，我無法評判。{ coach-depth }
coach-lost_anyway = 這局早已輸定：{ $value }。
coach-mistake = 失誤：{ $before } → { $after }。更好的是：{ $glyph } { $cells }
coach-mistakes = **{ $count } 次失誤**：第 { $numbers } 步
coach-move = 第 { $number } 步
coach-back = 上一步
coach-next = 下一步

## learner

learner-title = ### 🧠 我在這裡學到了什麼
learner-naive = 🧠 我在這裡還什麼都沒學到，只知道規則。來教我吧：`{ $prefix }{ name-play } { level-learner } { $word }`，或用下面的按鈕。
learner-how_original = -# 我會依序選第一個還沒害我輸過的空位。
learner-how_stronger = -# 每一局我都從雙方的下法學習。鏡像或旋轉後的盤面視為同一個。
learner-memory_lost = **我知道的敗局盤面**：{ $lost }
learner-memory = **我知道的敗局盤面**：{ $lost } · **好盤面**：{ $good }
learner-games = **對局**：{ $games } · **其中訓練**：{ $trained }
learner-latest_games = **最近 { $count } 局**：{ $wins } 勝 · { $draws } 平 · { $losses } 敗
learner-results = **結果**：{ $wins } 勝 · { $draws } 平 · { $losses } 敗
learner-unbeatable = 🛡️ 再也沒有人贏得了我了。
learner-beatable = 🎯 我用 { $mark_x } 或 { $mark_o } 都還可能輸。
learner-beatable_as = 🎯 我用 { $mark } 時還可能輸。
learner-lesson = 💡 **最近學到的一課（用 { $mark }）**：這步我不會再下了。
learner-curve = 我輸棋比例的折線圖。對局：{ $games }。一開始：{ $first }。最後：{ $last }。
learner-losses = **我輸棋的比例**：一開始 { $first } · 最後 { $last }
learner-training = 🏋️ 正在和 **{ $opponent }** 難度訓練：{ $played }/{ $games } 局
learner-trained = ✅ 我和 **{ $opponent }** 難度訓練了 { $games } 局。
learner-training_ended_early = ⏹️ 我和 **{ $opponent }** 難度的訓練提早結束，下了 { $played }/{ $games } 局。
learner-training_failed = ⚠️ 出了點問題，我和 **{ $opponent }** 難度的訓練在下了 { $played }/{ $games } 局後結束。學到的東西都還在。
learner-training_over = ⏹️ 那次訓練已經結束。學到的東西都還在，用 `{ $prefix }{ name-brain }` 就能看到。
learner-known_positions = **我知道的盤面**：{ $knows } · **訓練前**：{ $knew }
learner-end = 結束訓練
learner-do_play = 和我對戰
learner-do_train = 訓練 { $games } 局
learner-do_export = 存成檔案
learner-do_import = 載入檔案
learner-do_reset = 重設
learner-import_title = 載入學徒的記憶
learner-import_field = 我存的檔案
learner-saved =
    📤 **我在這裡知道的一切，模式 `{ $mode }`**
    { $memory }
    要在別的地方載入，請那裡的管理者按下 `{ $prefix }{ name-brain }` 下方的 **{ learner-do_import }**
learner-import_preview =
    📥 **這個檔案裡的記憶，模式 `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**合併**會把它加進我在這裡的記憶，並保留我的戰績。
    -# 新的敗局盤面：{ $lost } · 新的好盤面：{ $good }
learner-replace_preview =
    { "" }**取代**會讓我忘掉在這裡學到的東西和我的戰績。
    -# 盤面：{ $known } · 對局：{ $games }
learner-do_merge = 合併
learner-do_replace = 取代
learner-do_cancel = 取消
learner-merged =
    ✅ **已合併**
    { "" }**新的敗局盤面**：{ $lost } · **新的好盤面**：{ $good }
    { "" }**我知道的盤面**：{ $known }
learner-replaced =
    ✅ **已取代**
    { "" }**我知道的盤面**：{ $known }
    { "" }**模式**：`{ $mode }`
    { "" }**忘掉的盤面**：{ $forgotten } · **忘掉的對局**：{ $games }
learner-not_imported = 沒有匯入任何東西。
learner-reset =
    🗑️ **要我忘掉在這裡學到的一切和我的戰績嗎？**
    { "" }**盤面**：{ $known } · **對局**：{ $games }
    我會用 `{ $mode }` 模式從頭開始。
learner-reset_yes = 全部忘掉
learner-reset_switch = 忘掉，改用 { $mode } 模式學習
learner-reset_no = 全部保留
learner-forgotten =
    🗑️ **我在這裡學到的一切和我的戰績都忘掉了。**
    { "" }**盤面**：{ $known } · **對局**：{ $games }
    我用 `{ $mode }` 模式從頭開始。
learner-kept = 我什麼都沒忘。

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** 在這裡還沒有下出結果的對局。用 `{ $prefix }{ name-play }` 開一局。
stats-none_of_game = **{ $who }** 在這裡還沒有下出結果的「{ $game }」對局。用 `{ $prefix }{ name-play } { $word }` 開一局。
stats-won = 🏆 { $count } 勝
stats-drawn = 🤝 { $count } 平手
stats-lost = { $count } 敗
stats-total = **總計**：{ $tally }
stats-mark = **用 { $mark }**：{ $tally }
stats-members = **成員**：{ $tally }
stats-against = **{ $name }**：{ $tally }
stats-members_against = ### 成員與我的對戰
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **打敗過的難度**：{ $levels }
stats-winning_streak = **最長連勝**：{ $longest }
stats-course = 🎓 **課程**：已完成
stats-more = 另請參閱：`{ $prefix }{ name-history }`、`{ $prefix }{ name-leaderboard }`
stats-more_private = 另請參閱：`{ $prefix }{ name-history }`
stats-scope = ### 📊 這裡的對局
stats-games = **對局**：{ $games } · **玩家**：{ $members }
stats-nothing = 這裡還沒有下完的對局。用 `{ $prefix }{ name-play }` 開一局。
stats-nothing_of_game = 這裡還沒有下完的「{ $game }」對局。用 `{ $prefix }{ name-play } { $word }` 開一局。
stats-winners = **獲勝**：{ $mark_x } { $x } · { $mark_o } { $o } · **平手**：{ $draws }
stats-ends = **結束方式**：{ $ends }
stats-end = { $end }：{ $count }
stats-most_active = **最活躍**：{ $members }
stats-member = { $who }（{ $games }）
stats-exhibitions = **我的難度之間**：另有 { $games } 局
stats-bar = 結果長條圖。勝：{ $wins }。平手：{ $draws }。敗：{ $losses }。

## progress

progress-title = ### 📈 { $who }
progress-press = 按下按鈕查看你的進步。只有你看得到。
progress-open = 查看我的進步
progress-practice_now = 現在練習
progress-post = 發布
progress-none = 你還沒有覆盤過的對局。用 `{ $prefix }{ name-practice }` 開始，或者從輸掉的對局下方的失誤開始。之後我會覆盤你下完的每一局。
progress-clean = ✅ **{ $theme }**：自{ $date }起沒有失誤（覆盤的對局：{ $games }）
progress-all_themes = 所有主題
progress-compared = { $now } · 之前：{ $before }
progress-accuracy = **準確率**：{ $share }
progress-games = **覆盤的對局**：{ $games }
progress-mistakes = ### 失誤
progress-theme = **{ $theme }**：{ $count }
progress-practice = ### 練習
progress-due = **今日練習題**：{ $due } / { $exercises }
progress-lessons = **完成的課程**：{ $done } / { $lessons }
progress-puzzle_rating = **謎題積分**：{ $rating }
progress-legend = 最近 30 天，以及再之前的 30 天。準確率是你被評判的下法中保住結果的比例。
progress-chart = 每週準確率與覆盤對局數的圖表：{ $weeks }

## theme

theme-finish_line = 完成連線
theme-block_line = 擋下連線
theme-make_fork = 形成雙重威脅
theme-prevent_fork = 防止雙重威脅
theme-forced_sequence = 連續逼著
theme-opening = 開局
theme-zugzwang = 迫移（奇偶威脅）

## ended

ended-line = 連成一線
ended-full_board = 棋盤下滿
ended-repetition = 盤面重複
ended-move_limit = 達到步數上限
ended-boards_counted = 依棋盤數判定
ended-resigned = 認輸
ended-forfeited = 離開或逾時
ended-agreed = 同意平手
ended-abandoned = 沒人繼續
ended-stopped = 被管理員停止

## rating

rating-ranked = **積分**：{ $rating } · **排名**：{ $rank }
rating-provisional = **暫定積分**：{ $rating } · **排名**：再下 { $games } 局積分對局後公布
rating-none = **積分**：尚無 · **排名**：下滿 { $games } 局積分對局後公布
rating-of_game = **{ $game }** · { $standing }
rating-curve = 最近 { $games } 局積分對局的積分折線圖：從 { $first } 到 { $last }，最低 { $lowest }，最高 { $highest }。
rating-course = **最近 { $games } 局積分對局**：從 { $first } 到 { $last } · 最低 { $lowest } · 最高 { $highest }

## chart

chart-results = 結果
chart-wins = 勝：{ $games }
chart-draws = 平手：{ $games }
chart-defeats = 敗：{ $games }
chart-rating = 積分
chart-rated_game = 積分對局
chart-losses = 我輸棋的比例
chart-lost = 輸棋
chart-by_week = 每週準確率
chart-week = 週起始日
chart-accuracy = 準確率
chart-reviewed = 覆盤的對局
chart-game = 對局
chart-average = { $games } 局平均

## leaderboard

leaderboard-title = ### 🏅 排行榜：{ $game }
leaderboard-range = 第 { $first }–{ $last } 名，共 { $total } 位成員
leaderboard-none = 🏅 這裡還沒有人在「{ $game }」有排名。不用提示，和我或其他成員下滿 { $games } 局，就會有排名。用 `{ $prefix }{ name-play } { $word }` 開一局。
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **下一個**：{ $level }，還差 { $points } 分
leaderboard-rated = 只算積分對局。

## history

history-user = ### 📜 { $who }
history-all = ### 📜 這裡的對局
history-range = -# 第 { $first }–{ $last } 局，共 { $total } 局，從新到舊
history-none = **{ $who }** 在這裡還沒下完過一局。用 `{ $prefix }{ name-play }` 開一局。
history-nothing = 這裡還沒有下完的對局。用 `{ $prefix }{ name-play }` 開一局。
history-line_of = **{ $number }.** { $date } · { $mark } 對 **{ $other }** · { $result } · { $plies } 步
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } 步
history-win = 勝
history-draw = 平手
history-loss = 敗
history-no_result = 無結果
history-newer = 較新
history-older = 較舊
history-first = 開頭
history-last = 結尾
history-list = 回到列表
history-export = 把我的對局存成檔案
history-paste = 重播一行
history-pasted = 對局檔案裡的一行

## replay

replay-ply = 第 { $number } 步，共 { $plies } 步：**{ $who }** 在 **{ $coordinate }** 下了 { $mark }。
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **下法**：{ $moves }
replay-share = 分享

## export

export-use_history = 這些資料只該讓你自己看到。請按 `{ $prefix }{ name-history }` 下方的 **{ history-export }**，或私訊我 `{ $prefix }{ name-export }`。
export-done_pasted =
    📤 **你下完的對局**：{ $games }
    來自你玩過的所有地方，每行一局。想再看某一局，就按 `{ $prefix }{ name-history }` 下方的 **{ history-paste }**，貼上它的那一行
export-none = 你還沒下完過一局。用 `{ $prefix }{ name-play }` 開一局。

## moderation

moderation-stopped = ⏹️ 對局已停止，棋盤上也註明了。
moderation-resigned = 🏳️ **{ $who }** 認輸了，棋盤上也註明了。

## permission

permission-view_channel = 檢視頻道
permission-connect = 連接
permission-send_messages = 發送訊息
permission-send_messages_in_threads = 在討論串中傳送訊息
permission-create_public_threads = 建立公開討論串
permission-attach_files = 附加檔案
permission-manage_messages = 管理訊息
permission-manage_guild = 管理伺服器

## question

question-yes = 開新局
question-no = 繼續這局
question-kept = 對局繼續。用 `{ $prefix }{ name-board }` 看棋盤。
question-stop = **{ $x }** 和 **{ $o }** 正在這裡對局。要停止他們的對局嗎？
question-stop_own = **{ $x }** 和 **{ $o }** 正在這裡對局。停止這局就等於你認輸。要停止嗎？
question-stop_yes = 停止對局
question-stop_no = 取消
question-play_examples = 例如：`{ $prefix }{ $command } { level-easy }`、`{ $prefix }{ $command } { word-connect4 }` 或 `{ $prefix }{ $command } @ben`。
question-puzzle_examples = 例如：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-make_fork }` 或 `{ $prefix }{ $command } { word-daily }`。
question-daily_alone = 當天的謎題每個人都一樣：`{ $prefix }{ $command } { word-daily }`。只有你自己的謎題才能選遊戲或主題：`{ $prefix }{ $command } { word-make_fork }`。
question-race_examples = 例如：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-mixed } 3m`；時間是 90s 或 3m。
question-race_today_alone = 每日競速對這裡的所有人都一樣：`{ $prefix }{ $command } { word-today }`。你自己發起的競速才能選遊戲和時間：`{ $prefix }{ $command } { word-connect4 } 3m`。
question-vote_examples = 例如：`{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`，每一步的時間從 15s 到 24h。
question-watch_examples = 例如：`{ $prefix }{ $command } { level-hard } { level-easy }` 或 `{ $prefix }{ $command } { word-connect4 }`。
question-did_you_mean = 你是不是要輸入 `{ $prefix }{ $command } { $words }`？
question-did_you_mean_command = 你是不是要輸入 `{ $prefix }{ $command }`？
question-unknown_words = 我看不懂這裡的「{ $typed }」。
question-conflicting_words = 這些字不能一起用。
question-choose_member = 請輸入 `@`，從 Discord 顯示的清單選擇成員。
question-course_examples = 課的編號是 1 到 7：`{ $prefix }{ $command } 1` 打開第一課。
question-invite_examples = 例如：`{ $prefix }{ $command } { word-connect4 }` 或 `{ $prefix }{ $command } o`。
question-challenge_named = 要挑戰 **{ $who }** 嗎？
question-challenge_named_yes = 發起挑戰

## help

help-first = 按下**開始玩**就能和我來一局，再按下任一格子。
help-to_friend = 和朋友玩
help-to_commands = 所有指令
help-to_play = 開始玩
help-to_learn = 學習
help-to_owners = 給伺服器管理者
help-about = 關於我
help-play =
    ### 玩法
    橫、直或斜連成三個就贏。
    - **開局**：`{ $prefix }{ name-play }`。你是 { $mark_x }，先下；`{ $prefix }{ name-play } o` 就換你當 { $mark_o }。
    - **下棋**：按下格子，或輸入 `{ $prefix }{ name-move } B2`（橫列 B、直行 2）。
    - **難度**：`{ $prefix }{ name-play } { level-easy }`，還有 `{ level-random }`、`{ level-medium }`、`{ level-hard }`、`{ level-perfect }`
    - **其他遊戲**：`{ $prefix }{ name-play } { word-connect4 }`，還有 `{ word-misere }`、`{ word-fading }`、`{ word-ultimate }`、`4x4`、`5x5`、`7x7`、`9x9`
    - **和別人玩**：`{ $prefix }{ name-play } @ben` 挑戰成員，`{ $prefix }{ name-invite }` 邀請任何人；`{ $prefix }{ name-vote }` 由大家一起當同一方。
    - **對局中**：`{ $prefix }{ name-board }`、`{ $prefix }{ name-offer }`、`{ $prefix }{ name-resign }`
    - **你的對局，以及誰在找人玩**：`{ $prefix }{ name-games }`
    - **輪到你時提及**：`{ $prefix }{ name-privacy }`
    - **在這裡再開一局**：`{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### 學習
    - **最佳一步**：對局中用 `/{ name-hint }`
    - **比較所有下法**：`{ $prefix }{ name-analyse }`
    - **解說一局**：對局結束後下方的 **{ board-review }** 按鈕
    - **自己的失誤**：`{ $prefix }{ name-practice }`
    - **課程**：`{ $prefix }{ name-course }`
    - **謎題**：`{ $prefix }{ name-puzzle }` 或 `{ $prefix }{ name-puzzle } { word-daily }`
    - **限時解題**：一個人用 `{ $prefix }{ name-storm }`，和別人一起用 `{ $prefix }{ name-race }`
    - **學徒**：`{ $prefix }{ name-play } { level-learner }` 對上會向你學習的新手；`{ $prefix }{ name-brain }` 看它學得如何。
    - **觀戰**：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **成績**：`{ $prefix }{ name-stats }`、`{ $prefix }{ name-leaderboard }`、`{ $prefix }{ name-history }`
    - **你的資料，以及我傳給你的訊息**：`{ $prefix }{ name-history }`、`{ $prefix }{ name-privacy }`、`{ $prefix }{ name-notify }`
help-owners =
    ### 給伺服器管理者
    - **設定**：`/{ name-settings }` 管理遊戲、棋盤、頻道、身分組、前綴和語言（需要 **管理伺服器** 權限）
    - **停止對局**：在該頻道用 `{ $prefix }{ name-stop }`（需要 **管理訊息** 權限）
    - **權限**：`/{ name-settings }` 會列出我缺少的權限。
    - **前綴**：在 `/{ name-settings }` 更改。提及我隨時有效。
    - **重設學徒**：`{ $prefix }{ name-brain }`
    - **隱私**：`{ $prefix }{ name-privacy }` 可以看我保存了你的哪些資料。
about-version = **版本**：{ $version }
about-invite = [把我加到伺服器](<{ $link }>)
about-install = [把我加到你的帳號](<{ $link }>)
about-terms = [服務條款](<{ $link }>)
about-privacy = [隱私權政策](<{ $link }>)
about-your_data = **你的資料**：`{ $prefix }{ name-privacy }`
about-newer = ⚠️ 較新的版本 { $version } 曾經用過這個資料庫。請重新更新我，或還原那次更新之前的備份。
about-servers = **伺服器**：{ $servers }
about-since = **啟動於**：{ $since }
about-libraries = **Python**：{ $python }，**discord.py**：{ $library }
about-shard = **分片 { $shard }**：已連線，{ $milliseconds } 毫秒
about-shard_down = **分片 { $shard }**：未連線

## privacy

privacy-use_slash_command = 這些資料只該讓你自己看到。請用 `/{ name-privacy }`，或私訊我 `{ $prefix }{ name-privacy }`。
privacy-title = ### 我保存了你的哪些資料
privacy-nothing = 什麼都沒有。
privacy-never = **絕不保存**：你的名字和你寫的內容
privacy-matches = **對局**：已結束 { $finished } · 進行中 { $live }
privacy-matches_details = -# 你的使用者 ID、下的每一步、時間、提示，以及伺服器、頻道和訊息的 ID
privacy-challenges = **等待回應的挑戰**：{ $challenges }
privacy-challenges_details = -# 誰挑戰了誰、哪種遊戲，以及頻道和訊息的 ID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **積分**：在 { $ratings } 個伺服器
}
privacy-gains = { $gains ->
    [0] **從我的難度贏得的分數**：無
   *[other] **從我的難度贏得的分數**：來自 { $gains } 個難度
}
privacy-ratings_details =
    -# 每局積分對局後的積分，以及你的勝、平、敗局數
    -# 每個難度只記你最近一次得分當天的分數
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **謎題成績**：無
   *[other] **謎題成績**：在 { $puzzles } 個伺服器或私訊對話中
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **謎題積分**：–
   *[other] **謎題積分**：所有伺服器通用
}
privacy-puzzles_details = -# 最近的謎題、答對和答錯的次數、連續答對、你上次分享的每日謎題結果，以及你 30 天內在競速裡看過的謎題
privacy-practice = **練習題**：{ $exercises } · **所用對局**：{ $reviewed }
privacy-practice_details = -# 你從什麼時候開始練習、你在對局和競速中的失誤、你的答案，以及練習題何時再出現
privacy-course = **課程**：{ $lessons }
privacy-course_details = -# 你解出了課程裡的哪些練習
privacy-learners = { $learners ->
   *[other] **學徒的記憶**：來自 { $learners } 個私訊對話
}
privacy-learners_details = -# 它在私訊中向你學到的東西。在伺服器裡，它不會記是誰下的。
privacy-notices = **已關閉通知**：是
privacy-notices_details = -# 你的使用者 ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **連續答對提醒**：關閉
   *[other] **連續答對提醒**：開啟
}
privacy-search_notices = { $search_notices ->
    [0] **邀請通知**：關閉
   *[other] **邀請通知**：在 { $search_notices } 個伺服器
}
privacy-direct_messages_details = -# 你的使用者 ID，以及我上次傳訊息給你的時間
privacy-votes = **投票**：{ $votes } · **發起的投票對局**：{ $votings }
privacy-votes_details = -# 在每個人都投票的對局中：你的使用者 ID 和你每一步的投票，保留到對局結束後 24 小時
privacy-races = **謎題競速和衝刺**：{ $races } · **由你發起**：{ $race_starts }
privacy-races_details = -# 你的使用者 ID、有哪些謎題、你沒解出哪些、你的得分，以及你用了多少時間
privacy-if_deleted =
    ### 如果刪除
    { "" }**進行中的對局**會立刻結束。雙方都下過的，算你輸。
    { "" }**已結束的對局**會保留，但不再帶有你的使用者 ID。
    { "" }**其他一切**都會消失，無法復原。
privacy-forget = 刪除我的資料
privacy-deleted = ### 你的資料已刪除
privacy-kept =
    -# 你的名字、語言和你挑戰過誰，如果還在我的記憶體裡，也都忘掉了。
    ### 保留的內容
    { "" }**對局**：{ $kept }
    -# 不含你的使用者 ID，也不含頻道和訊息的 ID。只留下開局那則訊息或按鈕操作的 ID，當作對局編號。不知道頻道，就沒有人查得到它。
    -# 在 UTC 時間午夜之前，我還知道同樣兩位成員今天互相下了幾局，但不知道他們是誰。
privacy-ended = { $lost ->
    [0] **已終止的進行中對局**：{ $live }（沒有結果）
   *[other] **已終止的進行中對局**：{ $live } · **算輸**：{ $lost }（雙方都下過）
}
privacy-nothing_ended = **已終止的進行中對局**：無

## name

name-play = 開局
name-play_opponent = 對手
name-play_member = 成員
name-play_mark = 圈叉
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = 遊戲
name-invite = 邀請
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = 提議
name-offer_what = 內容
name-draw = 平手
name-takeback = 悔棋
name-games = 我的對局
name-watch = 觀戰
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = 大腦
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = 學徒
name-settings = 設定
name-vote = 投票
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = 時間
name-vote_thread = { word-thread }
name-stop = 停止
name-move = 下棋
name-move_coordinate = 格子
name-board = 棋盤
name-resign = 認輸
name-puzzle = 謎題
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = 主題
name-race = 競速
name-race_game = { name-play_game }
name-race_time = 時間
name-race_today = { word-today }
name-storm = 衝刺
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = 課程
name-course_lesson = 課
name-help = 說明
name-about = 關於
name-hint = 提示
name-analyse = 分析
name-analyse_position = 盤面
name-analyse_view = 檢視
name-review = 覆盤
name-privacy = 隱私
name-progress = 進步
name-notify = 通知
name-practice = 練習
name-practice_move = { name-move_coordinate }
name-stats = 戰績
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = 排行榜
name-leaderboard_game = { name-play_game }
name-history = 歷史紀錄
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = 重播
name-export = 匯出

## word

word-random = 隨機
word-thread = 討論串
word-here = 這裡
word-network = 網路
word-hints = 允許提示
word-misere = 反圈圈叉叉
word-fading = 消失
word-ultimate = 終極
word-uttt = uttt
word-ultimate_tictactoe = 終極圈圈叉叉
word-infinite = 無限圈圈叉叉
word-disappearing = 消失圈圈叉叉
word-connect4 = 四子棋
word-connect_four = 四連棋
word-tictactoe = 圈圈叉叉
word-ttt = ttt
word-noughts = 井字遊戲
word-reverse = 反井字遊戲
word-misere_tictactoe = 反向圈圈叉叉
word-daily = 每日
word-mixed = 混合
word-today = 今天
word-finish_line = 連線
word-block_line = 擋下
word-make_fork = 雙重威脅
word-prevent_fork = 防守
word-forced_sequence = 逼著
word-opening = 開局
word-zugzwang = 迫移
word-show = 查看
word-train = 訓練
word-export = 匯出
word-import = 匯入
word-reset = 重設
word-server = 伺服器
word-original = 原版
word-stronger = 強化

## command

command-play = 圈圈叉叉、四子棋等遊戲，和我或某位成員對局
command-play_opponent = 和我對戰時的難度
command-play_member = 要挑戰的成員（預設：和我對戰）
command-play_mark = 你要用圈或叉，X 先下
command-play_mark_x = X（先手）
command-play_mark_o = O（後手）
command-play_mark_random = 隨機
command-play_thread = 為這局開一個討論串（預設：依伺服器設定）
command-play_hints = 成員之間對局時，允許雙方使用提示
command-play_game = 玩哪種遊戲（預設：伺服器的預設遊戲）
command-invite = 和最先加入的人來一局
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = 允許雙方使用提示
command-invite_game = { command-play_game }
command-menu_challenge_member = 發起挑戰
command-offer = 提議平手或悔棋，對方同意才算數
command-offer_what = 你向對方提議什麼
command-offer_what_draw = 平手
command-offer_what_takeback = 收回你的最後一步
command-games = 你進行中的對局，以及誰在這裡找人玩
command-watch = 我的兩個難度之間的一局
command-watch_x = 用 X 先下的難度
command-watch_o = 用 O 的難度
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = 這個伺服器的設定：遊戲、棋盤、誰可以玩、語言
command-vote = 和我的一個難度對局，這裡的所有人為每一步投票
command-vote_opponent = 大家要對戰的難度（預設：伺服器的預設難度）
command-vote_game = { command-play_game }
command-vote_mark = 大家用圈或叉，X 先下（預設：X）
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = 每一步的投票時間，15s 到 24h，例如 30s、5m 或 1h（預設：1m）
command-vote_thread = 開討論串；選否就在這個頻道進行，需要「管理訊息」權限
command-stop = 停止這個頻道的對局
command-move = 你的一步：格子，例如 B2；四子棋則是直行編號
command-move_coordinate = 格子，例如 B2；四子棋則是直行編號
command-board = 再顯示一次棋盤，用新的訊息
command-resign = 認輸
command-puzzle = 一道謎題：找出唯一正確的一步
command-puzzle_daily = 這個伺服器的每日謎題，給這裡的所有人
command-puzzle_game = { command-play_game }
command-puzzle_theme = 選擇謎題的主題
command-race = 這裡所有人的謎題競速：題目相同，看誰 90 秒內解得多
command-race_game = 一種遊戲的謎題（預設：多種遊戲）
command-race_game_mixed = 多種遊戲
command-race_time = 每個人有多少時間（預設：90 秒）
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = 每日競速：這裡所有人解同樣的 20 道謎題，今天隨時都能玩
command-storm = 90 秒內盡量多解謎題，刷新自己的紀錄
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = 你有多少時間（預設：90 秒）
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = 七堂短課，讓你下得更好
command-course_lesson = 課的編號（預設：全部課程）
command-help = 玩法和所有指令
command-brain = 學徒在這裡學到了什麼，以及它的訓練
command-brain_train = 訓練學徒：局數，1 到 10000（預設：500）
command-brain_opponent = 讓學徒和這個難度訓練（預設：{ level-perfect }）
command-brain_game = { command-play_game }
command-notify = 我會通知你什麼，並用按鈕更改
command-hint = 一步好棋和理由，只有你看得到
command-analyse = 每種下法會贏、會平手還是會輸
command-analyse_position = 由上到下的各橫列，例如 X../.O./...（預設：這個頻道的對局）
command-analyse_view = 除了數值還要看什麼（預設：無）
command-analyse_view_network = 網路看到的
command-privacy = 我保存了你的哪些資料，以及如何刪除
command-practice = 用你自己的失誤出的練習題：找出更好的一步
command-practice_move = 你的答案，例如 B2 或 4
command-stats = 你、某位成員或整個伺服器的戰績
command-stats_member = 看誰的對局（預設：你自己）
command-stats_server = 這個伺服器所有人的對局
command-stats_game = 只看這種遊戲（預設：全部遊戲）
command-leaderboard = 這個伺服器最強的玩家
command-leaderboard_game = { command-play_game }
command-history = 下完的對局，可以逐步重播或存成檔案
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = 哪一格？請輸入橫列字母和直行編號，例如 `{ $prefix }{ name-move } B2`。
error-unreadable_coordinate = 這不是格子。請輸入橫列字母和直行編號，例如 `{ $prefix }{ name-move } B2`。
error-missing_column = 哪一直行？請輸入編號，例如 `{ $prefix }{ name-move } 2`。
error-unreadable_column = 這不是直行。請輸入編號，例如 `{ $prefix }{ name-move } 2`。
error-unknown_row = 沒有橫列 { $row }，只有橫列 { $first } 到 { $last }。
error-unknown_column = 沒有直行 { $column }，只有直行 { $first } 到 { $last }。
error-cell_fading = 你在 **{ $coordinate }** 的 { $mark } 要等你下了才會消失。請選一個空位。
error-cell_taken = **{ $coordinate }** 已經有 { $mark } 了。請選一個空位。
error-other_board = 你必須下在 **{ $board }** 棋盤：**{ $first }** 到 **{ $last }**。
error-closed_board = **{ $board }** 棋盤（{ $first } 到 { $last }）已經分出勝負或下滿了。請在其他棋盤選一格。
error-full_column = 直行 { $column } 已經滿了。請換一行。
error-floating_cell = 下在 **{ $coordinate }** 會掉下去。請選一直行中最下面的空位。
error-position_shape = 請把盤面寫成 { $rows } 橫列，每列 { $columns } 格，列與列之間用 `/` 隔開，例如 `{ $example }`。如果是其他大小的棋盤，請先寫大小，例如 `{ $prefix }{ name-analyse } 6x6x4 …`。
error-position_not_typed = 光靠打字，沒辦法完整表示 **{ $game }** 的盤面。對局中用 `/{ name-analyse }` 就能看它的盤面。
error-position_mark = 該盤面的橫列 { $row }、直行 { $column } 不是 `X`、`O` 或 `.`。
error-impossible_position = 沒有對局會走到這個盤面：X 先下，雙方輪流，一方連成一線對局就結束。
error-floating_position = 沒有對局會走到這個盤面：下在 **{ $coordinate }** 會掉下去。
error-game_size = 沒有這種大小的遊戲。棋盤有 { $least } 到 { $most } 橫列和直行，連線至少 { $least } 格，而且要放得進棋盤。例如 `{ $prefix }{ name-play } 6x6x4` 代表 6 橫列、6 直行、4 格連線。
error-game_not_offered = 這個伺服器沒有開放 **{ $game }**。開放的有：{ $offered }。
error-match_over = 那局已經結束了。用 `{ $prefix }{ name-play }` 開新的一局。
error-not_a_player = 你不是這局的玩家。
error-workers_busy = 現在等提示的成員太多了。請過一分鐘再試。
error-advice_pending = 我還在處理你的上一個請求。請等我回覆後再問。
error-advice-duel = 在一局成員之間、不用提示的對局中，棋盤上就是這個盤面，或跟它只差一步。請等那局繼續往下走再問。
error-advice-race = 這就是你正在競速中解的謎題的盤面，或跟它只差一步。請先回答那道謎題。
error-too_many_takebacks = 你在這局已經悔了 { $limit } 步棋，每位玩家最多只能悔這麼多。
error-nothing_to_take_back = 你還沒下，沒有棋可以悔。
error-not_your_turn = 還沒輪到你。用 `{ $prefix }{ name-board }` 看棋盤。
error-no_match = 這裡沒有進行中的對局。用 `{ $prefix }{ name-play }` 開一局。
error-match_running-resignation = 你在這裡的對局還在進行。開新局等於認輸，會算你輸一局。要開新局嗎？
error-match_running-no_result = 這裡還有一局在進行。開新局的話，那局就沒有結果。要開新局嗎？
error-match_running-time_up = 這裡進行中的對局已經一小時沒有人下。開新局的話，那局的玩家算輸。要開新局嗎？
error-channel_busy = 其他成員正在這裡對局。請到別的頻道或討論串玩，或等到 { $idle_after } 分鐘沒人下之後再用 `{ $prefix }{ name-play }`。
error-exhibition_running = 我的兩個難度正在這裡對戰。請等它們下完，或到別的頻道或討論串玩。
error-match_moved_on = 對局已經繼續往下走了。用 `{ $prefix }{ name-board }` 看目前的盤面。
error-channel_taken = 這裡正在進行另一局。請等它結束，或到別的頻道或討論串玩。
error-question-not_yours = 這個問題是問別人的。
error-offer-not_a_duel = 這只適用於成員之間的對局。和我對戰時，`{ $prefix }{ name-play }` 開新局，`{ $prefix }{ name-resign }` 認輸。
error-offer-own_offer = 只有對手才能接受。
error-challenge-own_challenge = 你不能跟自己玩。用 `{ $prefix }{ name-play }` 跟我來一局。
error-challenge-bot_challenged = 機器人不能接受挑戰。用 `{ $prefix }{ name-play }` 跟我來一局。
error-challenge_waiting = 你們之間已經有一個等待回應的挑戰。請先接受、婉拒或收回它：{ $existing }
error-challenge-invitation_open = 你已經發出一個邀請。請先收回它，或等別人接受：{ $existing }
error-challenge_over = 這個已經失效了。用 `{ $prefix }{ name-play } @某人` 發出新的挑戰。
error-challenge-not_yours = 這個挑戰是給別人的。
error-challenge-level = 難度只用在和我對戰的時候。挑戰成員時請不要加難度。
error-challenge-nobody_else = 這裡只有你和我。請到伺服器的頻道挑戰別人。
error-challenge-not_visible = 在這個伺服器，我的回覆只有你看得到，所以沒有人能接受。請伺服器管理者把我加進來，或在群組私人訊息裡玩。
error-challenge-private_thread = 建立私人討論串的人可以把其他人移出，所以成員在這裡只能玩有提示、不計積分的對局：`{ $prefix }{ name-play } @某人 { word-hints }`
error-challenge-cannot_see = **{ $who }** 看不到這個頻道。請到你們兩個都看得到的頻道玩。
error-challenge-channel_taken = { $channel } 正在進行另一局。等它結束，你就可以接受[邀請]({ $link })了。
error-challenge-not_a_member = 我在這裡找不到這位成員。請輸入 `@`，從 Discord 的清單選擇。
error-moderation-not_the_starter = 這局是別人開始的。只有那個人和擁有 **{ permission-manage_messages }** 權限的成員可以停止。
error-no_puzzles = 這種遊戲沒有謎題。有謎題的是：{ $games }。
error-puzzle-not_yours = 這道謎題是給別人的。用 `{ $prefix }{ name-puzzle }` 拿一道自己的。
error-puzzle-over = 這道謎題已經失效。用 `{ $prefix }{ name-puzzle }` 換一道新的。
error-puzzle-answered = 你已經答過這道謎題了。用 `{ $prefix }{ name-puzzle }` 換一道新的。
error-practice-over = 這道練習題已經關閉。用 `{ $prefix }{ name-practice }` 換一道。
error-practice-unreadable_coordinate = 這不是格子。請輸入橫列字母和直行編號，例如 `{ $prefix }{ name-practice } B2`。
error-practice-unreadable_column = 這不是直行。請輸入編號，例如 `{ $prefix }{ name-practice } 2`。
error-puzzle-daily_over = 那是另一天的謎題。用 `{ $prefix }{ name-puzzle } { word-daily }` 看今天的。
error-puzzle-daily_answered = 你已經答過今天的謎題了。下一題{ $ends }登場。
error-race-outside_server = 競速需要別人參加，所以只能在伺服器玩。在這裡，`{ $prefix }{ name-storm }` 可以一個人玩同樣的內容。
error-race-no_puzzles = 那種遊戲的謎題不能用來競速。可以競速的有：{ $games }。
error-race-channel_taken = 這個頻道已經有一場競速了。
error-race-in_another = 你正在另一場競速或衝刺中。請先完成它。
error-race-started = 那場競速已經開始了。你可以加入下一場。
error-race-full = 那場競速已經滿了：最多 { $most } 位成員參加。
error-race-nobody_in = 還沒有人加入。
error-race-not_starter = 只有發起這場競速的成員才能讓它提早開始。
error-race-not_in = 你不在那場競速中。
error-race-not_over = 其他人還在解這些謎題。競速結束後你就看得到。
error-race-day_not_over = 其他人還可以解這些謎題。競速{ $ends }結束，之後我會讓你看沒解出的題目。
error-race-no_day = 那一天沒有競速。用 `{ $prefix }{ name-race } { word-today }` 看今天的。
error-race-over = 那場競速已經結束了。
error-race-private = 在這裡，所有人都會看到你的答案。請改按你謎題上的按鈕，或私訊我 `{ $prefix }{ name-storm }`。
error-thread-not_here = 我沒辦法在這裡開討論串。可以不開討論串直接玩，或到伺服器的文字頻道玩。
error-thread-user_permission = 你需要 **{ $missing }** 權限才能在這裡開討論串。可以不開討論串直接玩。
error-thread-too_many = 這個伺服器開啟的討論串數量已達 Discord 的上限。可以不開討論串直接玩，或先封存一個開啟的討論串。
error-thread-try_later = Discord 目前不讓我開討論串，所以就在這裡玩。
error-thread-try_later_or_elsewhere = Discord 目前不讓我開討論串，而這裡正在進行另一局。請過幾分鐘再試，或到別的頻道玩。
error-cannot_attach = 我需要 **{ $missing }** 權限才能在這裡傳送檔案。請伺服器管理者給我權限，或改用斜線指令。
error-training-bot_permission = 我需要 **{ $missing }** 權限，才能在這裡顯示訓練進度。請伺服器管理者給我權限，或到別的頻道訓練我。
error-training-user_install = 我沒辦法在這裡顯示訓練進度。請在私人訊息，或在已新增我的伺服器訓練我。
error-learner_game = 學徒不會玩這種遊戲。它會玩：{ $games }。
error-learner-unknown_word = 我看不懂「{ $typed }」。`{ $prefix }{ name-brain }` 會顯示我學到的東西。你也可以用 `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`、`{ $prefix }{ name-brain } { word-export }`、附上檔案的 `{ $prefix }{ name-learner } { word-import }`，以及 `{ $prefix }{ name-learner } { word-reset }` 或 `{ $prefix }{ name-learner } { word-reset } { word-stronger }`。
error-no_analysis = 我沒辦法分析 **{ $game }**，所以它沒有提示、分析和覆盤。
error-training-unknown_word = 我看不懂「{ $typed }」。請輸入局數和我的一種難度（{ $levels }），例如 `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`。
error-training-games = 訓練局數請選 1 到 { $most }。
error-training-already_running = 我已經在這裡訓練了。請等它結束，或先結束它。
error-learner-other_mode = 這些記憶無法合併：檔案是 `{ $theirs }` 模式，而我在這裡用 `{ $ours }` 模式學習。
error-learner-one_file = 我需要一個檔案，用 `{ $prefix }{ name-brain }` 下方的 **{ learner-do_export }** 按鈕就能產生。
error-learner-download_failed = Discord 沒有把檔案給我。請再試一次。
error-notify-other_server = 這個按鈕屬於另一個伺服器。用 `{ $prefix }{ name-notify }` 查看這個伺服器的按鈕。
error-notify-searches_off = 這個伺服器不允許邀請通知。
error-not_a_manager = 你需要 **{ permission-manage_guild }** 權限才能這麼做。
error-settings_outside_server = 只有伺服器才有設定。請在你的伺服器頻道裡用 `/{ name-settings }`。
error-invalid_choice = 這個選項不能用。可用的選項請看 `/{ name-settings }`。
error-invalid_prefix = 未儲存：前綴最多 5 個可見字元，不能有空格和反引號，也不能以 `/`、`@` 或 `<` 開頭。
error-vote-outside_server = 這種對局由同一個地方的所有人投票，所以只能在伺服器玩。在這裡用 `{ $prefix }{ name-play }` 跟我來一局。
error-vote-off = 這個伺服器關閉了每個人都投票的對局。
error-vote-time = 每一步的時間從 15 秒到 24 小時，例如 `30s`、`5m` 或 `1h`。例如：`{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = 那一步的投票剛剛結束。等一下就能為下一步投票。
error-vote-only_in_thread = 你需要 **{ permission-manage_messages }** 權限，才能直接在頻道裡開始這種對局。沒有的話，就在討論串裡進行。
error-vote-needs_thread = 這種對局需要討論串。在這裡開討論串需要 **{ permission-create_public_threads }** 權限，直接在頻道裡玩需要 **{ permission-manage_messages }** 權限。
error-wrong_channel = 我不在這裡玩。你可以在 { $channels } 玩。
error-missing_role = 要在這裡和我玩，你需要以下其中一個身分組：{ $roles }。
error-cooldown = 太快了。{ $ends }才能用下一個指令。
error-too_many_choices = 這局你改太多次了。就這樣玩吧，或用 `{ $prefix }{ name-play }` 開新的一局。
error-already_playing = 你在這裡已經有一局了。用 `{ $prefix }{ name-board }` 看棋盤。
error-button_used = 你已經按過這個按鈕了。
error-moderation-not_a_moderator = 你需要 **{ permission-manage_messages }** 權限才能停止其他成員的對局。
error-moderation-end_exhibition_instead = 如果這局是你開始的，請用下方的按鈕停止。不然你需要 **{ permission-manage_messages }** 權限。
error-memory_file-too_large = 無法匯入這個檔案：它超過 { $max_kib } KiB。
error-memory_file-not_mine = 無法載入這個檔案：它不是我產生的，或者被改過。
error-memory_file-value = 無法匯入這個檔案：`{ $where }` 必須是以下其中之一：`{ $values }`。
error-memory_file-entry = 無法匯入這個檔案：`{ $where }` 必須是 1 到 { $max_position } 的整數。{ -entries-from-0 }
error-memory_file-position = 無法匯入這個檔案：`{ $where }` 是 { $position }，學徒在這個模式不可能學到它，或者它重複出現。{ -entries-from-0 }
error-notation-line = 我看不懂第 { $line } 行。每行的寫法像這樣：`2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`，依序是時間、棋盤、玩家、每一步、結果和結束方式。
error-notation-unplayable = 第 { $line } 行不是可能的對局：它的第 { $move } 步不是當時能下的格子（例如 `B2`）。
error-notation-ending = 第 { $line } 行不是可能的對局：下完這些步之後，不可能以 `{ $ending }` 結束。
error-starting-own = 我正在開始你的另一局。請稍後再試。
error-starting-other = 我正在為挑戰者開始另一局。請稍後再試。
error-thread-closed = 這個討論串已經關閉，而我沒有權限重新打開。請伺服器管理者打開它，再用 `{ $prefix }{ name-board }` 看棋盤。
error-thread-name_blocked = 討論串的名稱裡有玩家的名字，被這個伺服器的 AutoMod 擋下了。可以不開討論串直接玩，或請管理員讓我不受那條規則限制。
-entries-from-0 = （清單的第一項編號是 0。）
error-thread-bot_permission = 我需要 **{ $missing }** 權限才能在這裡開討論串。請伺服器管理者給我權限，或不開討論串直接玩。
error-too_many_matches-own = 你在這裡有 { $most } 局正在進行，同時最多只能這麼多。請先下完其中一局：{ $channels }
error-too_many_matches-other = 挑戰者在這裡有 { $most } 局正在進行，同時最多只能這麼多。等其中一局結束後再接受吧。
error-may_not_follow_up = 我需要 **{ $missing }** 權限，才能在這裡顯示對局的進展。請伺服器管理者給我權限，或到別的頻道玩。
error-not_in_thread = 請先在這裡提及我，這樣我就會加入這個私人討論串。在那之前，我沒辦法在這裡顯示對局的進展。
error-locked_thread = 這個討論串已鎖定，我沒辦法在這裡顯示對局的進展。請管理員解鎖，或到別的頻道玩。
error-in_timeout = 我在這個伺服器被禁言了，所以無法在這裡發言。{ $ends }解除。
error-match_unreachable = 這裡的上一局沒有結果，因為顯示棋盤的訊息被刪除，或我看不到這個頻道。
error-hints_not_allowed = 這局不能用提示。用 `{ $prefix }{ name-play } @某人 { word-hints }` 開一局雙方都能用提示的。
error-record-nothing_finished = 這裡還沒有結束的對局。用 `{ $prefix }{ name-analyse } X../.O./...` 可以分析任何盤面。
error-record-match_not_found = 那局已經沒有紀錄了，可能有玩家刪除了自己的資料。
error-record-unknown_target = 我看不懂「{ $typed }」。看自己的就什麼都不加；看成員的就加上成員，例如 `{ $prefix }{ $command } @ben`；看這裡所有人的就寫 `{ $prefix }{ $command } { word-server }`。
error-record-two_targets = 請選一位成員或整個伺服器，不能兩個都選。
error-record-no_leaderboard = 只有伺服器才有積分和排行榜。用 `{ $prefix }{ name-stats }` 看你在這裡的戰績。
error-record-no_pasted_game = 在指令後面加上 `{ $prefix }{ name-export }` 檔案裡的一行，我就顯示那一局。
error-record-board_too_large = 這個棋盤太大，我顯示不了。最大是 { $most }×{ $most }。
error-record-export_too_large = 你的對局太多，{ $most } MiB 的檔案裝不下。請向架設我的人索取。
error-share-not_visible = 在這個伺服器，我的回覆只有你看得到，所以別人看不到這張圖片。
error-share-cannot_attach = 我沒辦法在這裡分享對局：需要 **{ $missing }** 權限。
error-level_not_offered = 「{ $game }」沒有 **{ $level }** 難度。可用的難度有 { $levels }。
error-network_missing = 這個機器人沒有安裝網路，所以沒有**直覺**和**神經網路**。
error-network_game = 網路沒有學過這種遊戲。它會：{ $games }。
error-offer-what = 請輸入你的提議：`{ $prefix }{ name-offer } { name-draw }` 或 `{ $prefix }{ name-offer } { name-takeback }`。
error-no_records = 這種遊戲沒有單獨的統計和積分。有單獨統計的是：{ $games }。
error-unknown_level = 我看不懂「{ $typed }」。我的難度有 { $levels }。例如：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = 未儲存：X 和 O 都需要一個表情符號。
error-emoji-unreadable = 未儲存：「{ $typed }」不是表情符號。請輸入表情符號，或伺服器表情符號的名稱，例如 `:cat:`。
error-emoji-composed = 未儲存：「{ $typed }」由好幾個字元組成（所有旗幟、鍵帽、家庭都是這樣）。在棋盤上，Discord 可能會把它們分開顯示。請選一個簡單的表情符號，例如 🍎。
error-emoji-unknown = 未儲存：這個伺服器沒有表情符號 `:{ $name }:`。請輸入伺服器自己的表情符號，或標準的表情符號，例如 🍎。
error-emoji-unavailable = 未儲存：`:{ $name }:` 目前不能用，因為伺服器的表情符號數量超過加成所允許的上限。
error-emoji-restricted = 未儲存：只有我沒有的身分組才能用 `:{ $name }:`。
error-emoji-duplicate = 未儲存：{ $emoji } 會代表兩種不同的東西。X、O 和空位需要用不同的表情符號，連線中也一樣。如果空位不填，就用 { $free }。
error-emoji-unlisted = 未儲存：Discord 沒有告訴我這個伺服器有哪些表情符號。請再試一次。

## failure

failure-old_button = 這個按鈕來自我的舊版本。用 `{ $prefix }{ name-help }` 看看我現在會什麼。
failure-changed = 我的指令剛剛更新，你的 Discord 顯示的還是舊的。請重新載入（Ctrl+R，或重新啟動應用程式）再試一次。
failure-unexpected = 抱歉，我這邊出了問題。請再試一次；用 `{ $prefix }{ name-board }` 看目前的盤面。
failure-try_later = Discord 目前不讓我完成這個動作。請過一分鐘再試；用 `{ $prefix }{ name-board }` 看目前的盤面。
failure-blocked = 這個伺服器的 AutoMod 擋下了我的訊息。請管理員讓我不受那條規則限制，再用 `{ $prefix }{ name-board }` 看目前的盤面。
failure-blocked_link = Discord 的有害連結過濾器擋下了我的訊息，可能是因為裡面的某個名字。用 `{ $prefix }{ name-board }` 看目前的盤面。
failure-embed_removed = 有人把寫著我的話的嵌入內容從這則訊息移除了。請把它留著：沒有它，就沒有人看得出輪到誰。
failure-no_channel = Discord 沒有告訴我那是哪個頻道。請再試一次。
failure-not_attached = Discord 沒有接受這個檔案，所以無法附上。
failure-database = 抱歉，我目前無法儲存對局。已儲存的對局不受影響：請過幾分鐘用 `{ $prefix }{ name-board }` 查看，再試一次。
failure-computation = 抱歉，我沒能及時算完。請過幾分鐘再試一次。
failure-timeout = 我在那個伺服器被禁言了，無法在 { $channel } 回覆。{ $ends }解除，之後請用 `{ $prefix }{ name-board }` 繼續：你的對局已經存好了。
failure-muted = 沒有 **{ $missing }** 權限，我無法在 { $channel } 回覆。請那個伺服器的管理者給我權限，再用 `{ $prefix }{ name-board }` 繼續：你的對局已經存好了。

## owner

owner-synced = 已在 Discord 註冊 { $count } 個斜線指令。
owner-not_synced = Discord 拒絕了斜線指令（HTTP { $status }：{ $reason }）。請稍後再試。如果還是不行，請用我紀錄檔裡的連結重新邀請我。
owner-servers = 我在 { $count } 個伺服器裡。要讓我離開某個伺服器，請傳送 `{ $prefix }leave` 和它的 ID。
owner-direct_message = 這樣會讓這個伺服器的成員看到我在哪些伺服器裡。請私訊傳給我。
owner-left = 我已離開伺服器 { $id }。
owner-not_there = 我不在使用這個 ID 的伺服器裡。用 `{ $prefix }servers` 查看清單。
owner-not_allowed = 架設我的人只讓我在某些伺服器玩，這裡不是其中之一，所以我要離開了。

## place

place-1 = 左上
place-2 = 上方
place-3 = 右上
place-4 = 左側
place-5 = 中央
place-6 = 右側
place-7 = 左下
place-8 = 下方
place-9 = 右下

## advice

advice-match = 你在 { $channel } 有一局正在進行，棋盤上就是這個盤面，或跟它只差一步。繼續的話，那局不能再提高你的積分，棋盤上也會註明「有提示」。
advice-matches = 你在 { $channel } 有幾局正在進行，棋盤上就是這個盤面，或跟它只差一步。繼續的話，那些對局不能再提高你的積分，棋盤上也會註明「有提示」。
advice-match_private = 你在私人訊息裡和我有一局正在進行，棋盤上就是這個盤面，或跟它只差一步。繼續的話，那裡的棋盤上會註明「有提示」。
advice-puzzle = 這就是你正在解的謎題的盤面，或跟它只差一步。繼續的話，那道謎題算答錯。
advice-daily = 這就是今天的每日謎題的盤面，或跟它只差一步。繼續的話，那道謎題算答錯。
advice-exercise = 這就是你正在做的練習題的盤面，或跟它只差一步。繼續的話，那道練習題算答錯。
advice-show = 仍要繼續

## games

games-title = ### 🎮 你的對局
games-none = 你現在沒有進行中的對局。用 `{ $prefix }{ name-play }` 開一局，或用 `{ $prefix }{ name-invite }` 邀請任何人。
games-game = - [{ $game }]({ $link }) 對 **{ $other }** · { $place } · { $turn }
games-your_turn = **輪到你了**，{ $deadline }逾時
games-their_turn = 等 **{ $who }** 下，{ $deadline }逾時
games-my_turn = 等 **{ $who }** 下
games-private = 私訊對話
games-invitations = ### ⚔️ 正在找人玩
games-invitation = **{ $number }.** **{ $who }**：[{ $game }]({ $link }) · { $channel } · { $deadline }到期
games-join = 加入 { $number }
games-press = 按下按鈕就能看你進行中的對局，只有你看得到。
games-open = 我的對局

## share

share-won = **{ $who }** 用 { $plies } 步打敗了 **{ $other }**。
share-resigned = **{ $who }** 打敗了 **{ $other }**，對方在 { $plies } 步後認輸。
share-forfeited = **{ $who }** 打敗了 **{ $other }**，對方在 { $plies } 步後離開或逾時。
share-drawn = **{ $x }** 和 **{ $o }** 下了 { $plies } 步，平手。
share-no_result = **{ $x }** 和 **{ $o }** 下了 { $plies } 步，沒有結果。
share-picture = 對局動圖：{ $game }。{ $x } 先下，{ $o } 後下。下法：{ $moves }。
share-player = 玩家 { $number }
share-picture_won = { $who } 贏了。
share-picture_drawn = 這局平手。
share-picture_no_result = 這局沒有結果。

## vote

vote-thread = 🗳️ 每個人都可以參加：在 { $thread } 為每一步投票。
vote-counts = 🗳️ { $counts } · { $deadline }截止
vote-none = 🗳️ 還沒有人投票 · { $deadline }截止
vote-waits = 🗳️ 沒有人投票。再沒有人投票的話，對局將於{ $deadline }結束。
vote-last = 上一步的投票：{ $counts }
vote-lot = 🎲 { $cells } 票數相同，所以隨機抽了一個。
vote-lot_many = 🎲 有 { $count } 格票數相同，所以隨機抽了一格。
vote-yours = 🗳️ 你的投票：**{ $move }** · 目前 { $count } 票 · { $deadline }截止。在那之前可以改投。
vote-theirs = 🗳️ **{ $who }** 投給 **{ $move }** · 目前 { $count } 票 · { $deadline }截止
vote-how = 投票選一格：票數最多的那一格就是這一步。
vote-how_with_review = { vote-how }對局結束後，我會告訴大家哪裡下錯了，還有誰投對了。
vote-typed = 要投票，請輸入一步，例如 `{ $prefix }{ name-move } { $example }`。
vote-saw = { $others ->
    [0] **{ $who }** 看出來了。
   *[other] **{ $who }** 和另外 { $others } 人看出來了。
}
vote-saw_unnamed = { $count ->
    [0] 沒有人投給更好的一步。
   *[other] 有 { $count } 人看出來了。
}
vote-went_wrong = 大家在第 { $number } 步失誤了。更好的是：{ $cells }。
vote-best = **最佳投票者**：{ $who } { $share }
vote-practise = 練習
vote-choose = 🗳️ 選擇你要投票的格子：

## race

race-title = 🏁 **謎題競速** · { $game } · { $time }
race-title_storm = ⚡ **謎題衝刺** · { $game } · { $time }
race-time_90 = 90 秒
race-time_180 = 3 分鐘
race-mixed = 多種遊戲
race-rules = 所有人解同樣的謎題，從簡單到困難，各自在只有自己看得到的訊息裡作答。答對得 1 分，答錯扣 { $seconds } 秒。
race-in = **參加者**：{ $names }（{ $count } / { $most }）
race-starts = { $begins }開始；{ $who } 按下**馬上開始**就立刻開始。
race-starts_at = { $begins }開始。
race-unrated = -# 積分不變：我分不出誰是真的快，誰是另外開了一個視窗。
race-restarted_lobby = -# 我重新啟動過了。已經加入的人都還在：開始後，請在這裡按下**繼續**。
race-join = 加入
race-begin = 馬上開始
race-continue = 繼續
race-again = 再來一次
race-see_missed = 看看沒解出的題目
race-keep = 練習這些題目
race-kept = { $count ->
    [0] 這些已經是你的練習題了。
   *[other] 有 { $count } 題成了你的新練習題。
}
race-open_storm = 開始我的衝刺
race-joined = 🏁 你已加入。競速{ $begins }開始，你的第一題會出現在這裡。
race-alone = 沒有別人加入，所以這是一場衝刺，也就是一個人的競速。成績會計入你的紀錄。
race-nobody_joined = 沒有人加入。
race-running = -# 每個人在自己的訊息裡作答。如果你的訊息不見了，請按下**繼續**。
race-restarted = 我重新啟動過了。所有得分都還在，你上次作答時剩下的時間也在：請按下**繼續**。
race-over = -# 同分時，先比最高連對，再比誰答錯少，最後比誰用時短。
race-row = **{ $place }.** { $who } · **{ $points } 分**
race-row_finished = **{ $place }.** { $who } · **{ $points } 分** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points } 分** · 最高連對 { $combo } · 答錯 { $wrong }
race-right = ✅ +1 · 連對 { $combo }
race-wrong = ❌ −{ $seconds } 秒
race-score = **{ $points } 分** · 第 { $number } 題 · { $ends }時間到
race-win = **輪到 { $mark }，可以贏。**
race-draw = **輪到 { $mark }，可以平手。**
race-paused = ⏸️ 你的計時已暫停。你有 **{ $points } 分**，還剩 **{ $seconds } 秒**，按下**繼續**後接著計時。
race-time_up = ⏱️ 時間到。
race-all_answered = 🏆 你答完了所有謎題。
race-result = **{ $points } 分** · 最高連對 { $combo } · 答錯 { $wrong }
race-wait_for_order = -# 所有人都結束後，名次會出現在頻道裡。
race-records = 你的最佳成績：今天 **{ $today }** · 本週 **{ $week }** · 歷來 **{ $ever }**
race-new_record = 🏆 你到目前為止最好的一次衝刺！
race-missed = 第 { $number } 題 · 沒解出的題目 { $page }/{ $count }
race-right_win = { $mark } 下 **{ $solution }** 就贏。{ $reasons }
race-right_draw = { $mark } 下 **{ $solution }** 就能守住平手。{ $reasons }
race-nothing_missed = 一題都沒錯。✅
race-title_day = 🏁 **每日競速** · { $day }
race-day_rules = 這裡所有人解同樣的 { $count } 道謎題，從簡單到困難，每題只能答一次，答對得 1 分。{ $ends }結束，之後我會公布正解。
race-day_named = 表裡會列出所有參加者的名字。積分不變。
race-day_nobody = 還沒有人作答。
race-day_over = 那場競速已在 UTC 午夜結束。
race-day_solutions = -# { $ends }結束。之後用 `{ $prefix }{ name-race } { word-today }` 看你沒解出的題目。
race-day_progress = 你已答 { $number } 題，共 { $count } 題。
race-day_order = -# 同分時，先比最高連對，再比誰答錯少，最後比誰用時短。每題最多計一分鐘，所以你可以先停下，今天晚點再繼續。
race-day_yesterday = 昨天：**{ $points } 分**，{ $count } 人中第 { $place } 名。
race-start = 開始
race-todays = 今天的競速
race-day_score = **{ $points } 分** · 第 { $number } 題，共 { $count } 題
race-day_wrong = ❌ 這不是正解。
race-storm_press = { race-title_storm } · 按下按鈕開始你的衝刺，只有你看得到。
