"""Refused commands, mistyped ones, and texts longer than any command needs.

Nothing is measured with long texts: a pattern or a scan that takes quadratic time would need minutes for a text of
200,000 characters. Discord limits a message to 4,000 characters, the options of a slash command to 6,000, and a field
of the form to 80. `tests/test_regular_expressions.py` shows that no pattern takes more than linear time.
"""

from __future__ import annotations

import unicodedata
from typing import Literal

import discord
import pytest

from bot.database.settings import SettingsService
from bot.model.ids import GuildId
from tests.support.world import World, ephemeral_answer, message_of, running_world


async def test_an_internal_error_is_reported_without_details() -> None:
    async with running_world("failing") as world:
        assert await world.play(world.ana, "!move b2") == (
            "Sorry, something went wrong on my side. Please try again; `!board` shows how the game stands."
        )
        result = await world.ana.slash(world.channel, "move", coordinate="b2")
        assert ephemeral_answer(result).startswith("Sorry, something went wrong on my side.")
        assert len(world.env.errors) == 2


async def test_an_internal_error_is_reported_after_a_press_and_translated(caplog: pytest.LogCaptureFixture) -> None:
    async with running_world("failing") as world:
        await world.play(world.ana, "!play", "!play o")
        result = await world.press(world.ana, "Start over")
        assert ephemeral_answer(result).startswith("Sorry, something went wrong on my side.")
        assert "ZeroDivisionError" in caplog.text
        await world.app.services[SettingsService].change(GuildId(world.guild.id), language="pt-BR")
        assert (await world.play(world.ana, "!move b2")).startswith("Desculpe, algo deu errado do meu lado.")
        assert len(world.env.errors) == 1


async def test_what_is_repeated_pings_nobody(world: World) -> None:
    odd = world.guild.add_member(world.env.create_user(r"x`@everyone`\g<9>{words}"))
    role = world.guild.create_role("singers").mention
    await world.play(world.ana, "!help")
    for typed, said in (
        (
            f"!help {world.ben.mention} @everyone *x*",
            "I don't understand “\\@\u200bben \\@\u200beveryone \\*x\\*” here.",
        ),
        (f"!invite {odd.mention}", r"Did you mean `!play @x@everyone\g<9>{words}`?"),
        (f"!play {role}", "I don't understand “\\@\u200bsingers” here."),
        (f"!watch hard {world.ben.mention}", "I don't know “\\@\u200bben”."),
        (f"!stats {world.ben.mention} now", "I don't know “\\@\u200bben now”."),
        (f"!brain {world.ben.mention}", "I don't know “\\@\u200bben”."),
    ):
        assert (await world.play(world.ana, typed)).startswith(said)
        shown = world.channel.history()[-1]
        assert (shown.mentions, shown.mention_everyone) == ([], False)
    assert [len(await world.send(world.ben, "!play @Some One")) for _ in range(2)] == [1, 0]  # for another bot
    _ = world.env.errors  # discord.py reports refusals as errors, too


async def test_blanks_around_a_command_are_no_words(world: World) -> None:
    for typed in ("!board ", "!board\n", " !board \t\u2028"):
        assert await world.play(world.ana, typed) == "No game is running here. `!play` starts one."


MANY = 200_000
BLANKS = " " * MANY
PADDING = " " * 140  # a typed message has 2,000 characters
LINE = "2026-01-01T12:02:00Z 3x3x3 x:me o:easy A1 B1 A2 B2 A3 1-0 line"

LONG = {
    "blanks": f"x{BLANKS}y",
    "letters": "a" * MANY,
    "words": "a " * (MANY // 2),
    "accents": "e" + "\u0300\u0316" * (MANY // 2),
    "ligatures of 18 letters": "\ufdfa" * MANY,
    "digits": "1" * MANY,
    "backticks": "`" * MANY,
    "code blocks": f"```a{BLANKS}```\t{BLANKS}",
    "points": "a." * (MANY // 2),
    "slashes": "/" * MANY,
    "mentions": "<@1" * (MANY // 3),
    "emoji": "\N{CAT FACE}" * MANY,
}

AMONG_BLANKS = {
    "before": f"{PADDING}{LINE}",
    "after": f"{LINE}{PADDING}",
    "after a comment": f"# games{PADDING}{LINE}",
    "between games": f"{LINE}{PADDING}{LINE}",
    "in a code block": f"```{PADDING}\n{LINE}",
    "between moves": LINE.replace(" ", PADDING),
}


async def test_a_game_among_many_blanks_is_replayed(world: World) -> None:
    for where, text in AMONG_BLANKS.items():
        assert "<t:1767268920:d>" in await world.play(world.ana, f"!replay {text}"), where


MAX_NORMALIZED = 4_000


async def test_few_characters_of_a_message_are_normalized(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, normalize = list[int](), unicodedata.normalize

    def counting(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
        sizes.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", counting)
    ligatures, syllables, letters = "\ufdfa" * 1990, "각" * 295, "각 " * 145
    commands = "play invite history watch stats brain puzzle leaderboard course practice help analyse replay move"
    for typed in (
        *(f"!{command} {ligatures}" for command in ("", *commands.split())),
        *(f"!{command} {text}" for command in ("play", "stats") for text in (syllables, letters, f"esay {letters}")),
        *("\ufdfa" * 1990, "!" + "각" * 1990, "!play e" + "\u0300\u0316" * 950),
    ):
        sizes.clear()
        await world.send(world.ana, typed[:2000])
        assert sum(sizes) <= MAX_NORMALIZED, (typed[:12], sizes)
    _ = world.env.errors  # unknown commands


async def test_a_long_text_gets_a_short_answer_or_none(world: World) -> None:
    for kind, text in LONG.items():
        for command, option in ("move", "coordinate"), ("analyse", "position"):
            refusal = ephemeral_answer(await world.ana.slash(world.channel, command, **{option: text}))
            assert text[:10] not in refusal, kind
            assert len(refusal) < 200, kind
        for command in ("brain", "history", "stats", "watch", "replay", "move", "analyse", ""):
            answers = await world.send(world.ana, f"!{command} {text[:1900]}")
            assert len(answers) <= 1, kind
            assert max(map(len, answers), default=0) < 400, kind


async def test_a_command_is_read_however_it_was_typed(world: World) -> None:
    guild, user = world.app.get_guild(world.guild.id), world.app.user
    assert guild
    assert user
    role = guild.get_role(world.guild.create_role("TestBot").id)
    assert role
    role.tags = discord.RoleTags({"bot_id": str(user.id)})  # which Discord gives the role of a bot
    for typed in (
        *(
            "！move b2",
            "\u200b!move\u00a0B2.",
            "\ufeff!ｍｏｖｅ (b2)",
            "!move. `B2`",
            "!move 🅱️2",
            "!\u2060move b2\ufe0f",
        ),
        *("{me}, move b2", "{me}: **move** b2", "{me}! Move b2.", "{me}，move b2", "{me} !move b2"),
        *("{role} move b2", "{role}, move b2", "<@!{id}> move b2", "！ move ＂Ｂ２＂"),
    ):
        assert "**ana** played **B2**" in await world.play(
            world.ana, typed.format(me=user.mention, id=user.id, role=role.mention)
        )
        await world.play(world.ana, "!resign")
    assert "Press **Play** to begin" in await world.play(world.ana, f"{role.mention}?")
    await world.app.services[SettingsService].change(GuildId(world.guild.id), prefix="…❤️")
    assert "No game is running" in await world.play(world.ana, "…❤️board")


async def test_a_name_with_a_space_is_asked_about_before_anyone_is_pinged(world: World) -> None:
    big, other = (world.guild.add_member(world.env.create_user(f"{name}ben", global_name="Big Ben")) for name in "bo")
    unknown = await world.play(world.ana, "!play @Big Ben")
    assert (
        unknown
        == "I don't understand “\\@\u200bbig ben” here. Choose the member from the list that Discord shows after `@`."
    )
    await world.play(big, "!help")
    assert await world.play(world.ana, "!play 4x4 @Big ben hints o") == "Challenge **Big Ben**?"
    assert not world.channel.history()[-1].mentions
    assert ephemeral_answer(await world.press(big, "Challenge")) == "That question was for someone else."
    challenge = message_of(await world.press(world.ana, "Challenge"))
    assert [user.id for user in challenge.mentions] == [big.id]
    assert "4×4" in challenge.content
    assert "Both players may use" in challenge.content
    assert "Big Ben" in await world.play(world.ana, "!stats @Big Ben")
    await world.play(other, "!help")
    assert "Choose the member" in await world.play(world.ana, "!play @Big Ben")
