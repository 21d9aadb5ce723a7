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
# After the first one of two examples.
course-another = Here is another position.
# $reasons: as in puzzle-right.
course-solution = 💡 The right move is **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lesson done!**
course-all_done = 🏆 **You've done all lessons!**
# After course-all_done. $level: the name of a level, as in level-medium.
course-beat = Now beat **{ $level }**.
# A button, which begins a game: at most 80 characters, better 20.
course-play = Play against { $level }
# With a button, which opens the course for whoever presses it alone.
course-press = Press the button to open the course. Only you see it.

## question

question-course_examples = The lessons have the numbers 1 to 7: `{ $prefix }{ $command } 1` opens the first one.

## name

name-course = course
name-course_lesson = lesson

## command

command-course = Seven short lessons that make you play better
command-course_lesson = Number of a lesson (default: all lessons)
