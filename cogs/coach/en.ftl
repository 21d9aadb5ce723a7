## board

board-hint = Hint
board-fix = Fix my mistakes

## slash

slash-analyse = `/{ name-analyse }`

## coach

# Hints, analyses and reviews. $value, $before, $after: what a move or a position is worth, such as "win in 3 moves"
# (coach-win and so on). $coordinate, $cell: a cell; $cells, $lines: several. $reasons: further sentences, may be empty.
# $mark: in sentences that begin with "It" (the recommended move), the other side.

# $command: such as `/hint`, from the group "slash".
coach-use_slash_command = Everyone here would see my answer. Use { $command }, and only you see it.
# $depth: a number. This sentence is part of other messages.
coach-depth = I looked { $depth ->
        [one] { $depth } move
       *[other] { $depth } moves
    } ahead, counting both sides.
coach-analyse_anyway = Analyse anyway
# Questions before an analysis, a hint, a review or an answer to a puzzle, an exercise or a lesson, if its position is like
# one that the user is playing or is being asked elsewhere. There may be several. Below them is the button advice-show.
# $channel: a channel; in advice-matches several.
advice-match = You are playing a game in { $channel } in which this position is on the board or one move away. If I go on, that game can no longer raise your rating, and its board says that you had advice.
advice-matches = You are playing games in { $channel } in which this position is on the board or one move away. If I go on, those games can no longer raise your rating, and their boards say that you had advice.
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
coach-see_network = What the network sees
coach-before_last = The last game here, before its last move:
coach-at_end = The last game here, when it stopped:

## name

name-hint = hint
name-analyse = analyse
name-analyse_position = position
name-analyse_view = view
name-review = review

## command

command-hint = A good move and the reason for it; only you see it
command-analyse = What every move is worth
command-analyse_position = Rows from the top, such as X../.O./... (default: the game in this channel)
command-analyse_view = What to see besides the values (default: nothing)
command-analyse_view_network = what the network sees

## error

error-advice_pending = I'm still working on your last request for advice. Ask again when it's answered.
error-advice-duel = In a game between members without hints, this position is on the board or one move away. Ask again when that game has moved on.
error-advice-race = This position is the puzzle that you're being asked in a race, or one move away from it. Answer that puzzle first.
error-hints_not_allowed = Hints are off in this game. `{ $prefix }{ name-play } @somebody { word-hints }` starts one with hints for both of you.
error-record-nothing_finished = No game has ended here yet. `{ $prefix }{ name-analyse } X../.O./...` analyzes any position.
error-network_game = The network hasn't learned that game. It knows: { $games }.
