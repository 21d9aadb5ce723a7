"""Game notation: formatted games are parsed again, and impossible games are refused."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.board import Board
from bot.game.errors import Refusal
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import EarlyEnd, Match, MemberSeat, OpponentSeat, Termination
from bot.game.notation import RESULTS, GameRecord, format_game, parse_game, parse_games, record
from bot.game.rules import TIC_TAC_TOE, Rules
from tests.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO
from tests.random_games import any_rules, random_plies

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
EASY = OpponentSeat("easy")
ENDED = datetime(2026, 11, 21, 19, 30, 22, tzinfo=UTC)
GAME: str = "2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line"
RULES = (TIC_TAC_TOE, Rules(misere=True), Rules(6, 7, 4, gravity=True), Rules(4, 5, 3, True, True), Rules(1, 26, 2))
RESULT_LIST = "`1-0`, `0-1`, `1/2-1/2`, `*`"


def random_record(rng: Random) -> GameRecord:
    """A random finished game with random players, rules and termination."""
    x, o = rng.sample(
        [ANA_SEAT, BEN_SEAT, MemberSeat(None), EASY, OpponentSeat("first free"), OpponentSeat("x" * 50)], 2
    )
    match = Match(MatchId(rng.randrange(1, 99)), rng.choice(RULES), x, o)
    while not match.is_over and rng.random() < 0.95:
        match = match.play(rng.choice(match.board.legal_moves))
    if not match.is_over:
        ends = (match.abandon(), match.stop(), match.agree(), match.forfeit(Mark.O), match.forfeit(Mark.X))
        if len(match.plies) > 1 and ANA_SEAT in (x, o):
            match = match.take_back(ANA)
            ends = (match.resign(ANA),)
        match = rng.choice(ends)
    ended = ENDED + timedelta(seconds=rng.randrange(-(10**10), 10**10), microseconds=rng.randrange(10**6))
    return record(match, ended, rng.choice([ANA, None]), is_coached=rng.random() < 0.2)


@pytest.mark.usefixtures("untraced")
def test_every_formatted_game_is_parsed_to_the_same_game() -> None:
    games = [random_record(Random(number)) for number in range(300)]
    lines = [format_game(game) for game in games]
    assert [parse_game(line) for line in lines] == games
    assert parse_games("\n".join(lines)) == games
    assert {game.match.termination for game in games} == {*Termination}
    assert all(re.fullmatch(r"[ -~]{1,999}", line) for line in lines)


@pytest.mark.usefixtures("untraced")
@given(any_rules, st.integers(0))
def test_a_game_of_any_size_is_parsed_to_the_same_game(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    match = Match(MatchId(7), rules, ANA_SEAT, EASY, random_plies(rules, rng, rng.randrange(rules.cells + 1)))
    game = record(match if match.is_over else match.abandon(), ENDED, ANA)
    line = format_game(game)
    assert parse_game(line) == game
    assert parse_game(line.replace(" A1", " 1a")) == game


def test_a_line_has_no_names_of_users() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, (4, 0)).resign(BEN)
    lines = [format_game(record(match, ENDED, user)) for user in (ANA, BEN, CLEO, None)]
    assert lines == [
        "2026-11-21T19:30:22Z 3x3x3 x:me o:member B2 A1 1-0 resigned",
        "2026-11-21T19:30:22Z 3x3x3 x:member o:me B2 A1 1-0 resigned",
        *["2026-11-21T19:30:22Z 3x3x3 x:member o:member B2 A1 1-0 resigned"] * 2,
    ]


def test_the_time_of_a_line_is_in_utc() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, EASY).abandon()
    in_india = datetime(2026, 1, 1, 2, 30, 15, 999_999, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    assert format_game(record(match, in_india)) == "2025-12-31T21:00:15Z 3x3x3 x:member o:easy * abandoned"
    assert parse_game("0001-01-01T00:00:00Z 3x3x3 x:me o:easy * abandoned").ended == datetime(1, 1, 1, tzinfo=UTC)


def test_rules_are_written_with_their_options() -> None:
    match = Match(MatchId(7), Rules(6, 7, 4, gravity=True, misere=True), EASY, ANA_SEAT, (41, 40)).agree()
    line = "2026-11-21T19:30:22Z 6x7x4+gravity+misere x:easy o:me F7 F6 1/2-1/2 agreed coached"
    assert format_game(record(match, ENDED, ANA, is_coached=True)) == line
    assert parse_game(line) == record(match, ENDED, ANA, is_coached=True)


def test_comments_empty_lines_and_spacing_are_skipped() -> None:
    text = (
        f"\ufeff# tic-tac-toe games 1\r\n\r\n  {GAME.replace(' ', '  ')}\t\r\n   # {GAME}\r\n{GAME.replace('B2', '2b')}"
    )
    assert parse_games(text) == [parse_game(GAME)] * 2
    assert parse_games("") == parse_games("#") == []


def test_a_record_that_no_line_can_hold_is_refused() -> None:
    good = parse_game(GAME)
    running = Match(MatchId(0), TIC_TAC_TOE, MemberSeat(None), EASY, (4,))
    for wrong in (
        {"ended": ENDED.replace(tzinfo=None)},
        {"ended": ENDED.replace(microsecond=1)},
        {"match": running},
        {"match": replace(good.match, id=MatchId(1))},
        {"match": replace(good.match, x=ANA_SEAT)},
        {"match": replace(good.match, o=OpponentSeat("member"))},
        {"match": replace(good.match, o=OpponentSeat("-"))},
        {"me": Mark.O},
    ):
        with pytest.raises(ValueError, match=r"[a-z ]+"):
            replace(good, **wrong)


def test_a_wrong_line_is_refused_with_its_reason_and_facts() -> None:
    for line, reason, facts in [
        ("", "notation-time", {}),
        ("yesterday", "notation-time", {}),
        ("2026-11-21T19:30:22 3x3x3", "notation-time", {}),
        ("2026-02-30T19:30:22Z 3x3x3", "notation-time", {}),
        ("٢026-11-21T19:30:22Z 3x3x3", "notation-time", {}),
        ("2026-11-21T19:30:22Z", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 3x3", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 3x3x4", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 27x3x3", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 03x3x3", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 3x3x3+misere+gravity", "notation-rules", {}),
        ("2026-11-21T19:30:22Z 3x3x3", "notation-seat", {"seat": "x:"}),
        ("2026-11-21T19:30:22Z 3x3x3 o:me x:easy", "notation-seat", {"seat": "x:"}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me", "notation-seat", {"seat": "o:"}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:", "notation-seat", {"seat": "o:"}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:Ben", "notation-seat", {"seat": "o:"}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:<@1>", "notation-seat", {"seat": "o:"}),
        (f"2026-11-21T19:30:22Z 3x3x3 x:me o:{'x' * 51}", "notation-seat", {"seat": "o:"}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:me", "notation-same_player", {}),
        (GAME.replace("A3", "D3"), "notation-move", {"move": 3, "results": RESULT_LIST}),
        (GAME.replace("A3", "line"), "notation-move", {"move": 3, "results": RESULT_LIST}),
        (GAME.replace("A3", "А3"), "notation-move", {"move": 3, "results": RESULT_LIST}),
        (GAME.replace("1-0", "2-0"), "notation-move", {"move": 6, "results": RESULT_LIST}),
        (GAME.replace("A3", "A1"), "notation-cell_taken", {"move": 3, "coordinate": "A1"}),
        (
            "2026-11-21T19:30:22Z 6x7x4+gravity x:me o:easy F7 D7 * abandoned",
            "notation-floating_cell",
            {"move": 2, "coordinate": "D7"},
        ),
        (GAME.replace("1-0", "B3 1-0"), "notation-game_over", {"move": 6}),
        (GAME.replace(" 1-0 line", ""), "notation-result", {"results": RESULT_LIST}),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:easy", "notation-result", {"results": RESULT_LIST}),
        (GAME.replace("1-0", "0-1"), "notation-decided", {"ending": "1-0 line"}),
        (GAME.replace("1-0", "*"), "notation-decided", {"ending": "1-0 line"}),
        (GAME.replace("line", "resigned"), "notation-decided", {"ending": "1-0 line"}),
        (GAME.replace("line", "full-board"), "notation-decided", {"ending": "1-0 line"}),
        (GAME.replace("3x3x3", "3x3x3+misere"), "notation-decided", {"ending": "0-1 line"}),
        (
            "2026-11-21T19:30:22Z 1x2x2 x:me o:easy A1 A2 1-0 line",
            "notation-decided",
            {"ending": "1/2-1/2 full-board"},
        ),
        (GAME.replace(" C1", ""), "notation-undecided", {"termination": "line"}),
        (GAME.replace(" C1 1-0 line", " 1/2-1/2 full-board"), "notation-undecided", {"termination": "full-board"}),
        (
            GAME.replace(" C1 1-0 line", " * resigned"),
            "notation-result_mismatch",
            {"termination": "resigned", "results": "`1-0`, `0-1`"},
        ),
        (
            GAME.replace(" C1 1-0 line", " 1-0 agreed"),
            "notation-result_mismatch",
            {"termination": "agreed", "results": "`1/2-1/2`"},
        ),
        (
            GAME.replace(" C1 1-0 line", " 1-0 abandoned"),
            "notation-result_mismatch",
            {"termination": "abandoned", "results": "`*`"},
        ),
        (GAME + " coached coached", "notation-extra_text", {}),
        (GAME + " rated", "notation-extra_text", {}),
    ]:
        with pytest.raises(Refusal) as refused:
            parse_games(f"# one\n{GAME}\n\n{line or '?'}\n{GAME}\n")
        assert (refused.value.key, refused.value.facts) == (reason, {"line": 4, **facts})


def test_an_unknown_termination_is_refused_with_the_known_ones() -> None:
    for line in (GAME.replace("line", "won"), GAME.removesuffix(" line")):
        with pytest.raises(Refusal) as refused:
            parse_game(line)
        assert refused.value.key == "notation-termination"
        named = re.findall(r"`([a-z-]+)`", str(refused.value.facts["terminations"]))
        assert named == [termination.value.replace(" ", "-") for termination in Termination]


@pytest.mark.usefixtures("untraced")
def test_any_text_is_parsed_or_refused() -> None:
    rng = Random(1)
    words = [*GAME.split(), *RESULTS, "coached", "#", "\n", "", "0", "١", "\x00", "\x85", "🇧2️⃣", "9" * 5000, "x:" * 99]
    parsed = refused = 0
    for _ in range(3000):
        line: list[str] = [*GAME.split()]
        for _ in range(rng.randrange(1, 4)):
            match rng.randrange(4):
                case 0:
                    line[rng.randrange(len(line))] = rng.choice(words)
                case 1:
                    line.insert(rng.randrange(len(line) + 1), rng.choice(words))
                case 2:
                    letters = [*line[at := rng.randrange(len(line))], "?"]
                    letters[rng.randrange(len(letters))] = chr(rng.randrange(0x110000))
                    line[at] = "".join(letters)
                case _:
                    del line[rng.randrange(len(line))]
        try:
            games = parse_games(" ".join(line))
        except Refusal:
            refused += 1
        else:
            assert [*parse_games("\n".join(map(format_game, games)))] == games
            parsed += 1
    assert parsed > 30
    assert refused > 1000


def test_the_examples_of_the_page_are_parsed_and_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 4
    assert results.failed == 0
    (example,) = re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    games = parse_games(example)
    assert [format_game(game) for game in games] == example.splitlines()[1:]
    assert len(games) == 6


def test_the_page_lists_every_termination_with_its_results() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == [termination.value.replace(" ", "-") for termination in Termination]
    for name, results in rows[2:]:
        for result in RESULTS:
            line = f"2026-11-21T19:30:22Z 3x3x3 x:me o:easy {result} {name}"
            if f"`{result}`" in results:
                assert format_game(parse_game(line)) == line
            else:
                with pytest.raises(Refusal) as refused:
                    parse_game(line)
                assert refused.value.key == "notation-result_mismatch"


def test_a_record_stops_as_its_match_did() -> None:
    game = parse_game("2026-11-21T19:30:22Z 3x3x3 x:member o:me B2 0-1 forfeited")
    assert game.match.early_end == EarlyEnd(Termination.FORFEITED, loser=Mark.X)
    assert (game.match.board, game.me, game.is_coached) == (Board().play(4), Mark.O, False)
