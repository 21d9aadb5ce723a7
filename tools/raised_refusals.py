"""The refusals that the code raises, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

_ROOT = Path(__file__).parents[1]


class RaisedRefusal(NamedTuple):
    """A place in the code that makes a refusal.

    Args:
        key: of the refusal.
        facts: the names of the facts that it is given.
    """

    key: str
    facts: frozenset[str]


@cache
def raised_refusals() -> list[RaisedRefusal]:
    """The refusals that modules in bot/ and cogs/ make, with keys that are written there."""
    modules = [
        ast.parse(file.read_text("utf-8")) for folder in ("bot", "cogs") for file in (_ROOT / folder).rglob("*.py")
    ]
    keys = {"Refusal": ""}  # the key of each class, empty if it is an argument
    size = 0
    while len(keys) > size:  # subclasses of subclasses
        size = len(keys)
        keys |= {name: key for module in modules for name, key in _subclasses(module, keys)}
    return [refusal for module in modules for refusal in _made(module, keys)]


def _subclasses(module: ast.Module, keys: dict[str, str]) -> Iterator[tuple[str, str]]:
    for node in module.body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id in keys for base in node.bases
        ):
            assigned = (
                part for part in node.body if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "key"
            )
            yield node.name, next((text for part in assigned for text in _texts(part.value, node)), "")


def _made(module: ast.Module, keys: dict[str, str]) -> Iterator[RaisedRefusal]:
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in keys:
                yield RaisedRefusal(keys[node.exc.id], frozenset())
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in keys:
                written = _texts(node.args[0], function) if node.args else []
                facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
                yield from (RaisedRefusal(key, facts) for key in written or [keys[node.func.id]] if key)


def _texts(value: ast.expr, scope: ast.AST) -> list[str]:
    """The texts that an expression can be: a literal, a choice between two, or a name that is assigned one of these."""
    match value:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_texts(body, scope), *_texts(orelse, scope)]
        case ast.Name(id=name):
            assigned = (node for node in ast.walk(scope) if isinstance(node, ast.Assign))
            return [
                text for node in assigned if ast.unparse(node.targets[0]) == name for text in _texts(node.value, scope)
            ]
        case _:
            return []
