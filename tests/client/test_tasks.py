"""The turns of commands in a channel."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from bot.client.tasks import MAX_WAITING, IgnoredCommandError, QueuedCommand, Tasks
from tests.support.people import ANA, BEN, DM, HERE

CHANNEL = HERE.channel


class Command:
    """A command that changes something at once, and replies when the test lets it.

    Args:
        text: what the user typed; None for an interaction.
    """

    def __init__(
        self, tasks: Tasks, log: list[str], name: str, text: str | None = None, *, passes: bool = True
    ) -> None:
        self.can_reply = asyncio.Event()
        self.queued: QueuedCommand | None = None
        self.task = asyncio.create_task(self._run(tasks, log, name, text, passes=passes))

    async def _run(self, tasks: Tasks, log: list[str], name: str, text: str | None, *, passes: bool) -> None:
        async with tasks.queued(CHANNEL, ANA, text, passes=passes) as self.queued:
            log.append(f"{name} changes")
            await self.queued.leave()
            await self.can_reply.wait()
            log.append(f"{name} has replied")

    async def finish(self) -> None:
        self.can_reply.set()
        await self.task


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


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
    tasks, log = Tasks(), list[str]()
    first = Command(tasks, log, "first")
    second = Command(tasks, log, "second")
    second.can_reply.set()
    await settle()
    assert log == ["first changes", "second changes"]
    await first.finish()
    await second.finish()
    assert log[2:] == ["first has replied", "second has replied"]


async def test_a_slow_reply_holds_up_no_other() -> None:
    tasks, log = Tasks(seconds_to_reply=0), list[str]()
    first, second = Command(tasks, log, "first"), Command(tasks, log, "second")
    await second.finish()
    assert log == ["first changes", "second changes", "second has replied"]
    await first.finish()


async def test_typed_commands_wait_for_each_others_replies() -> None:
    tasks, log = Tasks(), list[str]()
    first = Command(tasks, log, "first", "!board", passes=False)
    second = Command(tasks, log, "second", "!stats", passes=False)
    await settle()
    assert log == ["first changes"]
    await first.finish()
    await second.finish()
    assert log[1:] == ["first has replied", "second changes", "second has replied"]


async def test_moves_and_presses_pass_typed_commands() -> None:
    tasks, log = Tasks(), list[str]()
    typed = [Command(tasks, log, text, text, passes=False) for text in ("!board", "!stats")]
    await settle()
    await Command(tasks, log, "move", "!move a1").finish()
    await Command(tasks, log, "press").finish()
    assert log == ["!board changes", "move changes", "move has replied", "press changes", "press has replied"]
    for command in typed:
        await command.finish()


async def test_a_typed_command_that_replies_slowly_holds_up_no_other() -> None:
    tasks, log = Tasks(seconds_to_reply=0), list[str]()
    slow = Command(tasks, log, "slow", "!board", passes=False)
    async with asyncio.timeout(5):
        await Command(tasks, log, "next", "!stats", passes=False).finish()
    assert log == ["slow changes", "next changes", "next has replied"]
    await slow.finish()


async def test_a_command_that_waits_is_not_repeated() -> None:
    tasks, log = Tasks(), list[str]()
    commands = [Command(tasks, log, str(number), "!board", passes=False) for number in range(100)]
    await settle()
    for command in commands:
        command.can_reply.set()
    ended = await asyncio.gather(*(command.task for command in commands), return_exceptions=True)
    assert [type(error) for error in ended] == [type(None)] * 2 + [IgnoredCommandError] * 98
    assert log == ["0 changes", "0 has replied", "1 changes", "1 has replied"]


async def test_only_a_few_commands_of_a_user_wait() -> None:
    tasks, log = Tasks(), list[str]()
    commands = [Command(tasks, log, "", f"!play {number}", passes=False) for number in range(10)]
    await settle()
    async with tasks.queued(CHANNEL, BEN, "!move a1"):
        assert [command.task.done() for command in commands].count(False) == 1 + MAX_WAITING
    for command in commands:
        command.can_reply.set()
    ended = await asyncio.gather(*(command.task for command in commands), return_exceptions=True)
    assert [type(error) for error in ended].count(IgnoredCommandError) == 10 - 1 - MAX_WAITING
    await Command(tasks, log, "", "!play 9", passes=False).finish()


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


async def test_a_cancelled_command_holds_up_no_other() -> None:
    tasks, log = Tasks(), list[str]()
    replying = Command(tasks, log, "replying", "!board", passes=False)
    waiting = Command(tasks, log, "waiting", "!stats", passes=False)
    await settle()
    for command in (waiting, replying):
        command.task.cancel()
        await asyncio.wait([command.task])
    async with asyncio.timeout(5):
        await Command(tasks, log, "next", "!board", passes=False).finish()
    assert log == ["replying changes", "next changes", "next has replied"]


async def test_maintenance_sees_whether_a_command_replies() -> None:
    tasks, log = Tasks(), list[str]()
    command = Command(tasks, log, "press")
    await settle()
    async with tasks.lock(CHANNEL) as is_quiet:
        assert not is_quiet
    await command.finish()
    async with tasks.lock(CHANNEL) as is_quiet:
        assert is_quiet


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


async def test_a_failed_command_ends_its_turn() -> None:
    tasks = Tasks()
    with pytest.raises(ZeroDivisionError):
        async with tasks.queued(CHANNEL, ANA):
            raise ZeroDivisionError
    async with asyncio.timeout(5), tasks.queued(CHANNEL, BEN):
        pass
