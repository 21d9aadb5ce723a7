"""Every game is played to its end, between members and against a level: typed, by slash command, and pressed."""

from __future__ import annotations

from itertools import cycle

import pytest
from simcord import MemberActor

from bot.game.coordinate import format_coordinate, format_move
from bot.game.games import GAMES, parse_game
from bot.rendering.localizer import Localizer
from tests.support.foreign_server import ForeignServer
from tests.support.large_boards import choose_cell, menu_of
from tests.support.world import World

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
    server, rules = ForeignServer.create(world, locale), parse_game(game)
    ana, ben, texts = server.world.ana, server.world.ben, Localizer(server.texts, "!")
    cells = [rules.cell(rules.rows - 1, column) for column in range(rules.in_a_row)]
    line = "-".join(format_coordinate(cell, rules) for cell in cells)

    def announced(ending: str) -> bool:
        return texts.say(ending, who="ana", winner="ben", line=line, mark="❌") in server.world.last_text

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
