"""Every text in every language is within Discord's limits, whatever the longest names, emoji and numbers in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from string import Formatter, punctuation

import pytest

from bot.client.names import escape_text
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Stop, Termination
from bot.game.position import Position, Verdict
from bot.game.rules import TIC_TAC_TOE
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, EventId, GuildId, MessageId, Place
from bot.model.learner import SavedLearner
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.coach import analyse, hint
from bot.opponents.learner import MODES
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import NAMES, LevelName
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt
from bot.opponents.review import review
from bot.rendering.catalogues import Catalogue, load_languages
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.emoji_board import Style
from bot.rendering.learner import describe_learner
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.rendering.puzzles import PuzzleWriter

LANGUAGES = load_languages()
every_language = pytest.mark.parametrize("texts", LANGUAGES.catalogues.values(), ids=lambda texts: texts.locale)

WHERE: Mapping[str, int] = {
    r"name\..*|command\.menu_.*": 32,  # names of commands and options
    r"command\..*|level\..*": 100,  # descriptions, and choices
    r"thread\.name": 100,
    r"board\..*|question\.(yes|no)|(challenge|offer)\.(accept|decline|withdraw)": 80,  # buttons, from here on
    r"learner\.(end|do_.*|reset_yes|reset_no)|(puzzle|coach)\.(next|back)|privacy\.forget": 80,
    r"history\.(newer|older|first|last|list)|settings\.(to_.*|dismiss_deleted)": 80,
    r"style\..*|language\.name": 100,  # options of menus
    r"settings\.(default|language_from_discord|no_wait|hours|days|seconds)": 100,
    r"settings\.choose_.*": 150,  # menus in which nothing is chosen
    r"own\.choose": 80,
    r"own\.(title|x|o|winning_x|winning_o|empty)": 45,  # a form and its fields
    r"own\.(explanation|placeholder)": 100,
    r"learner\.curve|rating\.curve|stats\.bar": 1024,  # what is to be seen in pictures
    r".*": 2000,  # messages; embeds and footers hold more
}
"""Where a text appears, by its key, and how long it may be there; the first line that fits counts.

https://discord.com/developers/docs/resources/message and .../interactions/application-commands, .../components."""

NAME = "W" * 32
SIGNS = max((escape_text(sign * 32) for sign in punctuation), key=len)
"""A name of signs all of which have to be escaped."""

PREFIX = f"@{NAME} "
"""The bot's mention."""

EMOJI = f"<a:{'W' * 32}:{10**19}>"
"""An animated emoji of a server."""

STYLE = Style(dict.fromkeys(Mark, EMOJI), dict.fromkeys(Mark, EMOJI), EMOJI)
NUMBER, ID = 10**9, 10**19
CELLS = "A1, A2, A3, B1, B2, B3, C1, C2, C3"
LINES = ", ".join(["A1-B2-C3"] * 8)
TIME = datetime(9999, 1, 1, tzinfo=UTC)
A_CHALLENGE = Challenge(
    ChallengeId(1), Place(ChannelId(ID), GuildId(ID)), UserId(ID), UserId(ID), None, False, TIME, message=MessageId(ID)
)


LONGEST: Mapping[str, object] = {
    "who other winner x o": SIGNS,
    "one thread.name.other": NAME,
    "mark mark_x mark_o glyph": EMOJI,
    "coordinate solution cell example": "B2",
    "cells others position.cells.x position.cells.o position.against.x position.against.o": CELLS,
    "line lines": LINES,
    "deadline ends": TIME,
    "day date": TIME.date(),
    "share_x share_o": "100\N{NO-BREAK SPACE}%",
    "levels": tuple(map(LevelName, NAMES)),
    "existing": A_CHALLENGE,
    "idle_after": timedelta(days=9999),
    "challenged": f"<@{ID}>",
    "channel": ID,
    "thread": f"<#{ID}>",
    "typed": escape_text("@" * 40),
    "meant": "B",
    "where": "lost[19682]",
    "keys": "`mode`, `lost`, `good`",
    "values": '"original", "stronger"',
    "reason": "W" * 1000,
    "channels": ", ".join([f"<#{ID}>"] * 25),
    "roles": ", ".join([f"<@&{ID}>"] * 25),
    "settings.channels.channels settings.roles.roles": f"{', '.join([f'<@&{ID}>'] * 10)}, …",
    **dict.fromkeys(
        [f"settings.missing_for_{feature}.channels" for feature in ("answers", "threads", "pictures")],
        f"{', '.join([f'<#{ID}>'] * 5)}, …",
    ),
    "name language": NAME,
    "names": ", ".join([f"`:{NAME}:`"] * 5),
    "emoji free": EMOJI,
    "seat": "x=",
    "ending": "1/2-1/2 full_board",
    "termination": "full_board",
    "results": "`1-0`, `0-1`, `1/2-1/2`, `*`",
    "terminations": "`line`, `full_board`, `resigned`, `forfeited`, `agreed`, `abandoned`, `stopped`",
    "tally": f"**{NUMBER}** · 🏆 {NUMBER} · 🤝 {NUMBER} · 💀 {NUMBER}",
    "stats.most_active.members": " · ".join([f"**{SIGNS}** {NUMBER}"] * 3),
    "best best_days byte challenges column columns count days draws finished games first last forgotten good": NUMBER,
    "highest in_a_row knew known knows learners length live longest losses lost lowest members mistakes most": NUMBER,
    "moves number page pages played plies position puzzles rank rating replies row rows solved status total": NUMBER,
    "move ratings trained tried twin window wins": NUMBER,
}
"""Facts, and the longest that each can be; in some sentences another than in all others."""

IN_WORDS: Mapping[str, str] = {
    "missing": r"permission\..*",
    "command": r"name\.[a-z]+",
    "level opponent": r"level\..*",
    "idle cooldown": r"settings\.(hours|days|seconds)",
    "what": r"level\..*|settings\.(hours|days|seconds)",
    "style": r"style\..*",
    "now": r"settings\.(level|language|style|channels|roles|idle|cooldown|(no_)?threads|buttons|text)",
    "mode theirs ours": r"word\.(original|stronger)",
    "value before after": r"coach\.(win|draw|loss)",
    "reasons": r"coach\.(completes|forks|forces|only|blocks|forestalls|keeps|holds|threatens|tempts|one_of|all)_.*",
    "memory": r"learner\.memory.*",
    "position.coached.position coach.page.position": r"position\.(cells|against)",
    "standing": r"rating\.(ranked|provisional|none)",
    "end": r"ended\..*",
    "result": r"history\.(win|draw|loss|no_result)|ended\..*",
}
"""Facts that are other texts of the same language, by their keys."""

TWICE = {"reasons"}
"""Of which there may be two."""


def longest_facts(texts: Catalogue) -> dict[str, object]:
    """The longest that each fact can be in a language."""
    facts = {name: fact for names, fact in LONGEST.items() for name in names.split()}
    for names, keys in IN_WORDS.items():
        said = [fill(texts, key, facts) for key in texts.sentences if re.fullmatch(keys, key)]
        facts |= {name: " ".join([max(said, key=len, default="")] * (1 + (name in TWICE))) for name in names.split()}
    return facts


def fill(texts: Catalogue, key: str, facts: Mapping[str, object]) -> str:
    """A sentence with the longest facts."""
    names = {name for _, name, _, _ in Formatter().parse(texts.sentences[key]) if name} - {"prefix"}
    own = {name: f"{key}.{name}" if f"{key}.{name}" in facts else name for name in names}
    return texts.say(key, PREFIX, **{name: facts[own[name]] for name in names})


@every_language
def test_every_text_fits_with_the_longest_facts(texts: Catalogue) -> None:
    facts = longest_facts(texts)
    said = {key: fill(texts, key, facts).strip() for key in texts.sentences}
    too_long = {key: len(text) for key, text in said.items() if not 1 <= len(text) <= most(key)}
    assert too_long == {}


def most(key: str) -> int:
    return next(limit for where, limit in WHERE.items() if re.fullmatch(where, key))


ANA, BEN, LEVEL = MemberSeat(UserId(1)), MemberSeat(UserId(2)), OpponentSeat("perfect")
NAMES_OF_BOTH = {UserId(1): SIGNS, UserId(2): SIGNS}
GAMES = ("", "4", "012435768", "012365874", "031485", "03142", "01423")
MATCHES = [
    Match(MatchId(1), TIC_TAC_TOE, x, o, tuple(map(int, plies)))
    for x, o in ((ANA, BEN), (ANA, LEVEL), (LEVEL, LEVEL))
    for plies in GAMES
]


@pytest.mark.usefixtures("untraced")
@every_language
def test_every_page_fits_into_one_message_even_where_there_may_be_no_embeds(texts: Catalogue) -> None:
    localizer, facts = Localizer(texts, PREFIX, STYLE), longest_facts(texts)
    begun, marked = fill(texts, "challenge.begun", facts), fill(texts, "coach.marked", facts)
    pages, advice = PageWriter(localizer, NAMES_OF_BOTH), AdviceWriter(localizer)
    written = [
        *(pages.write(it, len(it.plies) - 2, deadline=TIME, note=begun, is_coached=True) for it in MATCHES if it.plies),
        *(page for match in MATCHES for page in reviewed(pages, match)),
        *(advice.analysis(analyse(match.board, values)) for match in MATCHES),
        *(advice.hint(match.board, hint(match.board, values)) for match in MATCHES if not match.is_over),
        *(
            page
            for puzzle in islice(all_puzzles().values(), 0, None, 40)
            for page in puzzled(PuzzleWriter(localizer), puzzle)
        ),
    ]
    assert max(len(f"{page.board}\n{page.words}\n{marked}\n-# {page.position}") for page in written) <= 2000


@every_language
def test_what_the_learner_tells_fits_into_one_message(texts: Catalogue) -> None:
    facts, results = longest_facts(texts), "wdl" * 10_000
    for mode in MODES:
        known = SavedLearner(
            mode, {Position(1): Verdict.LOST, Position(3): Verdict.GOOD}, NUMBER, NUMBER, results, Position(1)
        )
        brain = describe_learner(Localizer(texts, PREFIX, STYLE), known, tuple(Mark))
        assert len(brain) + len(texts.sentences["learner.losses"]) <= 2000
    asked = ("learner.import_preview", "learner.merge_preview", "error.OtherModeError", "learner.replace_preview")
    assert sum(len(fill(texts, key, facts)) for key in asked) <= 2000


@every_language
def test_the_page_of_settings_fits_into_one_message_of_text_and_controls(texts: Catalogue) -> None:
    facts = longest_facts(texts)
    keys = (
        "title",
        "saved",
        "channels_deleted",
        "roles_deleted",
        "level",
        "discord_language",
        "style",
        "text",
        "channels",
    )
    more = (
        "roles",
        "no_threads",
        "idle",
        "cooldown",
        *["missing_for_answers", "missing_for_threads"] * 2,
        "missing_for_pictures",
    )
    assert sum(len(fill(texts, f"settings.{key}", facts)) + 1 for key in (*keys, *more)) <= 4000


def reviewed(pages: PageWriter, match: Match) -> Iterator[Page]:
    """All pages of a match that is over, or has just been stopped."""
    over = match if match.is_over else replace(match, stop=Stop(Termination.ABANDONED))
    found = review(over, values)
    return (ReviewWriter(pages).write(found, page) for page in range(len(match.plies) + 1))


def puzzled(writer: PuzzleWriter, puzzle: Puzzle) -> Iterator[Page]:
    yield writer.ask(puzzle, name=SIGNS)
    yield writer.ask_daily(puzzle, TIME.date(), TIME)
    for cell in puzzle.board.legal_moves:
        yield writer.judge(attempt(puzzle, cell, values), PUZZLER, TIME.date(), name=SIGNS)


PUZZLER = PuzzleRecord(EventId(1), None, False, *[NUMBER] * 6, answered_on=TIME.date())
values = cache(Minimax().values)
