"""Whole matches: against the bot, and of every game, between members and against a level."""

from __future__ import annotations

from itertools import cycle

import pytest
from simcord import MemberActor

from bot.games.coordinate import format_move
from bot.games.games import GAMES, parse_rules
from bot.games.mark import Mark
from bot.text.localizer import Localizer
from bot.text.style import CLASSIC
from tests.support.acts import footer
from tests.support.foreign_server import ForeignServer
from tests.support.large_boards import choose_cell, menu_of, menus
from tests.support.world import World, answer, button_labels, text_of


async def test_each_end_of_a_match_is_shown(easy_world: World) -> None:
    ana = easy_world.ana
    assert await easy_world.play(ana, "!move c1", "!move c2", "!move c3") == (
        "▪️1️⃣2️⃣3️⃣\n🇦🔵🔵▫️\n🇧▫️▫️▫️\n🇨❎❎❎\n**ana** played **C3** ❌.\n🏆 **ana won** with ❌ on C1-C2-C3.\n"
        "You made no mistakes."
    )
    assert await easy_world.play(ana, "!play o", "!move b2", "!move c3") == (
        "▪️1️⃣2️⃣3️⃣\n🇦❎❎❎\n🇧▫️🔵▫️\n🇨▫️▫️🔵\n"
        "**ana** played **C3** 🔵. I answer with **A3** ❌.\n"
        "🏁 **I won** with ❌ on A1-A2-A3. Thanks for the game!\n"
        "You had a draw at move 4: ||**A3**||"
    )
    text = await easy_world.play(ana, "!play o", "!move a3", "!move b2", "!move c1")
    assert "🏆" in text
    assert "🇦❌❌🧿" in text
    text = await easy_world.play(ana, "!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3")
    assert "🤝 **It's a draw.**" in text
    assert CLASSIC.empty not in text


async def test_a_match_is_played_by_slash_commands(easy_world: World) -> None:
    ana, channel = easy_world.ana, easy_world.channel

    async def completions(typed: str) -> list[str | int | float]:
        return [choice["value"] for choice in await ana.autocomplete(channel, "move", "coordinate", typed)]

    assert len(await completions("")) == 9
    assert "you are 🔵" in answer(await ana.slash(channel, "play", mark="o"))
    assert await completions("") == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert await completions(" b") == ["B1", "B2", "B3"]
    result = await ana.slash(channel, "move", coordinate="b2")
    assert not result.ephemeral
    assert f"For example: {await easy_world.mention_of('move')} `" in answer(result)
    text = answer(await easy_world.ben.slash(channel, "board"))
    assert text.startswith("▪️1️⃣2️⃣3️⃣\n🇦❌❎▫️\n🇧▫️🔵▫️")
    assert "Your move, **ana**" in text
    await easy_world.restart("first free")
    assert f"Your move, **{ana.mention}**" in await easy_world.play(easy_world.ben, "!board")
    assert "resigned" in answer(await ana.slash(channel, "resign"))
    assert "played **C3** ❌" in answer(await ana.slash(channel, "move", coordinate="C3"))
    await easy_world.play(ana, "!move c1")
    assert "🏆" in answer(await ana.slash(channel, "move", coordinate="c2"))


LOCALES = ("en-US", "de", "fr", "es-ES", "pt-BR")
GAMES_AND_LOCALES = [*zip([*GAMES, "6x6x4"], cycle(LOCALES), strict=False)]

TYPED, SLASH, PRESSED = range(3)
"""The ways to play a move."""


async def play(server: ForeignServer, member: MemberActor, move: str, way: int) -> None:
    """Play a move: typed, by slash command, or with its button or the menus."""
    if way == TYPED:
        await server.type(member, f"move {move}")
    elif way == SLASH:
        await server.slash(member, "move", coordinate=move)
    elif menu_of(message := server.world.button_message):
        await choose_cell(member, message, move)
    else:
        await member.click(message, label=move)


@pytest.mark.parametrize(("game", "locale"), GAMES_AND_LOCALES, ids=[game for game, _ in GAMES_AND_LOCALES])
async def test_every_game_is_played_to_its_end(world: World, game: str, locale: str) -> None:
    """X takes the first cells of the bottom row, and ben those above them; the level takes the first free cells."""
    server, rules = ForeignServer.create(world, locale), parse_rules(game)
    ana, ben, texts = server.world.ana, server.world.ben, Localizer(server.texts, "!")
    cells = [rules.cell(rules.rows - 1, column) for column in range(rules.in_a_row)]
    line = "-".join(format_move(cell, rules) for cell in cells)
    mark = texts.on_board(rules).style.marks[Mark.X]

    def announced(ending: str) -> bool:
        return texts.say(ending, who="ana", winner="ben", line=line, mark=mark) in server.world.last_text

    await server.type(ana, f"play {ben.mention} {game} x")
    await server.press(ben, "challenge-accept")
    plies = [ply for cell in cells for ply in ((ana, cell), (ben, cell - rules.columns))]
    for way, (member, cell) in zip(cycle((TYPED, SLASH, PRESSED)), plies[:-1], strict=False):
        await play(server, member, format_move(cell, rules), way)
    assert announced("status-misere_won" if rules.misere else "status-member_won")

    await server.type(ana, f"play {game} random x")
    assert not announced("status-member_won")
    for way, cell in zip(cycle((PRESSED, TYPED, SLASH)), cells, strict=False):
        await play(server, ana, format_move(cell, rules), way)
    assert announced("status-misere_program_won" if rules.misere else "status-member_won")


async def test_the_levels_of_the_network_are_played_where_they_were_measured(world: World) -> None:
    await world.play(world.ana, "!play neural x")
    assert footer(world.button_message) == "My level: neural"
    (levels, _) = [[option.value for option in menu.options] for menu in menus(world.board_message)]
    assert levels == ["random", "easy", "medium", "hard", "perfect", "intuition", "neural", "learner"]
    await world.play(world.ana, "!move b2", "!move c1", "!move a3")
    assert "won" in text_of(world.button_message)
    assert button_labels(world.button_message) == ["Play again", "Review"]
    refused = await world.play(world.ana, "!play intuition 9x9")
    assert refused.startswith("**intuition** isn't available in this game: 9×9")
    assert "I don't understand “neural\\-early” here." in await world.play(world.ana, "!play neural-early")
