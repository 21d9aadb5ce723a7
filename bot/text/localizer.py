"""Messages in the language of their readers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import cast

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from bot.games.coordinate import format_coordinate
from bot.games.errors import Refusal
from bot.games.game import Game, Line, SmallBoard, State
from bot.games.games import find_game
from bot.games.lines import Rules
from bot.games.mark import Mark
from bot.model.challenge import Challenge
from bot.model.ids import Place
from bot.players.learner import ModeName
from bot.players.opponent import WATCHED_NAMES, LevelName
from bot.text.catalogue import Catalogue
from bot.text.command_mentions import CommandMentions
from bot.text.style import CLASSIC, DISCS, Style

_CAPITALS = {"tr": {"i": "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}"}}
"""The capitals that differ from those of other languages, by language."""


@dataclass(frozen=True, slots=True)
class Localizer:
    """Formats the messages of one language for one place."""

    catalogue: Catalogue
    prefix: str  # the command prefix that the reader uses
    style: Style = CLASSIC  # of boards and marks there
    mentions: CommandMentions | None = None  # replace the slash commands in messages

    def say(self, key: str, /, **facts: object) -> str:
        """Return a message, in English if this language does not have it.
        Raises KeyError if English does not have it either, or one of its facts is not given.
        """
        if self.catalogue.english and key in self.catalogue.missing_keys:
            return replace(self, catalogue=self.catalogue.english).say(key, **facts)
        formatted = {name: self._format(fact) for name, fact in facts.items()}
        text = self.catalogue.say(key, self.prefix, **formatted)
        return self.mentions.insert(text, self.catalogue) if self.mentions and "`/" in text else text

    def explain(self, refusal: Refusal) -> str:
        game = refusal.facts.get("rules")
        localizer = self.on_board(game) if isinstance(game, Game) else self
        return localizer.say(f"error-{refusal.key}", **refusal.facts)

    def name_of(self, opponent: str) -> str:
        return self.say(f"level-{opponent}") if opponent in WATCHED_NAMES else opponent

    def name_of_game(self, game: Game) -> str:
        """Return the name of a game in this language, or the size of its board if it has no name."""
        if isinstance(game, Rules) and not find_game(game):
            return self.say("game-size", rows=game.rows, columns=game.columns, in_a_row=game.in_a_row)
        return self.say(f"game-{game.name}")

    def on_board(self, game: Game) -> Localizer:
        """Return the localizer for a message with a board, whose sentences show the marks of that board.
        Boards have a default style instead of the classic one, and of emoji that could be too long.
        """
        is_default = self.style is CLASSIC or game.cells > self.style.max_cells
        style = (DISCS if game.plays_columns else CLASSIC) if is_default else self.style
        return self if style is self.style else replace(self, style=style)

    def name_of_move(self, cell: int, game: Game) -> str:
        """Return a move in words: with gravity its column, otherwise its coordinate."""
        return self.say("move-column", column=game.format(cell)) if game.plays_columns else game.format(cell)

    def name_of_cell(self, cell: int, game: Game) -> str:
        """Return a cell in words: with gravity its row, counted from the bottom, and its column, because only the
        columns are named on the board; otherwise its coordinate.
        """
        if not game.plays_columns:
            return format_coordinate(cell, game)
        row, column = divmod(cell, game.columns)
        return self.say("move-cell", row=game.rows - row, column=column + 1)

    def name_of_line(self, line: Line, game: Game) -> str:
        """Return a line by its cells; with gravity by its row or column, or the ends of a diagonal."""
        if not game.plays_columns:
            return "-".join(format_coordinate(cell, game) for cell in line)
        (first_row, first), (last_row, last) = (divmod(cell, game.columns) for cell in (line[0], line[-1]))
        if first == last:
            return self.name_of_move(line[0], game)
        if first_row == last_row:
            return self.say("move-row", row=game.rows - first_row, first=first + 1, last=last + 1)
        left, right = sorted((line[0], line[-1]), key=lambda cell: cell % game.columns)
        ends = {name: self.name_of_cell(cell, game) for name, cell in (("first", left), ("last", right))}
        return self.say("move-diagonal", **ends)

    def name_of_board(self, board: SmallBoard) -> str:
        return self.say(f"place-{board.number + 1}")

    def name_of_boards(self, line: Line, board: State) -> str:
        """Return a line of small boards by their names."""
        return self.say("move-boards", boards=tuple(each for each in board.small_boards if {*line} & {*each.cells}))

    def capitalized(self, sentence: str) -> str:
        """Return a sentence with a capital as its first letter, for one that may begin with the name of a move."""
        for place, character in enumerate(sentence):
            if character.isalpha():
                capital = _CAPITALS.get(self.catalogue.babel.language, {}).get(character) or character.upper()
                return f"{sentence[:place]}{capital}{sentence[place + 1 :]}"
            if character == "<":  # an emoji of a server, whose name stays as it is
                break
        return sentence

    def number(self, number: int) -> str:
        return format_decimal(number, locale=self.catalogue.babel)

    def day(self, day: date) -> str:
        return format_skeleton("MMMd", day, locale=self.catalogue.babel)

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.catalogue.babel)

    def month_and_day(self, day: date) -> str:
        return format_skeleton("MMMMd", day, locale=self.catalogue.babel)

    def _format(self, fact: object) -> object:
        match fact:
            case Mark():
                return self.style.marks[fact]
            case LevelName(name):
                return self.name_of(name)
            case ModeName(name):
                return self.say(f"word-{name}")
            case Game() | SmallBoard():
                return self.name_of_game(fact) if isinstance(fact, Game) else self.name_of_board(fact)
            case tuple():
                parts = [str(self._format(part)) for part in cast("tuple[object, ...]", fact)]
                return format_list(parts, locale=self.catalogue.babel)
            case date() | timedelta():
                return _format_time(fact, self.catalogue.babel)
            case Challenge():
                return link_to(fact.place, fact.message)
            case _:
                return fact if isinstance(fact, int) else str(fact)


def _format_time(time: date | timedelta, locale: Locale) -> str | int:
    """Return Discord's markup for a time, shown as "in 5 minutes"; a day in words; or a duration in minutes."""
    match time:
        case datetime():
            return f"<t:{round(time.timestamp())}:R>"
        case date():
            return format_date(time, format="long", locale=locale)
        case timedelta():
            return round(time.total_seconds() / 60)


def link_to(place: Place, message: int | None) -> str:
    parts = (place.guild or "@me", place.channel, message)
    return "/".join(["https://discord.com/channels", *(str(part) for part in parts if part)])
