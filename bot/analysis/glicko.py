"""Glicko-2 ratings: see Glickman, Example of the Glicko-2 system (2022), https://www.glicko.net/glicko/glicko2.pdf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

_TAU = 0.5  # how much the volatility may change
_SCALE = 173.7178  # from the scale of ratings to that of Glicko-2
_CENTRE = 1500
_TOLERANCE = 1e-6


@dataclass(frozen=True, slots=True)
class Glicko:
    """A rating with its deviation: the strength is within two deviations of the rating with 95 % confidence."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06  # how much the strength is expected to change

    def after(self, results: Sequence[tuple[Glicko, float]]) -> Glicko:
        """Return the rating after a rating period: opponents with the scores against them, 0 to 1; at least one.

        >>> ana, puzzle = Glicko(), Glicko(1600, 120)
        >>> round(ana.after([(puzzle, 1.0)]).rating), round(puzzle.after([(ana, 0.0)]).rating)
        (1728, 1568)
        """
        mu, phi = (self.rating - _CENTRE) / _SCALE, self.deviation / _SCALE
        precision = improvement = 0.0
        for opponent, score in results:
            weight = 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE) ** 2 / pi**2)
            expected = 1 / (1 + exp(-weight * (mu - (opponent.rating - _CENTRE) / _SCALE)))
            precision += weight**2 * expected * (1 - expected)
            improvement += weight * (score - expected)
        variance = 1 / precision
        volatility = self._new_volatility(phi, variance, variance * improvement)
        new_phi = 1 / sqrt(1 / (phi**2 + volatility**2) + precision)
        return Glicko((mu + new_phi**2 * improvement) * _SCALE + _CENTRE, new_phi * _SCALE, volatility)

    def _new_volatility(self, phi: float, variance: float, delta: float) -> float:
        """Return the volatility after a period, by the Illinois algorithm: step 5 of the paper."""
        a = log(self.volatility**2)

        def f(x: float) -> float:
            total = phi**2 + variance + exp(x)
            return exp(x) * (delta**2 - total) / (2 * total**2) - (x - a) / _TAU**2

        low, high = a, _upper_bound(f, a, delta**2 - phi**2 - variance)
        f_low, f_high = f(low), f(high)
        while abs(high - low) > _TOLERANCE:
            between = low + (low - high) * f_low / (f_high - f_low)
            f_between = f(between)
            if f_between * f_high <= 0:
                low, f_low = high, f_high
            else:
                f_low /= 2
            high, f_high = between, f_between
        return exp(low / 2)


def _upper_bound(f: Callable[[float], float], a: float, surprise: float) -> float:
    """Return the other end of the interval in which f is zero; `surprise` is positive if results were unexpected."""
    if surprise > 0:
        return log(surprise)
    steps = 1
    while f(a - steps * _TAU) < 0:
        steps += 1
    return a - steps * _TAU
