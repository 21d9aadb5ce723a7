"""Advice from the coach, and games looked back at."""

from datetime import timedelta

import discord

from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place
from bot.model.saved_match import SavedMatch
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.world import World, answer, new_app, new_services, private_answer, rows, text_of


async def is_coached(world: World) -> bool:
    """Whether the database knows of advice in the match that is running."""
    running = await MatchStore(world.app.services.database).live(ChannelId(world.channel.id))
    assert running
    return running.is_coached


async def start_anew(world: World) -> None:
    """Have a new process take over, which knows only the database."""
    await world.env.restart_bot(new_app(new_services(world.app.services.database, "first free")))


def footer(message: discord.Message) -> str:
    return message.embeds[0].footer.text or ""


async def test_the_player_alone_gets_a_hint_and_the_game_says_so_from_then_on(easy_world: World) -> None:
    world, database = easy_world, easy_world.app.services.database
    assert "No game is running" in private_answer(await world.ana.slash(world.channel, "hint"))
    await world.play(world.ana, "!move b2")
    before, board = await contents(database), world.button_message
    assert private_answer(await world.ben.slash(world.channel, "hint")).startswith("Somebody else is playing here.")
    assert "Use `/hint`, which only you see" in await world.play(world.ana, "!hint")
    assert await contents(database) == before
    said = private_answer(await world.ana.slash(world.channel, "hint"))
    assert said.startswith("▪️1️⃣2️⃣3️⃣\n🇦⭕💡🔲\n🇧🔲❌🔲\n🇨🔲🔲🔲\n💡 **A2**: draw. It threatens to win on C2,")
    assert said.endswith("\n-# From now on this game counts as one with advice, and its board says so.")
    assert await is_coached(world)
    assert footer(board) == "X: B2 · O: A1 · My level: first free"
    answered = answer(await world.ana.click(board, label="A2"))  # the buttons work as before
    assert "🇦⭕❌⭕\n🇧🔲❌🔲" in answered
    assert footer(world.button_message) == "X: A2, B2 · O: A1, A3 · My level: first free · with advice"
    assert private_answer(await world.ana.slash(world.channel, "hint")).endswith("It completes A2-B2-C2 and wins.")
    await start_anew(world)
    assert await is_coached(world)
    await world.play(world.ana, "!move c2")
    assert footer(world.button_message).endswith("· with advice")


async def test_hints_can_be_typed_in_dms(easy_world: World) -> None:
    for typed, says in (("!move b2", "B2"), ("!hint", "💡 **A2**: draw."), ("!analyse", "❌ is to move: **draw**.")):
        await easy_world.ana.send_dm(typed)
        last = easy_world.ana.user.dm_channel.last_message
        assert last is not None
        assert says in text_of(last)


async def test_between_members_there_is_advice_only_if_both_agreed_to_it_before(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention} x")
    await world.press(world.ben, "Accept")
    await world.press(world.ana, "A1")
    before = await contents(world.app.services.database)
    for member, command, options in (
        (world.ben, "hint", {}),
        (world.ben, "analyse", {}),
        (world.ana, "analyse", {"position": "x../.../..."}),
    ):
        assert private_answer(await member.slash(world.channel, command, **options)).startswith(
            "Hints were not allowed"
        )
    assert (await world.play(world.ana, "!analyse X../.../...")).startswith("Hints were not allowed")
    assert "Use `/analyse`, which only you see" in await world.play(world.ben, "!analyse")
    assert "It is not your turn." in private_answer(await world.ana.slash(world.channel, "hint"))
    assert await contents(world.app.services.database) == before
    await world.play(world.ana, "!resign")
    await begin_with_advice(world)
    assert "**B2**: draw. Every other move loses." in private_answer(await world.ben.slash(world.channel, "hint"))
    said = private_answer(await world.ana.slash(world.channel, "analyse"))
    assert "⭕ is to move: **draw**.\nA2: loss in 3 · A3: loss in 3" in said
    assert "From now on" not in said
    assert private_answer(await world.add_member("eve").slash(world.channel, "analyse")).startswith(
        "Somebody else is playing here."
    )
    assert "⭕ is to move. ⏳" in await world.play(world.ana, "!board")
    assert footer(world.button_message) == "X: A1 · O: - · with advice"


async def begin_with_advice(world: World) -> None:
    """Have ana play against ben, who is to move, after both have agreed to advice."""
    number = 2**62
    ana, ben = (MemberSeat(UserId(member.id)) for member in (world.ana, world.ben))
    place = Place(ChannelId(world.channel.id), GuildId(world.guild.id))
    match = Match(MatchId(number), TIC_TAC_TOE, ana, ben, (0,))
    new = SavedMatch(match, place, Event(EventId(number)), discord.utils.utcnow(), is_coached=True)
    await MatchStore(world.app.services.database).begin(new)


async def test_any_position_can_be_analysed(easy_world: World) -> None:
    world = easy_world
    assert "No game has ended in this channel yet." in private_answer(await world.ana.slash(world.channel, "analyse"))
    for typed, says in (
        ("xx./oo./...", "🇦❌❌🏆\n🇧⭕⭕🤝\n🇨💀💀💀\n❌ is to move: **win in 1**."),
        ("  X../ .O. / ... ", "❌ is to move: **draw**."),
        ("XXX/OO./...", "On that board the game is over,"),
        ("X../.O.", "A position here has 3 rows of 3 cells"),
        ("X../.?./...", "Row 2, column 2 of that position is neither `X`, `O` nor `.`."),
        ("OOO/XX./...", "No game can reach that position"),
    ):
        assert says in private_answer(await world.ana.slash(world.channel, "analyse", position=typed))
        assert says in await world.play(world.ben, f"!analyze {typed}")
    await world.play(world.ana, "!move c1", "!move c2")
    assert not await is_coached(world)
    await world.ana.slash(world.channel, "analyse")
    assert await is_coached(world)
    await world.play(world.ana, "!move c3")
    said = await world.play(world.ben, "!analyse")
    assert "🇦⭕⭕🏆\n🇧💀💀💀\n🇨❌❌🏆\nHow the last game here stood before its last move:\n❌ is to move:" in said
    await world.play(world.ana, "!move b2", "!resign")
    assert "\nHow the last game here stood when it stopped:\n" in await world.play(world.ben, "!analyse")


async def test_the_last_game_is_looked_back_at_page_by_page_also_after_a_restart(easy_world: World) -> None:
    world = easy_world
    assert "No game has ended in this channel yet." in await world.play(world.ana, "!review")
    await world.play(world.ana, "!move c1", "!move c2")
    assert "No game has ended" in private_answer(await world.ben.slash(world.channel, "review"))
    await world.play(world.ana, "!move c3")
    final = world.button_message
    summary = answer(await world.press(world.ben, "Review"))
    assert "🏆 **ana won** with ❌ on C1-C2-C3." in summary
    assert (
        "Turning point: move 2. With **A1**, **first free** ⭕ turned a draw into a loss in 3. Better: B2." in summary
    )
    assert "Moves that kept the result: **ana** ❌ 100% · **first free** ⭕ 50%" in summary
    assert "Moves: C1 A1❗ C2 A2 C3" in summary
    review = world.button_message
    assert review.id != final.id
    assert final.components
    assert shown(review) == ("1/6", [True, False])
    await start_anew(world)
    for page in ("2/6", "3/6"):
        assert not (await world.press(world.ana, "Next")).ephemeral
        assert shown(world.button_message) == (page, [False, False])
    assert "❗ That gave something away: a draw became a loss in 3. Better: 🤝 B2." in text_of(world.button_message)
    assert "🇦⭕🔲🔲\n🇧🔲🤝🔲\n🇨❌🔲🔲" in world.button_message.content
    await world.press(world.ana, "Next", "Next", "Next")
    assert shown(world.button_message) == ("6/6", [False, True])
    await world.press(world.ben, "Back")
    assert (world.button_message.id, shown(world.button_message)[0]) == (review.id, "5/6")
    await world.advance(timedelta(hours=1))
    await world.press(world.ben, "Back")
    assert (world.button_message.id != review.id, shown(world.button_message)[0]) == (True, "4/6")
    again = answer(await world.ben.slash(world.channel, "review"))
    assert "Turning point: move 2." in again
    asked = await world.ana.slash(world.channel, "privacy")
    assert asked.response is not None
    await world.ana.click(asked.response.message, label="Delete my data")
    assert "I no longer know that game" in private_answer(await world.press(world.ben, "Next"))
    assert "No game has ended in this channel yet." in await world.play(world.ana, "!review")


def shown(message: discord.Message) -> tuple[str, list[bool]]:
    """The number of a review's page, and which of its buttons cannot be pressed."""
    ((back, following),) = rows(message)
    return footer(message).partition(" ")[0], [back.disabled, following.disabled]


async def test_exhibitions_and_empty_matches_are_reviewed(world: World) -> None:
    await world.play(world.ana, "!play", "!resign")
    assert [button.label for row in rows(world.button_message) for button in row] == ["Play again"]
    said = await world.play(world.ben, "!review")
    assert said.endswith("🏳️ **ana** gave up. **I won.**\nNobody had moved.")
    assert not world.channel.history()[-1].components
    await world.play(world.ana, "!watch hard easy")
    await world.env.advance_time(timedelta(minutes=9).total_seconds())
    said = answer(await world.press(world.ben, "Review"))
    assert "🏆 **hard won** with ❌ on A3-B2-C1.\nMoves that kept the result: **hard** ❌ " in said
