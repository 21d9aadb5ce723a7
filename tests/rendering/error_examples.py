"""An error of every kind, with a part of its sentence in English."""

from datetime import UTC, datetime, timedelta

from bot.game import errors
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.position import Position
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
    (errors.UnreadableCoordinateError(), "That is not a cell."),
    (errors.MissingColumnError(), "Which column? Type its number, for example `!move 2`."),
    (errors.UnreadableColumnError(), "That is not a column."),
    (errors.LookAlikeError("В", "B"), "That “В” comes from another alphabet, though it looks like “B”."),
    (errors.RowError("D", "A", "C"), "There is no row D. The rows are A to C."),
    (errors.ColumnError(9, 1, 3), "There is no column 9. The columns are 1 to 3."),
    (errors.CellTakenError("B2", Mark.O), "**B2** is taken by ⭕. Choose a free cell."),
    (
        opponent_pool.LevelNotOfferedError(LevelName("hard"), Rules(4, 4, 4), (EASY, LevelName("perfect"))),
        "**hard** is no level of this game (4×4, four in a row)",
    ),
    (records.NoRecordsError((TIC_TAC_TOE,)), "There are of: Tic-tac-toe."),
    (errors.GameSizeError(3, 10), "A board has 3 to 10 rows and columns"),
    (
        GameNotOfferedError(Rules(5, 5, 4), (TIC_TAC_TOE, Rules(6, 7, 4, gravity=True))),
        "This server does not offer that game (5×5, four in a row). It offers: Tic-tac-toe and Connect Four.",
    ),
    (errors.FullColumnError(4), "Column 4 is full. Choose another one."),
    (errors.FloatingCellError("A1"), "A mark would fall from **A1**."),
    (errors.PositionShapeError(3, 3), "A position here has 3 rows of 3 cells"),
    (errors.PositionMarkError(1, 2), "Row 1, column 2 of that position is neither"),
    (errors.ImpossiblePositionError(), "No game can reach that position"),
    (errors.MatchOverError(), "That game is over. `!play` starts a new one."),
    (errors.NotYourMatchError(), "Somebody else is playing here. Start a game of your own"),
    (errors.NotYourTurnError(), "It is not your turn."),
    (play.NoMatchError(), "No game is running in this channel. `!play` starts one."),
    (play.ChannelBusyError(timedelta(minutes=10)), "once nobody has moved for 10 minutes, `!play` starts"),
    (play.MatchMovedOnError(), "The game has moved on since then."),
    (play.QuestionError(play.QuestionReason.NOT_YOURS), "That question was for somebody else."),
    (errors.NothingToTakeBackError(), "You have not moved yet, so there is nothing to take back."),
    (play.ChannelTakenError(), "A game is running in this channel. Let it end first,"),
    (play.OfferError(play.OfferReason.NOT_A_DUEL), "That takes two members."),
    (play.OfferError(play.OfferReason.OWN_OFFER), "That is for the other player to accept."),
    (play.ChallengeError(play.ChallengeReason.OWN_CHALLENGE), "You cannot play against yourself."),
    (play.ChallengeError(play.ChallengeReason.BOT_CHALLENGED), "Bots cannot accept challenges."),
    (play.ChallengeError(play.ChallengeReason.LEVEL), "Levels and the learner are for games against me."),
    (play.ChallengeError(play.ChallengeReason.NOBODY_ELSE), "Only the two of us are here."),
    (
        play.ChallengeError(play.ChallengeReason.NOT_VISIBLE),
        "In this server, only you see what I answer, so nobody could accept:",
    ),
    (play.ChallengeError(play.ChallengeReason.NOT_A_MEMBER), "I do not find that person in this server."),
    (
        play.ChallengeWaitingError(A_CHALLENGE),
        "You two have an open challenge already: https://discord.com/channels/3/2 Accept",
    ),
    (
        play.ChallengeError(play.ChallengeReason.INVITATION_OPEN, existing=A_CHALLENGE),
        "You have an open invitation already: https://discord.com/channels/3/2 Withdraw",
    ),
    (play.ChallengeOverError(), "That is no longer open."),
    (play.ChallengeError(play.ChallengeReason.NOT_YOURS), "That challenge is for somebody else."),
    (play.ModerationError(play.ModerationReason.NOT_THE_STARTER), "Somebody else started this."),
    (
        running_limit.TooManyMatchesError(running_limit.TooManyMatchesReason.OWN, 5, frozenset(), "<#1>, <#2>"),
        "You are in 5 running games of this server already, and nobody can be in more: <#1>, <#2>.",
    ),
    (
        running_limit.TooManyMatchesError(running_limit.TooManyMatchesReason.OTHER, 5, frozenset()),
        "Whoever challenged you is in 5 running games",
    ),
    (reach.MayNotFollowUpError("View Channels"), "I lack the permission **View Channels** here, so I could not show"),
    (reach.MatchUnreachableError(), "The last game here ended without a result, because its message was deleted"),
    (play.HintsNotAllowedError(), "Hints were not allowed when this game began."),
    (play.RecordError(play.RecordReason.NOTHING_FINISHED), "No game has ended in this channel yet."),
    (
        play.RecordError(play.RecordReason.UNKNOWN_TARGET, typed="bob", command="stats"),
        "I do not know “bob”. Leave it out for yourself, name a member,",
    ),
    (play.RecordError(play.RecordReason.TWO_TARGETS), "Choose either a member or the whole server, not both."),
    (play.RecordError(play.RecordReason.NO_LEADERBOARD), "Ratings are for servers only, and so is the leaderboard."),
    (play.RecordError(play.RecordReason.NOTHING_TO_REPLAY), "Write a line after that, such as `!export` gives you;"),
    (play.RecordError(play.RecordReason.BOARD_TOO_LARGE, most=10), "the largest has 10 rows and 10 columns."),
    (play.RecordError(play.RecordReason.EXPORT_TOO_LARGE, most=9), "more than fits into files of 9 MiB each."),
    (play.RecordError(play.RecordReason.MATCH_NOT_FOUND), "I no longer know that game:"),
    (
        play.PuzzleError(play.PuzzleReason.NOT_YOURS),
        "That puzzle is for somebody else. `!puzzle` gives you one of your own.",
    ),
    (
        NoPuzzlesError((GAMES["3x3"], GAMES["connect4"])),
        "There are no puzzles of that game. There are puzzles of: Tic-tac-toe and Connect Four.",
    ),
    (play.PuzzleError(play.PuzzleReason.OVER), "That puzzle no longer counts. `!puzzle` gives you a new one."),
    (play.PuzzleError(play.PuzzleReason.ANSWERED), "You have answered that puzzle already."),
    (
        play.PuzzleError(play.PuzzleReason.DAILY_OVER),
        "That was the puzzle of another day. `!puzzle daily` shows the one of today.",
    ),
    (
        play.PuzzleError(play.PuzzleReason.DAILY_ANSWERED, ends=datetime(2026, 1, 2, tzinfo=UTC)),
        "The next one comes <t:1767312000:R>.",
    ),
    (play.UnknownLevelError("hrad", (EASY, LevelName("hard"))), "I do not know “hrad”. The levels are easy and hard;"),
    (
        play.TrainingError(play.TrainingReason.BOT_PERMISSION, missing="View Channels"),
        "I lack the permission **View Channels** here, so I could not tell",
    ),
    (
        play.TrainingError(play.TrainingReason.USER_INSTALL),
        "Here I can only answer, not change my message while I train.",
    ),
    (play.MayNotAttachError("Attach Files"), "I lack the permission **Attach Files** here, so I cannot send a file."),
    (
        play.LearnerError(play.LearnerReason.UNKNOWN_WORD, typed="tarin"),
        "I do not know “tarin”. `!brain` shows what I have learned;",
    ),
    (
        play.TrainingError(play.TrainingReason.UNKNOWN_WORD, typed="500 hrad", levels=(EASY,)),
        "I do not know “500 hrad”. Name a number of games",
    ),
    (play.TrainingError(play.TrainingReason.GAMES, most=10_000), "A training has 1 to 10,000 games."),
    (play.TrainingError(play.TrainingReason.ALREADY_RUNNING), "I am training here already."),
    (
        play.LearnerError(play.LearnerReason.OTHER_MODE, theirs=ModeName("stronger"), ours=ORIGINAL),
        "is of mode `stronger`, and here I learn in mode `original`,",
    ),
    (
        LearnerGameError((GAMES["3x3"], GAMES["misere"])),
        "The learner does not play that game. It plays: Tic-tac-toe and Misère tic-tac-toe.",
    ),
    (play.LearnerError(play.LearnerReason.NO_FILE), "Attach one file to the command, such as `!brain export` makes."),
    (play.LearnerError(play.LearnerReason.DOWNLOAD_FAILED), "Discord did not hand me that file."),
    (play.NotAManagerError(), "Only members who may manage this server can do that."),
    (play.InvalidChoiceError(), "That cannot be chosen, or no longer."),
    (InvalidPrefixError(), "A prefix has up to 5 visible characters"),
    (access.WrongChannelError("<#1>, <#2>"), "I do not play here. I do in <#1>, <#2>."),
    (access.MissingRoleError("<@&1>"), "Here you need one of these roles to play with me: <@&1>."),
    (access.CooldownError(datetime(2026, 1, 2, tzinfo=UTC)), "You can use the next command <t:1767312000:R>."),
    (
        play.ModerationError(play.ModerationReason.NOT_A_MODERATOR),
        "Only members who may manage messages can stop the games of others.",
    ),
    (
        play.ModerationError(play.ModerationReason.END_EXHIBITION_INSTEAD),
        "Whoever started this game ends it with the button beneath it.",
    ),
    (play.QuestionError(play.QuestionReason.ANSWERED), "That question has been answered already."),
    (files.MemoryFileError(files.MemoryFileReason.TOO_LARGE, max_kib=256), "the file has more than 256 KiB."),
    (files.MemoryFileError(files.MemoryFileReason.ENCODING, byte=7), "is no text in UTF-8, as its byte 7 shows."),
    (files.MemoryFileError(files.MemoryFileReason.SYNTAX, line=2, column=5), "in line 2, column 5 it is no JSON."),
    (files.MemoryFileError(files.MemoryFileReason.SHAPE), "the file has to be one JSON object in braces,"),
    (
        files.MemoryFileError(files.MemoryFileReason.UNKNOWN_KEY, number=3, keys="`lost`, `good`"),
        "key number 3 is none of those that it has, `lost`, `good`.",
    ),
    (files.MemoryFileError(files.MemoryFileReason.REPEATED_KEY, "mode"), "it has the key `mode` twice."),
    (files.MemoryFileError(files.MemoryFileReason.MISSING_KEY, "mode"), "it lacks the key `mode`."),
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
        files.MemoryFileError(files.MemoryFileReason.ORDER, "lost[3]", Position(5)),
        "`lost[3]` is 5, which is not larger than the one before it.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.UNREACHABLE, "lost[3]", Position(8)),
        "`lost[3]` is 8, a position that no game leads to.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GAME_OVER, "lost[3]", Position(8)),
        "`lost[3]` is 8, a position in which the game is over",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GOOD_NOT_ALLOWED, "good[0]", mode=ORIGINAL),
        "in mode `original` no position is remembered as good, so",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.NOT_CANONICAL, "lost[3]", Position(9), Position(1)),
        "`lost[3]` is 9, for which 1 stands,",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.CONTRADICTION, "good[3]", Position(9)),
        "`good[3]` is 9, which is among the lost ones as well.",
    ),
    (errors.NotationError(errors.NotationReason.TIME, 3), "I cannot read line 3: it has to begin with a time in UTC,"),
    (errors.NotationError(errors.NotationReason.RULES, 3), "I cannot read line 3: after the time come the rules,"),
    (
        errors.NotationError(errors.NotationReason.SEAT, 3, seat="x:"),
        "It is `x:me`, `x:member`, or the name of one of my levels",
    ),
    (
        errors.NotationError(errors.NotationReason.SAME_PLAYER, 3),
        "Line 3 cannot be true: nobody plays against themselves,",
    ),
    (
        errors.NotationError(errors.NotationReason.MOVE, 3, 4, results="`1-0`, `*`"),
        "number 4 stands neither a cell of that board, such as `B2`",
    ),
    (
        errors.NotationError(errors.NotationReason.CELL_TAKEN, 3, 4, "B2"),
        "**B2** is taken already when its move number 4 goes there.",
    ),
    (
        errors.NotationError(errors.NotationReason.FLOATING_CELL, 3, 4, "B2"),
        "from **B2**, where its move number 4 goes, a mark would fall.",
    ),
    (
        errors.NotationError(errors.NotationReason.GAME_OVER, 3, 6),
        "Line 3 cannot be true: the game is over before its move number 6.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT, 3, results="`1-0`, `*`"),
        "after the moves come the result (`1-0`, `*`) and how the game",
    ),
    (
        errors.NotationError(errors.NotationReason.TERMINATION, 3, terminations="`line`"),
        "stands how the game ended, and that is one of these: `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.DECIDED, 3, ending="1-0 line"),
        "the game is over, and the line has to go on with `1-0 line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.UNDECIDED, 3, termination="line"),
        "its moves leave the game open, so it cannot have ended by `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT_MISMATCH, 3, termination="agreed", results="`*`"),
        "a game that ended by `agreed` has another result: `*`.",
    ),
    (
        errors.NotationError(errors.NotationReason.EXTRA_TEXT, 3),
        "behind how the game ended, nothing can stand but `coached`.",
    ),
    (play.ThreadError(play.ThreadReason.NOT_HERE), "No thread can be opened here."),
    (EmojiError(EmojiReason.MISSING), "X and O each need an emoji."),
    (EmojiError(EmojiReason.UNREADABLE, typed="ab cd"), "“ab cd” is no emoji."),
    (
        EmojiError(EmojiReason.COMPOSED, typed="🇧🇷"),
        "“🇧🇷” is not one simple emoji: flags, keycaps, families and the like",
    ),
    (EmojiError(EmojiReason.UNKNOWN, name="cat"), "This server has no emoji called `:cat:`."),
    (EmojiError(EmojiReason.UNAVAILABLE, name="cat"), "`:cat:` cannot be used at the moment,"),
    (EmojiError(EmojiReason.RESTRICTED, name="cat"), "`:cat:` is kept for roles that I do not have,"),
    (
        EmojiError(EmojiReason.DUPLICATE, emoji="🐱", free="🔲"),
        "🐱 would mean two things on a board. X, O and a free cell, which is 🔲 if",
    ),
    (EmojiError(EmojiReason.UNLISTED), "Discord did not tell me which emoji this server has."),
    (
        play.ThreadError(play.ThreadReason.USER_PERMISSION, missing="Create Public Threads"),
        "have the permission **Create Public Threads** here",
    ),
    (play.ThreadError(play.ThreadReason.TOO_MANY), "This server has as many threads as Discord allows."),
    (play.ThreadError(play.ThreadReason.TRY_LATER), "Discord opens no threads for me at the moment"),
    (
        play.ThreadError(play.ThreadReason.BOT_PERMISSION, missing="Create Public Threads"),
        "I lack the permission **Create Public Threads** here,",
    ),
    (
        play.MatchRunningError(play.MatchRunningReason.RESIGNATION, A_MATCH),
        "If you start a new one, you give it up, and that is a loss.",
    ),
    (play.MatchRunningError(play.MatchRunningReason.NO_RESULT, A_MATCH), "Throw it away and start a new one?"),
]
