"""The arguments of `play` and `invite`, in any order and any language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.coordinate import plain_digits
from bot.games.errors import GameSizeError
from bot.games.games import DEFAULT_GAME, is_game, parse_game_name
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.players.opponent import WATCHED_NAMES
from bot.text.localizer import Localizer
from bot.text.words import Words

MARK_WORDS: dict[str, Mark | None] = {"x": Mark.X, "❌": Mark.X, "o": Mark.O, "⭕": Mark.O, "🔵": Mark.O}
RANDOM = "random"  # requests a random mark. In English, after another mark, it is the level of that name.
THREAD = {"thread": "word-thread"}
LEVELS = {name: f"level-{name}" for name in WATCHED_NAMES}
_GAME_ALIASES = {
    "connectfour": "connect4",
    **dict.fromkeys(("tictactoe", "ttt", "noughts"), DEFAULT_GAME),
    **dict.fromkeys(("reverse", "misere_tictactoe"), "misere"),
    **dict.fromkeys(("infinite", "disappearing"), "fading"),
    **dict.fromkeys(("uttt", "ultimate_tictactoe"), "ultimate"),
}
GAME_WORDS = {
    "misere": "word-misere",
    "connect4": "word-connect4",
    "connectfour": "word-connect_four",
    "fading": "word-fading",
    "ultimate": "word-ultimate",
    **{alias: f"word-{alias}" for alias in _GAME_ALIASES if alias != "connectfour"},
}
"""Vocabularies of several commands. The other games are typed as the sizes of their boards."""

_TIMES = str.maketrans("\N{MULTIPLICATION SIGN}\N{CYRILLIC SMALL LETTER HA}", "xx")
"""Between the numbers of a size, these mean the letter x."""

_RANDOM_MARK = "random mark"  # the first meaning of `random`. The space keeps it from being typed as one word.
_VOCABULARY = {_RANDOM_MARK: f"word-{RANDOM}", **THREAD, "hints": "word-hints", **GAME_WORDS, **LEVELS}
_OPTIONS: Mapping[str, Mapping[str, object]] = {"thread": {"in_thread": True}, "hints": {"is_coached": True}}
_NAME = re.compile(r"@[^\s@<>`]{1,32}")  # a name that was typed as text, not chosen from Discord's list as a mention
_MENTION = re.compile(r"<@!?(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class GameRequest:
    user: UserId | None = None  # the challenged user, if they were mentioned
    name: str | None = None  # the challenged user's name, if it was typed without a mention
    opponent: str | None = None  # the opponent if no user is challenged; None for the default level
    mark: Mark | None = None  # the mark of the requesting user; None for a random one
    has_mark: bool = False  # whether a mark was requested, including a random one
    in_thread: bool | None = None  # whether to open a thread; None for the server's setting
    is_coached: bool = False  # whether both players may ask for hints
    game: str | None = None  # the name of a game or the size of a board; None for the default game


def parse_game_request(
    text: str, opponents: Collection[str], words: Words, locales: Collection[str]
) -> GameRequest | None:
    """Parse the arguments of a command, in any order; None if a word is unknown or repeats a choice.
    `opponents` can be requested; it is empty for games between members. The words of `locales` are preferred.
    """
    typed = words.parse(text, _VOCABULARY, locales)
    fields: dict[str, object] = {}
    if _RANDOM_MARK in typed and not any(word in MARK_WORDS for word in typed):
        typed.remove(_RANDOM_MARK)
        fields = _mark_fields(None)
    for word in typed:
        new_fields = _fields_of(RANDOM if word == _RANDOM_MARK else word, opponents)
        if not new_fields or new_fields.keys() & fields.keys():
            return None
        fields |= new_fields
    return replace(GameRequest(), **fields)


def correct_game_request(
    text: str, opponents: Collection[str], words: Words, locales: Sequence[str]
) -> tuple[list[str], list[str], str | None]:
    """Find out what was probably meant by a text that is no valid request.
    Returns the words that have a meaning there, as typed; those that have none; and the arguments with the only one of
    these corrected, in English or the first of the locales; None if it resembles no word.
    """
    vocabulary = {word: key for word, key in _VOCABULARY.items() if word not in LEVELS or word in opponents}
    pairs, known, unknown = words.pair(text, vocabulary, locales), list[str](), list[str]()
    for typed, word in pairs:
        (known if word in vocabulary or _fields_of(word, opponents) else unknown).append(typed)
    correct = words.correct(unknown[0], vocabulary, locales[0]) if len(unknown) == 1 else None
    if correct is None:
        return known, unknown, None
    corrected = " ".join(correct if typed in unknown else typed for typed, _ in pairs)
    request = parse_game_request(corrected, opponents, words, locales)
    has_two_opponents = request is not None and request.opponent and (request.user or request.name)
    return known, unknown, corrected if request and not has_two_opponents else None


def _fields_of(word: str, opponents: Collection[str]) -> dict[str, object]:
    """Return the fields of a GameRequest that a word sets; empty if the word is unknown."""
    if mention := _MENTION.fullmatch(word):
        return {"user": UserId(int(mention[1])), "name": None}
    if _NAME.fullmatch(word):
        return {"user": None, "name": word[1:]}
    if word in MARK_WORDS:
        return _mark_fields(MARK_WORDS[word])
    if word in opponents:
        return {"opponent": word}
    if game := parse_game_word(word):
        return {"game": game}
    return dict(_OPTIONS.get(word, {}))


def parse_game_word(word: str) -> str | None:
    """Return the game that a word of the vocabulary names, by the name of the game, or None.

    A size of which there is no board is returned as it is; `parse_game_name` refuses it.

    >>> parse_game_word("connectfour"), parse_game_word("4x4x4"), parse_game_word("2x2"), parse_game_word("chess")
    ('connect4', '4x4', '2x2', None)
    """
    game = plain_digits(_GAME_ALIASES.get(word, word)).translate(_TIMES)
    if not is_game(game):
        return None
    try:
        return parse_game_name(game).name
    except GameSizeError:
        return game


def word_of_game(localizer: Localizer, game: str) -> str:
    """Return what members type for a game: its word in the language, or else the size of its board."""
    return localizer.say(GAME_WORDS[game]) if game in GAME_WORDS else game


def split_game(
    text: str, vocabulary: Mapping[str, str], words: Words, locales: Collection[str]
) -> tuple[str | None, str]:
    """Return the name or the size of the first game in a text, and the rest. The vocabulary includes GAME_WORDS."""
    pairs = words.pair(text, vocabulary, locales)
    named = next((pair for pair in pairs if parse_game_word(pair[1])), None)
    if named is None:
        return None, text
    pairs.remove(named)
    return parse_game_word(named[1]), " ".join(typed for typed, _ in pairs)


def split_known(pairs: Iterable[tuple[str, str]], vocabulary: Mapping[str, str]) -> tuple[str, str]:
    """Return the typed words that are understood, and those that are not, of the pairs that `Words.pair` returns."""
    known, unknown = list[str](), list[str]()
    for typed, word in pairs:
        (known if word in vocabulary or parse_game_word(word) else unknown).append(typed)
    return " ".join(known), " ".join(unknown)


def _mark_fields(mark: Mark | None) -> dict[str, object]:
    return {"mark": mark, "has_mark": True}
