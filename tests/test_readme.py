"""The README, the pages in docs and docstrings: their game is played, their code runs, their tables are right."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import discord
import pytest
import simcord

import cogs
from bot.client.permissions import PERMISSIONS
from bot.process.exit_codes import ExitCode
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from tests.support.databases import temporary_database
from tests.support.default_settings import default_settings
from tests.support.world import World, answer, new_app, new_services, running_world

ROOT = Path(__file__).parent.parent
PAGES = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]}
README, INDEX, COMMANDS, CONFIGURATION, ARCHITECTURE = (
    PAGES[name]
    for name in ("README.md", "docs/README.md", "docs/commands.md", "docs/configuration.md", "docs/architecture.md")
)


async def test_the_game_in_the_readme_can_be_played() -> None:
    (chat,) = re.findall(r"```chat\n(.*?)```", README, re.DOTALL)
    rounds = re.findall(r"^ana   (.+)\n((?:(?:bot|   )   .+\n)+)", chat, re.MULTILINE)
    assert len(rounds) == 4
    async with running_world(seed=0) as world:
        for typed, expected in rounds:
            answer = await world.play(world.ana, typed)
            words = [line for line in answer.split("\n") if not line.startswith(("▪️", "🇦", "🇧", "🇨"))]
            plain = "\n".join(words).replace("**", "").replace("`", "").replace("||", "")
            assert plain == "\n".join(line[6:] for line in expected.splitlines())


def test_the_readme_is_short_and_every_make_target_is_documented() -> None:
    assert len(README.splitlines()) <= 120
    targets = set(re.findall(r"^make (\w+)", README + PAGES["CONTRIBUTING.md"], re.MULTILINE))
    assert targets == {"run", "test", "proof", "coverage", "lint", "bench", "crowd", "match"}
    assert targets == set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_the_examples_on_the_architecture_page_and_in_docstrings_run() -> None:
    results = doctest.testfile(str(ROOT / "docs/architecture.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0
    files = [path for package in ("bot", "cogs") for path in (ROOT / package).rglob("*.py")]
    modules = [file.relative_to(ROOT).with_suffix("") for file in files if ">>> " in file.read_text("utf-8")]
    assert len(modules) > 20
    for module in modules:
        results = doctest.testmod(import_module(".".join(module.parts)))
        assert (results.attempted > 0, results.failed) == (True, 0), module


def test_every_setting_and_exit_code_is_documented() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (?:`(.+?)`)? *\|", CONFIGURATION, re.MULTILINE)
    assert dict(rows) == default_settings()
    assert re.findall(r"^\| (\d+) \|", CONFIGURATION, re.MULTILINE) == [str(code.value) for code in ExitCode]


async def test_every_command_is_documented_with_its_aliases() -> None:
    names = re.findall(r"^\| `!(\w+).*?` \|", README, re.MULTILINE)
    assert len(names) > 5
    rows = re.findall(r"^\| `!(\w+).*?` \|.*?\| ?(.*) \|$", COMMANDS, re.MULTILINE)
    async with running_world() as world:
        commands = {command.name: set(command.aliases) for command in world.app.commands}
        assert {*names} <= commands.keys()
    assert len(rows) == len(commands)
    assert {name: set(re.findall(r"`!(\w+)`", aliases)) for name, aliases in rows} == commands


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    (permissions,) = re.findall(r"permissions=(\d+)", PAGES["docs/installation.md"])
    assert discord.Permissions(int(permissions)) == PERMISSIONS
    assert [name for name, granted in PERMISSIONS if granted] == [
        "read_messages",  # which Discord calls View Channels
        "send_messages",
        "embed_links",
        "attach_files",
        "create_public_threads",
        "send_messages_in_threads",
    ]


def test_every_link_page_and_path_can_be_followed() -> None:
    for page, text in PAGES.items():
        for link in re.findall(r'(?:\]\(|src=")([^)"\s]+)', text):
            if link.startswith("https://"):
                continue
            path, _, anchor = link.partition("#")
            target = (ROOT / page).parent / path if path else ROOT / page
            assert target.exists(), (page, link)
            if anchor:
                assert anchor in anchors(target.read_text("utf-8")), (page, link)
    assert [
        page
        for page in PAGES
        if page != "docs/README.md" and f"]({page.removeprefix('docs/')}" not in INDEX and page.startswith("docs/")
    ] == []
    for page in ("CONTRIBUTING.md", "docs/architecture.md", "docs/languages.md"):
        paths = re.findall(r"(?<![\w/])((?:bot|cogs|tests|docs|benchmarks)/[\w./-]*\w/?)", PAGES[page])
        assert paths
        assert [path for path in paths if not (ROOT / path).exists()] == [], page


def anchors(text: str) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


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
