"""Guilds and users whose language is not English, and words that languages use differently."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
import simcord

from bot.client.client import App
from bot.process.features import load_features, read_messages
from bot.text.catalogue import Languages, WordTable, read_words
from bot.text.words import Words
from tests.support.acts import message
from tests.support.databases import temporary_database
from tests.support.foreign_guilds import PORTUGUESE, brazilian_world, set_client_language
from tests.support.settings_page import Page
from tests.support.world import PLY_DURATION, World, answer, button_labels, ephemeral_answer, new_services, text_of


async def test_each_server_has_its_own_language_for_everything(world: World, brazil: World) -> None:
    portuguese = await brazil.play(brazil.ana, "!move b2")
    assert "Nova partida: **ana** jogou ❌ em **B2**. Respondo com 🔵 em **" in portuguese
    assert "Sua vez, **ana**: você joga com ❌. Por exemplo: `!marcar A2`" in portuguese
    assert "Meu nível: perfeito" in (brazil.button_message.embeds[0].footer.text or "")
    assert "A new game: **ana** played **B2** ❌. I answer with **" in await world.play(world.ana, "!move b2")
    assert (await brazil.play(brazil.ana, "!help")).startswith("### Jogar\nVence quem fizer três em linha")
    assert (await world.play(world.ana, "!help")).startswith("### Play\nThree in a row")
    assert await brazil.play(brazil.ana, "!move d9") == "Não existe linha D. As linhas vão de A a C."
    assert "Há outra partida em andamento aqui." in await brazil.play(brazil.ben, "!play")
    assert (await brazil.play(brazil.ana, "!play")).startswith("Sua partida aqui ainda está em andamento.")
    assert button_labels(brazil.button_message) == ["Começar de novo", "Continuar jogando"]
    assert answer(await brazil.press(brazil.ana, "Continuar jogando")).startswith("A partida continua.")
    assert "**ana** desistiu. **Ganhei.**" in await brazil.play(brazil.ana, "!resign")
    assert button_labels(brazil.button_message) == ["Jogar de novo", "Rever", "Corrigir meus erros"]
    question = answer(await brazil.ana.slash(brazil.channel, "play", member=brazil.ben, mark="x"))
    assert f"{brazil.ben.mention}, **ana** desafia você para uma partida: **Jogo da velha**." in question
    assert button_labels(brazil.button_message) == ["Aceitar", "Recusar"]
    start = answer(await brazil.press(brazil.ben, "Aceitar"))
    assert "**ana** ❌ joga contra **ben** 🔵.\n**ana** ❌, sua vez · termina" in start
    assert await brazil.play(brazil.ana, "!draw") == "🤝 **ana** propõe empate. **ben** aceita?"
    assert "**Empate** de comum acordo." in answer(await brazil.press(brazil.ben, "Aceitar"))
    assert button_labels(brazil.button_message) == ["Revanche"]
    brazil = brazilian_world(world)
    text = (await brazil.send(brazil.ana, "!play easy thread"))[-1]
    (thread,) = brazil.channel.threads
    assert (thread.name, text) == ("ana – fácil", f"A partida está em <#{thread.id}>.")
    assert "Sua vez, **ana**" in replace(brazil, channel=thread).last_text
    assert "**difícil** ❌ está pensando…" in await brazil.play(brazil.ana, "!watch hard easy")
    assert "⏹️ **Partida encerrada.**" in answer(await brazil.press(brazil.ana, "Encerrar partida"))
    text = await brazil.play(brazil.ana, "!watch Fácil easy facil")
    assert text.startswith("Não conheço “fácil easy facil”. Meus níveis são aleatório, fácil")


async def test_commands_are_understood_in_every_language(world: World, brazil: World) -> None:
    last_answer = (await world.send(world.ana, "!JOGAR dificil O tópico"))[-1]
    (thread,) = world.channel.threads
    assert (thread.name, last_answer) == ("ana – hard", f"The game is in <#{thread.id}>.")
    assert "**easy** ❌ is thinking …" in await world.play(world.ana, "!assistir fácil difícil")
    assert "⏹️ **Stopped.**" in answer(await world.press(world.ana, "Stop game"))
    assert "🧩 **Daily puzzle," in await world.play(world.ana, "!quebra-cabeca diário")
    assert "**ana** played **B2** ❌" in await world.play(world.ana, f"{world.mention} MARCAR b2")
    assert "Another game is running here." in await world.play(world.ben, f"{world.mention}jogar")
    trained = await world.play(world.ana, "!ce\u0301rebro treinar facil 5")
    assert "I trained against **easy** for 5 games." in trained
    assert "12" in await world.play(world.ana, "!brain train १२ easy")  # digits of every script
    assert "6×6" in await world.play(world.ben, "!invite ٦x٦")
    assert "**A2**" in await world.play(world.ana, "!move ａ２")
    assert "**C3**" in await world.play(world.ana, "!move C३")
    completed = await world.ana.autocomplete(world.channel, "move", "coordinate", "Ｂ๓")
    assert [choice["value"] for choice in completed] == ["B3"]
    assert "Não conheço “dançar”. `!cérebro` mostra" in await brazil.play(brazil.ana, "!brain dançar")
    mia = brazil.add_member("mia", manage_guild=True)
    assert "Eu recomeçaria no modo `aprimorado`." in await brazil.play(mia, "!brain zerar stronger")
    assert "Sua vez, **ana**" in await brazil.play(brazil.ana, "!ttt easy")
    for text in ("!jogarr", "!cérebros", "!nível", "!treinar", "!´"):
        assert await brazil.send(brazil.ana, text) == []
    for text, unknown in (("!jogar devagar", "devagar"), ("!quebra-cabeça fácil", "fácil")):
        assert f"“{unknown}”" in await brazil.play(brazil.ana, text)
    _ = brazil.env.errors  # unknown commands


async def test_background_edits_use_the_server_language(brazil: World) -> None:
    await brazil.play(brazil.ana, "!invite")
    invitation = brazil.button_message.id
    await brazil.play(brazil.ana, "!move b2")
    await brazil.advance(timedelta(minutes=30))
    assert text_of(message(brazil, invitation)) == "⌛ **ana** não recebeu resposta a tempo."
    await brazil.advance(timedelta(hours=24))
    assert "⌛ **ana** saiu ou ficou sem tempo. **Ganhei.**" in brazil.last_text
    await brazil.restart()
    assert "Não há partida em andamento aqui." in await brazil.play(brazil.ana, "!board")


async def test_private_answers_use_the_client_language(world: World, brazil: World) -> None:
    manager = brazil.add_member("mia", manage_guild=True)
    assert await (await Page.request(brazil, manager)).choose("level", "hard") == "**Default level:** hard"
    await brazil.ana.slash(brazil.channel, "play")
    assert "Sua vez, **ana**" in brazil.last_text
    assert "You aren't a player in this game." in ephemeral_answer(await brazil.press(brazil.ben, "A1"))
    assert answer(await brazil.ben.slash(brazil.channel, "help")).startswith("### Play\nThree in a row")
    set_client_language(world, PORTUGUESE)
    assert "Você não está jogando nesta partida." in answer(await brazil.press(brazil.ben, "A1"))
    assert "Your move, **ana**" in answer(await world.ana.slash(world.channel, "play"))
    refusal = ephemeral_answer(await world.ben.slash(world.channel, "move", coordinate="d9"))
    assert "Você não está jogando nesta partida." in refusal
    assert answer(await world.ben.slash(world.channel, "privacy")).startswith("### O que guardo sobre você\n")
    assert (await world.play(world.ana, "!move d9")).startswith("There's no row D.")
    assert "**Nível padrão:** difícil\n" in (await Page.request(brazil, manager)).text


async def test_dms_use_the_language_of_the_client_or_a_typed_command(world: World) -> None:
    user = world.ben.user
    for typed, expected in (
        ("!exportar", "You haven't finished a game yet."),  # several languages have this word
        ("!board", "No game is running"),
        ("!jogar", "Sua vez, **ben**"),
        ("!board", "Sua vez, **ben**"),
    ):
        await user.send_dm(typed)
        assert expected in text_of(user.dm_channel.history()[-1])
    assert "Your move, **ana**" in await world.play(world.ana, "!jogar")
    set_client_language(world, PORTUGUESE)
    user = world.ana.user
    assert "Sua vez, **ana**" in answer(await user.slash("play"))
    await user.send_dm("!board")
    assert "Sua vez, **ana**" in text_of(user.dm_channel.history()[-1])
    await world.advance(timedelta(hours=24))
    assert "Ninguém continuou jogando" in text_of(user.dm_channel.history()[-1])
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
