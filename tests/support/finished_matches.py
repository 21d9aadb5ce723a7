"""Finished matches for a world's database, with their ratings."""

from datetime import timedelta

from simcord import ChannelHandle, MemberActor

from bot.database.database import Database
from bot.games.ids import UserId
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from bot.model.shown import Shown
from tests.support.saved_matches import after_plies, insert_matches, new_match, save_change, with_end
from tests.support.world import World

X_WINS, O_WINS = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5)


def seat(player: MemberActor | str | None) -> Seat:
    """The seat of a member, an opponent by name, or (None) a deleted user."""
    if isinstance(player, MemberActor):
        return MemberSeat(UserId(player.id))
    return MemberSeat(None) if player is None else OpponentSeat(player)


async def save_finished_match(
    world: World,
    number: int,
    x: MemberActor | str | None,
    o: MemberActor | str | None,
    *plies: int,
    channel: ChannelHandle | None = None,
    is_dm: bool = False,
) -> Match:
    """Save a match that ended some minutes after noon and has been shown.

    Args:
        number: the minutes; also the match's number.
        channel: default: the world's channel.
        is_dm: whether the channel is a direct-message channel.
    """
    guild = None if is_dm else GuildId(world.guild.id)
    channel_id = (channel or world.channel).id
    database = world.app.services[Database]
    matches = MatchStore(database)
    running = new_match(number * 100, channel_id, *plies[:-1], guild=guild, x=seat(x), o=seat(o))
    await insert_matches(database, running)
    over = after_plies(running, number * 100 + 1, *plies[-1:], after=timedelta(minutes=number))
    if not over.match.is_over:
        over = with_end(over, over.match.abandon(), over.event, over.updated)
    await save_change(matches, running, over)
    matches.record_shown(over, Shown(over.match.version))
    await matches.save_shown()
    return over.match
