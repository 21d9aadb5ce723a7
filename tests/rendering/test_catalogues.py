"""English has a message for every id in use, and no others. `check_messages` compares the other languages with it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from discord import AppCommandType

from bot.game.errors import GameError
from bot.rendering.localizer import Localizer
from tests.rendering.error_examples import EXAMPLES
from tests.rendering.languages import LANGUAGES, LOCALES, messages_of
from tests.world import running_world

TEXTS = LANGUAGES.of(None)
SOURCES = [path.read_text("utf-8") for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py")]


def leaves(error: type[GameError]) -> Iterator[type[GameError]]:
    """The error classes without subclasses, which are those that are raised."""
    for child in error.__subclasses__():
        yield from leaves(child)
    if not error.__subclasses__():
        yield error


def sentence_keys(error: type[GameError]) -> list[str]:
    """The keys of an error's sentences: one for each reason, or one for the class if it has no reasons."""
    reason = get_type_hints(error).get("reason")
    if isinstance(reason, type) and issubclass(reason, Enum):
        return [f"{error.__name__}_{member.name.lower()}" for member in reason]
    return [error.__name__]


EVERY_ERROR = {key: error for error in leaves(GameError) for key in sentence_keys(error)}


@pytest.mark.parametrize("key", sorted(EVERY_ERROR))
def test_every_error_has_a_sentence_made_of_its_facts(key: str) -> None:
    error = EVERY_ERROR[key]
    facts = {field.name for field in fields(error)} if is_dataclass(error) else set[str]()
    assert set(re.findall(r"{(\w+)}", messages_of(TEXTS.locale)[f"error-{key}"])) <= facts | {"prefix"}


def test_every_sentence_about_an_error_has_its_error() -> None:
    assert {key.removeprefix("error-") for key in messages_of(TEXTS.locale) if key.startswith("error-")} == set(
        EVERY_ERROR
    )


class SizeReason(Enum):
    TOO_LARGE = "too large"


def test_the_key_of_an_error_names_its_reason() -> None:
    @dataclass(eq=False)
    class SizeError(GameError):
        reason: SizeReason | str

    assert SizeError(SizeReason.TOO_LARGE).key == "SizeError_too_large"
    assert SizeError("a text").key == "SizeError"


def test_every_sentence_is_used() -> None:
    references = {*re.findall(r"{ ([a-z]+-[a-z_-]+) }", (LOCALES / f"{TEXTS.locale}.ftl").read_text("utf-8"))}
    literal_keys = {key for source in SOURCES for key in re.findall(r"""["']([a-z]+-[a-z_-]+)["']""", source)}
    built_prefixes = tuple(
        {begin for source in SOURCES for begin in re.findall(r"""f["']([a-z]+-[a-z_-]*){""", source)}
    )
    assert {key for key in messages_of(TEXTS.locale) if not key.startswith(built_prefixes)} <= literal_keys | references


def test_no_name_of_a_member_stands_in_code() -> None:
    """A name with a backtick would end the code span, because Discord ignores backslashes in code."""
    in_code = {code for sentence in messages_of(TEXTS.locale).values() for code in re.findall(r"`[^`]*`", sentence)}
    assert not [code for code in in_code if re.search(r"{(who|other|winner|x|o|one|typed)}", code)]


async def test_every_command_option_and_choice_has_a_description() -> None:
    async with running_world() as world:
        tree = world.app.tree
        slash = [command.to_dict(tree) for command in tree.get_commands(type=AppCommandType.chat_input)]
        menus = [*tree.walk_commands(type=AppCommandType.user), *tree.walk_commands(type=AppCommandType.message)]
    names = {f"command-menu_{menu.callback.__name__}": menu.name for menu in menus}
    expected = {key for command in slash for key in keys_of(command)} | names.keys()
    assert {key for key in messages_of(TEXTS.locale) if key.startswith("command-")} == expected
    assert {key: messages_of(TEXTS.locale)[key] for key in names} == names


def keys_of(payload: Any, *parents: str) -> Iterator[str]:
    """The keys of a command or an option, its options and its choices; levels and games as choices may have none."""
    names = (*parents, payload["name"])
    yield key_of(*names)
    for value in (str(choice["value"]) for choice in payload.get("choices", ())):
        key = key_of(*names, value)
        if (
            key in messages_of(TEXTS.locale)
            or not {f"level-{value}", f"game-{value}"} & messages_of(TEXTS.locale).keys()
        ):
            yield key
    for option in payload.get("options", ()):
        yield from keys_of(option, *names)


def key_of(*names: str) -> str:
    return "command-" + "_".join(names).replace("-", "_")


@pytest.mark.parametrize(("error", "sentence"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_an_error_says_what_is_wrong(error: GameError, sentence: str) -> None:
    explained = Localizer(TEXTS, "!").explain(error)
    assert sentence in explained
    assert "None" not in explained


def test_the_examples_cover_every_error() -> None:
    assert {error.key for error, _ in EXAMPLES} == set(EVERY_ERROR)


def test_a_missing_sentence_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        TEXTS.say("no.such", "!")
