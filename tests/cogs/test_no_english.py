"""A server with another language shows no English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

import discord
import pytest
from simcord import MemberActor

from bot.players.memory_file import MemoryFile, format_memory
from bot.text.catalogue import LANGUAGE_NAMES, Catalogue, name_in_english
from cogs.learner import training
from cogs.learner import training_report as _training_report
from tests.support.english import english_in
from tests.support.foreign_guilds import set_client_language, world_in
from tests.support.large_boards import menu_of
from tests.support.settings_page import Page
from tests.support.world import PLY_DURATION, World, message_of, rows

LOCALE = "ja"
OTHER_LOCALES = sorted({locale.value for locale in discord.Locale} - {LOCALE, "en-GB", "en-US"})

TEXT_FIELDS = {"content", "description", "text", "label", "placeholder", "title", "name"}
"""The fields of messages, modals, threads and completions that contain text."""

ENGLISH_NAMES: Mapping[object, str | None] = {locale: name_in_english(locale) for locale in LANGUAGE_NAMES}
"""The descriptions of the options in menus of languages, by the values of the options; they are always in English."""

NAMES = {"ana", "ben", "mia", "original", "stronger"}  # the modes stand in sentences that are not translated yet
STRONGER = ("zz.json", format_memory(MemoryFile("stronger", {})))


@pytest.fixture(autouse=True)
def slow_trainings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trainings wait until a test advances the time."""
    monkeypatch.setattr(training, "BATCH_PAUSE", PLY_DURATION)
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", PLY_DURATION)


@dataclass(frozen=True, slots=True)
class Server:
    """A world in another language."""

    world: World
    texts: Catalogue

    def label(self, key: str) -> str:
        return self.texts.say(key, "!")

    async def type(self, member: MemberActor, *commands: str) -> None:
        """Type commands in the language, which answers may quote."""
        for command in commands:
            await member.send(self.world.channel, f"!{' '.join(map(self.translated, command.split()))}")

    def translated(self, word: str) -> str:
        keys = (f"{kind}-{word}" for kind in ("name", "level", "word"))
        return next((self.label(key) for key in keys if key in self.texts), word)

    async def press(self, member: MemberActor, *keys: str) -> None:
        """Press buttons of the newest message with buttons, by the ids of their labels."""
        await self.world.press(member, *map(self.label, keys))


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
    set_client_language(world, locale)
    server = Server(world_in(world, locale), world.app.languages.of(locale))
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


async def play_alone(server: Server, ana: MemberActor, ben: MemberActor) -> None:
    await server.type(ana, "help")
    await server.press(ana, "help-to_commands", "help-to_learn", "help-to_owners", "help-to_play")
    await ana.send(server.world.channel, f"{server.world.mention} help")
    await server.type(ana, "board", "move b2", "move b2", "move d9", "move", "move 4")
    await server.type(ben, "move a1", "play", "hint", "analyse", "privacy")
    await server.type(ana, "play easy", "takeback", "draw")
    await server.press(ana, "question-no")
    await ana.slash(server.world.channel, "hint")
    await ana.slash(server.world.channel, "analyse")
    await ana.autocomplete(server.world.channel, "move", "coordinate", "")
    await server.type(ana, "resign", "move b2", "move a1", "resign", "review")
    await server.press(ana, "coach-next")
    await server.type(ana, "analyse", "analyse network", "analyse X../.O./...", "analyse X")
    await server.type(ana, "analyse ab./.../...", "analyse XXX/.../...")
    await server.type(ana, "play easy thread", "play random", "play learner")


async def play_each_other(server: Server, ana: MemberActor, ben: MemberActor) -> None:
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
    await ben.slash(server.world.channel, "hint")
    await server.type(ben, "resign")
    await server.press(ana, "board-rematch")
    await server.press(ben, "challenge-decline")


async def watch_and_solve(server: Server, ana: MemberActor, ben: MemberActor) -> None:
    await server.type(ana, "watch hard", "watch hard x")
    await server.press(ana, "board-stop")
    await server.type(ana, "watch easy easy thread")
    await Server(replace(server.world, channel=server.world.channel.threads[-1]), server.texts).press(ana, "board-stop")
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


async def learn(server: Server, ana: MemberActor) -> None:
    for name, options in (("course", {"lesson": 2}), ("course", {"lesson": 4}), ("practice", {})):
        shown = await ana.slash(server.world.channel, name, **options)
        for _ in range(5):
            buttons = [button for row in rows(message_of(shown)) for button in row if not button.disabled]
            if buttons:
                shown = await ana.click(message_of(shown), custom_id=buttons[0].custom_id)


async def teach(server: Server, ana: MemberActor, mia: MemberActor) -> None:
    for _ in range(3):
        await server.type(ana, "play learner", "move b2", "move b3", "move b1", "move c1", "move a3")
    await server.type(ana, "brain", "brain reset", "brain export", "brain import", "brain zz")
    await server.type(ana, "brain train 5 easy easy", "brain train 0", "brain train 5", "brain train")
    await server.press(ana, "learner-end")
    for answer in ("learner-do_cancel", "learner-do_replace"):
        await mia.send(server.world.channel, "!brain import", attachments=[STRONGER])
        await server.press(mia, answer)
    await server.type(mia, "brain", "brain reset original")
    await server.press(mia, "learner-reset_yes")


async def look_back(server: Server, ana: MemberActor) -> None:
    await server.type(ana, "stats", "stats server", "stats zz", "leaderboard")
    await server.type(ana, "history", "history @ben", "history server")
    await server.world.press(ana, "1")
    await server.press(ana, "coach-next", "history-list")
    await server.type(ana, "replay 2026", "export")
    await server.type(ana, "history")
    await server.press(ana, "history-export")


async def set_up(server: Server, ana: MemberActor, mia: MemberActor) -> None:
    page, singers = await Page.request(server.world, mia), server.world.guild.create_role("zz")
    for setting in ("level", "language", "idle", "cooldown", "style"):
        for chosen in list(await page.options(setting))[1::-1]:
            await page.choose(setting, chosen)
    await page.try_to_choose("style", "own")
    forms = {server.label("own-choose"), server.label("settings-change_prefix")}
    for name in ("server", "daily", "language", "games"):
        await page.turn(name)
        for label in page.labels[4:]:
            if label not in forms:
                await page.press(label)
    await page.choose("games", *[*await page.options("games")][:2])
    await page.choose("games")
    await page.choose("channels")
    form = await mia.click(page.message.message, label=server.label("settings-change_prefix"))
    await mia.submit_modal(form, {"prefix": "/"})
    await server.type(ana, "play eas", "invite @ben")
    await page.choose("channels", server.world.channel)
    await page.choose("roles", singers)
    await server.type(ana, "board")
    await page.choose("channels")
    await page.choose("roles")


async def use_everything(server: Server, ben: MemberActor, mia: MemberActor) -> None:
    await server.type(mia, *(command.name for command in server.world.app.commands))
    needed: Mapping[str, Mapping[str, Any]] = {"move": {"coordinate": "b2"}, "offer": {"what": "draw"}}
    for name in mia.available_commands(server.world.channel):
        await mia.slash(server.world.channel, name, **needed.get(name, {}))
    result = await ben.slash(server.world.channel, "privacy")
    assert result.response is not None
    await ben.click(result.response.message, label=server.label("privacy-forget"))


async def go_wrong(server: Server, ana: MemberActor) -> None:
    await server.type(ana, "move b2")
    await server.world.set_permissions(create_public_threads=False, attach_files=False)
    await server.type(ana, "play thread", "brain export")
    await server.world.set_permissions(send_messages=False)
    await server.type(ana, "board")
    server.world.app.tree.remove_command("resign")
    await ana.slash(server.world.channel, "resign")
    _ = server.world.env.errors
