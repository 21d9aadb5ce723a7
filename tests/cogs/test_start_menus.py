"""Before the first move, members choose the level and the game in menus. Later games begin with the last choice."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.game.games import GAMES
from bot.model.ids import ChannelId
from tests.support.large_boards import menus
from tests.support.settings_page import Page
from tests.support.world import World, answer


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
    running = await world.app.services.matches.running(ChannelId(world.channel.id))
    assert (running.match.rules, world.level) == (GAMES["4x4"], "perfect")
    assert start_menus(world) == []  # four rows of cells leave space for one menu only


async def test_only_the_player_chooses_and_only_before_the_first_move(world: World) -> None:
    await world.play(world.ana, "!play easy")
    message, (menu, _) = world.button_message, start_menus(world)
    refused = await world.ben.select(message, ["hard"], custom_id=menu.custom_id)
    assert answer(refused) == "You aren't a player in this game."
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
