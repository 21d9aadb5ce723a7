## race
## Races of puzzles, and storms, which are races of one member alone. $points: of a racer (a number); one for each right
## answer. $combo: how many answers in a row were right (a number). $seconds: a number.

# Above a race and above its order. $game: the name of a game, or race-mixed. $time: how long everyone has: one of the two
# below.
race-title = 🏁 **A race of puzzles** · { $game } · { $time }
race-title_storm = ⚡ **A storm of puzzles** · { $game } · { $time }
race-time_90 = 90 seconds
race-time_180 = 3 minutes
# In place of the name of a game.
race-mixed = several games
# What everyone reads before the start. $seconds: what a wrong answer costs.
race-rules = Everyone gets the same puzzles, from easy to hard, in a message that only they see. A right answer is a point, a wrong one costs { $seconds } seconds.
# $names: of those who have joined. $count: how many (a number). $most: how many can join.
race-in = **In:** { $names } ({ $count } of { $most })
# $begins: when the race starts, such as "in 1 minute". $who: the name of who has opened it.
race-starts = It starts { $begins }, or when { $who } presses **Begin**.
race-starts_at = It starts { $begins }.
race-unrated = -# No rating changes: I can't tell whether somebody is fast or has a second window open.
race-restarted_lobby = -# I was restarted. Everyone who had joined is still in: after the start, they press **Continue** here.
# Buttons: to take part, to start now, to go on after a restart or with a lost message, to have another one.
race-join = Join
race-begin = Begin
race-continue = Continue
race-again = Again
race-see_missed = See what you missed
# A button below a puzzle that was missed: it makes exercises of all that were. Then $count: how many are new (a number).
race-keep = Practice these
race-kept = { $count ->
    [0] These are exercises of yours already.
    [one] { $count } puzzle is a new exercise of yours.
   *[other] { $count } puzzles are new exercises of yours.
}
# Starts a storm; below storm-press.
race-open_storm = Start my storm
# To who has joined, in private. $begins: such as "in 1 minute".
race-joined = 🏁 You're in. The race starts { $begins }, and your first puzzle appears here.
# In place of a race that only one member has joined.
race-alone = Nobody else joined, so this is a storm: a race alone. It counts for your records.
race-nobody_joined = Nobody joined.
# Below the table of a race that is running.
race-running = -# Everyone answers in a message of their own. If yours is gone, press **Continue**.
race-restarted = I was restarted. All points are kept, and so is the time that was left at your last answer: press **Continue**.
# Below the order at the end.
race-over = -# With equal points, the longest combo decides, then fewer wrong answers, then less time.
# Rows of the table. $place: the rank (a number). $who: a name.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · best combo { $combo } · { $wrong } wrong
# The verdict on an answer, above the next puzzle. A wrong one does not name the right move, as others still look for it.
race-right = ✅ +1 · combo { $combo }
race-wrong = ❌ −{ $seconds } s
# Above a puzzle. $number: of the puzzle, counted from 1. $ends: when the time is up, such as "in 40 seconds".
race-score = { $points ->
    [one] **{ $points } point** · puzzle { $number } · time is up { $ends }
   *[other] **{ $points } points** · puzzle { $number } · time is up { $ends }
}
race-win = **{ $mark } to move and win.**
race-draw = **{ $mark } to move and draw.**
# Their time has not begun, or not again after a restart. $seconds: how much time is left.
race-paused = { $points ->
    [one] ⏸️ Your time stands still. You have **{ $points } point** and **{ $seconds } seconds** left, which go on when you press **Continue**.
   *[other] ⏸️ Your time stands still. You have **{ $points } points** and **{ $seconds } seconds** left, which go on when you press **Continue**.
}
# The end for a racer, above race-result.
race-time_up = ⏱️ Time is up.
race-all_answered = 🏆 You've answered every puzzle.
# $combo: the longest one. $wrong: how many answers were wrong (a number).
race-result = { $points ->
    [one] **{ $points } point** · best combo { $combo } · { $wrong } wrong
   *[other] **{ $points } points** · best combo { $combo } · { $wrong } wrong
}
race-wait_for_order = -# The order is in the channel once everyone has finished.
# The most points of the reader in such storms. $week: in this week. $ever: of all.
race-records = Your best: **{ $today }** today · **{ $week }** this week · **{ $ever }** ever
race-new_record = 🏆 Your best storm so far!
# Above a puzzle that was missed. $number: of the puzzle in its race. $page, $count: the number of this page, and of all.
race-missed = Puzzle { $number } · missed { $page } of { $count }
# $solution: the right move. $reasons: sentences of coach-…, may be empty.
race-right_win = { $mark } wins with **{ $solution }**. { $reasons }
race-right_draw = { $mark } draws with **{ $solution }**. { $reasons }
race-nothing_missed = You haven't missed any. ✅
# The race of a day, see command-race_today. $day: a date.
race-title_day = 🏁 **The day's race** · { $day }
# Before a member's start. $count: how many puzzles (a number). $ends: when the day is over, such as "in 5 hours".
race-day_rules = Everyone here gets the same { $count } puzzles, from easy to hard, one try each. A right answer is a point. It ends { $ends }; after that I show the right moves.
race-day_named = The table names everyone who takes part. No rating changes.
race-day_nobody = Nobody has answered yet.
race-day_over = That race ended at midnight UTC.
# After a member's last puzzle. $ends: as above.
race-day_solutions = -# It ends { $ends }. After that, `{ $prefix }{ name-race } { word-today }` shows what you missed.
# $number: of the puzzles that the reader has answered. $count: of all puzzles. Both are numbers.
race-day_progress = You've answered { $number } of { $count } puzzles.
race-day_order = -# With equal points, the longest combo decides, then fewer wrong answers, then less time. No puzzle counts more than a minute, so you can stop and go on later today.
# $place: the reader's rank (a number). $count: how many have taken part (a number).
race-day_yesterday = { $points ->
    [one] Yesterday: **{ $points } point**, place { $place } of { $count }.
   *[other] Yesterday: **{ $points } points**, place { $place } of { $count }.
}
# Buttons: to begin; to see the race of today, below that of another day.
race-start = Start
race-todays = Today's race
# Above a puzzle of the day's race. $number: of the puzzle, counted from 1. $count: how many there are.
race-day_score = { $points ->
    [one] **{ $points } point** · puzzle { $number } of { $count }
   *[other] **{ $points } points** · puzzle { $number } of { $count }
}
# The verdict on a wrong answer in it, without the right move, as others still look for it.
race-day_wrong = ❌ That isn't the right move.
# Instead of a storm in a channel, where everyone would read it.
race-storm_press = { race-title_storm } · Press the button to start yours. Only you see it.

## question

question-race_examples = For example: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; the time is 90s or 3m.
question-race_today_alone = The day's race is the same for everyone here: `{ $prefix }{ $command } { word-today }`. You can choose a game and a time for a race that you open: `{ $prefix }{ $command } { word-connect4 } 3m`.

## name

name-race = race
name-race_game = { name-play_game }
name-race_time = time
name-race_today = { word-today }
name-storm = storm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }

## command

command-race = A race of puzzles for everyone here: the same ones, as many as you can in 90 seconds
command-race_game = Puzzles of one game (default: of several)
command-race_game_mixed = Several games
command-race_time = How long everyone has (default: 90 seconds)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = The race of the day: the same 20 puzzles for everyone here, whenever you have time today
command-storm = As many puzzles as you can in 90 seconds, against your own record
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = How long you have (default: 90 seconds)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }

## error

error-race-outside_server = A race needs others, so it is for servers. Here, `{ $prefix }{ name-storm }` is the same alone.
error-race-no_puzzles = There are no races with puzzles of that game. There are races with puzzles of: { $games }.
error-race-channel_taken = There is a race in this channel already.
error-race-in_another = You're in another race or storm. Finish that one first.
error-race-started = That race has started. You can join the next one.
# $most: how many can join (a number).
error-race-full = That race is full: { $most } members can join.
error-race-nobody_in = Nobody has joined yet.
error-race-not_starter = Only the member who opened this race can start it early.
error-race-not_in = You aren't in that race.
error-race-not_over = Others are still answering these puzzles. You can see them when the race is over.
# $ends: when the day is over, such as "in 5 hours".
error-race-day_not_over = Others can still answer these puzzles. The race ends { $ends }; after that I show you what you missed.
error-race-no_day = There was no race on that day. `{ $prefix }{ name-race } { word-today }` shows today's.
error-race-over = That race is over.
error-race-private = Everyone would read your answer here. Press the button on your puzzle instead, or type `{ $prefix }{ name-storm }` in a direct message to me.
