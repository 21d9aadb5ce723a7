"""An error of every kind that no conversation shows, with a part of its sentence in English."""

from datetime import UTC, datetime

from bot.games.errors import Refusal
from bot.games.fading import FADING
from bot.games.lines import LISTED
from bot.games.mark import Mark
from bot.players.learner import ModeName

A_DAY = datetime(2026, 1, 2, tzinfo=UTC)

EXAMPLES = [
    (Refusal("no_analysis", game=LISTED["4x4"]), "I can't analyze **4×4 (four in a row)**, so there are no hints,"),
    (Refusal("network_missing"), "The owner of this bot hasn't installed the network"),
    (Refusal("position_not_typed", game=FADING), "A typed position of **Disappearing marks** doesn't say everything."),
    (Refusal("cell_fading", coordinate="A1", mark=Mark.X), "Your ❌ on **A1** disappears only when you have played"),
    (Refusal("full_column", column=4), "Column 4 is full. Choose another one."),
    (Refusal("floating_position", coordinate="E4"), "No game can reach that position: the mark on **E4** would"),
    (Refusal("advice_pending"), "I'm still working on your last request for advice. Ask again when it's answered."),
    (Refusal("workers_busy"), "Too many members are waiting for advice right now. Try again in a minute."),
    (Refusal("too_many_takebacks", limit=20), "You have taken back 20 moves in this game. That is the most a player"),
    (Refusal("challenge-bot_challenged"), "Bots can't accept challenges."),
    (Refusal("challenge-not_visible"), "Only you can see my answers in this server, so nobody could accept."),
    (Refusal("notify-other_server"), "That button is for another server."),
    (Refusal("challenge-private_thread"), "so members play here only with hints, unrated: `!play @somebody hints`."),
    (Refusal("share-not_visible"), "Only you can see my answers in this server, so nobody else"),
    (Refusal("challenge-cannot_see", who="ben"), "**ben** can't see this channel."),
    (Refusal("challenge-not_a_member"), "I can't find that member here."),
    (Refusal("challenge_over"), "That's no longer open."),
    (Refusal("vote-closed"), "The voting on that move has just ended."),
    (Refusal("vote-time"), "from 15 seconds to 24 hours, such as `30s`, `5m` or `1h`."),
    (Refusal("too_many_choices"), "You've changed this game too often. Play it, or start a new one with `!play`."),
    (Refusal("thread-closed"), "This thread is closed, and I may not open it again."),
    (Refusal("already_playing"), "You're already in a game here. `!board` shows it."),
    (Refusal("button_used"), "You've already pressed that button."),
    (
        Refusal("vote-needs_thread"),
        "This game needs a thread. You need the permission **Create Public Threads** to open one here, or"
        " **Manage Messages** to play in the channel itself.",
    ),
    (Refusal("starting-own"), "I'm still starting your other game. Try again in a moment."),
    (Refusal("starting-other"), "I'm still starting another game for the challenger."),
    (Refusal("may_not_follow_up", missing="View Channels"), "I need the permission **View Channels** to show here"),
    (Refusal("not_in_thread"), "Mention me here first."),
    (Refusal("locked_thread"), "This thread is locked, so I can't show here how a game goes on."),
    (Refusal("in_timeout", ends=A_DAY), "I'm in timeout in this server, so I can't"),
    (Refusal("record-no_pasted_game"), "Add a line from `!export` after the command,"),
    (Refusal("record-board_too_large", most=10), "The largest is 10×10."),
    (Refusal("record-export_too_large", most=9), "You have played more games than fit into files of 9 MiB."),
    (Refusal("puzzle-not_yours"), "That puzzle is for someone else. `!puzzle` gives you your own."),
    (Refusal("no_puzzles", games=(LISTED["3x3"], LISTED["connect4"])), "puzzles for: Tic-tac-toe and Connect Four."),
    (Refusal("puzzle-over"), "That puzzle no longer counts. `!puzzle` gives you a new one."),
    (Refusal("puzzle-answered"), "You've already answered that puzzle."),
    (Refusal("practice-unreadable_column"), "That's not a column. Type its number, for example `!practice 2`."),
    (Refusal("puzzle-daily_over"), "That was another day's puzzle. `!puzzle daily` shows today's."),
    (Refusal("puzzle-daily_answered", ends=A_DAY), "The next one comes <t:1767312000:R>."),
    (Refusal("training-bot_permission", missing="View Channels"), "I need the permission **View Channels** to show"),
    (Refusal("training-user_install"), "I can't show here how the training goes. Train me in a direct message,"),
    (
        Refusal("share-cannot_attach", missing="Attach Files"),
        "I can't share the game here: that takes the permission **Attach Files**.",
    ),
    (Refusal("cannot_attach", missing="Attach Files"), "I need the permission **Attach Files** to send files here."),
    (Refusal("training-already_running"), "I am already training here."),
    (
        Refusal("learner-other_mode", theirs=ModeName("stronger"), ours=ModeName("original")),
        "is of mode `stronger`",
    ),
    (Refusal("learner-one_file"), "I need one file, which the button **Save as a file** below `!brain` makes."),
    (Refusal("learner-download_failed"), "Discord did not give me that file."),
    (Refusal("settings_outside_server"), "Only servers have settings. Use `/settings` in a channel of your server."),
    (Refusal("invalid_choice"), "That choice isn't available."),
    (Refusal("missing_role", roles="<@&1>"), "To play with me here, you need one of these roles: <@&1>."),
    (Refusal("memory_file-too_large", max_kib=256), "it has more than 256 KiB."),
    (Refusal("memory_file-not_mine"), "I can't load that file: I didn't make it, or it was changed."),
    (Refusal("memory_file-value", where="mode", values='"a", "b"'), '`mode` has to be one of these: `"a", "b"`.'),
    (
        Refusal("memory_file-entry", where="lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1",
    ),
    (Refusal("memory_file-position", where="lost[3]", position="8"), "`lost[3]` is 8, which the learner can't have"),
    (Refusal("notation-line", line=3), "I can't read line 3. A line looks like `2026-11-21T19:30:22Z 3x3x3"),
    (Refusal("notation-unplayable", line=3, move=4), "its move 4 isn't a cell that could be played then"),
    (Refusal("notation-ending", line=3, ending="1-0 line"), "it can't have ended with `1-0 line`."),
    (Refusal("emoji-missing"), "X and O each need an emoji."),
    (Refusal("emoji-unreadable", typed="ab cd"), "“ab cd” isn't an emoji."),
    (Refusal("emoji-composed", typed="🇧🇷"), "“🇧🇷” is made up of several characters, like all flags, keycaps"),
    (Refusal("emoji-unknown", name="cat"), "this server has no emoji `:cat:`."),
    (Refusal("emoji-unavailable", name="cat"), "`:cat:` isn't available right now,"),
    (Refusal("emoji-restricted", name="cat"), "only roles that I don't have may use `:cat:`."),
    (Refusal("emoji-unlisted"), "Discord did not tell me which emoji this server has."),
    (Refusal("thread-user_permission", missing="Create Threads"), "You need the permission **Create Threads** to open"),
    (Refusal("thread-name_blocked"), "This server's AutoMod blocked the thread's name"),
    (Refusal("thread-too_many"), "This server already has as many open threads as Discord allows."),
    (Refusal("thread-try_later"), "Discord doesn't let me open threads right now, so"),
    (Refusal("thread-try_later_or_elsewhere"), "Discord doesn't let me open threads right now, and another game"),
]
