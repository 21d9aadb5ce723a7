## learner
## The opponent that learns from its games speaks of itself here. A losing position is one from which it expects to lose.

learner-title = ### 🧠 What I've learned here
# $word: the game as it is typed, such as 4x4 or word-misere.
learner-naive = 🧠 I haven't learned anything here yet. I only know the rules. To teach me: `{ $prefix }{ name-play } { level-learner } { $word }`, or the buttons below.
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
learner-training_over = ⏹️ That training has ended. I keep what I learned: `{ $prefix }{ name-brain }` shows it.
# $knows, $knew: numbers of positions after and before the training.
learner-known_positions = **Positions I know:** { $knows } · **Before:** { $knew }
learner-end = End training
# Buttons. $games: 500.
learner-do_play = Play me
learner-do_train = Train { $games } games
learner-do_export = Save as a file
# Only those who manage the server have these two, and the form with one field.
learner-do_import = Load a file
learner-do_reset = Reset
learner-import_title = Load what a learner knows
learner-import_field = A file that I have saved
# $memory: the row learner-memory or learner-memory_lost. A file is attached.
learner-saved =
    📤 **Everything I know here, in mode `{ $mode }`**
    { $memory }
    To load it somewhere else, a manager presses **{ learner-do_import }** below `{ $prefix }{ name-brain }` there.
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
# $mode: how it learns, as in word-stronger.
learner-reset_switch = Forget, and learn in mode { $mode }
learner-reset_no = Keep everything
learner-forgotten =
    🗑️ **I've forgotten everything I learned here, and my record.**
    { "" }**Positions:** { $known } · **Games:** { $games }
    I'm starting over in mode `{ $mode }`.
learner-kept = I haven't forgotten anything.

## chart

chart-losses = Share of games I lost
chart-lost = Lost
chart-game = Game
chart-average =
    { $games ->
        [one] Average of { $games } game
       *[other] Average of { $games } games
    }

## name

name-brain = brain
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-brain_game = { name-play_game }
name-learner = learner

## command

command-brain = What the learner has learned here, and its training
command-brain_train = Train it: number of games, from 1 to 10000 (default: 500)
command-brain_opponent = Train it against this level (default: { level-perfect })
command-brain_game = { command-play_game }

## error

error-training-bot_permission = I need the permission **{ $missing }** to show here how the training goes. Ask someone who manages this server to give it to me, or train me in another channel.
error-training-user_install = I can't show here how the training goes. Train me in a direct message, or in a server that has added me.
error-learner_game = The learner doesn't play that game. It plays: { $games }.
error-training-unknown_word = I don't know “{ $typed }”. Type a number of games and one of my levels ({ $levels }), for example `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
# $most: a number.
error-training-games = Choose from 1 to { $most } games for a training.
error-training-already_running = I am already training here. Wait until that ends, or end it.
# $theirs, $ours: the modes of the file and of the learner here, such as "original".
error-learner-other_mode = These memories can't be merged: the file is of mode `{ $theirs }`, and here I learn in mode `{ $ours }`.
error-learner-one_file = I need one file, which the button **{ learner-do_export }** below `{ $prefix }{ name-brain }` makes.
error-learner-download_failed = Discord did not give me that file. Please try again.
