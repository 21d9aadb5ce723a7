"""The feature that CONTRIBUTING.md adds as an example."""

import re
from pathlib import Path

import pytest
import simcord

import cogs
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from tests.support.databases import temporary_database
from tests.support.world import World, answer, new_app, new_services

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"


async def test_a_folder_and_its_name_add_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = dict(re.findall(r"Its `([\w.]+)` has .*?```\w+\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    assert files.keys() == {"commands.py", "en.ftl"}
    folder = tmp_path / "coin"
    folder.mkdir()
    for name, text in {**files, "__init__.py": ""}.items():
        (folder / name).write_text(text, "utf-8")
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
    monkeypatch.setattr(cogs, "FEATURES", (*cogs.FEATURES, "coin"))
    async with temporary_database() as database:
        app = new_app(new_services(database), Languages(read_messages, ("en", "de")))
        async with simcord.run(app) as env:
            world = World.create(env)
            sides = ("🪙 Heads!", "🪙 Tails!")
            assert answer(await world.ana.slash(world.channel, "coin")) in sides
            assert await world.play(world.ana, "!coin") in sides
