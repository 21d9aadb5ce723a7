"""Matches with any rules in a world, and the menus under large boards."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import Rules
from bot.model.ids import Event, EventId
from tests.support.services import begin as begin_match
from tests.support.world import World


async def begin(world: World, rules: Rules, *plies: int, start: int = 1) -> Match:
    """Begin a match of ana, who is X, against an opponent, and show it after some plies.

    Args:
        start: the number of the match, and of the event that begins it.
    """
    match = Match(MatchId(start), rules, MemberSeat(UserId(world.ana.id)), OpponentSeat("first free"))
    saved = await begin_match(world.app.services, match, world.place)
    for number, cell in enumerate(plies, start=start + 1):
        by = replace(saved, event=Event(EventId(number)))
        saved = await world.app.services.matches.save(by, saved.match.play(cell))
        assert saved
    await world.play(world.ana, "!board")
    return saved.match


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    """The menus of a message."""
    return [
        menu
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for menu in row.children
        if isinstance(menu, discord.SelectMenu)
    ]
