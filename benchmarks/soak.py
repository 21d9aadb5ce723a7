"""Measure the memory of our bot during a busy evening, beside the same bot before it and a minimal bot.

40 members in eight languages act 50 times a second in all: they play by buttons and by text, and ask for hints,
puzzles, lessons, help, settings and records, most of which are answered privately and with buttons. The bot runs in a
process of its own; its worker processes are not counted.

Usage: python -m benchmarks.soak [MINUTES], by default 15.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from random import Random
from time import perf_counter

from discord import ComponentType

from benchmarks.bots import OURS, PLAIN, connected_bot
from benchmarks.report import print_table
from tests.fakes.discord_server import DiscordServer
from tests.fakes.payloads import Json
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User

LOCALES = ("en-US", "de", "fr", "es-ES", "pl", "ru", "ja", "tr")
MEMBERS = 40
ACTIONS_A_SECOND = 50

MINUTES = (0.5, 1, 2, 5, 10, 15)
"""The memory is reported after so many minutes."""

_SECONDS_TO_SETTLE = 5
_SLASH_COMMANDS = (
    *("play", "hint", "puzzle", "course", "help", "settings", "stats", "history", "review", "practice", "progress"),
    *("leaderboard", "board", "notify", "about", "invite"),
)
_TYPED_COMMANDS = ("!play", "!move b2", "!move a1", "!move c3", "!help", "!stats", "!history", "!puzzle", "!course")


class Member:
    """A member who presses, types and asks at random."""

    def __init__(self, server: DiscordServer, user: User, channel: Channel) -> None:
        self._server, self._user, self._channel = server, user, channel
        self._rng = Random(user.id)
        self._shown: dict[bool, BotReply] = {}
        """The latest public and the latest private answer that has buttons."""

    async def act(self) -> None:
        """Do something, and wait for the answer."""
        answers = await self._send()
        answer = [await answers.next(), *answers.take_all()][-1]
        if answer.message_id and answer.request.get("components"):
            self._shown[answer.is_ephemeral] = answer

    async def _send(self) -> BotReplyQueue:
        chance = self._rng.random()
        if chance < 0.2:
            return await self._user.send(self._rng.choice(_TYPED_COMMANDS), self._channel)
        shown = self._shown.get(chance < 0.6)
        if shown and chance < 0.8 and (message := self._server.current_message(shown)):
            buttons = _enabled_buttons(message)
            if buttons:
                return await self._user.press_button(self._rng.choice(buttons), message, self._channel)
        return await self._user.slash(self._rng.choice(_SLASH_COMMANDS), self._channel)


def _enabled_buttons(message: Json) -> list[str]:
    """Return the custom ids of the buttons of a message that can be pressed."""
    components = [component for row in message["components"] for component in row.get("components", ())]
    buttons = [component for component in components if component["type"] == ComponentType.button.value]
    return [button["custom_id"] for button in buttons if "custom_id" in button and not button.get("disabled")]


def run(minutes: float = MINUTES[-1]) -> None:
    """Print the table."""
    rows = asyncio.run(_measure(minutes))
    title = f"Memory while {MEMBERS} members act in {len(LOCALES)} languages"
    print_table(title, ("", "memory", "actions a second", "without an answer"), rows)


async def _measure(minutes: float) -> list[Sequence[str]]:
    rows = list[Sequence[str]]()
    async with AsyncExitStack() as stack:
        for name, script in (("pong bot, idle", PLAIN), ("our bot, idle", OURS)):
            server = await stack.enter_async_context(DiscordServer())
            bot = await stack.enter_async_context(connected_bot(server, script))
            await asyncio.sleep(_SECONDS_TO_SETTLE)
            rows.append((name, f"{bot.mebibytes:.0f} MiB", "", ""))
        members = await _members(server)
        start, results = perf_counter(), list[bool]()
        async with asyncio.TaskGroup() as tasks:
            for number, member in enumerate(members):
                begin = start + number / ACTIONS_A_SECOND
                tasks.create_task(_act_until(member, begin, start + 60 * minutes, results.append))
            for after in sorted({*filter(lambda mark: mark < minutes, MINUTES), minutes}):
                await asyncio.sleep(start + 60 * after - perf_counter())
                rate = len(results) / (perf_counter() - start)
                rows.append(
                    (f"after {after:g} min", f"{bot.mebibytes:.0f} MiB", f"{rate:.0f}", str(results.count(False)))
                )
                print("  " + "  ".join(rows[-1]), flush=True)
    return rows


async def _members(server: DiscordServer) -> list[Member]:
    """Add a guild for each language, with a channel for each of its members."""
    members = list[Member]()
    names = tuple(f"games-{number}" for number in range(MEMBERS // len(LOCALES)))
    for locale in LOCALES:
        guild = await server.add_guild(locale, channels=names, locale=locale)
        for channel in guild.channels:
            user = server.add_user(f"user-{channel.id}")
            user.locale = locale
            members.append(Member(server, user, channel))
    return members


async def _act_until(member: Member, begin: float, end: float, record: Callable[[bool], None]) -> None:
    """Act at regular times until the end, and record whether each action was answered."""
    while perf_counter() < end:
        await asyncio.sleep(begin - perf_counter())
        begin += MEMBERS / ACTIONS_A_SECOND
        is_answered = False
        with suppress(TimeoutError):
            await member.act()
            is_answered = True
        record(is_answered)


if __name__ == "__main__":
    run(*map(float, sys.argv[1:]))
