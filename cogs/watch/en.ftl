## board

board-stop = Stop game

## question

question-watch_examples = For example: `{ $prefix }{ $command } { level-hard } { level-easy }` or `{ $prefix }{ $command } { word-connect4 }`.

## name

name-watch = watch
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }

## command

command-watch = A game between two of my levels
command-watch_x = Level that plays X and goes first
command-watch_o = Level that plays O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }

## error

error-unknown_level = I don't know “{ $typed }”. My levels are { $levels }. For example: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
