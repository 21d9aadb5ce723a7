## progress

## The page of /progress: what a member's reviewed games say about them. A row is `**Label:** value`.

progress-title = ### 📈 { $who }
# A typed command in a server is answered with this sentence and a button.
progress-press = Press the button to see your progress. Only you see it.
progress-open = Show my progress
# Buttons: one asks an exercise that is due, the other one shows the page to everyone in the channel.
progress-practice_now = Practice now
progress-post = Post
# Games are reviewed from the first use of /practice on, or of the button "Fix my mistakes" below a lost game.
progress-none = None of your games has been reviewed yet. Start with `{ $prefix }{ name-practice }` or with your mistakes below a game you lost. From then on, I review every game you finish.
# $theme: as in theme-block_line, or progress-all_themes. $date: the day from which on there was none. $games: how many
# games with a review ended since then.
progress-clean = ✅ **{ $theme }:** no mistake since { $date } (reviewed games: { $games })
progress-all_themes = All themes
# $now, $before: a figure of the last 30 days, and that of the 30 days before them.
progress-compared = { $now } · before: { $before }
# $share: a percentage, often as in progress-compared. So are $games and $count.
progress-accuracy = **Accuracy:** { $share }
progress-games = **Reviewed games:** { $games }
progress-mistakes = ### Mistakes
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Practice
# $due: how many of the $exercises may be answered today. Exercises are made from the member's own mistakes.
progress-due = **Exercises due:** { $due } of { $exercises }
progress-lessons = **Lessons done:** { $done } of { $lessons }
progress-puzzle_rating = **Puzzle rating:** { $rating }
# Below the page.
progress-legend = The last 30 days, and the 30 days before them. Accuracy is the share of your judged moves that kept the result.
# The text for screen readers of a chart. $weeks: such as "Nov 16: 84% (5), Nov 23: 90% (3)".
progress-chart = Chart of the accuracy by week, with the number of reviewed games: { $weeks }

## chart

chart-by_week = Accuracy by week
chart-week = Week from
chart-accuracy = Accuracy
chart-reviewed = Reviewed games

## name

name-progress = progress
