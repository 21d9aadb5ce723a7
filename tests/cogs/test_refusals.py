"""Refused commands, mistyped ones, and texts longer than any command needs.

Nothing is measured with long texts: a pattern or a scan that takes quadratic time would need minutes for a text of
200,000 characters. Discord limits a message to 4,000 characters, the options of a slash command to 6,000, and a field
of the form to 80. `tests/test_regular_expressions.py` shows that no pattern takes more than linear time.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import timedelta
from typing import Literal

import discord
import pytest

from bot.database.settings import SettingsService
from bot.model.ids import GuildId
from tests.support.foreign_guilds import PORTUGUESE, set_client_language
from tests.support.world import World, answer, ephemeral_answer, message_of, running_world

SENTENCES = [
    ("D1", "There's no row D. The rows are A to C."),
    ("B0", "There's no column 0. The columns are 1 to 3."),
    ("B22", "There's no column 22. The columns are 1 to 3."),
    ("B2", "**B2** is taken by ❌. Choose a free cell."),
    ("A1", "**A1** is taken by 🔵. Choose a free cell."),
    ("B2 please", "That's not a cell."),
    ("xB2", "That's not a cell."),
    ("B-2", "That's not a cell."),
    ("@everyone <@1> `x` **y**", "That's not a cell."),
    ("z" * 1900, "That's not a cell."),
]

NAMES = [
    ("<@1> <t:0>", "\\<\\@\u200b1\\> \\<t\\:\u200b0\\>"),
    ("[[x](https://y)](z)", "\\[\\[x\\]\\(https\\:\u200b\\/\\/y\\)\\]\\(z\\)"),
    ("\u202eana\u2066", "ana"),
]


async def test_an_illegal_move_is_refused(easy_world: World) -> None:
    before = await easy_world.play(easy_world.ana, "!move b2", "!board")
    for typed, sentence in SENTENCES:
        text = await easy_world.play(easy_world.ana, f"!move {typed}")
        assert text.startswith(sentence), typed
        assert len(text) < 300
        result = await easy_world.ana.slash(easy_world.channel, "move", coordinate=typed)
        assert ephemeral_answer(result).startswith(sentence), typed
        assert await easy_world.play(easy_world.ana, "!board") == before


async def test_moves_without_a_cell_strangers_and_extra_words_are_refused(world: World) -> None:
    assert (await world.play(world.ana, "!move")).startswith("Which cell?")
    _ = world.env.errors  # discord.py reports a missing argument as one
    for command in ("!board", "!resign"):
        assert await world.play(world.ana, command) == "No game is running here. `!play` starts one."
    await world.play(world.ana, "!move b2")
    for command in ("!move a1", "!resign"):
        assert "You aren't a player in this game." in await world.play(world.ben, command)
    assert (await world.ben.slash(world.channel, "move", coordinate="a1")).ephemeral
    for words, meant in (
        *(("!stop the music", "!stop"), ("!resign from my job", "!resign"), ("!board game night", "!board")),
        *(("!help music", "!help"), ("!desistir de tudo", "!desistir"), ("!help play", "!help")),
    ):
        said = words.partition(" ")[2]
        assert await world.play(world.ana, words) == f"I don't understand “{said}” here. Did you mean `{meant}`?"
    _ = world.env.errors  # discord.py reports refusals as errors, too
    assert "Your move" in await world.play(world.ana, "!board")
    await world.play(world.ana, "!resign")
    for name, shown in NAMES:
        eve = world.guild.add_member(world.env.create_user("eve", global_name=name))
        assert f"**{shown}** played" in await world.play(eve, "!move b2")
        await world.play(eve, "!resign")


EXAMPLES = {
    "play": "For example: `!play easy`, `!play connect4` or `!play @ben`.",
    "puzzle": "For example: `!puzzle connect4`, `!puzzle fork` or `!puzzle daily`.",
    "invite": "For example: `!invite connect4` or `!invite o`.",
    "course": "The lessons have the numbers 1 to 7: `!course 1` opens the first one.",
}

UNKNOWN = [
    *(("play", "impossible"), ("play", "some music"), ("play", "esay hrad"), ("play", "me")),
    *(("play", "points"), ("puzzle", "box"), ("puzzle", "despacito"), ("invite", "everybody"), ("course", "9")),
]


async def test_who_has_been_here_learns_what_was_not_understood(world: World) -> None:
    await world.play(world.ana, "!help")
    for command, words in UNKNOWN:
        answer = f"I don't understand “{words}” here. {EXAMPLES[command]}"
        assert await world.play(world.ana, f"!{command} {words}") == answer
    for typed, meant in (
        *(
            ("!play easy now", "!play easy"),
            ("!play esay music x", "!play x"),
            ("!leaderboard chess", "!leaderboard"),
        ),
        *(("!leaderboard connect4 now", "!leaderboard connect4"), ("!puzzle dayli fork", "!puzzle fork")),
        *(("!help me", "!help"), ("!board.  please", "!board"), ("!Hint, please", "!Hint")),
    ):
        assert (await world.play(world.ana, typed)).endswith(f" here. Did you mean `{meant}`?"), typed
    for typed in ("!play easy hard", "!puzzle daily fork", "!puzzle daily connect4", "!watch 4x4 5x5"):
        assert (await world.play(world.ana, typed)).startswith("Those words don't go together. "), typed
    mentioning = await world.play(world.ana, f"!help {world.ben.mention} @everyone *x*")
    assert mentioning.startswith("I don't understand “\\@\u200bben \\@\u200beveryone \\*x\\*” here.")
    assert not world.channel.history()[-1].mentions
    await world.advance(timedelta(hours=1))
    assert len(await world.send(world.ana, "!play some music")) == 1  # as a stranger now
    assert await world.send(world.ana, "!play some music") == []
    _ = world.env.errors


async def test_a_stranger_is_told_once_a_day_except_of_our_words(world: World) -> None:
    channel = replace(world, channel=world.guild.create_text_channel("music"))
    assert len(await world.send(world.ben, "!play some music")) == 1
    for place in (world, channel):
        for typed in (
            *("!play some music", "!help music", "!course of action", "!leaderboard songs", "!stats fortnite"),
            *("!watch youtube", "!history lesson", "!brain rot", "!move it", "!analyse this", "!play @Some One"),
        ):
            assert await place.send(world.ben, typed) == [], typed
    for typed in (
        "!play easy listening",
        "!help play",
        "!leaderboard connect4 songs",
        "!puzzle fork handles",
        "!watch hard rock",
    ):
        assert len(await world.send(world.ben, typed)) == 1
    assert len(await world.send(world.ben, f"{world.mention} play some music")) == 1
    assert await channel.send(world.ben, "!play some music") == []
    await world.advance(timedelta(days=1))
    assert len(await channel.send(world.ben, "!play some music")) == 1
    assert await channel.send(world.ben, "!play some music") == []
    _ = world.env.errors


async def test_a_mistyped_word_gets_a_suggestion(world: World) -> None:
    for text in (
        *("!jump", "!", "!!", "! ", "hello", "move B2", "!paly easy", "!pzzle daily"),
        *("!moveB2", "!sync", "!sync all", "hey {me}", "{me} {me}", "{me} sing"),
    ):
        assert await world.send(world.ben, text.format(me=world.mention)) == [], text
    _ = world.env.errors  # a command that is not the member's to use counts as one
    assert await world.play(world.ana, "!invite easy") == "Did you mean `!play easy`?"
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
    await world.app.services[SettingsService].change(GuildId(world.guild.id), cooldown=timedelta(seconds=30))
    assert await world.play(world.ana, "!play esay") == "Did you mean `!play easy`?"
    assert (await world.play(world.ana, "!play easy")).startswith("That was quick.")
    _ = world.env.errors


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


async def test_inviting_a_member_suggests_a_challenge(world: World) -> None:
    assert await world.play(world.ana, "!invite @ben") == "Did you mean `!play @ben`?"
    assert await world.play(world.ana, f"!invite X {world.ben.mention}") == "Did you mean `!play x @ben`?"
    assert not world.channel.history()[-1].mentions
    assert await world.play(world.ana, f"{world.mention} invite @ben") == "Did you mean `@TestBot play @ben`?"
    odd = world.guild.add_member(world.env.create_user(r"x`@everyone`\g<9>{words}"))
    suggestion = await world.play(world.ana, f"!invite {odd.mention}")
    assert suggestion == r"Did you mean `!play @x@everyone\g<9>{words}`?"
    assert not world.channel.history()[-1].mention_everyone


async def test_suggested_words_are_those_of_the_server_and_english(world: World, brazil: World) -> None:
    assert await brazil.play(brazil.ana, "!jogar facl") == "Você quis dizer `!jogar fácil`?"
    assert await brazil.play(brazil.ana, "!invite @ben") == "Você quis dizer `!jogar @ben`?"
    assert await brazil.play(brazil.ana, "!play esay") == "Você quis dizer `!play easy`?"
    set_client_language(world, PORTUGUESE)
    await world.ben.slash(world.channel, "help")
    assert "don't understand “dificl”" in await world.play(world.ben, "!play dificl")
    assert "**ben**" in await world.play(world.ben, "!jogar difícil")


MANY = 200_000
BLANKS = " " * MANY
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
    "before": f"{BLANKS}{LINE}",
    "after": f"{LINE}{BLANKS}",
    "after a comment": f"# games{BLANKS}{LINE}",
    "between games": f"{LINE}{BLANKS}{LINE}",
    "in a code block": f"```{BLANKS}\n{LINE}",
    "between moves": LINE.replace(" ", BLANKS),
}


async def test_a_game_among_many_blanks_is_replayed(world: World) -> None:
    for where, text in AMONG_BLANKS.items():
        assert "<t:1767268920:d>" in answer(await world.ana.slash(world.channel, "replay", game=text)), where


MAX_NORMALIZED = 4_000


async def test_few_characters_of_a_message_are_normalized(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, normalize = list[int](), unicodedata.normalize

    def counting(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
        sizes.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", counting)
    ligatures, syllables, letters = "\ufdfa" * 1990, "각" * 295, "각 " * 145
    commands = [
        "play",
        "invite",
        "history",
        "watch",
        "stats",
        "brain",
        "puzzle",
        "leaderboard",
        "course",
        "practice",
        "help",
        "analyse",
        "replay",
        "move",
    ]
    for typed in (
        *(f"!{command} {ligatures}" for command in ("", *commands)),
        *(f"!{command} {text}" for command in ("play", "stats") for text in (syllables, letters, f"esay {letters}")),
        *("\ufdfa" * 1990, "!" + "각" * 1990, "!play e" + "\u0300\u0316" * 950),
    ):
        sizes.clear()
        await world.send(world.ana, typed[:2000])
        assert sum(sizes) <= MAX_NORMALIZED, (typed[:12], sizes)
    _ = world.env.errors  # unknown commands


async def test_a_long_text_gets_a_short_answer_or_none(world: World) -> None:
    for kind, text in LONG.items():
        for command, option in ("replay", "game"), ("move", "coordinate"), ("analyse", "position"):
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
        *("{role} move b2", "{role}, move b2", "！ move ＂Ｂ２＂"),
    ):
        assert "**ana** played **B2**" in await world.play(world.ana, typed.format(me=user.mention, role=role.mention))
        await world.play(world.ana, "!resign")
    assert "### Play" in await world.play(world.ana, f"{role.mention}?")
    await world.app.services[SettingsService].change(GuildId(world.guild.id), prefix="…❤️")
    assert "No game is running" in await world.play(world.ana, "…❤️board")


async def test_a_move_alone_is_one_on_its_authors_turn(world: World) -> None:
    assert await world.send(world.ana, "!b2") == []
    await world.start_duel()
    assert await world.send(world.ben, "!b2") == []
    for typed in ("!d20", "!b7", "!b2 or not", "!42"):
        assert await world.send(world.ana, typed) == [], typed
    assert "**ana** played **B2**" in await world.play(world.ana, "!b2")
    assert "is taken" in await world.play(world.ben, "!b2")
    assert await world.send(world.ana, "!a1") == []
    assert "**ben** played **A1**" in await world.play(world.ben, f"{world.mention}, a 1.")
    await world.play(world.ana, "!resign")
    await world.play(world.ana, "!play connect4 easy")
    assert "**ana** played **column 4**" in await world.play(world.ana, "!4")
    _ = world.env.errors  # unknown commands


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
