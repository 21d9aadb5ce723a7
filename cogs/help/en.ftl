## help
## A sentence with buttons to begin; then three short pages, each of which should fit a phone's screen. The buttons below
## every page lead to the others.

help-first = Press **Play** to begin a game against me, then press a cell.
help-to_friend = Play a friend
# The button to the page help-play.
help-to_commands = All commands

help-to_play = Play
help-to_learn = Learn
help-to_owners = For server owners
help-about = About me
# `o` is typed as it is. $mark_x, $mark_o: emoji.
help-play =
    ### Play
    Three in a row win: across, down or diagonal.
    - **Start:** `{ $prefix }{ name-play }`. You're { $mark_x } and go first; `{ $prefix }{ name-play } o` makes you { $mark_o }.
    - **Move:** press a cell or type `{ $prefix }{ name-move } B2` (row B, column 2).
    - **Levels:** `{ $prefix }{ name-play } { level-easy }`, or `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Other games:** `{ $prefix }{ name-play } { word-connect4 }`, or `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **With others:** `{ $prefix }{ name-play } @ben` challenges a member, `{ $prefix }{ name-invite }` anyone. In `{ $prefix }{ name-vote }`, everyone plays one side together.
    - **In a game:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Your games, and who looks for one:** `{ $prefix }{ name-games }`
    - **Mentions when it's your turn:** `{ $prefix }{ name-privacy }`
    - **One more game here:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Learn
    - **Best move:** `/{ name-hint }` in a game
    - **All moves compared:** `{ $prefix }{ name-analyse }`
    - **A game explained:** the button **{ board-review }** below its end
    - **Your own mistakes:** `{ $prefix }{ name-practice }`
    - **Course:** `{ $prefix }{ name-course }`
    - **Puzzles:** `{ $prefix }{ name-puzzle }` or `{ $prefix }{ name-puzzle } { word-daily }`
    - **Against the clock:** `{ $prefix }{ name-storm }` alone, `{ $prefix }{ name-race }` with others
    - **Learner:** `{ $prefix }{ name-play } { level-learner }` plays a beginner who learns from you; `{ $prefix }{ name-brain }` shows how far it is.
    - **Watch:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Results:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Your data, and messages from me:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
# Manage Server and Manage Messages: permissions, as Discord calls them in the language.
help-owners =
    ### For server owners
    - **Settings:** `/{ name-settings }` for games, boards, channels, roles, prefix and language (needs the permission **Manage Server**)
    - **Stop a game:** `{ $prefix }{ name-stop }` in its channel (needs the permission **Manage Messages**)
    - **Permissions:** `/{ name-settings }` shows which ones I lack.
    - **Prefix:** change it in `/{ name-settings }`. Mentioning me always works.
    - **Reset the learner:** `{ $prefix }{ name-brain }`
    - **Privacy:** `{ $prefix }{ name-privacy }` shows what I keep about you.

## about

# $version: such as 0.2.0.
about-version = **Version:** { $version }
about-invite = [Add me to a server](<{ $link }>)
about-install = [Add me to your account](<{ $link }>)
about-terms = [Terms of service](<{ $link }>)
about-privacy = [Privacy policy](<{ $link }>)
about-your_data = **Your data:** `{ $prefix }{ name-privacy }`
# The rest is for the person who runs the bot. $version: such as 0.3.0. $since: a time, such as "2 days ago".
about-newer = ⚠️ The newer version { $version } has run with this database. Update me again, or restore a backup from before that update.
about-servers = **Servers:** { $servers }
about-since = **Running since:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
# $milliseconds: how long a heartbeat takes.
about-shard = **Shard { $shard }:** connected, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** not connected

## name

name-help = help
name-about = about

## command

command-help = How to play, and all commands

## failure

failure-old_button = That button is from an older version of me. `{ $prefix }{ name-help }` shows what I can do now.
failure-changed = My commands have just changed, and your Discord still shows the old ones. Reload it (Ctrl+R, or restart the app) and try again.
