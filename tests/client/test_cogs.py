"""The cogs that the client loads."""

from __future__ import annotations

from pathlib import Path
from pkgutil import iter_modules

import pytest

import cogs
from tests.support.world import running_world


async def test_a_cog_left_behind_by_an_older_version_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "answer.py").write_text("from bot.app import TicTacToe")
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
    async with running_world() as world:
        assert await world.play(world.ana, "!move B2")


def test_every_cog_is_loaded() -> None:
    assert {module.name for module in iter_modules(cogs.__path__)} == {*cogs.COGS, "ui"}
