"""Races while Discord is slow, away or refuses something, and presses that come twice, late or for somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor
from sqlalchemy import insert

from bot.database.database import Database
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.actor import Actor
from bot.model.ids import Event, EventId
from cogs.race import boards
from cogs.race.boards import RaceBoards
from cogs.race.controls import BeginRaceButton, JoinRaceButton, RaceCellButton
from cogs.race.queries import race_table, race_to_row
from cogs.race.race import PuzzleId, RaceId, Run
from cogs.race.service import OpenRace, RaceService
from tests.support import acts
from tests.support.races import fail_writes
from tests.support.saved_matches import delete_user
from tests.support.world import World, answer, ephemeral_answer, text_of

pytestmark = pytest.mark.usefixtures("quick_tables")


def races_of(world: World) -> RaceService:
    return world.app.services[RaceService]


def only_race(world: World) -> OpenRace:
    (opened,) = races_of(world).open.values()
    return opened


async def lobby(world: World) -> OpenRace:
    """Let ana open a race, and ben join it."""
    await world.ana.slash(world.channel, "race", game="3x3")
    await world.press(world.ben, "Join")
    return only_race(world)


async def begin(world: World) -> OpenRace:
    opened = await lobby(world)
    await world.press(world.ana, "Begin")
    return opened


def custom_id(opened: OpenRace, member: MemberActor) -> str:
    """Return the custom id of the button that answers the puzzle which a racer is asked."""
    number = run_of(opened, member).number
    return RaceCellButton(opened.race.id, number, opened.puzzles[number].solution).custom_id


async def press(world: World, member: MemberActor, custom_id: str) -> InteractionResult:
    return await member.click(await world.post_buttons(custom_id), custom_id=custom_id)


async def answer_right(world: World, opened: OpenRace) -> None:
    """Let ana answer the puzzle that she is asked."""
    await press(world, world.ana, custom_id(opened, world.ana))


def run_of(opened: OpenRace, member: MemberActor) -> Run:
    return opened.racer(UserId(member.id)).run


def points(opened: OpenRace, member: MemberActor) -> tuple[int, int]:
    run = run_of(opened, member)
    return run.points, run.number


def is_paused(opened: OpenRace, member: MemberActor) -> bool:
    return opened.is_paused(UserId(member.id))


def table(world: World, opened: OpenRace) -> str:
    """Return what the public message of a race says."""
    return text_of(acts.message(world, opened.race.message or 0))


@contextmanager
def refusing(world: World, method: str, path: str, status: int, *, code: int = 0, times: int = 1) -> Generator[None]:
    """Let Discord refuse some requests."""
    world.env.inject_error(method, path, status=status, code=code, message="?", times=times)
    yield
    world.env.errors.clear()


async def test_of_two_presses_at_once_one_counts(world: World) -> None:
    opened = await begin(world)
    first = custom_id(opened, world.ana)
    message = await world.post_buttons(first)
    async with acts.at_once(world, 2):
        await world.ana.click(message, custom_id=first)
        await world.env.settle()
    assert points(opened, world.ana) == (1, 1)
    shown = await press(world, world.ana, first)
    assert "puzzle 2" in answer(shown)
    assert "combo" not in answer(shown)


async def test_a_press_after_the_end_shows_that_it_is_over(world: World) -> None:
    opened = await begin(world)
    last = custom_id(opened, world.ana)
    await world.env.advance_time(100)
    assert ephemeral_answer(await press(world, world.ana, last)) == "That race is over."
    joining = JoinRaceButton(opened.race.id).custom_id
    assert ephemeral_answer(await press(world, world.ben, joining)).startswith("That race has started.")
    assert points(opened, world.ana) == (0, 0)


async def test_an_answer_counts_if_discord_takes_no_next_board(world: World) -> None:
    opened = await begin(world)
    with refusing(world, "POST", "/interactions/*/*/callback", 503):
        await answer_right(world, opened)
    assert points(opened, world.ana) == (1, 1)
    await world.env.advance_time(10)  # which the clock stands still
    assert not run_of(opened, world.ana).clock.is_running
    await answer_right(world, opened)
    assert points(opened, world.ana) == (2, 2)
    assert run_of(opened, world.ana).clock.used < 10


async def test_a_racer_whose_first_board_fails_goes_on(world: World) -> None:
    opened = await lobby(world)
    with refusing(world, "PATCH", "/webhooks/*/*/messages/*", 404, code=10008):
        await world.press(world.ana, "Begin")
    assert is_paused(opened, world.ben)
    await world.press(world.ben, "Continue")
    assert not is_paused(opened, world.ben)


async def test_a_race_goes_on_without_its_public_message(world: World) -> None:
    opened = await begin(world)
    await world.button_message.delete()
    await answer_right(world, opened)
    await world.env.advance_time(100)
    assert points(opened, world.ana) == (1, 1)
    assert races_of(world).open == {}


async def test_a_table_is_shown_once_discord_takes_it(world: World) -> None:
    opened = await begin(world)
    await world.env.advance_time(5)
    with refusing(world, "PATCH", "/channels/*/messages/*", 503, times=2):
        await answer_right(world, opened)
        await world.env.advance_time(40)
    assert "**1.** ana · **1**" in table(world, opened)


async def test_start_and_end_wait_for_the_database(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, times in (("start_race", 1), ("save_run", 2), ("end_race", 1)):
        fail_writes(monkeypatch, name, times=times)
    opened = await lobby(world)
    await world.env.advance_time(65)
    assert opened.race.started is None
    await world.env.advance_time(10)
    assert opened.race.started
    await world.env.advance_time(91)
    assert not opened.is_over
    await world.env.advance_time(25)
    assert races_of(world).open == {}


async def test_no_time_ends_while_a_press_is_handled(world: World) -> None:
    opened, ana = await begin(world), UserId(world.ana.id)
    with boards_of(world).pressing(opened.race.id, ana):
        await world.env.advance_time(100)
        assert [racer.user for racer in opened.race.racers if not racer.finished] == [ana]
    async with asyncio.timeout(60):
        # The test has set this timer, so simcord does not wait for what it saves.
        while not opened.is_over:  # noqa: ASYNC110 - nothing tells a test about it
            await asyncio.sleep(0)


async def test_a_result_that_cannot_be_shown_counts(world: World) -> None:
    opened = await begin(world)
    await answer_right(world, opened)
    with refusing(world, "PATCH", "/webhooks/*/*/messages/*", 404, code=10008, times=2):
        await world.env.advance_time(100)
    assert "**1.** ana · **1** · best combo 1 · 0 wrong" in table(world, opened)


async def test_the_time_of_who_was_deleted_elsewhere_ends_quietly(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    opened = await begin(world)
    await delete_user(world.app.services[Database], UserId(world.ana.id))
    await world.env.advance_time(100)
    assert "**1.** ben" in table(world, opened)
    assert "ana" not in table(world, opened)
    assert "Traceback" not in caplog.text


async def test_a_race_needs_a_channel_that_the_bot_can_see(world: World) -> None:
    await world.set_permissions(view_channel=False)
    refusal = ephemeral_answer(await world.ana.slash(world.channel, "race"))
    assert refusal.startswith("I need the permission **View Channels**")
    assert races_of(world).open == {}


async def test_a_slow_join_shows_its_board_to_nobody_else(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response to a press that was deferred is the public message."""
    await world.ana.slash(world.channel, "race", game="3x3")
    lobby, join = world.button_message, RaceService.join

    async def join_slowly(races: RaceService, race: RaceId, user: UserId) -> OpenRace:
        await asyncio.sleep(2)
        return await join(races, race, user)

    monkeypatch.setattr(RaceService, "join", join_slowly)
    await world.ben.click(lobby, label="Join")
    await world.env.advance_time(3)
    await world.press(world.ana, "Begin")
    assert not is_paused(only_race(world), world.ben)
    assert "to move and" not in text_of(acts.message(world, lobby.id))


async def test_a_race_whose_message_is_unknown_after_a_restart_needs_a_press(world: World) -> None:
    """The bot was killed after it had saved the race, or after it had posted its message."""
    for number, is_pressed in ((100, False), (101, True)):
        event = Actor(UserId(world.ana.id), world.place, Event(EventId(number)))
        opened = await races_of(world).open_race(event, "3x3", 90, joins=True)
        await world.restart()
        if is_pressed:
            await press(world, world.ben, JoinRaceButton(opened.race.id).custom_id)
        await world.env.advance_time(65)
        races = races_of(world).open
        assert [(each.race.message is not None, len(each.race.racers)) for each in races.values()] == (
            [(True, 2)] if is_pressed else []
        )


async def test_a_race_begins_once(world: World) -> None:
    opened = await lobby(world)
    async with acts.at_once(world, 3):
        await world.press(world.ana, "Begin")
        await world.env.settle()
    assert len([message for message in await shown_to(world, world.ana) if "puzzle 1" in message]) == 1
    late = BeginRaceButton(opened.race.id).custom_id
    await press(world, world.ana, late)
    assert len([message for message in await shown_to(world, world.ana) if "puzzle 1" in message]) == 1


async def shown_to(world: World, member: MemberActor) -> list[str]:
    """Return the texts of the messages that only a member sees."""
    await world.env.settle()
    stored = world.env.backend.messages[world.channel.id].values()
    mine = [message for message in stored if message.is_ephemeral and message.visible_to(member.id)]
    return ["\n".join(embed.get("description") or "" for embed in message.embeds) for message in mine]


def boards_of(world: World) -> RaceBoards:
    cog = world.app.get_cog(RaceBoards.__name__)
    assert isinstance(cog, RaceBoards)
    return cog


async def maintain(world: World) -> None:
    """Let time pass until the periodic maintenance has run."""
    await world.env.advance_time(5 * 60)


async def test_a_race_that_was_saved_unnoticed_frees_its_channel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_writes(monkeypatch, "open_race", is_saved=True)
    await world.ana.slash(world.channel, "race")
    assert "in this channel" in ephemeral_answer(await world.ben.slash(world.channel, "race"))
    await maintain(world)
    await world.env.advance_time(31)
    await world.ben.slash(world.channel, "race")
    assert only_race(world).race.starter == world.ben.id


async def test_a_race_that_cannot_be_posted_ends(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the database fails then, it ends later."""
    for failures in range(2):
        fail_writes(monkeypatch, "end_race", times=failures)
        with refusing(world, "POST", "/channels/*/messages", 400, code=50035, times=2):
            await world.send(world.ana, "!race")
        assert races_of(world).open == {}
        if failures:
            await maintain(world)
            await world.env.advance_time(61)
    await world.send(world.ana, "!race")
    assert "Join" in str(world.button_message.components)


async def test_a_table_is_not_edited_at_once_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "EDIT_INTERVAL", timedelta(seconds=30))
    opened = await begin(world)
    for seconds, shown in ((31, 0), (0, 0), (31, 2)):  # the number of points that the table shows
        await world.env.advance_time(seconds)
        assert f"ana · **{shown}**" in table(world, opened)
        await answer_right(world, opened)
        assert f"ana · **{shown}**" in table(world, opened)


async def test_races_that_cannot_be_loaded_end_and_stop_no_other(world: World) -> None:
    opened = await begin(world)
    bad = replace(opened.race, id=RaceId(5), racers=(), puzzles=[PuzzleId("gone", Position(0))])
    await world.app.services[Database].write(
        lambda connection: connection.execute(insert(race_table), race_to_row(bad))
    )
    await world.restart()
    assert only_race(world).race.id == opened.race.id
    await world.env.advance_time(16 * 60)
    await maintain(world)
    assert await races_of(world).saved_open() == []


async def test_a_timer_that_is_missing_is_set_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby(world)
    with monkeypatch.context() as patch:
        patch.setattr(RaceService, "start", None)
        await world.env.advance_time(61)
    assert only_race(world).race.started is None
    await maintain(world)
    await world.env.advance_time(1)
    assert only_race(world).race.started


async def test_a_board_is_kept_until_its_race_is_over_and_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "EDIT_INTERVAL", timedelta(seconds=20))
    opened = await begin(world)
    board = boards_of(world).of(opened)
    for seconds, is_open, is_kept in ((50, True, True), (50, False, True), (30, False, False)):
        await world.env.advance_time(seconds)
        await boards_of(world).tidy_up()
        assert (opened.race.ended is None, boards_of(world).of(opened) is board) == (is_open, is_kept)


async def test_all_results_are_shown_at_the_longest_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails once, and the first message hangs."""
    opened = await lobby(world)
    for method, path in (("PATCH", "/webhooks/*/*/messages/*"), ("POST", "/webhooks/*/*")):
        world.env.inject_error(method, path, status=404, code=10008, message="?", times=1)
    await world.press(world.ana, "Begin")
    waiting = list[float]()
    assert is_paused(opened, world.ana)
    fail_writes(monkeypatch, "end_race")
    within = boards.within

    async def hang_first(seconds: float, request: Coroutine[Any, Any, object]) -> object:
        waiting.append(seconds)
        if len(waiting) == 1:
            await asyncio.sleep(seconds)
        return await within(seconds, request)

    monkeypatch.setattr(boards, "within", hang_first)
    for seconds, shown in ((10 * 60, 0), (10, 1), (30, 2)):
        await world.env.advance_time(seconds)
        texts = [*await shown_to(world, world.ana), *await shown_to(world, world.ben)]
        assert sum("Time is up" in text for text in texts) == shown
        assert (races_of(world).open == {}) is bool(shown)
    assert "best combo 0" in table(world, opened)


async def test_who_joins_as_a_race_starts_gets_their_board(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    cleo, join = world.add_member("cleo"), RaceService.join
    await world.ana.slash(world.channel, "race", game="3x3")
    await world.press(cleo, "Join")

    async def join_late(races: RaceService, race: RaceId, user: UserId) -> OpenRace:
        opened = await join(races, race, user)
        await boards_of(world).of(opened).begin()
        return opened

    monkeypatch.setattr(RaceService, "join", join_late)
    await world.press(world.ben, "Join")
    assert not is_paused(only_race(world), world.ben)
    (shown,) = await shown_to(world, world.ben)
    assert "puzzle 1" in shown


async def test_the_time_begins_with_a_board_that_discord_was_slow_to_take(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world)

    async def take_too_long(_: float, request: Awaitable[object]) -> None:
        await request
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(boards, "within", take_too_long)
        await world.press(world.ana, "Begin")
    assert not is_paused(only_race(world), world.ben)
    await world.env.advance_time(100)
    assert races_of(world).open == {}


async def test_a_race_starts_if_somebody_deletes_their_data_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world)
    start = RaceService.start

    async def start_and_forget(races: RaceService, opened: OpenRace) -> bool:
        is_started = await start(races, opened)
        asyncio.get_running_loop().call_soon(races.forget, UserId(world.ben.id))
        return is_started

    monkeypatch.setattr(RaceService, "start", start_and_forget)
    await world.press(world.ana, "Begin")
    await world.env.settle()
    assert not [each for each in world.env.backend.messages[world.channel.id].values() if "You aren't" in each.content]
    assert [racer.user for racer in only_race(world).race.racers] == [world.ana.id]
    assert [message for message in await shown_to(world, world.ana) if "puzzle 1" in message]
