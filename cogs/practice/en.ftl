## practice

# Exercises from a member's own mistakes. $mark: the emoji of the side to move, $other: of the other side.
# $coordinate: what the member played in the game, or has answered now. $solution: a right move. $reasons: as above.
# practice-solve and the like are buttons.
# $day: when the game ended.
practice-game = From your game of { $day }:
practice-lost_win = **{ $mark } to move.** You played **{ $coordinate }** here, and let the win slip. Find a better move.
practice-lost_draw = **{ $mark } to move.** You played **{ $coordinate }** here, and let the draw slip. Find a better move.
# The same of a game in which everyone voted for each move.
practice-crowd_game = From the crowd's game of { $day }:
practice-crowd_lost_win = **{ $mark } to move.** The crowd played **{ $coordinate }** here, and let the win slip. Find a better move.
practice-crowd_lost_draw = **{ $mark } to move.** The crowd played **{ $coordinate }** here, and let the draw slip. Find a better move.
# The same of a puzzle in a race. $day: when the member has kept it.
practice-race = From your race of { $day }:
practice-no_move_win = **{ $mark } to move and win.** You found no move in time. Only one move wins. Which one?
practice-no_move_draw = **{ $mark } to move and draw.** You found no move in time. Only one move keeps the draw. Which one?
practice-draws = 💡 **{ $coordinate } isn't enough:** { $other } can still draw.
practice-loses = 💡 **{ $coordinate } loses** if { $other } plays well.
practice-unproven = 💡 **{ $coordinate }** may be just as good, but I couldn't prove it.
# When the member has asked for the solution.
practice-better = **Better:** { $solution }. { $reasons }
# When the exercise is asked again. $days: a number, 1 or more.
practice-comes_back = { $days ->
        [1] This exercise comes back tomorrow.
       *[other] This exercise comes back in { $days } days.
    }
practice-first_counts = Only the first answer counts, on a day when the exercise is due. { practice-comes_back }
practice-end_of_game = That was your last mistake in this game.
practice-end_of_race = That was the last puzzle you missed in this race.
practice-no_mistakes = I found no move of yours in this game that is proven to be a mistake.
practice-none = You have no exercises yet. From now on I make them from the mistakes in your finished games.
practice-none_due = **Nothing is due now.** Your next exercise: { $due }.
practice-show = Show me
practice-try_again = Try again
practice-hint = { board-hint }
# At the end: asks about the mistakes in an earlier game.
practice-other_game = Another game's mistakes
# The same after a puzzle of a race.
practice-a_game = Mistakes from a game
# The hints, one for each theme (theme-finish_line and so on). $other: the emoji of the other side.
practice-hint_finish_line = 💡 **Hint:** You can complete a line.
practice-hint_block_line = 💡 **Hint:** { $other } can complete a line with the next move.
practice-hint_make_fork = 💡 **Hint:** You can threaten to win on two cells at once.
practice-hint_prevent_fork = 💡 **Hint:** { $other } can threaten to win on two cells at once with the next move.
practice-hint_forced_sequence = 💡 **Hint:** Think a few moves ahead: what can { $other } play after each of your moves?
practice-hint_opening = 💡 **Hint:** Look what { $other } can threaten after each of your moves.
practice-hint_zugzwang = 💡 **Hint:** In the end, someone has to play in every column. Count who that will be.
practice-puzzle = Solve a puzzle
# With the button practice-open, which asks an exercise to whoever presses it alone.
practice-press = Press the button to practice. Only you see it.
practice-open = Practice

## name

name-practice = practice
name-practice_move = move

## command

command-practice = Exercises from your own mistakes: find the better moves
command-practice_move = Your answer, such as B2 or 4

## error

error-practice-over = That exercise is no longer open. `{ $prefix }{ name-practice }` gives you one.
error-practice-unreadable_coordinate = That's not a cell. Type a row letter and a column number, for example `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = That's not a column. Type its number, for example `{ $prefix }{ name-practice } 2`.
