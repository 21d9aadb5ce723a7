"""Matches with any rules in a world."""

from __future__ import annotations

from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat
from bot.game.rules import Rules
from bot.model.ids import Event, EventId
from tests.world import World

START = EventId(1)
"""The event that begins a match."""


async def begin(world: World, rules: Rules, *plies: int, is_duel: bool = False) -> Match:
    """Begin a match of ana, who is X, against ben or an opponent, and show it after some plies."""
    ana, ben = (MemberSeat(UserId(member.id)) for member in (world.ana, world.ben))
    o: Seat = ben if is_duel else OpponentSeat("first free")
    cache, match = world.app.services.cache, Match(MatchId(START), rules, ana, o)
    saved = await cache.begin(match, world.place, Event(START))
    for number, cell in enumerate(plies, start=START + 1):
        saved = await cache.save(saved, saved.match.play(cell), Event(EventId(number)))
    await world.play(world.ana, "!board")
    return saved.match
