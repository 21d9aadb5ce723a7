"""Slash commands as mentions in the sentences of every language."""

from __future__ import annotations

import re

from bot.rendering.command_mentions import mention_commands
from bot.rendering.localizer import Catalogue, Localizer
from tests.rendering.languages import LANGUAGES, every_language

MENTIONS = {name: f"</{name}:1>" for name in ("play", "move", "hint", "brain show", "brain train")}
SLASH, TYPED = (mention_commands(LANGUAGES, MENTIONS, is_typed=is_typed) for is_typed in (False, True))


def test_a_mention_stands_outside_of_code_and_its_arguments_inside() -> None:
    sentence = Localizer(SLASH.of(None), "/").say("status.member_to_move", who="ana", mark="X", example="B2")
    assert sentence == "Your move, **ana**: you are X. For example: </move:1> `B2`"
    assert Localizer(SLASH.of(None), "/").say("status.again") == "Another one? </play:1>"


def test_names_in_other_languages_become_the_same_mention() -> None:
    assert Localizer(SLASH.of("de"), "/").say("status.again") == "Noch eine? </play:1>"
    assert "`/tipp`" not in TYPED.of("de").sentences["challenge.hints"]
    assert "</hint:1>" in TYPED.of("de").sentences["challenge.hints"]


def test_subcommands_are_mentioned_with_their_group() -> None:
    learned = Localizer(SLASH.of("fr"), "/").say("learner.nothing_learned", mode="original")
    assert "</play:1> `apprenti`, ou </brain train:1>." in learned
    assert "; </brain show:1> montre" in Localizer(SLASH.of("fr"), "/").say("learner.training_over")


def test_typed_commands_keep_their_prefix() -> None:
    assert Localizer(TYPED.of(None), "!").say("status.again") == "Another one? `!play`"


def test_a_command_without_an_id_keeps_its_name() -> None:
    assert Localizer(SLASH.of(None), "/").say("status.again_watch") == "Another one? `/watch`"
    assert mention_commands(LANGUAGES, {}, is_typed=False).of(None) == LANGUAGES.of(None)


def test_commands_that_only_discord_knows_are_harmless() -> None:
    newer = mention_commands(LANGUAGES, {"chess": "</chess:1>", "brain swap": "</brain swap:1>"}, is_typed=False)
    assert newer.of(None) == LANGUAGES.of(None)


@every_language
def test_no_code_span_holds_a_mention(texts: Catalogue) -> None:
    for sentence in SLASH.of(texts.locale).sentences.values():
        assert not re.search("`[^`]*</", "".join(re.split("`[^`]+`", sentence)))
        assert not any("</" in span for span in re.findall("`([^`]+)`", sentence))
