"""The catalogue: a sentence for everything that can be said, and none to spare."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import timedelta
from pathlib import Path

import pytest

import bot.play.errors
from bot.display.texts import load_texts
from bot.game import errors
from bot.game.errors import GameError
from bot.game.mark import Mark
from bot.game.match import Match, MatchId, MemberSeat, OpponentSeat, UserId
from bot.game.rules import TIC_TAC_TOE
from bot.play.errors import ChannelBusyError, MatchRunningError
from tests.world import a_world

TEXTS = load_texts()
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
    named = {key for source in SOURCES for key in re.findall(r"""["']([a-z]+\.[a-z_]+)["']""", source)}
    put_together = ("error.", "command.", "question.")
    assert {key for key in TEXTS.sentences if not key.startswith(put_together)} <= named


async def test_every_command_option_and_choice_has_its_words_and_no_other_has() -> None:
    async with a_world() as world:
        commands = [command.to_dict(world.app.tree) for command in world.app.tree.get_commands()]
    expected: set[str] = set()
    for command in commands:
        expected.add(f"command.{command['name']}")
        for option in command["options"]:
            expected.add(f"command.{command['name']}_{option['name']}")
            expected |= {
                f"command.{command['name']}_{option['name']}_{it['value']}" for it in option.get("choices", ())
            }
    assert {key for key in TEXTS.sentences if key.startswith("command.")} == expected


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
    (bot.play.errors.NoMatchError(), "No game is running in this channel. `!play` starts one."),
    (ChannelBusyError(timedelta(minutes=10)), "once nobody has moved for 10 minutes, `!play` starts"),
    (bot.play.errors.MatchMovedOnError(), "The game has moved on since then."),
    (bot.play.errors.NotYourQuestionError(), "That question was for somebody else."),
    (
        MatchRunningError(Match(MatchId(1), TIC_TAC_TOE, MemberSeat(UserId(1)), OpponentSeat("minimax"))),
        "A game is still running here.",
    ),
]


@pytest.mark.parametrize(("error", "sentence"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_a_refusal_says_what_is_wrong(error: GameError, sentence: str) -> None:
    assert sentence in TEXTS.explain(error, "!")


def test_the_examples_cover_every_refusal() -> None:
    assert {type(error) for error, _ in EXAMPLES} == set(EVERY_ERROR)


def test_a_sentence_that_is_not_there_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        TEXTS.say("no.such", "!")


def test_every_sentence_fits_into_a_message() -> None:
    assert max(map(len, TEXTS.sentences.values())) < 1500
    assert all(len(text) <= 100 for key, text in TEXTS.sentences.items() if key.startswith("command."))
