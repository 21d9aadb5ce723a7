"""What a person may write after `play` and `invite`: words in any order, each with one meaning."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.opponents.opponent import NAMES
from bot.rendering.words import Words

MARK_WORDS: dict[str, Mark | None] = {"x": Mark.X, "❌": Mark.X, "o": Mark.O, "⭕": Mark.O}
RANDOM = "random"
"""Lets chance decide who begins; beside a mark, in English, it is the level of that name."""

THREAD = {"thread": "word.thread"}
LEVELS = {name: f"level.{name}" for name in NAMES}
"""Words that are typed after several commands."""

_LOTS = "to draw lots"
"""What `random` means first; written so that nobody types it."""

_VOCABULARY = {_LOTS: f"word.{RANDOM}", **THREAD, "hints": "word.hints", **LEVELS}
_OPTIONS: Mapping[str, Mapping[str, object]] = {"thread": {"in_thread": True}, "hints": {"is_coached": True}}
_NAME = re.compile(r"@[^\s@<>`]{1,32}")
"""A name that its writer has not chosen from the list which Discord offers, so that it is no mention."""
_MENTION = re.compile(r"<@!?(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What a game should be like.

    Args:
        user: whom to challenge, by their mention.
        name: the same, by what they are called.
        program: whom to play against otherwise; None for the one that people meet there.
        mark: what the person who wishes plays; None draws lots.
        has_mark: whether a mark, or drawing lots, was asked for at all.
        in_thread: whether the game gets a thread; None if nothing was said of it.
        is_coached: whether both players may ask for advice.
    """

    user: UserId | None = None
    name: str | None = None
    program: str | None = None
    mark: Mark | None = None
    has_mark: bool = False
    in_thread: bool | None = None
    is_coached: bool = False


def parse_game_request(text: str, programs: Collection[str], among: Words) -> GameRequest | None:
    """What a text asks for; None if a word in it is meant for another bot, or says again what another has said.

    Args:
        programs: the levels that can be asked for there.
        among: all words that can be typed.
    """
    words = among.parse(text, _VOCABULARY)
    game_request: dict[str, object] = {}
    if _LOTS in words and not any(word in MARK_WORDS for word in words):
        words.remove(_LOTS)
        game_request = _plays(None)
    for word in words:
        facts = _facts(RANDOM if word == _LOTS else word, programs)
        if not facts or facts.keys() & game_request.keys():
            return None
        game_request |= facts
    return replace(GameRequest(), **game_request)


def _facts(word: str, programs: Collection[str]) -> dict[str, object]:
    if mention := _MENTION.fullmatch(word):
        return {"user": UserId(int(mention[1])), "name": None}
    if _NAME.fullmatch(word):
        return {"user": None, "name": word[1:]}
    if word in MARK_WORDS:
        return _plays(MARK_WORDS[word])
    if word in programs:
        return {"program": word}
    return dict(_OPTIONS.get(word, {}))


def _plays(mark: Mark | None) -> dict[str, object]:
    return {"mark": mark, "has_mark": True}
