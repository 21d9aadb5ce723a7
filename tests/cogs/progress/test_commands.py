"""The command `progress`: for its member alone, unless they post it."""

from datetime import timedelta

import discord
from sqlalchemy import Connection, insert

from bot.analysis.exercise import Theme
from bot.database.database import Database
from cogs.practice.queries import mistake_table, reviewed_game_table
from tests.support.acts import at_once
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, text_of


async def have_reviews(world: World) -> None:
    """Store 20 reviewed games of ana, one each day until today, with a mistake in each of the first ten."""
    now = discord.utils.utcnow()
    ended = [now - timedelta(days=19 - number) for number in range(20)]
    user = {"user_id": world.ana.id}
    games = [
        {**user, "match_id": number + 1, "ended_at": end, "moves": 4, "kept": 4 - (number < 10)}
        for number, end in enumerate(ended)
    ]
    board = {"number": 2, "game": "3x3", "position": "5"}
    mistakes = [
        {**user, **board, "match_id": number + 1, "made_at": end, "theme": Theme.BLOCK_LINE.value}
        for number, end in enumerate(ended[:10])
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(reviewed_game_table), games)
        connection.execute(insert(mistake_table), mistakes)

    await world.app.services[Database].write(work)


async def test_a_slash_command_answers_its_member_alone_who_may_post_it(world: World) -> None:
    await have_reviews(world)
    shown = await world.ana.slash(world.channel, "progress")
    clean, *lines = ephemeral_answer(shown).splitlines()[1:]
    since = discord.utils.utcnow() - timedelta(days=9)
    assert clean == f"✅ **Block a line:** no mistake since {since:%B} {since.day}, {since.year} (reviewed games: 10)"
    assert lines[:4] == ["**Accuracy:** 88%", "**Reviewed games:** 20", "### Mistakes", "**Block a line:** 10"]
    assert lines[4:] == ["### Practice", "**Exercises due:** 0 of 0", "**Lessons done:** 0 of 7"]
    assert [file.filename for file in message_of(shown).attachments] == ["progress.png"]
    image = message_of(shown).embeds[0].image
    assert image.url
    async with at_once(world, 5):
        posted = await world.ana.click(message_of(shown), label="Post")
    assert len(world.channel.history()) == 1
    assert not posted.ephemeral
    assert answer(posted).splitlines() == ["### 📈 ana", clean, *lines]
    assert (button_labels(message_of(posted)), message_of(posted).mentions) == ([], [])
    assert button_labels(message_of(shown)) == []  # it is posted once


async def test_a_typed_command_is_answered_in_private_by_a_button(world: World) -> None:
    await have_reviews(world)
    assert await world.play(world.ana, "!progress") == "Press the button to see your progress. Only you see it."
    assert "**Reviewed games:** 20" in ephemeral_answer(await world.press(world.ana, "Show my progress"))
    assert "None of your games" in ephemeral_answer(await world.press(world.ben, "Show my progress"))
    await world.ana.send_dm("!progress")
    message = world.ana.user.dm_channel.history()[-1]
    assert "**Reviewed games:** 20" in text_of(message)
    assert button_labels(message) == []


async def test_without_reviews_it_says_how_to_begin_and_cannot_be_posted(world: World) -> None:
    shown = await world.ben.slash(world.channel, "progress")
    assert "Start with " in ephemeral_answer(shown)
    assert "your mistakes below a game you lost" in ephemeral_answer(shown)
    assert (message_of(shown).attachments, button_labels(message_of(shown))) == ([], [])


async def test_without_charts_the_figures_are_in_the_text(world: World) -> None:
    await have_reviews(world)
    world.app.draws_charts = False
    shown = await world.ana.slash(world.channel, "progress")
    assert "**Accuracy:** 88%" in ephemeral_answer(shown)
    assert message_of(shown).attachments == []
