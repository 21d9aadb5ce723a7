### The bot's texts in English. {prefix} is replaced by what comes before a command where the reader is: "!", "/", or a
### mention of the bot. Other names in braces are replaced by facts. Keep the names in every language.

## ply

ply-member_first = A new game: **{ $who }** played **{ $coordinate }** { $mark }.
ply-member = **{ $who }** played **{ $coordinate }** { $mark }.
ply-program_first = I begin with **{ $coordinate }** { $mark }.
ply-program = I answer with **{ $coordinate }** { $mark }.
ply-level = **{ $who }** played **{ $coordinate }** { $mark }.

## status

status-member_to_move = Your move, **{ $who }**: you are { $mark }. For example: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark } is to move. ⏳ Time runs out { $deadline }; whoever has not moved by then loses.
status-awaited_first = **{ $who }** { $mark } is to move. ⏳ If that does not happen, the game ends { $deadline } without a result.
status-level_to_move = **{ $who }** { $mark } is thinking …
status-member_won = 🏆 **{ $who } won** with { $mark } on { $line }.
status-program_won = 🏁 **I won** with { $mark } on { $line }.
status-misere_won = 🏆 **{ $winner } won**, because **{ $who }** completed { $line } with { $mark }.
status-misere_member_won = 🏆 **{ $who } won**, because I completed { $line } with { $mark }.
status-misere_program_won = 🏁 **I won**, because **{ $who }** completed { $line } with { $mark }.
status-draw = 🤝 **It is a draw.** The board is full, and nobody has a line.
status-member_resigned = 🏳️ **{ $who }** gave up. **I won.**
status-member_forfeited = ⌛ **{ $who }** left or stayed away. **I won.**
status-member_started_over = 🏳️ **{ $who }** gave up the last game. **I won it.**
status-resigned = 🏳️ **{ $who }** gave up. **{ $winner } won.**
status-forfeited = ⌛ **{ $who }** left or stayed away. **{ $winner } won.**
status-agreed = 🤝 **It is a draw**, agreed by both.
status-stopped = ⏹️ **Stopped.** This game ends without a result.
status-halted = ⏹️ **A moderator stopped this game.** It ends without a result.
status-abandoned = 💤 Nobody went on with this game, so it has ended without a result.
status-someone = somebody
status-again = Another one? `{ $prefix }{ name-play }`
status-again_watch = Another one? `{ $prefix }{ name-watch }`

## position

position-cells = X: { $x } · O: { $o }
position-against = X: { $x } · O: { $o } · My level: { $level }
position-coached = { $position } · with advice
position-misere = { $position } · { $count } in a row lose

## level

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect
level-learner = learner

## game

game-3x3 = Tic-tac-toe
game-misere = Misère tic-tac-toe
game-4x4 = 4×4, four in a row
game-5x5 = 5×5, four in a row
game-7x7 = 7×7, five in a row
game-9x9 = 9×9, five in a row
game-connect4 = Connect Four
game-size = { $rows }×{ $columns }, { $in_a_row } in a row

## board

board-rematch = Rematch
board-again = Play again
board-stop = Stop
board-review = Review

## style

style-classic = Classic
style-shapes = Shapes
style-animals = Animals
style-fruit = Fruit
style-space = Space
style-weather = Weather
style-picture = A drawn picture
style-own = Emoji of this server

## own
## The form for the server's own emoji. Discord's limits: 45 characters for titles and fields, 100 for other texts.

own-title = Emoji for boards
own-choose = Choose our own emoji
own-explanation = An emoji, or the name of one that this server has made, such as :cat:
own-placeholder = The usual one, if you leave this empty
own-x = X
own-o = O
own-winning_x = X on a line that won
own-winning_o = O on a line that won
own-empty = A free cell
own-unavailable = Boards show { $mark_x } and { $mark_o } again, because these emoji can no longer be used here: { $names }.

## picture
## Alternative text of board pictures, for screen readers: at most 1024 characters, including the facts.

picture-board = A board of { $rows } rows and { $columns } columns. X: { $x }. O: { $o }.
picture-last = The last move was { $coordinate }.
picture-line = A line is struck through { $line }.

## thread

thread-name = { $one } – { $other }
thread-made = The game is in { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** challenges you to a game: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** is looking for somebody to play with. The game: **{ $game }**. Who plays along?
challenge-mark = **{ $who }** plays { $mark }, and { $mark_x } begins.
challenge-random_mark = Lots decide who is { $mark_x } and begins.
challenge-hints = 💡 Both may ask for hints with `/{ name-hint }`, and the board says so.
challenge-expires = It expires { $deadline }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-declined = **{ $who }** declined the challenge.
challenge-withdrawn = **{ $who }** withdrew the challenge.
challenge-uninvited = **{ $who }** withdrew the invitation.
challenge-expired = ⌛ **{ $who }** found nobody in time.
challenge-begun = **{ $x }** { $mark_x } plays against **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** offers a draw. Does **{ $other }** accept?
offer-take-back = ↩️ **{ $who }** asks **{ $other }** to let the last move be taken back.
offer-accept = Accept
offer-decline = Decline
offer-taken_back = **{ $who }** took a move back.
offer-declined = **{ $who }** declined. The game goes on.
offer-withdrawn = **{ $who }** withdrew the offer. The game goes on.

## puzzle

puzzle-win = **{ $mark } to move and win.** One move does it, and no other: which?
puzzle-draw = **{ $mark } to move and not lose.** One move holds the draw, and all others lose: which?
puzzle-user = 🧩 A puzzle for **{ $who }**.
puzzle-daily = 🧩 **The puzzle of { $day }**, for everyone here; the next one comes { $ends }. Press a cell: only you will see whether it was right, and your first answer counts.
puzzle-right = ✅ **{ $coordinate } is right.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } is not enough:** { $other } can hold a draw. The move is **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } loses** if { $other } plays well. The move is **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 That makes { $count } in a row.
puzzle-days = 📅 That makes { $count } days in a row.
puzzle-record =
    Solved: { $solved } of { $tried } · In a row: { $in_a_row } (best: { $best })
    Daily, days in a row: { $days } (best: { $best_days })
puzzle-next = Next puzzle

## settings

settings-level = People here meet me at level **{ $level }**, unless they ask for another one.
settings-game = Without a choice, people play **{ $game }**.
settings-games = People may play: { $games }.
settings-all_games = People may play **all games**, boards of other sizes too.
settings-choose_games = All games
settings-buttons = Boards have buttons.
settings-text = Boards are text alone, without a button for each cell.
settings-title = ## ⚙️ Settings of this server
settings-saved = ✅ **Saved.** { $now }
settings-page_games = Games
settings-page_server = Server
settings-default = As usual: { $what }
settings-language = I speak **{ $language }** here.
settings-discord_language = I speak **{ $language }** here, as Discord says of this server.
settings-language_from_discord = As Discord says of this server
settings-style = Boards look like this: **{ $style }**.
settings-to_buttons = Show buttons
settings-to_text = Leave the buttons out
settings-everywhere = People play in **all channels**.
settings-channels = People play in { $channels } and in threads there, and nowhere else.
settings-choose_channels = In all channels
settings-everybody = **Everybody** may play.
settings-roles = Those play who have one of these roles: { $roles }.
settings-choose_roles = Everybody
settings-threads = Each game gets **a thread of its own** where that is possible.
settings-no_threads = Games are played **in the channel**, unless somebody asks for a thread.
settings-to_threads = Open threads
settings-to_channels = Stay in the channel
settings-idle = A game ends when nobody has moved for **{ $idle }**. Games that are running keep the time that they began with.
settings-cooldown = Everybody waits **{ $cooldown }** from one command to the next; moves and buttons are free.
settings-no_cooldown = Nobody has to wait between two commands.
settings-prefix = Typed commands begin with `{ $own }`; a mention of me works as well.
settings-no_prefix = I answer typed commands only after a mention of me; slash commands work as always.
settings-change_prefix = Change the prefix
settings-no_wait = No waiting
settings-hours = { $count } h
settings-days = { $count } days
settings-seconds = { $count } s
settings-channels_deleted = 🗑️ Some of the channels that were chosen have been deleted (number: { $count }).
settings-all_channels_deleted = 🗑️ All channels that were chosen have been deleted, so people play in every channel until others are chosen.
settings-roles_deleted = 🗑️ Some of the roles that were chosen have been deleted (number: { $count }).
settings-all_roles_deleted = 🗑️ All roles that were chosen have been deleted, so everybody may play until others are chosen.
settings-dismiss_deleted = Got it
settings-missing_for_answers = ⚠️ I lack the permission **{ $missing }** in { $channels }, so I do not answer typed commands there.
settings-missing_for_threads = ⚠️ I lack the permission **{ $missing }** in { $channels }, so games there get no thread.
settings-missing_for_pictures = ⚠️ I lack the permission **{ $missing }** in { $channels }, so boards there are emoji.

## prefix
## The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.

prefix-title = Prefix of typed commands
prefix-field = Prefix
prefix-explanation = Up to 5 characters. { $usual } is the usual one. Empty: mentions and slash commands only
prefix-explanation_no_usual = Up to 5 characters. Empty: mentions and slash commands only

## slash
## Slash commands inside other sentences.

slash-hint = `/{ name-hint }`
slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Everybody could read that here. Use { $command }, which only you see.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** looks best. That is not proven; search depth: { $depth } (moves of both sides). { $reasons }
coach-marked = -# From now on this game counts as one with advice, and its board says so. If it is rated, it can lower your rating, but not raise it.
coach-win = win in { $moves }
coach-win_at_most = win in at most { $moves }
coach-draw = draw
coach-loss = loss in { $moves }
coach-loss_at_most = loss in at most { $moves }
coach-to_move = { $mark } is to move: **{ $value }**.
coach-to_move_unproven = { $mark } is to move: the result is **not proven**.
coach-cell_value = { $coordinate }: { $value }
coach-variation = Best play from here: { $cells }
coach-looks_best = Looks best: { $cells }
coach-not_proven = Moves whose value is not proven: { $count } of { $moves }. Search depth: { $depth } (moves of both sides).
coach-legend = 🏆 wins, 🤝 draws, 💀 loses, if nobody errs from there on; the numbers count the winner's own moves.
coach-nothing_left = On that board the game is over, so there is nothing to analyse.
coach-before_last = How the last game here stood before its last move:
coach-at_end = How the last game here stood when it stopped:
coach-completes_line = It completes { $lines } and wins.
coach-forks = It makes a fork: it threatens to win on { $cells }, and only one of them can be blocked.
coach-forces = It threatens to win on { $cell }, so { $mark } has to answer there, and loses all the same.
coach-only_move = It is the only possible move.
coach-blocks = It blocks { $mark } on { $lines }.
coach-forestalls_fork = It forestalls a fork of { $mark } on { $cells }.
coach-only_draw = Every other move loses.
coach-keeps_win = Other moves that win as well: { $others }.
coach-only_win = No other move wins.
coach-holds_out = Every move loses; no other one holds out longer.
coach-holds_out_alone = Every move loses; this one holds out longest.
coach-threatens = It threatens to win on { $cell }, so { $mark } has to answer there.
coach-tempts = { $mark } goes wrong with { $mistakes } of { $replies } replies.
coach-one_of_draws = It is one of { $count } moves out of { $moves } that hold the draw.
coach-all_draw = Every move holds the draw.
coach-page = { $page }/{ $pages } · { $position }
coach-accuracy = Moves that kept the result: **{ $x }** { $mark_x } { $share_x } · **{ $o }** { $mark_o } { $share_o }
coach-turning_point = Turning point: move { $number }. With **{ $coordinate }**, **{ $who }** { $mark } turned a { $before } into a { $after }. Better: { $cells }.
coach-no_mistake = Nobody gave anything away: every move kept the result.
coach-no_proven_mistake = No move is proven to have given anything away.
coach-not_judged = Not judged, because nothing is proven there: moves { $numbers }.
coach-stopped_at = When it stopped, { $mark } was to move: { $value }.
coach-no_plies = Nobody had moved.
coach-plies = Moves: { $cells }
coach-kept = It kept the result: { $value }.
coach-unjudged = I cannot judge this move: what it is worth is not proven. Search depth: { $depth } (moves of both sides).
coach-lost_anyway = Nothing could be saved any more: { $value }.
coach-mistake = That gave something away: a { $before } became a { $after }. Better: { $glyph } { $cells }.
coach-back = Back
coach-next = Next

## learner

learner-title = 🧠 **What I have learned here**
learner-nothing_learned = 🧠 I have learned nothing here yet: I know the rules, and nothing else. `{ $prefix }{ name-play } { level-learner }` teaches me, and so does `{ $prefix }{ name-brain } { word-train }`. (Mode: `{ $mode }`)
learner-mode_original = Mode `{ $mode }`: I take the first free cell that has not lost me a game.
learner-mode_stronger = Mode `{ $mode }`: I learn from both sides of every game, and treat positions alike that are mirrored or turned.
learner-memory_lost = Positions that I know to lose: { $lost }.
learner-memory = Positions that I know to lose: { $lost }; to have gone well: { $good }.
learner-games = Games: { $games }, of them in training: { $trained }.
learner-latest_games = The latest { $count }:
learner-results = won { $wins }, drawn { $draws }, lost { $losses }.
learner-unbeatable = 🛡️ Nobody can beat me any more.
learner-beatable = 🎯 I can still be beaten, as { $mark_x } and as { $mark_o }.
learner-beatable_as = 🎯 I can still be beaten as { $mark }.
learner-lesson = 💡 What I learned last, as { $mark }: I will not play this again.
learner-curve = Line chart of the share of games that I lost. Of the first { $window } of { $games } games it was { $first }, of the last { $window } it is { $last }.
learner-training = 🏋️ I am training against **{ $opponent }**. Games: { $played } of { $games }.
learner-trained = ✅ I have trained against **{ $opponent }**. Games: { $games };
learner-training_ended_early = ⏹️ My training against **{ $opponent }** ended early. Games: { $played } of { $games };
learner-training_failed = ⚠️ Something went wrong, so my training against **{ $opponent }** ended; what I had learned until then is kept. Games: { $played } of { $games };
learner-training_over = ⏹️ That training has ended. What I had learned in it was kept; `{ $prefix }{ name-brain }` shows what I know.
learner-known_positions = Positions that I know now: { $knows }; before: { $knew }.
learner-end = End the training
learner-exported = 📤 All that I know here, in mode `{ $mode }`. { $memory } In another server, `{ $prefix }{ name-brain } { word-import }` gives it to me.
learner-import_preview = 📥 What that file holds is of mode `{ $mode }`. { $memory }
learner-merge_preview = **Merge** adds to what I know here. New positions that lose: { $lost }; that went well: { $good }. My record stays.
learner-replace_preview = **Replace** makes me forget what I know here (positions: { $known }) and my record (games: { $games }).
learner-do_merge = Merge
learner-do_replace = Replace
learner-do_cancel = Cancel
learner-merged = ✅ Merged. New positions that lose: { $lost }; that went well: { $good }. Positions that I know now: { $known }.
learner-replaced = ✅ Replaced. Positions that I know now: { $known }, in mode `{ $mode }`; forgotten: { $forgotten }, and my record (games: { $games }).
learner-not_imported = Nothing was imported.
learner-reset = 🗑️ Shall I forget all that I have learned here (positions: { $known }) and my record (games: { $games })? I would begin anew in mode `{ $mode }`.
learner-reset_yes = Forget everything
learner-reset_no = Keep everything
learner-forgotten = 🗑️ I have forgotten all that I had learned here (positions: { $known }) and my record (games: { $games }), and begin anew in mode `{ $mode }`.
learner-kept = I have forgotten nothing.

## stats

stats-user = 📊 **{ $who }**
stats-none = **{ $who }** has not finished a game here yet. `{ $prefix }{ name-play }` starts one.
stats-none_of_game = **{ $who }** has not finished a game of this kind here yet ({ $game }). `{ $prefix }{ name-play }` starts one.
stats-total = **In all:** { $tally }
stats-mark = As { $mark }: { $tally }
stats-members = Against members: { $tally }
stats-against = Against **{ $name }**: { $tally }
stats-members_against = Members against **{ $name }**: { $tally }
stats-streak = Current streak: { $glyph } { $length } · longest winning streak: { $longest }
stats-legend = 🎮 games, of them 🏆 won, 🤝 drawn and 💀 lost.
stats-more = `{ $prefix }{ name-history }` shows the games again, `{ $prefix }{ name-leaderboard }` who is best in a server.
stats-scope =
    📊 **What has been played here**
    Games: **{ $games }** · Players: **{ $members }**
stats-nothing = Nobody has finished a game here yet. `{ $prefix }{ name-play }` starts one.
stats-nothing_of_game = Nobody has finished a game of this kind here yet ({ $game }). `{ $prefix }{ name-play }` starts one.
stats-winners = { $mark_x } won: { $x } · { $mark_o } won: { $o } · drawn: { $draws }
stats-ends = How they ended: { $ends }
stats-end = { $end }: { $count }
stats-most_active = Most games: { $members }
stats-exhibitions = Games between my levels, besides: { $games }
stats-bar = Bar: { $wins } won, { $draws } drawn, { $losses } lost.

## ended

ended-line = with a line
ended-full_board = with a full board
ended-resigned = given up
ended-forfeited = by staying away
ended-agreed = draw agreed
ended-abandoned = without a result
ended-stopped = stopped by a moderator

## rating

rating-ranked = Rating: **{ $rating }** · Rank: **{ $rank }**
rating-provisional = Rating so far: **{ $rating }** · rated games until it has a rank: { $games }
rating-none = No rating yet. It takes { $games } rated games against my levels or members.
rating-of_game = { $game }: { $standing }
rating-curve = Line chart of the rating over the latest { $games } rated games: from { $first } to { $last }, between { $lowest } and { $highest }.

## chart
## The labels of charts. There is little room: at most about 40 characters for titles, 20 for the others.

chart-results = Results
chart-wins = Won: { $games }
chart-draws = Drawn: { $games }
chart-defeats = Lost: { $games }
chart-rating = Rating
chart-rated_game = Rated game
chart-losses = Share of games I lost
chart-lost = Lost
chart-game = Game
chart-average =
    { $games ->
        [one] Average of { $games } game
       *[other] Average of { $games } games
    }

## leaderboard

leaderboard-title = 🏅 **Leaderboard: { $game }**, { $first } to { $last } of { $total }
leaderboard-none = 🏅 Nobody has a rank in { $game } here yet. It takes { $games } games against my levels or members, without advice: `{ $prefix }{ name-play }` starts one.
leaderboard-own = **{ $who }**: { $standing }
leaderboard-legend = 🤖 My levels stand between the members; their ratings stay as they are. Rated games alone count here.

## history

history-user = 📜 **{ $who }**: games { $first } to { $last } of { $total }, newest first
history-all = 📜 Games { $first } to { $last } of { $total } here, newest first
history-none = **{ $who }** has not finished a game here yet. `{ $prefix }{ name-play }` starts one.
history-nothing = Nobody has finished a game here yet. `{ $prefix }{ name-play }` starts one.
history-line_of = **{ $number }.** { $date } · { $mark } against **{ $other }**: { $result } · moves: { $plies }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o }: { $result } · moves: { $plies }
history-win = won
history-draw = drawn
history-loss = lost
history-no_result = no result
history-newer = Newer
history-older = Older
history-first = First
history-last = Last
history-list = Back to the list

## replay

replay-ply = Move { $number } of { $plies }: **{ $who }** played **{ $coordinate }** { $mark }.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = This game is too long for my buttons to go through it, so here is its last board.

## export

export-use_slash_command = That is between you and me: use `/{ name-export }`, or write `{ $prefix }{ name-export }` to me in a direct message.
export-done = 📤 All your games that are over, in this server and elsewhere: { $games }. One line each; `{ $prefix }{ name-replay }` and a line shows a game again.
export-none = You have not finished a game yet. `{ $prefix }{ name-play }` starts one.

## moderation

moderation-stopped = ⏹️ I have stopped the game, and its board says so.
moderation-resigned = 🏳️ **{ $who }** has given the game up, and its board says so.





## permission

permission-view_channel = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files

## question

question-yes = Start over
question-no = Keep playing
question-kept = The game goes on. `{ $prefix }{ name-board }` shows it.
question-stop = **{ $x }** and **{ $o }** are in the middle of a game here. Shall I end it?
question-stop_own = **{ $x }** and **{ $o }** are in the middle of a game here. If I end it, you give it up. Shall I end it?
question-stop_yes = End the game
question-stop_no = Let it go on
question-did_you_mean = Did you mean `{ $prefix }{ $command } { $words }`?

## help

help-text =
    { "" }**Tic-tac-toe against me.** Three in a row win: across, down or diagonal.
    - `{ $prefix }{ name-play }` starts a game. You are { $mark_x } and begin; `{ $prefix }{ name-play } o` makes you { $mark_o }.
    - `{ $prefix }{ name-play } { level-easy }` makes it easier: my levels are `{ level-random }`, `{ level-easy }`, `{ level-medium }`, `{ level-hard }` and `{ level-perfect }`.
    - Other games, in the same place: `{ word-connect4 }`, `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`.
    - Press a cell under the board, or write `{ $prefix }{ name-move } B2` for row B, column 2.
    - `{ $prefix }{ name-board }` shows the board again, `{ $prefix }{ name-resign }` gives up.
    - **Against each other:** `{ $prefix }{ name-play } @somebody` challenges a member, `{ $prefix }{ name-invite }` anyone. `{ $prefix }{ name-draw }` offers a draw, `{ $prefix }{ name-takeback }` asks for a move back.
    - `/{ name-hint }` helps you in a game, `{ $prefix }{ name-analyse }` weighs every move, `{ $prefix }{ name-review }` goes over the last game.
    - `{ $prefix }{ name-play } { level-learner }` meets me as a beginner who learns; `{ $prefix }{ name-brain }` shows what I have learned here.
    - `{ $prefix }{ name-watch } { level-hard } { level-easy }` lets me play against myself. `{ $prefix }{ name-puzzle }` sets a puzzle. `{ $prefix }{ name-privacy }` shows what I keep about you.
    - `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }` and `{ $prefix }{ name-history }` tell how games went.
    - There is one game per channel; `{ $prefix }{ name-play } { word-thread }` opens a thread for one more.

## privacy

privacy-use_slash_command = That is between you and me: use `/{ name-privacy }`, or write `{ $prefix }{ name-privacy }` to me in a direct message.
privacy-holdings =
    { "" }**What I keep about you:** your account's number in the games you played (finished: { $finished }; running: { $live }) and in open challenges ({ $challenges }); with each game the cells that were played, the times, whether advice was given, and the numbers of the server, channel and messages. Of puzzles (servers and direct messages where you have had some: { $puzzles }): which one you had last and of which game, how many you have solved and missed, also in a row and day by day, and the number of your last message or press there. Your rating, and how many rated games you have won, drawn and lost (servers where you have one: { $ratings }), with each rated game what it was afterwards, and how many points you won from each of my levels on the last day that brought you any (levels, counted in each server: { $gains }). What the learner knows of a server says nothing of who played there; what it learned in your direct messages with me (conversations: { $learners }) is kept under their number. I keep no names and nothing that you write.
    If you delete it, your running games end at once, and you lose those in which both sides have moved; in finished games your seat stays without a number, and your puzzle results, your ratings and what I learned in your direct messages are gone. That cannot be undone.
privacy-forget = Delete my data
privacy-forgotten =
    Done.
    { $ended }
    { "" }**Deleted:** open challenges ({ $challenges }), puzzle results (servers and direct messages: { $puzzles }), ratings (servers: { $ratings }), points won from levels (levels, counted in each server: { $gains }), and what the learner learned in your direct messages (conversations: { $learners }). I have also forgotten your name, your language and whom you challenged, as far as I still had them in memory.
    { "" }**Kept:** your games ({ $kept }), without your account's number and the numbers of their channels and messages; only the number of the message or press that began a game stays, as the game's number. Without the channel nobody can look it up.
privacy-ended = **Ended:** running games ({ $live }), of which you lost { $lost }, because both sides had moved; the others end without a result.
privacy-nothing_ended = **Ended:** nothing, as no game of yours was running.

## name
## Names of commands, subcommands and options, by the keys of [command]: lower case, no spaces, at most 32 characters.
## In messages, names of all languages are accepted, with or without accents. The English names are those in the code.

name-play = play
name-play_opponent = opponent
name-play_member = member
name-play_mark = mark
name-play_thread = thread
name-play_hints = hints
name-play_game = game
name-invite = invite
name-invite_mark = mark
name-invite_thread = thread
name-invite_hints = hints
name-invite_game = game
name-draw = draw
name-takeback = takeback
name-watch = watch
name-watch_x = x
name-watch_o = o
name-watch_thread = thread
name-watch_game = game
name-brain = brain
name-brain_show = show
name-brain_show_game = game
name-brain_train = train
name-brain_train_games = games
name-brain_train_opponent = opponent
name-brain_train_game = game
name-brain_export = export
name-brain_export_game = game
name-brain_import = import
name-brain_import_file = file
name-brain_reset = reset
name-brain_reset_mode = mode
name-brain_reset_game = game
name-settings = settings
name-stop = stop
name-move = move
name-move_coordinate = coordinate
name-board = board
name-resign = resign
name-puzzle = puzzle
name-puzzle_daily = daily
name-puzzle_game = game
name-help = help
name-hint = hint
name-analyse = analyse
name-analyse_position = position
name-review = review
name-privacy = privacy
name-stats = stats
name-stats_member = member
name-stats_server = server
name-stats_game = game
name-leaderboard = leaderboard
name-leaderboard_game = game
name-history = history
name-history_member = member
name-history_server = server
name-replay = replay
name-replay_game = game
name-export = export

## word
## Words typed after a command, besides those of [level]. A word has the same meaning in all languages, with one
## exception: the English `random` asks for a random mark, and is also a level.

word-random = random
word-thread = thread
word-hints = hints
word-misere = misere
word-connect4 = connect4
word-connect_four = connectfour
word-daily = daily
word-show = show
word-train = train
word-export = export
word-import = import
word-reset = reset
word-server = server
word-original = original
word-stronger = stronger

## command

command-play = Start a game of tic-tac-toe, Connect Four or another one
command-play_opponent = How well I play, if you play against me
command-play_member = The member to challenge; leave it out to play against me
command-play_mark = Your mark; X begins
command-play_mark_x = X, and begin
command-play_mark_o = O, and go second
command-play_mark_random = Let chance decide
command-play_thread = Whether the game gets a thread of its own; as this server prefers if you leave it out
command-play_hints = Whether both may ask for hints in a game between members
command-play_game = Which game; this server's default one if you leave it out
command-invite = Invite anyone here to a game
command-invite_mark = Your mark; X begins
command-invite_mark_x = X, and begin
command-invite_mark_o = O, and go second
command-invite_mark_random = Let chance decide
command-invite_thread = Whether the game gets a thread of its own; as this server prefers if you leave it out
command-invite_hints = Whether both may ask for hints
command-invite_game = Which game; this server's default one if you leave it out
command-menu_challenge_member = Challenge to a game
command-draw = Offer the other player a draw
command-takeback = Ask the other player to let you take your last move back
command-watch = Watch two of my levels play each other
command-watch_x = Who plays X, and begins
command-watch_o = Who plays O
command-watch_thread = Whether the game gets a thread of its own; as this server prefers if you leave it out
command-watch_game = Which game; this server's default one if you leave it out
command-brain = What the learner knows here
command-brain_show = See what the learner knows, and how it came to that
command-brain_show_game = Which game; this server's default one if you leave it out
command-brain_train = Have the learner play many games against one of my levels
command-brain_train_games = How many, from 1 to 10000; 500 if you leave it out
command-brain_train_opponent = Against whom; perfect if you leave it out
command-brain_train_game = Which game; this server's default one if you leave it out
command-brain_export = Get all that the learner knows as a file
command-brain_export_game = Which game; this server's default one if you leave it out
command-brain_import = Give the learner a file with what another one knows
command-brain_import_file = As the export makes it
command-brain_reset = Have the learner forget everything
command-brain_reset_mode = How it learns from then on; as now if you leave it out
command-brain_reset_mode_original = A plain method: from its own defeats
command-brain_reset_mode_stronger = A stronger one: from both sides of every game
command-brain_reset_game = Which game; this server's default one if you leave it out
command-settings = How I play in this server
command-stop = Stop the game of this channel, whoever plays it
command-move = Play a cell, such as B2; where marks fall, the number of a column
command-move_coordinate = Row letter and column number, such as B2; where marks fall, the column number alone
command-board = Show the board again
command-resign = Give up the game
command-puzzle = Find the one right move of a position
command-puzzle_daily = Whether you want this server's puzzle of the day, for everyone to see
command-puzzle_game = Which game; this server's default one if you leave it out
command-help = How to play
command-hint = Get a good move and the reason for it, for you alone
command-analyse = See what every move is worth
command-analyse_position = Rows from the top, such as X../.O./...; leave it out for the game of this channel
command-review = Look back at the last game here, move by move
command-privacy = See what is stored about you, and delete it
command-stats = See how you, a member or the whole server have done
command-stats_member = Whose games; yours if you leave it out
command-stats_server = Whether you want those of all in this server
command-stats_game = Only games of this kind; all if you leave it out
command-leaderboard = See who is best in this server, and where my levels stand
command-leaderboard_game = Which game; this server's default one if you leave it out
command-history = See finished games, and have one shown again move by move
command-history_member = Whose games; yours if you leave it out
command-history_server = Whether you want those of all in this server
command-replay = Have a game shown again that you bring as a line of text
command-replay_game = A line as the export makes it
command-export = Get all your games as a file, for you alone

## error

error-MissingCoordinateError = Which cell? Type its row letter and column number, for example `{ $prefix }{ name-move } B2`.
error-UnreadableCoordinateError = That is not a cell. Type one row letter and one column number and nothing else, for example `{ $prefix }{ name-move } B2`.
error-MissingColumnError = Which column? Type its number, for example `{ $prefix }{ name-move } 2`.
error-UnreadableColumnError = That is not a column. Type its number and nothing else, for example `{ $prefix }{ name-move } 2`.
error-LookAlikeError = That “{ $typed }” comes from another alphabet, though it looks like “{ $meant }”. Switch your keyboard to Latin letters and type, for example, `{ $prefix }{ name-move } B2`.
error-RowError = There is no row { $row }. The rows are { $first } to { $last }.
error-ColumnError = There is no column { $column }. The columns are { $first } to { $last }.
error-CellTakenError = **{ $coordinate }** is taken by { $mark }. Choose a free cell.
error-FullColumnError = Column { $column } is full. Choose another one.
error-FloatingCellError = A mark would fall from **{ $coordinate }**. Choose the lowest free cell of a column.
error-PositionShapeError = A position here has { $rows } rows of { $columns } cells, with `/` between the rows, for example `X../.O./...`.
error-PositionMarkError = Row { $row }, column { $column } of that position is neither `X`, `O` nor `.`.
error-ImpossiblePositionError = No game can reach that position: X begins, the sides take turns, and the game ends with the first line.
error-GameSizeError = There is no game of that size. A board has { $least } to { $most } rows and columns, and a line at least { $least } cells and no more than the longer side: for example `{ $prefix }{ name-play } 6x6x4` for 6 rows, 6 columns and 4 in a row.
error-GameNotOfferedError = This server does not offer that game ({ $game }). It offers: { $offered }.
error-MatchOverError = That game is over. `{ $prefix }{ name-play }` starts a new one.
error-NotYourMatchError = Somebody else is playing here. Start a game of your own in another channel or in a thread.
error-NothingToTakeBackError = You have not moved yet, so there is nothing to take back.
error-NotYourTurnError = It is not your turn. `{ $prefix }{ name-board }` shows the board.
error-NoMatchError = No game is running in this channel. `{ $prefix }{ name-play }` starts one.
error-MatchRunningError_resignation = A game is still running here. If you start a new one, you give it up, and that is a loss. Start a new one?
error-MatchRunningError_no_result = A game is still running here. Throw it away and start a new one?
error-ChannelBusyError = Somebody else is playing here. Play in another channel or in a thread; once nobody has moved for { $idle_after } minutes, `{ $prefix }{ name-play }` starts a new game here.
error-MatchMovedOnError = The game has moved on since then. `{ $prefix }{ name-board }` shows how it stands.
error-ChannelTakenError = A game is running in this channel. Let it end first, or play in another channel or in a thread.
error-QuestionError_not_yours = That question was for somebody else.
error-OfferError_not_a_duel = That takes two members. You play against me: `{ $prefix }{ name-play }` starts a new game, `{ $prefix }{ name-resign }` gives this one up.
error-OfferError_own_offer = That is for the other player to accept.
error-ChallengeError_own_challenge = You cannot play against yourself. `{ $prefix }{ name-play }` starts a game against me.
error-ChallengeError_bot_challenged = Bots cannot accept challenges. `{ $prefix }{ name-play }` starts a game against me.
error-ChallengeWaitingError = You two have an open challenge already: { $existing } Accept, decline or withdraw that one first.
error-ChallengeError_invitation_open = You have an open invitation already: { $existing } Withdraw that one first, or wait until somebody accepts it.
error-ChallengeOverError = That is no longer open. `{ $prefix }{ name-play }` with a member's name makes a new challenge.
error-ChallengeError_not_yours = That challenge is for somebody else.
error-ChallengeError_level = Levels and the learner are for games against me. Leave that out to challenge a member.
error-ChallengeError_nobody_else = Only the two of us are here. Challenge people where they see it, as in a channel of a server.
error-ChallengeError_not_visible = In this server, only you see what I answer, so nobody could accept: its members' own apps may not speak to all here. Ask somebody who manages this server to invite me, or play in a group.
error-ChallengeError_not_a_member = I do not find that person in this server. Choose them from the list that Discord offers after `@`.
error-ModerationError_not_the_starter = Somebody else started this. Only they, and members who may manage messages, can stop it.
error-NoPuzzlesError = There are no puzzles of that game. There are puzzles of: { $games }.
error-PuzzleError_not_yours = That puzzle is for somebody else. `{ $prefix }{ name-puzzle }` gives you one of your own.
error-PuzzleError_over = That puzzle no longer counts. `{ $prefix }{ name-puzzle }` gives you a new one.
error-PuzzleError_answered = You have answered that puzzle already. `{ $prefix }{ name-puzzle }` gives you a new one.
error-PuzzleError_daily_over = That was the puzzle of another day. `{ $prefix }{ name-puzzle } { word-daily }` shows the one of today.
error-PuzzleError_daily_answered = You have answered the puzzle of today already. The next one comes { $ends }.
error-ThreadError_not_here = No thread can be opened here. Leave that out, or ask in a text channel of a server.
error-ThreadError_user_permission = Threads are for those who have the permission **{ $missing }** here. Play without one.
error-ThreadError_too_many = This server has as many threads as Discord allows. Play without one, or archive some first.
error-ThreadError_try_later = Discord opens no threads for me at the moment, so the game is played here.
error-TrainingError_bot_permission = I lack the permission **{ $missing }** here, so I could not tell how the training goes on. Ask somebody who manages this server to give it to me, or train me in another channel.
error-TrainingError_user_install = Here I can only answer, not change my message while I train. Train me in a direct message to me, or in a server that has invited me.
error-MayNotAttachError = I lack the permission **{ $missing }** here, so I cannot send a file. Ask somebody who manages this server to give it to me, or use the slash command, such as `/{ name-brain } { word-export }`.
error-LearnerGameError = The learner does not play that game. It plays: { $games }.
error-LearnerError_unknown_word = I do not know “{ $typed }”. `{ $prefix }{ name-brain }` shows what I have learned; `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-brain } { word-import }` with a file, and `{ $prefix }{ name-brain } { word-reset }` or `{ $prefix }{ name-brain } { word-reset } { word-stronger }` do more.
error-TrainingError_unknown_word = I do not know “{ $typed }”. Name a number of games and one of my levels ({ $levels }), for example `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-TrainingError_games = A training has 1 to { $most } games.
error-TrainingError_already_running = I am training here already. Let that end first, or end it.
error-LearnerError_other_mode = Those cannot be merged: that memory is of mode `{ $theirs }`, and here I learn in mode `{ $ours }`, so one would not understand the other.
error-LearnerError_no_file = Attach one file to the command, such as `{ $prefix }{ name-brain } { word-export }` makes.
error-LearnerError_download_failed = Discord did not hand me that file. Please try again.
error-NotAManagerError = Only members who may manage this server can do that.
error-InvalidChoiceError = That cannot be chosen, or no longer. `/{ name-settings }` shows what can.
error-InvalidPrefixError = A prefix has up to 5 visible characters, without spaces and backticks, and does not begin with `/`, `@` or `<`. Nothing was changed.
error-WrongChannelError = I do not play here. I do in { $channels }.
error-MissingRoleError = Here you need one of these roles to play with me: { $roles }.
error-CooldownError = That was quick. You can use the next command { $ends }.
error-ModerationError_not_a_moderator = Only members who may manage messages can stop the games of others.
error-ModerationError_end_exhibition_instead = Whoever started this game ends it with the button beneath it. Besides them, only members who may manage messages can.
error-QuestionError_answered = That question has been answered already.
error-MemoryFileError_too_large = That is no memory of mine: the file has more than { $max_kib } KiB.
error-MemoryFileError_encoding = That is no memory of mine: the file is no text in UTF-8, as its byte { $byte } shows.
error-MemoryFileError_syntax = That is no memory of mine: in line { $line }, column { $column } it is no JSON.
error-MemoryFileError_shape = That is no memory of mine: the file has to be one JSON object in braces, with two lists in it and nothing else in brackets.
error-MemoryFileError_unknown_key = That is no memory of mine: key number { $number } is none of those that it has, { $keys }.
error-MemoryFileError_repeated_key = That is no memory of mine: it has the key `{ $where }` twice.
error-MemoryFileError_missing_key = That is no memory of mine: it lacks the key `{ $where }`.
error-MemoryFileError_value = I cannot read that memory: `{ $where }` has to be one of these: `{ $values }`.
error-MemoryFileError_not_a_list = I cannot read that memory: `{ $where }` has to be a list.
error-MemoryFileError_entry = I cannot read that memory: `{ $where }` has to be a whole number from 1 to { $max_position }. (The first one of a list is number 0.)
error-MemoryFileError_order = I cannot read that memory: `{ $where }` is { $position }, which is not larger than the one before it. (The first one of a list is number 0.)
error-MemoryFileError_unreachable = That memory cannot be true: `{ $where }` is { $position }, a position that no game leads to. (The first one of a list is number 0.)
error-MemoryFileError_game_over = That memory cannot be true: `{ $where }` is { $position }, a position in which the game is over, and not won by the side that this is about. (The first one of a list is number 0.)
error-MemoryFileError_good_not_allowed = That memory cannot be true: in mode `{ $mode }` no position is remembered as good, so `{ $where }` has to go.
error-MemoryFileError_not_canonical = That memory cannot be true: `{ $where }` is { $position }, for which { $twin } stands, its mirrored or turned twin. (The first one of a list is number 0.)
error-MemoryFileError_contradiction = That memory cannot be true: `{ $where }` is { $position }, which is among the lost ones as well. (The first one of a list is number 0.)
error-NotationError_time = I cannot read line { $line }: it has to begin with a time in UTC, such as `2026-11-21T19:30:22Z`.
error-NotationError_rules = I cannot read line { $line }: after the time come the rules, which are the number of rows, of columns, and of how many in a row win, such as `3x3x3`; behind them `+gravity` and `+misere` where that holds.
error-NotationError_seat = I cannot read line { $line }: where `{ $seat }` should stand with who that was, there is something else, or nothing. It is `{ $seat }me`, `{ $seat }member`, or the name of one of my levels, such as `{ $seat }easy`.
error-NotationError_same_player = Line { $line } cannot be true: nobody plays against themselves, so only one of the two can be `me`.
error-NotationError_move = I cannot read line { $line }: in the place of its move number { $move } stands neither a cell of that board, such as `B2`, nor a result ({ $results }).
error-NotationError_cell_taken = Line { $line } cannot be true: **{ $coordinate }** is taken already when its move number { $move } goes there.
error-NotationError_floating_cell = Line { $line } cannot be true: from **{ $coordinate }**, where its move number { $move } goes, a mark would fall.
error-NotationError_game_over = Line { $line } cannot be true: the game is over before its move number { $move }.
error-NotationError_result = Line { $line } is incomplete: after the moves come the result ({ $results }) and how the game ended, such as `1-0 line`.
error-NotationError_termination = I cannot read line { $line }: after the result stands how the game ended, and that is one of these: { $terminations }.
error-NotationError_decided = Line { $line } cannot be true: after these moves, the game is over, and the line has to go on with `{ $ending }`.
error-NotationError_undecided = Line { $line } cannot be true: its moves leave the game open, so it cannot have ended by `{ $termination }`.
error-NotationError_result_mismatch = Line { $line } cannot be true: a game that ended by `{ $termination }` has another result: { $results }.
error-NotationError_extra_text = I cannot read line { $line }: behind how the game ended, nothing can stand but `coached`.
error-ThreadError_bot_permission = I lack the permission **{ $missing }** here, so I cannot open a thread. Ask somebody who manages this server to give it to me, or play without a thread.
error-TooManyMatchesError_own = You are in { $most } running games of this server already, and nobody can be in more: { $channels }. Let one of them end first.
error-TooManyMatchesError_other = Whoever challenged you is in { $most } running games of this server already, and nobody can be in more. Accept once one of them has ended.
error-MayNotFollowUpError = I lack the permission **{ $missing }** here, so I could not show how the game goes on. Ask somebody who manages this server to give it to me, or play in another channel.
error-MatchUnreachableError = The last game here ended without a result, because its message was deleted or I could no longer see it.
error-HintsNotAllowedError = Hints were not allowed when this game began. For the next one, `{ $prefix }{ name-play } @somebody { word-hints }` allows them to both of you.
error-RecordError_nothing_finished = No game has ended in this channel yet. `{ $prefix }{ name-analyse } X../.O./...` looks into any position.
error-RecordError_match_not_found = I no longer know that game: somebody who played in it may have had their data deleted.
error-RecordError_unknown_target = I do not know “{ $typed }”. Leave it out for yourself, name a member, for example `{ $prefix }{ $command } @ben`, or write `{ $prefix }{ $command } server` for all who play here.
error-RecordError_two_targets = Choose either a member or the whole server, not both.
error-RecordError_no_leaderboard = Ratings are for servers only, and so is the leaderboard. `{ $prefix }{ name-stats }` shows how you have done here.
error-RecordError_nothing_to_replay = Write a line after that, such as `{ $prefix }{ name-export }` gives you; I show you its game again, move by move.
error-RecordError_board_too_large = That board is too large for me to show: the largest has { $most } rows and { $most } columns.
error-RecordError_export_too_large = You have played more than fits into files of { $most } MiB each. Ask whoever runs me for your games.
error-LevelNotOfferedError = **{ $level }** is no level of this game ({ $game }): it would play like another one. The levels are { $levels }.
error-NoRecordsError = There are no statistics and ratings of that game alone. There are of: { $games }.
error-UnknownLevelError = I do not know “{ $typed }”. The levels are { $levels }; for example, `{ $prefix }{ name-watch } { level-hard } { level-easy }`.
error-EmojiError_missing = X and O each need an emoji. Nothing was changed.
error-EmojiError_unreadable = “{ $typed }” is no emoji. Enter an emoji, or the name of one that this server has made, such as `:cat:`. Nothing was changed.
error-EmojiError_composed = “{ $typed }” is not one simple emoji: flags, keycaps, families and the like consist of several signs, which would run together with their neighbours on a board. Nothing was changed.
error-EmojiError_unknown = This server has no emoji called `:{ $name }:`. Emoji of other servers cannot be used; those that Discord brings along are entered as themselves, such as 🍎. Nothing was changed.
error-EmojiError_unavailable = `:{ $name }:` cannot be used at the moment, because this server has more emoji than its boosts allow. Nothing was changed.
error-EmojiError_restricted = `:{ $name }:` is kept for roles that I do not have, so I cannot show it. Nothing was changed.
error-EmojiError_duplicate = { $emoji } would mean two things on a board. X, O and a free cell, which is { $free } if you name nothing else, have to differ, and so do both marks on a line that won. Nothing was changed.
error-EmojiError_unlisted = Discord did not tell me which emoji this server has. Nothing was changed; please try again.

## failure

failure-old_button = That button comes from an older version of me. `{ $prefix }{ name-help }` shows what I can do now.
failure-changed = My commands have just changed, and your Discord still shows the old ones. Reload it (Ctrl+R, or restart the app) and try again.
failure-unexpected = Something went wrong on my side. Please try again; `{ $prefix }{ name-board }` shows how the game stands.
failure-try_later = Discord does not let me finish that at the moment. Please try again in a minute; `{ $prefix }{ name-board }` shows how the game stands.
failure-no_channel = Discord did not tell me in which channel that was, so I cannot do it. Please try again.
failure-not_attached = Discord refused the file, so I could not attach it.
failure-database = I cannot save games at the moment. Nothing that was saved is lost; please try again in a few minutes, and look at `{ $prefix }{ name-board }` first.
failure-muted = I cannot answer you in <#{ $channel }>: I lack the permission **{ $missing }** there. Ask somebody who manages that server to give it to me. Your game is saved; go on with `{ $prefix }{ name-board }` when that is done.

## owner

owner-synced = Discord now knows { $count } slash commands.
owner-not_synced = Discord did not take the slash commands (HTTP { $status }: { $reason }). Try again later; if it stays so, invite the bot again with the link in its log.
