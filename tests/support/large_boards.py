"""Matches with any rules in a world, and the menu under a large board."""

from dataclasses import replace
from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from bot.games.ids import MatchId, UserId
from bot.games.lines import Rules
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import Event, EventId
from tests.support.services import begin as begin_match
from tests.support.world import World, message_of


async def begin(world: World, rules: Rules, *plies: int) -> Match:
    """Begin a match of ana, who is X, against an opponent, and show it after some plies."""
    latest = await world.app.services[MatchStore].latest(world.place.channel)
    start = latest.event.id + 1 if latest else 1
    match = Match(MatchId(start), rules, MemberSeat(UserId(world.ana.id)), OpponentSeat("first free"))
    saved = await begin_match(world.app.services, match, world.place)
    for cell in plies:
        by = replace(saved, event=Event(EventId(start + 1)))
        saved = await world.app.services[Matches].save(by, saved.match.play(cell))
        assert saved
    await world.play(world.ana, "!board")
    return saved.match


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    return [menu for row in rows for menu in row if isinstance(menu, discord.SelectMenu)]


def menu_of(message: discord.Message) -> discord.SelectMenu | None:
    return next((menu for menu in menus(message) if not (menu.custom_id or "").startswith("start:")), None)


def offered(message: discord.Message) -> tuple[str | None, list[str]]:
    """What the menu of a message says, and the labels of its options."""
    menu = menu_of(message)
    assert menu
    return menu.placeholder, [option.label for option in menu.options]


async def choose(member: MemberActor, message: discord.Message, label: str) -> InteractionResult:
    menu = menu_of(message)
    assert menu
    values = [option.value for option in menu.options if option.label == label]
    return await member.select(message, values, custom_id=menu.custom_id)


async def choose_cell(member: MemberActor, message: discord.Message, coordinate: str) -> InteractionResult:
    """Choose a row in the menu of a message, then a cell in the menu that answers it."""
    return await choose(member, message_of(await choose(member, message, coordinate[0])), coordinate)


async def post_menus(world: World, offered: dict[str, list[str]]) -> discord.Message:
    """Post a message of the bot with menus, each with its custom id and the values of its options."""
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    for custom_id, values in offered.items():
        options = [discord.SelectOption(label=value) for value in values]
        view.add_item(discord.ui.Select[Any](custom_id=custom_id, options=options))
    view.stop()
    return await channel.send("menus", view=view)
