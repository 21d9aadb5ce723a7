"""Finished matches for a world's database, with their ratings."""

from datetime import timedelta

from simcord import ChannelHandle, MemberActor

from bot.database.database import Database
from bot.games.ids import UserId
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from bot.model.shown import Shown
from tests.support.saved_matches import after_plies, new_match, save_change, save_new, with_end
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
    matches = MatchStore(world.app.services[Database])
    saved = new_match(number * 100, channel_id, guild=guild, x=seat(x), o=seat(o))
    await save_new(matches, saved)
    for event, cells in enumerate(_moves(saved.match, plies), start=number * 100 + 1):
        pause = timedelta(minutes=number) if event == number * 100 + 1 else timedelta()
        after = after_plies(saved, event, *cells, after=pause)
        await save_change(matches, saved, after)
        saved = after
    if not saved.match.is_over:
        over = with_end(saved, saved.match.abandon(), saved.event, saved.updated)
        await save_change(matches, saved, over)
        saved = over
    matches.record_shown(saved, Shown(saved.match.version))
    await matches.save_shown()
    return saved.match


def _moves(match: Match, plies: tuple[int, ...]) -> list[list[int]]:
    """Group the plies as they are saved: each member's ply with the opponent's reply."""
    moves: list[list[int]] = []
    for number, cell in enumerate(plies):
        if moves and isinstance(match.seat(match.mark(number)), OpponentSeat):
            moves[-1].append(cell)
        else:
            moves.append([cell])
    return moves
