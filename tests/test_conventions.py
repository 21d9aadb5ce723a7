"""Conventions of the code that no linter checks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAX_NAME = 69


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The Python modules in folders, by path."""
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text("utf-8"))


def imported_modules(module: ast.Module) -> Iterator[str]:
    """The full names of what a module imports."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_test_module(name: str) -> bool:
    """Check if the name of an imported object is that of a test module or of something in it."""
    package, *parts = name.split(".")
    return package == "tests" and any(part.startswith("test_") for part in parts)


def test_names_of_tests_are_short() -> None:
    long = [
        f"{path}: {node.name}"
        for path, module in modules("tests")
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and len(node.name) > MAX_NAME
    ]
    assert not long


def test_no_test_module_is_imported() -> None:
    imports = [
        f"{path} imports {name}"
        for path, module in modules("tests")
        for name in imported_modules(module)
        if is_test_module(name)
    ]
    assert not imports
