"""What a finished board says and offers."""

from __future__ import annotations

import discord

from tests.support.slow_games import SlowGames, slow_games
from tests.support.world import World, button_labels, text_of

WINNING, LOSING = ("c1", "c2", "c3"), ("b2", "c3")
"""Moves as X, and as O, against a level that plays the first free cell."""


async def test_the_bar_of_a_finished_board_shows_how_it_went(easy_world: World) -> None:
    world, ana = easy_world, easy_world.ana
    for moves, colour in (
        (("!play", "!move c1", "!move c2", "!move c3"), discord.Colour.green()),
        (("!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3"), discord.Colour.light_grey()),
        (("!play o", "!move b2", "!move c3"), discord.Colour.red()),
    ):
        await world.play(ana, *moves[:-1])
        assert world.channel.history()[-1].embeds[0].colour is None
        await world.play(ana, moves[-1])
        assert world.channel.history()[-1].embeds[0].colour == colour


def ending(text: str) -> list[str]:
    """The lines from the result on."""
    lines = text.split("\n")
    return lines[next(number for number, line in enumerate(lines) if line[0] in "🏆🏁🤝🏳") :]


async def win(world: World, level: str) -> list[str]:
    """Let ana beat a level, and return the ending."""
    return ending(await world.play(world.ana, f"!play {level} x", *(f"!move {cell}" for cell in WINNING)))


async def lose(world: World, level: str) -> list[str]:
    """Let ana lose to a level, and return the ending."""
    return ending(await world.play(world.ana, f"!play {level} o", *(f"!move {cell}" for cell in LOSING)))


async def lose_large(games: SlowGames) -> discord.Message:
    """Let ana lose on a board of which a review takes a minute, and return the message."""
    await games.world.play(games.world.ana, "!play 5x5 easy", *(f"!move {cell}" for cell in ("e1", "e2", "e3", "c3")))
    return games.board


async def test_the_coach_delays_no_board_and_touches_no_other_game() -> None:
    async with slow_games() as games:
        board = await lose_large(games)
        lines = ending(text_of(board))
        assert lines[1:] == ["**Rating:** 980 (−20)"]
        await games.world.press(games.world.ana, "Play again")
        begun = games.board
        assert begun.id != board.id
        await games.decide()
        reviewed = next(message for message in games.world.newest_messages() if message.id == board.id)
        assert ending(text_of(reviewed)) == [lines[0], f"{lines[1]} · You had a win at move 7: ||**E4**||"]
        assert reviewed.components == []  # the press has removed the buttons
        assert text_of(games.board) == text_of(begun)


async def test_the_coach_says_nothing_after_a_restart() -> None:
    async with slow_games() as games:
        board = await lose_large(games)
        await games.restart()
        await games.decide()
        assert text_of(games.board) == text_of(board)
        assert button_labels(games.board) == button_labels(board)
