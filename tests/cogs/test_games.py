"""Whole matches: against the bot, and of every game, between members and against a level."""

from __future__ import annotations

from itertools import cycle

import pytest
from simcord import MemberActor

from bot.games.coordinate import format_move
from bot.games.games import GAMES, parse_rules
from bot.games.mark import Mark
from bot.text.localizer import Localizer
from tests.support.foreign_server import ForeignServer
from tests.support.large_boards import choose_cell, menu_of
from tests.support.world import World


async def test_free_cells_complete_a_move(easy_world: World) -> None:
    async def completions(typed: str) -> list[str | int | float]:
        choices = await easy_world.ana.autocomplete(easy_world.channel, "move", "coordinate", typed)
        return [choice["value"] for choice in choices]

    assert len(await completions("")) == 9
    await easy_world.play(easy_world.ana, "!play o")
    assert await completions("") == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert await completions(" b") == await completions("Ｂ") == ["B1", "B2", "B3"]


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
