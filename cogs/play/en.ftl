## status

status-member_started_over = 🏳️ **{ $who }** resigned the last game. **I won it.**

## board

board-rematch = Rematch
# Options of two menus below a board on which nobody has moved yet: at most 100 characters, better 30. The chosen one is
# shown. $level: as in level-easy. $game: as in game-3x3.
board-level = Level: { $level }
board-game = Game: { $game }
board-resign = Resign
board-again = Play again

## moderation

# Answers to the command that stops a game. $who: the player who used it and so resigned.

moderation-stopped = ⏹️ The game is stopped, and its board says so.
moderation-resigned = 🏳️ **{ $who }** resigned the game, and its board says so.

## question

question-yes = Start over
question-no = Keep playing
question-kept = The game goes on. `{ $prefix }{ name-board }` shows it.
# $x, $o: the players.
question-stop = **{ $x }** and **{ $o }** are playing here. Stop their game?
# The reader is one of the two players.
question-stop_own = **{ $x }** and **{ $o }** are playing here. If you stop this game, you resign it. Stop it?
question-stop_yes = Stop game
question-stop_no = Cancel
question-play_examples = For example: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` or `{ $prefix }{ $command } @ben`.

## name

name-play = play
name-play_opponent = opponent
name-play_member = member
name-play_mark = mark
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = game
name-stop = stop
name-move = move
name-move_coordinate = coordinate
name-board = board
name-resign = resign

## command

command-play = Tic-tac-toe, Connect Four and more, against me or a member
command-play_opponent = My level, if you play against me
command-play_member = Member to challenge (default: you play against me)
command-play_mark = Your mark; X goes first
command-play_mark_x = X (goes first)
command-play_mark_o = O (goes second)
command-play_mark_random = Random
command-play_thread = Open a thread for the game (default: the server's setting)
command-play_hints = Allow both players to use hints in a game between members
command-play_game = Which game (default: the server's default game)
command-stop = Stop the game in this channel
command-move = Your move: a cell such as B2, or in Connect Four a column number
command-move_coordinate = A cell, such as B2, or in Connect Four a column number
command-board = The board again, as a new message
command-resign = Resign the game

## error

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
error-moderation-not_a_moderator = You need the permission **{ permission-manage_messages }** to stop other members' games.
# A game between two of the bot's levels.
error-moderation-end_exhibition_instead = If you started this game, stop it with the button below it. Otherwise, you need the permission **{ permission-manage_messages }**.
