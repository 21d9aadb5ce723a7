"""The catalogue: a sentence for everything that can be said, and none to spare."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType

from bot.game import errors
from bot.game.errors import GameError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.position import Position
from bot.game.rules import TIC_TAC_TOE
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, GuildId, Place
from bot.opponents import errors as files
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName
from bot.rendering import errors as display
from bot.rendering.catalogues import load_languages
from bot.rendering.localizer import Localizer
from bot.services import access, moderation, puzzles, records
from bot.services import errors as play
from tests.world import running_world

TEXTS = load_languages().of(None)
SOURCES = [path.read_text("utf-8") for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py")]


def leaves(error: type[GameError]) -> Iterator[type[GameError]]:
    """The errors that are raised: those without children of their own."""
    for child in error.__subclasses__():
        yield from leaves(child)
    if not error.__subclasses__():
        yield error


EVERY_ERROR = sorted(set(leaves(GameError)), key=lambda error: error.__name__)


@pytest.mark.parametrize("error", EVERY_ERROR, ids=lambda error: error.__name__)
def test_every_refusal_has_its_sentence_made_of_its_facts(error: type[GameError]) -> None:
    sentence = TEXTS.sentences[f"error.{error.__name__}"]
    facts = {field.name for field in fields(error)} if is_dataclass(error) else set[str]()
    assert set(re.findall(r"{(\w+)}", sentence)) <= facts | {"prefix"}


def test_no_refusal_is_worded_that_cannot_happen() -> None:
    worded = {key.removeprefix("error.") for key in TEXTS.sentences if key.startswith("error.")}
    assert worded == {error.__name__ for error in EVERY_ERROR}


def test_every_sentence_has_a_reader() -> None:
    named = {key for source in SOURCES for key in re.findall(r"""["']([a-z]+\.[a-z_-]+)["']""", source)}
    put_together = tuple({begin for source in SOURCES for begin in re.findall(r"""f["']([a-z]+\.[a-z_-]*){""", source)})
    assert {key for key in TEXTS.sentences if not key.startswith(put_together)} <= named


async def test_every_command_option_and_choice_has_its_words_and_no_other_has() -> None:
    async with running_world() as world:
        tree = world.app.tree
        slash = [command.to_dict(tree) for command in tree.get_commands(type=AppCommandType.chat_input)]
        menus = [*tree.walk_commands(type=AppCommandType.user), *tree.walk_commands(type=AppCommandType.message)]
    names = {f"command.menu_{menu.callback.__name__}": menu.name for menu in menus}
    expected = {key for command in slash for key in keys_of(command)} | names.keys()
    assert {key for key in TEXTS.sentences if key.startswith("command.")} == expected
    assert {key: TEXTS.sentences[key] for key in names} == names


def keys_of(payload: Any, *above: str) -> Iterator[str]:
    """The keys of a command or an option, of what is beneath it, and of its choices, except levels without any."""
    names = (*above, payload["name"])
    yield key_of(*names)
    for value in (str(choice["value"]) for choice in payload.get("choices", ())):
        key = key_of(*names, value)
        if key in TEXTS.sentences or f"level.{value}" not in TEXTS.sentences:
            yield key
    for option in payload.get("options", ()):
        yield from keys_of(option, *names)


def key_of(*names: str) -> str:
    return "command." + "_".join(names).replace("-", "_")


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

EXAMPLES = [
    (errors.MissingCoordinateError(), "Which cell?"),
    (errors.UnreadableCoordinateError(), "That is not a cell."),
    (errors.LookAlikeError("В", "B"), "That “В” comes from another alphabet, though it looks like “B”."),
    (errors.RowError("D", "A", "C"), "There is no row D. The rows are A to C."),
    (errors.ColumnError(9, 1, 3), "There is no column 9. The columns are 1 to 3."),
    (errors.CellTakenError("B2", Mark.O), "**B2** is taken by ⭕. Choose a free cell."),
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
    (play.NotYourQuestionError(), "That question was for somebody else."),
    (errors.NothingToTakeBackError(), "You have not moved yet, so there is nothing to take back."),
    (play.ChannelTakenError(), "A game is running in this channel. Let it end first,"),
    (play.NotADuelError(), "That takes two members."),
    (play.OwnOfferError(), "That is for the other player to accept."),
    (play.OwnChallengeError(), "You cannot play against yourself."),
    (play.ProgramChallengeError(), "Bots cannot accept challenges."),
    (play.ChallengeLevelError(), "Levels and the learner are for games against me."),
    (play.ChallengePlaceError(), "Only the two of us are here."),
    (play.UnheardChallengeError(), "In this server, only you see what I answer, so nobody could accept:"),
    (play.NotAMemberError(), "I do not find that person in this server."),
    (
        play.ChallengeWaitingError(A_CHALLENGE),
        "You two have an open challenge already: https://discord.com/channels/3/2 Accept",
    ),
    (
        play.InvitationWaitingError(A_CHALLENGE),
        "You have an open invitation already: https://discord.com/channels/3/2 Withdraw",
    ),
    (play.ChallengeOverError(), "That is no longer open."),
    (play.NotYourChallengeError(), "That challenge is for somebody else."),
    (play.NotYourExhibitionError(), "Somebody else started this."),
    (play.HintsNotAllowedError(), "Hints were not allowed when this game began."),
    (play.NothingFinishedError(), "No game has ended in this channel yet."),
    (records.UnknownTargetError("bob", "stats"), "I do not know “bob”. Leave it out for yourself, name a member,"),
    (records.TwoTargetsError(), "Choose either a member or the whole server, not both."),
    (records.LeaderboardPlaceError(), "Ratings are for servers only, and so is the leaderboard."),
    (records.NothingToReplayError(), "Write a line after that, such as `!export` gives you;"),
    (records.TooLongToReplayError(), "That game has too many moves, or too large a board,"),
    (records.TooMuchToExportError(9), "more than fits into files of 9 MiB each."),
    (play.MatchForgottenError(), "I no longer know that game:"),
    (puzzles.NotYourPuzzleError(), "That puzzle is for somebody else. `!puzzle` gives you one of your own."),
    (puzzles.PuzzleOverError(), "That puzzle no longer counts. `!puzzle` gives you a new one."),
    (puzzles.PuzzleAnsweredError(), "You have answered that puzzle already."),
    (puzzles.DailyOverError(), "That was the puzzle of another day. `!puzzle daily` shows the one of today."),
    (puzzles.DailyAnsweredError(datetime(2026, 1, 2, tzinfo=UTC)), "The next one comes <t:1767312000:R>."),
    (play.UnknownLevelError("hrad", (EASY, LevelName("hard"))), "I do not know “hrad”. The levels are easy, hard;"),
    (play.MayNotReportError("View Channels"), "I lack the permission **View Channels** here, so I could not tell"),
    (play.UserInstallTrainingError(), "Here I can only answer, not change my message while I train."),
    (play.MayNotAttachError("Attach Files"), "I lack the permission **Attach Files** here, so I cannot send a file."),
    (play.UnknownLearnerWordError("tarin"), "I do not know “tarin”. `!brain` shows what I have learned;"),
    (play.TrainingWordError("500 hrad", (EASY,)), "I do not know “500 hrad”. Name a number of games"),
    (play.TrainingLengthError(10_000), "A training has 1 to 10000 games."),
    (play.TrainingUnderWayError(), "I am training here already."),
    (
        play.OtherModeError(ModeName("stronger"), ORIGINAL),
        "is of mode `stronger`, and here I learn in mode `original`,",
    ),
    (play.NoFileError(), "Attach one file to the command, such as `!brain export` makes."),
    (play.FileDownloadError(), "Discord did not hand me that file."),
    (play.NotAManagerError(), "Only members who may manage this server can do that."),
    (play.NotAChoiceError(), "That cannot be chosen, or no longer."),
    (access.WrongChannelError("<#1>, <#2>"), "I do not play here. I do in <#1>, <#2>."),
    (access.MissingRoleError("<@&1>"), "Here you need one of these roles to play with me: <@&1>."),
    (access.CooldownError(datetime(2026, 1, 2, tzinfo=UTC)), "You can use the next command <t:1767312000:R>."),
    (moderation.NotAModeratorError(), "Only members who may manage messages can stop the games of others."),
    (moderation.ResignInsteadError(), "`!resign` gives your game up."),
    (moderation.EndExhibitionInsteadError(), "Whoever started this game ends it with the button beneath it."),
    (play.AnsweredAlreadyError(), "That question has been answered already."),
    (files.MemoryFileTooLargeError(256), "the file has more than 256 KiB."),
    (files.MemoryFileEncodingError(7), "is no text in UTF-8, as its byte 7 shows."),
    (files.MemoryFileSyntaxError(2, 5), "in line 2, column 5 it is no JSON."),
    (files.MemoryFileShapeError(), "the file has to be one JSON object in braces,"),
    (files.MemoryKeyUnknownError(3, "`lost`, `good`"), "key number 3 is none of those that it has, `lost`, `good`."),
    (files.MemoryKeyRepeatedError("mode"), "it has the key `mode` twice."),
    (files.MemoryKeyMissingError("mode"), "it lacks the key `mode`."),
    (files.MemoryValueError("mode", '"a", "b"'), '`mode` has to be one of these: `"a", "b"`.'),
    (files.MemoryListError("lost"), "`lost` has to be a list."),
    (files.MemoryEntryError("lost[3]", 19_682), "`lost[3]` has to be a whole number from 1 to 19682."),
    (files.MemoryOrderError("lost[3]", Position(5)), "`lost[3]` is 5, which is not larger than the one before it."),
    (files.MemoryUnreachableError("lost[3]", Position(8)), "`lost[3]` is 8, a position that no game leads to."),
    (files.MemoryOverError("lost[3]", Position(8)), "`lost[3]` is 8, a position in which the game is over"),
    (files.MemoryGoodError("good[0]", ORIGINAL), "in mode `original` no position is remembered as good, so"),
    (files.MemoryTwinError("lost[3]", Position(9), Position(1)), "`lost[3]` is 9, for which 1 stands,"),
    (files.MemoryContradictionError("good[3]", Position(9)), "`good[3]` is 9, which is among the lost ones as well."),
    (errors.NotationTimeError(3), "I cannot read line 3: it has to begin with a time in UTC,"),
    (errors.NotationRulesError(3), "I cannot read line 3: after the time come the rules,"),
    (errors.NotationSeatError(3, "x:"), "It is `x:me`, `x:member`, or the name of one of my levels"),
    (errors.NotationSelfError(3), "Line 3 cannot be true: nobody plays against themselves,"),
    (errors.NotationMoveError(3, 4, "`1-0`, `*`"), "number 4 stands neither a cell of that board, such as `B2`"),
    (errors.NotationTakenError(3, 4, "B2"), "**B2** is taken already when its move number 4 goes there."),
    (errors.NotationFloatingError(3, 4, "B2"), "from **B2**, where its move number 4 goes, a mark would fall."),
    (errors.NotationOverError(3, 6), "Line 3 cannot be true: the game is over before its move number 6."),
    (errors.NotationResultError(3, "`1-0`, `*`"), "after the moves come the result (`1-0`, `*`) and how the game"),
    (errors.NotationTerminationError(3, "`line`"), "stands how the game ended, and that is one of these: `line`."),
    (errors.NotationDecidedError(3, "1-0 line"), "the game is over, and the line has to go on with `1-0 line`."),
    (errors.NotationUndecidedError(3, "line"), "its moves leave the game open, so it cannot have ended by `line`."),
    (errors.NotationMismatchError(3, "agreed", "`*`"), "a game that ended by `agreed` has another result: `*`."),
    (errors.NotationEndError(3), "behind how the game ended, nothing can stand but `coached`."),
    (play.NoThreadsError(), "No thread can be opened here."),
    (display.EmojiMissingError(), "X and O each need an emoji."),
    (display.EmojiUnreadableError("ab cd"), "“ab cd” is no emoji."),
    (display.EmojiComposedError("🇧🇷"), "“🇧🇷” is not one simple emoji: flags, keycaps, families and the like"),
    (display.EmojiUnknownError("cat"), "This server has no emoji called `:cat:`."),
    (display.EmojiUnavailableError("cat"), "`:cat:` cannot be used at the moment,"),
    (display.EmojiRestrictedError("cat"), "`:cat:` is kept for roles that I do not have,"),
    (
        display.DuplicateEmojiError("🐱", "🔲"),
        "🐱 would mean two things on a board. X, O and a free cell, which is 🔲 if",
    ),
    (display.EmojiListError(), "Discord did not tell me which emoji this server has."),
    (play.MayNotAskForThreadError("Create Public Threads"), "have the permission **Create Public Threads** here"),
    (play.TooManyThreadsError(), "This server has as many threads as Discord allows."),
    (play.MayNotOpenThreadError("Create Public Threads"), "I lack the permission **Create Public Threads** here,"),
    (
        play.MatchRunningError(Match(MatchId(1), TIC_TAC_TOE, MemberSeat(UserId(1)), OpponentSeat("perfect"))),
        "A game is still running here.",
    ),
]


@pytest.mark.parametrize(("error", "sentence"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_a_refusal_says_what_is_wrong(error: GameError, sentence: str) -> None:
    assert sentence in Localizer(TEXTS, "!").explain(error)


def test_the_examples_cover_every_refusal() -> None:
    assert {type(error) for error, _ in EXAMPLES} == set(EVERY_ERROR)


def test_a_sentence_that_is_not_there_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        TEXTS.say("no.such", "!")
