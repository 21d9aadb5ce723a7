"""An error of every kind, with a part of its sentence in English."""

from datetime import UTC, datetime, timedelta

from bot.game import errors
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.challenge import Challenge
from bot.model.guild_settings import GameNotOfferedError, InvalidPrefixError
from bot.model.ids import ChallengeId, ChannelId, GuildId, Place
from bot.opponents import errors as files
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName
from bot.rendering.emoji import EmojiError, EmojiReason
from bot.services import access, opponent_pool, reach, records, running_limit
from bot.services import errors as play
from bot.services.learners import LearnerGameError
from bot.services.puzzles import NoPuzzlesError

EASY, ORIGINAL = LevelName("easy"), ModeName("original")
A_CHALLENGE = Challenge(
    ChallengeId(1),
    Place(ChannelId(2), GuildId(3)),
    UserId(4),
    UserId(5),
    None,
    False,
    datetime(2026, 1, 1, tzinfo=UTC),
)
A_MATCH = Match(MatchId(1), TIC_TAC_TOE, MemberSeat(UserId(1)), OpponentSeat("perfect"))

EXAMPLES = [
    (errors.MissingCoordinateError(), "Which cell?"),
    (errors.UnreadableCoordinateError(), "That's not a cell."),
    (errors.MissingColumnError(), "Which column? Type its number, for example `!move 2`."),
    (errors.UnreadableColumnError(), "That's not a column."),
    (errors.LookAlikeError("В", "B"), "That “В” looks like “B”, but is from another alphabet."),
    (errors.RowError("D", "A", "C"), "There's no row D. The rows are A to C."),
    (errors.ColumnError(9, 1, 3), "There's no column 9. The columns are 1 to 3."),
    (errors.CellTakenError("B2", Mark.O), "**B2** is taken by ⭕. Choose a free cell."),
    (
        opponent_pool.LevelNotOfferedError(LevelName("hard"), Rules(4, 4, 4), (EASY, LevelName("perfect"))),
        "**hard** isn't available in this game: 4×4 (four in a row).",
    ),
    (records.NoRecordsError((TIC_TAC_TOE,)), "There are for: Tic-tac-toe."),
    (errors.GameSizeError(3, 10), "A board has 3 to 10 rows and columns"),
    (
        GameNotOfferedError(Rules(5, 5, 4), (TIC_TAC_TOE, Rules(6, 7, 4, gravity=True))),
        "This server doesn't offer **5×5 (four in a row)**. It offers: Tic-tac-toe and Connect Four.",
    ),
    (errors.FullColumnError(4), "Column 4 is full. Choose another one."),
    (errors.FloatingCellError("A1"), "A mark would fall from **A1**."),
    (errors.PositionShapeError(3, 3), "Write the position as 3 rows of 3 cells"),
    (errors.PositionMarkError(1, 2), "Row 1, column 2 of that position isn't"),
    (errors.ImpossiblePositionError(), "No game can reach that position"),
    (errors.MatchOverError(), "That game is over. `!play` starts a new one."),
    (errors.NotYourMatchError(), "You aren't a player in this game. `!play` starts one"),
    (errors.NotYourTurnError(), "It's not your turn."),
    (play.NoMatchError(), "No game is running here. `!play` starts one."),
    (play.ChannelBusyError(timedelta(minutes=10)), "or use `!play` once nobody has moved for 10 minutes."),
    (play.MatchMovedOnError(), "The game has moved on since then."),
    (play.QuestionError(play.QuestionReason.NOT_YOURS), "That question was for someone else."),
    (errors.NothingToTakeBackError(), "You haven't moved yet, so there is nothing to take back."),
    (play.ChannelTakenError(), "Another game is running here. Wait until it ends,"),
    (play.OfferError(play.OfferReason.NOT_A_DUEL), "That works only in games between members."),
    (play.OfferError(play.OfferReason.OWN_OFFER), "Only the other player can accept that."),
    (play.ChallengeError(play.ChallengeReason.OWN_CHALLENGE), "You can't play against yourself."),
    (play.ChallengeError(play.ChallengeReason.BOT_CHALLENGED), "Bots can't accept challenges."),
    (play.ChallengeError(play.ChallengeReason.LEVEL), "Levels are only for games against me."),
    (play.ChallengeError(play.ChallengeReason.NOBODY_ELSE), "Only the two of us are here."),
    (
        play.ChallengeError(play.ChallengeReason.NOT_VISIBLE),
        "Only you can see my answers in this server, so nobody could accept.",
    ),
    (play.ChallengeError(play.ChallengeReason.NOT_A_MEMBER), "I can't find that member here."),
    (
        play.ChallengeWaitingError(A_CHALLENGE),
        "The two of you already have an open challenge. Accept, decline or withdraw it first: https://discord.com/channels/3/2",
    ),
    (
        play.ChallengeError(play.ChallengeReason.INVITATION_OPEN, existing=A_CHALLENGE),
        "wait until someone accepts it: https://discord.com/channels/3/2",
    ),
    (play.ChallengeOverError(), "That's no longer open."),
    (play.ChallengeError(play.ChallengeReason.NOT_YOURS), "That challenge is for someone else."),
    (
        play.ModerationError(play.ModerationReason.NOT_THE_STARTER),
        "Someone else started this. Only they and members with the permission **Manage Messages**",
    ),
    (
        running_limit.TooManyMatchesError(running_limit.TooManyMatchesReason.OWN, 5, frozenset(), "<#1>, <#2>"),
        "You already have 5 running games in this server, and more aren't possible. Finish one of them",
    ),
    (
        running_limit.TooManyMatchesError(running_limit.TooManyMatchesReason.OTHER, 5, frozenset()),
        "The challenger already has 5 running games",
    ),
    (
        reach.MayNotFollowUpError("View Channels"),
        "I need the permission **View Channels** to show here how a game goes on.",
    ),
    (reach.MatchUnreachableError(), "The last game here ended without a result, because its message was deleted"),
    (play.HintsNotAllowedError(), "Hints are off in this game."),
    (play.RecordError(play.RecordReason.NOTHING_FINISHED), "No game has ended here yet."),
    (
        play.RecordError(play.RecordReason.UNKNOWN_TARGET, typed="bob", command="stats"),
        "I don't know “bob”. Leave it out for yourself, name a member,",
    ),
    (play.RecordError(play.RecordReason.TWO_TARGETS), "Choose either a member or the whole server, not both."),
    (play.RecordError(play.RecordReason.NO_LEADERBOARD), "Only servers have ratings and a leaderboard."),
    (play.RecordError(play.RecordReason.NOTHING_TO_REPLAY), "Add a line from `!export` after the command,"),
    (play.RecordError(play.RecordReason.BOARD_TOO_LARGE, most=10), "The largest is 10×10."),
    (
        play.RecordError(play.RecordReason.EXPORT_TOO_LARGE, most=9),
        "You have played more games than fit into files of 9 MiB.",
    ),
    (play.RecordError(play.RecordReason.MATCH_NOT_FOUND), "I no longer know that game."),
    (
        play.PuzzleError(play.PuzzleReason.NOT_YOURS),
        "That puzzle is for someone else. `!puzzle` gives you your own.",
    ),
    (
        NoPuzzlesError((GAMES["3x3"], GAMES["connect4"])),
        "There are no puzzles for that game. There are puzzles for: Tic-tac-toe and Connect Four.",
    ),
    (play.PuzzleError(play.PuzzleReason.OVER), "That puzzle no longer counts. `!puzzle` gives you a new one."),
    (play.PuzzleError(play.PuzzleReason.ANSWERED), "You've already answered that puzzle."),
    (
        play.PuzzleError(play.PuzzleReason.DAILY_OVER),
        "That was another day's puzzle. `!puzzle daily` shows today's.",
    ),
    (
        play.PuzzleError(play.PuzzleReason.DAILY_ANSWERED, ends=datetime(2026, 1, 2, tzinfo=UTC)),
        "The next one comes <t:1767312000:R>.",
    ),
    (play.UnknownLevelError("hrad", (EASY, LevelName("hard"))), "I don't know “hrad”. My levels are easy and hard."),
    (
        play.TrainingError(play.TrainingReason.BOT_PERMISSION, missing="View Channels"),
        "I need the permission **View Channels** to show here how the training goes.",
    ),
    (
        play.TrainingError(play.TrainingReason.USER_INSTALL),
        "I can't show here how the training goes. Train me in a direct message,",
    ),
    (play.MayNotAttachError("Attach Files"), "I need the permission **Attach Files** to send files here."),
    (
        play.LearnerError(play.LearnerReason.UNKNOWN_WORD, typed="tarin"),
        "I don't know “tarin”. `!brain` shows what I have learned.",
    ),
    (
        play.TrainingError(play.TrainingReason.UNKNOWN_WORD, typed="500 hrad", levels=(EASY,)),
        "I don't know “500 hrad”. Type a number of games",
    ),
    (play.TrainingError(play.TrainingReason.GAMES, most=10_000), "Choose from 1 to 10,000 games for a training."),
    (play.TrainingError(play.TrainingReason.ALREADY_RUNNING), "I am already training here."),
    (
        play.LearnerError(play.LearnerReason.OTHER_MODE, theirs=ModeName("stronger"), ours=ORIGINAL),
        "is of mode `stronger`, and here I learn in mode `original`.",
    ),
    (
        LearnerGameError((GAMES["3x3"], GAMES["misere"])),
        "The learner doesn't play that game. It plays: Tic-tac-toe and Misère tic-tac-toe.",
    ),
    (play.LearnerError(play.LearnerReason.NO_FILE), "Attach one file from `!brain export` to the command."),
    (play.LearnerError(play.LearnerReason.DOWNLOAD_FAILED), "Discord did not give me that file."),
    (play.NotAManagerError(), "You need the permission **Manage Server** to do that."),
    (play.InvalidChoiceError(), "That choice isn't available."),
    (InvalidPrefixError(), "a prefix has up to 5 visible characters"),
    (access.WrongChannelError("<#1>, <#2>"), "I don't play here. You can play in <#1>, <#2>."),
    (access.MissingRoleError("<@&1>"), "To play with me here, you need one of these roles: <@&1>."),
    (access.CooldownError(datetime(2026, 1, 2, tzinfo=UTC)), "You can use the next command <t:1767312000:R>."),
    (
        play.ModerationError(play.ModerationReason.NOT_A_MODERATOR),
        "You need the permission **Manage Messages** to stop other members' games.",
    ),
    (
        play.ModerationError(play.ModerationReason.END_EXHIBITION_INSTEAD),
        "If you started this game, stop it with the button below it.",
    ),
    (play.QuestionError(play.QuestionReason.ANSWERED), "That question has already been answered."),
    (files.MemoryFileError(files.MemoryFileReason.TOO_LARGE, max_kib=256), "it has more than 256 KiB."),
    (files.MemoryFileError(files.MemoryFileReason.ENCODING, byte=7), "it isn't text in UTF-8 (byte 7)."),
    (files.MemoryFileError(files.MemoryFileReason.SYNTAX, line=2, column=5), "it isn't JSON (line 2, column 5)."),
    (files.MemoryFileError(files.MemoryFileReason.SHAPE), "it has to be one JSON object with two lists"),
    (
        files.MemoryFileError(files.MemoryFileReason.UNKNOWN_KEY, number=3, keys="`lost`, `good`"),
        "key number 3 is unknown. The keys are `lost`, `good`.",
    ),
    (files.MemoryFileError(files.MemoryFileReason.REPEATED_KEY, "mode"), "it has the key `mode` twice."),
    (files.MemoryFileError(files.MemoryFileReason.MISSING_KEY, "mode"), "the key `mode` is missing."),
    (
        files.MemoryFileError(files.MemoryFileReason.VALUE, "mode", values='"a", "b"'),
        '`mode` has to be one of these: `"a", "b"`.',
    ),
    (files.MemoryFileError(files.MemoryFileReason.NOT_A_LIST, "lost"), "`lost` has to be a list."),
    (
        files.MemoryFileError(files.MemoryFileReason.ENTRY, "lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1 to 19,682.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.ORDER, "lost[3]", "19000"),
        "`lost[3]` is 19000, which isn't larger than the entry before it.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.UNREACHABLE, "lost[3]", "8"),
        "`lost[3]` is 8, a position that no game reaches.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GAME_OVER, "lost[3]", "8"),
        "`lost[3]` is 8, a position in which the game has ended",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GOOD_NOT_ALLOWED, "good[0]", mode=ORIGINAL),
        "mode `original` remembers no good positions, so `good[0]` has to go.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.NOT_CANONICAL, "lost[3]", "9000", "1000"),
        "`lost[3]` is 9000, but this mode stores its mirrored or rotated twin, 1000.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.CONTRADICTION, "good[3]", "9"),
        "`good[3]` is 9, which is also in the other list.",
    ),
    (errors.NotationError(errors.NotationReason.TIME, 3), "I can't read line 3: it has to begin with a time in UTC,"),
    (errors.NotationError(errors.NotationReason.RULES, 3), "I can't read line 3: after the time come the numbers"),
    (
        errors.NotationError(errors.NotationReason.SEAT, 3, seat="x:"),
        "Write `x:me`, `x:member` or one of my levels, such as `x:easy`.",
    ),
    (
        errors.NotationError(errors.NotationReason.SAME_PLAYER, 3),
        "Line 3 isn't a possible game: only one player can be `me`.",
    ),
    (
        errors.NotationError(errors.NotationReason.MOVE, 3, 4, results="`1-0`, `*`"),
        "its move 4 is neither a cell of that board, such as `B2`, nor a result (`1-0`, `*`).",
    ),
    (
        errors.NotationError(errors.NotationReason.CELL_TAKEN, 3, 4, "B2"),
        "at its move 4, **B2** is already taken.",
    ),
    (
        errors.NotationError(errors.NotationReason.FLOATING_CELL, 3, 4, "B2"),
        "at its move 4, a mark on **B2** would fall.",
    ),
    (
        errors.NotationError(errors.NotationReason.GAME_OVER, 3, 6),
        "Line 3 isn't a possible game: it is over before its move 6.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT, 3, results="`1-0`, `*`"),
        "after the moves come the result (`1-0`, `*`) and how the game",
    ),
    (
        errors.NotationError(errors.NotationReason.TERMINATION, 3, terminations="`line`"),
        "after the result comes how the game ended: `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.DECIDED, 3, ending="1-0 line"),
        "its moves end with `1-0 line`, so the line has to say that.",
    ),
    (
        errors.NotationError(errors.NotationReason.UNDECIDED, 3, termination="line"),
        "its moves don't end it, so it can't say `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT_MISMATCH, 3, termination="agreed", results="`*`"),
        "after `agreed`, the result can only be `*`.",
    ),
    (
        errors.NotationError(errors.NotationReason.EXTRA_TEXT, 3),
        "after how the game ended, it may only say `coached`.",
    ),
    (play.ThreadError(play.ThreadReason.NOT_HERE), "I can't open a thread here."),
    (EmojiError(EmojiReason.MISSING), "X and O each need an emoji."),
    (EmojiError(EmojiReason.UNREADABLE, typed="ab cd"), "“ab cd” isn't an emoji."),
    (
        EmojiError(EmojiReason.COMPOSED, typed="🇧🇷"),
        "“🇧🇷” consists of several characters, as flags, keycaps and families do,",
    ),
    (EmojiError(EmojiReason.UNKNOWN, name="cat"), "this server has no emoji `:cat:`."),
    (EmojiError(EmojiReason.UNAVAILABLE, name="cat"), "`:cat:` isn't available right now,"),
    (EmojiError(EmojiReason.RESTRICTED, name="cat"), "only roles that I don't have may use `:cat:`."),
    (
        EmojiError(EmojiReason.DUPLICATE, emoji="🐱", free="🔲"),
        "🐱 would mean two things. X, O and a free cell (🔲 by default)",
    ),
    (EmojiError(EmojiReason.UNLISTED), "Discord did not tell me which emoji this server has."),
    (
        play.ThreadError(play.ThreadReason.USER_PERMISSION, missing="Create Public Threads"),
        "You need the permission **Create Public Threads** to open a thread here.",
    ),
    (play.ThreadError(play.ThreadReason.TOO_MANY), "This server has as many threads as Discord allows."),
    (play.ThreadError(play.ThreadReason.TRY_LATER), "Discord doesn't let me open threads right now"),
    (
        play.ThreadError(play.ThreadReason.BOT_PERMISSION, missing="Create Public Threads"),
        "I need the permission **Create Public Threads** to open a thread here.",
    ),
    (
        play.MatchRunningError(play.MatchRunningReason.RESIGNATION, A_MATCH),
        "If you start over, you resign it, and that counts as a loss.",
    ),
    (
        play.MatchRunningError(play.MatchRunningReason.NO_RESULT, A_MATCH),
        "If you start over, it ends without a result.",
    ),
]
