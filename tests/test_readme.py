"""The README is true: its game is played, its code is run, its tables are compared."""

import doctest
import re
from pathlib import Path

import discord
import pytest

from bot.client.permissions import PERMISSIONS
from bot.exit_codes import ExitCode
from tests.default_settings import default_settings
from tests.world import running_world

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


async def test_the_game_in_the_readme_can_be_played() -> None:
    (chat,) = re.findall(r"```chat\n(.*?)```", README, re.DOTALL)
    rounds = re.findall(r"^ana   (.+)\n((?:(?:bot|   )   .+\n)+)", chat, re.MULTILINE)
    assert len(rounds) == 4
    async with running_world(seed=0) as world:
        for typed, told in rounds:
            said = await world.play(world.ana, typed)
            words = [line for line in said.split("\n") if not line.startswith(("▪️", "🇦", "🇧", "🇨"))]
            plain = "\n".join(words).replace("**", "").replace("`", "")
            assert plain == "\n".join(line[6:] for line in told.splitlines())


def test_the_code_in_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_every_make_target_in_the_readme_is_there() -> None:
    targets = set(re.findall(r"^make (\w+)", README, re.MULTILINE))
    assert targets == {"run", "test", "coverage", "lint", "bench"}
    assert targets <= set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_every_setting_stands_in_the_readme_with_its_default() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (?:`(.+?)`)? *\|", README, re.MULTILINE)
    assert dict(rows) == default_settings()


def test_every_exit_code_stands_in_the_readme() -> None:
    assert re.findall(r"^\| (\d+) \|", README, re.MULTILINE) == [str(code.value) for code in ExitCode]


async def test_every_command_stands_in_the_readme_with_its_other_names() -> None:
    rows = re.findall(r"^\| `!(\w+).*?` \|.*?\| ?(.*) \|$", README, re.MULTILINE)
    async with running_world() as world:
        commands = {command.name: set(command.aliases) for command in world.app.commands}
    assert {name: set(re.findall(r"`!(\w+)`", others)) for name, others in rows} == commands


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    (asked,) = re.findall(r"permissions=(\d+)", README)
    assert discord.Permissions(int(asked)) == PERMISSIONS
    assert [name for name, granted in PERMISSIONS if granted] == [
        "read_messages",  # which Discord calls View Channels
        "send_messages",
        "embed_links",
        "attach_files",
        "create_public_threads",
        "send_messages_in_threads",
    ]


@pytest.mark.parametrize("path", re.findall(r"^((?:bot|cogs|tests)/\S*)", README, re.MULTILINE))
def test_what_the_readme_says_is_there_is_there(path: str) -> None:
    assert (ROOT / path).exists()
