"""A guild with Portuguese settings shows no English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from string import Formatter
from typing import Any, cast

import pytest
from simcord import MemberActor

from bot.opponents.memory_file import MemoryFile, format_memory
from bot.rendering.localizer import (
    Catalogue,
    Languages,
)
from bot.services import training
from cogs.learner import _training_report
from tests.cogs.languages import PORTUGUESE, brazilian_world, set_client_language
from tests.cogs.settings_page import Page
from tests.rendering.languages import messages_of
from tests.world import PLY_DURATION, World, rows

LANGUAGES = Languages()
TEXT_FIELDS = {"content", "description", "text", "label", "placeholder", "title", "name"}
"""The fields of messages, modals, threads and completions that contain text."""

STRONGER = format_memory(MemoryFile("stronger", {}))


@pytest.fixture(autouse=True)
def slow_trainings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trainings wait until a test advances the time."""
    monkeypatch.setattr(training, "BATCH_PAUSE", PLY_DURATION)
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", PLY_DURATION)


@pytest.fixture
def brazil(world: World) -> World:
    """A Brazilian guild, whose members' clients are set to Portuguese as well."""
    set_client_language(world, PORTUGUESE)
    return brazilian_world(world)


def words_of(text: str) -> set[str]:
    """The words of a text, without links and without mentions and timestamps."""
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"https://\S+|<[^>]*>", "", text).lower()))


def words_in(texts: Catalogue) -> set[str]:
    """All words of a catalogue, without placeholders."""
    sentences = (
        sentence for key, sentence in messages_of(texts.locale).items() if key != "language-name"
    )  # which stays as it is
    literals = (text for sentence in sentences for text, *_ in Formatter().parse(sentence))
    return {word for text in literals for word in words_of(text)}


ONLY_ENGLISH = words_in(LANGUAGES.of("en")) - words_in(LANGUAGES.of(PORTUGUESE))


def texts_in(payload: object) -> Iterator[str]:
    """All texts in the data of a request."""
    match payload:
        case dict():
            for key, value in cast("dict[str, object]", payload).items():
                if key in TEXT_FIELDS and isinstance(value, str):
                    yield value
                else:
                    yield from texts_in(value)
        case list():
            for item in cast("list[object]", payload):
                yield from texts_in(item)
        case _:
            return


def sent_texts(world: World) -> set[str]:
    """All texts that the bot has sent, without its slash commands."""
    notice = (request for request in world.env.http_requests if request.method in ("POST", "PATCH"))
    return {text for request in notice for text in texts_in(request.json)}


@pytest.mark.usefixtures("untraced")
async def test_a_portuguese_server_shows_no_english(brazil: World) -> None:
    mia = brazil.add_member("mia", manage_guild=True)
    await play_alone(brazil)
    await play_each_other(brazil)
    await watch_and_solve(brazil)
    await teach(brazil, mia)
    await look_back(brazil)
    await set_up(brazil, mia)
    await use_everything(brazil, mia)
    await go_wrong(brazil)
    reply = sent_texts(brazil)
    assert len(reply) > 150
    assert {text for text in reply if words_of(text) & ONLY_ENGLISH} == set()


async def send_all(world: World, member: MemberActor, *texts: str) -> None:
    for text in texts:
        await member.send(world.channel, text)


async def play_alone(world: World) -> None:
    """Play a match against the bot, with hints and analyses."""
    await send_all(
        world, world.ana, "!ajuda", "!tabuleiro", "!marcar b2", "!marcar b2", "!marcar d9", "!marcar", "!marcar 4"
    )
    await send_all(world, world.ben, "!marcar a1", "!jogar", "!dica", "!analisar", "!privacidade")
    await send_all(world, world.ana, "!jogar fácil", "!desfazer", "!empate")
    await world.press(world.ana, "Continuar jogando")
    await world.ana.slash(world.channel, "hint")
    await world.ana.slash(world.channel, "analyse")
    await world.ana.autocomplete(world.channel, "move", "coordinate", "")
    await send_all(world, world.ana, "!desistir", "!marcar b2", "!marcar a1", "!desistir", "!rever", "!analisar")
    await world.press(world.ana, "Avançar")
    await send_all(
        world, world.ana, "!analisar X../.O./...", "!analisar X", "!analisar ab./.../...", "!analisar XXX/.../..."
    )
    await send_all(
        world, world.ana, "!jogar fácil tópico", "!jogar sorteio", "!jogar aprendiz", f"{world.mention} ajuda"
    )


async def play_each_other(world: World) -> None:
    """Play duels, with challenges, draw offers and take-backs."""
    ben = world.ben.mention
    await send_all(
        world, world.ana, "!desistir", "!convidar dicas", "!convidar o", "!jogar @ninguém", "!jogar fácil " + ben
    )
    await send_all(world, world.ana, f"!jogar {world.ana.mention}", f"!jogar x dicas {ben}", f"!jogar {ben}")
    await world.press(world.ben, "Recusar")
    await world.ana.context_menu(world.channel, "Challenge to a game", world.ben)
    await world.press(world.ana, "Recusar")
    await send_all(world, world.ana, f"!jogar x dicas {ben}")
    await world.press(world.ana, "Aceitar")
    await world.press(world.ben, "Aceitar")
    await send_all(world, world.ana, "!marcar b2", "!marcar a1", "!dica", "!jogar", "!empate")
    await world.press(world.ben, "Recusar")
    await send_all(world, world.ana, "!desfazer")
    await world.press(world.ben, "Aceitar")
    await world.press(world.ana, "B2")
    await world.ben.slash(world.channel, "hint")
    await send_all(world, world.ben, "!desistir")
    await world.press(world.ana, "Revanche")
    await world.press(world.ben, "Recusar")


async def watch_and_solve(world: World) -> None:
    """Watch exhibitions, and solve puzzles."""
    await send_all(world, world.ana, "!assistir difícil", "!assistir hard x")
    await world.press(world.ana, "Parar")
    await send_all(world, world.ana, "!assistir fácil fácil tópico")
    await replace(world, channel=world.channel.threads[-1]).press(world.ana, "Parar")
    await send_all(world, world.ana, "!quebra-cabeça")
    free = next(button.label for row in rows(world.button_message) for button in row if not button.disabled)
    assert free
    await world.press(world.ben, free)
    await world.press(world.ana, free)
    await world.press(world.ana, "Próximo quebra-cabeça")
    await send_all(world, world.ana, "!quebra-cabeca diário")


async def teach(world: World, mia: MemberActor) -> None:
    """Play against the learner; train, import and reset it."""
    for _ in range(3):
        await send_all(
            world, world.ana, "!jogar aprendiz", *(f"!marcar {cell}" for cell in ("b2", "b3", "b1", "c1", "a3"))
        )
    await send_all(
        world, world.ana, "!cérebro", "!cérebro zerar", "!cérebro exportar", "!cérebro importar", "!cérebro dançar"
    )
    await send_all(
        world,
        world.ana,
        "!cérebro treinar 5 fácil fácil",
        "!cérebro treinar 0",
        "!cérebro treinar 5",
        "!cérebro treinar",
    )
    await world.press(world.ana, "Encerrar o treino")
    for label in ("Cancelar", "Substituir"):
        await mia.send(world.channel, "!cérebro importar", attachments=[("cérebro.json", STRONGER)])
        await world.press(mia, label)
    await send_all(world, mia, "!cérebro", "!cérebro zerar original")
    await world.press(mia, "Esquecer tudo")


async def look_back(world: World) -> None:
    """Show statistics, the history and replays."""
    await send_all(
        world, world.ana, "!estatísticas", "!estatisticas servidor", "!estatísticas de ontem", "!classificação"
    )
    await send_all(world, world.ana, "!histórico", "!histórico @ben", "!histórico servidor")
    await world.press(world.ana, "1")
    await world.press(world.ana, "Avançar")
    await world.press(world.ana, "Voltar à lista")
    await send_all(world, world.ana, "!reprise 2026", "!exportar")
    await world.ana.slash(world.channel, "export")


async def set_up(world: World, mia: MemberActor) -> None:
    """Use the settings page."""
    page, singers = await Page.request(world, mia), world.guild.create_role("coral")
    for setting in ("level", "language", "idle", "cooldown", "style"):
        for chosen in list(await page.options(setting))[1::-1]:
            await page.choose(setting, chosen)
    await page.try_to_choose("style", "own")
    for name in ("server", "language", "games"):
        await page.turn(name)
        for label in page.labels[3:]:
            if label not in ("Escolher emojis", "Mudar prefixo"):  # which open forms
                await page.press(label)
    await page.choose("games", *[*await page.options("games")][:2])
    await page.choose("games")
    await page.choose("channels")
    form = await mia.click(page.message.message, label=page.labels[-1])
    await mia.submit_modal(form, {"prefix": "/"})
    await send_all(world, world.ana, "!jogar facl", "!convidar @ben")
    await page.choose("channels", world.channel)
    await page.choose("roles", singers)
    await send_all(world, world.ana, "!tabuleiro")
    await page.choose("channels")
    await page.choose("roles")


async def use_everything(world: World, mia: MemberActor) -> None:
    """Use every command without arguments."""
    texts = LANGUAGES.of(PORTUGUESE)
    for command in world.app.commands:
        await mia.send(world.channel, f"!{messages_of(texts.locale).get(f'name-{command.name}', command.name)}")
    needed: Mapping[str, Mapping[str, Any]] = {
        "move": {"coordinate": "b2"},
        "brain import": {"file": ("cérebro.json", STRONGER)},
    }
    for name in mia.available_commands(world.channel):
        await mia.slash(world.channel, name, **needed.get(name, {}))


async def go_wrong(world: World) -> None:
    """Use commands with missing permissions, and a removed command."""
    await send_all(world, world.ana, "!marcar b2")
    await world.set_permissions(create_public_threads=False, attach_files=False)
    await send_all(world, world.ana, "!jogar tópico", "!cérebro exportar")
    await world.set_permissions(send_messages=False)
    await send_all(world, world.ana, "!tabuleiro")
    world.app.tree.remove_command("resign")
    await world.ana.slash(world.channel, "resign")
    _ = world.env.errors
