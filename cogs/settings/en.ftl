## style

style-default = Classic, large boards as pictures
style-classic = Classic
style-shapes = Shapes
style-animals = Animals
style-fruit = Fruit
style-space = Space
style-weather = Weather
style-picture = Picture
style-own = Server emoji

## own

# The form for the server's own emoji. Discord's limits: 45 characters for titles and fields, 100 for other texts.
# own-choose is a button. $names: the emoji that have become unavailable.

own-title = Board emoji
own-choose = Choose emoji
own-explanation = An emoji, or the name of a server emoji, such as :cat:
own-placeholder = Leave empty for the default
own-x = X
own-o = O
own-winning_x = X, highlighted
own-winning_o = O, highlighted
own-empty = Free cell
own-unavailable = These emoji can no longer be used here: { $names }. Boards show { $mark_x } and { $mark_o } again.

## settings

## The page of /settings, which only its reader sees. A row is `**Label:** value`; the menu or button below or beside it
## changes the value. Discord's limits: 80 characters for buttons, 100 for options, 150 for what an empty menu shows.

# $level: the name of a level, as in level-easy.
settings-level = **Default level:** { $level }
# $game: the name of a game, as in game-3x3.
settings-game = **Default game:** { $game }
# $games: the names of games, separated by commas.
settings-games = **Available games:** { $games }
settings-all_games = **Available games:** all, and boards of any other size
settings-choose_games = All games
settings-buttons = **Board buttons:** on
settings-text = **Board buttons:** off, moves are typed
settings-title = ## ⚙️ Server settings
# $now: the row of the setting that was changed, as in settings-level.
settings-saved = ✅ Saved · { $now }
settings-page_games = Games
settings-page_server = Server
settings-page_daily = Daily puzzle
settings-page_language = Language
settings-heading_games = ### Games
settings-heading_boards = ### Boards
settings-heading_access = ### Access
settings-heading_commands = ### Commands
settings-heading_daily = ### Daily puzzle
settings-heading_language = ### Language
# An option of a menu. $what: the value that is used if the server chooses none, such as easy.
settings-default = Default: { $what }
# $language: the language's own name for itself.
settings-language = **Language:** { $language }
settings-discord_language = **Language:** { $language }, same as in Discord
# An option of the menu of languages: the language that Discord's own settings give for the server.
settings-language_from_discord = Same as in Discord
# What a menu of languages shows if the chosen one is in the other menu.
# $first, $last: the names of the first and the last language of the menu.
settings-choose_language = { $first } … { $last }
settings-more_languages = More languages: { $first } … { $last }
settings-note_language = Messages for everyone are in this language. Messages only you can see are in yours.
# $style: a style of boards, as in style-classic, after the emoji of X and O.
settings-style = **Board style:** { $style }
# Buttons that only managers can use: the first one below a finished game, the second one below its picture.
settings-like_pictures = Like it better drawn?
settings-use_pictures = Draw all boards
settings-pictures = This is how boards look as pictures. { slash-settings } has more styles, and changes it back.
settings-to_buttons = Show buttons
settings-to_text = Hide buttons
settings-everywhere = **Channels:** all
# $channels: mentions of channels, separated by commas.
settings-channels = **Channels:** { $channels } and their threads
settings-choose_channels = All channels
settings-everybody = **Who can play:** everyone
# $roles: mentions of roles, separated by commas.
settings-roles = **Who can play:** { $roles }
settings-choose_roles = Everyone
settings-threads = **Threads:** one for each game, where possible
settings-no_threads = **Threads:** only on request
settings-to_threads = Use threads
settings-to_channels = Stop using threads
# $idle: a duration, as in settings-hours.
settings-idle = **Idle limit:** { $idle }
settings-notices = **Notices:** on
settings-no_notices = **Notices:** off
settings-to_notices = Turn on
settings-to_no_notices = Turn off
settings-search_notices = **Notices of invites:** on
settings-no_search_notices = **Notices of invites:** off
settings-to_search_notices = Allow
settings-to_no_search_notices = Don't allow
settings-note_is_search_quiet = Members who have asked for it get a direct message when someone here invites anyone to a game, once an hour at most.
# Games in which everyone in a channel votes for each move, as the command vote starts them.
settings-votes = **Games with votes:** on
settings-no_votes = **Games with votes:** off
settings-to_votes = Turn votes on
settings-to_no_votes = Turn votes off
settings-note_has_no_votes = With `/{ name-vote }`, everyone in a channel plays one side against me and votes for each move.
settings-note_is_quiet = In games between members, I mention a player who is away when it's their turn, and before their time runs out. Members can turn it off for themselves with a button in `/{ name-privacy }`.
settings-note_idle = A game ends when nobody moves for this long. Running games keep the limit they started with.
# $cooldown: a duration, as in settings-seconds.
settings-cooldown = **Cooldown:** { $cooldown } between commands
settings-no_cooldown = **Cooldown:** none
settings-note_cooldown = There is no cooldown for moves and buttons.
# $own: the characters before typed commands in this server, such as !
settings-prefix = **Prefix:** `{ $own }`
settings-no_prefix = **Prefix:** none
settings-note_prefix = Slash commands, and commands after a mention of me, always work.
settings-change_prefix = Change prefix
# The post of the daily puzzle. $channel: a mention.
settings-daily_channel = **Channel:** { $channel }
settings-no_daily_channel = **Channel:** none, I don't post it
settings-choose_daily_channel = Nowhere
settings-note_daily_channel = I post the puzzle of the day there once a day, with a button to solve it, how many have solved it, yesterday's solution, and the longest streaks of members who have shared their results.
# $time: in the reader's time zone. $utc: the same in UTC, such as 12:00.
settings-daily_hour = **Time:** { $time } ({ $utc } UTC)
settings-note_daily_hour = If that hour has already begun and there was no post today, I post the puzzle at once.
# An option of the menu. $time: such as 12:00.
settings-hour = { $time } UTC
settings-no_wait = No cooldown
settings-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
settings-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
settings-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } of the channels you chose was deleted.
   *[other] 🗑️ { $count } of the channels you chose were deleted.
}
settings-all_channels_deleted = 🗑️ All the channels you chose were deleted. Until you choose others, games are allowed in every channel.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } of the roles you chose was deleted.
   *[other] 🗑️ { $count } of the roles you chose were deleted.
}
settings-all_roles_deleted = 🗑️ All the roles you chose were deleted. Until you choose others, everyone can play.
settings-daily_channel_deleted = 🗑️ The channel you chose for the daily puzzle was deleted. Until you choose another one, I don't post it.
settings-dismiss_deleted = Got it
# $missing: the name of a permission, as in permission-send_messages. $channels: mentions of channels.
settings-missing_for_answers = ⚠️ I can't answer typed commands in { $channels }. Please give me the permission **{ $missing }** there.
settings-missing_for_daily = ⚠️ I can't post the daily puzzle in { $channels }. Please give me the permission **{ $missing }** there.
settings-missing_for_threads = ⚠️ I can't use threads for games in { $channels }. Please give me the permission **{ $missing }** there.
settings-missing_for_pictures = ⚠️ I can't draw boards in { $channels }, so they are emoji. Please give me the permission **{ $missing }** there.

## prefix

# The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.
# $usual: the default prefix.

prefix-title = Command prefix
prefix-field = Prefix
prefix-explanation = Up to 5 characters (default: { $usual }). Empty: only mentions and slash commands
prefix-explanation_no_usual = Up to 5 characters. Empty: only mentions and slash commands

## slash

# Slash commands inside other sentences.

slash-settings = `/{ name-settings }`

## name

name-settings = settings

## command

command-settings = The settings of this server: games, boards, who may play, language

## error

error-settings_outside_server = Only servers have settings. Use `/{ name-settings }` in a channel of your server.
error-invalid_choice = That choice isn't available. `/{ name-settings }` shows those that are.
error-invalid_prefix = Not saved: a prefix has up to 5 visible characters without spaces and backticks, and doesn't begin with `/`, `@` or `<`.
