"""Nicknames that contain markup, mentions, placeholders or control characters, in every place where a name can stand.

The same story is played by two members with harmless names and by two with such names. What the bot sends must differ
only in the names, each escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any, cast

import pytest
from simcord import MemberActor

from bot.client.names import escape_text, plain_text
from bot.database.settings import SettingsService
from bot.model.ids import GuildId
from tests.support.finished_matches import X_WINS, save_finished_match
from tests.support.world import World, message_of, running_world

HARMLESS = ("Gil", "Hana")
NICKNAMES = (
    ("x` @everyone $& \\1 {0} **@here**", "{player2} ](http://x) {who} {{}}"),
    pytest.param(
        "<@1><@&2></play:1> :cat: ||%s|\\", "\u202e\u2066a\nb\r\n# c\u2028> d\x1b[2J שלום", marks=pytest.mark.proof
    ),
)
"""Discord allows 32 characters."""

Texts = list[tuple[str, str]]


async def sent_in_story(first: str, second: str) -> Texts:
    """Return each text that the bot sends while two members with these nicknames use all that shows names.

    Each text comes with the path of its request, without the ids of interactions, which depend on the time.
    """
    async with running_world("first free") as world:
        add, create = world.guild.add_member, world.env.create_user
        one, two = add(create("one"), nick=first), add(create("two"), nick=second)
        await world.app.services[SettingsService].change(GuildId(world.guild.id), idle=timedelta(hours=1))
        await play_alone(world, one, two)
        await play_together(world, one, two)
        await read_records(world, one, two)
        requests = [(request.path, request.json) for request in world.env.http_requests]
        assert_only_challenges_and_notices_ping([body for _, body in requests], {one.id, two.id})
        return [
            (re.sub(r"^/interactions/.*", "/interactions", path), text)
            for path, body in requests
            for text in texts_in(body)
        ]


async def play_alone(world: World, one: MemberActor, two: MemberActor) -> None:
    """Let one member play the bot, solve puzzles, watch and train, while the other one disturbs."""
    await world.send(one, "!play")
    board = world.button_message
    await world.send(two, "!move b2")
    for label in ("C1", "C2"):
        await one.click(board, label=label)
    await world.send(two, "!play")
    await world.send(one, "!play o")
    await world.press(two, "Start over")
    await world.press(one, "Start over")
    await send_all(world, one, "!resign", "!review", "!play thread", "!puzzle")
    await world.send(two, "!brain")


async def play_together(world: World, one: MemberActor, two: MemberActor) -> None:
    """Let two members invite and challenge each other, and end games in every way."""
    await world.send(one, "!invite")
    await world.press(one, "Withdraw")
    await world.send(one, "!invite")
    await world.advance(timedelta(minutes=31))
    await world.send(one, f"!play {two.mention} x")
    await world.press(two, "Decline")
    await two.slash(world.channel, "play", member=one, mark="o")
    await world.press(two, "Decline")
    await one.slash(world.channel, "play", member=two, mark="x", thread=True)
    await world.press(two, "Accept")
    await one.slash(world.channel, "play", member=two, mark="x", hints=True)
    await world.press(two, "Accept")
    await world.press(one, "A1")
    await world.press(world.ana, "A2")
    await world.send(one, "!takeback")
    await world.press(two, "Accept")
    await world.send(one, "!draw")
    await world.press(two, "Decline")
    await world.press(one, "B1")
    await world.press(two, "B2")
    await world.send(world.ana, "!board")
    await world.advance(timedelta(minutes=70))
    await world.press(two, "Rematch")
    await world.press(one, "Accept")
    await world.send(two, "!move a1")
    await send_all(world, one, "!move b2", "!resign")


async def read_records(world: World, one: MemberActor, two: MemberActor) -> None:
    """Show the records of two members, and their games."""
    for number in range(1, 6):
        await save_finished_match(world, number, one, two, *X_WINS)
    await send_all(world, one, "!leaderboard", "!history", "!stats", "!stats server")
    await world.send(two, "!history server")
    asked = await world.press(one, "1", "Next", "Last", "Review")
    review = await one.click(message_of(asked), label="Go on anyway")  # the puzzle from before is still open
    await one.click(message_of(review), label="Next")
    for command, options in (("history", {"member": two}), ("stats", {"member": two}), ("privacy", {})):
        await one.slash(world.channel, command, **options)


async def send_all(world: World, member: MemberActor, *texts: str) -> None:
    """Send messages, one after another."""
    for text in texts:
        await world.send(member, text)


def texts_in(value: Any) -> Iterator[str]:
    """Yield every text in a JSON value, without nonces, which depend on the time."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        facts = cast("dict[str, Any]", value) if isinstance(value, dict) else dict(enumerate(cast("list[Any]", value)))
        for name, part in facts.items():
            if name != "nonce":
                yield from texts_in(part)


def messages_in(value: Any) -> Iterator[Any]:
    """Yield every message in a JSON value."""
    match value:
        case {"content": _} | {"embeds": _}:
            yield value
        case {"data": data}:
            yield from messages_in(data)
        case _:
            pass


def assert_only_challenges_and_notices_ping(bodies: list[Any], players: set[int]) -> None:
    pings = [(message["allowed_mentions"], message["content"]) for body in bodies for message in messages_in(body)]
    assert all(allowed["parse"] == [] and "roles" not in allowed for allowed, _ in pings)
    noticed = [(allowed["users"], content) for allowed, content in pings if "users" in allowed]
    assert {user for users, _ in noticed for user in users} == players
    assert all(
        content.removeprefix("⚔️ ").removeprefix("⏰ ").startswith(f"<@{user}>, ") for (user,), content in noticed
    )


def with_names(texts: Texts, first: str, second: str) -> Texts:
    """Return the texts with two other names in place of `HARMLESS`, escaped except in the names of threads."""
    renamed: Texts = []
    for path, text in texts:
        write = plain_text if path.endswith("/threads") else escape_text
        for harmless, name in zip(HARMLESS, (first, second), strict=True):
            text = text.replace(harmless, write(name))
        renamed.append((path, text))
    return renamed


@pytest.mark.parametrize(("first", "second"), NICKNAMES)
async def test_a_nickname_changes_nothing_but_itself(first: str, second: str) -> None:
    expected = await sent_in_story(*HARMLESS)
    assert sum(name in text for _, text in expected for name in HARMLESS) > 60
    # the maintenance ends several games at a time, so their order may differ
    assert sorted(await sent_in_story(first, second)) == sorted(with_names(expected, first, second))


async def test_a_member_without_a_visible_name_is_mentioned(world: World) -> None:
    for number, nick in enumerate(("\u200b", "\ufe0f\u034f", "\u3164 \u2800", "\x00\n\u202e")):
        member = world.guild.add_member(world.env.create_user(f"m{number}"), nick=nick)
        assert f"Your move, **<@{member.id}>**" in await world.play(member, "!play")
        await world.play(member, "!resign")
        await world.send(member, "!play thread")
        assert world.channel.threads[-1].name == "… – easy"
