"""Typed commands with a mistyped word get a suggestion; others are left alone, as they may be meant for another bot."""

from __future__ import annotations

from datetime import timedelta

from bot.model.ids import GuildId
from tests.support.foreign_guilds import PORTUGUESE, set_client_language
from tests.support.world import World


async def test_one_mistyped_word_gets_a_suggestion(world: World) -> None:
    for typed, meant in (
        ("!play esay", "!play easy"),
        ("!play easyy", "!play easy"),
        ("!play esy", "!play easy"),
        ("!play hasd", "!play hard"),
        ("!play perfcet O", "!play perfect o"),
        ("!play prefct", "!play perfect"),
        ("!new EASZ", "!new easy"),
        ("!play @ben hitns", "!play @ben hints"),
        ("!invite thraed x", "!invite thread x"),
        ("!puzzle daly", "!puzzle daily"),
        ("!puzzle dialy", "!puzzle daily"),
    ):
        assert await world.play(world.ana, typed) == f"Did you mean `{meant}`?", typed


async def test_everything_else_is_left_alone(world: World) -> None:
    for typed in (
        *("!play some music", "!play esay hrad", "!play esay music", "!play easy hrad", "!play asyy", "!play me"),
        *("!play 1", "!play points", "!play https://example.com/easy", "!invite easy", "!invite esay"),
        *("!play @ben esay", "!puzzle dayli x", "!puzzle box", "!puzzle despacito", "!paly easy", "!pzzle daily"),
    ):
        assert await world.send(world.ana, typed) == [], typed
    _ = world.env.errors  # unknown commands


async def test_inviting_a_member_suggests_a_challenge(world: World) -> None:
    assert await world.play(world.ana, "!invite @ben") == "Did you mean `!play @ben`?"
    assert await world.play(world.ana, f"!invite X {world.ben.mention}") == "Did you mean `!play x @ben`?"
    assert not world.channel.history()[-1].mentions
    assert await world.play(world.ana, f"{world.mention} invite @ben") == "Did you mean `@TestBot play @ben`?"
    odd = world.guild.add_member(world.env.create_user(r"x`@everyone`\g<9>{words}"))
    suggestion = await world.play(world.ana, f"!invite {odd.mention}")
    assert suggestion == r"Did you mean `!play @x@everyone\g<9>{words}`?"
    assert not world.channel.history()[-1].mention_everyone


async def test_words_are_those_of_the_server_the_reader_and_english(world: World, brazil: World) -> None:
    assert await brazil.play(brazil.ana, "!jogar facl") == "Você quis dizer `!jogar fácil`?"
    assert await brazil.play(brazil.ana, "!invite @ben") == "Você quis dizer `!jogar @ben`?"
    assert await brazil.play(brazil.ana, "!play esay") == "Você quis dizer `!play easy`?"
    assert await world.send(world.ben, "!play dificl") == []
    set_client_language(world, PORTUGUESE)
    await world.ben.slash(world.channel, "help")
    assert await world.play(world.ben, "!play dificl") == "Did you mean `!play difícil`?"


async def test_a_suggestion_counts_as_a_command(world: World) -> None:
    await world.app.services.settings.change(GuildId(world.guild.id), cooldown=timedelta(seconds=30))
    assert await world.play(world.ana, "!play esay") == "Did you mean `!play easy`?"
    assert (await world.play(world.ana, "!play easy")).startswith("That was quick.")
    _ = world.env.errors
