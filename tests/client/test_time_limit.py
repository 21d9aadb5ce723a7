"""The time limit for requests to Discord."""

import asyncio
import gc

import pytest

from bot.client.time_limit import within


class Answer:
    """A request that is answered when a test wants it to be."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.released = asyncio.Event()
        self.ended = asyncio.Event()

    async def request(self, error: Exception | None = None) -> str:
        self.begun.set()
        await self.released.wait()
        self.ended.set()
        if error:
            raise error
        return "answer"


async def test_what_comes_in_time_is_returned_or_raised() -> None:
    answer = Answer()
    answer.released.set()
    assert await within(60, answer.request()) == "answer"
    with pytest.raises(ValueError, match="refused"):
        await within(60, answer.request(ValueError("refused")))


async def test_a_late_request_goes_on_and_its_error_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    for error in (None, ValueError("refused")):
        answer = Answer()
        with pytest.raises(TimeoutError):
            await within(0, answer.request(error))
        gc.collect(1)  # which does not end it
        answer.released.set()
        await asyncio.wait_for(answer.ended.wait(), 5)
        gc.collect(1)
        assert not caplog.records


async def test_a_request_goes_on_when_its_caller_is_cancelled() -> None:
    answer = Answer()
    caller = asyncio.create_task(within(60, answer.request()))
    await answer.begun.wait()
    caller.cancel()
    answer.released.set()
    await asyncio.wait_for(answer.ended.wait(), 5)
