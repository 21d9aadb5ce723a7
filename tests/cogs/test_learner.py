"""Playing against the learner, which remembers in every server what lost it games."""

from random import Random

from simcord import ChannelHandle, MemberActor

from bot.game.coordinate import format_coordinate
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.learner import SavedLearner
from tests.fakes.opponents import FixedStrategy
from tests.world import World, new_app, new_services, spoken


async def end_of_game(world: World, member: MemberActor, channel: ChannelHandle) -> str:
    """How a game ends between the learner and a member who begins, and always plays to the same plan."""
    await member.send(channel, "!play learner")
    for _ in range(5):
        saved = await world.app.services.cache.get(ChannelId(channel.id))
        if saved is None:
            break
        cell = FixedStrategy().choose(saved.match.board, Random(0))
        await member.send(channel, f"!move {format_coordinate(cell, saved.match.rules)}")
    return spoken(channel.history()[-1])


async def brain(world: World, channel: ChannelHandle) -> SavedLearner:
    """What the learner of the world's server remembers."""
    return await world.app.services.learners.brain(Place(ChannelId(channel.id), GuildId(world.guild.id)))


async def test_it_loses_three_games_to_one_plan_and_then_draws_for_ever(world: World) -> None:
    ends = [await end_of_game(world, world.ana, world.channel) for _ in range(5)]
    assert ["**ana won**" in end for end in ends] == [True, True, True, False, False]
    assert all("It is a draw" in end for end in ends[3:])
    assert world.level == "learner"
    known = await brain(world, world.channel)
    assert (known.games, known.results, len(known.memory)) == (5, "llldd", 3)
    world.app = new_app(new_services(world.app.services.database))
    await world.env.restart_bot(world.app)
    assert "It is a draw" in await end_of_game(world, world.ben, world.guild.create_text_channel("more"))


async def test_each_server_has_a_learner_of_its_own(world: World) -> None:
    for _ in range(3):
        await end_of_game(world, world.ana, world.channel)
    abroad = world.env.create_guild("abroad")
    eve, games = abroad.add_member(world.env.create_user("eve")), abroad.create_text_channel("games")
    assert "**eve won**" in await end_of_game(world, eve, games)
    assert "It is a draw" in await end_of_game(world, world.ana, world.channel)


async def test_a_direct_conversation_has_one_too(world: World) -> None:
    for text in ("!play learner", "!move b2", "!move b3", "!move b1", "!move c1", "!move a3"):
        message = await world.ana.send_dm(text)
    known = await world.app.services.learners.brain(Place(ChannelId(message.channel.id)))
    assert (known.results, len(known.memory)) == ("l", 1)
    assert await brain(world, world.channel) == SavedLearner("original")


async def test_it_learns_from_a_show_as_well(world: World) -> None:
    await world.plays(world.ana, "!watch hard learner")
    await world.env.advance_time(60 * 9)
    assert "**hard won**" in spoken(world.channel.history()[-1])
    assert (await brain(world, world.channel)).results == "l"


async def test_a_game_that_is_given_up_teaches_nothing(world: World) -> None:
    await world.plays(world.ana, "!play learner", "!move b2", "!resign")
    assert await brain(world, world.channel) == SavedLearner("original")
