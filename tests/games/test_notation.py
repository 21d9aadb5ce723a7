"""Game notation: formatted games are parsed again, and impossible games are refused."""

from __future__ import annotations

import doctest
import re
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

from bot.games.errors import Refusal
from bot.games.fading import FADING
from bot.games.game import State, Termination
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.notation import RESULTS, GameRecord, format_game, parse_game, parse_games, record
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO
from tests.support.refusals import refuses

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
EASY = OpponentSeat("easy")
ENDED = datetime(2026, 11, 21, 19, 30, 22, tzinfo=UTC)
GAME: str = "2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line"
RULES = (TIC_TAC_TOE, Rules(misere=True), Rules(6, 7, 4, gravity=True), Rules(4, 5, 3, True, True), Rules(1, 26, 2))


def not_winning(state: State) -> list[int]:
    return [cell for cell in state.legal_moves if not state.play(cell).whole_lines]


def random_record(rng: Random) -> GameRecord:
    """A random finished game with random players, rules and termination."""
    x, o = rng.sample(
        [ANA_SEAT, BEN_SEAT, MemberSeat(None), EASY, OpponentSeat("first free"), OpponentSeat("x" * 50)], 2
    )
    match = Match(MatchId(rng.randrange(1, 99)), rng.choice([*RULES, FADING]), x, o)
    while not match.is_over and (match.game == FADING or rng.random() < 0.95):
        moves, quiet = match.board.legal_moves, not_winning(match.board)
        match = match.play(rng.choice(quiet if match.game == FADING and quiet else moves))
    if not match.is_over:
        ends = (match.abandon(), match.stop(), match.agree(), match.forfeit(Mark.O), match.forfeit(Mark.X))
        if len(match.plies) > 1 and ANA_SEAT in (x, o):
            match = match.take_back(ANA)
            ends = (match.resign(ANA),)
        match = rng.choice(ends)
    ended = ENDED + timedelta(seconds=rng.randrange(-(10**10), 10**10), microseconds=rng.randrange(10**6))
    return record(match, ended, rng.choice([ANA, None]), is_coached=rng.random() < 0.2)


def test_every_formatted_game_is_parsed_to_the_same_game() -> None:
    games = [random_record(Random(number)) for number in range(150)]
    lines = [format_game(game) for game in games]
    assert [parse_game(line) for line in lines] == games
    assert parse_games("\n".join(lines)) == games
    assert {game.match.termination for game in games} == {*Termination} - {
        Termination.REPETITION,
        Termination.BOARDS_COUNTED,
    }
    assert all(re.fullmatch(r"[ -~]{1,999}", line) for line in lines)


def test_a_game_that_ended_by_repetition_is_parsed() -> None:
    moves = "A1 A3 A2 B2 B1 C2 B3 C3 " * 2 + "A1 A3 A2 B2 B1 C2"
    line = f"2026-11-21T19:30:22Z fading x:me o:easy {moves} 1/2-1/2 repetition"
    assert format_game(parse_game(line)) == line
    with refuses("notation-ending"):
        parse_game(line.replace("repetition", "full-board"))


def test_a_game_that_was_decided_by_the_number_of_boards_is_parsed() -> None:
    moves = (
        "F5 I4 G1 B2 F6 I7 H3 F8 H6 E7 F3 G9 B8 D5 A5 B6 E9 F9 I9 H9 D8 B4 D2 C6 G7 C1 H2 E6 D7 A3 C8 G6 B9 F7 G3 C7 I2"
        " H5 F4 I1 G2 C5 A4 A8 C4 F2 A6 C9 H8 D1 E2 E3 A7 B7 F1 A9 D3"
    )
    line = f"2026-11-21T19:30:22Z ultimate x:me o:easy {moves} 1-0 boards-counted"
    assert format_game(parse_game(line)) == line
    for ending in ("1-0 line", "0-1 boards-counted", "1/2-1/2 full-board"):
        with refuses("notation-ending"):
            parse_game(line.replace("1-0 boards-counted", ending))


def test_a_line_has_no_names_of_users() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, (4, 0)).resign(BEN)
    lines = [format_game(record(match, ENDED, user)) for user in (ANA, BEN, CLEO, None)]
    assert lines == [
        "2026-11-21T19:30:22Z 3x3x3 x:me o:member B2 A1 1-0 resigned",
        "2026-11-21T19:30:22Z 3x3x3 x:member o:me B2 A1 1-0 resigned",
        *["2026-11-21T19:30:22Z 3x3x3 x:member o:member B2 A1 1-0 resigned"] * 2,
    ]


def test_the_time_of_a_line_is_in_utc_and_rules_have_their_options() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, EASY).abandon()
    in_india = datetime(2026, 1, 1, 2, 30, 15, 999_999, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    assert format_game(record(match, in_india)) == "2025-12-31T21:00:15Z 3x3x3 x:member o:easy * abandoned"
    assert parse_game("0001-01-01T00:00:00Z 3x3x3 x:me o:easy * abandoned").ended == datetime(1, 1, 1, tzinfo=UTC)
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


def test_a_wrong_line_is_refused_with_its_reason_and_facts() -> None:
    time, easy, dropped = "2026-11-21T19:30:22Z", "x:me o:easy", f"{GAME[:20]} 6x7x4+gravity x:me o:easy"
    lines = ["", "yesterday", f"{GAME} coached coached", f"{GAME} rated"]
    for part, wrongs in {
        time: (time[:-1], f"٢{time[1:]}", "2026-02-30T19:30:22Z"),
        "3x3x3": ("3x3", "3x3x4", "27x3x3", "03x3x3", "3x3x3+misere+gravity"),
        easy: ("", "o:me x:easy", "x:me o:", "x:me o:Ben", "x:me o:<@1>"),
        "easy": ("x" * 51, "me"),
        "1-0": ("2-0", ""),
        "line": ("won", ""),
    }.items():
        lines += [GAME.replace(part, wrong) for wrong in wrongs]
    for line in lines:
        check_refused(line, "line")
    for wrong in ("D3", "line", "A1"):
        check_refused(GAME.replace("A3", wrong), "unplayable", move=3)
    check_refused(f"{dropped} F7 D7 * abandoned", "unplayable", move=2)
    check_refused(GAME.replace("1-0", "B3 1-0"), "unplayable", move=6)
    for ending in ("0-1 line", "* line", "1-0 resigned", "1-0 full-board"):
        check_refused(GAME.replace("1-0 line", ending), "ending", ending=ending)
    for ending in ("1/2-1/2 full-board", "* resigned", "1-0 agreed", "1-0 abandoned"):
        check_refused(GAME.replace("C1 1-0 line", ending), "ending", ending=ending)
    for line in (GAME.replace("3x3x3", "3x3x3+misere"), f"{time} 1x2x2 {easy} A1 A2 1-0 line", GAME.replace(" C1", "")):
        check_refused(line, "ending", ending="1-0 line")


def check_refused(line: str, reason: str, **facts: object) -> None:
    with refuses(f"notation-{reason}") as refused:
        parse_games(f"# one\n{GAME}\n\n{line or '?'}\n{GAME}\n")
    assert refused.value.facts == {"line": 4, **facts}, line


def test_any_text_is_parsed_or_refused() -> None:
    rng, parsed = Random(1), 0
    words = [*GAME.split(), *RESULTS, "coached", "#", "\n", "", "0", "١", "\x00", "\x85", "🇧2️⃣", "9" * 5000, "x:" * 99]
    for _ in range(1000):
        line: list[str] = [*GAME.split()]
        for _ in range(rng.randrange(1, 4)):
            at, letter = rng.randrange(len(line)), chr(rng.randrange(0x110000))
            line[at : at + rng.randrange(2)] = rng.choice(([], [rng.choice(words)], [line[at] + letter], [letter]))
        try:
            games = parse_games(" ".join(line))
        except Refusal:
            continue
        assert [*parse_games("\n".join(map(format_game, games)))] == games
        parsed += 1
    assert 10 < parsed < 500


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
    for name, results in rows[5:]:
        for result in RESULTS:
            line = f"2026-11-21T19:30:22Z 3x3x3 x:me o:easy {result} {name}"
            if f"`{result}`" in results:
                assert format_game(parse_game(line)) == line
            else:
                with refuses("notation-ending"):
                    parse_game(line)
