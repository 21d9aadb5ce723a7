"""Memory files: they are parsed back to the same memory, and every impossible file is refused."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import Refusal
from bot.games.lines import LISTED, TIC_TAC_TOE, parse_board
from bot.games.mark import Mark
from bot.games.position import Position, Verdict, board_of, canonical, position_of
from bot.players.learner import LEARNER_GAMES, MODES
from bot.players.levels import Level
from bot.players.memory_file import MAX_KIB, MemoryFile, format_memory, merge_changes, parse_memory
from bot.players.training import train
from tests.support import oracle
from tests.support.proofs import sampled
from tests.support.refusals import refuses

LOST, GOOD = Verdict.LOST, Verdict.GOOD
ORIGINAL = {"format": "tic-tac-toe learner", "version": 1, "mode": "original", "lost": [211, 427], "good": []}
STRONGER = {**ORIGINAL, "mode": "stronger", "lost": [], "good": []}


def file(facts: object) -> bytes:
    return json.dumps(facts).encode()


def check_refused(data: bytes, reason: str, **facts: object) -> None:
    with refuses(f"memory_file-{reason}") as refused:
        parse_memory(data)
    assert refused.value.facts == facts


def test_the_example_of_the_page_is_a_memory_file() -> None:
    page = Path("docs/learner.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    parsed = parse_memory(example.encode())
    assert (parsed.mode, parsed.memory) == ("original", dict.fromkeys(map(Position, (211, 427, 652)), LOST))
    assert format_memory(parsed).decode() == example
    (board,) = re.findall(r"```text\n(.*)\n```", page)
    assert position_of(parse_board(board), Mark.X) == 211
    assert f"of at most {MAX_KIB} KiB" in page


@sampled(29)
def test_only_unfinished_positions_can_be_lost_and_only_undrawn_ones_good(step: int) -> None:
    reachable = {
        position_of(board, board.to_move.other): board for board in oracle.reachable(TIC_TAC_TOE) if board.plies
    }
    unfinished = {position for position, board in reachable.items() if not board.is_over}
    for number in range(0, 3**9, step):
        assert is_accepted({**ORIGINAL, "lost": [number]}) == (number in unfinished)
    boards = {canonical(position): board for position, board in reachable.items()}
    drawn = {position for position, board in boards.items() if board.is_over and not board.lines}
    assert {number for number in boards if is_accepted({**STRONGER, "good": [number]})} == boards.keys() - drawn


def is_accepted(facts: object) -> bool:
    with suppress(Refusal):
        return bool(parse_memory(file(facts)))
    return False


def test_a_memory_of_each_game_is_parsed_from_its_file() -> None:
    for game, mode in product(LEARNER_GAMES, MODES):
        learned = train(mode, {}, Level(0), 20, Random(4), rules=LISTED[game]).learned
        memory = {position: verdict for position, verdict in learned.items() if verdict}
        written = MemoryFile(mode, memory, game)
        assert parse_memory(format_memory(written)) == written
        assert (b'"game"' in format_memory(written)) is (game != "3x3")
        assert written.name == f"learner-{game}-{mode}-{len(written.memory)}.json".replace("-3x3", "")
    facts = dict(reversed(ORIGINAL.items()))
    for data in (json.dumps(facts, indent=4).encode(), b"\xef\xbb\xbf" + file(facts), b"\n" + file(facts)):
        assert parse_memory(data).memory == {211: LOST, 427: LOST}


def test_what_is_no_memory_file_is_refused_with_its_reason() -> None:
    whole = file(ORIGINAL)
    for data in (
        *(b"", b'{\n    "mode"}', whole + b"{}", whole.replace(b"211", b"0211"), b'{"mode": "\xff"}'),
        *(b"[" * 100_000, b'{"lost":' * 20_000, b"[]", b"null", b"9" * 200_000, b"NaN"),
        *(file({name: value for name, value in ORIGINAL.items() if name != key}) for key in ORIGINAL),
        *(file({**ORIGINAL, key: []}) for key in ("lots", "Lost", "", "__class__", "\ud800", "@everyone")),
        *(file({**ORIGINAL, key: value}) for key in ("lost", "good") for value in (None, "211", {}, {"0": 211})),
        whole.replace(b"427", b"9" * 5000),
    ):
        check_refused(data, "not_mine")
    check_refused(b" " * (MAX_KIB * 1024 + 1), "too_large", max_kib=MAX_KIB)
    for key, wrong, values in [
        ("format", ["chess learner"], '"tic-tac-toe learner"'),
        ("version", [2, True, 1.0, "1"], "1"),
        ("mode", ["best", ["original"], None], '"original", "stronger"'),
    ]:
        for value in wrong:
            check_refused(file({**ORIGINAL, key: value}), "value", where=key, values=values)
    numbers = ["0", "-1", "19683", "9" * 4000, "1e2", "211.0", "NaN", "-Infinity"]
    for entry in [*numbers, '"211"', "true", "[]", "[427]", "{}", "null"]:
        check_refused(whole.replace(b"427", entry.encode()), "entry", where="lost[1]", max_position=19_682)
    won, drawn = (position_of(parse_board(text), Mark.X) for text in ("XXX/OO./...", "XOX/XOO/OXX"))
    for changes, where, wrong in [
        ({"lost": [211, 211]}, "lost[1]", 211),
        ({"lost": [1, 2]}, "lost[1]", 2),
        ({"lost": [3**9 - 1]}, "lost[0]", 3**9 - 1),
        ({"lost": [won]}, "lost[0]", won),
        ({"lost": [drawn]}, "lost[0]", drawn),
        ({"good": [1]}, "good[0]", 1),
        ({**STRONGER, "good": [drawn]}, "good[0]", drawn),
        ({**STRONGER, "lost": [1, 9]}, "lost[1]", 9),
        ({**STRONGER, "lost": [1, 3], "good": [3]}, "good[0]", 3),
    ]:
        check_refused(file({**ORIGINAL, **changes}), "position", where=where, position=str(wrong))


def test_an_impossible_file_of_another_game_is_refused() -> None:
    completed = Position(1 + 3 + 9 + 2 * (3**3 + 3**4))
    data = format_memory(MemoryFile("original", {completed: LOST}, "misere"))
    assert parse_memory(data).memory == {completed: LOST}
    for old, new, reason in [
        (b'"game": "misere"', b'"game": "5x5"', "value"),
        (b'"game": "misere"', b'"game": 4', "value"),
        (b'"lost"', b'"good"', "not_mine"),
        (b'"lost": [', b'"lost": [19683, ', "entry"),
    ]:
        with refuses(f"memory_file-{reason}"):
            parse_memory(data.replace(old, new))


ANY_VALUE = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers() | st.text())


@settings(max_examples=30)
@given(
    st.dictionaries(st.sampled_from([*ORIGINAL, "game"]) | st.text(), ANY_VALUE),
    st.lists(st.integers(0, 3**9), max_size=5),
    st.binary(max_size=9),
    st.integers(0, 200),
)
def test_a_damaged_file_is_a_memory_or_is_refused(
    changes: Mapping[str, object], lost: list[int], inserted: bytes, place: int
) -> None:
    for facts in (ORIGINAL, STRONGER):
        whole = file({**facts, "lost": sorted(lost)})
        for data in (whole, file({**facts, **changes}), inserted, whole[:place] + inserted + whole[place:]):
            try:
                parsed = parse_memory(data)
            except Refusal:
                continue
            assert parse_memory(format_memory(parsed)) == parsed
            for position in parsed.memory:
                board_of(position)


def test_merging_adds_new_positions_and_lost_ones_stay_lost() -> None:
    a, b, c, d, e = map(Position, (1, 3, 7, 11, 19))
    ours = {a: LOST, b: GOOD, c: GOOD, d: LOST}
    theirs = {a: GOOD, b: LOST, c: GOOD, d: LOST, e: GOOD}
    assert merge_changes(theirs, ours) == {b: LOST, e: GOOD}
    assert merge_changes(ours, {}) == ours
