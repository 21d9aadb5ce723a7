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
# With the question if there is no other puzzle to give, and with the answer in place of puzzle-rating.
puzzle-seen = You've seen this puzzle in a race in the last 30 days, so it doesn't change your rating.
# practice-show and practice-puzzle are buttons.
# $rating: after an answer. $change: such as +14.
puzzle-rating = **Puzzle rating:** { $rating } ({ $change })
# The button below an answered daily puzzle, and what it posts for everyone. $result: ✅ or ❌. $day: without the year.
puzzle-share = Share
puzzle-shared = 🧩 Daily puzzle, { $day }: { $result }
# $count: on how many days in a row the daily puzzle was solved, 2 or more (a number).
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# The post of the daily puzzle, which everyone sees, below puzzle-daily. puzzle-solve is a button.
puzzle-solve = Solve
# How many members have answered it. All numbers; together at least 5.
puzzle-answers = **{ $solved }** solved, **{ $missed }** missed
# $streaks: of members, as in puzzle-streak_of.
puzzle-streaks = 🔥 **Shared streaks:** { $streaks }
# $count: on how many days in a row the member has solved it, 2 or more (a number).
puzzle-streak_of = { $who } { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# How the race of the day stands. $leaders: up to three members, as in puzzle-race_place. $count: how many have answered
# (a number).
puzzle-race = { $count ->
        [one] 🏁 **The day's race:** { $leaders } · { $count } has taken part
       *[other] 🏁 **The day's race:** { $leaders } · { $count } have taken part
    }
# $place: the rank (a number). $who: a name. $points: one for each right answer (a number).
puzzle-race_place = { $place }. **{ $who }** { $points }
# The button that opens the race of the day.
puzzle-open_race = The day's race
# $solution: the right move, such as B2 or column 4.
puzzle-yesterday = **Yesterday's solution:** { $solution }
puzzle-yesterday_posted = **[Yesterday's]({ $link }) solution:** { $solution }

## question

question-puzzle_examples = For example: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` or `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Everyone gets the same puzzle of the day: `{ $prefix }{ $command } { word-daily }`. A game or a theme is for a puzzle of your own: `{ $prefix }{ $command } { word-make_fork }`.

## name

name-puzzle = puzzle
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = theme

## command

command-puzzle = A puzzle: find the one right move
command-puzzle_daily = The daily puzzle of this server, for everyone here
command-puzzle_game = { command-play_game }
command-puzzle_theme = Choose what the puzzle is about

## error

error-no_puzzles = There are no puzzles for that game. There are puzzles for: { $games }.
error-puzzle-not_yours = That puzzle is for someone else. `{ $prefix }{ name-puzzle }` gives you your own.
error-puzzle-over = That puzzle no longer counts. `{ $prefix }{ name-puzzle }` gives you a new one.
error-puzzle-answered = You've already answered that puzzle. `{ $prefix }{ name-puzzle }` gives you a new one.
error-puzzle-daily_over = That was another day's puzzle. `{ $prefix }{ name-puzzle } { word-daily }` shows today's.
error-puzzle-daily_answered = You've already answered today's puzzle. The next one comes { $ends }.
