"""The file of a memory: it says what it should, brings back what was known, and nothing bad comes in by it."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of, canonical, position_of
from bot.opponents import errors
from bot.opponents.errors import MemoryFileError
from bot.opponents.learner import MODES, ModeName, learn
from bot.opponents.memory_file import MOST_KIB, MemoryFile, format_memory, news, parse_memory
from bot.opponents.training import train
from tests.fakes.opponents import FirstFree, Person

LOST, GOOD = Verdict.LOST, Verdict.GOOD
A_MEMORY = {"format": "tic-tac-toe learner", "version": 1, "mode": "original", "lost": [211, 427], "good": []}
STRONG = {**A_MEMORY, "mode": "stronger", "lost": [], "good": []}


def file(facts: object) -> bytes:
    return json.dumps(facts).encode()


def refusal(data: bytes) -> tuple[type[MemoryFileError], Mapping[str, Any]]:
    """How a file is refused, with the facts."""
    with pytest.raises(MemoryFileError) as refused:
        parse_memory(data)
    return refused.type, vars(refused.value)


def number(board: str, own: Mark) -> Position:
    return position_of(parse_board(board), own)


@cache
def every_position() -> Mapping[Position, Board]:
    """Every position that a side can have made, by playing all games."""
    found: dict[Position, Board] = {}
    boards = {Board()}
    while boards:
        boards = {board.play(cell) for board in boards for cell in board.legal_moves}
        found |= {position_of(board, board.to_move.other): board for board in boards}
    return found


def test_a_file_says_what_the_documentation_says() -> None:
    page = Path("docs/learner-memory.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    read = parse_memory(example.encode())
    assert (read.mode, read.memory) == ("original", dict.fromkeys(map(Position, (211, 427, 652)), LOST))
    assert format_memory(read).decode() == example
    (board,) = re.findall(r"```text\n(.*)\n```", page)
    assert number(board, Mark.X) == 211
    assert f"of at most {MOST_KIB} KiB" in page


@pytest.mark.parametrize("mode", MODES)
def test_what_a_learner_has_learned_comes_back_from_its_file(mode: str) -> None:
    memory: dict[Position, Verdict] = {}
    for opponent in (Person(), FirstFree()):
        learn(memory, train(mode, memory, opponent, 30, Random(1)).lessons)
    written = MemoryFile(mode, memory)
    assert memory
    assert parse_memory(format_memory(written)) == written
    assert written.name == f"learner-{mode}-{len(memory)}.json"


def test_a_file_with_every_position_is_far_from_too_large(untraced: None) -> None:
    del untraced
    lost = [position for position, board in every_position().items() if not board.is_over]
    full = format_memory(MemoryFile("original", dict.fromkeys(lost, LOST)))
    assert len(full) < MOST_KIB * 1024 / 5
    assert len(parse_memory(full).memory) == len(lost) == 5478 - 958 - 1


def is_taken(facts: object) -> bool:
    try:
        parse_memory(file(facts))
    except MemoryFileError:
        return False
    return True


def test_only_positions_that_games_reach_and_go_on_from_can_be_lost(untraced: None) -> None:
    del untraced
    unfinished = {position for position, board in every_position().items() if not board.is_over}
    assert {number for number in range(3**9) if is_taken({**A_MEMORY, "lost": [number]})} == unfinished


def test_only_positions_that_are_won_or_can_be_are_good(untraced: None) -> None:
    del untraced
    known = {canonical(position): board for position, board in every_position().items()}
    assert len(known) == 765 - 1
    drawn = {position for position, board in known.items() if board.is_over and not board.lines}
    assert {number for number in known if is_taken({**STRONG, "good": [number]})} == known.keys() - drawn


def test_the_order_of_the_keys_and_the_layout_do_not_matter() -> None:
    facts = dict(reversed(A_MEMORY.items()))
    for data in (json.dumps(facts, indent=4).encode(), file(facts), b"\xef\xbb\xbf" + file(facts), b"\n" + file(facts)):
        assert parse_memory(data).memory == {211: LOST, 427: LOST}


@pytest.mark.parametrize(
    ("data", "error", "facts"),
    [
        (b"", errors.MemoryFileSyntaxError, {"line": 1, "column": 1}),
        (b'{\n    "mode"}', errors.MemoryFileSyntaxError, {"line": 2, "column": 11}),
        (file(A_MEMORY) + b"{}", errors.MemoryFileSyntaxError, {"line": 1, "column": len(file(A_MEMORY)) + 1}),
        (file(A_MEMORY).replace(b"211", b"0211"), errors.MemoryFileSyntaxError, {"line": 1, "column": 79}),
        (b'{"mode": "\xff"}', errors.MemoryFileEncodingError, {"byte": 11}),
        (json.dumps(A_MEMORY).encode("utf-16"), errors.MemoryFileEncodingError, {"byte": 1}),
        (b" " * (MOST_KIB * 1024 + 1), errors.MemoryFileTooLargeError, {"most": MOST_KIB}),
        (b"[" * 100_000, errors.MemoryFileShapeError, {}),
        (b'{"lost":' * 20_000, errors.MemoryFileShapeError, {}),
        (b"[]", errors.MemoryFileShapeError, {}),
        (b"null", errors.MemoryFileShapeError, {}),
        (b"9" * 200_000, errors.MemoryFileShapeError, {}),
        (b"NaN", errors.MemoryFileShapeError, {}),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_no_json_object_is_refused(data: bytes, error: type[MemoryFileError], facts: object) -> None:
    assert refusal(data) == (error, facts)


@pytest.mark.parametrize(
    ("changes", "error", "facts"),
    [
        ({"format": "chess learner"}, errors.MemoryValueError, {"where": "format", "values": '"tic-tac-toe learner"'}),
        ({"version": 2}, errors.MemoryValueError, {"where": "version", "values": "1"}),
        ({"version": True}, errors.MemoryValueError, {"where": "version", "values": "1"}),
        ({"version": 1.0}, errors.MemoryValueError, {"where": "version", "values": "1"}),
        ({"version": "1"}, errors.MemoryValueError, {"where": "version", "values": "1"}),
        ({"mode": "best"}, errors.MemoryValueError, {"where": "mode", "values": '"original", "stronger"'}),
        ({"mode": ["original"]}, errors.MemoryValueError, {"where": "mode", "values": '"original", "stronger"'}),
        ({"mode": None}, errors.MemoryValueError, {"where": "mode", "values": '"original", "stronger"'}),
        ({"lost": None}, errors.MemoryListError, {"where": "lost"}),
        ({"lost": "211"}, errors.MemoryListError, {"where": "lost"}),
        ({"good": {}}, errors.MemoryListError, {"where": "good"}),
        ({"good": {"0": 211}}, errors.MemoryListError, {"where": "good"}),
    ],
    ids=repr,
)
def test_a_wrong_value_is_refused_by_the_name_of_its_key(
    changes: Mapping[str, object], error: type[MemoryFileError], facts: object
) -> None:
    assert refusal(file({**A_MEMORY, **changes})) == (error, facts)


def test_keys_that_are_missing_that_are_new_or_that_stand_there_twice_are_refused() -> None:
    for key in A_MEMORY:
        facts = {name: value for name, value in A_MEMORY.items() if name != key}
        assert refusal(file(facts)) == (errors.MemoryKeyMissingError, {"where": key})
    known = "`format`, `version`, `mode`, `lost`, `good`"
    for key in ("lots", "Lost", "", "__class__", "\ud800", "@everyone"):
        assert refusal(file({**A_MEMORY, key: []})) == (errors.MemoryKeyUnknownError, {"number": 6, "keys": known})
    twice = file(A_MEMORY)[:-1] + b', "lost": [211, 427]}'
    assert refusal(twice) == (errors.MemoryKeyRepeatedError, {"where": "lost"})


@pytest.mark.parametrize("entry", ["0", "-1", "19683", "9" * 5000, "1e2", "211.0", "NaN", "-Infinity", '"211"', "true"])
def test_an_entry_that_is_no_number_of_a_position_is_refused_by_its_place(entry: str) -> None:
    data = file(A_MEMORY).replace(b"427", entry.encode())
    assert refusal(data) == (errors.MemoryEntryError, {"where": "lost[1]", "most": 19_682})


@pytest.mark.parametrize("entry", ["[]", "[427]", "{}", "null"])
def test_an_entry_that_is_no_number_at_all_is_refused_as_well(entry: str) -> None:
    data = file(A_MEMORY).replace(b"427", entry.encode())
    assert refusal(data) == (errors.MemoryEntryError, {"where": "lost[1]", "most": 19_682})


WON, DRAWN = number("XXX/OO./...", Mark.X), number("XOX/XOO/OXX", Mark.X)


@pytest.mark.parametrize(
    ("changes", "error", "facts"),
    [
        ({"lost": [427, 211]}, errors.MemoryOrderError, {"where": "lost[1]", "position": 211}),
        ({"lost": [211, 211]}, errors.MemoryOrderError, {"where": "lost[1]", "position": 211}),
        ({"lost": [1, 2]}, errors.MemoryUnreachableError, {"where": "lost[1]", "position": 2}),
        ({"lost": [3**9 - 1]}, errors.MemoryUnreachableError, {"where": "lost[0]", "position": 3**9 - 1}),
        ({"lost": [WON]}, errors.MemoryOverError, {"where": "lost[0]", "position": WON}),
        ({"lost": [DRAWN]}, errors.MemoryOverError, {"where": "lost[0]", "position": DRAWN}),
        ({"good": [1]}, errors.MemoryGoodError, {"where": "good[0]", "mode": ModeName("original")}),
        ({**STRONG, "good": [DRAWN]}, errors.MemoryOverError, {"where": "good[0]", "position": DRAWN}),
        (
            {**STRONG, "lost": [1, 9]},
            errors.MemoryTwinError,
            {"where": "lost[1]", "position": 9, "twin": 1},
        ),
        (
            {**STRONG, "lost": [1, 3], "good": [3]},
            errors.MemoryContradictionError,
            {"where": "good[0]", "position": 3},
        ),
    ],
    ids=repr,
)
def test_what_no_learner_can_have_learned_is_refused_by_its_place(
    changes: Mapping[str, object], error: type[MemoryFileError], facts: object
) -> None:
    assert refusal(file({**A_MEMORY, **changes})) == (error, facts)


def test_a_position_that_has_won_can_be_good() -> None:
    won = canonical(WON)
    assert parse_memory(file({**STRONG, "good": [won]})).memory == {won: GOOD}


def check(data: bytes) -> None:
    """A file is refused in words, or what it holds can be written and read again."""
    try:
        read = parse_memory(data)
    except MemoryFileError:
        return
    assert parse_memory(format_memory(read)) == read
    for position in read.memory:
        board_of(position)


@given(st.binary())
def test_any_bytes_are_a_memory_or_are_refused(data: bytes) -> None:
    check(data)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([*A_MEMORY, *MODES]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from([*A_MEMORY]), inner),
    max_leaves=10,
)


@given(ANY_JSON, st.dictionaries(st.sampled_from([*A_MEMORY]), ANY_JSON))
def test_any_json_is_a_memory_or_is_refused(value: object, changes: Mapping[str, object]) -> None:
    check(file(value))
    check(file({**A_MEMORY, **changes}))


@given(
    st.sampled_from([*MODES]),
    st.lists(st.integers(0, 3**9), max_size=5),
    st.lists(st.integers(0, 3**9), max_size=5),
    st.data(),
)
def test_a_file_that_was_damaged_is_a_memory_or_is_refused(
    mode: str, lost: list[int], good: list[int], data: st.DataObject
) -> None:
    whole = file({**A_MEMORY, "mode": mode, "lost": sorted(lost), "good": sorted(good)})
    check(whole)
    at = data.draw(st.integers(0, len(whole)))
    check(whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + data.draw(st.integers(0, 3)) :])


def test_merging_adds_what_is_not_known_and_what_is_lost_stays_lost() -> None:
    a, b, c, d, e = map(Position, (1, 3, 7, 11, 19))
    ours = {a: LOST, b: GOOD, c: GOOD, d: LOST}
    theirs = {a: GOOD, b: LOST, c: GOOD, d: LOST, e: GOOD}
    assert news(theirs, ours) == {b: LOST, e: GOOD}
    assert news(ours, {}) == ours
