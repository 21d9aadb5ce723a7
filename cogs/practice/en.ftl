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

## name

name-practice = practice
name-practice_move = move

## command

command-practice = Find the right moves where you went wrong
command-practice_move = Your answer, such as B2 or 4

## error

error-practice-over = That exercise is no longer open. `{ $prefix }{ name-practice }` gives you one.
error-practice-unreadable_coordinate = That's not a cell. Type a row letter and a column number, for example `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = That's not a column. Type its number, for example `{ $prefix }{ name-practice } 2`.
