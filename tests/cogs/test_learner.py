"""Playing against the learner, of which each guild has its own."""

from bot.model.ids import ChannelId, Place
from bot.model.learner import SavedLearner
from tests.support.learner_matches import learner_of, play_against_learner
from tests.support.world import World, text_of


async def test_a_server_beats_its_learner_three_times(world: World) -> None:
    ends = [await play_against_learner(world, world.ana, world.channel) for _ in range(5)]
    assert ["**ana won**" in end for end in ends] == [True, True, True, False, False]
    assert all("It's a draw" in end for end in ends[3:])
    assert world.level == "learner"
    record = await learner_of(world, world.channel)
    assert (record.games, record.results, len(record.memory)) == (5, "llldd", 3)
    await world.restart()
    abroad = World.create(world.env)
    assert "**ana won**" in await play_against_learner(abroad, abroad.ana, abroad.channel)
    assert "It's a draw" in await play_against_learner(world, world.ben, world.guild.create_text_channel("more"))


async def test_a_dm_channel_has_its_own_learner(world: World) -> None:
    for text in ("!play learner", "!move b2", "!move b3", "!move b1", "!move c1", "!move a3"):
        message = await world.ana.send_dm(text)
    record = await world.app.services.learners.load(Place(ChannelId(message.channel.id)))
    assert (record.results, len(record.memory)) == ("l", 1)
    assert await learner_of(world, world.channel) == SavedLearner("original")


async def test_the_learner_learns_from_exhibitions(world: World) -> None:
    await world.play(world.ana, "!play learner", "!move b2", "!resign")
    assert await learner_of(world, world.channel) == SavedLearner("original")  # a resignation teaches nothing
    await world.play(world.ana, "!watch hard learner")
    await world.env.advance_time(60 * 9)
    assert "**hard won**" in text_of(world.channel.history()[-1])
    assert (await learner_of(world, world.channel)).results == "l"
