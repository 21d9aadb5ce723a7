"""Slash commands as mentions in the messages of every language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.rendering.command_mentions import CommandMentions
from bot.rendering.localizer import Localizer
from bot.rendering.style import CLASSIC
from tests.support.languages import LANGUAGES, messages_of

MENTIONS = {name: f"</{name}:1>" for name in ("play", "watch", "move", "hint", "brain show", "brain train")}


def say(
    key: str, *, locale: str = "en", prefix: str = "/", mentions: Mapping[str, str] = MENTIONS, **facts: object
) -> str:
    """Return a message for everybody."""
    return Localizer(LANGUAGES.of(locale), prefix, CLASSIC, CommandMentions(mentions)).say(key, **facts)


def test_a_mention_stands_outside_of_code_and_its_arguments_inside() -> None:
    sentence = say("status-member_to_move", who="ana", mark="X", example="B2")
    assert sentence == "Your move, **ana**: you are X. For example: </move:1> `B2`"
    assert say("status-again_watch") == "Another game? </watch:1>"


def test_names_in_other_languages_become_the_same_mention() -> None:
    assert say("status-again_watch", locale="de") == "Noch eine Partie? </watch:1>"
    assert "</hint:1>" in say("challenge-hints", locale="de", prefix="!")


def test_subcommands_are_mentioned_with_their_group() -> None:
    learned = say("learner-nothing_learned", locale="fr", mode="original", word="4x4")
    assert "</play:1> `apprenti 4x4` ou </brain train:1> `4x4`" in learned
    assert ": </brain show:1> le montre" in say("learner-training_over", locale="fr")


def test_commands_without_a_mention_are_written_as_they_are_typed() -> None:
    assert say("status-again_watch", prefix="!") == "Another game? `!watch`"
    assert say("slash-settings") == "`/settings`"
    unknown = {"chess": "</chess:1>", "brain swap": "</brain swap:1>"}
    assert (
        say("status-again_watch", mentions={})
        == say("status-again_watch", mentions=unknown)
        == "Another game? `/watch`"
    )


def test_no_code_span_holds_a_mention() -> None:
    mentions, texts = CommandMentions(MENTIONS), LANGUAGES.of(None)
    for message in messages_of(texts.locale).values():
        text = mentions.insert(message.replace("{prefix}", "/"), texts)
        assert not re.search("`[^`]*</", "".join(re.split("`[^`]+`", text)))
        assert not any("</" in span for span in re.findall("`([^`]+)`", text))
