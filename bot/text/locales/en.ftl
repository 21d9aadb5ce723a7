### The bot's texts in English. $prefix is what comes before a command where the reader is: "!", "/", or a mention of
### the bot. Names of commands and typed words are references such as { name-play }: leave them as references.
### $mark, $mark_x and $mark_o are the emoji of X and O. $who, $other and $winner are names of players.

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
# Below the status that a level is thinking.
ply-wait = Many games are waiting for me, so my move will take about { $seconds } seconds.

## status

# $who: the player to move, or whose action ended the game. $deadline: such as "in 5 minutes", in the reader's language.
# $line: the cells of the line, such as A1-A2-A3. $example: a cell or the number of a column.

status-member_to_move = Your move, **{ $who }**: you are { $mark }. For example: `{ $prefix }{ name-move } { $example }`
# A game between two members. "ends": that is when the time to move ends, and with it the game.
status-awaited = **{ $who }** { $mark }, your move · ends { $deadline }
# Follows status-awaited before the first move. It is for both members.
status-time_limit = Without a move by then, the game ends without a result. Once both of you have moved, whoever runs out of time loses.
# The first text about a game against the bot in a place where no thread can be opened. $who is not in it.
status-replaceable = Once both of us have moved, others may start a game here after an hour without a move of yours, and you lose this one.
# Follows status-awaited, whose deadline is a later one now.
status-extended = ⏳ The time was extended once, because **{ $who }** can't see this channel or write in it.
# Follows status-abandoned. $who: the player whose time was extended. $other: the opponent.
status-excused = **{ $who }** couldn't see this channel or write in it. **{ $other }** has permissions that can cause this, so nobody loses.
status-level_to_move = **{ $who }** { $mark } is thinking …
status-member_won = 🏆 **{ $who } won** with { $mark } on { $line }.
status-program_won = 🏁 **I won** with { $mark } on { $line }.
# Misère: whoever completes a line loses. $who completed it with $mark.
status-misere_won = 🏆 **{ $winner } won**, because **{ $who }** completed { $line } with { $mark }.
# $who: the winner.
status-misere_member_won = 🏆 **{ $who } won**, because I completed { $line } with { $mark }.
status-misere_program_won = 🏁 **I won**, because **{ $who }** completed { $line } with { $mark }.
status-draw = 🤝 **It's a draw.** The board is full, and nobody has a line.
status-member_resigned = 🏳️ **{ $who }** resigned. **I won.**
status-member_forfeited = ⌛ **{ $who }** left or ran out of time. **I won.**
status-member_started_over = 🏳️ **{ $who }** resigned the last game. **I won it.**
status-resigned = 🏳️ **{ $who }** resigned. **{ $winner } won.**
status-forfeited = ⌛ **{ $who }** left or ran out of time. **{ $winner } won.**
status-agreed = 🤝 **It's a draw** by agreement.
status-exhibition_ended = ⏹️ **Stopped.** This game ends without a result.
status-stopped = ⏹️ **A moderator stopped this game.** It ends without a result.
status-abandoned = 💤 Nobody kept playing, so this game ended without a result.
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
# To the member who played against the bot, and in a game between members about $who. A better result could have been
# reached. $number: of the move in the game (a number). $cells: the better moves, such as B2, which stay hidden between ||
# until they are pressed, so that the reader can look for them first.
ending-missed_win = You had a win at move { $number }: ||**{ $cells }**||
ending-missed_draw = You had a draw at move { $number }: ||**{ $cells }**||
ending-member_missed_win = **{ $who }** had a win at move { $number }: ||**{ $cells }**||
ending-member_missed_draw = **{ $who }** had a draw at move { $number }: ||**{ $cells }**||
ending-no_mistake = You made no mistakes.

## position

# The parts of the line below a board, which are separated by dots. Each can also stand there alone.
# $x, $o: cells such as "A1, B2", or "-". $level: the name of one of the bot's levels. $count: how many marks make a line,
# which loses in this game (a number).

# Not where every cell has a button, nor below a picture.
position-cells = X: { $x } · O: { $o }
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
game-size = { $rows }×{ $columns } ({ $in_a_row } in a row)

## board

# Buttons below a board: at most 80 characters, better 20. "Rematch" is for two members, "Play again" for a game against
# the bot, "Stop game" ends a game between two levels, "Review" goes through the finished game move by move.

board-rematch = Rematch
# Options of two menus below a board on which nobody has moved yet: at most 100 characters, better 30. The chosen one is
# shown. $level: as in level-easy. $game: as in game-3x3.
board-level = Level: { $level }
board-game = Game: { $game }
board-hint = Hint
board-resign = Resign
board-take_back = Take back
board-draw = Offer a draw
board-again = Play again
board-stop = Stop game
board-review = Review
board-fix = Fix my mistakes
# Menus below a board with more cells than Discord allows buttons: what the menu of rows shows, what the menu of a row's

# free cells shows, and the button back to the rows. At most 80 characters, better 30. $rows: A–I or A. $row: C.
board-choose_row = Choose a row: { $rows }
board-choose_column = Row { $row }: choose a column
board-another_row = Another row

## style

# How boards look, in a menu in the server's settings.

style-default = Classic, large boards as pictures
style-classic = Classic
style-shapes = Shapes
style-animals = Animals
style-fruit = Fruit
style-space = Space
style-weather = Weather
style-picture = Picture
style-own = Server emoji

## own

# The form for the server's own emoji. Discord's limits: 45 characters for titles and fields, 100 for other texts.
# own-choose is a button. $names: the emoji that have become unavailable.

own-title = Board emoji
own-choose = Choose emoji
own-explanation = An emoji, or the name of a server emoji, such as :cat:
own-placeholder = Leave empty for the default
own-x = X
own-o = O
own-winning_x = X, highlighted
own-winning_o = O, highlighted
own-empty = Free cell
own-unavailable = These emoji can no longer be used here: { $names }. Boards show { $mark_x } and { $mark_o } again.

## picture

# Alternative text of board pictures, for screen readers: at most 1024 characters, including the facts.
# $rows, $columns: numbers. $x, $o: cells such as "A1, B2", or "-". $line: cells such as A1-A2-A3.

picture-board = Board: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-last = The last move was { $coordinate }.
picture-line = A line is drawn through { $line }.
picture-network = The network expects { $value } for { $mark }, on a scale from −100 to +100. It likes most: { $moves }.

## thread

# $one, $other: the two players. $thread: a link to the thread.
thread-name = { $one } – { $other }
# A button for a game against the bot, where others are playing.
thread-play = Play in a thread
thread-made = The game is in { $thread }.

## challenge

# A challenge is for one member, an invite for anyone. $who: who made it; in declined, who declined it.
# $challenged: a mention. $game: the name of the game. $deadline: such as "in 5 minutes".
# Accept, Decline and Withdraw are buttons.

challenge-member = ⚔️ { $challenged }, **{ $who }** challenges you to a game: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** is looking for someone to play: **{ $game }**. Who's in?
challenge-mark = **{ $who }** plays { $mark }, and { $mark_x } goes first.
challenge-random_mark = The marks are random, and { $mark_x } goes first.
challenge-hints = 💡 Both players may use `/{ name-hint }`, and the board says so.
# Members who have not used the bot in the channel for five minutes are mentioned.
challenge-notices = 🔔 Accepting turns on notices: I mention you when it's your turn and you're away, and before your time runs out. `/{ name-notify }` turns them off.
challenge-expires = Expires { $deadline }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-declined = **{ $who }** declined the challenge.
challenge-withdrawn = **{ $who }** withdrew the challenge.
challenge-uninvited = **{ $who }** withdrew the invite.
# For challenges and invites.
challenge-expired = ⌛ **{ $who }** got no answer in time.
challenge-begun = **{ $x }** { $mark_x } plays against **{ $o }** { $mark_o }.

## offer

# Offers of a draw or requests to take a move back, with two buttons. In declined and withdrawn, $who: who did that.

offer-draw = 🤝 **{ $who }** offers a draw. Does **{ $other }** accept?
# $coordinate: the cell of the move. $answer: that of the other player's move after it, which is taken back as well.
offer-take-back = ↩️ **{ $who }** asks to take back **{ $coordinate }**. Does **{ $other }** agree?
offer-take-back_answered = ↩️ **{ $who }** asks to take back **{ $coordinate }** (and **{ $other }**'s answer **{ $answer }**). Does **{ $other }** agree?
offer-accept = Accept
offer-decline = Decline
offer-taken_back = **{ $who }** took back a move.
offer-declined = **{ $who }** declined. The game goes on.
offer-withdrawn = **{ $who }** withdrew the offer. The game goes on.

## notice
## Messages that notify a player in a game between two members. $who: a mention.

notice-turn = { $who }, it's your turn.
notice-begun = { $who }, your game has begun.
# $deadline: such as "in 5 minutes". $link: a link to the board.
notice-reminder = ⏰ { $who }, it's your turn, and the [game]({ $link }) ends { $deadline }.

## notify
## The command notify, and the button below a reminder.

notify-on = 🔔 **Notices:** on. In games with members, I mention you when it's your turn and you've been away from the channel for five minutes, when the other player accepts your challenge or makes an offer, and once before your time runs out.
notify-off = 🔕 **Notices:** off. I mention you only when someone challenges you.
notify-turn_on = Turn on notices
notify-turn_off = Turn off notices

## puzzle

# $coordinate: the answer. $solution: the right cell. $other: the emoji of the other side.
# $reasons: sentences of coach-…, may be empty. $day: a date. $ends: such as "in 5 hours". puzzle-next is a button.

puzzle-win = **{ $mark } to move and win.** Only one move wins. Which one?
puzzle-draw = **{ $mark } to move and draw.** Only one move keeps the draw, and all others lose. Which one?
puzzle-user = 🧩 A puzzle for **{ $who }**.
puzzle-daily = 🧩 **Daily puzzle, { $day }.** The next one comes { $ends }. Only your first answer counts.
puzzle-right = ✅ **{ $coordinate } is right.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } isn't enough:** { $other } can still draw. The right move is **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } loses** if { $other } plays well. The right move is **{ $solution }**. { $reasons }
# $count: how many puzzles were solved in a row, 2 or more (a number).
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } puzzle in a row!
       *[other] { $count } puzzles in a row!
    }
# $count: on how many days in a row the daily puzzle was solved, 2 or more (a number).
puzzle-days = 📅 { $count ->
        [one] { $count } day in a row!
       *[other] { $count } days in a row!
    }
# All numbers. $tried: how many puzzles were answered. $in_a_row and $days: the current streaks, 1 or more; $best and
# $best_days: the longest ones.
puzzle-record-solved = **Solved:** { $solved } of { $tried }
puzzle-record-streak = **Streak:** { $in_a_row } (best: { $best })
puzzle-record-daily = **Daily puzzle:** { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    } (best: { $best_days })
puzzle-next = Next puzzle
# Below a puzzle, once the user has skipped another one that day.
puzzle-skip_costs = -# If you ask for another puzzle before you answer this one, this one counts as missed.
# practice-show and practice-puzzle are buttons.
# $rating: after an answer. $change: such as +14. It is provisional until some puzzles have been answered.
puzzle-rating = **Puzzle rating:** { $rating } ({ $change })
puzzle-rating_provisional = **Puzzle rating:** { $rating } ({ $change }) · provisional
# The button below an answered daily puzzle, and what it posts for everyone. $result: ✅ or ❌. $day: without the year.
puzzle-share = Share
puzzle-shared = 🧩 Daily puzzle, { $day }: { $result }
# $count: on how many days in a row the daily puzzle was solved, 2 or more (a number).
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## practice
# Exercises from a member's own mistakes. $mark: the emoji of the side to move, $other: of the other side.
# $coordinate: what the member played in the game, or has answered now. $solution: a right move. $reasons: as above.
# practice-solve and the like are buttons.
practice-lost_win = **{ $mark } to move.** You played **{ $coordinate }** here, and it lost the win. Find a better move.
practice-lost_draw = **{ $mark } to move.** You played **{ $coordinate }** here, and it lost the draw. Find a better move.
practice-draws = 💡 **{ $coordinate } isn't enough:** { $other } can still draw.
practice-loses = 💡 **{ $coordinate } loses** if { $other } plays well.
practice-unproven = 💡 **{ $coordinate }** may be just as good, but I couldn't prove it.
# Follows one of the three above, or stands alone when the member has asked for the solution.
practice-better = **Better:** { $solution }. { $reasons }
# $box: a number from 0 to 5. In Leitner's method, a right answer moves an exercise to the next box, and a wrong one
# back to box 0. $due: a date.
practice-box = 📦 **Box:** { $box } of 5 · **Next time:** { $due }
practice-not_counted = This answer doesn't count, because you have answered it before. It counts again when the exercise is due.
practice-last_of_game = That was your last mistake in this game. `{ $prefix }{ name-practice }` asks again when it's time.
practice-no_mistakes = I found no move of yours in this game that is proven to be a mistake.
practice-none = You have no exercises yet. From now on I make them from the mistakes in your finished games.
practice-none_due = **Nothing is due now.** Your next exercise: { $due }.
practice-show = Show me
practice-puzzle = Solve a puzzle
# With the button practice-open, which asks an exercise to whoever presses it alone.
practice-press = Press the button to practice. Only you see it.
practice-open = Practice

## course

## Lessons. An explanation has three short lines. "Line", "fork", "threaten" and "block" are the words of coach-….

# The names of the lessons, also on a button: at most 80 characters, better 30.
course-lines = Lines and blocks
course-forks = Forks
course-prevention = Preventing forks
course-openings = Openings
# Reverse tic-tac-toe, in which a line loses.
course-misere = Everything in reverse
course-large = Larger boards
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Course
    Each lesson has an example that you play, and three exercises.
course-lines_text =
    Three marks in a line win: across, down or diagonally.
    So first look whether you can complete a line.
    If not, look whether your opponent can, and block it.
course-forks_text =
    A fork threatens to win on two cells at once.
    Only one of them can be blocked, so you win on the other.
    Look for a free cell where two of your lines meet.
course-prevention_text =
    See your opponent's fork before it is made.
    Take its cell, or make a threat of your own that has to be blocked elsewhere.
    If the block itself makes the fork, it was the wrong threat.
course-openings_text =
    The center is part of four lines, a corner of three, an edge of two.
    So begin in the center or in a corner.
    Answer a corner with the center, and the center with a corner.
course-misere_text =
    Whoever completes a line loses, so keep your marks apart.
    { $mark_x } begins in the center and answers each move on the opposite cell.
    Then every line that { $mark_x } might complete has a { $mark_o } in it.
# Boards on which five in a row win. A row is "open" if the cells at both ends are free.
course-large_text =
    Five in a row win. Four with both ends free can't be stopped: only one end can be blocked.
    Three with both ends free become such a four with the next move.
    A four has to be blocked at once, so it comes before any three.
# $mark_x goes first. Rows are counted from the bottom.
course-connect4_text =
    A line that lacks one cell is a threat, even if nobody can play there yet.
    At the end, someone has to play below it: { $mark_x } gets the odd rows from the bottom, { $mark_o } the even ones.
    Never play below a cell where your opponent would win.
# Buttons, also part of headings: at most 80 characters, better 20.
course-example = Example
course-exercise = Exercise { $number }
course-lessons = All lessons
course-next = Next lesson
# The question: find the move.
course-win = **{ $mark } to move and win.**
course-draw = **{ $mark } to move and draw.**
# In reverse tic-tac-toe.
course-completes_line = 💡 **{ $coordinate } loses:** it completes a line.
# The other side's move.
course-reply = { $mark } answers with **{ $coordinate }**.
# $reasons: as in puzzle-right.
course-solution = 💡 The right move is **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lesson done!**
course-all_done = 🏆 **You've done all lessons!**
# With a button, which opens the course for whoever presses it alone.
course-press = Press the button to open the course. Only you see it.

## settings

## The page of /settings, which only its reader sees. A row is `**Label:** value`; the menu or button below or beside it
## changes the value. Discord's limits: 80 characters for buttons, 100 for options, 150 for what an empty menu shows.
# $level: the name of a level, as in level-easy.
settings-level = **Default level:** { $level }
# $game: the name of a game, as in game-3x3.
settings-game = **Default game:** { $game }
# $games: the names of games, separated by commas.
settings-games = **Available games:** { $games }
settings-all_games = **Available games:** all, and boards of any other size
settings-choose_games = All games
settings-buttons = **Board buttons:** on
settings-text = **Board buttons:** off, moves are typed
settings-title = ## ⚙️ Server settings
# $now: the row of the setting that was changed, as in settings-level.
settings-saved = ✅ Saved · { $now }
settings-page_games = Games
settings-page_server = Server
settings-page_language = Language
settings-heading_games = ### Games
settings-heading_boards = ### Boards
settings-heading_access = ### Access
settings-heading_commands = ### Commands
settings-heading_language = ### Language
# An option of a menu. $what: the value that is used if the server chooses none, such as easy.
settings-default = Default: { $what }
# $language: the language's own name for itself.
settings-language = **Language:** { $language }
settings-discord_language = **Language:** { $language }, same as in Discord
# An option of the menu of languages: the language that Discord's own settings give for the server.
settings-language_from_discord = Same as in Discord
# What a menu of languages shows if the chosen one is in the other menu.
# $first, $last: the names of the first and the last language of the menu.
settings-choose_language = { $first } … { $last }
settings-more_languages = More languages: { $first } … { $last }
settings-note_language = Messages for everyone are in this language. Messages only you can see are in yours.
# $style: a style of boards, as in style-classic, after the emoji of X and O.
settings-style = **Board style:** { $style }
settings-to_buttons = Show buttons
settings-to_text = Hide buttons
settings-everywhere = **Channels:** all
# $channels: mentions of channels, separated by commas.
settings-channels = **Channels:** { $channels } and their threads
settings-choose_channels = All channels
settings-everybody = **Who can play:** everyone
# $roles: mentions of roles, separated by commas.
settings-roles = **Who can play:** { $roles }
settings-choose_roles = Everyone
settings-threads = **Threads:** one for each game, where possible
settings-no_threads = **Threads:** only on request
settings-to_threads = Use threads
settings-to_channels = Stop using threads
# $idle: a duration, as in settings-hours.
settings-idle = **Idle limit:** { $idle }
settings-notices = **Notices:** on
settings-no_notices = **Notices:** off
settings-to_notices = Turn on
settings-to_no_notices = Turn off
settings-note_is_quiet = In games between members, I mention a player who is away when it's their turn, and before their time runs out. Members can turn it off for themselves with `/{ name-notify }`.
settings-note_idle = A game ends when nobody moves for this long. Running games keep the limit they started with.
# $cooldown: a duration, as in settings-seconds.
settings-cooldown = **Cooldown:** { $cooldown } between commands
settings-no_cooldown = **Cooldown:** none
settings-note_cooldown = There is no cooldown for moves and buttons.
# $own: the characters before typed commands in this server, such as !
settings-prefix = **Prefix:** `{ $own }`
settings-no_prefix = **Prefix:** none
settings-note_prefix = Slash commands, and commands after a mention of me, always work.
settings-change_prefix = Change prefix
settings-no_wait = No cooldown
settings-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
settings-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
settings-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } of the channels you chose was deleted.
   *[other] 🗑️ { $count } of the channels you chose were deleted.
}
settings-all_channels_deleted = 🗑️ All the channels you chose were deleted. Until you choose others, games are allowed in every channel.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } of the roles you chose was deleted.
   *[other] 🗑️ { $count } of the roles you chose were deleted.
}
settings-all_roles_deleted = 🗑️ All the roles you chose were deleted. Until you choose others, everyone can play.
settings-dismiss_deleted = Got it
# $missing: the name of a permission, as in permission-send_messages. $channels: mentions of channels.
settings-missing_for_answers = ⚠️ I can't answer typed commands in { $channels }. Please give me the permission **{ $missing }** there.
settings-missing_for_threads = ⚠️ I can't use threads for games in { $channels }. Please give me the permission **{ $missing }** there.
settings-missing_for_pictures = ⚠️ I can't draw boards in { $channels }, so they are emoji. Please give me the permission **{ $missing }** there.

## prefix

# The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.
# $usual: the default prefix.

prefix-title = Command prefix
prefix-field = Prefix
prefix-explanation = Up to 5 characters (default: { $usual }). Empty: only mentions and slash commands
prefix-explanation_no_usual = Up to 5 characters. Empty: only mentions and slash commands

## slash

# Slash commands inside other sentences.

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

# Hints, analyses and reviews. $value, $before, $after: what a move or a position is worth, such as "win in 3 moves"
# (coach-win and so on). $coordinate, $cell: a cell; $cells, $lines: several. $reasons: further sentences, may be empty.
# $mark: in sentences that begin with "It" (the recommended move), the other side.

# $command: such as `/hint`, from the group "slash".
coach-use_slash_command = Everyone here would see my answer. Use { $command }, and only you see it.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** looks best, but I couldn't calculate everything. { coach-depth } { $reasons }
# $depth: a number. This sentence is part of other messages.
coach-depth = I looked { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } ahead, counting both sides.
coach-analyse_anyway = Analyse anyway
# Questions before an analysis, a hint, a review or an answer to a puzzle, an exercise or a lesson, if its position is like
# one that the user is playing or is being asked elsewhere. There may be several. Below them is the button advice-show.
# $channel: one or several channels.
advice-match = You are playing a game in { $channel } in which this position is on the board or one move away. If I go on, that game can no longer raise your rating, and its board says that you had advice.
advice-match_private = You are playing a game with me in your direct messages in which this position is on the board or one move away. If I go on, the board there says that you had advice.
advice-puzzle = This position is the puzzle that you're being asked, or one move away from it. If I go on, that puzzle counts as missed.
advice-daily = This position is today's daily puzzle, or one move away from it. If I go on, that puzzle counts as missed.
advice-exercise = This position is the exercise that you're being asked, or one move away from it. If I go on, that exercise counts as missed.
advice-show = Go on anyway
# Questions before the first advice in a rated game, each with a button.
coach-price_hint = This game can then lower your rating, but not raise it. Show a hint?
coach-price_analysis = This game can then lower your rating, but not raise it. Analyse it?
coach-show_hint = Show the hint
# With a button, which shows the hint to whoever presses it alone.
coach-press = Press the button to see a hint. Only you see it.
coach-wait = Many members are waiting for me. Your advice will take about { $seconds } seconds.
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
coach-see_network = What the network sees
coach-nothing_left = That game is already over, so there is nothing to analyze.
coach-before_last = The last game here, before its last move:
coach-at_end = The last game here, when it stopped:
coach-completes_line = It completes { $lines } and wins.
coach-forks = It makes a fork: it threatens to win on { $cells }, and { $mark } can block only one of these cells.
coach-forces = It threatens to win on { $cell }. { $mark } has to block there, and still loses.
coach-only_move = It is the only possible move.
coach-blocks = It blocks { $mark } on { $lines }.
coach-forestalls_fork = It prevents a fork by { $mark } on { $cells }.
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
# Buttons.
coach-back = Back
coach-next = Next

## learner
## The opponent that learns from its games speaks of itself here. A losing position is one from which it expects to lose.

learner-title = ### 🧠 What I've learned here
# $mode: how it learns, as in word-original. $word: the game as it is typed, such as 4x4 or word-misere.
learner-nothing_learned =
    🧠 I haven't learned anything here yet. I only know the rules. To teach me: `{ $prefix }{ name-play } { level-learner } { $word }` or `{ $prefix }{ name-brain } { word-train } { $word }`
    { "" }**Mode:** `{ $mode }`
learner-mode_original =
    { "" }**Mode:** `{ $mode }`
    -# I take the first free cell that hasn't lost me a game.
learner-mode_stronger =
    { "" }**Mode:** `{ $mode }`
    -# I learn from both sides of every game. Mirrored and rotated positions count as one.
learner-memory_lost = **Losing positions I know:** { $lost }
learner-memory = **Losing positions I know:** { $lost } · **Good ones:** { $good }
# $trained: how many of the games were training.
learner-games = **Games:** { $games } · **In training:** { $trained }
learner-latest_games = { $count ->
    [one] **Last { $count } game:** { $wins } won · { $draws } drawn · { $losses } lost
   *[other] **Last { $count } games:** { $wins } won · { $draws } drawn · { $losses } lost
}
# The results of a training.
learner-results = **Results:** { $wins } won · { $draws } drawn · { $losses } lost
learner-unbeatable = 🛡️ Nobody can beat me anymore.
learner-beatable = 🎯 I can still lose as { $mark_x } and as { $mark_o }.
learner-beatable_as = 🎯 I can still lose as { $mark }.
# A board follows.
learner-lesson = 💡 **Latest lesson, as { $mark }:** I won't play this again.
# The text for screen readers of the chart. $first, $last: percentages.
learner-curve = Line chart of the share of games that I lost. Games: { $games }. At the start: { $first }. At the end: { $last }.
# What the chart would show, where there is none.
learner-losses = **Share of games I lost:** { $first } at the start · { $last } at the end
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
learner-training_over = ⏹️ That training has ended. I keep what I learned: `{ $prefix }{ name-brain }` shows it.
# $knows, $knew: numbers of positions after and before the training.
learner-known_positions = **Positions I know:** { $knows } · **Before:** { $knew }
learner-end = End training
# Buttons. $games: 500.
learner-do_play = Play me
learner-do_train = Train { $games } games
# $memory: the row learner-memory or learner-memory_lost. A file is attached.
learner-exported =
    📤 **Everything I know here, in mode `{ $mode }`**
    { $memory }
    To load it somewhere else: `{ $prefix }{ name-learner } { word-import }`
# $memory: the row learner-memory or learner-memory_lost, of the attached file.
learner-import_preview =
    📥 **What this file knows, in mode `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Merge** adds it to what I know here and keeps my record.
    -# New losing positions: { $lost } · New good ones: { $good }
# $known: the positions it knows now. $games: the games on its record now.
learner-replace_preview =
    { "" }**Replace** makes me forget what I know here, and my record.
    -# Positions: { $known } · Games: { $games }
learner-do_merge = Merge
learner-do_replace = Replace
learner-do_cancel = Cancel
learner-merged =
    ✅ **Merged**
    { "" }**New losing positions:** { $lost } · **New good ones:** { $good }
    { "" }**Positions I know:** { $known }
# $forgotten: the positions it knew before. $games: the games that were on its record.
learner-replaced =
    ✅ **Replaced**
    { "" }**Positions I know:** { $known }
    { "" }**Mode:** `{ $mode }`
    { "" }**Forgotten positions:** { $forgotten } · **Forgotten games:** { $games }
learner-not_imported = Nothing was imported.
# $known: the positions it knows. $games: the games on its record. $mode: how it will learn from then on.
learner-reset =
    🗑️ **Should I forget everything I've learned here, and my record?**
    { "" }**Positions:** { $known } · **Games:** { $games }
    I'd start over in mode `{ $mode }`.
learner-reset_yes = Forget everything
learner-reset_no = Keep everything
learner-forgotten =
    🗑️ **I've forgotten everything I learned here, and my record.**
    { "" }**Positions:** { $known } · **Games:** { $games }
    I'm starting over in mode `{ $mode }`.
learner-kept = I haven't forgotten anything.

## stats

## The pages of /stats. A row is `**Label:** value`. Games without a result, and those that ended before both
## sides had moved, are not counted in a member's numbers.
stats-user = ### 📊 { $who }
stats-none = **{ $who }** has no games with a result here yet. `{ $prefix }{ name-play }` starts one.
# $game: the name of a game, as in game-3x3. $word: the game as it is typed, such as 4x4 or word-misere.
stats-none_of_game = **{ $who }** has no games of { $game } with a result here yet. `{ $prefix }{ name-play } { $word }` starts one.
# Results in short form; those with the count 0 are left out.
stats-won = 🏆 { $count } won
stats-drawn = 🤝 { $count } drawn
stats-lost = 💀 { $count } lost
# $tally: stats-won, stats-drawn and stats-lost, separated by dots.
stats-total = **Total:** { $tally }
stats-mark = **As { $mark }:** { $tally }
stats-by_opponent = ### By opponent
stats-members = **Members:** { $tally }
# $name: the name of a level, as in level-easy.
stats-against = **{ $name }:** { $tally }
# Heads the results of all players against each level, as in stats-against.
stats-members_against = ### Members against me
# $glyph: the emoji of the result, as in stats-won. $length: how many games in a row had it.
stats-streak = **Streak:** { $glyph } { $length } · **Longest winning streak:** { $longest }
stats-more = See also: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
# In a direct message, where there is no leaderboard.
stats-more_private = See also: `{ $prefix }{ name-history }`
# Heads the numbers of all players in a server or a conversation.
stats-scope = ### 📊 Games played here
stats-games = **Games:** { $games } · **Players:** { $members }
stats-nothing = Nobody has finished a game here yet. `{ $prefix }{ name-play }` starts one.
stats-nothing_of_game = Nobody has finished a game of { $game } here yet. `{ $prefix }{ name-play } { $word }` starts one.
# $x, $o: the numbers of games that each mark won.
stats-winners = **Wins:** { $mark_x } { $x } · { $mark_o } { $o } · **Draws:** { $draws }
# $ends: several stats-end, separated by dots.
stats-ends = **How they ended:** { $ends }
# $end: how games ended, as in ended-line.
stats-end = { $end }: { $count }
# $members: several stats-member, separated by dots.
stats-most_active = **Most active:** { $members }
# $games: the number of games that somebody played.
stats-member = { $who } ({ $games })
# Games in which two levels play each other.
stats-exhibitions = { $games ->
    [one] **Between my levels:** { $games } more game
   *[other] **Between my levels:** { $games } more games
}
# The text for screen readers of a bar chart.
stats-bar = Bar chart of the results. Won: { $wins }. Drawn: { $draws }. Lost: { $losses }.

## progress

## The page of /progress: what a member's reviewed games say about them. A row is `**Label:** value`.

progress-title = ### 📈 { $who }
# A typed command in a server is answered with this sentence and a button.
progress-press = Press the button to see your progress. Only you see it.
progress-open = Show my progress
# A button that shows the page to everyone in the channel.
progress-post = Post
# Games are reviewed from the first use of /practice on, or of the button "Fix my mistakes" below a lost game.
progress-none = None of your games has been reviewed yet. Start with `{ $prefix }{ name-practice }` or with your mistakes below a game you lost. From then on, I review every game you finish.
# $theme: as in theme-block_line, or progress-all_themes. $date: the day from which on there was none. $games: how many
# games with a review ended since then.
progress-clean = ✅ **{ $theme }:** no mistake since { $date } (reviewed games: { $games })
progress-all_themes = All themes
# $now, $before: a figure of the last 30 days, and that of the 30 days before them.
progress-compared = { $now } · before: { $before }
# $share: a percentage, often as in progress-compared. So are $games and $count.
progress-accuracy = **Accuracy:** { $share }
progress-games = **Reviewed games:** { $games }
progress-mistakes = ### Mistakes
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Practice
# $due: how many of the $exercises may be answered today. Exercises are made from the member's own mistakes.
progress-due = **Exercises due:** { $due } of { $exercises }
progress-lessons = **Lessons done:** { $done } of { $lessons }
progress-puzzle_rating = **Puzzle rating:** { $rating }
# Below the page.
progress-legend = The last 30 days, and the 30 days before them. Accuracy is the share of your judged moves that kept the result.
# The text for screen readers of a chart. $weeks: such as "Nov 16: 84% (5), Nov 23: 90% (3)".
progress-chart = Chart of the accuracy by week, with the number of reviewed games: { $weeks }

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

## ended

## How games ended, before a number: “resigned: 3”.
ended-line = line completed
ended-full_board = board full
ended-resigned = resigned
# A player left the server or did not move in time.
ended-forfeited = left or timed out
ended-agreed = draw agreed
# Nobody went on, so there is no result.
ended-abandoned = abandoned
ended-stopped = stopped by a moderator

## rating
## $rating, $first, $last, $lowest, $highest: ratings, which are written without separators.

rating-ranked = **Rating:** { $rating } · **Rank:** { $rank }
# $games: how many rated games are missing until there is a rank.
rating-provisional = { $games ->
    [one] **Rating so far:** { $rating } · **Rank:** after { $games } more rated game
   *[other] **Rating so far:** { $rating } · **Rank:** after { $games } more rated games
}
rating-none = { $games ->
    [one] **Rating:** none yet · **Rank:** after { $games } rated game
   *[other] **Rating:** none yet · **Rank:** after { $games } rated games
}
# $standing: as in rating-ranked.
rating-of_game = **{ $game }** · { $standing }
# The text for screen readers of the chart.
rating-curve = { $games ->
    [one] Line chart of the rating over { $games } rated game: from { $first } to { $last }, between { $lowest } and { $highest }.
   *[other] Line chart of the rating over the latest { $games } rated games: from { $first } to { $last }, between { $lowest } and { $highest }.
}
# What the chart would show, where there is none.
rating-course = { $games ->
    [one] **Last { $games } rated game:** from { $first } to { $last } · lowest { $lowest } · highest { $highest }
   *[other] **Last { $games } rated games:** from { $first } to { $last } · lowest { $lowest } · highest { $highest }
}

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
chart-by_week = Accuracy by week
chart-week = Week from
chart-accuracy = Accuracy
chart-reviewed = Reviewed games
chart-game = Game
chart-average =
    { $games ->
        [one] Average of { $games } game
       *[other] Average of { $games } games
    }

## leaderboard

leaderboard-title = ### 🏅 Leaderboard: { $game }
# Where there are several pages. $first, $last: the places on this page, among the $total members with a rank.
leaderboard-range = Members { $first }–{ $last } of { $total }
# $game, $word: as in stats-none_of_game. $games: how many rated games it takes.
leaderboard-none = { $games ->
    [one] 🏅 Nobody has a rank in { $game } here yet. It takes { $games } game against my levels or members, without hints. `{ $prefix }{ name-play } { $word }` starts one.
   *[other] 🏅 Nobody has a rank in { $game } here yet. It takes { $games } games against my levels or members, without hints. `{ $prefix }{ name-play } { $word }` starts one.
}
# $standing: as in rating-ranked.
leaderboard-own = **{ $who }** · { $standing }
leaderboard-legend = 🤖 my levels, whose ratings never change. Only rated games count.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Games played here
# Where there are several pages. $first, $last: the numbers of the games on this page, of $total.
history-range = -# Games { $first }–{ $last } of { $total }, newest first
history-none = **{ $who }** hasn't finished a game here yet. `{ $prefix }{ name-play }` starts one.
history-nothing = Nobody has finished a game here yet. `{ $prefix }{ name-play }` starts one.
# $number: the game's number in the list. $result: as in history-win, after an emoji. $plies: the number of moves.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } against **{ $other }** · { $result } · { $plies } move
   *[other] **{ $number }.** { $date } · { $mark } against **{ $other }** · { $result } · { $plies } moves
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } move
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } moves
}
history-win = won
history-draw = drawn
history-loss = lost
history-no_result = no result
# The buttons to the pages with newer and older games.
history-newer = Newer
history-older = Older
# The buttons to the start and the end of a game.
history-first = First
history-last = Last
history-list = Back to list

## replay

# $number: the number of the move, of $plies. $coordinate: a cell, such as B2.
replay-ply = Move { $number } of { $plies }: **{ $who }** played **{ $coordinate }** { $mark }.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = This game is too long for buttons, so here is its final board.

## export

export-use_slash_command = That's between you and me. Use `/{ name-export }`, or send me `{ $prefix }{ name-export }` in a direct message.
# A file is attached.
export-done =
    📤 **Your finished games:** { $games }
    From everywhere you have played, one game a line. To watch one again: `{ $prefix }{ name-replay }` and its line
export-none = You haven't finished a game yet. `{ $prefix }{ name-play }` starts one.

## moderation

# Answers to the command that stops a game. $who: the player who used it and so resigned.

moderation-stopped = ⏹️ The game is stopped, and its board says so.
moderation-resigned = 🏳️ **{ $who }** resigned the game, and its board says so.

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

question-yes = Start over
question-no = Keep playing
question-kept = The game goes on. `{ $prefix }{ name-board }` shows it.
# $x, $o: the players.
question-stop = **{ $x }** and **{ $o }** are playing here. Stop their game?
# The reader is one of the two players.
question-stop_own = **{ $x }** and **{ $o }** are playing here. If you stop this game, you resign it. Stop it?
question-stop_yes = Stop game
question-stop_no = Cancel
# $command, $words: the command and the words that were probably meant.
question-did_you_mean = Did you mean `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Did you mean `{ $prefix }{ $command }`?
# Words after a command; one of the two questions above follows, or one of the sentences below.
question-unknown_words = I don't understand “{ $typed }” here.
question-conflicting_words = Those words don't go together.
question-play_examples = For example: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` or `{ $prefix }{ $command } @ben`.
question-invite_examples = For example: `{ $prefix }{ $command } { word-connect4 }` or `{ $prefix }{ $command } o`.
question-puzzle_examples = For example: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` or `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Everyone gets the same puzzle of the day: `{ $prefix }{ $command } { word-daily }`. A game or a theme is for a puzzle of your own: `{ $prefix }{ $command } { word-make_fork }`.
question-watch_examples = For example: `{ $prefix }{ $command } { level-hard } { level-easy }` or `{ $prefix }{ $command } { word-connect4 }`.
question-course_examples = The lessons have the numbers 1 to 7: `{ $prefix }{ $command } 1` opens the first one.
question-choose_member = Choose the member from the list that Discord shows after `@`.
# $who: a member whose name was typed with a space, so that it is no mention.
question-challenge_named = Challenge **{ $who }**?
question-challenge_named_yes = Challenge

## help
## Three short pages; each should fit a phone's screen. The buttons below every page lead to the others.

help-to_play = Play
help-to_learn = Learn
help-to_owners = For server owners
# `o` is typed as it is. $mark_x, $mark_o: emoji.
help-play =
    ### Play
    Three in a row win: across, down or diagonal.
    - **Start:** `{ $prefix }{ name-play }`. You're { $mark_x } and go first; `{ $prefix }{ name-play } o` makes you { $mark_o }.
    - **Move:** press a cell or type `{ $prefix }{ name-move } B2` (row B, column 2).
    - **Levels:** `{ $prefix }{ name-play } { level-easy }`, or `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Other games:** `{ $prefix }{ name-play } { word-connect4 }`, or `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **With others:** `{ $prefix }{ name-play } @ben` challenges a member, `{ $prefix }{ name-invite }` anyone.
    - **In a game:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-draw }`, `{ $prefix }{ name-takeback }`, `{ $prefix }{ name-resign }`
    - **Mentions when it's your turn:** `{ $prefix }{ name-notify }`
    - **One more game here:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Learn
    - **Best move:** `/{ name-hint }` in a game
    - **All moves compared:** `{ $prefix }{ name-analyse }`
    - **Last game explained:** `{ $prefix }{ name-review }`
    - **Your own mistakes:** `{ $prefix }{ name-practice }`
    - **Course:** `{ $prefix }{ name-course }`
    - **Puzzles:** `{ $prefix }{ name-puzzle }` or `{ $prefix }{ name-puzzle } { word-daily }`
    - **Learner:** `{ $prefix }{ name-play } { level-learner }` plays a beginner who learns from you; `{ $prefix }{ name-brain }` shows how far it is.
    - **Watch:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Results:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`, `{ $prefix }{ name-progress }`
    - **Your data:** `{ $prefix }{ name-export }`, `{ $prefix }{ name-privacy }`
# Manage Server and Manage Messages: permissions, as Discord calls them in the language.
help-owners =
    ### For server owners
    - **Settings:** `/{ name-settings }` for games, boards, channels, roles, prefix and language (needs the permission **Manage Server**)
    - **Stop a game:** `{ $prefix }{ name-stop }` in its channel (needs the permission **Manage Messages**)
    - **Permissions:** `/{ name-settings }` shows which ones I lack.
    - **Prefix:** change it in `/{ name-settings }`. Mentioning me always works.
    - **Reset the learner:** `{ $prefix }{ name-learner } { word-reset }`
    - **Privacy:** `{ $prefix }{ name-privacy }` shows what I keep about you.

## about

# $version: such as 0.2.0.
about-version = **Version:** { $version }
about-invite = [Add me to a server](<{ $link }>)
about-install = [Add me to your account](<{ $link }>)
about-terms = [Terms of service](<{ $link }>)
about-privacy = [Privacy policy](<{ $link }>)
about-your_data = **Your data:** `{ $prefix }{ name-privacy }`
# The rest is for the person who runs the bot. $version: such as 0.3.0. $since: a time, such as "2 days ago".
about-newer = ⚠️ The newer version { $version } has run with this database. Update me again, or restore a backup from before that update.
about-servers = **Servers:** { $servers }
about-since = **Running since:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
# $milliseconds: how long a heartbeat takes.
about-shard = **Shard { $shard }:** connected, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** not connected

## privacy
## What is kept about somebody, a row for each kind, and what deleting it does.

privacy-use_slash_command = That's between you and me. Use `/{ name-privacy }`, or send me `{ $prefix }{ name-privacy }` in a direct message.
# Above privacy-matches and the following, each with its details, of what is stored about the member.
privacy-title = ### What I keep about you
# Below privacy-title if nothing is stored.
privacy-nothing = Nothing.
# Below all that is stored.
privacy-never = **Never kept:** your name, and what you write
# $finished, $live: numbers of games.
privacy-matches = **Games:** { $finished } finished · { $live } running
privacy-matches_details = -# Your user ID, moves, times, hints, and the IDs of server, channel and messages
privacy-challenges = **Open challenges:** { $challenges }
privacy-challenges_details = -# Who challenged whom, the game, and the IDs of channel and message
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
# $ratings: in how many servers the member has a rating.
privacy-rated_servers = { $ratings ->
    [one] **Ratings:** in { $ratings } server
   *[other] **Ratings:** in { $ratings } servers
}
# Rating points that were won from levels. $gains: from how many levels.
privacy-gains = { $gains ->
    [0] **Points from my levels:** none
    [one] **Points from my levels:** from { $gains } level
   *[other] **Points from my levels:** from { $gains } levels
}
privacy-ratings_details =
    -# Your rating after each rated game, and how many you won, drew and lost
    -# For each level, the points of the last day you won any
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
# $puzzles: in how many servers and direct messages the member has solved puzzles.
privacy-solved = { $puzzles ->
    [0] **Puzzle results:** none
    [one] **Puzzle results:** in { $puzzles } server or private conversation
   *[other] **Puzzle results:** in { $puzzles } servers and private conversations
}
# $puzzle_rating: 1 if there is one, otherwise 0.
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Puzzle rating:** –
   *[other] **Puzzle rating:** over all servers
}
privacy-puzzles_details = -# The last puzzle, right and wrong answers, and streaks
# Practice with the member's own mistakes. $reviewed: games that are reviewed for it.
privacy-practice = **Exercises:** { $exercises } · **Games for them:** { $reviewed }
privacy-practice_details = -# Since when you practise, your mistakes, your answers and when they return
# $lessons: of the course.
privacy-course = **Lessons:** { $lessons }
privacy-course_details = -# Which of their exercises you have solved
# $learners: in how many direct messages the learner has learned from the member.
privacy-learners = { $learners ->
    [one] **Learner's memory:** from { $learners } private conversation
   *[other] **Learner's memory:** from { $learners } private conversations
}
privacy-learners_details = -# What it learned from you in private conversations. In servers, it doesn't keep who played.
# The member has turned notices off with the command notify.
privacy-notices = **Notices turned off:** yes
privacy-notices_details = -# Your user ID
# Follows privacy-never, above the button privacy-forget.
privacy-if_deleted =
    ### If you delete it
    { "" }**Running games** end at once. You lose those in which both sides have moved.
    { "" }**Finished games** stay, but without your user ID.
    { "" }**Everything else** is gone. This can't be undone.
privacy-forget = Delete my data
# Above privacy-ended, lines such as privacy-challenges of what was stored, and privacy-kept.
privacy-deleted = ### Your data is deleted
# $kept: the number of games.
privacy-kept =
    -# I've also forgotten your name, your language and whom you challenged, if I still had them in memory.
    ### What stays
    { "" }**Games:** { $kept }
    -# Without your user ID and the IDs of channel and messages. Only the ID of the message or press that began a game stays, as the game's number. Nobody can look it up without the channel.
    -# Until midnight UTC, I still know how often the same two members played each other today, but not who they are.
# $live: the games that were running. $lost: those of them that count as lost.
privacy-ended = { $lost ->
    [0] **Running games ended:** { $live } (without a result)
   *[other] **Running games ended:** { $live } · **Lost:** { $lost } (both sides had moved)
}
privacy-nothing_ended = **Running games ended:** none

## name
## Names of commands, subcommands and options, whose descriptions have the same ids in the group command: lower case, no
## spaces, at most 32 characters. People also type them, in every language.

name-play = play
name-play_opponent = opponent
name-play_member = member
name-play_mark = mark
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = game
name-invite = invite
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-draw = draw
name-takeback = takeback
name-watch = watch
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = brain
name-brain_show = { word-show }
name-brain_show_game = { name-play_game }
name-brain_train = { word-train }
name-brain_train_games = games
name-brain_train_opponent = { name-play_opponent }
name-brain_train_game = { name-play_game }
name-brain_export = { word-export }
name-brain_export_game = { name-play_game }
name-learner = learner
name-learner_import = { word-import }
name-learner_import_file = file
name-learner_reset = { word-reset }
name-learner_reset_mode = mode
name-learner_reset_game = { name-play_game }
name-settings = settings
name-stop = stop
name-move = move
name-move_coordinate = coordinate
name-board = board
name-resign = resign
name-practice = practice
name-practice_move = move
name-puzzle = puzzle
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = theme
name-course = course
name-course_lesson = lesson
name-help = help
name-about = about
name-hint = hint
name-analyse = analyse
name-analyse_position = position
name-analyse_view = view
name-review = review
name-privacy = privacy
name-progress = progress
name-notify = notify
name-stats = stats
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = leaderboard
name-leaderboard_game = { name-play_game }
name-history = history
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = replay
name-replay_game = game
name-export = export

## word
## Words typed after a command, besides the names of levels: lower case, no spaces. Within a language, each has one
## meaning; only the word for a random mark may also be the name of the level random.

word-random = random
word-thread = thread
word-network = network
word-hints = hints
word-misere = misere
word-connect4 = connect4
word-connect_four = connectfour
word-tictactoe = tic-tac-toe
word-ttt = ttt
# Another usual name of the game.
word-noughts = noughts-and-crosses
word-reverse = reverse-tic-tac-toe
word-misere_tictactoe = misere-tic-tac-toe
word-daily = daily
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

## command

# Descriptions of slash commands and their options, in Discord's menu: at most 100 characters, no markup. A text that
# consists of a reference, such as command-watch_game, is the same as the other one: leave the reference.

command-play = Start a game of tic-tac-toe, Connect Four or another one
command-play_opponent = My level, if you play against me
command-play_member = Member to challenge (default: you play against me)
command-play_mark = Your mark; X goes first
command-play_mark_x = X (goes first)
command-play_mark_o = O (goes second)
command-play_mark_random = Random
command-play_thread = Open a thread for the game (default: the server's setting)
command-play_hints = Allow both players to use hints in a game between members
command-play_game = Which game (default: the server's default game)
command-invite = Invite anyone here to a game
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Allow both players to use hints
command-invite_game = { command-play_game }
# In the menu of a member: at most 32 characters.
command-menu_challenge_member = Challenge to a game
command-draw = Offer the other player a draw
command-takeback = Ask to take back your last move
command-watch = Watch two of my levels play each other
command-watch_x = Level that plays X and goes first
command-watch_o = Level that plays O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-brain = { command-brain_show }
command-brain_show = See what the learner has learned here
command-brain_show_game = { command-play_game }
command-brain_train = Train the learner in many games against one of my levels
command-brain_train_games = Number of games, from 1 to 10000 (default: 500)
command-brain_train_opponent = Level to train against (default: { level-perfect })
command-brain_train_game = { command-play_game }
command-brain_export = Get all that the learner knows as a file
command-brain_export_game = { command-play_game }
command-learner = Load or delete what the learner knows here
command-learner_import = Teach the learner what is in a file
command-learner_import_file = A file from /{ name-brain } { name-brain_export }
command-learner_reset = Make the learner forget everything
command-learner_reset_mode = How it learns from then on (default: as now)
command-learner_reset_mode_original = { word-original }: learns from its own losses
command-learner_reset_mode_stronger = { word-stronger }: learns from both sides of every game
command-learner_reset_game = { command-play_game }
command-settings = See and change how I play in this server
command-stop = Stop the game in this channel
command-move = Play a cell, such as B2, or in Connect Four a column number
command-move_coordinate = A cell, such as B2, or in Connect Four a column number
command-board = Show the board again
command-resign = Resign the game
command-puzzle = Solve a puzzle: find the one right move
command-puzzle_daily = Show everyone here the server's daily puzzle
command-puzzle_game = { command-play_game }
command-puzzle_theme = Choose what the puzzle is about
command-course = Learn to play better in seven short lessons
command-course_lesson = Number of a lesson (default: see all lessons)
command-help = See how to play
command-about = See my version, and get links to invite me
command-hint = Get a good move and the reason for it; only you see it
command-analyse = See what every move is worth
command-analyse_position = Rows from the top, such as X../.O./... (default: the game in this channel)
command-analyse_view = What to see besides the values (default: nothing)
command-analyse_view_network = what the network sees
command-review = Look back at the last game here, move by move
command-privacy = See or delete what I store about you
command-progress = See your accuracy and your mistakes by week; only you see it
command-notify = Choose whether I mention you when it's your turn
command-practice = Find the right moves where you went wrong
command-practice_move = Your answer, such as B2 or 4
command-stats = See your results, a member's, or those of the whole server
command-stats_member = Whose games (default: yours)
command-stats_server = Show the games of everyone in this server
command-stats_game = Only this game (default: all games)
command-leaderboard = See who is best in this server, and where my levels stand
command-leaderboard_game = { command-play_game }
command-history = See finished games and replay them move by move
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }
command-replay = Replay a game from a line of text
command-replay_game = A line from the file of /{ name-export }
command-export = Get all your games as a file; only you see it

## error

# $coordinate: a cell such as B2. $games, $levels: lists of names. $missing: the name of a permission.
# $typed: what the reader typed. $channels, $roles: mentions. $ends: such as "in 5 minutes".

error-missing_coordinate = Which cell? Type its row letter and column number, for example `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = That's not a cell. Type a row letter and a column number, for example `{ $prefix }{ name-move } B2`.
error-missing_column = Which column? Type its number, for example `{ $prefix }{ name-move } 2`.
error-unreadable_column = That's not a column. Type its number, for example `{ $prefix }{ name-move } 2`.
# $typed, $meant: two letters that look the same, such as a Cyrillic and a Latin one.
error-look_alike = That “{ $typed }” looks like “{ $meant }”, but is from another alphabet. Switch your keyboard to Latin letters and type, for example, `{ $prefix }{ name-move } B2`.
# $row, $first, $last: letters.
error-unknown_row = There's no row { $row }. The rows are { $first } to { $last }.
# $column, $first, $last: numbers.
error-unknown_column = There's no column { $column }. The columns are { $first } to { $last }.
error-cell_taken = **{ $coordinate }** is taken by { $mark }. Choose a free cell.
error-full_column = Column { $column } is full. Choose another one.
error-floating_cell = A mark would fall from **{ $coordinate }**. Choose the lowest free cell of a column.
# $rows, $columns: numbers.
error-position_shape = Write the position as { $rows } rows of { $columns } cells with `/` between the rows, for example `{ $example }`. For a board of another size, put the size first, as in `{ $prefix }{ name-analyse } 6x6x4 …`.
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
error-advice_pending = I'm still working on your last request for advice. Ask again when it's answered.
error-too_many_takebacks = You have taken back { $limit } moves in this game. That is the most a player may take back.
error-nothing_to_take_back = You haven't moved yet, so there is nothing to take back.
error-not_your_turn = It's not your turn. `{ $prefix }{ name-board }` shows the board.
error-no_match = No game is running here. `{ $prefix }{ name-play }` starts one.
# A question with the buttons question-yes and question-no.
error-match_running-resignation = Your game here is still running. If you start over, you resign it, and that counts as a loss. Start over?
error-match_running-no_result = A game is still running here. If you start over, it ends without a result. Start over?
# To another member, when it has been the player's turn for an hour.
error-match_running-time_up = In the game that is running here, nobody has moved for an hour. If you start over, its player loses it. Start over?
# $idle_after: a number of minutes.
error-channel_busy = { $idle_after ->
        [one] Other members are playing here. Play in another channel or in a thread, or use `{ $prefix }{ name-play }` once nobody has moved for { $idle_after } minute.
       *[other] Other members are playing here. Play in another channel or in a thread, or use `{ $prefix }{ name-play }` once nobody has moved for { $idle_after } minutes.
    }
# Two of the bot's levels play each other, and members watch.
error-exhibition_running = Two of my levels are playing each other here. Wait until their game ends, or play in another channel or in a thread.
error-match_moved_on = The game has moved on since then. `{ $prefix }{ name-board }` shows how it stands.
error-channel_taken = Another game is running here. Wait until it ends, or play in another channel or in a thread.
error-question-not_yours = That question was for someone else.
error-offer-not_a_duel = That works only in games between members. Against me, `{ $prefix }{ name-play }` starts a new game, and `{ $prefix }{ name-resign }` resigns this one.
error-offer-own_offer = Only the other player can accept that.
error-challenge-own_challenge = You can't play against yourself. `{ $prefix }{ name-play }` starts a game against me.
error-challenge-bot_challenged = Bots can't accept challenges. `{ $prefix }{ name-play }` starts a game against me.
# $existing: a link to the open challenge.
error-challenge_waiting = The two of you already have an open challenge. Accept, decline or withdraw it first: { $existing }
error-challenge-invitation_open = You already have an open invite. Withdraw it first, or wait until someone accepts it: { $existing }
error-challenge_over = That's no longer open. `{ $prefix }{ name-play } @somebody` makes a new challenge.
error-challenge-not_yours = That challenge is for someone else.
error-challenge-level = Levels are only for games against me. Leave the level out to challenge a member.
error-challenge-nobody_else = Only the two of us are here. Challenge someone in a channel of a server.
error-challenge-not_visible = Only you can see my answers in this server, so nobody could accept. Ask someone who manages the server to add me, or play in a group DM.
error-challenge-private_thread = Whoever has created a private thread can remove the others from it, so members play here only with hints, unrated: `{ $prefix }{ name-play } @somebody { word-hints }`.
error-challenge-cannot_see = **{ $who }** can't see this channel. Play in one that both of you can see.
error-challenge-not_a_member = I can't find that member here. Type `@` and choose them from Discord's list.
error-moderation-not_the_starter = Someone else started this. Only they and members with the permission **{ permission-manage_messages }** can stop it.
error-no_puzzles = There are no puzzles for that game. There are puzzles for: { $games }.
error-puzzle-not_yours = That puzzle is for someone else. `{ $prefix }{ name-puzzle }` gives you your own.
error-puzzle-over = That puzzle no longer counts. `{ $prefix }{ name-puzzle }` gives you a new one.
error-puzzle-answered = You've already answered that puzzle. `{ $prefix }{ name-puzzle }` gives you a new one.
error-practice-over = That exercise is no longer open. `{ $prefix }{ name-practice }` gives you one.
error-practice-unreadable_coordinate = That's not a cell. Type a row letter and a column number, for example `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = That's not a column. Type its number, for example `{ $prefix }{ name-practice } 2`.
error-practice-look_alike = That “{ $typed }” looks like “{ $meant }”, but is from another alphabet. Switch your keyboard to Latin letters and type, for example, `{ $prefix }{ name-practice } B2`.
error-puzzle-daily_over = That was another day's puzzle. `{ $prefix }{ name-puzzle } { word-daily }` shows today's.
error-puzzle-daily_answered = You've already answered today's puzzle. The next one comes { $ends }.
error-thread-not_here = I can't open a thread here. Play without one, or in a text channel of a server.
error-thread-user_permission = You need the permission **{ $missing }** to open a thread here. Play without one.
error-thread-too_many = This server already has as many open threads as Discord allows. Play without a thread, or archive an open one first.
error-thread-try_later = Discord doesn't let me open threads right now, so the game is played here.
error-thread-try_later_or_elsewhere = Discord doesn't let me open threads right now, and another game is running here. Try again in a few minutes, or play in another channel.
error-training-bot_permission = I need the permission **{ $missing }** to show here how the training goes. Ask someone who manages this server to give it to me, or train me in another channel.
error-training-user_install = I can't show here how the training goes. Train me in a direct message, or in a server that has added me.
error-may_not_attach = I need the permission **{ $missing }** to send files here. Ask someone who manages this server to give it to me, or use the slash command, such as `/{ name-brain } { word-export }`.
error-learner_game = The learner doesn't play that game. It plays: { $games }.
error-learner-unknown_word = I don't know “{ $typed }”. `{ $prefix }{ name-brain }` shows what I have learned. You can also use `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` with a file, and `{ $prefix }{ name-learner } { word-reset }` or `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-training-unknown_word = I don't know “{ $typed }”. Type a number of games and one of my levels ({ $levels }), for example `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
# $most: a number.
error-training-games = Choose from 1 to { $most } games for a training.
error-training-already_running = I am already training here. Wait until that ends, or end it.
# $theirs, $ours: the modes of the file and of the learner here, such as "original".
error-learner-other_mode = These memories can't be merged: the file is of mode `{ $theirs }`, and here I learn in mode `{ $ours }`.
error-learner-no_file = Attach one file from `{ $prefix }{ name-brain } { word-export }` to the command.
error-learner-download_failed = Discord did not give me that file. Please try again.
error-not_a_manager = You need the permission **{ permission-manage_guild }** to do that.
error-settings_outside_server = Only servers have settings. Use `/{ name-settings }` in a channel of your server.
error-invalid_choice = That choice isn't available. `/{ name-settings }` shows those that are.
error-invalid_prefix = Not saved: a prefix has up to 5 visible characters without spaces and backticks, and doesn't begin with `/`, `@` or `<`.
error-wrong_channel = I don't play here. You can play in { $channels }.
error-missing_role = To play with me here, you need one of these roles: { $roles }.
error-cooldown = That was quick. You can use the next command { $ends }.
error-moderation-not_a_moderator = You need the permission **{ permission-manage_messages }** to stop other members' games.
# A game between two of the bot's levels.
error-moderation-end_exhibition_instead = If you started this game, stop it with the button below it. Otherwise, you need the permission **{ permission-manage_messages }**.
error-too_many_choices = You've changed this game too often. Play it, or start a new one with `{ $prefix }{ name-play }`.
error-button_used = You've already pressed that button.
error-question-answered = That question has already been answered.
# What is wrong with a file of the learner's memory (JSON). $where: a key such as "lost", or an entry of a list such as
# "lost[3]". $position, $twin: numbers of positions, as text. $max_kib, $byte, $line, $column, $number, $max_position:
# numbers. $mode: such as "original". $keys, $values: lists of words.
error-memory_file-too_large = I can't import that file: it has more than { $max_kib } KiB.
error-memory_file-encoding = I can't import that file: it isn't text in UTF-8 (byte { $byte }).
error-memory_file-syntax = I can't import that file: it isn't JSON (line { $line }, column { $column }).
error-memory_file-shape = I can't import that file: it has to be one JSON object with two lists and nothing nested deeper.
error-memory_file-unknown_key = I can't import that file: key number { $number } is unknown. The keys are { $keys }.
error-memory_file-repeated_key = I can't import that file: it has the key `{ $where }` twice.
error-memory_file-missing_key = I can't import that file: the key `{ $where }` is missing.
error-memory_file-value = I can't import that file: `{ $where }` has to be one of these: `{ $values }`.
error-memory_file-not_a_list = I can't import that file: `{ $where }` has to be a list.
error-memory_file-entry = I can't import that file: `{ $where }` has to be a whole number from 1 to { $max_position }. { -entries-from-0 }
error-memory_file-order = I can't import that file: `{ $where }` is { $position }, which isn't larger than the entry before it. { -entries-from-0 }
error-memory_file-unreachable = I can't import that file: `{ $where }` is { $position }, a position that no game reaches. { -entries-from-0 }
error-memory_file-game_over = I can't import that file: `{ $where }` is { $position }, a position in which the game has ended with another result. { -entries-from-0 }
error-memory_file-good_not_allowed = I can't import that file: mode `{ $mode }` remembers no good positions, so `{ $where }` has to go.
error-memory_file-not_canonical = I can't import that file: `{ $where }` is { $position }, but this mode stores its mirrored or rotated twin, { $twin }. { -entries-from-0 }
error-memory_file-contradiction = I can't import that file: `{ $where }` is { $position }, which is also in the other list. { -entries-from-0 }
# Added where "lost[3]" means the fourth entry of a list.
-entries-from-0 = (The first entry of a list is number 0.)
# What is wrong with a line of game notation. $line: the number of the line; $move: the number of a move in it (numbers).
# $seat: "x:" or "o:". $results, $terminations, $termination, $ending: words of the notation, in backticks where listed.
error-notation-time = I can't read line { $line }: it has to begin with a time in UTC, such as `2026-11-21T19:30:22Z`.
error-notation-rules = I can't read line { $line }: after the time come the numbers of rows, of columns and of cells in a winning line, such as `3x3x3`, and then `+gravity` or `+misere` if they apply.
error-notation-seat = I can't read line { $line }: it doesn't name the player `{ $seat }`. Write `{ $seat }me` for yourself, `{ $seat }member` for any other member, or one of my levels, such as `{ $seat }easy`.
error-notation-same_player = Line { $line } isn't a possible game: only one player can be `me`.
error-notation-move = I can't read line { $line }: its move { $move } is neither a cell of that board, such as `B2`, nor a result ({ $results }).
error-notation-cell_taken = Line { $line } isn't a possible game: at its move { $move }, **{ $coordinate }** is already taken.
error-notation-floating_cell = Line { $line } isn't a possible game: at its move { $move }, a mark on **{ $coordinate }** would fall.
error-notation-game_over = Line { $line } isn't a possible game: it is over before its move { $move }.
error-notation-result = Line { $line } is incomplete: after the moves come the result ({ $results }) and how the game ended, such as `1-0 line`.
error-notation-termination = I can't read line { $line }: after the result comes how the game ended: { $terminations }.
error-notation-decided = Line { $line } isn't a possible game: its moves end with `{ $ending }`, so the line has to say that.
error-notation-undecided = Line { $line } isn't a possible game: it says `{ $termination }`, but the game isn't over after its moves.
error-notation-result_mismatch = Line { $line } isn't a possible game: after `{ $termination }`, the result can only be { $results }.
error-notation-extra_text = I can't read line { $line }: after how the game ended, it may only say `coached`.
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
error-in_timeout = I'm in timeout in this server, so I can't write here. It ends { $ends }.
error-match_unreachable = The last game here ended without a result, because the message with its board was deleted, or I couldn't see this channel.
error-advice-duel = In a game between members without hints, this position is on the board or one move away. Ask again when that game has moved on.
error-hints_not_allowed = Hints are off in this game. `{ $prefix }{ name-play } @somebody { word-hints }` starts one with hints for both of you.
error-record-nothing_finished = No game has ended here yet. `{ $prefix }{ name-analyse } X../.O./...` analyzes any position.
error-record-match_not_found = I no longer know that game. One of its players may have deleted their data.
# $command: the name of a command, such as "stats".
error-record-unknown_target = I don't know “{ $typed }”. Leave it out for yourself, name a member, such as `{ $prefix }{ $command } @ben`, or write `{ $prefix }{ $command } { word-server }` for everyone here.
error-record-two_targets = Choose either a member or the whole server, not both.
error-record-no_leaderboard = Only servers have ratings and a leaderboard. `{ $prefix }{ name-stats }` shows your results here.
error-record-nothing_to_replay = Add a line from `{ $prefix }{ name-export }` after the command, and I replay its game move by move.
# $most: a number of rows and of columns; in export_too_large, of MiB.
error-record-board_too_large = That board is too large for me to show. The largest is { $most }×{ $most }.
error-record-export_too_large = You have played more games than fit into files of { $most } MiB. Ask whoever runs me for them.
error-level_not_offered = **{ $level }** isn't available in this game: { $game }. Its levels are { $levels }.
error-network_missing = The owner of this bot hasn't installed the network, so **intuition** and **neural** aren't available.
error-network_game = The network hasn't learned that game. It knows: { $games }.
error-no_records = There are no separate statistics and ratings for that game. There are for: { $games }.
error-unknown_level = I don't know “{ $typed }”. My levels are { $levels }. For example: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
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

failure-old_button = That button is from an older version of me. `{ $prefix }{ name-help }` shows what I can do now.
failure-changed = My commands have just changed, and your Discord still shows the old ones. Reload it (Ctrl+R, or restart the app) and try again.
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

## owner

# Answers to the person who runs the bot. $count: a number. $status: an HTTP status. $reason: Discord's answer, in English.

owner-synced = { $count ->
        [one] Discord now knows { $count } slash command.
       *[other] Discord now knows { $count } slash commands.
    }
owner-not_synced = Discord refused the slash commands (HTTP { $status }: { $reason }). Try again later. If that doesn't help, invite me again with the link in my log.
# Servers and ids are listed below, or in a file.
owner-servers = { $count ->
        [one] I'm in { $count } server. To let me leave it, send `{ $prefix }leave` and its id.
       *[other] I'm in { $count } servers. To let me leave one, send `{ $prefix }leave` and its id.
    }
owner-direct_message = That would show this server's members which servers I'm in. Send it to me in a direct message.
owner-left = I have left the server { $id }.
owner-not_there = I'm not in a server with this id. `{ $prefix }servers` lists them.
# To a server's members, before the bot leaves it.
owner-not_allowed = Whoever runs me lets me play only in certain servers, and this isn't one of them, so I'm leaving.
