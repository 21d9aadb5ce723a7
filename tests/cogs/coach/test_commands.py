"""Hints, analyses and reviews, also about a game that runs in another place."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.database.database import Database
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from tests.support.acts import delete_data, footer
from tests.support.databases import contents
from tests.support.saved_matches import running_in
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, rows, text_of


async def test_a_hint_is_private_and_marks_the_match_from_its_next_board_on(easy_world: World) -> None:
    world, database = easy_world, easy_world.app.services[Database]
    assert "No game is running" in ephemeral_answer(await world.ana.slash(world.channel, "hint"))
    await world.play(world.ana, "!move b2")
    before = await contents(database)
    refusal = ephemeral_answer(await world.ben.slash(world.channel, "hint"))
    assert refusal.startswith("You aren't a player in this game.")
    assert await world.play(world.ana, "!hint") == "Press the button to see a hint. Only you see it."
    refusal = ephemeral_answer(await world.press(world.ben, "Hint"))
    assert refusal.startswith("You aren't a player in this game.")
    assert await contents(database) == before
    assert "**A2**: draw" in ephemeral_answer(await world.press(world.ana, "Hint"))
    hint = ephemeral_answer(await world.ana.slash(world.channel, "hint"))
    assert hint.startswith("▪️1️⃣2️⃣3️⃣\n🇦🔵💡▫️\n🇧▫️❌▫️\n🇨▫️▫️▫️\n💡 **A2**: draw. It threatens to win on C2,")
    await world.play(world.ana, "!move a2")
    assert ephemeral_answer(await world.ana.slash(world.channel, "hint")).endswith("It completes A2-B2-C2 and wins.")
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    board = world.button_message
    await world.ana.slash(world.channel, "hint")
    assert await is_coached(world)
    assert footer(world.button_message) == "My level: first free"
    assert "🇦🔵❌🧿\n🇧▫️❌▫️" in answer(await world.ana.click(board, label="A2"))
    assert footer(world.button_message) == "My level: first free · With advice"
    await world.restart("first free")
    assert await is_coached(world)
    await world.play(world.ana, "!move b1")
    assert footer(world.button_message) == "My level: first free · With advice"
    user = easy_world.ana.user
    for typed, expected in (("!move b2", "B2"), ("!hint", "💡 **A2**: draw."), ("!analyse", "❌ to move: **draw**")):
        await user.send_dm(typed)
        assert expected in text_of(user.dm_channel.history()[-1])


async def test_a_duel_gets_advice_only_with_hints_and_says_so(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "A1")
    before = await contents(world.app.services[Database])
    for command in ("hint", "analyse"):
        refusal = ephemeral_answer(await world.ben.slash(world.channel, command))
        assert refusal.startswith("Hints are off")
    for member in (world.ana, world.add_member("cleo")):
        refusal = ephemeral_answer(await member.slash(world.channel, "analyse", position="x../.../..."))
        assert refusal.startswith("In a game between members without hints, this position is on the board")
    assert f"Use {await world.mention_of('analyse')}, and only you see it" in await world.play(world.ben, "!analyse")
    assert "It's not your turn." in ephemeral_answer(await world.ana.slash(world.channel, "hint"))
    assert await contents(world.app.services[Database]) == before
    world = World.create(world.env)
    await world.start_duel("x hints")
    await world.play(world.ana, "!move a1")
    assert "**B2**: draw. Every other move loses." in ephemeral_answer(await world.ben.slash(world.channel, "hint"))
    analysis = ephemeral_answer(await world.ana.slash(world.channel, "analyse"))
    assert "🔵 to move: **draw**\nA2: loss in 3 moves · A3: loss in 3 moves" in analysis
    assert "This game now counts" not in analysis
    refusal = ephemeral_answer(await world.add_member("eve").slash(world.channel, "analyse"))
    assert refusal.startswith("You aren't a player in this game.")
    assert "🔵, your move · ends <t:" in await world.play(world.ana, "!board")
    assert footer(world.button_message) == "With advice"


async def is_coached(world: World) -> bool:
    """Check if the running match is stored as one with advice."""
    saved = await running_in(MatchStore(world.app.services[Database]), ChannelId(world.channel.id))
    assert saved
    return saved.is_coached


@pytest.mark.usefixtures("compiled_solver")
async def test_any_position_can_be_analysed(easy_world: World) -> None:
    world = easy_world
    assert "No game has ended here yet." in ephemeral_answer(await world.ana.slash(world.channel, "analyse"))
    for typed, expected in (
        ("xx./oo./...", "🇦❌❌🏆\n🇧🔵🔵🤝\n🇨💀💀💀\n❌ to move: **win in 1 move**"),
        ("  X../ .O. / ... ", "❌ to move: **draw**"),
        ("XXX/OO./...", "That game is already over,"),
        ("X../.O.", "Write the position as 3 rows of 3 cells"),
        ("4x4 X../.O./...", "4 rows of 4 cells with `/` between the rows, for example `..../..../..../X...`."),
        ("/".join(["......"] * 6), "put the size first, as in `"),
        ("X../.?./...", "Row 2, column 2 of that position isn't `X`, `O` or `.`."),
        ("OOO/XX./...", "No game can reach that position"),
    ):
        assert expected in ephemeral_answer(await world.ana.slash(world.channel, "analyse", position=typed))
        assert expected in await world.play(world.ben, f"!analyze {typed}")
    await world.play(world.ana, "!move c1", "!move c2")
    assert not await is_coached(world)
    await world.ana.slash(world.channel, "analyse")
    assert await is_coached(world)
    await world.play(world.ana, "!move c3")
    text = await world.play(world.ben, "!analyse")
    assert "🇦🔵🔵🏆\n🇧💀💀💀\n🇨❌❌🏆\nThe last game here, before its last move:\n❌ to move:" in text
    await world.play(world.ana, "!move b2", "!resign")
    assert "\nThe last game here, when it stopped:\n" in await world.play(world.ben, "!analyse")
    for typed, expected in (
        ("oxox/oxox/xoxo/xox.", "🔵 to move: **draw**\nD4: draw\n**Best play:** D4"),
        ("xxxx./oo.o./...../...../.....", "That game is already over"),
        ("/".join(["......."] * 4 + ["....o..", ".xxxoo."]), "🔴 to move: **win in 1 move**"),
        ("xxxo.../" + "/".join(["......."] * 5), "No game can reach that position"),
    ):
        assert expected in await world.play(world.ben, f"!analyse {typed}")


async def test_a_review_is_a_summary_and_pages_that_anyone_turns(easy_world: World) -> None:
    world = easy_world
    assert "No game has ended here yet." in await world.play(world.ana, "!review")
    await world.play(world.ana, "!move c1")
    assert "No game has ended" in ephemeral_answer(await world.ben.slash(world.channel, "review"))
    await world.play(world.ana, "!move c2", "!move c3")
    summary = answer(await world.press(world.ben, "Review"))
    assert "🏆 **ana won** with ❌ on C1-C2-C3." in summary
    assert "**Turning point:** move 2, **A1** by first free 🔵 (draw → loss in 3 moves). Better: B2" in summary
    assert "**Accuracy:** ana ❌ 100% · first free 🔵 50%" in summary
    assert "**Moves:** C1 A1❗ C2 A2 C3" in summary
    assert "**Turning point:** move 2," in answer(await world.ben.slash(world.channel, "review"))
    await delete_data(world, world.ana)
    assert "I no longer know that game" in ephemeral_answer(await world.press(world.ben, "Next"))
    assert "No game has ended here yet." in await world.play(world.ana, "!review")
    world = World.create(world.env)
    await world.play(world.ana, "!move c1", "!move c2", "!move c3")
    final = world.button_message
    await world.press(world.ben, "Review")
    review = world.button_message
    assert [message.id for message in world.channel.history() if message.components] == [final.id, review.id]
    assert page_state(review) == ("1/6", [True, False])
    await world.restart("first free")
    for page in ("2/6", "3/6"):
        assert not (await world.press(world.ana, "Next")).ephemeral
        assert page_state(world.button_message) == (page, [False, False])
    assert "❗ A mistake: draw → loss in 3 moves. Better: 🤝 B2" in text_of(world.button_message)
    assert "🇦🧿▫️▫️\n🇧▫️🤝▫️\n🇨❌▫️▫️" in world.button_message.content
    await world.press(world.ana, "Next", "Next", "Next")
    assert page_state(world.button_message) == ("6/6", [False, True])
    await world.press(world.ben, "Back")
    assert (world.button_message.id, page_state(world.button_message)[0]) == (review.id, "5/6")
    await world.advance(timedelta(hours=1))
    await world.press(world.ben, "Back")  # of an old message, which is posted anew
    assert (world.button_message.id != review.id, page_state(world.button_message)[0]) == (True, "4/6")


def page_state(message: discord.Message) -> tuple[str, list[bool]]:
    """The page number of a review, and which of its buttons are disabled."""
    ((back, following, *_),) = rows(message)
    return footer(message).partition(" ")[0], [back.disabled, following.disabled]


async def test_exhibitions_and_empty_matches_are_reviewed(world: World) -> None:
    await world.play(world.ana, "!play", "!resign")
    assert button_labels(world.button_message) == ["Play again"]
    text = await world.play(world.ben, "!review")
    assert text.endswith("🏳️ **ana** resigned. **I won.**\nThere were no moves.")
    assert not world.channel.history()[-1].components
    await world.play(world.ana, "!watch hard easy")
    await world.env.advance_time(9 * 60)
    text = answer(await world.press(world.ben, "Review"))
    assert "🏆 **hard won** with ❌ on A3-B2-C1.\n**Accuracy:** hard ❌ " in text


PRICE = "This game can then lower your rating, but not raise it."


async def test_a_rated_game_asks_before_the_first_advice(world: World) -> None:
    await world.play(world.ana, "!play easy x", "!move b2")
    board = world.button_message
    asked = await world.ana.click(board, label="Hint")
    assert ephemeral_answer(asked) == f"{PRICE} Show a hint?"
    assert not await is_coached(world)
    shown = await world.ana.click(message_of(asked), label="Show the hint")
    assert "💡 **" in answer(shown)
    assert await is_coached(world)
    assert "💡 **" in ephemeral_answer(await world.ana.click(board, label="Hint"))  # asked once a game
    world = World.create(world.env)
    await world.play(world.ana, "!play easy x", "!move b2")
    asked = await world.ana.slash(world.channel, "analyse")
    assert ephemeral_answer(asked) == f"{PRICE} Analyse it?"
    assert not await is_coached(world)
    await world.ana.click(message_of(asked), label="Analyse anyway")
    assert await is_coached(world)
    assert PRICE not in ephemeral_answer(await world.ana.slash(world.channel, "hint"))


POSITION = "O../.X./..."


async def test_a_game_elsewhere_is_named_and_marked_only_after_a_yes(easy_world: World) -> None:
    world, elsewhere = easy_world, easy_world.guild.create_text_channel("elsewhere")
    await world.play(world.ana, "!move b2")
    question = await world.ana.slash(elsewhere, "analyse", position=POSITION)
    assert f"You are playing a game in <#{world.channel.id}>" in ephemeral_answer(question)
    assert button_labels(message_of(question)) == ["Analyse anyway"]
    assert "With advice" not in footer(world.board_message)
    await world.ana.click(message_of(question), label="Analyse anyway")
    await world.play(world.ana, "!board")
    assert "With advice" in footer(world.board_message)
    again = ephemeral_answer(await world.ana.slash(elsewhere, "analyse", position=POSITION))
    assert "You are playing" not in again
    assert "draw" in again or "win" in again
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    assert "You are playing a game" in await there.play(world.ana, f"!analyse {POSITION}")
    refusal = ephemeral_answer(await world.ben.click(there.button_message, label="Analyse anyway"))
    assert "You are playing" not in refusal
    await world.play(world.ana, "!board")
    assert "With advice" not in footer(world.board_message)


async def test_a_hint_and_a_typed_analysis_are_asked_about_once(easy_world: World) -> None:
    world = easy_world
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    for place in (world, there):
        await place.play(world.ana, "!move b2")
    question = await world.ana.slash(there.channel, "hint")
    assert f"You are playing a game in <#{world.channel.id}>" in ephemeral_answer(question)
    await world.ana.click(message_of(question), label="Show the hint")
    for place in (world, there):
        await place.play(world.ana, "!board")
        assert "With advice" in footer(place.board_message)
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    assert "You are playing a game" in await world.play(world.ana, f"!analyse {POSITION}")
    question = world.button_message
    assert button_labels(question) == ["Analyse anyway"]
    assert "to move" in ephemeral_answer(await world.ana.click(question, label="Analyse anyway"))
    (asked,) = (message for message in world.newest_messages() if message.id == question.id)
    assert "You are playing a game" in asked.content
    assert button_labels(asked) == []


async def test_a_review_and_a_lesson_ask_before_they_help_in_a_running_game(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!move a2", "!move c3", "!resign")
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    await there.play(world.ana, "!move a2")
    ended = world.button_message
    await world.play(world.ana, "!review")
    others = await world.ben.click(world.button_message, label="Go on anyway")
    assert ephemeral_answer(others) == "That question was for someone else."
    outdated = await world.ana.click(await world.post_buttons("agree:gone:1"), custom_id="agree:gone:1")
    assert ephemeral_answer(outdated).startswith("That button is from an older version of me.")
    asked = await world.ana.click(ended, label="Review")
    assert ephemeral_answer(asked).startswith(f"You are playing a game in <#{there.channel.id}> in which this")
    assert "1/5" in footer(message_of(await world.ana.click(message_of(asked), label="Go on anyway")))
    await there.play(world.ana, "!board")
    assert "With advice" in footer(there.board_message)
    await there.play(world.ana, "!resign", "!play o")  # the level plays A1
    press = "course-solution:openings-0-0"
    asked = await world.ana.click(await world.post_buttons(press), custom_id=press)
    assert ephemeral_answer(asked).startswith(f"You are playing a game in <#{there.channel.id}> in which this")
    assert "The right move is **B2**." in answer(await world.ana.click(message_of(asked), label="Go on anyway"))
    await there.play(world.ana, "!board")
    assert "With advice" in footer(there.board_message)


async def test_the_network_shows_what_it_sees_which_is_advice(easy_world: World) -> None:
    world = easy_world
    slash = world.ana.slash
    assert "No game has ended here yet." in ephemeral_answer(await slash(world.channel, "analyse", view="network"))
    for position, expected in (
        ("X../.O./..X", "🔵 to move. The network expects **"),
        ("connect4 " + "/".join(["......."] * 5 + ["...X..."]), "It likes most: **"),
        ("XXX/OO./...", "That game is already over,"),
        ("/".join(["........."] * 9), "The network hasn't learned that game."),
        ("6x6 " + "/".join(["......"] * 6), "The network hasn't learned that game."),
    ):
        shown = await slash(world.channel, "analyse", view="network", position=position)
        assert expected in ephemeral_answer(shown)
        assert expected in await world.play(world.ben, f"!analyse network {position}")
        (picture,) = message_of(shown).attachments if "etwork expects" in answer(shown) else [None]
        assert picture is None or picture.filename == "network.png"
    shown = message_of(await slash(world.channel, "analyse", view="network", position="X../.O./..X"))
    data = shown.embeds[0].to_dict()
    assert "B1" in (description := str(data.get("image", {}).get("description")))
    assert description.startswith("Board: 3×3. X: A1, C3. O: B2. The network expects ")
    assert footer(shown).startswith("The brighter a cell,")
    analysed = message_of(await slash(world.channel, "analyse", position="XO./.../..."))
    assert button_labels(analysed) == ["What the network sees"]
    assert "The network expects" in ephemeral_answer(await world.ana.click(analysed, label="What the network sees"))
    await world.play(world.ana, "!play easy x", "!move a1")
    asked = await world.ana.click(analysed, label="What the network sees")
    assert ephemeral_answer(asked) == f"{PRICE} Analyse it?"
    assert not await is_coached(world)
    assert "The network expects" in answer(await world.ana.click(message_of(asked), label="Analyse anyway"))
    assert await is_coached(world)
    await world.play(world.ana, "!analyse xx./oo./...")
    refusal = ephemeral_answer(await world.ben.click(world.button_message, label="What the network sees"))
    assert "The network expects" not in refusal


async def test_the_network_is_missing_where_it_is_not_installed(
    easy_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.coach.service.has_network", lambda: False)
    monkeypatch.setattr("cogs.coach.commands.has_network", lambda: False)
    refusal = await easy_world.ana.slash(easy_world.channel, "analyse", view="network", position="X../.O./...")
    assert "hasn't installed the network" in ephemeral_answer(refusal)
    analysed = message_of(await easy_world.ana.slash(easy_world.channel, "analyse", position="X../.O./..."))
    assert button_labels(analysed) == []
