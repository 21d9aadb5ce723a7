"""Guilds and users whose language is not English, and words that languages use differently."""

from __future__ import annotations

from datetime import timedelta

import pytest
import simcord

from bot.client.client import App
from bot.process.features import load_features, read_messages
from bot.text.catalogue import Languages, WordTable, read_words
from bot.text.words import Words
from tests.support.databases import temporary_database
from tests.support.foreign_guilds import PORTUGUESE, brazilian_world, set_client_language
from tests.support.settings_page import Page
from tests.support.world import PLY_DURATION, World, answer, ephemeral_answer, message_of, new_services, text_of


async def test_private_answers_use_the_client_language(world: World, brazil: World) -> None:
    manager = brazil.add_member("mia", manage_guild=True)
    assert await (await Page.request(brazil, manager)).choose("level", "hard") == "**Default level:** hard"
    await brazil.ana.slash(brazil.channel, "play")
    assert "Sua vez, **ana**" in brazil.last_text
    assert "You aren't a player in this game." in ephemeral_answer(await brazil.press(brazil.ben, "A1"))
    assert answer(await brazil.ben.slash(brazil.channel, "help")).startswith("Press **Play** to begin")
    set_client_language(world, PORTUGUESE)
    assert "Você não está jogando nesta partida." in answer(await brazil.press(brazil.ben, "A1"))
    assert "Your move, **ana**" in answer(await world.ana.slash(world.channel, "play"))
    refusal = ephemeral_answer(await world.ben.slash(world.channel, "move", coordinate="d9"))
    assert "Você não está jogando nesta partida." in refusal
    assert answer(await world.ben.slash(world.channel, "privacy")).startswith("### O que guardo sobre você\n")
    in_thread = await world.ben.slash(world.channel, "play", thread=True)
    assert answer(in_thread).startswith("The game is in <#"), "everyone reads it"
    assert (await world.play(world.ana, "!move d9")).startswith("There's no row D.")
    assert "**Nível padrão:** difícil\n" in (await Page.request(brazil, manager)).text


async def test_dms_use_the_language_of_the_client(world: World) -> None:
    set_client_language(world, PORTUGUESE)
    user = world.ana.user
    assert "Sua vez, **ana**" in answer(await user.slash("play"))
    await user.send_dm("!board")
    assert "Sua vez, **ana**" in text_of(user.dm_channel.history()[-1])
    await world.advance(timedelta(hours=24))
    assert "Ninguém continuou jogando" in text_of(user.dm_channel.history()[-1])
    await user.slash("play")
    board = user.dm_channel.history()[-1].id
    await user.click(message_of(await user.slash("privacy")), label="Excluir meus dados")
    await world.env.settle()
    (ended,) = [message for message in user.dm_channel.history() if message.id == board]
    assert "Ninguém continuou jogando" in text_of(ended)
    assert "**difícil** ❌ está pensando" in answer(await user.slash("watch", x="hard", o="easy"))
    await world.env.advance_time(PLY_DURATION.total_seconds())
    assert "**fácil** 🔵 está pensando" in text_of(user.dm_channel.history()[-1])


@pytest.mark.usefixtures("every_language")
async def test_a_changed_server_language_applies_at_once(world: World) -> None:
    await world.play(world.ana, "!move b2")
    for locale, expected in ((PORTUGUESE, "Sua vez"), ("is", "Your move"), ("ja", "**ana**さんの番です")):
        world.env.backend.edit_guild(world.guild.id, {"preferred_locale": locale})
        await world.env.settle()
        assert expected in await world.play(world.ana, "!board")


TABLE: WordTable = {
    **read_words(),
    "ajuda": {"name-board": ["de"], "name-help": [PORTUGUESE]},
    "brett": {"name-board": ["de"], "name-leaderboard": [PORTUGUESE]},
    "fino": {"level-easy": [PORTUGUESE], "level-hard": ["fr"], "word-thread": ["en"]},
    "vero": {"level-easy": ["fr"], "level-hard": ["de"]},
}
"""The words of all languages, and some that languages use differently."""


async def test_a_word_means_what_server_and_reader_mean_by_it(world: World, brazil: World) -> None:
    world.app.words = Words(world.app.languages, TABLE)
    await world.play(world.ana, "!help")
    assert "I don't understand “vero” here." in await world.play(world.ana, "!play vero")
    assert "vero" in await world.play(world.ana, "!watch vero")
    assert await world.send(world.ben, "!ajuda") == []
    set_client_language(world, PORTUGUESE)
    await world.ben.slash(world.channel, "help")
    assert await world.play(world.ben, "!ajuda") == await world.play(world.ben, "!help")
    assert await world.send(world.ana, "!ajuda") == []
    assert await world.send(world.ana, "!brett") == []
    assert await brazil.play(brazil.ana, "!brett") == await brazil.play(brazil.ana, "!leaderboard")
    assert await brazil.play(brazil.ana, "!ajuda") == await brazil.play(brazil.ana, "!help")
    _ = world.env.errors  # unknown commands
    await brazil.play(brazil.ana, "!jogar fino")
    assert "Meu nível: fácil" in (brazil.button_message.embeds[0].footer.text or "")
    await world.send(world.ana, "!play fino")
    assert len(world.channel.threads) == 1


async def test_a_bot_reads_only_the_languages_that_are_used() -> None:
    read = list[str]()

    def read_and_record(locale: str) -> str:
        read.append(locale)
        return read_messages(locale)

    async with temporary_database() as database:
        app = App(new_services(database), Languages(read_and_record), load_features)
        async with simcord.run(app) as env:
            world = World.create(env)
            await world.play(world.ana, "!jouer")
            assert read == ["en"]
            brazil = brazilian_world(world)
            await brazil.play(brazil.ana, "!jogar dificil")
            assert read == ["en", PORTUGUESE]
