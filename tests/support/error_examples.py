"""An error of every kind, with a part of its sentence in English."""

from datetime import UTC, datetime, timedelta

from bot.games import errors
from bot.games.errors import CoordinateError, GameSizeError, MoveError, PositionError, Refusal
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.matches import errors as play
from bot.matches.errors import (
    AccessError,
    ChannelTakenError,
    MatchRunningError,
    NotOfferedError,
    ThreadError,
    TooManyMatchesError,
)
from bot.model.challenge import Challenge, ChallengeExistsError, ChallengeOverError
from bot.model.ids import ChallengeId, ChannelId, GuildId, Place
from bot.players.learner import ModeName
from bot.players.opponent import LevelName

EASY = LevelName("easy")
A_CHALLENGE = Challenge(
    ChallengeId(1), Place(ChannelId(2), GuildId(3)), UserId(4), UserId(5), None, False, datetime(2026, 1, 1, tzinfo=UTC)
)
A_MATCH = Match(MatchId(1), TIC_TAC_TOE, MemberSeat(UserId(1)), OpponentSeat("perfect"))

EXAMPLES = [
    (CoordinateError("missing_coordinate"), "Which cell?"),
    (CoordinateError("unreadable_coordinate"), "That's not a cell."),
    (CoordinateError("missing_column"), "Which column? Type its number, for example `!move 2`."),
    (CoordinateError("unreadable_column"), "That's not a column."),
    (CoordinateError("unknown_row", row="D", first="A", last="C"), "There's no row D. The rows are A to C."),
    (CoordinateError("unknown_column", column=9, first=1, last=3), "There's no column 9. The columns are 1 to 3."),
    (MoveError("cell_taken", coordinate="B2", mark=Mark.O), "**B2** is taken by 🔵. Choose a free cell."),
    (
        NotOfferedError(
            "level_not_offered", level=LevelName("hard"), game=Rules(4, 4, 4), levels=(EASY, LevelName("perfect"))
        ),
        "**hard** isn't available in this game: 4×4 (four in a row).",
    ),
    (NotOfferedError("network_missing"), "The owner of this bot hasn't installed the network"),
    (Refusal("network_game", games=(TIC_TAC_TOE,)), "The network hasn't learned that game. It knows: Tic-tac-toe."),
    (Refusal("no_records", games=(TIC_TAC_TOE,)), "There are for: Tic-tac-toe."),
    (GameSizeError(least=3, most=10), "A board has 3 to 10 rows and columns"),
    (
        Refusal("game_not_offered", game=Rules(5, 5, 4), offered=(TIC_TAC_TOE, Rules(6, 7, 4, gravity=True))),
        "This server doesn't offer **5×5 (four in a row)**. It offers: Tic-tac-toe and Connect Four.",
    ),
    (MoveError("full_column", column=4), "Column 4 is full. Choose another one."),
    (MoveError("floating_cell", coordinate="A1"), "A mark would fall from **A1**."),
    (PositionError("position_shape", rows=3, columns=3, example=".../.../X.."), "Write the position as 3 rows of 3"),
    (PositionError("position_mark", row=1, column=2), "Row 1, column 2 of that position isn't"),
    (PositionError("impossible_position"), "No game can reach that position: X goes first"),
    (PositionError("floating_position", coordinate="E4"), "No game can reach that position: the mark on **E4** would"),
    (errors.MatchOverError(), "That game is over. `!play` starts a new one."),
    (errors.NotAPlayerError(), "You aren't a player in this game."),
    (errors.NotYourTurnError(), "It's not your turn."),
    (play.NoMatchError(), "No game is running here. `!play` starts one."),
    (ChannelTakenError("channel_busy", idle_after=timedelta(minutes=10)), "once nobody has moved for 10 minutes."),
    (ChannelTakenError("exhibition_running"), "Two of my levels are playing each other here. Wait until"),
    (play.MatchMovedOnError(), "The game has moved on since then."),
    (Refusal("question-not_yours"), "That question was for someone else."),
    (Refusal("advice_pending"), "I'm still working on your last request for advice. Ask again when it's answered."),
    (Refusal("workers_busy"), "Too many members are waiting for advice right now. Try again in a minute."),
    (Refusal("too_many_takebacks", limit=20), "You have taken back 20 moves in this game. That is the most a player"),
    (Refusal("nothing_to_take_back"), "You haven't moved yet, so there is nothing to take back."),
    (ChannelTakenError("channel_taken"), "Another game is running here. Wait until it ends,"),
    (Refusal("offer-not_a_duel"), "That works only in games between members."),
    (Refusal("offer-own_offer"), "Only the other player can accept that."),
    (Refusal("challenge-own_challenge"), "You can't play against yourself."),
    (Refusal("challenge-bot_challenged"), "Bots can't accept challenges."),
    (Refusal("challenge-level"), "Levels are only for games against me."),
    (Refusal("challenge-nobody_else"), "Only the two of us are here."),
    (Refusal("challenge-not_visible"), "Only you can see my answers in this server, so nobody could accept."),
    (Refusal("challenge-private_thread"), "so members play here only with hints, unrated: `!play @somebody hints`."),
    (Refusal("challenge-cannot_see", who="ben"), "**ben** can't see this channel."),
    (Refusal("challenge-not_a_member"), "I can't find that member here."),
    (ChallengeExistsError("challenge_waiting", existing=A_CHALLENGE), "first: https://discord.com/channels/3/2"),
    (ChallengeExistsError("challenge-invitation_open", existing=A_CHALLENGE), "it: https://discord.com/channels/3/2"),
    (ChallengeOverError(), "That's no longer open."),
    (Refusal("challenge-not_yours"), "That challenge is for someone else."),
    (Refusal("moderation-not_the_starter"), "Only they and members with the permission **Manage Messages**"),
    (Refusal("too_many_choices"), "You've changed this game too often. Play it, or start a new one with `!play`."),
    (Refusal("thread-closed"), "This thread is closed, and I may not open it again."),
    (Refusal("button_used"), "You've already pressed that button."),
    (Refusal("starting-own"), "I'm still starting your other game. Try again in a moment."),
    (Refusal("starting-other"), "I'm still starting another game for the challenger."),
    (
        TooManyMatchesError("too_many_matches-own", most=5, running=frozenset(), channels="<#1>, <#2>"),
        "You're in 5 games here, the most at a time. Finish one first",
    ),
    (TooManyMatchesError("too_many_matches-other", most=5, running=frozenset()), "The challenger is in 5 games here,"),
    (Refusal("may_not_follow_up", missing="View Channels"), "I need the permission **View Channels** to show here"),
    (Refusal("not_in_thread"), "Mention me here first."),
    (ThreadError("in_timeout", ends=datetime(2026, 1, 2, tzinfo=UTC)), "I'm in timeout in this server, so I can't"),
    (Refusal("match_unreachable"), "because the message with its board was deleted, or I couldn't see this channel."),
    (Refusal("hints_not_allowed"), "Hints are off in this game."),
    (Refusal("record-nothing_finished"), "No game has ended here yet."),
    (Refusal("record-unknown_target", typed="bob", command="stats"), "I don't know “bob”. Leave it out for yourself,"),
    (Refusal("record-two_targets"), "Choose either a member or the whole server, not both."),
    (Refusal("record-no_leaderboard"), "Only servers have ratings and a leaderboard."),
    (Refusal("record-no_pasted_game"), "Add a line from `!export` after the command,"),
    (Refusal("record-board_too_large", most=10), "The largest is 10×10."),
    (Refusal("record-export_too_large", most=9), "You have played more games than fit into files of 9 MiB."),
    (Refusal("record-match_not_found"), "I no longer know that game."),
    (Refusal("puzzle-not_yours"), "That puzzle is for someone else. `!puzzle` gives you your own."),
    (Refusal("no_puzzles", games=(GAMES["3x3"], GAMES["connect4"])), "puzzles for: Tic-tac-toe and Connect Four."),
    (Refusal("puzzle-over"), "That puzzle no longer counts. `!puzzle` gives you a new one."),
    (Refusal("puzzle-answered"), "You've already answered that puzzle."),
    (Refusal("practice-over"), "That exercise is no longer open. `!practice` gives you one."),
    (CoordinateError("practice-unreadable_coordinate"), "That's not a cell."),
    (CoordinateError("practice-unreadable_column"), "That's not a column. Type its number, for example `!practice 2`."),
    (Refusal("advice-duel"), "In a game between members without hints, this position is on the board"),
    (Refusal("puzzle-daily_over"), "That was another day's puzzle. `!puzzle daily` shows today's."),
    (Refusal("puzzle-daily_answered", ends=datetime(2026, 1, 2, tzinfo=UTC)), "The next one comes <t:1767312000:R>."),
    (Refusal("unknown_level", typed="hrad", levels=(EASY, LevelName("hard"))), "“hrad”. My levels are easy and hard."),
    (Refusal("training-bot_permission", missing="View Channels"), "I need the permission **View Channels** to show"),
    (Refusal("training-user_install"), "I can't show here how the training goes. Train me in a direct message,"),
    (Refusal("may_not_attach", missing="Attach Files"), "I need the permission **Attach Files** to send files here."),
    (Refusal("learner-unknown_word", typed="tarin"), "I don't know “tarin”. `!brain` shows what I have learned."),
    (Refusal("training-unknown_word", typed="500 hrad", levels=(EASY,)), "I don't know “500 hrad”. Type a number of"),
    (Refusal("training-games", most=10_000), "Choose from 1 to 10,000 games for a training."),
    (Refusal("training-already_running"), "I am already training here."),
    (
        Refusal("learner-other_mode", theirs=ModeName("stronger"), ours=ModeName("original")),
        "is of mode `stronger`, and here I learn in mode `original`.",
    ),
    (
        NotOfferedError("learner_game", games=(GAMES["3x3"], GAMES["misere"])),
        "Tic-tac-toe and Reverse tic-tac-toe",
    ),
    (Refusal("learner-no_file"), "Attach one file from `!brain export` to the command."),
    (Refusal("learner-download_failed"), "Discord did not give me that file."),
    (Refusal("settings_outside_server"), "Only servers have settings. Use `/settings` in a channel of your server."),
    (Refusal("not_a_manager"), "You need the permission **Manage Server** to do that."),
    (Refusal("invalid_choice"), "That choice isn't available."),
    (Refusal("invalid_prefix"), "a prefix has up to 5 visible characters"),
    (AccessError("wrong_channel", channels="<#1>, <#2>"), "I don't play here. You can play in <#1>, <#2>."),
    (AccessError("missing_role", roles="<@&1>"), "To play with me here, you need one of these roles: <@&1>."),
    (AccessError("cooldown", ends=datetime(2026, 1, 2, tzinfo=UTC)), "You can use the next command <t:1767312000:R>."),
    (Refusal("moderation-not_a_moderator"), "You need the permission **Manage Messages** to stop other members'"),
    (Refusal("moderation-end_exhibition_instead"), "If you started this game, stop it with the button below it."),
    (Refusal("memory_file-too_large", max_kib=256), "it has more than 256 KiB."),
    (Refusal("memory_file-format"), "it isn't one that `!brain export` has made, or it was changed."),
    (Refusal("memory_file-value", where="mode", values='"a", "b"'), '`mode` has to be one of these: `"a", "b"`.'),
    (
        Refusal("memory_file-entry", where="lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1 to 19,682.",
    ),
    (
        Refusal("memory_file-position", where="lost[3]", position="8"),
        "`lost[3]` is 8, which the learner can't have learned in this mode",
    ),
    (Refusal("notation-line", line=3), "I can't read line 3. A line looks like `2026-11-21T19:30:22Z 3x3x3"),
    (Refusal("notation-unplayable", line=3, move=4), "its move 4 isn't a cell that could be played then"),
    (Refusal("notation-ending", line=3, ending="1-0 line"), "it can't have ended with `1-0 line`."),
    (ThreadError("thread-not_here"), "I can't open a thread here."),
    (Refusal("emoji-missing"), "X and O each need an emoji."),
    (Refusal("emoji-unreadable", typed="ab cd"), "“ab cd” isn't an emoji."),
    (Refusal("emoji-composed", typed="🇧🇷"), "“🇧🇷” is made up of several characters, like all flags, keycaps"),
    (Refusal("emoji-unknown", name="cat"), "this server has no emoji `:cat:`."),
    (Refusal("emoji-unavailable", name="cat"), "`:cat:` isn't available right now,"),
    (Refusal("emoji-restricted", name="cat"), "only roles that I don't have may use `:cat:`."),
    (Refusal("emoji-duplicate", emoji="🐱", free="▫️"), "🐱 would stand for two different things. X, O and free cells"),
    (Refusal("emoji-unlisted"), "Discord did not tell me which emoji this server has."),
    (
        ThreadError("thread-user_permission", missing="Create Public Threads"),
        "You need the permission **Create Public Threads** to open a thread here.",
    ),
    (ThreadError("thread-name_blocked"), "This server's AutoMod blocked the thread's name"),
    (ThreadError("thread-too_many"), "This server already has as many open threads as Discord allows."),
    (ThreadError("thread-try_later"), "Discord doesn't let me open threads right now, so"),
    (ThreadError("thread-try_later_or_elsewhere"), "Discord doesn't let me open threads right now, and another game"),
    (
        ThreadError("thread-bot_permission", missing="Create Public Threads"),
        "I need the permission **Create Public Threads** to open a thread here.",
    ),
    (MatchRunningError("match_running-resignation", match=A_MATCH), "If you start over, you resign it, and that"),
    (MatchRunningError("match_running-no_result", match=A_MATCH), "If you start over, it ends without a result."),
    (MatchRunningError("match_running-time_up", match=A_MATCH), "If you start over, its player loses it. Start over?"),
]
