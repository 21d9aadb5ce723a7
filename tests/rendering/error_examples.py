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
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName
from bot.rendering.emoji import EmojiError, EmojiReason
from bot.services import access, opponent_pool, reach, records, running_limit
from bot.services import errors as play
from bot.services.learners import LearnerGameError
from bot.services.puzzles import NoPuzzlesError
from tests.rendering.file_error_examples import FILE_EXAMPLES, ORIGINAL

EASY = LevelName("easy")
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
    (errors.PositionShapeError(3, 3, ".../.../X.."), "Write the position as 3 rows of 3 cells"),
    (errors.PositionMarkError(1, 2), "Row 1, column 2 of that position isn't"),
    (errors.ImpossiblePositionError(), "No game can reach that position: X goes first"),
    (errors.FloatingPositionError("E4"), "No game can reach that position: the mark on **E4** would fall."),
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
    *FILE_EXAMPLES,
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
