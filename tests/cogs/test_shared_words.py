"""Words with several meanings: that of the server's language, then the reader's, then English, then the only other."""

from __future__ import annotations

import simcord

from bot.client.client import App
from bot.rendering.catalogue import Languages, read_messages
from bot.rendering.generated import WordTable, read_words
from bot.rendering.words import Words
from tests.support.databases import temporary_database
from tests.support.foreign_guilds import PORTUGUESE, brazilian_world, set_client_language
from tests.support.world import World, new_services

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
    assert await world.send(world.ana, "!play vero") == []
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
        app = App(new_services(database), Languages(read=read_and_record))
        async with simcord.run(app) as env:
            world = World.create(env)
            await world.play(world.ana, "!jouer")
            assert read == ["en"]
            brazil = brazilian_world(world)
            await brazil.play(brazil.ana, "!jogar dificil")
            assert read == ["en", PORTUGUESE]
