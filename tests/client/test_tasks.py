"""The turns of commands in a channel."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from bot.client.tasks import MAX_WAITING, IgnoredCommandError, QueuedCommand, Tasks
from tests.support.people import ANA, BEN, DM, HERE

CHANNEL = HERE.channel


class Commands:
    """Commands of ana, which change something at once, and reply when the test lets them."""

    def __init__(self, tasks: Tasks | None = None) -> None:
        self.tasks = tasks or Tasks()
        self.log: list[str] = []

    def begin(self, name: str, text: str | None = None, *, passes: bool = True) -> Command:
        """Begin a command; `text` is what ana typed, None for an interaction."""
        return Command(self, name, text, passes=passes)

    def type(self, name: str, text: str) -> Command:
        """Begin a typed command that waits for the replies to others."""
        return self.begin(name, text, passes=False)


class Command:
    def __init__(self, commands: Commands, name: str, text: str | None, *, passes: bool) -> None:
        self.can_reply = asyncio.Event()
        self.queued: QueuedCommand | None = None
        self.task = asyncio.create_task(self._run(commands, name, text, passes=passes))

    async def _run(self, commands: Commands, name: str, text: str | None, *, passes: bool) -> None:
        async with commands.tasks.queued(CHANNEL, ANA, text, passes=passes) as self.queued:
            commands.log.append(f"{name} changes")
            await self.queued.leave()
            await self.can_reply.wait()
            commands.log.append(f"{name} has replied")

    async def finish(self) -> None:
        self.can_reply.set()
        await self.task


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def errors_of(commands: list[Command]) -> list[type[object]]:
    for command in commands:
        command.can_reply.set()
    ended = await asyncio.gather(*(command.task for command in commands), return_exceptions=True)
    return [type(error) for error in ended]


async def test_commands_of_a_channel_run_in_their_order() -> None:
    tasks, served = Tasks(), list[int]()

    async def command(number: int) -> None:
        async with tasks.queued(CHANNEL, ANA):
            await asyncio.sleep(0)
            served.append(number)

    async with tasks.queued(CHANNEL, BEN):
        commands = [asyncio.create_task(command(number)) for number in range(20)]
        await settle()
        assert not served
        async with asyncio.timeout(5), tasks.queued(DM.channel, ANA):
            pass
    await asyncio.gather(*commands)
    assert served == list(range(20))


async def test_a_command_begins_while_the_one_before_replies() -> None:
    commands = Commands()
    first, second = commands.begin("first"), commands.begin("second")
    second.can_reply.set()
    await settle()
    assert commands.log == ["first changes", "second changes"]
    async with commands.tasks.lock(CHANNEL) as is_quiet:  # as the maintenance sees it
        assert not is_quiet
    await first.finish()
    await second.finish()
    assert commands.log[2:] == ["first has replied", "second has replied"]
    async with commands.tasks.lock(CHANNEL) as is_quiet:
        assert is_quiet


async def test_a_slow_reply_holds_up_no_other() -> None:
    commands = Commands(Tasks(seconds_to_reply=0))
    first, second = commands.begin("first"), commands.begin("second")
    await second.finish()
    assert commands.log == ["first changes", "second changes", "second has replied"]
    await first.finish()
    slow = commands.type("slow", "!board")
    async with asyncio.timeout(5):
        await commands.type("next", "!stats").finish()
    assert commands.log[4:] == ["slow changes", "next changes", "next has replied"]
    await slow.finish()


async def test_typed_commands_wait_for_each_others_replies_and_moves_pass_them() -> None:
    commands = Commands()
    first, second = commands.type("first", "!board"), commands.type("second", "!stats")
    await settle()
    assert commands.log == ["first changes"]
    await commands.begin("move", "!move a1").finish()
    await commands.begin("press").finish()
    assert commands.log[1:] == ["move changes", "move has replied", "press changes", "press has replied"]
    await first.finish()
    await second.finish()
    assert commands.log[5:] == ["first has replied", "second changes", "second has replied"]


async def test_a_command_that_waits_is_not_repeated() -> None:
    commands = Commands()
    begun = [commands.type(str(number), "!board") for number in range(100)]
    await settle()
    assert await errors_of(begun) == [type(None)] * 2 + [IgnoredCommandError] * 98
    assert commands.log == ["0 changes", "0 has replied", "1 changes", "1 has replied"]


async def test_only_a_few_commands_of_a_user_wait() -> None:
    commands = Commands()
    begun = [commands.type("", f"!play {number}") for number in range(10)]
    await settle()
    async with commands.tasks.queued(CHANNEL, BEN, "!move a1"):
        assert [command.task.done() for command in begun].count(False) == 1 + MAX_WAITING
    assert (await errors_of(begun)).count(IgnoredCommandError) == 10 - 1 - MAX_WAITING
    await commands.type("", "!play 9").finish()


async def test_a_move_is_taken_while_advice_is_computed() -> None:
    tasks, computed = Tasks(), asyncio.Event()

    async def advise(number: int) -> None:
        async with tasks.queued(CHANNEL, ANA, f"!review {number}", passes=False) as turn:
            await turn.let_pass()
            await computed.wait()

    advice = [asyncio.create_task(advise(number)) for number in range(1 + MAX_WAITING)]
    await settle()
    async with tasks.queued(CHANNEL, ANA, "!move a1"):
        computed.set()
    await asyncio.gather(*advice)


async def test_a_cancelled_or_failed_command_holds_up_no_other() -> None:
    commands = Commands()
    replying, waiting = commands.type("replying", "!board"), commands.type("waiting", "!stats")
    await settle()
    for command in (waiting, replying):
        command.task.cancel()
        await asyncio.wait([command.task])
    async with asyncio.timeout(5):
        await commands.type("next", "!board").finish()
    assert commands.log == ["replying changes", "next changes", "next has replied"]
    with pytest.raises(ZeroDivisionError):
        async with commands.tasks.queued(CHANNEL, ANA):
            raise ZeroDivisionError
    async with asyncio.timeout(5), commands.tasks.queued(CHANNEL, BEN):
        pass


async def test_nothing_is_kept_of_an_unused_channel() -> None:
    tasks = Tasks()
    gc.disable()
    try:
        async with tasks.queued(CHANNEL, ANA) as turn:
            await turn.leave()
            queue = ref(turn.queue)
        del turn
        assert queue() is None
    finally:
        gc.enable()
