"""English has a message for every id in use, and no others. `check_messages` compares the other languages with it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discord import AppCommandType

from bot.rendering.catalogue import ENGLISH, read_messages
from bot.rendering.localizer import Localizer
from tests.support.error_examples import EXAMPLES
from tests.support.languages import LANGUAGES, LOCALES, messages_of
from tests.support.world import running_world
from tools.check_messages import Messages, check_refusals
from tools.raised_refusals import raised_refusals

TEXTS = LANGUAGES.of(None)
SOURCES = [path.read_text("utf-8") for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py")]


def test_every_refusal_has_a_sentence_made_of_its_facts() -> None:
    assert [*check_refusals(Messages(ENGLISH, read_messages(ENGLISH)), raised_refusals())] == []


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


def test_every_refusal_has_an_example_that_says_what_is_wrong() -> None:
    for refusal, sentence in EXAMPLES:
        explained = Localizer(TEXTS, "!").explain(refusal)
        assert sentence in explained, refusal
        assert "None" not in explained, refusal
    assert {refusal.key for refusal, _ in EXAMPLES} == {raised.key for raised in raised_refusals()}
