"""Conventions of the code that no linter checks."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAX_NAME = 69

WORDS = {
    "turn": ("bot/games/",),
    "reply": ("bot/client/", "bot/matches/", "cogs/"),
    "show": ("bot/client/", "bot/matches/", "cogs/"),
    "play": ("bot/games/", "cogs/play/"),
    "stop": ("bot/games/match.py", "cogs/play/"),
    "abandon": ("bot/games/match.py", "cogs/watch/"),
    "halt": (),
}
"""Where words may be part of the names of functions and classes. Each has one meaning: whose turn it is; an
answer on Discord; a message that users see; a ply on a board; a match ended by a moderator; one without result."""


@cache
def modules() -> dict[str, ast.Module]:
    files = [file for folder in ("bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))]
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}


def lines_of_tests(pattern: str) -> list[str]:
    return [
        line for file in (ROOT / "tests").rglob("*.py") for line in re.findall(pattern, file.read_text("utf-8"), re.M)
    ]


def test_names_of_tests_are_short_and_no_test_module_is_imported() -> None:
    assert not lines_of_tests(rf"^ *(?:async )?def (\w{{{MAX_NAME + 1},}})")
    assert not lines_of_tests(r"^ *(?:from|import) .*\btest_.*$")


def test_words_in_names_have_one_meaning() -> None:
    elsewhere = [
        f"{path}: {node.name}"
        for path, module in modules().items()
        if "migrations" not in path
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for word in re.findall("[A-Z]?[a-z]+", node.name)
        if not path.startswith(WORDS.get(word.lower().replace("replies", "reply"), ""))
    ]
    assert not elsewhere


def imported_modules(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_modules_do_not_import_each_other_in_circles() -> None:
    imports = {
        path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): set(imported_modules(module))
        for path, module in modules().items()
    }
    graph = {
        name: {part for part in (*imported, *(one.rpartition(".")[0] for one in imported)) if part in imports} - {name}
        for name, imported in imports.items()
    }
    TopologicalSorter(graph).prepare()  # raises CycleError
