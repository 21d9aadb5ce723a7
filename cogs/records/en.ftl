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
stats-lost = { $count } lost
# $tally: stats-won, stats-drawn and stats-lost, separated by dots.
stats-total = **Total:** { $tally }
stats-mark = **As { $mark }:** { $tally }
stats-members = **Members:** { $tally }
# $name: the name of a level, as in level-easy.
stats-against = **{ $name }:** { $tally }
# Heads the results of all players against each level, as in stats-against.
stats-members_against = ### Members against me
# $levels: the names of levels that the member has beaten at least once.
# $name, $other: two members. How many games they have won against each other.
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Levels beaten:** { $levels }
# Shown from 2 on.
stats-winning_streak = **Longest winning streak:** { $longest }
# Of a member who has done all lessons of the course.
stats-course = 🎓 **Course:** done
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

## ended

## How games ended, before a number: “resigned: 3”.

ended-line = line completed
ended-full_board = board full
ended-repetition = position repeated
ended-move_limit = move limit reached
ended-boards_counted = boards counted
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

chart-results = Results
chart-wins = Won: { $games }
chart-draws = Drawn: { $games }
chart-defeats = Lost: { $games }
chart-rating = Rating
chart-rated_game = Rated game

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
# $level: the name of a level. $points: how many more the reader needs (a number).
leaderboard-next = **Next:** { $level }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } away
leaderboard-rated = Only rated games count.

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
history-export = My games as a file
# The button that opens a form, and its title; the field of the form.
history-paste = Replay a line
history-pasted = A line from a file with games

## replay

# $number: the number of the move, of $plies. $coordinate: a cell, such as B2.
replay-ply = Move { $number } of { $plies }: **{ $who }** played **{ $coordinate }** { $mark }.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
# $moves: the cells of the moves in their order, such as B2, A1, C3.
replay-moves = **Moves:** { $moves }

# The button that posts a game as a moving picture: at most 80 characters, better 20.
replay-share = Share

## share

## Above the moving picture of a finished game. $plies: the number of moves of both sides.

share-won = { $plies ->
    [one] **{ $who }** beat **{ $other }** in { $plies } move.
   *[other] **{ $who }** beat **{ $other }** in { $plies } moves.
}
share-resigned = { $plies ->
    [one] **{ $who }** beat **{ $other }**, who resigned after { $plies } move.
   *[other] **{ $who }** beat **{ $other }**, who resigned after { $plies } moves.
}
share-forfeited = { $plies ->
    [one] **{ $who }** beat **{ $other }**, who left or ran out of time after { $plies } move.
   *[other] **{ $who }** beat **{ $other }**, who left or ran out of time after { $plies } moves.
}
share-drawn = { $plies ->
    [one] **{ $x }** and **{ $o }** drew after { $plies } move.
   *[other] **{ $x }** and **{ $o }** drew after { $plies } moves.
}
share-no_result = { $plies ->
    [one] **{ $x }** and **{ $o }** played { $plies } move, without a result.
   *[other] **{ $x }** and **{ $o }** played { $plies } moves, without a result.
}
# The text for screen readers of the picture, followed by picture-line and one of the next three: together at most
# 1024 characters. $game: as in game-3x3. $x, $o: the names of the players. $moves: as in replay-moves.
share-picture = A moving picture of a game: { $game }. { $x } moved first, { $o } second. Moves: { $moves }.
# Stands for the name of a player that is not known at the moment.
share-player = player { $number }
share-picture_won = { $who } won.
share-picture_drawn = The game was drawn.
share-picture_no_result = The game ended without a result.

## export

export-use_history = That's between you and me. Press **{ history-export }** below `{ $prefix }{ name-history }`, or send me `{ $prefix }{ name-export }` in a direct message.
# A file is attached.
export-done_pasted =
    📤 **Your finished games:** { $games }
    From everywhere you have played, one game a line. To see one again, press **{ history-paste }** below `{ $prefix }{ name-history }` and paste its line
export-none = You haven't finished a game yet. `{ $prefix }{ name-play }` starts one.

## name

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
name-export = export

## command

command-stats = Your results, a member's, or those of the whole server
command-stats_member = Whose games (default: yours)
command-stats_server = The games of everyone in this server
command-stats_game = Only this game (default: all games)
command-leaderboard = The best players of this server
command-leaderboard_game = { command-play_game }
command-history = Finished games, to replay move by move or to save as a file
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-record-two_targets = Choose either a member or the whole server, not both.
error-record-no_leaderboard = Only servers have ratings and a leaderboard. `{ $prefix }{ name-stats }` shows your results here.
error-record-no_pasted_game = Add a line from `{ $prefix }{ name-export }` after the command, and I show its game.
# $most: a number of rows and of columns; in export_too_large, of MiB.
error-record-board_too_large = That board is too large for me to show. The largest is { $most }×{ $most }.
error-record-export_too_large = You have played more games than fit into files of { $most } MiB. Ask whoever runs me for them.
# $missing: the permission, as in permission-attach_files.
error-share-not_visible = Only you can see my answers in this server, so nobody else would see the picture.
error-share-cannot_attach = I can't share the game here: that takes the permission **{ $missing }**.
error-no_records = There are no separate statistics and ratings for that game. There are for: { $games }.
