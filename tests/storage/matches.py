"""Matches to save: few in so many words, and many by chance."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from sqlalchemy import Connection, insert

from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place
from bot.model.saved_match import SavedMatch
from bot.storage import rows, schema
from bot.storage.database import Database
from bot.storage.guilds import ensure_guild

ANA, BEN, PROGRAM = MemberSeat(UserId(1)), MemberSeat(UserId(2)), OpponentSeat("perfect")
LARGEST = 2**63 - 1
"""The largest id that there can ever be."""

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SERVER = GuildId(7 << 22)

DRAW = (4, 0, 1, 7, 3, 5, 6, 2, 8)
"""The cells of a whole match."""

_RULES = (
    TIC_TAC_TOE,
    Rules(misere=True),
    Rules(6, 7, 4, gravity=True),
    Rules(4, 5, 3, gravity=True, misere=True),
    Rules(1, 5, 2),
    Rules(26, 26, 5),
)


def begun(
    event: int, channel: int = 10, *cells: int, guild: GuildId | None = SERVER, x: Seat = ANA, o: Seat = PROGRAM
) -> SavedMatch:
    """A new match with the first plies, at noon."""
    match = Match(MatchId(event), TIC_TAC_TOE, x, o, cells)
    return SavedMatch(match, Place(ChannelId(channel), guild), Event(EventId(event)), NOON)


def played(saved: SavedMatch, event: int, *cells: int, after: timedelta = timedelta(minutes=1)) -> SavedMatch:
    """The same match some plies later."""
    match = saved.match
    for cell in cells:
        match = match.play(cell)
    return saved.with_match(match, Event(EventId(event)), saved.updated + after)


async def put(database: Database, *matches: SavedMatch) -> None:
    """Have a database know of matches, however far they have got; nobody is known to have played their plies."""

    def work(connection: Connection) -> None:
        for saved in matches:
            ensure_guild(connection, saved.place.guild)
            connection.execute(insert(schema.match), rows.whole(saved))
            if plies := rows.plies(saved, since=0):
                connection.execute(insert(schema.ply), [ply | {"event_id": None} for ply in plies])

    await database.write(work)


def by_chance(number: int) -> Iterator[SavedMatch]:
    """The stages of a match between anybody under any rules; every number has a channel of its own."""
    rng = Random(number)
    new = _new(number, rng)
    yield new
    for event in range(rng.randint(0, 12)):
        if new.match.is_over:
            return
        match = _gone_on(new.match, rng, is_last=event == 11)
        pause = timedelta(microseconds=rng.randrange(10**9))
        action = Event(EventId(LARGEST - number * 100 - event - 1), rng.choice([None, "t" * 500]))
        new = new.with_match(match, action, new.updated + pause)
        yield new


def _new(number: int, rng: Random) -> SavedMatch:
    event = LARGEST - number * 100
    people: list[Seat] = [MemberSeat(UserId(LARGEST - number)), MemberSeat(UserId(number + 1)), MemberSeat(None)]
    x, o = rng.sample([*people, PROGRAM, OpponentSeat("x" * 50)], 2)
    place = Place(ChannelId(LARGEST - number), rng.choice([None, GuildId(1), GuildId(LARGEST - number)]))
    touched = NOON + timedelta(days=rng.randrange(-9_000, 9_000), microseconds=rng.randrange(10**6))
    match = Match(MatchId(event), rng.choice(_RULES), x, o)
    idle = rng.choice([None, timedelta(hours=1), timedelta(days=7)])
    return SavedMatch(match, place, Event(EventId(event)), touched, idle=idle)


def _gone_on(match: Match, rng: Random, *, is_last: bool) -> Match:
    if is_last:
        return match.abandon()
    for seat in (match.x, match.o):
        if isinstance(seat, MemberSeat) and seat.user and rng.random() < 0.2:
            return _without_a_ply(match, seat.user, rng)
    return match.play(rng.choice(match.board.legal_moves))


def _without_a_ply(match: Match, user: UserId, rng: Random) -> Match:
    if len(match.plies) > 1 and rng.random() < 0.7:
        return match.take_back(user)
    return rng.choice([match.resign(user), match.forfeit(match.mark_of(user)), match.agree()])
