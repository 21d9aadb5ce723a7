"""Saved matches and challenges for tests, built in a few words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from bot.database.database import Database
from bot.database.guilds import ensure_guild
from bot.games.ids import MatchId, UserId
from bot.games.lines import TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.matches import rows, tables
from bot.matches.rating_queries import update_ratings
from bot.matches.store import DEFAULT_IDLE, Follower, MatchStore, changing_columns
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, Event, GuildId, Place
from bot.model.saved_match import Change, Moment, SavedMatch
from bot.players.opponent import level_ratings
from bot.process.features import PERSONAL_DATA
from cogs.duels.queries import close_accepted
from cogs.practice.queries import queue_review
from cogs.privacy.queries import DeletedData, StoredData
from cogs.privacy.service import PrivacyService
from tests.fakes.opponents import FirstFree
from tests.support.people import ANA, ANA_SEAT, BEN, GUILD, LARGEST_ID, NOON, PERFECT_SEAT, event
from tests.support.services import services_with

DRAWN_GAME = (4, 0, 1, 7, 3, 5, 6, 2, 8)
"""The plies of a drawn game."""

EXPIRY = NOON + timedelta(minutes=15)
"""When challenges expire."""

_RULES = (
    TIC_TAC_TOE,
    Rules(misere=True),
    Rules(6, 7, 4, gravity=True),
    Rules(4, 5, 3, gravity=True, misere=True),
    Rules(1, 5, 2),
    Rules(26, 26, 5),
)


def new_challenge(
    number: int, by: UserId = ANA, to: UserId | None = BEN, *, guild: GuildId = GUILD, expires: datetime = EXPIRY
) -> Challenge:
    """A challenge, or with `to=None` an invitation, that no message shows yet."""
    place = Place(ChannelId(10), guild)
    return Challenge(ChallengeId(number), place, by, to, mark=None, in_thread=False, expires=expires)


def new_match(
    number: int,
    channel: int = 10,
    *plies: int,
    guild: GuildId | None = GUILD,
    x: Seat = ANA_SEAT,
    o: Seat = PERFECT_SEAT,
    rules: Rules = TIC_TAC_TOE,
) -> SavedMatch:
    """A match that was begun at noon by the event of the same number."""
    match = Match(MatchId(number), rules, x, o, plies)
    return SavedMatch(match, Place(ChannelId(channel), guild), event(number), NOON, deadline=NOON + DEFAULT_IDLE)


def after_plies(saved: SavedMatch, number: int, *plies: int, after: timedelta = timedelta(minutes=1)) -> SavedMatch:
    """The same match some plies later, played by the event with a number."""
    match = saved.match
    for cell in plies:
        match = match.play(cell)
    return replace(saved, match=match, event=event(number), updated=saved.updated + after)


def with_end(saved: SavedMatch, match: Match, event: Event, updated: datetime) -> SavedMatch:
    return replace(saved, match=match, event=event, updated=updated, deadline=None)


def abandoned(saved: SavedMatch, number: int) -> Change:
    return Change(saved, with_end(saved, saved.match.abandon(), event(number), saved.updated))


async def abandon(store: MatchStore, new: SavedMatch) -> None:
    """Save a match, and that it was abandoned at once."""
    await save_new(store, new)
    await save_changes(store, abandoned(new, new.event.id))


FOLLOWERS: Sequence[Follower[Any]] = (
    Follower(apply=close_accepted),
    Follower(apply=partial(update_ratings, level_ratings), on=Moment.END),
    Follower(apply=queue_review, on=Moment.END),
)
"""What follows from the changes of matches, without learners."""


async def save_changes(store: MatchStore, *changes: Change) -> None:
    following = [
        (follower, prepared)
        for follower in FOLLOWERS
        for change in changes
        if follower.follows(change)
        if (prepared := await follower.prepare(change) if follower.prepare else change) is not None
    ]
    await store.save(changes, following)


async def save_new(
    store: MatchStore, new: SavedMatch, *, instead_of: Change | None = None, accepted: ChallengeId | None = None
) -> None:
    await save_changes(store, *filter(None, [instead_of]), Change(None, new, accepted))


async def save_change(store: MatchStore, old: SavedMatch, new: SavedMatch) -> None:
    await save_changes(store, Change(old, new))


async def running_in(store: MatchStore, channel: ChannelId) -> SavedMatch | None:
    latest = await store.latest(channel)
    return None if latest is None or latest.match.is_over else latest


async def insert_matches(database: Database, *matches: SavedMatch) -> None:
    """Insert matches at any stage."""

    def work(connection: Connection) -> None:
        for guild in {saved.place.guild for saved in matches}:
            ensure_guild(connection, guild)
        new = [rows.constant_columns(saved) | changing_columns(saved) for saved in matches]
        connection.execute(insert(tables.match), new)
        plies = [
            {"match_id": saved.match.id, "number": number, "cell": cell, "played_at": saved.updated}
            for saved in matches
            for number, cell in enumerate(saved.match.plies)
        ]
        if plies:
            connection.execute(insert(tables.ply), plies)

    await database.write(work)


async def stored_data(database: Database, user: UserId) -> StoredData:
    """Return what is stored about a user, without the kinds of which there is nothing."""
    return {kind: count for kind, count in (await database.read(PERSONAL_DATA.count, user)).items() if count}


async def delete_user(database: Database, user: UserId) -> DeletedData:
    """Delete the data of a user as the services do, at noon."""
    return await services_with(database, FirstFree())[PrivacyService].delete(user)


def random_match(number: int) -> Iterator[SavedMatch]:
    """Each version of a random match under random rules. Each number has its own channel; ids are large."""
    rng = Random(number)
    begin = LARGEST_ID - number * 100
    users: list[Seat] = [MemberSeat(UserId(LARGEST_ID - number)), MemberSeat(UserId(number + 1)), MemberSeat(None)]
    x, o = rng.sample([*users, PERFECT_SEAT, OpponentSeat("x" * 50)], 2)
    updated = NOON + timedelta(days=rng.randrange(-9_000, 9_000), microseconds=rng.randrange(10**6))
    saved = SavedMatch(
        Match(MatchId(begin), rng.choice(_RULES), x, o),
        Place(ChannelId(LARGEST_ID - number), rng.choice([None, GuildId(1), GuildId(LARGEST_ID - number)])),
        event(begin),
        updated,
        idle=rng.choice([None, timedelta(hours=1), timedelta(days=7)]),
        deadline=updated + DEFAULT_IDLE,
    )
    yield saved
    for step in range(1, rng.randint(1, 13)):
        if saved.match.is_over:
            return
        pause = timedelta(microseconds=rng.randrange(10**9))
        shown = replace(saved.shown, token=rng.choice([None, "t" * 500]))
        match = _random_change(saved.match, rng)
        saved = replace(saved, match=match, event=event(begin - step), updated=saved.updated + pause, shown=shown)
        yield saved


def _random_change(match: Match, rng: Random) -> Match:
    users = [user for mark in Mark if (user := match.member(mark))]
    if not users or rng.random() > 0.3:
        return match.play(rng.choice(match.board.legal_moves))
    user = rng.choice(users)
    if len(match.plies) > 1 and rng.random() < 0.7:
        return match.take_back(user)
    return rng.choice([match.resign(user), match.forfeit(match.mark_of(user)), match.agree(), match.abandon()])
