### The bot's texts in English. $prefix is what comes before a command where the reader is: "!", "/", or a mention of
### the bot. Names of commands and typed words are references such as { name-play }: leave them as references.
### $mark, $mark_x and $mark_o are the emoji of X and O. $who, $other and $winner are names of players.
### The texts of a feature stand in its own folder, cogs/*/en.ftl, in the same groups. Three of these are:
### "name", names of commands, subcommands and options, whose descriptions have the same ids in the group "command": lower
### case, no spaces, at most 32 characters; people also type them, in every language;
### "command", descriptions of slash commands and their options, in Discord's menu: at most 100 characters, no markup. A text
### that consists of a reference, such as command-watch_game, is the same as the other one: leave the reference;
### "error", why something cannot be done.

## ply

# $coordinate: a cell such as B2.

# The typed move itself has started the game, which no command had started before.
ply-member_first = A new game: **{ $who }** played **{ $coordinate }** { $mark }.
ply-member = **{ $who }** played **{ $coordinate }** { $mark }.
# The bot has X and makes the first move.
ply-program_first = I start with **{ $coordinate }** { $mark }.
ply-program = I answer with **{ $coordinate }** { $mark }.
ply-level = { ply-member }
# A move where marks fall, in place of $coordinate. $column: its number, as text.
move-column = column { $column }
# Cells and lines there, for example in "It blocks ❌ on …". Rows are counted from the bottom.
move-cell = row { $row } of column { $column }
move-row = row { $row } from column { $first } to { $last }
# $first, $last: as in move-cell.
move-diagonal = the diagonal from { $first } to { $last }
# Three boards of ultimate tic-tac-toe, whose names are as in place-1.
move-boards = the boards { $boards }
# Below the status that a level is thinking.
ply-wait = Many games are waiting for me, so my move will take about { $seconds } seconds.

## status

# $who: the player to move, or whose action ended the game. $deadline: such as "in 5 minutes", in the reader's language.
# $line: the cells of the line, such as A1-A2-A3. $example: a cell or the number of a column.

status-member_to_move = Your move, **{ $who }**: you are { $mark }.
status-example = For example: `{ $prefix }{ name-move } { $example }`
# A game between two members. "ends": that is when the time to move ends, and with it the game.
status-awaited = **{ $who }** { $mark }, your move · your time runs out { $deadline }
# Follows status-awaited before the first move. It is for both members.
status-time_limit = Whoever runs out of time loses once you have both moved; before that, the game ends without a result.
# The first text about a game against the bot in a place where no thread can be opened. $who is not in it.
status-replaceable = Once both of us have moved, others may start a game here after an hour without a move of yours, and you lose this one.
# Follows status-awaited, whose deadline is a later one now.
status-extended = ⏳ The time was extended once, because **{ $who }** can't see this channel or write in it.
# Follows status-abandoned. $who: the player whose time was extended. $other: the opponent.
status-excused = **{ $who }** couldn't see this channel or write in it. **{ $other }** has permissions that can cause this, so nobody loses.
status-level_to_move = **{ $who }** { $mark } is thinking …
status-member_won = 🏆 **{ $who } won** with { $mark } on { $line }.
status-program_won = 🏁 **I won** with { $mark } on { $line }.
# In games that are not won by a line.
status-member_won_without_line = 🏆 **{ $who } won.**
status-program_won_without_line = 🏁 **I won.**
# Misère: whoever completes a line loses. $who completed it with $mark.
status-misere_won = 🏆 **{ $winner } won**, because **{ $who }** completed { $line } with { $mark }.
# $who: the winner.
status-misere_member_won = 🏆 **{ $who } won**, because I completed { $line } with { $mark }.
status-misere_program_won = 🏁 **I won**, because **{ $who }** completed { $line } with { $mark }.
status-draw = 🤝 **It's a draw.** The board is full, and nobody has a line.
status-draw_repetition = 🤝 **It's a draw.** The same position has come up three times.
status-draw_move_limit = 🤝 **It's a draw** after 100 moves.
# Ultimate tic-tac-toe, when all nine boards are won or full. $count: how many of them each side has won.
status-draw_boards = { $count ->
    [one] 🤝 **It's a draw.** Each side has won { $count } board, and nobody three in a row.
   *[other] 🤝 **It's a draw.** Each side has won { $count } boards, and nobody three in a row.
}
# $won, $lost: how many boards the winner and the other side have won.
status-member_won_boards = 🏆 **{ $who } won** by { $won } boards to { $lost }: nobody has three in a row.
status-program_won_boards = 🏁 **I won** by { $won } boards to { $lost }: nobody has three in a row.
status-member_resigned = 🏳️ **{ $who }** resigned. **I won.**
status-member_forfeited = ⌛ **{ $who }** left or ran out of time. **I won.**
status-resigned = 🏳️ **{ $who }** resigned. **{ $winner } won.**
status-forfeited = ⌛ **{ $who }** left or ran out of time. **{ $winner } won.**
status-agreed = 🤝 **It's a draw** by agreement.
status-exhibition_ended = ⏹️ **Stopped.** This game ends without a result.
status-stopped = ⏹️ **A moderator stopped this game.** It ends without a result.
status-abandoned = 💤 Nobody kept playing, so this game ended without a result.
# Stands for the name of a player where everyone votes for each move.
status-crowd = the crowd
# The same at the beginning of a sentence.
status-crowd_first = The crowd
status-crowd_to_move = The crowd { $mark } is to move: **everyone may vote.**
# Stands for the name of a player who has deleted their data.
status-someone = someone
status-again_watch = Another game? `{ $prefix }{ name-watch }`

## ending

# Below the result of a finished game. The first three comfort a member who has lost to the bot, and follow its result.
ending-thanks = Thanks for the game!
ending-next_time = Maybe next time!
ending-good_game = Good game!
# The parts of one line, which are separated by dots. Each can also stand there alone.
# $ratings: such as "1001 (+13)", or "ana 1016 (+16), ben 984 (−16)".
ending-rating = **Rating:** { $ratings }
# $count: how many games were won in a row, 2 or more (a number).
ending-streak = 🔥 { $count ->
        [one] { $count } win in a row
       *[other] { $count } wins in a row
    }
# The same where a member has ratings in several games. $game: the name of a game.
ending-rating_of_game = **Rating in { $game }:** { $ratings }
# How many games two members have won against each other.
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
# Follows the result. $level: the name of a level.
ending-first_win = 🎉 First win against **{ $level }**!
# To the member who played against the bot; and about $who, in a game between members or of a crowd. A better result
# could have been reached, before the player's last move or at an earlier one. $number: of the player's moves (a number);
# $ordinal: its plural category as an ordinal number. $cells: the better moves, such as B2, which stay hidden between ||
# until they are pressed, so that the reader can look for them first.
ending-last_win = Before your last move, you could still win: ||**{ $cells }**||
ending-last_draw = Before your last move, you could still draw: ||**{ $cells }**||
ending-last_win_of_member = Before their last move, **{ $who }** could still win: ||**{ $cells }**||
ending-last_draw_of_member = Before their last move, **{ $who }** could still draw: ||**{ $cells }**||
ending-earlier_win = On your { $ordinal ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    } move, you could still win: ||**{ $cells }**||
ending-earlier_draw = On your { $ordinal ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    } move, you could still draw: ||**{ $cells }**||
ending-earlier_win_of_member = On their { $ordinal ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    } move, **{ $who }** could still win: ||**{ $cells }**||
ending-earlier_draw_of_member = On their { $ordinal ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    } move, **{ $who }** could still draw: ||**{ $cells }**||
# To a member or a crowd, so it addresses nobody where "you" has a singular. The first is after a draw with the strongest
# level.
ending-best_result = You made no mistakes: that is the best result anyone can get.
ending-no_mistake = You made no mistakes.

## position

# The parts of the line below a board, which are separated by dots. Each can also stand there alone.
# $x, $o: cells such as "A1, B2", or "-". $level: the name of one of the bot's levels. $count: how many marks make a line,
# which loses in this game (a number).

# Not where every cell has a button, nor below a picture.
position-cells = X: { $x } · O: { $o }
# Instead of cells, if there are none.
position-none = none
# The discs in columns of Connect Four. $columns: such as "3: red; 4: yellow, red".
position-columns = Discs in columns, from the bottom: { $columns }
position-disc_x = red
position-disc_o = yellow
# Below a board with marked cells. $glyph: the mark. $cells: the marked cells.
position-threats = { $glyph } marks a threat: { $cells }
# $marks: such as "❌ A1, 🔵 B2", the marks that disappear when their side plays its next move.
position-fading = Next to disappear: { $marks }
position-fading_mark = { $mark } **{ $cell }**
# Ultimate tic-tac-toe. $board: its name, as in place-1. $first, $last: its corners, such as A1 and C3.
position-board_to_play = Next move: on the { $board } board, { $first } to { $last }.
position-any_board = Next move: on any board.
# $boards: a list of names, as in place-1.
position-open_boards = Next move: on any open board ({ $boards }).
# $boards: such as "❌ top left and middle · 🔵 right · nobody: bottom".
position-boards_won = Closed boards: { $boards }.
# $side: the mark of a side.
position-boards_of = { $side } { $boards }
# Full boards without a line.
position-boards_of_nobody = won by nobody: { $boards }
position-against = My level: { $level }
# Players may ask for hints in this game, or have asked.
position-coached = With advice
# The level has moved with less search than usual, so that the game cannot raise a rating.
position-weakened = I had less time to think than usual: no rating gain
position-unrated = Private thread: not rated
position-misere = { $count } in a row loses

## level

# Names of the bot's levels, which are also typed. "learner" is the level that learns from its games.

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect
level-learner = learner
level-intuition = intuition
level-neural = neural
level-neural-early = neural-early
level-neural-middle = neural-middle

## game

# Names of games, which also stand in lists. Use the name under which people know each game in your language.
# $rows, $columns, $in_a_row: numbers.
game-3x3 = Tic-tac-toe
# Whoever completes a line loses. Better 40 characters at most, as it also stands in charts.
game-misere = Reverse tic-tac-toe (a line loses)
game-4x4 = 4×4 (four in a row)
game-5x5 = 5×5 (four in a row)
game-7x7 = 7×7 (five in a row)
game-9x9 = 9×9 (five in a row)
game-connect4 = Connect Four
# Each side has three marks at most: the fourth one makes its oldest disappear.
game-fading = Disappearing marks
# Nine boards of tic-tac-toe; whoever wins three of them in a row wins.
game-ultimate = Ultimate tic-tac-toe
# On the first board of a game.
game-rules_fading = Three in a row win. Each side has three marks at most: when you place a fourth, your oldest disappears first.
game-rules_ultimate = Win three boards in a row: across, down or diagonally. The cell you play says where the other side plays next: a top right cell sends it to the top right board. Whoever is sent to a board that is won or full plays on any other open one.
game-size = { $rows }×{ $columns } ({ $in_a_row } in a row)

## place

# The nine boards of ultimate tic-tac-toe, row by row.
place-1 = top left
place-2 = top
place-3 = top right
place-4 = left
place-5 = middle
place-6 = right
place-7 = bottom left
place-8 = bottom
place-9 = bottom right

## board

# Buttons below a board: at most 80 characters, better 20. "Rematch" is for two members, "Play again" for a game against
# the bot, "Stop game" ends a game between two levels, "Review" goes through the finished game move by move.

board-review = Review

# Menus below a board with more cells than Discord allows buttons: what the menu of rows shows, what the menu of a row's

# free cells shows, and the button back to the rows. At most 80 characters, better 30. $rows: A–I or A. $row: C.
board-choose_row = Choose a row: { $rows }
board-choose_column = Row { $row }: choose a column
board-another_row = Another row
# The same for the boards of ultimate tic-tac-toe: a menu of the boards and one of the cells of a board. $board: such as
# "Top left (A1–C3)".
board-choose_board = Choose a board
board-choose_cell = { $board }: choose a cell
board-another_board = Another board

## picture

# Alternative text of board pictures, for screen readers: at most 1024 characters, including the facts.
# $rows, $columns: numbers. $x, $o: cells such as "A1, B2", or "-". $line: cells such as A1-A2-A3.

picture-board = Board: { $rows }×{ $columns }. X: { $x }. O: { $o }.
# $discs: as in position-columns.
picture-discs = Board: { $rows }×{ $columns }. { $discs }.
# $marks: the marks that disappear when their side plays its next move, such as "X at A1, O at B2".
picture-fading = Next to disappear: { $marks }.
picture-fading_mark = { $letter } at { $cell }
picture-last = The last move was { $coordinate }.
picture-line = A line is drawn through { $line }.
picture-network = The network expects { $value } for { $mark }, on a scale from −100 to +100. It likes most: { $moves }.

## thread

# $one, $other: the two players. $thread: a link to the thread.
thread-name = { $one } – { $other }
# A button for a game against the bot, where others are playing.
thread-play = Play in a thread
thread-made = The game is in { $thread }.

## notice
## Messages that notify a player in a game between two members. $who: a mention.

notice-turn = { $who }, it's your turn.
notice-begun = { $who }, your game has begun.
# $deadline: such as "in 5 minutes". $link: a link to the board.
notice-reminder = ⏰ { $who }, it's your turn, and your time in the [game]({ $link }) runs out { $deadline }.

## notify
## The command notify, and the button below a reminder.

notify-turn_off = Turn off notices

## coach

# Hints, analyses and reviews. $value, $before, $after: what a move or a position is worth, such as "win in 3 moves"
# (coach-win and so on). $coordinate, $cell: a cell; $cells, $lines: several. $reasons: further sentences, may be empty.
# $mark: in sentences that begin with "It" (the recommended move), the other side.

coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** looks best, but I couldn't calculate everything. { coach-depth } { $reasons }
# The words of position-coached stand below the board from now on.
# $moves: how many moves the winner still makes (a number), as chess players count: "mate in 3".
coach-win = { $moves ->
        [one] win in { $moves } move
       *[other] win in { $moves } moves
    }
coach-win_at_most = { $moves ->
        [one] win in at most { $moves } move
       *[other] win in at most { $moves } moves
    }
coach-draw = draw
coach-loss = { $moves ->
        [one] loss in { $moves } move
       *[other] loss in { $moves } moves
    }
coach-loss_at_most = { $moves ->
        [one] loss in at most { $moves } move
       *[other] loss in at most { $moves } moves
    }
coach-to_move = { $mark } to move: **{ $value }**
coach-to_move_unproven = { $mark } to move: **not fully calculated**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Best play:** { $cells }
coach-looks_best = **Looks best:** { $cells }
# $count: how many of the $moves possible moves are not calculated to the end (numbers).
coach-not_proven = **Not fully calculated:** { $count } of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. { coach-depth }
coach-legend = 🏆 wins, 🤝 draws, 💀 loses with best play. In “win in 3 moves”, only the winner's moves are counted.
coach-network =
    { $mark } to move. The network expects **{ $value }** for this side, on a scale from −100 (a loss) to +100 (a win).
    It likes most: **{ $moves }**
coach-network_legend = The brighter a cell, the likelier the network plays there. + wins, = draws and − loses with best play. The bar shows X's share on the left and O's on the right.
coach-nothing_left = That game is already over, so there is nothing to analyze.
coach-completes_line = It completes { $lines } and wins.
coach-forks = It makes a fork: it threatens to win on { $cells }, and { $mark } can block only one of these cells.
coach-forces = It threatens to win on { $cell }. { $mark } has to block there, and still loses.
# In Connect Four. $cell: as in move-cell. $mover: the side whose move is recommended.
coach-wins_later = In the end, { $mark } has to play below { $cell }, and { $mover } wins there. { $mark_x } gets the odd rows from the bottom, { $mark_o } the even ones.
# In reverse tic-tac-toe, in which a line loses.
coach-leaves_only_lines = Now every move of { $mark } completes a line.
# $cell: the opposite cell, on the other side of the center.
coach-mirrors = It is opposite { $cell }. Whoever has the center and always answers on the opposite cell never completes a line.
coach-mirrors_center = It is the center. Whoever has it and always answers on the opposite cell never completes a line.
coach-only_move = It is the only possible move.
coach-blocks = It blocks { $mark } on { $lines }.
# $count: how many cells there are. On each of them, $mark could have made a fork.
coach-prevents_forks = { $count ->
    [one] It prevents a fork by { $mark } on { $cells }.
   *[other] It prevents every fork by { $mark }: on { $cells }.
}
coach-only_draw = Every other move loses.
# $others: how many other moves win, 1 or more (a number).
coach-keeps_win = { $others ->
        [one] { $others } other move wins too.
       *[other] { $others } other moves win too.
    }
coach-only_win = No other move wins.
coach-holds_out = Every move loses, and no other move lasts longer.
coach-holds_out_alone = Every move loses, but this one lasts longest.
coach-threatens = It threatens to win on { $cell }, so { $mark } has to block there.
# $mistakes, $replies: numbers. Some of the other side's possible replies are mistakes, 1 or more, but not all.
coach-tempts = { $mistakes ->
        [one] { $mistakes } of { $replies } replies by { $mark } is a mistake.
       *[other] { $mistakes } of { $replies } replies by { $mark } are mistakes.
    }
# $count: 2 or more, but fewer than $moves (numbers).
coach-one_of_draws = { $count } of { $moves } possible moves keep the draw, this one included.
coach-all_draw = Every move keeps the draw.
# After coach-all_draw. $cells: the moves after which the other side can make the most mistakes.
coach-traps = { $count ->
        [one] **{ $cells }** sets the most traps.
       *[other] **{ $cells }** set the most traps.
    }
# $page, $pages: numbers.
coach-page = { $page }/{ $pages }
# $x, $o: the players. $share_x, $share_o: percentages of their moves that kept the result, or "-".
coach-accuracy = **Accuracy:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
# $number: the number of the move. $cells: better moves.
coach-turning_point = **Turning point:** move { $number }, **{ $coordinate }** by { $who } { $mark } ({ $before } → { $after }). Better: { $cells }
# Also after a game that ended by resignation.
coach-no_mistake = **Mistakes on the board:** none. No move changed the result.
coach-no_proven_mistake = **Mistakes on the board:** none found.
# $numbers: the numbers of moves, such as "1-3, 7". $count: how many moves these are, which is not shown.
coach-not_judged = { $count ->
        [1] **Too complex to judge:** move { $numbers }
       *[other] **Too complex to judge:** moves { $numbers }
    }
coach-stopped_at = When the game stopped, { $mark } was to move: { $value }.
coach-no_plies = There were no moves.
coach-plies = **Moves:** { $cells }
# The move keeps a win or a draw. $value: such as "win in 3 moves" or "draw".
coach-kept = Good move: still a { $value }.
coach-unjudged = This move is too complex for me to judge. { coach-depth }
coach-lost_anyway = The game was already lost: { $value }.
# $glyph: the emoji of the result that was possible.
coach-mistake = A mistake: { $before } → { $after }. Better: { $glyph } { $cells }
# $numbers: the numbers of moves, such as "5, 9". $count: how many moves these are, at least 2.
coach-mistakes = **{ $count } mistakes:** moves { $numbers }
# Buttons. The first one turns to a mistake.
coach-move = Move { $number }
coach-back = Back
coach-next = Next

## learner
## The opponent that learns from its games speaks of itself here. A losing position is one from which it expects to lose.

learner-how_original = -# I take the first free cell that hasn't lost me a game.
learner-how_stronger = -# I learn from both sides of every game. Mirrored and rotated positions count as one.
# $opponent: the name of a level, as in level-easy. $played: the games so far. $games: the games planned.
learner-training = { $games ->
    [one] 🏋️ Training against **{ $opponent }**: { $played } of { $games } game
   *[other] 🏋️ Training against **{ $opponent }**: { $played } of { $games } games
}
learner-trained = { $games ->
    [one] ✅ I trained against **{ $opponent }** for { $games } game.
   *[other] ✅ I trained against **{ $opponent }** for { $games } games.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ My training against **{ $opponent }** ended early, after { $played } of { $games } game.
   *[other] ⏹️ My training against **{ $opponent }** ended early, after { $played } of { $games } games.
}
learner-training_failed = { $games ->
    [one] ⚠️ Something went wrong, so my training against **{ $opponent }** ended after { $played } of { $games } game. I keep what I learned.
   *[other] ⚠️ Something went wrong, so my training against **{ $opponent }** ended after { $played } of { $games } games. I keep what I learned.
}
learner-do_merge = Merge
learner-do_replace = Replace
learner-do_cancel = Cancel

## theme

## What a player has to see to find the right move. Names in lists and menus: better 25 characters at most.

theme-finish_line = Finish a line
theme-block_line = Block a line
theme-make_fork = Make a fork
theme-prevent_fork = Prevent a fork
theme-forced_sequence = Forced sequence
theme-opening = Opening
# Connect Four: whoever threatens a cell in an odd or even row gains by the number of free cells below it (zugzwang).
theme-zugzwang = Zugzwang (odd and even threats)

## permission

# Discord's own names of permissions, exactly as in Discord's settings in your language.

permission-view_channel = View Channels
permission-connect = Connect
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-manage_messages = Manage Messages
permission-manage_guild = Manage Server

## question

# Questions with two buttons: yes and no ask whether to start over, stop_yes and stop_no whether to stop a game.

# $command, $words: the command and the words that were probably meant.
question-did_you_mean = Did you mean `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Did you mean `{ $prefix }{ $command }`?
# Words after a command; one of the two questions above follows, or one of the sentences below.
question-unknown_words = I don't understand “{ $typed }” here.
question-conflicting_words = Those words don't go together.
question-choose_member = Choose the member from the list that Discord shows after `@`.

## word
## Words typed after a command, besides the names of levels: lower case, no spaces. Within a language, each has one
## meaning; only the word for a random mark may also be the name of the level random.

word-random = random
word-thread = thread
word-here = here
word-network = network
word-hints = hints
word-misere = misere
word-fading = fading
word-ultimate = ultimate
# Another usual name of the game, and the same with the words of its name.
word-uttt = uttt
word-ultimate_tictactoe = ultimate-tic-tac-toe
# Another name of the game.
word-infinite = infinite
word-disappearing = disappearing-marks
word-connect4 = connect4
word-connect_four = connectfour
word-tictactoe = tic-tac-toe
word-ttt = ttt
# Another usual name of the game.
word-noughts = noughts-and-crosses
word-reverse = reverse-tic-tac-toe
word-misere_tictactoe = misere-tic-tac-toe
word-daily = daily
# Puzzles of several games.
word-mixed = mixed
# The race of the day.
word-today = today
word-finish_line = line
word-block_line = block
word-make_fork = fork
word-prevent_fork = prevent
word-forced_sequence = sequence
word-opening = opening
word-zugzwang = zugzwang
word-show = show
word-train = train
word-export = export
word-import = import
word-reset = reset
word-server = server
word-original = original
word-stronger = stronger

## error

# $coordinate: a cell such as B2. $games, $levels: lists of names. $missing: the name of a permission.
# $typed: what the reader typed. $channels, $roles: mentions. $ends: such as "in 5 minutes".

error-missing_coordinate = Which cell? Type its row letter and column number, for example `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = That's not a cell. Type a row letter and a column number, for example `{ $prefix }{ name-move } B2`.
error-missing_column = Which column? Type its number, for example `{ $prefix }{ name-move } 2`.
error-unreadable_column = That's not a column. Type its number, for example `{ $prefix }{ name-move } 2`.
# $row, $first, $last: letters.
error-unknown_row = There's no row { $row }. The rows are { $first } to { $last }.
# $column, $first, $last: numbers.
error-unknown_column = There's no column { $column }. The columns are { $first } to { $last }.
# The game in which the oldest of three marks disappears. $mark: the mark of the player.
error-cell_fading = Your { $mark } on **{ $coordinate }** disappears only when you have played: choose a free cell.
error-cell_taken = **{ $coordinate }** is taken by { $mark }. Choose a free cell.
# Ultimate tic-tac-toe. $board: its name, as in place-1. $first, $last: its corners, such as A1 and C3.
error-other_board = You have to play on the **{ $board }** board: **{ $first }** to **{ $last }**.
error-closed_board = The **{ $board }** board ({ $first } to { $last }) is won or full. Choose a cell of another one.
error-full_column = Column { $column } is full. Choose another one.
error-floating_cell = A mark would fall from **{ $coordinate }**. Choose the lowest free cell of a column.
# $rows, $columns: numbers.
error-position_shape = Write the position as { $rows } rows of { $columns } cells with `/` between the rows, for example `{ $example }`. For a board of another size, put the size first, as in `{ $prefix }{ name-analyse } 6x6x4 …`.
# $game: the name of a game, as in game-3x3.
error-position_not_typed = A typed position of **{ $game }** doesn't say everything. During a game, `/{ name-analyse }` shows its position.
error-position_mark = Row { $row }, column { $column } of that position isn't `X`, `O` or `.`.
error-impossible_position = No game can reach that position: X goes first, the sides take turns, and the first line ends the game.
error-floating_position = No game can reach that position: the mark on **{ $coordinate }** would fall.
# $least, $most: numbers.
error-game_size = There's no game of that size. A board has { $least } to { $most } rows and columns, and a line has at least { $least } cells and fits on the board. For example, `{ $prefix }{ name-play } 6x6x4` means 6 rows, 6 columns and 4 in a row.
error-game_not_offered = This server doesn't offer **{ $game }**. It offers: { $offered }.
error-match_over = That game is over. `{ $prefix }{ name-play }` starts a new one.
# Someone presses a button of a game, running or over, between other players.
error-not_a_player = You aren't a player in this game.
error-workers_busy = Too many members are waiting for advice right now. Try again in a minute.
error-too_many_takebacks = You have taken back { $limit } moves in this game. That is the most a player may take back.
error-nothing_to_take_back = You haven't moved yet, so there is nothing to take back.
error-not_your_turn = It's not your turn. `{ $prefix }{ name-board }` shows the board.
error-no_match = No game is running here. `{ $prefix }{ name-play }` starts one.
error-match_moved_on = The game has moved on since then. `{ $prefix }{ name-board }` shows how it stands.
error-channel_taken = Another game is running here. Wait until it ends, or play in another channel or in a thread.
error-question-not_yours = That question was for someone else.
error-challenge_over = That's no longer open. `{ $prefix }{ name-play } @somebody` makes a new challenge.
error-moderation-not_the_starter = Someone else started this. Only they and members with the permission **{ permission-manage_messages }** can stop it.
error-thread-not_here = I can't open a thread here. Play without one, or in a text channel of a server.
error-thread-user_permission = You need the permission **{ $missing }** to open a thread here. Play without one.
error-thread-too_many = This server already has as many open threads as Discord allows. Play without a thread, or archive an open one first.
error-thread-try_later = Discord doesn't let me open threads right now, so the game is played here.
error-thread-try_later_or_elsewhere = Discord doesn't let me open threads right now, and another game is running here. Try again in a few minutes, or play in another channel.
error-cannot_attach = I need the permission **{ $missing }** to send files here. Ask someone who manages this server to give it to me, or use the slash command.
error-learner-unknown_word = I don't know “{ $typed }”. `{ $prefix }{ name-brain }` shows what I have learned. You can also use `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` with a file, and `{ $prefix }{ name-learner } { word-reset }` or `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
# $game: the name of a game, as in game-3x3.
error-no_analysis = I can't analyze **{ $game }**, so there are no hints, analyses and reviews of it.
error-not_a_manager = You need the permission **{ permission-manage_guild }** to do that.
error-wrong_channel = I don't play here. You can play in { $channels }.
error-missing_role = To play with me here, you need one of these roles: { $roles }.
error-cooldown = That was quick. You can use the next command { $ends }.
error-too_many_choices = You've changed this game too often. Play it, or start a new one with `{ $prefix }{ name-play }`.
# A press on "Play again" while the next game is running.
error-already_playing = You're already in a game here. `{ $prefix }{ name-board }` shows it.
error-button_used = You've already pressed that button.
# What is wrong with a file of the learner's memory (JSON). $where: a key such as "lost", or an entry of a list such as
# "lost[3]". $position: the number of a position, as text. $max_kib, $max_position: numbers. $values: a list of words.
error-memory_file-too_large = I can't import that file: it has more than { $max_kib } KiB.
error-memory_file-not_mine = I can't load that file: I didn't make it, or it was changed.
error-memory_file-value = I can't import that file: `{ $where }` has to be one of these: `{ $values }`.
error-memory_file-entry = I can't import that file: `{ $where }` has to be a whole number from 1 to { $max_position }. { -entries-from-0 }
error-memory_file-position = I can't import that file: `{ $where }` is { $position }, which the learner can't have learned in this mode, or which is listed twice. { -entries-from-0 }
# Added where "lost[3]" means the fourth entry of a list.
-entries-from-0 = (The first entry of a list is number 0.)
# What is wrong with a line of game notation. $line: the number of the line; $move: the number of a move in it (numbers).
# $ending: words of the notation.
error-notation-line = I can't read line { $line }. A line looks like `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: time, board, players, moves, result, and how the game ended.
error-notation-unplayable = Line { $line } isn't a possible game: its move { $move } isn't a cell that could be played then, such as `B2`.
error-notation-ending = Line { $line } isn't a possible game: after its moves, it can't have ended with `{ $ending }`.
error-starting-own = I'm still starting your other game. Try again in a moment.
error-starting-other = I'm still starting another game for the challenger. Try again in a moment.
error-thread-closed = This thread is closed, and I may not open it again. Ask someone who manages this server to do that; then `{ $prefix }{ name-board }` shows the board.
error-thread-name_blocked = This server's AutoMod blocked the thread's name, which has the players' names in it. Play without a thread, or ask a moderator to exempt me from that rule.
error-thread-bot_permission = I need the permission **{ $missing }** to open a thread here. Ask someone who manages this server to give it to me, or play without a thread.
# $most: how many running games a member may have (a number).
error-too_many_matches-own = { $most ->
        [one] You're in { $most } game here, the most at a time. Finish it first: { $channels }
       *[other] You're in { $most } games here, the most at a time. Finish one first: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] The challenger is in { $most } game here, the most at a time. Accept once it has ended.
       *[other] The challenger is in { $most } games here, the most at a time. Accept once one of them has ended.
    }
error-may_not_follow_up = I need the permission **{ $missing }** to show here how a game goes on. Ask someone who manages this server to give it to me, or play in another channel.
# In a private thread to which the bot was not added.
error-not_in_thread = Mention me here first. That adds me to this private thread; until then, I can't show here how a game goes on.
# In a locked thread, in which only moderators can write.
error-locked_thread = This thread is locked, so I can't show here how a game goes on. Ask a moderator to unlock it, or play in another channel.
error-in_timeout = I'm in timeout in this server, so I can't write here. It ends { $ends }.
error-match_unreachable = The last game here ended without a result, because the message with its board was deleted, or I couldn't see this channel.
error-record-match_not_found = I no longer know that game. One of its players may have deleted their data.
# $command: the name of a command, such as "stats".
error-record-unknown_target = I don't know “{ $typed }”. Leave it out for yourself, name a member, such as `{ $prefix }{ $command } @ben`, or write `{ $prefix }{ $command } { word-server }` for everyone here.
error-level_not_offered = **{ $level }** isn't available in this game: { $game }. Its levels are { $levels }.
error-network_missing = The owner of this bot hasn't installed the network, so **intuition** and **neural** aren't available.
# The form for the server's own emoji.
error-emoji-missing = Not saved: X and O each need an emoji.
error-emoji-unreadable = Not saved: “{ $typed }” isn't an emoji. Enter one, or the name of a server emoji, such as `:cat:`.
error-emoji-composed = Not saved: “{ $typed }” is made up of several characters, like all flags, keycaps and families. On a board, Discord might show these one by one. Choose a simple emoji, such as 🍎.
error-emoji-unknown = Not saved: this server has no emoji `:{ $name }:`. Enter one of its own emoji, or a standard one such as 🍎.
error-emoji-unavailable = Not saved: `:{ $name }:` isn't available right now, because this server has more emoji than its boosts allow.
error-emoji-restricted = Not saved: only roles that I don't have may use `:{ $name }:`.
# $emoji: the one that was chosen twice. $free: the default emoji of a free cell.
error-emoji-duplicate = Not saved: { $emoji } would stand for two different things. X, O and free cells need different emoji, also in a winning line. If you enter none for free cells, they are { $free }.
error-emoji-unlisted = Not saved: Discord did not tell me which emoji this server has. Please try again.

## failure

# When something fails that the reader cannot help.

failure-unexpected = Sorry, something went wrong on my side. Please try again; `{ $prefix }{ name-board }` shows how the game stands.
failure-try_later = Discord doesn't let me finish that right now. Please try again in a minute; `{ $prefix }{ name-board }` shows how the game stands.
# AutoMod is Discord's own name of a server's automatic moderation.
failure-blocked = This server's AutoMod blocked my message. Ask a moderator to exempt me from that rule; then `{ $prefix }{ name-board }` shows how the game stands.
failure-blocked_link = Discord's filter of harmful links blocked my message, probably because of a name in it. `{ $prefix }{ name-board }` shows how the game stands.
# Below the board, if somebody has removed the embed of the message for the second time. An embed is Discord's own term.
failure-embed_removed = Someone has removed the embed with my words from this message. Please leave it: without it, nobody sees whose turn it is.
failure-no_channel = Discord did not tell me which channel that was in. Please try again.
# Follows a text whose file is missing.
failure-not_attached = The file is missing because Discord refused it.
failure-database = Sorry, I can't save games right now. Saved games are safe: check `{ $prefix }{ name-board }` in a few minutes and try again.
failure-computation = Sorry, I couldn't work that out in time. Please try again in a few minutes.
# In a direct message. $channel: a mention of the channel.
failure-timeout = I can't answer in { $channel }, because I'm in timeout in that server. It ends { $ends }. Then go on with `{ $prefix }{ name-board }`: your game is saved.
# In a direct message. $channel: a mention of the channel. $missing: the name of a permission.
failure-muted = I can't answer in { $channel } without the permission **{ $missing }**. Ask someone who manages that server to give it to me, and go on with `{ $prefix }{ name-board }`: your game is saved.
