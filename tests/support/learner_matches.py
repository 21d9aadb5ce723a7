"""Matches against the learner."""

from random import Random

from simcord import ChannelHandle, MemberActor

from bot.games.coordinate import format_coordinate
from bot.games.lines import board_in
from bot.matches.matches import Matches
from bot.model.ids import ChannelId, GuildId, Place
from cogs.learner.queries import SavedLearner
from cogs.learner.service import LearnerService
from tests.fakes.opponents import FixedStrategy
from tests.support.world import World, text_of


async def play_against_learner(world: World, member: MemberActor, channel: ChannelHandle) -> str:
    """Play a match that the member begins, always with the same strategy, and return its final text."""
    await member.send(channel, "!play learner")
    for _ in range(5):
        saved = await world.app.services[Matches].get(ChannelId(channel.id))
        if saved is None:
            break
        cell = FixedStrategy().choose(board_in(saved.match.board), Random(0))
        await member.send(channel, f"!move {format_coordinate(cell, saved.match.game)}")
    return text_of(channel.history()[-1])


async def learner_of(world: World, channel: ChannelHandle) -> SavedLearner:
    return await world.app.services[LearnerService].load(Place(ChannelId(channel.id), GuildId(world.guild.id)))
