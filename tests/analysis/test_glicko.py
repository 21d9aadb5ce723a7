"""Glicko-2 ratings, against the worked example of Glickman's paper."""

import pytest

from bot.analysis.glicko import Glicko


def test_the_example_of_the_paper() -> None:
    results = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    after = Glicko(1500, 200, 0.06).after(results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_ratings_move_to_the_strength_and_surprises_raise_the_volatility() -> None:
    solver = Glicko()
    for number in range(60):
        solver = solver.after([(Glicko(1800, 50), float(number % 2))])  # as strong as puzzles rated 1800
    assert abs(solver.rating - 1800) < 60
    assert 50 < solver.deviation < 80
    strong, weak = Glicko(2400, 40), Glicko(1200, 40)
    assert weak.after([(strong, 1.0)] * 5).volatility > 0.06
    assert weak.after([(weak, 1.0), (weak, 0.0)]).volatility < 0.06
