"""How games begin: with a level and a game that are named, chosen in menus or kept, and instead of another game."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import discord
from simcord import MemberActor

from bot.database.database import Database
from bot.games.games import GAMES
from bot.matches.matches import Matches
from bot.model.ids import ChannelId
from tests.support.acts import forging, message
from tests.support.databases import execute
from tests.support.large_boards import menus
from tests.support.settings_page import Page
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, text_of

MOVED_ON = "The game has moved on since then."
TAKE_OVER = "A game is still running here. If you start over, it ends without a result. Start over?"


async def test_starting_over_needs_a_confirmation_by_the_player(world: World) -> None:
    await world.play(world.ana, "!move b2")
    assert await world.play(world.ana, "!play o") == (
        "Your game here is still running. If you start over, you resign it, and that counts as a loss. Start over?"
    )
    question = world.button_message
    for label in ("Start over", "Keep playing"):
        refusal = ephemeral_answer(await world.ben.click(question, label=label))
        assert refusal == "That question was for someone else.", label
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")
    assert "you are 🔵" in answer(await world.ana.click(question, label="Start over"))
    assert "Start over" not in button_labels(world.button_message)
    assert "you are 🔵" in await world.play(world.ana, "!board")
    await world.play(world.ana, "!resign")
    await world.play(world.ana, "!move b2", "!play")
    result = await world.press(world.ana, "Keep playing")
    assert answer(result) == "The game goes on. `!board` shows it."
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")
    question = await world.ana.slash(world.channel, "play", mark="random")
    assert not question.ephemeral
    assert "still running" in answer(question)
    await world.restart()
    assert "Your move" in answer(await world.press(world.ana, "Start over"))
    await world.play(world.ana, "!resign")
    for label in ("Start over", "Keep playing"):
        await world.play(world.ana, "!move b2", "!play")
        question = world.button_message
        await world.play(world.ana, "!resign")
        result = await world.ana.click(question, label=label)
        assert answer(result) == "No game is running here. `!play` starts one.", label


async def test_a_question_before_the_last_move_is_outdated(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2", "!play")
    question = easy_world.button_message
    await easy_world.play(easy_world.ana, "!move c3")
    result = await easy_world.ana.click(question, label="Start over")
    assert answer(result) == "The game has moved on since then. `!board` shows how it stands."
    assert result.response is not None
    assert not result.response.components
    assert "🇨▫️▫️❌" in await easy_world.play(easy_world.ana, "!board")


async def wait_ten_minutes(world: World) -> None:
    """Wait until anyone may take over the channel."""
    await world.env.advance_time(timedelta(minutes=10).total_seconds())


def assert_replaced(world: World, game: int, *labels: str) -> None:
    """Check that the message of a game shows its end, and has certain buttons."""
    ended = message(world, game)
    assert "💤 Nobody kept playing" in text_of(ended)
    assert button_labels(ended) == [*labels]


async def test_an_idle_game_is_replaced_and_its_end_shown(world: World) -> None:
    await world.play(world.ana, "!play o")
    game = world.button_message.id
    refusal = await world.play(world.ben, "!play")
    assert "or use `!play` once nobody has moved for 10 minutes." in refusal
    await wait_ten_minutes(world)
    assert await world.play(world.ben, "!play") == TAKE_OVER
    assert "Your move, **ben**" in answer(await world.press(world.ben, "Start over"))
    assert_replaced(world, game, "Play again", "Review")
    world = World.create(world.env)
    await world.start_duel()
    await world.press(world.ana, "B2")
    duel, eve = world.button_message.id, world.add_member("eve")
    assert "Another game is running here. Wait until it ends" in await world.play(eve, "!play")
    await wait_ten_minutes(world)
    assert await world.play(eve, "!play") == TAKE_OVER
    assert "Your move, **eve**" in answer(await world.press(eve, "Start over"))
    assert_replaced(world, duel, "Rematch", "Review")
    assert "Your move, **eve**" in await world.play(eve, "!board")
    world = World.create(world.env)
    await world.play(world.ana, "!play o")
    game, eve = world.button_message.id, world.add_member("eve")
    await world.play(eve, "!invite")
    await wait_ten_minutes(world)
    assert "**eve**" in answer(await world.press(world.ben, "Accept"))
    await world.env.settle()
    assert_replaced(world, game, "Play again", "Review")
    duel = world.button_message.id
    await world.play(world.ana, "!invite")
    await wait_ten_minutes(world)
    assert "**ana**" in answer(await world.press(world.ben, "Accept"))
    await world.env.settle()
    assert_replaced(world, duel, "Rematch")
    world = World.create(world.env)
    await world.start_duel()
    duel = world.button_message.id
    await wait_ten_minutes(world)
    await world.play(world.ana, "!play")
    world.env.inject_error("PATCH", f"/channels/*/messages/{duel}", status=503, code=0, message="Overloaded")
    await world.press(world.ana, "Start over")
    await world.advance(timedelta(minutes=5))
    assert_replaced(world, duel, "Rematch")


async def test_others_get_a_thread_while_a_game_is_at_stake(world: World) -> None:
    await world.play(world.ben, "!play easy", "!resign")
    finished, eve = world.button_message, world.add_member("eve")
    await world.play(eve, "!invite")
    invitation = world.button_message
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(timedelta(minutes=20))
    for refused in (
        await world.ben.slash(world.channel, "play"),
        await world.ben.slash(world.channel, "move", coordinate="a1"),
        await world.ben.click(finished, label="Play again"),
        await world.ben.click(invitation, label="Accept"),
    ):
        assert button_labels(message_of(refused)) == ["Play in a thread"], ephemeral_answer(refused)
    begun = await world.ben.click(message_of(refused), label="Play in a thread")
    (thread,) = world.channel.threads
    assert answer(begun) == f"The game is in <#{thread.id}>."
    assert "plays against" in text_of(thread.history()[-1])
    assert not message(world, invitation.id).components
    await world.advance(timedelta(hours=23))
    assert (await world.play(world.ben, "!play")).startswith("Another game is running here.")
    assert button_labels(world.button_message) == ["Play in a thread"]
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")
    world.guild.remove_member(eve)
    await world.advance(timedelta(hours=25))
    assert "⌛ **ana** left or ran out of time." in text_of(world.board_message)
    assert "980" in await world.play(world.ana, "!stats")


MAY_BE_LOST = (
    "\nOnce both of us have moved, others may start a game here after an hour without a move of yours, "
    "and you lose this one."
)


async def test_where_there_are_no_threads_a_game_is_lost_after_an_hour(world: World) -> None:
    opens_none = discord.PermissionOverwrite(create_public_threads=False)
    for place in ("without the bot's permission", "without the members' permission", "in a thread"):
        there = World.create(world.env)
        if place == "in a thread":
            there.env.backend.create_thread(there.channel.id, "ours", owner_id=there.ana.id)
            there = replace(there, channel=there.channel.threads[0])
        elif place == "without the bot's permission":
            await there.set_permissions(create_public_threads=False)
        else:
            channel = there.app.get_channel(there.channel.id)
            assert isinstance(channel, discord.TextChannel)
            await channel.set_permissions(channel.guild.default_role, overwrite=opens_none)
        assert (await there.play(there.ana, "!play easy")).endswith(MAY_BE_LOST), place
        assert MAY_BE_LOST not in await there.play(there.ana, "!move b2")
        await there.advance(timedelta(minutes=59))
        assert "once nobody has moved for 60 minutes" in await there.play(there.ben, "!play")
        assert "Start over" not in button_labels(there.button_message)
        await there.advance(timedelta(minutes=1))
        game = there.button_message.id
        assert (await there.play(there.ben, "!play")).endswith("If you start over, its player loses it. Start over?")
        assert "Your move, **ben**" in answer(await there.press(there.ben, "Start over"))
        await there.env.settle()
        assert "⌛ **ana** left or ran out of time. **I won.**" in text_of(message(there, game)), place
        assert "980" in await there.play(there.ana, "!stats")
    await world.ana.send_dm("!move b2")
    assert text_of(world.ana.user.dm_channel.history()[-1]).endswith("`!move A2`")
    assert not (await world.play(world.ana, "!play easy")).endswith(MAY_BE_LOST)


async def test_a_level_and_a_mark_are_named_in_any_order_or_ignored(world: World) -> None:
    for name in ("random", "easy", "medium", "hard", "perfect"):
        assert "you are ❌" in answer(await world.ana.slash(world.channel, "play", opponent=name))
        assert world.level == name
        await world.play(world.ana, "!move c3", "!resign")
        assert world.level == name
    for typed, begins, level in (
        ("!play", "you are ❌", "perfect"),
        ("!new easy", "you are ❌", "easy"),
        ("!ttt easy o", "you are 🔵", "easy"),
        ("!tictactoe 🔵 HARD", "you are 🔵", "hard"),
        ("!play x random", "you are ❌", "random"),
        ("!play random o", "you are 🔵", "random"),
        ("!PLAY ❌", "you are ❌", "random"),  # the level of the last game
        ("!play 🔵\ufe0f", "you are 🔵", "random"),
        ("!play ｏ", "you are 🔵", "random"),
        ("! play o", "you are 🔵", "random"),
    ):
        assert begins in await world.play(world.ana, typed), typed
        assert world.level == level, typed
        await world.play(world.ana, "!resign")
    for words in ("despacito", "easy peasy", "easy hard", "x o", "thread thread", "some music please"):
        assert "`!play easy`" in await world.play(world.ana, f"!play {words}")
    assert "No game is running" in await world.play(world.ana, "!board")


async def test_starting_over_and_playing_again_keep_the_level(world: World) -> None:
    await world.play(world.ana, "!play hard", "!play o easy")
    assert world.level == "hard"
    await world.restart()
    assert "you are 🔵" in answer(await world.press(world.ana, "Start over"))
    assert world.level == "easy"
    await world.play(world.ana, "!play random x")
    await world.press(world.ana, "Start over")
    assert world.level == "random"
    await world.play(world.ana, "!resign")
    assert "you are 🔵" in answer(await world.press(world.ana, "Play again"))
    assert world.level == "random"
    world = World.create(world.env)
    marks: set[str] = set()
    for _ in range(8):
        text = await world.play(world.ana, "!play random")
        marks.add("❌" if "you are ❌" in text else "🔵")
        assert world.level == "perfect"
        await world.play(world.ana, "!resign")
    assert marks == {"❌", "🔵"}
    await world.play(world.ana, "!play random easy", "!resign")
    assert world.level == "easy"
    await world.play(world.ana, "!play random x")
    assert world.level == "random"
    await world.play(world.ana, "!resign")
    await world.set_permissions(embed_links=False)
    assert (await world.play(world.ana, "!play easy")).endswith("\n-# My level: easy")
    await world.play(world.ana, "!resign", f"!play {world.ben.mention} x")
    text = answer(await world.press(world.ben, "Accept"))
    assert "-#" not in text


def start_menus(world: World) -> list[discord.SelectMenu]:
    """The menus of levels and games under the newest board."""
    return [menu for menu in menus(world.button_message) if (menu.custom_id or "").startswith("start:")]


def chosen(world: World) -> list[str]:
    """What the menus show."""
    return [option.label for menu in start_menus(world) for option in menu.options if option.default]


async def choose(world: World, label: str) -> None:
    (menu, value), *_ = [(menu, o.value) for menu in start_menus(world) for o in menu.options if o.label == label]
    await world.ana.select(world.button_message, [value], custom_id=menu.custom_id)


async def test_a_choice_begins_the_game_anew_in_the_same_message(world: World) -> None:
    await world.play(world.ana, "!play")
    board = world.button_message.id
    assert chosen(world) == ["Level: perfect", "Game: Tic-tac-toe"]
    await choose(world, "Level: easy")
    assert chosen(world) == ["Level: easy", "Game: Tic-tac-toe"]
    await choose(world, "Game: Connect Four")
    assert chosen(world) == ["Level: easy", "Game: Connect Four"]
    assert world.button_message.id == board
    await world.press(world.ana, "4")
    assert start_menus(world) == []
    await world.play(world.ana, "!resign")
    assert "2. " not in await world.play(world.ana, "!history")  # games in which nobody moved do not count
    await world.play(world.ana, "!play connect4 random o")
    assert start_menus(world) == []  # the bot has moved
    await world.play(world.ana, "!resign", "!play 3x3 easy x")
    await choose(world, "Level: random")
    assert "you are ❌" in world.last_text
    await world.play(world.ana, "!resign")
    await world.play(world.ana, "!play hard")
    await choose(world, "Game: 4×4 (four in a row)")
    running = await world.app.services[Matches].running(ChannelId(world.channel.id))
    assert (running.match.rules, world.level) == (GAMES["4x4"], "perfect")
    assert start_menus(world) == []  # four rows of cells leave space for one menu only


async def test_very_many_choices_end_no_game(world: World) -> None:
    await world.play(world.ana, "!play easy")
    await execute(world.app.services[Database], "UPDATE match SET version = 9999, shown = 9999")
    await world.restart()
    menu, _ = start_menus(world)
    refused = await world.ana.select(world.button_message, ["hard"], custom_id=menu.custom_id)
    assert MOVED_ON in ephemeral_answer(refused)  # the message shows the version from before
    assert "your move" in (await world.play(world.ana, "!board")).lower()
    menu, _ = start_menus(world)
    refused = await world.ana.select(world.button_message, ["hard"], custom_id=menu.custom_id)
    assert ephemeral_answer(refused).startswith("You've changed this game too often.")
    assert "**ana** played **B2** ❌" in answer(await world.press(world.ana, "B2"))
    assert "**ana** played **C3** ❌" in answer(await world.press(world.ana, "C3"))


async def test_only_the_player_chooses_and_only_before_the_first_move(world: World) -> None:
    await world.play(world.ana, "!play easy")
    message, (menu, _) = world.button_message, start_menus(world)
    refused = await world.ben.select(message, ["hard"], custom_id=menu.custom_id)
    assert answer(refused) == "You aren't a player in this game."
    for values in ([], ["hard", "easy"]):
        with forging(world, values=values):
            forged = await world.ana.select(message, ["hard"], custom_id=menu.custom_id)
        assert MOVED_ON in ephemeral_answer(forged), values
    await world.play(world.ana, "!move b2")
    assert start_menus(world) == []
    assert world.level == "easy"
    await world.play(world.ana, "!resign")
    await world.play(world.ana, "!move b2")
    assert start_menus(world) == []
    await world.play(world.ana, "!resign")
    await world.start_duel()
    assert start_menus(world) == []


async def test_what_is_offered_and_chosen_follows_settings_and_last_games(world: World, mia: MemberActor) -> None:
    await world.play(world.ana, "!play connect4 easy x", "!resign", "!play")
    assert chosen(world) == ["Level: easy", "Game: Connect Four"]
    await world.play(world.ana, "!resign", "!move 4", "!resign")
    assert world.level == "easy"
    await world.play(world.ben, "!play")
    assert chosen(world) == ["Level: perfect", "Game: Tic-tac-toe"]  # ben has finished none
    await world.play(world.ben, "!resign", "!play medium")
    assert chosen(world) == ["Level: medium", "Game: Tic-tac-toe"]  # what is not named is the default
    other = world.guild.create_text_channel("other")
    await world.ana.send(other, "!play")
    assert "My level: perfect" in (other.history()[-1].embeds[0].footer.text or "")  # this is another channel
    await world.play(world.ben, "!resign")
    await world.play(world.ana, "!play connect4 easy x", "!resign")
    await (await Page.request(world, mia)).choose("games", "Tic-tac-toe")
    await world.play(world.ana, "!play")
    assert chosen(world) == ["Level: perfect", "Game: Tic-tac-toe"]
    world = World.create(world.env)
    mia = world.add_member("mia", manage_guild=True)
    page = await Page.request(world, mia)
    await page.choose("games", "Tic-tac-toe", "Connect Four")
    await world.play(world.ana, "!play")
    _, games = start_menus(world)
    assert [option.label for option in games.options] == ["Game: Tic-tac-toe", "Game: Connect Four"]
    await world.play(world.ana, "!resign")
    await page.press("Hide buttons")
    await world.play(world.ana, "!play connect4 easy")
    assert chosen(world) == ["Level: easy", "Game: Connect Four"]
    await world.play(world.ana, "!move 4")
    assert start_menus(world) == []
