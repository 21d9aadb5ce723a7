"""Games as text: what is written reads back, and nothing is read that no game can have been."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest

from bot.game.board import Board
from bot.game.errors import (
    NotationDecidedError,
    NotationEndError,
    NotationError,
    NotationFloatingError,
    NotationMismatchError,
    NotationMoveError,
    NotationOverError,
    NotationResultError,
    NotationRulesError,
    NotationSeatError,
    NotationSelfError,
    NotationTakenError,
    NotationTerminationError,
    NotationTimeError,
    NotationUndecidedError,
)
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Stop, Termination
from bot.game.notation import RESULTS, GameRecord, format_game, parse_game, parse_games, record
from bot.game.rules import TIC_TAC_TOE, Rules

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
ANA, BEN, EASY = MemberSeat(UserId(1)), MemberSeat(UserId(2)), OpponentSeat("easy")
ENDED = datetime(2026, 11, 21, 19, 30, 22, tzinfo=UTC)
GAME: str = "2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line"
RULES = (TIC_TAC_TOE, Rules(misere=True), Rules(6, 7, 4, gravity=True), Rules(4, 5, 3, True, True), Rules(1, 26, 2))
LISTED = "`1-0`, `0-1`, `1/2-1/2`, `*`"


def by_chance(rng: Random) -> GameRecord:
    """Some game, between anybody, under any rules."""
    x, o = rng.sample([ANA, BEN, MemberSeat(None), EASY, OpponentSeat("first free"), OpponentSeat("x" * 50)], 2)
    match = Match(MatchId(rng.randrange(1, 99)), rng.choice(RULES), x, o)
    while not match.is_over and rng.random() < 0.95:
        match = match.play(rng.choice(match.board.legal_moves))
    if not match.is_over:
        ends = (match.abandon(), match.halt(), match.agree(), match.forfeit(Mark.O), match.forfeit(Mark.X))
        if len(match.plies) > 1 and ANA in (x, o):
            match = match.take_back(UserId(1))
            ends = (match.resign(UserId(1)),)
        match = rng.choice(ends)
    ended = ENDED + timedelta(seconds=rng.randrange(-(10**10), 10**10), microseconds=rng.randrange(10**6))
    return record(match, ended, rng.choice([UserId(1), None]), is_coached=rng.random() < 0.2)


@pytest.mark.usefixtures("untraced")
def test_every_game_that_is_written_reads_back_as_it_was() -> None:
    games = [by_chance(Random(number)) for number in range(300)]
    lines = [format_game(game) for game in games]
    assert [parse_game(line) for line in lines] == games
    assert parse_games("\n".join(lines)) == games
    assert {game.match.termination for game in games} == {*Termination}
    assert all(re.fullmatch(r"[ -~]{1,999}", line) for line in lines)


def test_a_line_says_who_played_without_a_name() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, (4, 0)).resign(UserId(2))
    lines = [format_game(record(match, ENDED, user)) for user in (UserId(1), UserId(2), UserId(3), None)]
    assert lines == [
        "2026-11-21T19:30:22Z 3x3x3 x:me o:member B2 A1 1-0 resigned",
        "2026-11-21T19:30:22Z 3x3x3 x:member o:me B2 A1 1-0 resigned",
        *["2026-11-21T19:30:22Z 3x3x3 x:member o:member B2 A1 1-0 resigned"] * 2,
    ]


def test_a_line_tells_the_time_in_utc_wherever_it_was_looked_up() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA, EASY).abandon()
    there = datetime(2026, 1, 1, 2, 30, 15, 999_999, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    assert format_game(record(match, there)) == "2025-12-31T21:00:15Z 3x3x3 x:member o:easy * abandoned"
    assert parse_game("0001-01-01T00:00:00Z 3x3x3 x:me o:easy * abandoned").ended == datetime(1, 1, 1, tzinfo=UTC)


def test_rules_are_written_with_what_is_unusual_about_them() -> None:
    match = Match(MatchId(7), Rules(6, 7, 4, gravity=True, misere=True), EASY, ANA, (41, 40)).agree()
    line = "2026-11-21T19:30:22Z 6x7x4+gravity+misere x:easy o:me F7 F6 1/2-1/2 agreed coached"
    assert format_game(record(match, ENDED, UserId(1), is_coached=True)) == line
    assert parse_game(line) == record(match, ENDED, UserId(1), is_coached=True)


def test_comments_empty_lines_and_the_ways_of_other_editors_are_read_over() -> None:
    text = (
        f"\ufeff# tic-tac-toe games 1\r\n\r\n  {GAME.replace(' ', '  ')}\t\r\n   # {GAME}\r\n{GAME.replace('B2', '2b')}"
    )
    assert parse_games(text) == [parse_game(GAME)] * 2
    assert parse_games("") == parse_games("#") == []


def test_a_moment_a_match_and_a_seat_that_no_line_can_tell_of_are_no_record() -> None:
    good = parse_game(GAME)
    running = Match(MatchId(0), TIC_TAC_TOE, MemberSeat(None), EASY, (4,))
    for wrong in (
        {"ended": ENDED.replace(tzinfo=None)},
        {"ended": ENDED.replace(microsecond=1)},
        {"match": running},
        {"match": replace(good.match, id=MatchId(1))},
        {"match": replace(good.match, x=ANA)},
        {"match": replace(good.match, o=OpponentSeat("member"))},
        {"match": replace(good.match, o=OpponentSeat("-"))},
        {"me": Mark.O},
    ):
        with pytest.raises(ValueError, match=r"[a-z ]+"):
            replace(good, **wrong)


@pytest.mark.parametrize(
    ("line", "error", "facts"),
    [
        ("", NotationTimeError, ()),
        ("yesterday", NotationTimeError, ()),
        ("2026-11-21T19:30:22 3x3x3", NotationTimeError, ()),
        ("2026-02-30T19:30:22Z 3x3x3", NotationTimeError, ()),
        ("٢026-11-21T19:30:22Z 3x3x3", NotationTimeError, ()),
        ("2026-11-21T19:30:22Z", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 3x3", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 3x3x4", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 27x3x3", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 03x3x3", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 3x3x3+misere+gravity", NotationRulesError, ()),
        ("2026-11-21T19:30:22Z 3x3x3", NotationSeatError, ("x:",)),
        ("2026-11-21T19:30:22Z 3x3x3 o:me x:easy", NotationSeatError, ("x:",)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me", NotationSeatError, ("o:",)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:", NotationSeatError, ("o:",)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:Ben", NotationSeatError, ("o:",)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:<@1>", NotationSeatError, ("o:",)),
        (f"2026-11-21T19:30:22Z 3x3x3 x:me o:{'x' * 51}", NotationSeatError, ("o:",)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:me", NotationSelfError, ()),
        (GAME.replace("A3", "D3"), NotationMoveError, (3, LISTED)),
        (GAME.replace("A3", "line"), NotationMoveError, (3, LISTED)),
        (GAME.replace("A3", "А3"), NotationMoveError, (3, LISTED)),
        (GAME.replace("1-0", "2-0"), NotationMoveError, (6, LISTED)),
        (GAME.replace("A3", "A1"), NotationTakenError, (3, "A1")),
        ("2026-11-21T19:30:22Z 6x7x4+gravity x:me o:easy F7 D7 * abandoned", NotationFloatingError, (2, "D7")),
        (GAME.replace("1-0", "B3 1-0"), NotationOverError, (6,)),
        (GAME.replace(" 1-0 line", ""), NotationResultError, (LISTED,)),
        ("2026-11-21T19:30:22Z 3x3x3 x:me o:easy", NotationResultError, (LISTED,)),
        (GAME.replace("1-0", "0-1"), NotationDecidedError, ("1-0 line",)),
        (GAME.replace("1-0", "*"), NotationDecidedError, ("1-0 line",)),
        (GAME.replace("line", "resigned"), NotationDecidedError, ("1-0 line",)),
        (GAME.replace("line", "full-board"), NotationDecidedError, ("1-0 line",)),
        (GAME.replace("3x3x3", "3x3x3+misere"), NotationDecidedError, ("0-1 line",)),
        ("2026-11-21T19:30:22Z 1x2x2 x:me o:easy A1 A2 1-0 line", NotationDecidedError, ("1/2-1/2 full-board",)),
        (GAME.replace(" C1", ""), NotationUndecidedError, ("line",)),
        (GAME.replace(" C1 1-0 line", " 1/2-1/2 full-board"), NotationUndecidedError, ("full-board",)),
        (GAME.replace(" C1 1-0 line", " * resigned"), NotationMismatchError, ("resigned", "`1-0`, `0-1`")),
        (GAME.replace(" C1 1-0 line", " 1-0 agreed"), NotationMismatchError, ("agreed", "`1/2-1/2`")),
        (GAME.replace(" C1 1-0 line", " 1-0 abandoned"), NotationMismatchError, ("abandoned", "`*`")),
        (GAME + " coached coached", NotationEndError, ()),
        (GAME + " rated", NotationEndError, ()),
    ],
)
def test_what_no_game_can_have_been_is_refused_with_its_place(
    line: str, error: type[NotationError], facts: tuple[object, ...]
) -> None:
    with pytest.raises(NotationError) as refused:
        parse_games(f"# one\n{GAME}\n\n{line or '?'}\n{GAME}\n")
    assert refused.type is error
    assert [*vars(refused.value).values()] == [4, *facts]


def test_a_way_to_end_that_there_is_not_is_answered_with_those_that_there_are() -> None:
    for line in (GAME.replace("line", "won"), GAME.removesuffix(" line")):
        with pytest.raises(NotationTerminationError) as refused:
            parse_game(line)
        named = re.findall(r"`([a-z-]+)`", refused.value.terminations)
        assert named == [termination.value.replace(" ", "-") for termination in Termination]


@pytest.mark.usefixtures("untraced")
def test_whatever_is_in_a_text_is_read_or_refused_and_what_is_read_can_be_written() -> None:
    rng = Random(1)
    words = [*GAME.split(), *RESULTS, "coached", "#", "\n", "", "0", "١", "\x00", "\x85", "🇧2️⃣", "9" * 5000, "x:" * 99]
    read = refused = 0
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
        except NotationError:
            refused += 1
        else:
            assert [*parse_games("\n".join(map(format_game, games)))] == games
            read += 1
    assert read > 30
    assert refused > 1000


def test_every_game_of_the_page_can_be_read_and_its_code_runs() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 4
    assert results.failed == 0
    (example,) = re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    games = parse_games(example)
    assert [format_game(game) for game in games] == example.splitlines()[1:]
    assert len(games) == 4


def test_the_page_names_every_way_to_end_with_its_results() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == [termination.value.replace(" ", "-") for termination in Termination]
    for name, results in rows[2:]:
        for result in RESULTS:
            line = f"2026-11-21T19:30:22Z 3x3x3 x:me o:easy {result} {name}"
            if f"`{result}`" in results:
                assert format_game(parse_game(line)) == line
            else:
                with pytest.raises(NotationMismatchError):
                    parse_game(line)


def test_a_record_stops_as_its_match_did() -> None:
    game = parse_game("2026-11-21T19:30:22Z 3x3x3 x:member o:me B2 0-1 forfeited")
    assert game.match.stop == Stop(Termination.FORFEITED, loser=Mark.X)
    assert (game.match.board, game.me, game.is_coached) == (Board().play(4), Mark.O, False)
