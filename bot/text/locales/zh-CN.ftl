### The bot's texts in Simplified Chinese.

## ply

ply-member_first = 新对局：**{ $who }** 在 **{ $coordinate }** 落子 { $mark }。
ply-member = **{ $who }** 在 **{ $coordinate }** 落子 { $mark }。
ply-program_first = 我先手，下在 **{ $coordinate }** { $mark }。
ply-program = 我下在 **{ $coordinate }** { $mark }。
ply-level = { ply-member }
move-column = 第 { $column } 列
move-cell = 第 { $column } 列从下往上第 { $row } 格
move-row = 从下往上第 { $row } 行的第 { $first } 到 { $last } 列
move-diagonal = { $first }至{ $last }的斜线
move-boards = { $boards }的棋盘
ply-wait = 有许多对局在等我，我这一步大约需要 { $seconds } 秒。

## status

status-member_to_move = **{ $who }**，轮到你了，你执 { $mark }。
status-example = 例如：`{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }，轮到你了 · { $deadline }超时
status-time_limit = 双方都落过子之后，谁超时谁输；在那之前，对局作废，没有结果。
status-replaceable = 双方都落过子之后，如果你一小时没有落子，其他人就可以在这里开新局，而这一局算你输。
status-extended = ⏳ 因为 **{ $who }** 看不到这个频道或无法在这里发言，时间已延长一次。
status-excused = **{ $who }** 看不到这个频道或无法在这里发言。**{ $other }** 拥有可能造成这种情况的权限，所以谁都不算输。
status-level_to_move = **{ $who }** { $mark } 正在思考……
status-member_won = 🏆 **{ $who } 赢了**，{ $mark } 在 { $line } 连成一线。
status-program_won = 🏁 **我赢了**，{ $mark } 在 { $line } 连成一线。
status-member_won_without_line = 🏆 **{ $who } 赢了。**
status-program_won_without_line = 🏁 **我赢了。**
status-misere_won = 🏆 **{ $winner } 赢了**，因为 **{ $who }** 把 { $line } 的 { $mark } 连成了一线。
status-misere_member_won = 🏆 **{ $who } 赢了**，因为我把 { $line } 的 { $mark } 连成了一线。
status-misere_program_won = 🏁 **我赢了**，因为 **{ $who }** 把 { $line } 的 { $mark } 连成了一线。
status-draw = 🤝 **平局。** 棋盘已满，谁都没有连成一线。
status-draw_repetition = 🤝 **平局。** 同一局面出现了三次。
status-draw_move_limit = 🤝 **平局。** 已下满 100 步。
status-draw_boards = 🤝 **平局。** 双方各赢下 { $count } 块棋盘，谁都没有连成三块。
status-member_won_boards = 🏆 **{ $who } 赢了**，赢下的棋盘 { $won } 比 { $lost }：谁都没有连成三块。
status-program_won_boards = 🏁 **我赢了**，赢下的棋盘 { $won } 比 { $lost }：谁都没有连成三块。
status-member_resigned = 🏳️ **{ $who }** 认输了。**我赢了。**
status-member_forfeited = ⌛ **{ $who }** 离开或超时了。**我赢了。**
status-member_started_over = 🏳️ **{ $who }** 上一局认输了。**那局算我赢。**
status-resigned = 🏳️ **{ $who }** 认输了。**{ $winner } 赢了。**
status-forfeited = ⌛ **{ $who }** 离开或超时了。**{ $winner } 赢了。**
status-agreed = 🤝 双方同意，**平局**。
status-exhibition_ended = ⏹️ **已停止。** 这一局作废，没有结果。
status-stopped = ⏹️ **管理员停止了这一局。** 对局作废，没有结果。
status-abandoned = 💤 一直没人接着下，这一局作废了。
status-crowd = 大家
status-crowd_first = 大家
status-crowd_to_move = 轮到大家 { $mark } 了：**人人都可以投票。**
status-someone = 某人
status-again_watch = 再看一局？`{ $prefix }{ name-watch }`

## ending

ending-thanks = 谢谢陪我下这一局！
ending-next_time = 下次说不定就赢了！
ending-good_game = 下得不错！
ending-rating = **等级分**：{ $ratings }
ending-streak = 🔥 { $count } 连胜
ending-rating_of_game = **{ $game }等级分**：{ $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 首次战胜 **{ $level }** 难度！
ending-last_win = 最后一步之前，你还能赢：||**{ $cells }**||
ending-last_draw = 最后一步之前，你还能守住平局：||**{ $cells }**||
ending-last_win_of_member = 最后一步之前，**{ $who }** 还能赢：||**{ $cells }**||
ending-last_draw_of_member = 最后一步之前，**{ $who }** 还能守住平局：||**{ $cells }**||
ending-earlier_win = { $ordinal ->
       *[other] 你下第 { $number } 步时，还能赢：||**{ $cells }**||
    }
ending-earlier_draw = { $ordinal ->
       *[other] 你下第 { $number } 步时，还能守住平局：||**{ $cells }**||
    }
ending-earlier_win_of_member = { $ordinal ->
       *[other] **{ $who }** 下第 { $number } 步时，还能赢：||**{ $cells }**||
    }
ending-earlier_draw_of_member = { $ordinal ->
       *[other] **{ $who }** 下第 { $number } 步时，还能守住平局：||**{ $cells }**||
    }
ending-best_result = 没有一步失误：没有人能下出比这更好的结果。
ending-no_mistake = 没有一步失误。

## position

position-cells = X：{ $x } · O：{ $o }
position-none = 无
position-columns = 各列棋子（从下往上）：{ $columns }
position-disc_x = 红
position-disc_o = 黄
position-threats = { $glyph } 表示威胁：{ $cells }
position-fading = 接下来消失：{ $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = 下一步：下在{ $board }棋盘，{ $first } 到 { $last }。
position-any_board = 下一步：任意棋盘。
position-open_boards = 下一步：任意还能下的棋盘（{ $boards }）。
position-boards_won = 已关闭的棋盘：{ $boards }。
position-boards_of = { $side } { $boards }
position-boards_of_nobody = 无人赢下：{ $boards }
position-against = 我的难度：{ $level }
position-coached = 有提示
position-weakened = 这次思考较短：等级分不会上升
position-unrated = 私密子区：不计等级分
position-misere = 连成 { $count } 子者输

## level

level-random = 随机
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-perfect = 完美
level-learner = 学徒
level-intuition = 直觉
level-neural = 神经网络
level-neural-early = 神经网络-训练初期
level-neural-middle = 神经网络-训练中期

## game

game-3x3 = 井字棋
game-misere = 反井字棋（连线者输）
game-4x4 = 4×4（四子连线）
game-5x5 = 5×5（四子连线）
game-7x7 = 7×7（五子连线）
game-9x9 = 9×9（五子连线）
game-connect4 = 四子棋
game-fading = 消失井字棋
game-ultimate = 终极井字棋
game-rules_fading = 三子连线就赢。每方最多三个棋子：你下第四个时，最早的那个会先消失。
game-rules_ultimate = 横、竖或斜连成三块赢下的棋盘就赢。你下在哪一格，对方就要去相应位置的棋盘：下在右上格，对方就去右上棋盘。如果那块棋盘已分胜负或已满，对方可以下在任意还能下的棋盘。
game-size = { $rows }×{ $columns }（{ $in_a_row } 子连线）

## board

board-rematch = 再战一局
board-level = 难度：{ $level }
board-game = 游戏：{ $game }
board-hint = 提示
board-resign = 认输
board-take_back = 悔棋
board-draw = 提议平局
board-again = 再来一局
board-stop = 停止对局
board-review = 复盘
board-fix = 改正我的失误
board-choose_row = 选择一行：{ $rows }
board-choose_column = { $row } 行：选择一列
board-another_row = 换一行
board-choose_board = 选择一块棋盘
board-choose_cell = { $board }：选择一格
board-another_board = 换一块棋盘

## style

style-default = 经典，大棋盘用图片
style-classic = 经典
style-shapes = 图形
style-animals = 动物
style-fruit = 水果
style-space = 太空
style-weather = 天气
style-picture = 图片
style-own = 服务器表情符号

## own

own-title = 棋盘表情符号
own-choose = 选择表情符号
own-explanation = 输入表情符号，或服务器表情符号的名称，例如 :cat:
own-placeholder = 留空则使用默认
own-x = X
own-o = O
own-winning_x = 突出显示的 X
own-winning_o = 突出显示的 O
own-empty = 空位
own-unavailable = 以下表情符号在这里已无法使用：{ $names }。棋盘恢复使用 { $mark_x } 和 { $mark_o }。

## picture

picture-board = 棋盘：{ $rows }×{ $columns }。X：{ $x }。O：{ $o }。
picture-discs = 棋盘：{ $rows }×{ $columns }。{ $discs }。
picture-fading = 接下来消失：{ $marks }。
picture-fading_mark = { $cell } 的 { $letter }
picture-last = 最后一步是 { $coordinate }。
picture-line = { $line } 上画了一条连线。
picture-network = 网络预计 { $mark } 为 { $value }，范围从 −100 到 +100。它最喜欢：{ $moves }。

## thread

thread-name = { $one } – { $other }
thread-play = 在子区里玩
thread-made = 对局在 { $thread } 进行。

## challenge

challenge-member = ⚔️ { $challenged }，**{ $who }** 向你发起挑战：**{ $game }**。
challenge-anyone = ⚔️ **{ $who }** 在找人下棋：**{ $game }**。谁来？
challenge-mark = **{ $who }** 执 { $mark }，{ $mark_x } 先手。
challenge-random_mark = 随机决定谁执哪种棋子，{ $mark_x } 先手。
challenge-hints = 💡 双方都可以使用 `/{ name-hint }`，棋盘上会注明“有提示”。
challenge-notices_on = 🔔 接受后会开启通知：轮到你而你不在时，以及时间用完之前，我会提及你。可以用 `/{ name-privacy }` 里的按钮关闭。
challenge-expires = { $deadline }过期。
challenge-accept = 接受
challenge-decline = 拒绝
challenge-withdraw = 撤回
challenge-declined = **{ $who }** 拒绝了挑战。
challenge-withdrawn = **{ $who }** 撤回了挑战。
challenge-uninvited = **{ $who }** 撤回了邀请。
challenge-expired = ⌛ **{ $who }** 没有等到回应。
challenge-begun = **{ $x }** { $mark_x } 对战 **{ $o }** { $mark_o }，开局！
challenge-choose_friend = 你想和谁下？
challenge-friend = 选择成员
challenge-invite = 这里的任何人

## offer

offer-draw = 🤝 **{ $who }** 提议平局。**{ $other }**，接受吗？
offer-take-back = ↩️ **{ $who }** 想悔掉 **{ $coordinate }** 这步棋。**{ $other }**，同意吗？
offer-take-back_answered = ↩️ **{ $who }** 想悔掉 **{ $coordinate }** 这步棋（**{ $other }** 应的 **{ $answer }** 也一并收回）。**{ $other }**，同意吗？
offer-accept = 接受
offer-decline = 拒绝
offer-taken_back = **{ $who }** 悔了一步棋。
offer-declined = **{ $who }** 拒绝了。对局继续。
offer-withdrawn = **{ $who }** 撤回了请求。对局继续。
notice-turn = { $who }，轮到你了。
notice-begun = { $who }，你的对局开始了。
notice-reminder = ⏰ { $who }，轮到你了，你在[这一局]({ $link })的时间将于{ $deadline }用完。
notify-on = 🔔 **通知**：已开启。在与成员的对局中，轮到你而你已离开频道五分钟时、对方接受你的挑战或提出请求时，以及时间用完前一次，我会提及你。
notify-off = 🔕 **通知**：已关闭。只有别人向你挑战时我才提及你。
notify-turn_on = 开启通知
notify-reminders_on = 🔥 **连续答对提醒**：已开启。如果你在每日谜题上三天以上的连续答对即将中断，我会在 UTC 午夜前两小时私信你。
notify-reminders_off = 🔥 **连续答对提醒**：已关闭。开启后，如果你在每日谜题上三天以上的连续答对即将中断，我会在 UTC 午夜前两小时私信你。
notify-turn_on_reminders = 提醒我连续答对
notify-turn_off_reminders = 不再提醒连续答对
notify-searches_on = ⚔️ **邀请通知**：在这里已开启。有人在你能看到的频道找人下棋时，我会私信你，最多每小时一次。
notify-searches_off = ⚔️ **邀请通知**：在这里已关闭。开启后，有人在你能看到的频道找人下棋时，我会私信你，最多每小时一次。
notify-searches_off_here = ⚔️ **邀请通知**：已关闭。此服务器不允许。
notify-searches_in = ⚔️ **邀请通知**：在 { $count } 个服务器中已开启。有人在那里找人下棋时，我会私信你。
notify-searches_nowhere = ⚔️ **邀请通知**：已关闭。在服务器里用 `/{ name-notify }` 开启后，有人在那里找人下棋时我会私信你。
notify-turn_on_searches = 有人找人下棋时告诉我
notify-turn_off_searches = 不再通知我邀请
notify-streak_ends =
    🔥 今天的谜题还没做。不做的话，你的每日谜题连续答对将于{ $ends }（UTC 午夜）中断：
    { $streaks }
notify-streak = - [{ $server }]({ $link })：{ $count } 天
notify-private_streak = - 这里，用 `{ $prefix }{ name-puzzle } { word-daily }`：{ $count } 天
notify-streak_elsewhere = - 另一个会话，用 `/{ name-puzzle }`：{ $count } 天
notify-some_server = 另一个服务器
notify-search = ⚔️ **{ $who }** 正在找人下 **{ $game }**，就在 **{ $server }**，{ $deadline }过期。[查看邀请]({ $link })
notify-turn_off = 关闭通知

## puzzle

puzzle-win = **轮到 { $mark }，能赢。** 只有一步能赢，是哪一步？
puzzle-draw = **轮到 { $mark }，能保住平局。** 只有一步能守住平局，其他都会输，是哪一步？
puzzle-user = 🧩 给 **{ $who }** 的谜题。
puzzle-daily = 🧩 **每日谜题，{ $day }。** 下一题{ $ends }发布。只算第一次回答。
puzzle-right = ✅ **{ $coordinate } 答对了！** { $reasons }
puzzle-draws = 💡 **{ $coordinate } 还不够**：{ $other } 仍能守住平局。正解是 **{ $solution }**。{ $reasons }
puzzle-loses = 💡 只要 { $other } 应对得当，**{ $coordinate } 会输**。正解是 **{ $solution }**。{ $reasons }
puzzle-in_a_row = 🔥 连续答对 { $count } 题！
puzzle-days = 📅 连续 { $count } 天答对！
puzzle-record-solved = **答对**：{ $tried } 题中的 { $solved } 题
puzzle-record-streak = **连续答对**：{ $in_a_row }（最佳：{ $best }）
puzzle-record-daily = **每日谜题**：连续 { $days } 天（最佳：{ $best_days }）
puzzle-next = 下一题
puzzle-skip_costs = -# 如果没答这道谜题就换下一道，这道算答错。
puzzle-seen = 你在最近 30 天的竞速里见过这道谜题，所以它不会改变你的等级分。
puzzle-rating = **谜题等级分**：{ $rating } ({ $change })
puzzle-share = 分享
puzzle-shared = 🧩 每日谜题，{ $day }：{ $result }
puzzle-shared_days = 🔥 { $count } 天
puzzle-solve = 解题
puzzle-answers = **{ $solved }** 人答对，**{ $missed }** 人答错
puzzle-streaks = 🔥 **分享的连续答对**：{ $streaks }
puzzle-streak_of = { $who } { $count } 天
puzzle-race = 🏁 **每日竞速**：{ $leaders } · 已有 { $count } 人参加
puzzle-race_place = { $place }. **{ $who }** { $points } 分
puzzle-open_race = 每日竞速
puzzle-yesterday = **昨天的答案**：{ $solution }
puzzle-yesterday_posted = **[昨天的谜题]({ $link })答案**：{ $solution }

## practice
practice-game = 来自你{ $day }的对局：
practice-lost_win = **轮到 { $mark }。** 你在这里下了 **{ $coordinate }**，错失了胜局。请找出更好的一步。
practice-lost_draw = **轮到 { $mark }。** 你在这里下了 **{ $coordinate }**，错失了平局。请找出更好的一步。
practice-crowd_game = 来自大家{ $day }的对局：
practice-crowd_lost_win = **轮到 { $mark }。** 大家在这里下了 **{ $coordinate }**，错失了胜局。请找出更好的一步。
practice-crowd_lost_draw = **轮到 { $mark }。** 大家在这里下了 **{ $coordinate }**，错失了平局。请找出更好的一步。
practice-race = 来自你{ $day }的竞速：
practice-no_move_win = **轮到 { $mark }，能赢。** 你当时没来得及回答。只有一步能赢，是哪一步？
practice-no_move_draw = **轮到 { $mark }，能保住平局。** 你当时没来得及回答。只有一步能守住平局，是哪一步？
practice-draws = 💡 **{ $coordinate } 还不够**：{ $other } 仍能守住平局。
practice-loses = 💡 只要 { $other } 应对得当，**{ $coordinate } 会输**。
practice-unproven = 💡 **{ $coordinate }** 也许一样好，但我无法证明。
practice-better = **更好的是**：{ $solution }。{ $reasons }
practice-comes_back = { $days ->
        [1] 这道练习题明天会再出现。
       *[other] 这道练习题 { $days } 天后会再出现。
    }
practice-first_counts = 只算练习题到期那天的第一次回答。{ practice-comes_back }
practice-end_of_game = 这是你在这一局的最后一个失误。
practice-end_of_race = 这是你在这场竞速中没做对的最后一题。
practice-no_mistakes = 在这一局里，我没有找到能证明是失误的你的下法。
practice-none = 你还没有练习题。从现在起，我会用你已结束对局里的失误来出题。
practice-none_due = **现在没有要练的题。** 你的下一道练习题：{ $due }。
practice-show = 看答案
practice-try_again = 再试一次
practice-hint = { board-hint }
practice-other_game = 另一局的失误
practice-a_game = 一局里的失误
practice-hint_finish_line = 💡 **提示**：你可以连成一线。
practice-hint_block_line = 💡 **提示**：{ $other } 下一步就能连成一线。
practice-hint_make_fork = 💡 **提示**：你可以同时威胁在两格取胜。
practice-hint_prevent_fork = 💡 **提示**：{ $other } 下一步就能同时威胁在两格取胜。
practice-hint_forced_sequence = 💡 **提示**：多想几步：你的每一步之后，{ $other } 能怎么下？
practice-hint_opening = 💡 **提示**：看看你的每一步之后，{ $other } 能制造什么威胁。
practice-hint_zugzwang = 💡 **提示**：到最后，每一列都得有人下。数一数那会是谁。
practice-puzzle = 做一道谜题
practice-press = 按下按钮开始练习，只有你能看到。
practice-open = 练习

## course

course-lines = 连线与阻挡
course-forks = 双杀
course-prevention = 防止双杀
course-openings = 开局
course-misere = 一切相反
course-large = 更大的棋盘
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 课程
    每课有一个由你来下的例题和三道练习。
course-lines_text =
    横、竖、斜连成三个就获胜。
    所以先看自己能不能连成一线。
    不能的话，看对手能不能，并挡住。
course-forks_text =
    双杀同时威胁在两格取胜。
    对手只能挡住一格，你就在另一格获胜。
    找一个空格，让你的两条线在那里相交。
course-prevention_text =
    在对手形成双杀之前就要看到它。
    占住那一格，或者制造威胁，逼对手去挡别处。
    如果挡的那一步正好形成双杀，这个威胁就错了。
course-openings_text =
    中心属于四条线，角属于三条，边属于两条。
    所以从中心或角开始。
    对手下角，就下中心；对手下中心，就下角。
course-misere_text =
    连成一线的一方输，所以让自己的棋子分开。
    { $mark_x } 从中心开始，每一步都下在对手的对面一格。
    这样 { $mark_x } 可能连成的每条线里都有一个 { $mark_o }。
course-large_text =
    连成五个获胜。两端都空的四挡不住，因为只能挡一端。
    两端都空的三，下一步就成为这样的四。
    四必须马上挡，所以比任何三都优先。
course-connect4_text =
    只差一格的线就是威胁，即使现在谁也下不到那里。
    到最后总有人要下在它下面：从下往上数，单数行归 { $mark_x }，双数行归 { $mark_o }。
    对手能获胜的格子，千万别下在它下面。
course-example = 例题
course-exercise = 练习 { $number }
course-lessons = 全部课程
course-next = 下一课
course-win = **轮到 { $mark }，能赢。**
course-draw = **轮到 { $mark }，能保住平局。**
course-completes_line = 💡 **{ $coordinate } 会输**：它连成了一线。
course-reply = { $mark } 接着下 **{ $coordinate }**。
course-another = 再看一个局面。
course-solution = 💡 正解是 **{ $coordinate }**。{ $reasons }
course-lesson_done = 🎉 **本课完成！**
course-all_done = 🏆 **你已完成全部课程！**
course-beat = 现在去战胜 **{ $level }** 难度吧。
course-play = 对战 { $level } 难度
course-press = 按下按钮打开课程，只有你能看到。

## settings

settings-level = **默认难度**：{ $level }
settings-game = **默认游戏**：{ $game }
settings-games = **可玩游戏**：{ $games }
settings-all_games = **可玩游戏**：全部，其他大小的棋盘也行
settings-choose_games = 全部游戏
settings-buttons = **棋盘按钮**：开启
settings-text = **棋盘按钮**：关闭，打字落子
settings-title = ## ⚙️ 服务器设置
settings-saved = ✅ 已保存 · { $now }
settings-page_games = 游戏
settings-page_server = 服务器
settings-page_daily = 每日谜题
settings-page_language = 语言
settings-heading_games = ### 游戏
settings-heading_boards = ### 棋盘
settings-heading_access = ### 访问
settings-heading_commands = ### 命令
settings-heading_daily = ### 每日谜题
settings-heading_language = ### 语言
settings-default = 默认：{ $what }
settings-language = **语言**：{ $language }
settings-discord_language = **语言**：{ $language }，与 Discord 一致
settings-language_from_discord = 与 Discord 一致
settings-choose_language = { $first } … { $last }
settings-more_languages = 更多语言：{ $first } … { $last }
settings-note_language = 所有人可见的消息用这种语言，仅你可见的消息用你的语言。
settings-style = **棋盘样式**：{ $style }
settings-like_pictures = 更喜欢图片？
settings-use_pictures = 所有棋盘都用图片
settings-pictures = 图片棋盘就是这个样子。在 { slash-settings } 里可以选其他样式，也可以改回来。
settings-to_buttons = 显示按钮
settings-to_text = 隐藏按钮
settings-everywhere = **频道**：全部
settings-channels = **频道**：{ $channels } 及其子区
settings-choose_channels = 全部频道
settings-everybody = **谁能玩**：所有人
settings-roles = **谁能玩**：{ $roles }
settings-choose_roles = 所有人
settings-threads = **子区**：尽量每局开一个
settings-no_threads = **子区**：仅在要求时开
settings-to_threads = 使用子区
settings-to_channels = 不用子区
settings-idle = **闲置时限**：{ $idle }
settings-notices = **通知**：开启
settings-no_notices = **通知**：关闭
settings-to_notices = 开启
settings-to_no_notices = 关闭
settings-search_notices = **邀请通知**：开启
settings-no_search_notices = **邀请通知**：关闭
settings-to_search_notices = 允许
settings-to_no_search_notices = 不允许
settings-note_is_search_quiet = 有人在这里邀请任何人来一局时，我会私信要求过通知的成员，最多每小时一次。
settings-votes = **投票对局**：开启
settings-no_votes = **投票对局**：关闭
settings-to_votes = 开启投票
settings-to_no_votes = 关闭投票
settings-note_has_no_votes = 用 `/{ name-vote }`，频道里的所有人一起执一方与我对战，每一步由大家投票决定。
settings-note_is_quiet = 在成员之间的对局中，轮到某位不在的玩家时，以及时间用完之前，我会提及那位玩家。成员可以用 `/{ name-privacy }` 里的按钮为自己关闭。
settings-note_idle = 超过这段时间没人落子，对局就结束。进行中的对局沿用开局时的时限。
settings-cooldown = **冷却**：命令之间间隔 { $cooldown }
settings-no_cooldown = **冷却**：无
settings-note_cooldown = 落子和按钮没有冷却。
settings-prefix = **前缀**：`{ $own }`
settings-no_prefix = **前缀**：无
settings-note_prefix = 斜杠命令，以及提及我之后输入的命令，始终有效。
settings-change_prefix = 更改前缀
settings-daily_channel = **频道**：{ $channel }
settings-no_daily_channel = **频道**：无，我不发布
settings-choose_daily_channel = 不发布
settings-note_daily_channel = 我每天在那里发布一次当天的谜题，附上解题按钮、答对的人数、昨天的答案，以及分享过结果的成员中最长的连续答对。
settings-daily_hour = **时间**：{ $time }（{ $utc } UTC）
settings-note_daily_hour = 如果今天已到这个钟点而还没发布，我会马上发布。
settings-hour = { $time } UTC
settings-no_wait = 无冷却
settings-hours = { $count } 小时
settings-days = { $count } 天
settings-seconds = { $count } 秒
settings-channels_deleted = 🗑️ 你选择的频道中有 { $count } 个已被删除。
settings-all_channels_deleted = 🗑️ 你选择的频道全都被删除了。在你重新选择之前，所有频道都可以玩。
settings-roles_deleted = 🗑️ 你选择的身份组中有 { $count } 个已被删除。
settings-all_roles_deleted = 🗑️ 你选择的身份组全都被删除了。在你重新选择之前，所有人都可以玩。
settings-daily_channel_deleted = 🗑️ 你为每日谜题选择的频道已被删除。在你另选频道之前，我不会发布。
settings-dismiss_deleted = 知道了
settings-missing_for_answers = ⚠️ 我无法在 { $channels } 回复打字输入的命令。请在那里给我 **{ $missing }** 权限。
settings-missing_for_daily = ⚠️ 我无法在 { $channels } 发布每日谜题。请在那里给我 **{ $missing }** 权限。
settings-missing_for_threads = ⚠️ 我无法在 { $channels } 用子区开局。请在那里给我 **{ $missing }** 权限。
settings-missing_for_pictures = ⚠️ 我无法在 { $channels } 发送棋盘图片，只能用表情符号。请在那里给我 **{ $missing }** 权限。

## prefix

prefix-title = 命令前缀
prefix-field = 前缀
prefix-explanation = 最多 5 个字符（默认：{ $usual }）。留空则只能用提及和斜杠命令
prefix-explanation_no_usual = 最多 5 个字符。留空则只能用提及和斜杠命令

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = 在这里回答会被所有人看到。用 { $command }，就只有你能看到。
coach-hint = 💡 **{ $coordinate }**：{ $value }。{ $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** 看起来最好，但我没能全部算清。{ coach-depth }{ $reasons }
coach-depth = 我向前算了 { $depth } 步（双方合计）。
coach-analyse_anyway = 仍要分析
coach-price_hint = 之后这一局只可能降低你的等级分，不能再提高。要看提示吗？
coach-price_analysis = 之后这一局只可能降低你的等级分，不能再提高。要分析吗？
coach-show_hint = 查看提示
coach-press = 按下按钮查看提示，只有你能看到。
coach-wait = 有许多成员在等我。大约 { $seconds } 秒后给你答复。
coach-win = { $moves } 步获胜
coach-win_at_most = 最多 { $moves } 步获胜
coach-draw = 平局
coach-loss = { $moves } 步落败
coach-loss_at_most = 最多 { $moves } 步落败
coach-to_move = 轮到 { $mark }：**{ $value }**
coach-to_move_unproven = 轮到 { $mark }：**没有完全算清**
coach-cell_value = { $coordinate }：{ $value }
coach-variation = **最佳下法**：{ $cells }
coach-looks_best = **看起来最好**：{ $cells }
coach-not_proven = **没有完全算清**：{ $moves } 种下法中的 { $count } 种。{ coach-depth }
coach-legend = 双方都下得最好时：🏆 赢，🤝 平，💀 输。“3 步获胜”只算赢家的步数。
coach-network =
    轮到 { $mark }。网络预计这一方为 **{ $value }**，范围从 −100（输）到 +100（赢）。
    它最喜欢：**{ $moves }**
coach-network_legend = 格子越亮，网络越可能下在那里。双方下得最好时，+ 赢，= 平，− 输。横条左边是 X 的份额，右边是 O 的。
coach-see_network = 网络看到的
coach-nothing_left = 那一局已经结束，没什么可分析的了。
coach-before_last = 这里的上一局，最后一步之前：
coach-at_end = 这里的上一局，终止时：
coach-completes_line = 连成 { $lines }，直接获胜。
coach-forks = 形成双杀：同时威胁在 { $cells } 取胜，{ $mark } 只能挡住其中一格。
coach-forces = 威胁在 { $cell } 取胜。{ $mark } 只能去挡，但还是会输。
coach-wins_later = 到最后，{ $mark } 只能下在{ $cell }的下面，{ $mover } 就在那里获胜。从下往上数，单数行归 { $mark_x }，双数行归 { $mark_o }。
coach-leaves_only_lines = 现在 { $mark } 怎么下都会连成一线。
coach-mirrors = 在 { $cell } 的对面。占住中心并始终下在对面一格的一方，永远不会连成一线。
coach-mirrors_center = 这是中心。占住中心并始终下在对面一格的一方，永远不会连成一线。
coach-only_move = 这是唯一能下的一步。
coach-blocks = 挡住 { $mark } 的 { $lines }。
coach-prevents_forks = { $count ->
       *[other] 防止 { $mark } 在 { $cells } 形成双杀。
    }
coach-only_draw = 其他下法都会输。
coach-keeps_win = 另外还有 { $others } 种下法也能赢。
coach-only_win = 其他下法都赢不了。
coach-holds_out = 怎么下都会输，没有哪一步能撑得更久。
coach-holds_out_alone = 怎么下都会输，但这一步撑得最久。
coach-threatens = 威胁在 { $cell } 取胜，{ $mark } 只能去挡。
coach-tempts = { $mark } 的 { $replies } 种应对中，有 { $mistakes } 种是失误。
coach-one_of_draws = { $moves } 种下法中，有 { $count } 种能守住平局，包括这一步。
coach-all_draw = 怎么下都能守住平局。
coach-traps = { $count ->
       *[other] 对手最容易在 **{ $cells }** 之后失误。
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **准确率**：{ $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **转折点**：第 { $number } 步，{ $who } { $mark } 下 **{ $coordinate }**（{ $before } → { $after }）。更好的是：{ $cells }
coach-no_mistake = **失误的下法**：无。没有哪一步改变了结果。
coach-no_proven_mistake = **失误的下法**：没有发现。
coach-not_judged = { $count ->
       *[other] **太复杂，无法评判**：第 { $numbers } 步
    }
coach-stopped_at = 对局终止时轮到 { $mark }：{ $value }。
coach-no_plies = 一步都没下。
coach-plies = **下法**：{ $cells }
coach-kept = 好棋，结果不变：{ $value }。
coach-unjudged = 这一步太复杂，我无法评判。{ coach-depth }
coach-lost_anyway = 这盘棋已经输定了：{ $value }。
coach-mistake = 失误：{ $before } → { $after }。更好的是：{ $glyph } { $cells }
coach-mistakes = **{ $count } 次失误**：第 { $numbers } 步
coach-move = 第 { $number } 步
coach-back = 上一步
coach-next = 下一步

## learner

learner-title = ### 🧠 我在这里学到了什么
learner-naive = 🧠 我在这里还什么都没学，只知道规则。来教我吧：`{ $prefix }{ name-play } { level-learner } { $word }`，或用下面的按钮。
learner-how_original = -# 我按顺序选第一个还没让我输过棋的空位。
learner-how_stronger = -# 每一局我都从双方的下法中学习。镜像和旋转后的局面算同一个。
learner-memory_lost = **我知道的败势局面**：{ $lost }
learner-memory = **我知道的败势局面**：{ $lost } · **好局面**：{ $good }
learner-games = **对局**：{ $games } · **其中训练**：{ $trained }
learner-latest_games = **最近 { $count } 局**：{ $wins } 胜 · { $draws } 平 · { $losses } 负
learner-results = **结果**：{ $wins } 胜 · { $draws } 平 · { $losses } 负
learner-unbeatable = 🛡️ 再也没人能赢我了。
learner-beatable = 🎯 我执 { $mark_x } 和执 { $mark_o } 都还可能输。
learner-beatable_as = 🎯 我执 { $mark } 时还可能输。
learner-lesson = 💡 **最近的教训（执 { $mark }）**：这步我不会再下了。
learner-curve = 我输棋比例的折线图。对局：{ $games }。开始：{ $first }。结束：{ $last }。
learner-losses = **我输棋的比例**：开始 { $first } · 结束 { $last }
learner-training = 🏋️ 正在与 **{ $opponent }** 难度训练：{ $played }/{ $games } 局
learner-trained = ✅ 我与 **{ $opponent }** 难度训练了 { $games } 局。
learner-training_ended_early = ⏹️ 我与 **{ $opponent }** 难度的训练提前结束，下了 { $played }/{ $games } 局。
learner-training_failed = ⚠️ 出了点问题，我与 **{ $opponent }** 难度的训练在下了 { $played }/{ $games } 局后结束。学到的东西都还在。
learner-training_over = ⏹️ 那次训练已经结束。学到的东西都还在：用 `{ $prefix }{ name-brain }` 查看。
learner-known_positions = **我知道的局面**：{ $knows } · **训练前**：{ $knew }
learner-end = 结束训练
learner-do_play = 和我对战
learner-do_train = 训练 { $games } 局
learner-do_export = 保存为文件
learner-do_import = 载入文件
learner-do_reset = 重置
learner-import_title = 载入学徒的记忆
learner-import_field = 我保存的文件
learner-saved =
    📤 **我在这里知道的一切，模式 `{ $mode }`**
    { $memory }
    要在别处载入，由那里的管理者按下 `{ $prefix }{ name-brain }` 下方的 **{ learner-do_import }**
learner-import_preview =
    📥 **这个文件里的记忆，模式 `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**合并**会把它加进我在这里的记忆，并保留我的战绩。
    -# 新的败势局面：{ $lost } · 新的好局面：{ $good }
learner-replace_preview =
    { "" }**替换**会让我忘掉在这里学到的东西和我的战绩。
    -# 局面：{ $known } · 对局：{ $games }
learner-do_merge = 合并
learner-do_replace = 替换
learner-do_cancel = 取消
learner-merged =
    ✅ **已合并**
    { "" }**新的败势局面**：{ $lost } · **新的好局面**：{ $good }
    { "" }**我知道的局面**：{ $known }
learner-replaced =
    ✅ **已替换**
    { "" }**我知道的局面**：{ $known }
    { "" }**模式**：`{ $mode }`
    { "" }**忘掉的局面**：{ $forgotten } · **忘掉的对局**：{ $games }
learner-not_imported = 没有导入任何内容。
learner-reset =
    🗑️ **要我忘掉在这里学到的一切和我的战绩吗？**
    { "" }**局面**：{ $known } · **对局**：{ $games }
    我会以 `{ $mode }` 模式从头开始。
learner-reset_yes = 全部忘掉
learner-reset_switch = 忘掉，改用 { $mode } 模式学习
learner-reset_no = 全部保留
learner-forgotten =
    🗑️ **我在这里学到的一切和我的战绩都忘掉了。**
    { "" }**局面**：{ $known } · **对局**：{ $games }
    我以 `{ $mode }` 模式从头开始。
learner-kept = 我什么都没忘。

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** 在这里还没有下出结果的对局。用 `{ $prefix }{ name-play }` 开一局。
stats-none_of_game = **{ $who }** 在这里还没有下出结果的{ $game }对局。用 `{ $prefix }{ name-play } { $word }` 开一局。
stats-won = 🏆 { $count } 胜
stats-drawn = 🤝 { $count } 平
stats-lost = { $count } 负
stats-total = **总计**：{ $tally }
stats-mark = **执 { $mark }**：{ $tally }
stats-members = **成员**：{ $tally }
stats-against = **{ $name }**：{ $tally }
stats-members_against = ### 成员与我的对战
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **战胜过的难度**：{ $levels }
stats-winning_streak = **最长连胜**：{ $longest }
stats-course = 🎓 **课程**：已完成
stats-more = 另见：`{ $prefix }{ name-history }`、`{ $prefix }{ name-leaderboard }`
stats-more_private = 另见：`{ $prefix }{ name-history }`
stats-scope = ### 📊 这里的对局
stats-games = **对局**：{ $games } · **玩家**：{ $members }
stats-nothing = 这里还没有下完的对局。用 `{ $prefix }{ name-play }` 开一局。
stats-nothing_of_game = 这里还没有下完的{ $game }对局。用 `{ $prefix }{ name-play } { $word }` 开一局。
stats-winners = **获胜**：{ $mark_x } { $x } · { $mark_o } { $o } · **平局**：{ $draws }
stats-ends = **结束方式**：{ $ends }
stats-end = { $end }：{ $count }
stats-most_active = **最活跃**：{ $members }
stats-member = { $who }（{ $games }）
stats-exhibitions = **我的难度之间**：另有 { $games } 局
stats-bar = 结果柱状图。胜：{ $wins }。平：{ $draws }。负：{ $losses }。

## progress

progress-title = ### 📈 { $who }
progress-press = 按下按钮查看你的进步。只有你能看到。
progress-open = 查看我的进步
progress-practice_now = 现在练习
progress-post = 发布
progress-none = 你还没有复盘过的对局。用 `{ $prefix }{ name-practice }` 开始，或者从输掉的对局下方的失误开始。之后我会复盘你下完的每一局。
progress-clean = ✅ **{ $theme }**：自{ $date }起没有失误（复盘的对局：{ $games }）
progress-all_themes = 所有主题
progress-compared = { $now } · 之前：{ $before }
progress-accuracy = **准确率**：{ $share }
progress-games = **复盘的对局**：{ $games }
progress-mistakes = ### 失误
progress-theme = **{ $theme }**：{ $count }
progress-practice = ### 练习
progress-due = **今日练习题**：{ $due } / { $exercises }
progress-lessons = **完成的课程**：{ $done } / { $lessons }
progress-puzzle_rating = **谜题等级分**：{ $rating }
progress-legend = 最近 30 天，以及再之前的 30 天。准确率是你被评判的下法中保住结果的比例。
progress-chart = 每周准确率与复盘对局数的图表：{ $weeks }

## theme

theme-finish_line = 完成连线
theme-block_line = 挡住连线
theme-make_fork = 形成双杀
theme-prevent_fork = 防止双杀
theme-forced_sequence = 连续逼着
theme-opening = 开局
theme-zugzwang = 楚茨文克（奇偶威胁）

## ended

ended-line = 连成一线
ended-full_board = 棋盘已满
ended-repetition = 局面重复
ended-move_limit = 达到步数上限
ended-boards_counted = 按棋盘数判定
ended-resigned = 认输
ended-forfeited = 离开或超时
ended-agreed = 双方同意平局
ended-abandoned = 无人继续
ended-stopped = 被管理员停止

## rating

rating-ranked = **等级分**：{ $rating } · **排名**：{ $rank }
rating-provisional = **暂定等级分**：{ $rating } · **排名**：再下 { $games } 局等级分对局后公布
rating-none = **等级分**：暂无 · **排名**：下满 { $games } 局等级分对局后公布
rating-of_game = **{ $game }** · { $standing }
rating-curve = 最近 { $games } 局等级分对局的等级分折线图：从 { $first } 到 { $last }，最低 { $lowest }，最高 { $highest }。
rating-course = **最近 { $games } 局等级分对局**：从 { $first } 到 { $last } · 最低 { $lowest } · 最高 { $highest }

## chart

chart-results = 结果
chart-wins = 胜：{ $games }
chart-draws = 平：{ $games }
chart-defeats = 负：{ $games }
chart-rating = 等级分
chart-rated_game = 等级分对局
chart-losses = 我输棋的比例
chart-lost = 输棋
chart-by_week = 每周准确率
chart-week = 周起始日
chart-accuracy = 准确率
chart-reviewed = 复盘的对局
chart-game = 对局
chart-average = { $games } 局平均

## leaderboard

leaderboard-title = ### 🏅 排行榜：{ $game }
leaderboard-range = 第 { $first }–{ $last } 名，共 { $total } 名成员
leaderboard-none = 🏅 这里还没有人在{ $game }中有排名。不用提示，与我或其他成员下满 { $games } 局，就会有排名。用 `{ $prefix }{ name-play } { $word }` 开一局。
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **下一个**：{ $level }，还差 { $points } 分
leaderboard-rated = 只算等级分对局。

## history

history-user = ### 📜 { $who }
history-all = ### 📜 这里的对局
history-range = -# 第 { $first }–{ $last } 局，共 { $total } 局，最新在前
history-none = **{ $who }** 在这里还没有下完过一局。用 `{ $prefix }{ name-play }` 开一局。
history-nothing = 这里还没有下完的对局。用 `{ $prefix }{ name-play }` 开一局。
history-line_of = **{ $number }.** { $date } · { $mark } 对 **{ $other }** · { $result } · { $plies } 步
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } 步
history-win = 胜
history-draw = 平
history-loss = 负
history-no_result = 无结果
history-newer = 较新
history-older = 较早
history-first = 开头
history-last = 结尾
history-list = 返回列表
history-export = 把我的对局存成文件
history-paste = 回放一行
history-pasted = 对局文件里的一行

## replay

replay-ply = 第 { $number } 步，共 { $plies } 步：**{ $who }** 在 **{ $coordinate }** 落子 { $mark }。
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **下法**：{ $moves }
replay-share = 分享

## export

export-use_history = 这些数据只该让你自己看到。请按 `{ $prefix }{ name-history }` 下方的 **{ history-export }**，或私信我 `{ $prefix }{ name-export }`。
export-done_pasted =
    📤 **你下完的对局**：{ $games }
    来自你玩过的所有地方，每行一局。想再看一局，就按 `{ $prefix }{ name-history }` 下方的 **{ history-paste }**，粘贴它的那一行
export-none = 你还没有下完过一局。用 `{ $prefix }{ name-play }` 开一局。

## moderation

moderation-stopped = ⏹️ 对局已停止，棋盘上已注明。
moderation-resigned = 🏳️ **{ $who }** 认输了，棋盘上已注明。

## permission

permission-view_channel = 查看频道
permission-connect = 连接
permission-send_messages = 发送消息
permission-send_messages_in_threads = 在子区内发送消息
permission-create_public_threads = 创建公共子区
permission-attach_files = 添加附件
permission-manage_messages = 管理消息
permission-manage_guild = 管理服务器

## question

question-yes = 开新局
question-no = 继续这一局
question-kept = 对局继续。用 `{ $prefix }{ name-board }` 查看棋盘。
question-stop = **{ $x }** 和 **{ $o }** 正在这里下棋。要停止他们的对局吗？
question-stop_own = **{ $x }** 和 **{ $o }** 正在这里下棋。停止这一局就等于你认输。要停止吗？
question-stop_yes = 停止对局
question-stop_no = 取消
question-play_examples = 例如：`{ $prefix }{ $command } { level-easy }`、`{ $prefix }{ $command } { word-connect4 }` 或 `{ $prefix }{ $command } @ben`。
question-puzzle_examples = 例如：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-make_fork }` 或 `{ $prefix }{ $command } { word-daily }`。
question-daily_alone = 当天的谜题人人相同：`{ $prefix }{ $command } { word-daily }`。只有你自己的谜题才能选游戏或主题：`{ $prefix }{ $command } { word-make_fork }`。
question-race_examples = 例如：`{ $prefix }{ $command } { word-connect4 }`、`{ $prefix }{ $command } { word-mixed } 3m`；时间为 90s 或 3m。
question-race_today_alone = 每日竞速对这里的所有人都一样：`{ $prefix }{ $command } { word-today }`。你自己发起的竞速才能选游戏和时间：`{ $prefix }{ $command } { word-connect4 } 3m`。
question-vote_examples = 例如：`{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`，每一步的时间从 15s 到 24h。
question-watch_examples = 例如：`{ $prefix }{ $command } { level-hard } { level-easy }` 或 `{ $prefix }{ $command } { word-connect4 }`。
question-did_you_mean = 你是想输入 `{ $prefix }{ $command } { $words }` 吗？
question-did_you_mean_command = 你是想输入 `{ $prefix }{ $command }` 吗？
question-unknown_words = 我看不懂这里的“{ $typed }”。
question-conflicting_words = 这些词不能一起用。
question-choose_member = 请输入 `@`，从 Discord 显示的列表里选择成员。
question-course_examples = 课的编号是 1 到 7：`{ $prefix }{ $command } 1` 打开第一课。
question-invite_examples = 例如：`{ $prefix }{ $command } { word-connect4 }` 或 `{ $prefix }{ $command } o`。
question-challenge_named = 要挑战 **{ $who }** 吗？
question-challenge_named_yes = 发起挑战

## help

help-first = 按下**开始玩**就能和我来一局，再按下任意一格。
help-to_friend = 和朋友玩
help-to_commands = 所有命令
help-to_play = 开始玩
help-to_learn = 学棋
help-to_owners = 服务器管理
help-about = 关于我
help-play =
    ### 玩法
    横、竖或斜连成三子就赢。
    - **开局**：`{ $prefix }{ name-play }`。你执 { $mark_x } 先手；`{ $prefix }{ name-play } o` 则执 { $mark_o }。
    - **落子**：按下格子，或输入 `{ $prefix }{ name-move } B2`（B 行第 2 列）。
    - **难度**：`{ $prefix }{ name-play } { level-easy }`，还有 `{ level-random }`、`{ level-medium }`、`{ level-hard }`、`{ level-perfect }`
    - **其他游戏**：`{ $prefix }{ name-play } { word-connect4 }`，还有 `{ word-misere }`、`{ word-fading }`、`{ word-ultimate }`、`4x4`、`5x5`、`7x7`、`9x9`
    - **和别人玩**：`{ $prefix }{ name-play } @ben` 挑战成员，`{ $prefix }{ name-invite }` 邀请任何人；`{ $prefix }{ name-vote }` 由大家一起执一方。
    - **对局中**：`{ $prefix }{ name-board }`、`{ $prefix }{ name-offer }`、`{ $prefix }{ name-resign }`
    - **你的对局，以及谁在找人下棋**：`{ $prefix }{ name-games }`
    - **轮到你时提及**：`{ $prefix }{ name-privacy }`
    - **在这里再开一局**：`{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### 学棋
    - **最佳一步**：对局中用 `/{ name-hint }`
    - **比较所有下法**：`{ $prefix }{ name-analyse }`
    - **讲解一局**：对局结束后下方的 **{ board-review }** 按钮
    - **自己的失误**：`{ $prefix }{ name-practice }`
    - **课程**：`{ $prefix }{ name-course }`
    - **谜题**：`{ $prefix }{ name-puzzle }` 或 `{ $prefix }{ name-puzzle } { word-daily }`
    - **限时做题**：一个人用 `{ $prefix }{ name-storm }`，和别人一起用 `{ $prefix }{ name-race }`
    - **学徒**：`{ $prefix }{ name-play } { level-learner }` 对战会向你学习的新手；`{ $prefix }{ name-brain }` 看它学得怎样。
    - **观战**：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **成绩**：`{ $prefix }{ name-stats }`、`{ $prefix }{ name-leaderboard }`、`{ $prefix }{ name-history }`
    - **你的数据，以及我给你的消息**：`{ $prefix }{ name-history }`、`{ $prefix }{ name-privacy }`、`{ $prefix }{ name-notify }`
help-owners =
    ### 服务器管理
    - **设置**：`/{ name-settings }` 管理游戏、棋盘、频道、身份组、前缀和语言（需要 **管理服务器** 权限）
    - **停止对局**：在该频道用 `{ $prefix }{ name-stop }`（需要 **管理消息** 权限）
    - **权限**：`/{ name-settings }` 会列出我缺少的权限。
    - **前缀**：在 `/{ name-settings }` 中更改。提及我始终有效。
    - **重置学徒**：`{ $prefix }{ name-brain }`
    - **隐私**：`{ $prefix }{ name-privacy }` 查看我保存了你的哪些数据。
about-version = **版本**：{ $version }
about-invite = [把我添加到服务器](<{ $link }>)
about-install = [把我添加到你的账号](<{ $link }>)
about-terms = [服务条款](<{ $link }>)
about-privacy = [隐私政策](<{ $link }>)
about-your_data = **你的数据**：`{ $prefix }{ name-privacy }`
about-newer = ⚠️ 更新的版本 { $version } 曾经使用过这个数据库。请重新更新我，或恢复那次更新之前的备份。
about-servers = **服务器**：{ $servers }
about-since = **启动于**：{ $since }
about-libraries = **Python**：{ $python }，**discord.py**：{ $library }
about-shard = **分片 { $shard }**：已连接，{ $milliseconds } 毫秒
about-shard_down = **分片 { $shard }**：未连接

## privacy

privacy-use_slash_command = 这些数据只该让你自己看到。请用 `/{ name-privacy }`，或私信我 `{ $prefix }{ name-privacy }`。
privacy-title = ### 我保存了你的哪些数据
privacy-nothing = 什么都没有。
privacy-never = **从不保存**：你的名字和你写的内容
privacy-matches = **对局**：已结束 { $finished } · 进行中 { $live }
privacy-matches_details = -# 你的用户 ID、每一步、时间、提示，以及服务器、频道和消息的 ID
privacy-challenges = **待回应的挑战**：{ $challenges }
privacy-challenges_details = -# 谁挑战了谁、什么游戏，以及频道和消息的 ID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **等级分**：在 { $ratings } 个服务器中
}
privacy-gains = { $gains ->
    [0] **从我的难度赢得的分数**：无
   *[other] **从我的难度赢得的分数**：来自 { $gains } 个难度
}
privacy-ratings_details =
    -# 每局等级分对局后的等级分，以及你的胜、平、负局数
    -# 每个难度只记你最后一次得分当天的分数
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **谜题成绩**：无
   *[other] **谜题成绩**：在 { $puzzles } 个服务器或私信会话中
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **谜题等级分**：–
   *[other] **谜题等级分**：所有服务器通用
}
privacy-puzzles_details = -# 最近的谜题、答对和答错的次数、连续答对、你上次分享的每日谜题结果，以及你 30 天内在竞速里见过的谜题
privacy-practice = **练习题**：{ $exercises } · **所用对局**：{ $reviewed }
privacy-practice_details = -# 你从何时开始练习、你在对局和竞速中的失误、你的回答，以及练习题何时再出现
privacy-course = **课程**：{ $lessons }
privacy-course_details = -# 你做出了课程里的哪些练习
privacy-learners = { $learners ->
   *[other] **学徒的记忆**：来自 { $learners } 个私信会话
}
privacy-learners_details = -# 它在私信中向你学到的东西。在服务器里，它不记录是谁下的。
privacy-notices = **已关闭通知**：是
privacy-notices_details = -# 你的用户 ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **连续答对提醒**：关闭
   *[other] **连续答对提醒**：开启
}
privacy-search_notices = { $search_notices ->
    [0] **邀请通知**：关闭
   *[other] **邀请通知**：在 { $search_notices } 个服务器中
}
privacy-direct_messages_details = -# 你的用户 ID，以及我上次私信你的时间
privacy-votes = **投票**：{ $votes } · **发起的投票对局**：{ $votings }
privacy-votes_details = -# 在人人投票的对局中：你的用户 ID 和你每一步的投票，保留到对局结束后 24 小时
privacy-races = **谜题竞速和冲刺**：{ $races } · **由你发起**：{ $race_starts }
privacy-races_details = -# 你的用户 ID、有哪些谜题、你没做对哪些、你的得分，以及你用了多少时间
privacy-if_deleted =
    ### 如果删除
    { "" }**进行中的对局**会立即结束。双方都下过棋的，算你输。
    { "" }**已结束的对局**会保留，但不再带有你的用户 ID。
    { "" }**其他一切**都会消失，无法恢复。
privacy-forget = 删除我的数据
privacy-deleted = ### 你的数据已删除
privacy-kept =
    -# 你的名字、语言和你挑战过谁，如果还在我的内存里，也都忘掉了。
    ### 保留的内容
    { "" }**对局**：{ $kept }
    -# 不带你的用户 ID，也不带频道和消息的 ID。只保留开局那条消息或按钮操作的 ID，作为对局编号。不知道频道，谁也查不到它。
    -# 在 UTC 时间午夜之前，我还知道同样两名成员今天互相下了多少局，但不知道他们是谁。
privacy-ended = { $lost ->
    [0] **已终止的进行中对局**：{ $live }（无结果）
   *[other] **已终止的进行中对局**：{ $live } · **判负**：{ $lost }（双方都下过棋）
}
privacy-nothing_ended = **已终止的进行中对局**：无

## name

name-play = 开局
name-play_opponent = 对手
name-play_member = 成员
name-play_mark = 棋子
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = 游戏
name-invite = 邀请
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = 提议
name-offer_what = 内容
name-draw = 平局
name-takeback = 悔棋
name-games = 我的对局
name-watch = 观战
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = 大脑
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = 学徒
name-settings = 设置
name-vote = 投票
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = 时间
name-vote_thread = { word-thread }
name-stop = 停止
name-move = 落子
name-move_coordinate = 格子
name-board = 棋盘
name-resign = 认输
name-puzzle = 谜题
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = 主题
name-race = 竞速
name-race_game = { name-play_game }
name-race_time = 时间
name-race_today = { word-today }
name-storm = 冲刺
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = 课程
name-course_lesson = 课
name-help = 帮助
name-about = 关于
name-hint = 提示
name-analyse = 分析
name-analyse_position = 局面
name-analyse_view = 视图
name-review = 复盘
name-privacy = 隐私
name-progress = 进步
name-notify = 通知
name-practice = 练习
name-practice_move = { name-move_coordinate }
name-stats = 战绩
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = 排行榜
name-leaderboard_game = { name-play_game }
name-history = 历史
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = 回放
name-export = 导出

## word

word-random = 随机
word-thread = 子区
word-here = 这里
word-network = 网络
word-hints = 允许提示
word-misere = 反井字棋
word-fading = 消失
word-ultimate = 终极
word-uttt = uttt
word-ultimate_tictactoe = 终极井字棋
word-infinite = 无限井字棋
word-disappearing = 消失井字棋
word-connect4 = 四子棋
word-connect_four = 四连棋
word-tictactoe = 井字棋
word-ttt = ttt
word-noughts = 井字游戏
word-reverse = 反井字游戏
word-misere_tictactoe = 反向井字棋
word-daily = 每日
word-mixed = 混合
word-today = 今天
word-finish_line = 连线
word-block_line = 挡住
word-make_fork = 双杀
word-prevent_fork = 防守
word-forced_sequence = 逼着
word-opening = 开局
word-zugzwang = 楚茨文克
word-show = 查看
word-train = 训练
word-export = 导出
word-import = 导入
word-reset = 重置
word-server = 服务器
word-original = 原版
word-stronger = 强化

## command

command-play = 井字棋、四子棋等游戏，与我或某位成员对局
command-play_opponent = 与我对战时的难度
command-play_member = 要挑战的成员（默认：与我对战）
command-play_mark = 你的棋子，X 先手
command-play_mark_x = X（先手）
command-play_mark_o = O（后手）
command-play_mark_random = 随机
command-play_thread = 为这一局开一个子区（默认：按服务器设置）
command-play_hints = 成员之间对局时，允许双方使用提示
command-play_game = 玩哪种游戏（默认：服务器的默认游戏）
command-invite = 与最先加入的人来一局
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = 允许双方使用提示
command-invite_game = { command-play_game }
command-menu_challenge_member = 发起挑战
command-offer = 提议平局或悔棋，对方同意才算数
command-offer_what = 你向对方提议什么
command-offer_what_draw = 平局
command-offer_what_takeback = 收回你的最后一步
command-games = 你进行中的对局，以及谁在这里找人下棋
command-watch = 我的两个难度之间的一局
command-watch_x = 执 X 先手的难度
command-watch_o = 执 O 的难度
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = 此服务器的设置：游戏、棋盘、谁能玩、语言
command-vote = 与我的一个难度对局，这里的所有人为每一步投票
command-vote_opponent = 大家要对战的难度（默认：服务器的默认难度）
command-vote_game = { command-play_game }
command-vote_mark = 大家的棋子，X 先手（默认：X）
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = 每一步的投票时间，15s 到 24h，例如 30s、5m 或 1h（默认：1m）
command-vote_thread = 开子区；若选否，就在此频道进行，这需要“管理消息”权限
command-stop = 停止此频道的对局
command-move = 你的一步：格子，例如 B2；四子棋则为列号
command-move_coordinate = 格子，例如 B2；四子棋则为列号
command-board = 再次显示棋盘，作为新消息
command-resign = 认输
command-puzzle = 一道谜题：找出唯一正确的一步
command-puzzle_daily = 此服务器的每日谜题，给这里的所有人
command-puzzle_game = { command-play_game }
command-puzzle_theme = 选择谜题的主题
command-race = 这里所有人的谜题竞速：题目相同，看谁 90 秒内做得多
command-race_game = 一种游戏的谜题（默认：多种游戏）
command-race_game_mixed = 多种游戏
command-race_time = 每个人有多少时间（默认：90 秒）
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = 每日竞速：这里所有人做同样的 20 道谜题，今天随时可做
command-storm = 90 秒内尽量多做谜题，刷新自己的纪录
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = 你有多少时间（默认：90 秒）
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = 七节短课，让你下得更好
command-course_lesson = 课的编号（默认：全部课程）
command-help = 玩法和所有命令
command-brain = 学徒在这里学到了什么，以及它的训练
command-brain_train = 训练学徒：局数，1 到 10000（默认：500）
command-brain_opponent = 让学徒和这个难度训练（默认：{ level-perfect }）
command-brain_game = { command-play_game }
command-notify = 我会通知你什么，并用按钮更改
command-hint = 一步好棋及其理由，只有你能看到
command-analyse = 每种下法会赢、会平还是会输
command-analyse_position = 从上到下的各行，例如 X../.O./...（默认：此频道的对局）
command-analyse_view = 除数值外还看什么（默认：无）
command-analyse_view_network = 网络看到的
command-privacy = 我保存了你的哪些数据，以及如何删除
command-practice = 用你自己的失误出的练习题：找出更好的一步
command-practice_move = 你的答案，例如 B2 或 4
command-stats = 你、某位成员或整个服务器的战绩
command-stats_member = 看谁的对局（默认：你自己）
command-stats_server = 此服务器所有人的对局
command-stats_game = 只看这种游戏（默认：全部游戏）
command-leaderboard = 此服务器最强的玩家
command-leaderboard_game = { command-play_game }
command-history = 下完的对局，可以逐步回放或存成文件
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = 哪一格？请输入行字母和列号，例如 `{ $prefix }{ name-move } B2`。
error-unreadable_coordinate = 这不是格子。请输入行字母和列号，例如 `{ $prefix }{ name-move } B2`。
error-missing_column = 哪一列？请输入列号，例如 `{ $prefix }{ name-move } 2`。
error-unreadable_column = 这不是列。请输入列号，例如 `{ $prefix }{ name-move } 2`。
error-unknown_row = 没有 { $row } 行，只有 { $first } 到 { $last } 行。
error-unknown_column = 没有第 { $column } 列，只有第 { $first } 到 { $last } 列。
error-cell_fading = 你在 **{ $coordinate }** 的 { $mark } 要等你落子才会消失。请选一个空位。
error-cell_taken = **{ $coordinate }** 已经有 { $mark } 了。请选一个空位。
error-other_board = 你必须下在 **{ $board }** 棋盘：**{ $first }** 到 **{ $last }**。
error-closed_board = **{ $board }** 棋盘（{ $first } 到 { $last }）已分胜负或已满。请在另一块棋盘上选一格。
error-full_column = 第 { $column } 列已满。请换一列。
error-floating_cell = 棋子会从 **{ $coordinate }** 掉下去。请选一列中最低的空位。
error-position_shape = 请把局面写成 { $rows } 行，每行 { $columns } 格，行与行之间用 `/` 隔开，例如 `{ $example }`。如果是其他大小的棋盘，请先写大小，例如 `{ $prefix }{ name-analyse } 6x6x4 …`。
error-position_not_typed = 光靠输入，无法完整表示 **{ $game }** 的局面。对局中用 `/{ name-analyse }` 可以查看它的局面。
error-position_mark = 该局面第 { $row } 行第 { $column } 列不是 `X`、`O` 或 `.`。
error-impossible_position = 没有对局能走到这个局面：X 先手，双方轮流落子，一方连成一线对局就结束。
error-floating_position = 没有对局能走到这个局面：**{ $coordinate }** 上的棋子会掉下去。
error-game_size = 没有这种大小的游戏。棋盘有 { $least } 到 { $most } 行和列，连线至少 { $least } 格且不能超出棋盘。例如 `{ $prefix }{ name-play } 6x6x4` 表示 6 行、6 列、4 子连线。
error-game_not_offered = 此服务器不提供 **{ $game }**。可以玩的有：{ $offered }。
error-match_over = 那一局已经结束。用 `{ $prefix }{ name-play }` 开新的一局。
error-not_a_player = 你不是这一局的玩家。
error-workers_busy = 现在等提示的成员太多了。请过一分钟再试。
error-advice_pending = 我还在处理你的上一个请求。请等我答复后再问。
error-advice-duel = 在一局成员之间、不用提示的对局中，棋盘上就是这个局面，或与它只差一步。请等那一局往下走之后再问。
error-advice-race = 这就是你正在竞速中做的谜题的局面，或与它只差一步。请先回答那道谜题。
error-too_many_takebacks = 你在这一局已经悔了 { $limit } 步棋，每位玩家最多只能悔这么多。
error-nothing_to_take_back = 你还没落子，没有棋可悔。
error-not_your_turn = 还没轮到你。用 `{ $prefix }{ name-board }` 查看棋盘。
error-no_match = 这里没有进行中的对局。用 `{ $prefix }{ name-play }` 开一局。
error-match_running-resignation = 你在这里的对局还没结束。开新局就等于认输，会算你输一局。要开新局吗？
error-match_running-no_result = 这里的对局还没结束。开新局的话，那一局就作废。要开新局吗？
error-match_running-time_up = 这里进行中的对局已经一小时没人落子。开新局的话，那一局的玩家算输。要开新局吗？
error-channel_busy = 其他成员正在这里下棋。请去别的频道或子区玩，或者等到 { $idle_after } 分钟没人落子后再用 `{ $prefix }{ name-play }`。
error-exhibition_running = 我的两个难度正在这里对弈。请等它们下完，或去别的频道或子区玩。
error-match_moved_on = 棋局已经又往下走了。用 `{ $prefix }{ name-board }` 查看现状。
error-channel_taken = 这里正在进行另一局。请等它结束，或去别的频道或子区玩。
error-question-not_yours = 这个问题问的是别人。
error-offer-not_a_duel = 这只适用于成员之间的对局。与我对战时，`{ $prefix }{ name-play }` 开新局，`{ $prefix }{ name-resign }` 认输。
error-offer-own_offer = 只有对手才能接受。
error-challenge-own_challenge = 你不能和自己下。用 `{ $prefix }{ name-play }` 与我来一局。
error-challenge-bot_challenged = 机器人不能接受挑战。用 `{ $prefix }{ name-play }` 与我来一局。
error-challenge_waiting = 你们俩之间已有一个待回应的挑战。请先接受、拒绝或撤回它：{ $existing }
error-challenge-invitation_open = 你已经发出了一个邀请。请先撤回它，或等别人接受：{ $existing }
error-challenge_over = 这个已经失效了。用 `{ $prefix }{ name-play } @某人` 发起新的挑战。
error-challenge-not_yours = 这个挑战是给别人的。
error-challenge-level = 难度只用于与我对战。挑战成员时不要写难度。
error-challenge-nobody_else = 这里只有你和我。请到服务器频道里挑战别人。
error-challenge-not_visible = 在此服务器，我的回复只有你能看到，所以没人能接受。请让服务器管理者添加我，或在群组私信里玩。
error-challenge-private_thread = 私密子区的创建者可以把其他人移出，所以成员在这里只能下有提示、不计等级分的对局：`{ $prefix }{ name-play } @某人 { word-hints }`
error-challenge-cannot_see = **{ $who }** 看不到这个频道。请到你们俩都能看到的频道玩。
error-challenge-channel_taken = { $channel } 正在进行另一局。等它结束后，你就可以接受[邀请]({ $link })了。
error-challenge-not_a_member = 我在这里找不到这位成员。请输入 `@`，从 Discord 的列表里选择。
error-moderation-not_the_starter = 这一局是别人开始的。只有那个人和拥有 **{ permission-manage_messages }** 权限的成员才能停止。
error-no_puzzles = 这种游戏没有谜题。有谜题的是：{ $games }。
error-puzzle-not_yours = 这道谜题是给别人的。用 `{ $prefix }{ name-puzzle }` 领取你自己的。
error-puzzle-over = 这道谜题已失效。用 `{ $prefix }{ name-puzzle }` 换一道新的。
error-puzzle-answered = 你已经答过这道谜题了。用 `{ $prefix }{ name-puzzle }` 换一道新的。
error-practice-over = 这道练习题已关闭。用 `{ $prefix }{ name-practice }` 换一道。
error-practice-unreadable_coordinate = 这不是格子。请输入行字母和列号，例如 `{ $prefix }{ name-practice } B2`。
error-practice-unreadable_column = 这不是列。请输入列号，例如 `{ $prefix }{ name-practice } 2`。
error-puzzle-daily_over = 那是另一天的谜题。用 `{ $prefix }{ name-puzzle } { word-daily }` 查看今天的。
error-puzzle-daily_answered = 你已经答过今天的谜题了。下一题{ $ends }发布。
error-race-outside_server = 竞速需要别人参加，所以只能在服务器里玩。在这里，`{ $prefix }{ name-storm }` 可以一个人玩同样的内容。
error-race-no_puzzles = 那种游戏的谜题不能用来竞速。可以竞速的有：{ $games }。
error-race-channel_taken = 这个频道里已经有一场竞速了。
error-race-in_another = 你正在另一场竞速或冲刺中。请先完成它。
error-race-started = 那场竞速已经开始。你可以加入下一场。
error-race-full = 那场竞速已满：最多 { $most } 名成员参加。
error-race-nobody_in = 还没有人加入。
error-race-not_starter = 只有发起这场竞速的成员才能让它提前开始。
error-race-not_in = 你不在那场竞速中。
error-race-not_over = 其他人还在做这些谜题。竞速结束后你就能看到。
error-race-day_not_over = 其他人还可以做这些谜题。竞速{ $ends }结束，之后我会让你看没做对的题。
error-race-no_day = 那一天没有竞速。用 `{ $prefix }{ name-race } { word-today }` 查看今天的。
error-race-over = 那场竞速已经结束。
error-race-private = 在这里，所有人都会看到你的回答。请改按你谜题上的按钮，或私信我 `{ $prefix }{ name-storm }`。
error-thread-not_here = 我无法在这里开子区。可以不开子区直接玩，或到服务器的文字频道玩。
error-thread-user_permission = 你需要 **{ $missing }** 权限才能在这里开子区。可以不开子区直接玩。
error-thread-too_many = 此服务器开启的子区数量已达 Discord 上限。可以不开子区直接玩，或先归档一个开启的子区。
error-thread-try_later = Discord 暂时不让我开子区，所以就在这里下。
error-thread-try_later_or_elsewhere = Discord 暂时不让我开子区，而这里正在进行另一局。请过几分钟再试，或去别的频道玩。
error-cannot_attach = 我需要 **{ $missing }** 权限才能在这里发送文件。请让服务器管理者给我权限，或改用斜杠命令。
error-training-bot_permission = 我需要 **{ $missing }** 权限才能在这里显示训练进度。请让服务器管理者给我权限，或到别的频道训练我。
error-training-user_install = 我无法在这里显示训练进度。请在私信中，或在添加了我的服务器里训练我。
error-learner_game = 学徒不会玩这种游戏。它会玩：{ $games }。
error-learner-unknown_word = 我不认识“{ $typed }”。`{ $prefix }{ name-brain }` 会显示我学到的东西。你还可以用 `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`、`{ $prefix }{ name-brain } { word-export }`、附上文件的 `{ $prefix }{ name-learner } { word-import }`，以及 `{ $prefix }{ name-learner } { word-reset }` 或 `{ $prefix }{ name-learner } { word-reset } { word-stronger }`。
error-no_analysis = 我无法分析 **{ $game }**，所以它没有提示、分析和复盘。
error-training-unknown_word = 我不认识“{ $typed }”。请输入局数和我的一个难度（{ $levels }），例如 `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`。
error-training-games = 训练局数请在 1 到 { $most } 之间选择。
error-training-already_running = 我正在这里训练。请等它结束，或先结束它。
error-learner-other_mode = 这些记忆无法合并：文件是 `{ $theirs }` 模式，而我在这里用 `{ $ours }` 模式学习。
error-learner-one_file = 我需要一个文件，用 `{ $prefix }{ name-brain }` 下方的 **{ learner-do_export }** 按钮就能生成。
error-learner-download_failed = Discord 没有把文件给我。请再试一次。
error-notify-other_server = 这个按钮属于另一个服务器。用 `{ $prefix }{ name-notify }` 查看此服务器的按钮。
error-notify-searches_off = 此服务器不允许邀请通知。
error-not_a_manager = 你需要 **{ permission-manage_guild }** 权限才能这样做。
error-settings_outside_server = 只有服务器才有设置。请在你的服务器频道里使用 `/{ name-settings }`。
error-invalid_choice = 这个选项不可用。可用的选项见 `/{ name-settings }`。
error-invalid_prefix = 未保存：前缀最多 5 个可见字符，不能有空格和反引号，也不能以 `/`、`@` 或 `<` 开头。
error-vote-outside_server = 这种对局由同一个地方的所有人投票，所以只能在服务器里玩。在这里用 `{ $prefix }{ name-play }` 与我来一局。
error-vote-off = 此服务器已关闭人人投票的对局。
error-vote-time = 每一步的时间从 15 秒到 24 小时，例如 `30s`、`5m` 或 `1h`。例如：`{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = 那一步的投票刚刚结束。稍等片刻就能为下一步投票。
error-vote-only_in_thread = 你需要 **{ permission-manage_messages }** 权限才能直接在频道里开始这种对局。没有的话，就在子区里进行。
error-vote-needs_thread = 这种对局需要子区。在这里开子区需要 **{ permission-create_public_threads }** 权限，直接在频道里玩需要 **{ permission-manage_messages }** 权限。
error-wrong_channel = 我不在这里下棋。你可以在 { $channels } 玩。
error-missing_role = 要在这里和我玩，你需要以下身份组之一：{ $roles }。
error-cooldown = 太快了。{ $ends }才能使用下一个命令。
error-too_many_choices = 这一局你改得太频繁了。就这样下吧，或用 `{ $prefix }{ name-play }` 开新的一局。
error-already_playing = 你在这里已经有一局了。用 `{ $prefix }{ name-board }` 查看。
error-button_used = 你已经按过这个按钮了。
error-moderation-not_a_moderator = 你需要 **{ permission-manage_messages }** 权限才能停止其他成员的对局。
error-moderation-end_exhibition_instead = 如果这一局是你开始的，请用下方的按钮停止。否则你需要 **{ permission-manage_messages }** 权限。
error-memory_file-too_large = 无法导入该文件：它超过了 { $max_kib } KiB。
error-memory_file-not_mine = 无法载入该文件：它不是我生成的，或者被改动过。
error-memory_file-value = 无法导入该文件：`{ $where }` 必须是以下之一：`{ $values }`。
error-memory_file-entry = 无法导入该文件：`{ $where }` 必须是 1 到 { $max_position } 之间的整数。{ -entries-from-0 }
error-memory_file-position = 无法导入该文件：`{ $where }` 是 { $position }，学徒在这种模式下不可能学到它，或者它重复出现。{ -entries-from-0 }
error-notation-line = 我看不懂第 { $line } 行。每行的写法类似 `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`：时间、棋盘、玩家、各步、结果和结束方式。
error-notation-unplayable = 第 { $line } 行不是可能的对局：它的第 { $move } 步不是当时能下的格子（例如 `B2`）。
error-notation-ending = 第 { $line } 行不是可能的对局：下完这些步之后，不可能以 `{ $ending }` 结束。
error-starting-own = 我正在开始你的另一局。请稍后再试。
error-starting-other = 我正在为挑战者开始另一局。请稍后再试。
error-thread-closed = 这个子区已关闭，而我无权重新打开。请让服务器管理者打开它，然后用 `{ $prefix }{ name-board }` 查看棋盘。
error-thread-name_blocked = 子区名称里有玩家的名字，被此服务器的 AutoMod 拦截了。可以不开子区直接玩，或请管理员让我不受那条规则限制。
-entries-from-0 = （列表的第一项编号为 0。）
error-thread-bot_permission = 我需要 **{ $missing }** 权限才能在这里开子区。请让服务器管理者给我权限，或不开子区直接玩。
error-too_many_matches-own = 你在这里有 { $most } 局正在进行，同时最多只能这么多。请先下完一局：{ $channels }
error-too_many_matches-other = 挑战者在这里有 { $most } 局正在进行，同时最多只能这么多。等其中一局结束后再接受吧。
error-may_not_follow_up = 我需要 **{ $missing }** 权限才能在这里显示对局的进展。请让服务器管理者给我权限，或到别的频道玩。
error-not_in_thread = 请先在这里提及我，这样我就会加入这个私密子区。在那之前，我无法在这里显示对局的进展。
error-locked_thread = 这个子区已锁定，我无法在这里显示对局的进展。请让管理员解锁，或到别的频道玩。
error-in_timeout = 我在此服务器被禁言了，所以无法在这里发言。{ $ends }解除。
error-match_unreachable = 这里的上一局作废了，因为显示棋盘的消息被删除，或我看不到这个频道。
error-hints_not_allowed = 这一局不能用提示。用 `{ $prefix }{ name-play } @某人 { word-hints }` 开一局双方都能用提示的。
error-record-nothing_finished = 这里还没有结束的对局。用 `{ $prefix }{ name-analyse } X../.O./...` 可以分析任意局面。
error-record-match_not_found = 那一局已经没有记录了，可能有玩家删除了自己的数据。
error-record-unknown_target = 我不认识“{ $typed }”。看自己的就什么都不写；看成员的就写上成员，例如 `{ $prefix }{ $command } @ben`；看这里所有人的就写 `{ $prefix }{ $command } { word-server }`。
error-record-two_targets = 请选一位成员或整个服务器，不能两个都选。
error-record-no_leaderboard = 只有服务器才有等级分和排行榜。用 `{ $prefix }{ name-stats }` 查看你在这里的战绩。
error-record-no_pasted_game = 在命令后面加上 `{ $prefix }{ name-export }` 文件里的一行，我就显示那一局。
error-record-board_too_large = 这个棋盘太大，我显示不了。最大是 { $most }×{ $most }。
error-record-export_too_large = 你下的对局太多，{ $most } MiB 的文件装不下。请向运行我的人索取。
error-share-not_visible = 在此服务器，我的回复只有你能看到，所以别人看不到这张图片。
error-share-cannot_attach = 我无法在这里分享对局：需要 **{ $missing }** 权限。
error-level_not_offered = { $game }没有 **{ $level }** 难度。可用的难度有 { $levels }。
error-network_missing = 这个机器人没有安装网络，所以没有**直觉**和**神经网络**。
error-network_game = 网络没有学过这种游戏。它会：{ $games }。
error-offer-what = 请输入你的提议：`{ $prefix }{ name-offer } { name-draw }` 或 `{ $prefix }{ name-offer } { name-takeback }`。
error-no_records = 这种游戏没有单独的统计和等级分。有单独统计的是：{ $games }。
error-unknown_level = 我不认识“{ $typed }”。我的难度有 { $levels }。例如：`{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = 未保存：X 和 O 都需要一个表情符号。
error-emoji-unreadable = 未保存：“{ $typed }”不是表情符号。请输入表情符号，或服务器表情符号的名称，例如 `:cat:`。
error-emoji-composed = 未保存：“{ $typed }”由多个字符组成（所有旗帜、键帽、家庭都是这样）。在棋盘上，Discord 可能会把它们分开显示。请选一个简单的表情符号，例如 🍎。
error-emoji-unknown = 未保存：此服务器没有表情符号 `:{ $name }:`。请输入服务器自己的表情符号，或标准表情符号，例如 🍎。
error-emoji-unavailable = 未保存：`:{ $name }:` 暂时不可用，因为此服务器的表情符号数量超过了助力等级允许的上限。
error-emoji-restricted = 未保存：只有我没有的身份组才能使用 `:{ $name }:`。
error-emoji-duplicate = 未保存：{ $emoji } 会代表两种不同的东西。X、O 和空位需要用不同的表情符号，连成一线时也一样。如果空位不填，就用 { $free }。
error-emoji-unlisted = 未保存：Discord 没有告诉我此服务器有哪些表情符号。请再试一次。

## failure

failure-old_button = 这个按钮来自我的旧版本。用 `{ $prefix }{ name-help }` 看看我现在能做什么。
failure-changed = 我的命令刚刚更新，你的 Discord 显示的还是旧的。请重新加载（Ctrl+R，或重启应用）后再试。
failure-unexpected = 抱歉，我这边出了点问题。请再试一次；用 `{ $prefix }{ name-board }` 查看棋局现状。
failure-try_later = Discord 暂时不让我完成这个操作。请过一分钟再试；用 `{ $prefix }{ name-board }` 查看棋局现状。
failure-blocked = 此服务器的 AutoMod 拦截了我的消息。请让管理员使我不受那条规则限制，然后用 `{ $prefix }{ name-board }` 查看棋局现状。
failure-blocked_link = Discord 的有害链接过滤器拦截了我的消息，可能是因为其中的某个名字。用 `{ $prefix }{ name-board }` 查看棋局现状。
failure-embed_removed = 有人把写着我的话的嵌入内容从这条消息里移除了。请保留它：没有它，谁也看不出轮到谁。
failure-no_channel = Discord 没有告诉我那是哪个频道。请再试一次。
failure-not_attached = Discord 没有接受这个文件，所以无法附上。
failure-database = 抱歉，我暂时无法保存对局。已保存的对局不受影响：请过几分钟用 `{ $prefix }{ name-board }` 查看，然后再试。
failure-computation = 抱歉，我没能及时算完。请过几分钟再试。
failure-timeout = 我在那个服务器被禁言了，无法在 { $channel } 回复。{ $ends }解除，之后请用 `{ $prefix }{ name-board }` 继续：你的对局已保存。
failure-muted = 没有 **{ $missing }** 权限，我无法在 { $channel } 回复。请让那个服务器的管理者给我权限，然后用 `{ $prefix }{ name-board }` 继续：你的对局已保存。

## owner

owner-synced = 已在 Discord 注册 { $count } 个斜杠命令。
owner-not_synced = Discord 拒绝了斜杠命令（HTTP { $status }：{ $reason }）。请稍后再试。如果还不行，请用我日志里的链接重新邀请我。
owner-servers = 我在 { $count } 个服务器里。要让我退出某个服务器，请发送 `{ $prefix }leave` 和它的 ID。
owner-direct_message = 这样会让此服务器的成员看到我在哪些服务器里。请私信发给我。
owner-left = 我已退出服务器 { $id }。
owner-not_there = 我不在使用这个 ID 的服务器里。用 `{ $prefix }servers` 查看列表。
owner-not_allowed = 运行我的人只让我在某些服务器里玩，这里不在其中，所以我要退出了。

## place

place-1 = 左上
place-2 = 上方
place-3 = 右上
place-4 = 左侧
place-5 = 中央
place-6 = 右侧
place-7 = 左下
place-8 = 下方
place-9 = 右下

## advice

advice-match = 你在 { $channel } 有一局正在进行，棋盘上就是这个局面，或与它只差一步。继续的话，那一局不能再提高你的等级分，棋盘上也会注明“有提示”。
advice-matches = 你在 { $channel } 有几局正在进行，棋盘上就是这个局面，或与它只差一步。继续的话，那些对局不能再提高你的等级分，棋盘上也会注明“有提示”。
advice-match_private = 你在私信里和我有一局正在进行，棋盘上就是这个局面，或与它只差一步。继续的话，那里的棋盘上会注明“有提示”。
advice-puzzle = 这就是你正在做的谜题的局面，或与它只差一步。继续的话，那道谜题算答错。
advice-daily = 这就是今天的每日谜题的局面，或与它只差一步。继续的话，那道谜题算答错。
advice-exercise = 这就是你正在做的练习题的局面，或与它只差一步。继续的话，那道练习题算答错。
advice-show = 仍要继续

## games

games-title = ### 🎮 你的对局
games-none = 你现在没有进行中的对局。用 `{ $prefix }{ name-play }` 开一局，或用 `{ $prefix }{ name-invite }` 邀请任何人。
games-game = - [{ $game }]({ $link }) 对 **{ $other }** · { $place } · { $turn }
games-your_turn = **轮到你了**，{ $deadline }超时
games-their_turn = 等 **{ $who }** 落子，{ $deadline }超时
games-my_turn = 等 **{ $who }** 落子
games-private = 私信会话
games-invitations = ### ⚔️ 正在找人下棋
games-invitation = **{ $number }.** **{ $who }**：[{ $game }]({ $link }) · { $channel } · { $deadline }过期
games-join = 加入 { $number }
games-press = 按下按钮查看你进行中的对局，只有你能看到。
games-open = 我的对局

## share

share-won = **{ $who }** 用 { $plies } 步战胜了 **{ $other }**。
share-resigned = **{ $who }** 战胜了 **{ $other }**，对方在 { $plies } 步后认输。
share-forfeited = **{ $who }** 战胜了 **{ $other }**，对方在 { $plies } 步后离开或超时。
share-drawn = **{ $x }** 和 **{ $o }** 在 { $plies } 步后打成平局。
share-no_result = **{ $x }** 和 **{ $o }** 下了 { $plies } 步，没有结果。
share-picture = 对局动图：{ $game }。{ $x } 先手，{ $o } 后手。下法：{ $moves }。
share-player = 玩家 { $number }
share-picture_won = { $who } 赢了。
share-picture_drawn = 对局打成平局。
share-picture_no_result = 对局没有结果。

## vote

vote-thread = 🗳️ 人人都可以参加：在 { $thread } 为每一步投票。
vote-counts = 🗳️ { $counts } · { $deadline }截止
vote-none = 🗳️ 还没有投票 · { $deadline }截止
vote-waits = 🗳️ 没有人投票。再没有投票的话，对局将于{ $deadline }结束。
vote-last = 上一步的投票：{ $counts }
vote-lot = 🎲 { $cells } 票数相同，所以随机抽了一个。
vote-lot_many = 🎲 有 { $count } 格票数相同，所以随机抽了一格。
vote-yours = 🗳️ 你的投票：**{ $move }** · 目前 { $count } 票 · { $deadline }截止。在那之前可以改投。
vote-theirs = 🗳️ **{ $who }** 投给 **{ $move }** · 目前 { $count } 票 · { $deadline }截止
vote-how = 投票选一格：票数最多的那一格就是这一步。
vote-how_with_review = { vote-how }对局结束后，我会告诉大家哪里下错了，以及谁投对了。
vote-typed = 要投票，请输入一步，例如 `{ $prefix }{ name-move } { $example }`。
vote-saw = { $others ->
    [0] **{ $who }** 看出来了。
   *[other] **{ $who }** 和另外 { $others } 人看出来了。
}
vote-saw_unnamed = { $count ->
    [0] 没有人投给更好的一步。
   *[other] 有 { $count } 人看出来了。
}
vote-went_wrong = 大家在第 { $number } 步失误了。更好的是：{ $cells }。
vote-best = **最佳投票者**：{ $who } { $share }
vote-practise = 练习
vote-choose = 🗳️ 选择你要投票的格子：

## race

race-title = 🏁 **谜题竞速** · { $game } · { $time }
race-title_storm = ⚡ **谜题冲刺** · { $game } · { $time }
race-time_90 = 90 秒
race-time_180 = 3 分钟
race-mixed = 多种游戏
race-rules = 所有人做同样的谜题，从易到难，各自在只有自己能看到的消息里作答。答对得 1 分，答错扣 { $seconds } 秒。
race-in = **参加者**：{ $names }（{ $count } / { $most }）
race-starts = { $begins }开始；{ $who } 按下**马上开始**则立即开始。
race-starts_at = { $begins }开始。
race-unrated = -# 等级分不变：我分不清谁是真的快，谁是另开了一个窗口。
race-restarted_lobby = -# 我重启过了。已加入的人都还在：开始后，请在这里按下**继续**。
race-join = 加入
race-begin = 马上开始
race-continue = 继续
race-again = 再来一次
race-see_missed = 看看没做对的题
race-keep = 练习这些题
race-kept = { $count ->
    [0] 这些已经是你的练习题了。
   *[other] 有 { $count } 题成了你的新练习题。
}
race-open_storm = 开始我的冲刺
race-joined = 🏁 你已加入。竞速{ $begins }开始，你的第一题会出现在这里。
race-alone = 没有别人加入，所以这是一场冲刺，也就是一个人的竞速。成绩会计入你的纪录。
race-nobody_joined = 没有人加入。
race-running = -# 每个人在自己的消息里作答。如果你的消息不见了，请按下**继续**。
race-restarted = 我重启过了。所有得分都还在，你上次作答时剩余的时间也在：请按下**继续**。
race-over = -# 得分相同时，先比最高连对，再比谁答错少，最后比谁用时短。
race-row = **{ $place }.** { $who } · **{ $points } 分**
race-row_finished = **{ $place }.** { $who } · **{ $points } 分** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points } 分** · 最高连对 { $combo } · 答错 { $wrong }
race-right = ✅ +1 · 连对 { $combo }
race-wrong = ❌ −{ $seconds } 秒
race-score = **{ $points } 分** · 第 { $number } 题 · { $ends }时间到
race-win = **轮到 { $mark }，能赢。**
race-draw = **轮到 { $mark }，能保住平局。**
race-paused = ⏸️ 你的计时已暂停。你有 **{ $points } 分**，还剩 **{ $seconds } 秒**，按下**继续**后接着计时。
race-time_up = ⏱️ 时间到。
race-all_answered = 🏆 你答完了所有谜题。
race-result = **{ $points } 分** · 最高连对 { $combo } · 答错 { $wrong }
race-wait_for_order = -# 所有人都结束后，名次会出现在频道里。
race-records = 你的最好成绩：今天 **{ $today }** · 本周 **{ $week }** · 历来 **{ $ever }**
race-new_record = 🏆 你迄今最好的一次冲刺！
race-missed = 第 { $number } 题 · 没做对的题 { $page }/{ $count }
race-right_win = { $mark } 下 **{ $solution }** 就赢。{ $reasons }
race-right_draw = { $mark } 下 **{ $solution }** 就能守住平局。{ $reasons }
race-nothing_missed = 一题都没错。✅
race-title_day = 🏁 **每日竞速** · { $day }
race-day_rules = 这里所有人做同样的 { $count } 道谜题，从易到难，每题只能答一次，答对得 1 分。{ $ends }结束，之后我会公布正解。
race-day_named = 表里会列出所有参加者的名字。等级分不变。
race-day_nobody = 还没有人作答。
race-day_over = 那场竞速已在 UTC 午夜结束。
race-day_solutions = -# { $ends }结束。之后用 `{ $prefix }{ name-race } { word-today }` 查看你没做对的题。
race-day_progress = 你已答 { $number } 题，共 { $count } 题。
race-day_order = -# 得分相同时，先比最高连对，再比谁答错少，最后比谁用时短。每题最多计一分钟，所以你可以停下，今天晚些时候再接着做。
race-day_yesterday = 昨天：**{ $points } 分**，{ $count } 人中第 { $place } 名。
race-start = 开始
race-todays = 今天的竞速
race-day_score = **{ $points } 分** · 第 { $number } 题，共 { $count } 题
race-day_wrong = ❌ 这不是正解。
race-storm_press = { race-title_storm } · 按下按钮开始你的冲刺，只有你能看到。
