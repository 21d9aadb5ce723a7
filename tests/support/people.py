"""The users, places, times and events that many tests use."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.games.ids import UserId
from bot.games.match import MemberSeat, OpponentSeat
from bot.model.actor import Actor
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place

ANA, BEN, CLEO = UserId(1), UserId(2), UserId(3)
ANA_SEAT, BEN_SEAT, PERFECT_SEAT = MemberSeat(ANA), MemberSeat(BEN), OpponentSeat("perfect")

GUILD = GuildId(7 << 22)
HERE, THERE = Place(ChannelId(10), GUILD), Place(ChannelId(20), GUILD)
"""Two channels of one server."""

DM = Place(ChannelId(30))
"""A direct conversation with the bot."""

LARGEST_ID = 2**63 - 1
"""The largest id that Discord can ever use."""

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass
class Clock:
    """A clock that stands still until a test moves it."""

    time: datetime = NOON
    set_by: timedelta = timedelta(0)  # how much of that is no time that has passed

    def __call__(self) -> datetime:
        """The present time, in UTC."""
        return self.time

    def advance(self, duration: timedelta) -> None:
        self.time += duration

    def set(self, jump: timedelta) -> None:
        """Set the clock forward, or back if the time is negative."""
        self.time += jump
        self.set_by += jump

    def monotonic(self) -> float:
        return (self.time - self.set_by).timestamp()


def event(number: int) -> Event:
    return Event(EventId(number))


def actor(user: UserId, number: int, place: Place = HERE, settings: GuildSettings = DEFAULT_SETTINGS) -> Actor:
    return Actor(user, place, event(number), settings)
