"""No regular expression takes more than linear time, because the event loop waits for each of them.

`re` offers no count of its steps, so the parsed patterns are checked. Python's `re` goes back and tries again where two
repeats can share the same characters, and where a search can begin anywhere within a repeat.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import bot
import cogs

PARSER: Any = import_module("re._parser")
"""The standard library's parser of regular expressions. `sre_parse`, its older name, is deprecated."""

SEARCHES = ("search", "split", "sub", "subn", "findall", "finditer")
"""The functions that try every place of a text."""

ALPHABET = frozenset(map(chr, range(0x2100)))


@dataclass(frozen=True)
class Step:
    """A part of a pattern: one character, or a repeat of them.

    Args:
        most: the largest number of repeats.
    """

    characters: frozenset[str]
    is_required: bool = True
    most: int = 1

    def overlaps(self, other: Step) -> bool:
        return not self.characters.isdisjoint(other.characters)


Steps = tuple[Step, ...]


def is_slow(pattern: re.Pattern[str], *, is_searched: bool = False) -> bool:
    """Check if matching a text that is twice as long can take more than twice the time."""
    paths = [*paths_of(PARSER.parse(pattern.pattern, pattern.flags & ~re.UNICODE))]
    return any(is_ambiguous(path, PARSER.MAXREPEAT) or (is_searched and is_slowly_searched(path)) for path in paths)


def is_ambiguous(path: Steps, most: int = 2) -> bool:
    """Check if two repeats can share characters, as nothing that they lack is required between them.

    Args:
        most: ignore repeats with a lower limit.
    """
    repeats = [index for index, step in enumerate(path) if step.most >= most]
    return any(
        path[one].overlaps(path[other]) and not is_separated(path[one], path[one + 1 : other])
        for one, other in combinations(repeats, 2)
    )


def is_slowly_searched(path: Steps) -> bool:
    """Check if a search can begin within an unlimited repeat, and fail after it."""
    return any(
        step.most == PARSER.MAXREPEAT
        and not is_separated(step, path[:index])
        and any(later.is_required for later in path[index + 1 :])
        for index, step in enumerate(path)
    )


def is_separated(repeat: Step, others: Iterable[Step]) -> bool:
    """Check if one of the other steps always takes a character that the repeat cannot take."""
    return any(step.is_required and not step.overlaps(repeat) for step in others)


def paths_of(items: Iterable[Any]) -> Iterator[Steps]:
    """Yield the steps of each way through a parsed pattern."""
    for path in product(*(choices(str(operator), value) for operator, value in items)):
        yield tuple(step for steps in path for step in steps)


def choices(operator: str, value: Any) -> Sequence[Steps]:
    """Return the ways through one item of a parsed pattern."""
    match operator, value:
        case "SUBPATTERN", (*_, inner):
            return [*paths_of(inner)]
        case "BRANCH", (_, branches):
            return [path for branch in branches for path in paths_of(branch)]
        case "MAX_REPEAT" | "MIN_REPEAT", (least, most, inner):
            return repeat(least, most, [*paths_of(inner)])
        case "GROUPREF", _:
            return [(Step(ALPHABET, is_required=False),)]
        case "AT" | "ASSERT" | "ASSERT_NOT", _:
            return [(condition(operator, value),)]
        case _:
            return [(Step(characters_of(operator, value)),)]


def repeat(least: int, most: int, bodies: Sequence[Steps]) -> Sequence[Steps]:
    """Return the ways through a repeat. One that can take the same text in several ways counts as two equal ones."""
    if most == 1:
        return [*bodies, *([] if least else [()])]
    twice = [one + other for one, other in product(bodies, bodies)]
    if least == most:
        return twice
    characters = frozenset[str]().union(*(step.characters for body in bodies for step in body))
    step = Step(characters, least > 0, most)
    is_clear = all(bodies) and not any(one[0].overlaps(other[0]) for one, other in combinations(bodies, 2))
    return [(step,) if is_clear and not any(map(is_ambiguous, twice)) else (step, step)]


def condition(operator: str, value: Any) -> Step:
    """Return what takes no character, but may fail, as a step: a lookahead, a lookbehind or an anchor."""
    match operator, value:
        case "ASSERT_NOT", (-1, inner):  # the character before is none of these
            ((step,),) = paths_of(inner)
            return Step(ALPHABET - step.characters)
        case "AT", where if str(where).startswith("AT_BEGINNING"):
            return Step(frozenset())
        case "AT", _:
            return Step(ALPHABET)
        case _:
            assert not any(is_ambiguous(path, PARSER.MAXREPEAT) for path in paths_of(value[1]))
            return Step(ALPHABET)


def characters_of(operator: str, value: Any) -> frozenset[str]:
    """Return the characters that one item of a parsed pattern takes."""
    match operator:
        case "LITERAL":
            return frozenset(chr(value))
        case "NOT_LITERAL":
            return ALPHABET - {chr(value)}
        case "RANGE":
            return frozenset(map(chr, range(value[0], value[1] + 1)))
        case "CATEGORY":
            return CATEGORIES[str(value)]
        case "IN":
            is_negated = str(value[0][0]) == "NEGATE"
            found = frozenset[str]().union(*(characters_of(str(kind), item) for kind, item in value[is_negated:]))
            return ALPHABET - found if is_negated else found
        case "ANY":
            return ALPHABET
        case _:
            raise NotImplementedError(operator)


CATEGORIES = {
    f"CATEGORY_{name}": frozenset(filter(re.compile(pattern).match, ALPHABET))
    for name, pattern in (("DIGIT", r"\d"), ("SPACE", r"\s"), ("WORD", r"\w"))
}


def patterns() -> Iterator[tuple[str, re.Pattern[str], bool]]:
    """Yield every pattern in the code with its module, and whether texts are searched for it."""
    found = [module.name for one in (bot, cogs) for module in walk_packages(one.__path__, f"{one.__name__}.")]
    for name in found:
        if "migrations" in name:
            continue
        module = import_module(name)
        assert module.__file__
        searched: set[str] = set()
        for call in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
            match call:
                case ast.Call(ast.Attribute(ast.Name("re"), function), [ast.Constant(str(pattern)), *_]):
                    yield name, re.compile(pattern), function in SEARCHES
                case ast.Call(ast.Attribute(ast.Name(variable), function)) if function in SEARCHES:
                    searched.add(variable)
                case _:
                    pass
        for variable, value in vars(module).items():
            if isinstance(value, re.Pattern):
                yield name, value, variable in searched


def test_every_regular_expression_takes_linear_time() -> None:
    found = [(name, pattern.pattern, is_slow(pattern, is_searched=searched)) for name, pattern, searched in patterns()]
    assert len(found) > 25
    assert not [(name, pattern) for name, pattern, slow in found if slow]


def test_slow_patterns_are_found_and_linear_ones_accepted() -> None:
    for pattern in (
        *(r"\s*\s*x", r".*x.*y", r"\w+@?[a-z]+x", r"(a|b*)b*c", r"[ab]*b[bc]*d"),  # repeats that share characters
        *("(a+)+b", r"(\w*x?)*!", "(ab|[ab]c)*d", "(a{1,9})*b", "(a?)*b", r"(\wa?)*b"),  # repeats of ambiguous parts
    ):
        assert is_slow(re.compile(pattern)), pattern
    for pattern in (r"\s+x", r"\s+(?=x)", r"\s+$", r"a[ab]*c", r"x?\w+="):  # searches that begin within a repeat
        assert is_slow(re.compile(pattern), is_searched=True), pattern
        assert not is_slow(re.compile(pattern)), pattern
    for pattern in (r"\s(?=x)", r"(?<!\s)\s+x", r"`\w*[ \t]*\n", r"(\.\w+)*", r"^\s+x", "a=([^&]+)"):
        assert not is_slow(re.compile(pattern), is_searched=True), pattern
