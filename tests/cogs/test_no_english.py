"""A server with another language shows no English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

import discord
import pytest
from simcord import MemberActor

from bot.players.memory_file import MemoryFile, format_memory
from bot.text.catalogue import LANGUAGE_NAMES, name_in_english
from cogs.learner import training
from cogs.learner import training_report as _training_report
from tests.support.english import english_in
from tests.support.foreign_server import ForeignServer
from tests.support.large_boards import menu_of
from tests.support.settings_page import Page
from tests.support.world import PLY_DURATION, World, message_of, rows

LOCALE = "ja"
OTHER_LOCALES = sorted({locale.value for locale in discord.Locale} - {LOCALE, "en-GB", "en-US"})

TEXT_FIELDS = {"content", "description", "text", "label", "placeholder", "title", "name"}
"""The fields of messages, modals, threads and completions that contain text."""

ENGLISH_NAMES: Mapping[object, str | None] = {locale: name_in_english(locale) for locale in LANGUAGE_NAMES}
"""The descriptions of the options in menus of languages, by the values of the options; they are always in English."""

NAMES = {"ana", "ben", "mia"}
STRONGER = ("zz.json", format_memory(MemoryFile("stronger", {})))


@pytest.fixture(autouse=True)
def slow_trainings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trainings wait until a test advances the time."""
    monkeypatch.setattr(training, "BATCH_PAUSE", PLY_DURATION)
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", PLY_DURATION)


def texts_in(payload: object) -> Iterator[str]:
    """All texts in the data of a request."""
    if isinstance(payload, list):
        for item in cast("list[object]", payload):
            yield from texts_in(item)
    elif isinstance(payload, dict):
        fields = cast("dict[str, object]", payload)
        for key, value in fields.items():
            if key == "description" and value == ENGLISH_NAMES.get(fields.get("value")):
                continue
            if key in TEXT_FIELDS and isinstance(value, str):
                yield value
            else:
                yield from texts_in(value)


def sent_texts(world: World) -> set[str]:
    """All texts that the bot has sent, without its slash commands."""
    sent = (request.json for request in world.env.http_requests if request.method in ("POST", "PATCH"))
    return {text for payload in sent for text in texts_in(payload)}


@pytest.mark.parametrize(
    "locale", [LOCALE, *(pytest.param(locale, marks=pytest.mark.proof) for locale in OTHER_LOCALES)]
)
@pytest.mark.usefixtures("untraced", "every_language")
async def test_a_server_shows_no_english(world: World, locale: str) -> None:
    server = ForeignServer.create(world, locale)
    ana, ben = server.world.ana, server.world.ben
    mia = server.world.add_member("mia", manage_guild=True)
    await play_alone(server, ana, ben)
    await play_each_other(server, ana, ben)
    await watch_and_solve(server, ana, ben)
    await learn(server, ana)
    await teach(server, ana, mia)
    await look_back(server, ana)
    await set_up(server, ana, mia)
    await use_everything(server, ben, mia)
    await go_wrong(server, ana)
    sent = sent_texts(world)
    assert len(sent) > 300
    assert {text: words for text in sent if (words := english_in(text, server.texts.locale) - NAMES)} == {}


async def play_alone(server: ForeignServer, ana: MemberActor, ben: MemberActor) -> None:
    """Turn the pages of the help, and play a match against the bot, with hints and analyses."""
    await server.type(ana, "help")
    await server.press(ana, "help-to_learn", "help-to_owners", "help-to_play")
    await ana.send(server.world.channel, f"{server.world.mention} {server.command('help')}")
    await server.type(ana, "board", "move b2", "move b2", "move d9", "move", "move 4")
    await server.type(ben, "move a1", "play", "hint", "analyse", "privacy")
    await server.type(ana, "play easy", "takeback", "draw")
    await server.press(ana, "question-no")
    await server.slash(ana, "hint")
    await server.slash(ana, "analyse")
    await ana.autocomplete(server.world.channel, "move", "coordinate", "")
    await server.type(ana, "resign", "move b2", "move a1", "resign", "review")
    await server.press(ana, "coach-next")
    await server.type(ana, "analyse", "analyse network", "analyse X../.O./...", "analyse X")
    await server.type(ana, "analyse ab./.../...", "analyse XXX/.../...")
    await server.type(ana, "play easy thread", "play random", "play learner")


async def play_each_other(server: ForeignServer, ana: MemberActor, ben: MemberActor) -> None:
    """Play duels, with challenges, draw offers and take-backs."""
    await server.type(ana, "resign", "invite hints", "invite o", "play @zz", f"play easy {ben.mention}")
    await server.type(ana, f"play {ana.mention}", f"play x hints {ben.mention}", f"play {ben.mention}")
    await server.press(ben, "challenge-decline")
    await ana.context_menu(server.world.channel, "Challenge to a game", ben)
    await server.press(ana, "challenge-decline")
    await server.type(ana, f"play x hints {ben.mention}")
    await server.press(ana, "challenge-accept")
    await server.press(ben, "challenge-accept")
    await server.type(ana, "move b2", "move a1", "hint", "play", "draw")
    await server.press(ben, "offer-decline")
    await server.type(ana, "takeback")
    await server.press(ben, "offer-accept")
    await server.world.press(ana, "B2")
    await server.slash(ben, "hint")
    await server.type(ben, "resign")
    await server.press(ana, "board-rematch")
    await server.press(ben, "challenge-decline")


async def watch_and_solve(server: ForeignServer, ana: MemberActor, ben: MemberActor) -> None:
    """Watch exhibitions, and solve puzzles."""
    await server.type(ana, "watch hard", "watch hard x")
    await server.press(ana, "board-stop")
    await server.type(ana, "watch easy easy thread")
    await server.newest_thread.press(ana, "board-stop")
    await server.type(ana, "puzzle")
    buttons = (button for row in rows(server.world.button_message) for button in row)
    free = next(button.label for button in buttons if not button.disabled)
    assert free
    await server.world.press(ben, free)
    await server.world.press(ana, free)
    await server.press(ana, "puzzle-next")
    await server.type(ana, "puzzle daily", "puzzle 9x9")
    menu = menu_of(server.world.button_message)
    assert menu
    await ana.select(server.world.button_message, [menu.options[0].value])
    await server.press(ana, "board-another_row")


async def learn(server: ForeignServer, ana: MemberActor) -> None:
    """Press the first buttons of the course, of practice and of the last review."""
    for name, options in (("course", {"lesson": 2}), ("course", {"lesson": 4}), ("practice", {}), ("review", {})):
        shown = await server.slash(ana, name, **options)
        for _ in range(5):
            buttons = [button for row in rows(message_of(shown)) for button in row if not button.disabled]
            if buttons:
                shown = await ana.click(message_of(shown), custom_id=buttons[0].custom_id)


async def teach(server: ForeignServer, ana: MemberActor, mia: MemberActor) -> None:
    """Play against the learner; train, import and reset it."""
    for _ in range(3):
        await server.type(ana, "play learner", "move b2", "move b3", "move b1", "move c1", "move a3")
    await server.type(ana, "brain", "brain reset", "brain export", "brain import", "brain zz")
    await server.type(ana, "brain train 5 easy easy", "brain train 0", "brain train 5", "brain train")
    await server.press(ana, "learner-end")
    for answer in ("learner-do_cancel", "learner-do_replace"):
        await mia.send(server.world.channel, f"!{server.command('brain import')}", attachments=[STRONGER])
        await server.press(mia, answer)
    await server.type(mia, "brain", "brain reset original")
    await server.press(mia, "learner-reset_yes")


async def look_back(server: ForeignServer, ana: MemberActor) -> None:
    """Show statistics, the history and replays."""
    await server.type(ana, "stats", "stats server", "stats zz", "leaderboard")
    await server.type(ana, "history", "history @ben", "history server")
    await server.world.press(ana, "1")
    await server.press(ana, "coach-next", "history-list")
    await server.type(ana, "replay 2026", "export")
    await server.slash(ana, "export")


async def set_up(server: ForeignServer, ana: MemberActor, mia: MemberActor) -> None:
    """Use the settings page."""
    page, singers = await Page.request(server.world, mia), server.world.guild.create_role("zz")
    for setting in ("level", "language", "idle", "cooldown", "style"):
        for chosen in list(await page.options(setting))[1::-1]:
            await page.choose(setting, chosen)
    await page.try_to_choose("style", "own")
    forms = {server.label("own-choose"), server.label("settings-change_prefix")}
    for name in ("server", "language", "games"):
        await page.turn(name)
        for label in page.labels[3:]:
            if label not in forms:
                await page.press(label)
    await page.choose("games", *[*await page.options("games")][:2])
    await page.choose("games")
    await page.choose("channels")
    form = await mia.click(page.message.message, label=server.label("settings-change_prefix"))
    await mia.submit_modal(form, {"prefix": "/"})
    await server.type(ana, f"play {server.word('easy')[:-1]}", "invite @ben")
    await page.choose("channels", server.world.channel)
    await page.choose("roles", singers)
    await server.type(ana, "board")
    await page.choose("channels")
    await page.choose("roles")


async def use_everything(server: ForeignServer, ben: MemberActor, mia: MemberActor) -> None:
    """Use every command without arguments, and delete the data about a member."""
    await server.type(mia, *(command.name for command in server.world.app.commands))
    needed: Mapping[str, Mapping[str, Any]] = {"move": {"coordinate": "b2"}, "learner import": {"file": STRONGER}}
    for name in mia.available_commands(server.world.channel):
        await server.slash(mia, name, **needed.get(name, {}))
    result = await server.slash(ben, "privacy")
    assert result.response is not None
    await ben.click(result.response.message, label=server.label("privacy-forget"))


async def go_wrong(server: ForeignServer, ana: MemberActor) -> None:
    """Use commands with missing permissions, and a removed command."""
    await server.type(ana, "move b2")
    await server.world.set_permissions(create_public_threads=False, attach_files=False)
    await server.type(ana, "play thread", "brain export")
    await server.world.set_permissions(send_messages=False)
    await server.type(ana, "board")
    server.world.app.tree.remove_command("resign")
    await server.slash(ana, "resign")
    _ = server.world.env.errors
