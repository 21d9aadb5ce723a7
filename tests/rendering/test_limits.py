"""Every text in every language is within Discord's limits, even with the longest names, emoji and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from string import Formatter

import pytest

from bot.client.names import escape_text
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, Stop, Termination
from bot.game.position import Position, Verdict
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, EventId, GuildId, MessageId, Place
from bot.model.learner import SavedLearner
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.coach import analyse, hint
from bot.opponents.evaluation import Evaluator
from bot.opponents.learner import MODES
from bot.opponents.opponent import NAMES, LevelName
from bot.opponents.puzzles import Puzzle, all_puzzles, attempt
from bot.opponents.review import Review, review_game
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.command_mentions import CommandMentions
from bot.rendering.learner import describe_learner
from bot.rendering.localizer import (
    Catalogue,
    Localizer,
)
from bot.rendering.page import Page, PageWriter
from bot.rendering.puzzles import PuzzleWriter
from tests.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT
from tests.rendering.languages import every_language, messages_of
from tests.rendering.longest import EMOJI, ESCAPED_NAME, NAME, PREFIX, STYLE

LIMITS: Mapping[str, int] = {
    r"name-.*|command-menu_.*": 32,  # names of commands and options
    r"command-.*|level-.*": 100,  # descriptions, and choices
    r"thread-name": 100,
    r"board-.*|question-(stop_)?(yes|no)|(challenge|offer)-(accept|decline|withdraw)": 80,  # buttons from here on
    r"learner-(end|do_.*|reset_yes|reset_no)|(puzzle|coach)-(next|back)|privacy-forget": 80,
    r"history-(newer|older|first|last|list)|settings-(to_.*|dismiss_deleted|change_prefix)": 80,
    r"style-.*|language-name": 100,  # options of menus
    r"settings-(default|language_from_discord|no_wait|hours|days|seconds)": 100,
    r"settings-choose_.*": 150,  # menus in which nothing is chosen
    r"own-choose": 80,
    r"own-(title|x|o|winning_x|winning_o|empty)|prefix-(title|field)": 45,  # forms and their fields
    r"own-(explanation|placeholder)|prefix-explanation": 100,
    r"learner-curve|rating-curve|stats-bar": 1024,  # alternative texts of pictures
    r".*": 2000,  # messages; embeds and footers hold more
}
"""The maximum length of texts, by a pattern of their keys; the first pattern that matches counts.

https://discord.com/developers/docs/resources/message and .../interactions/application-commands, .../components."""

NUMBER, ID = 10**9, 10**19
CELLS = "A1, A2, A3, B1, B2, B3, C1, C2, C3"
LINES = ", ".join(["A1-B2-C3"] * 8)
TIME = datetime(9999, 1, 1, tzinfo=UTC)
CHALLENGE = Challenge(
    ChallengeId(1), Place(ChannelId(ID), GuildId(ID)), UserId(ID), UserId(ID), None, False, TIME, message=MessageId(ID)
)


LONGEST: Mapping[str, object] = {
    "who other winner x o": ESCAPED_NAME,
    "one thread-name.other": NAME,
    "mark mark_x mark_o glyph": EMOJI,
    "coordinate solution cell example": "B2",
    "cells others position-cells.x position-cells.o position-against.x position-against.o": CELLS,
    "line lines": LINES,
    "deadline ends": TIME,
    "day date": TIME.date(),
    "share_x share_o": "100\N{NO-BREAK SPACE}%",
    "levels": tuple(map(LevelName, NAMES)),
    "game": Rules(5, 5, 4),
    "offered settings-games.games": tuple(GAMES.values()),
    "error-LearnerGameError.games error-NoPuzzlesError.games": tuple(GAMES.values()),
    "numbers": ", ".join(map(str, range(1, 100, 2))),
    "least in_a_row": NUMBER,
    "existing": CHALLENGE,
    "idle_after": timedelta(days=9999),
    "challenged": f"<@{ID}>",
    "channel": ID,
    "thread": f"<#{ID}>",
    "typed": escape_text("@" * 40),
    "meant": "B",
    "own usual": "W" * 5,
    "words": f"@{NAME} thread",
    "where": "lost[19682]",
    "keys": "`mode`, `lost`, `good`",
    "values": '"original", "stronger"',
    "reason": "W" * 1000,
    "channels": ", ".join([f"<#{ID}>"] * 25),
    "roles": ", ".join([f"<@&{ID}>"] * 25),
    "settings-channels.channels settings-roles.roles": f"{', '.join([f'<@&{ID}>'] * 10)}, …",
    **dict.fromkeys(
        [f"settings-missing_for_{feature}.channels" for feature in ("answers", "threads", "pictures")],
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
    "stats-most_active.members": " · ".join([f"**{ESCAPED_NAME}** {NUMBER}"] * 3),
    "best best_days byte challenges column columns count days draws finished games first last forgotten good": NUMBER,
    "highest in_a_row knew known knows learners length live longest losses lost lowest members mistakes most": NUMBER,
    "depth max_kib max_position": NUMBER,
    "moves number page pages played plies position puzzles rank rating replies row rows solved status total": NUMBER,
    "move ratings trained tried twin window wins gains kept": NUMBER,
}
"""The longest value of each fact; those with a key belong to that sentence only."""

NESTED: Mapping[str, str] = {
    "missing": r"permission-.*",
    "command": r"(name|slash)-[a-z]+",
    "level opponent": r"level-.*",
    "idle cooldown": r"settings-(hours|days|seconds)",
    "what": r"level-.*|settings-(hours|days|seconds)",
    "style": r"style-.*",
    "now": r"settings-(level|language|style|channels|roles|idle|cooldown|(no_)?(threads|prefix)|buttons|text)",
    "mode theirs ours": r"word-(original|stronger)",
    "value before after": r"coach-(win|draw|loss)(_at_most)?",
    "reasons": r"coach-(completes|forks|forces|only|blocks|forestalls|keeps|holds|threatens|tempts|one_of|all)_.*",
    "memory": r"learner-memory.*",
    "position-coached.position coach-page.position": r"position-(cells|against)",
    "standing": r"rating-(ranked|provisional|none)",
    "end": r"ended-.*",
    "privacy-forgotten.ended": r"privacy-(nothing_)?ended",
    "result": r"history-(win|draw|loss|no_result)|ended-.*",
}
"""Facts that are texts of the same language themselves, with a pattern of their keys."""

TWICE = {"reasons"}
"""Facts that may consist of two texts."""


def longest_facts(texts: Catalogue) -> dict[str, object]:
    """The longest value of each fact in a language."""
    facts = {name: fact for names, fact in LONGEST.items() for name in names.split()}
    for names, keys in NESTED.items():
        nested = [fill(texts, key, facts) for key in texts if re.fullmatch(keys, key)]
        facts |= {name: " ".join([max(nested, key=len, default="")] * (1 + (name in TWICE))) for name in names.split()}
    return facts


def fill(texts: Catalogue, key: str, facts: Mapping[str, object], mentions: CommandMentions | None = None) -> str:
    """Format a message with the longest facts."""
    names = {name for _, name, _, _ in Formatter().parse(messages_of(texts.locale)[key]) if name} - {"prefix"}
    fact_keys = {name: f"{key}.{name}" if f"{key}.{name}" in facts else name for name in names}
    localizer = Localizer(texts, "/" if mentions else PREFIX, mentions=mentions)
    return localizer.say(key, **{name: facts[fact_keys[name]] for name in names})


def mentions_in(texts: Catalogue) -> CommandMentions:
    """The mentions of all commands."""
    names = [key.removeprefix("name-").replace("_", " ") for key in texts if key.startswith("name-")]
    return CommandMentions({name: f"</{name}:{ID}>" for name in names})


@every_language
def test_texts_stay_short_enough_with_mentions_of_commands(texts: Catalogue) -> None:
    facts, mentions = longest_facts(texts), mentions_in(texts)
    plain = {key: fill(texts, key, facts, CommandMentions({})) for key in texts}
    filled = {key: fill(texts, key, facts, mentions) for key in texts}
    assert {key: len(text) for key, text in filled.items() if len(text) > max_length(key)} == {}
    changed = [key for key, text in filled.items() if text != plain[key]]
    assert {max_length(key) for key in changed} == {2000}  # Discord shows no mentions in labels and the like


@every_language
def test_every_text_is_short_enough_with_the_longest_facts(texts: Catalogue) -> None:
    facts = longest_facts(texts)
    filled = {key: fill(texts, key, facts).strip() for key in texts}
    too_long = {key: len(text) for key, text in filled.items() if not 1 <= len(text) <= max_length(key)}
    assert too_long == {}


def max_length(key: str) -> int:
    return next(limit for pattern, limit in LIMITS.items() if re.fullmatch(pattern, key))


RANDOM_GAMES = ("", "4", "012435768", "012365874", "031485", "03142", "01423")
MATCHES = [
    Match(MatchId(1), TIC_TAC_TOE, x, o, tuple(map(int, plies)))
    for x, o in ((ANA_SEAT, BEN_SEAT), (ANA_SEAT, PERFECT_SEAT), (PERFECT_SEAT, PERFECT_SEAT))
    for plies in RANDOM_GAMES
]


@every_language
def test_every_page_of_a_match_fits_into_one_message(texts: Catalogue) -> None:
    note = fill(texts, "challenge-begun", longest_facts(texts))
    writer = page_writer(texts)
    played = [match for match in MATCHES if match.plies]
    pages = (writer.write(match, len(match.plies) - 2, deadline=TIME, note=note, is_coached=True) for match in played)
    check_lengths(texts, pages)


@every_language
def test_every_page_of_a_review_fits_into_one_message(texts: Catalogue) -> None:
    check_lengths(texts, (page for match in MATCHES for page in review_pages(page_writer(texts), match)))


@pytest.mark.usefixtures("untraced")
@every_language
def test_every_hint_and_analysis_fits_into_one_message(texts: Catalogue) -> None:
    writer = AdviceWriter(Localizer(texts, PREFIX, STYLE))
    running = [match.board for match in MATCHES if not match.is_over]
    check_lengths(texts, (writer.analysis(analyse(match.board, evaluate)) for match in MATCHES))
    check_lengths(texts, (writer.hint(board, hint(board, evaluate)) for board in running))


@every_language
def test_every_puzzle_fits_into_one_message(texts: Catalogue) -> None:
    writer = PuzzleWriter(Localizer(texts, PREFIX, STYLE))
    puzzles = islice(all_puzzles().values(), 0, None, 40)
    check_lengths(texts, (page for puzzle in puzzles for page in puzzle_pages(writer, puzzle)))


def page_writer(texts: Catalogue) -> PageWriter:
    return PageWriter(Localizer(texts, PREFIX, STYLE), {ANA: ESCAPED_NAME, BEN: ESCAPED_NAME})


def check_lengths(texts: Catalogue, pages: Iterable[Page]) -> None:
    """Check that pages fit into messages without embeds, with the note about hints."""
    note = messages_of(texts.locale)["coach-marked"]
    assert max(len(f"{page.board}\n{page.words}\n{note}\n-# {page.position}") for page in pages) <= 2000


@every_language
def test_the_description_of_a_learner_fits_into_one_message(texts: Catalogue) -> None:
    results = "wdl" * 10_000
    for mode in MODES:
        learner = SavedLearner(
            mode, {Position(1): Verdict.LOST, Position(3): Verdict.GOOD}, NUMBER, NUMBER, results, Position(1)
        )
        text = describe_learner(Localizer(texts, PREFIX, STYLE), learner, tuple(Mark))
        assert len(text) <= 2000


@every_language
def test_the_question_before_an_import_fits_into_one_message(texts: Catalogue) -> None:
    facts = longest_facts(texts)
    keys = (
        "learner-import_preview",
        "learner-merge_preview",
        "error-LearnerError_other_mode",
        "learner-replace_preview",
    )
    assert sum(len(fill(texts, key, facts)) for key in keys) <= 2000


@every_language
def test_the_settings_page_fits_into_one_message(texts: Catalogue) -> None:
    facts = longest_facts(texts)
    keys = "title saved channels_deleted roles_deleted level discord_language style text channels roles no_threads"
    warnings = "missing_for_answers missing_for_threads missing_for_answers missing_for_threads missing_for_pictures"
    shown = f"{keys} idle cooldown prefix {warnings}".split()
    assert sum(len(fill(texts, f"settings-{key}", facts)) + 1 for key in shown) <= 4000


def review_pages(pages: PageWriter, match: Match) -> Iterator[Page]:
    """The pages of the review of a match, which is stopped first if it is running."""
    over = match if match.is_over else replace(match, stop=Stop(Termination.ABANDONED))
    reviewed = Review(over, review_game(over.rules, over.plies, evaluate))
    return (ReviewWriter(pages).write(reviewed, page) for page in range(len(match.plies) + 1))


def puzzle_pages(writer: PuzzleWriter, puzzle: Puzzle) -> Iterator[Page]:
    yield writer.ask(puzzle, name=ESCAPED_NAME)
    yield writer.ask_daily(puzzle, TIME.date(), TIME)
    for cell in puzzle.board.legal_moves:
        yield writer.judge(attempt(puzzle, cell, evaluate), RECORD, TIME.date(), name=ESCAPED_NAME)


RECORD = PuzzleRecord(EventId(1), None, False, *[NUMBER] * 6, last_daily=TIME.date())
evaluate = cache(Evaluator().evaluate)
