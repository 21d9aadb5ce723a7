"""A random world: whatever members, Discord and the machine do, the bot keeps its promises."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from bot.client import slash_commands
from tests.fakes.faults import Fault, Hold
from tests.fakes.messages import is_ephemeral
from tests.support.databases import fastest_folder
from tests.support.promises import CommittedMatches, check
from tests.support.random_world import live_cells, random_world

pytestmark = [
    pytest.mark.usefixtures("quick_starts"),
    pytest.mark.timeout(600),  # Hypothesis shrinks a failure for five minutes at most
]

CELLS = [f"{row}{column}" for row in "abc" for column in (1, 2, 3)]
SLASH_COMMANDS = ("board", "play", "resign", "privacy")
TEXTS = ("!play", "!play easy", "!play @other", "!play @other o", "!board", "!resign", "!draw", "!takeback", "!notify")

users, channels = st.sampled_from(range(3)), st.sampled_from(range(2))
pauses = st.sampled_from((0.01, 0.02, 0.025, 0.03, 0.035, 0.04, 0.05, 0.1, 1, 3))
"""Most end in the middle of a command."""

ways = st.sampled_from(("text", "slash", "press"))
routes = st.sampled_from(
    (
        ("POST", "/channels/*/messages"),
        ("PATCH", "/channels/*/messages/*"),
        ("POST", "/interactions/*"),
        ("POST", "/webhooks/*"),
        ("PATCH", "/webhooks/*"),
    )
)
faults = st.builds(
    Fault,
    st.just(""),
    st.sampled_from((None, 500, 503)),
    times=st.integers(1, 3),
    is_processed=st.booleans(),
) | st.builds(Fault, st.just(""), st.just(429), retry_after=st.sampled_from((0.5, 300)))


class RandomWorldMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        folder = self._stack.enter_context(tempfile.TemporaryDirectory(dir=fastest_folder()))
        self.world = self._stack.enter_context(random_world(Path(folder)))
        self.history = CommittedMatches(self.world)
        self.world.start()
        self.world.wait(2)

    @initialize(is_muted=st.booleans())
    def begin_matches(self, is_muted: bool) -> None:
        """Begin a match between members, one of whom may have turned notices off, and one against a level."""
        ana, ben, _ = self.world.users
        games, lounge = self.world.channels
        self.world.run(ana.send(f"!play {ben.mention} x", games))
        self.world.run(ana.send("!play easy", lounge))
        self.world.wait(1)
        self.accept(0, 0, 1)
        if is_muted:
            self.world.run(ben.send("!notify", games))
            self.world.wait(1)
            self.press(1, 0, 0, 1)

    def teardown(self) -> None:
        try:
            if sys.exc_info()[0] is None:
                self.calm_down()
        finally:
            self._stack.close()

    def after(self, pause: float) -> None:
        self.world.wait(pause)
        check(self.history)

    @rule(channel=channels, by=ways, cell=st.integers(0, 8), pause=pauses)
    def move_in_peace(self, channel: int, by: str, cell: int, pause: float) -> None:
        self.move(channel, by, cell, pause)

    @rule(channel=channels, by=ways, cell=st.integers(0, 8), stays_down=st.booleans(), pause=pauses)
    def move_before_a_kill(self, channel: int, by: str, cell: int, stays_down: bool, pause: float) -> None:
        self.move(channel, by, cell, pause)
        self.kill(stays_down, 0.6)

    @rule(channel=channels, by=ways, cell=st.integers(0, 8), fault=faults, pause=pauses)
    def move_with_a_fault(self, channel: int, by: str, cell: int, fault: Fault, pause: float) -> None:
        """Let a request of a move fail or be limited, perhaps after it was done."""
        path = "/channels/*/messages" if by == "text" else "/interactions/*"
        self.world.fail(replace(fault, path=path, paths=[]))
        self.move(channel, by, cell, pause)

    def move(self, channel: int, by: str, cell: int, pause: float) -> None:
        """Let the player to move make a legal move, as far as the players can know."""
        place = self.world.channels[channel]
        if (found := self.history.to_move(place.id)) is None:
            return
        match, player, board = found
        member = next(user for user in self.world.users if user.id == player)
        chosen = board.legal_moves[cell % len(board.legal_moves)]
        coordinate = CELLS[chosen]
        if by == "text":
            self.world.run(member.send(f"!move {coordinate}", place))
        elif by == "slash":
            self.world.run(member.slash("move", place, coordinate=coordinate))
        else:
            for custom_id, message in self.world.buttons(member, place):
                if custom_id.startswith(f"cell:{match}:") and custom_id.endswith(f":{chosen}"):
                    self.world.run(member.press_button(custom_id, message, place))
                    break
        self.after(pause)

    @rule(user=users, channel=channels, text=st.sampled_from(TEXTS), pause=pauses)
    def type(self, user: int, channel: int, text: str, pause: float) -> None:
        member, place = self.world.users[user], self.world.channels[channel]
        text = text.replace("@other", self.world.users[1 if user == 0 else 0].mention)
        self.world.run(member.send(text, place))
        self.after(pause)

    @rule(user=users, channel=channels, command=st.sampled_from(SLASH_COMMANDS), pause=pauses)
    def slash(self, user: int, channel: int, command: str, pause: float) -> None:
        self.world.run(self.world.users[user].slash(command, self.world.channels[channel]))
        self.after(pause)

    @rule(user=users, channel=channels, number=st.integers(0, 40), pause=pauses)
    def press(self, user: int, channel: int, number: int, pause: float) -> None:
        member, place = self.world.users[user], self.world.channels[channel]
        if shown := self.world.buttons(member, place):
            custom_id, message = shown[number % len(shown)]
            self.world.run(member.press_button(custom_id, message, place))
        self.after(pause)

    @rule(channel=channels, number=st.integers(0, 9), pause=pauses)
    def accept(self, channel: int, number: int, pause: float) -> None:
        """Press a button that is no cell, of a recent message, as each user."""
        place = self.world.channels[channel]
        for member in self.world.users:
            shown = [button for button in self.world.buttons(member, place) if ":accept" in button[0]]
            if shown:
                custom_id, message = shown[number % len(shown)]
                self.world.run(member.press_button(custom_id, message, place))
        self.after(pause)

    @rule(user=users, number=st.integers(0, 9), what=st.sampled_from(("leave", "delete", "deny", "drop", "repeat")))
    def disturb(self, user: int, number: int, what: str) -> None:
        """Let a member leave or return, delete a message, take a permission away, break the connection off, or repeat
        the last event."""
        member, server = self.world.users[user], self.world.server
        messages = self.world.messages()
        if what == "leave":
            (server.join if server.has_left(member) else server.leave)(member)
        elif what == "drop":
            self.world.drop_connection(repeated=4 * number)
        elif what == "repeat":
            self.world.repeat_last_event()
        elif what == "deny":
            self.world.run(server.deny(self.world.channels[number % 2], "send_messages", silently=number > 4))
        elif messages:
            self.world.delete(messages[-1 - number % len(messages)])
        self.after(0)

    @rule(route=routes, fault=faults)
    def refuse(self, route: tuple[str, str], fault: Fault) -> None:
        method, path = route
        self.world.fail(replace(fault, method=method, path=path, paths=[]))

    @rule(route=routes, is_processed=st.booleans(), seconds=st.sampled_from((0.5, 10)))
    def delay(self, route: tuple[str, str], is_processed: bool, seconds: float) -> None:
        method, path = route
        self.world.hold(Hold(path, method, is_processed), seconds)

    @rule(stays_down=st.booleans(), pause=st.sampled_from((0.1, 0.5, 0.6, 0.65, 1)))
    def kill(self, stays_down: bool, pause: float) -> None:
        """Kill the bot if it runs, and perhaps start it again; it is ready after a bit more than half a second."""
        self.world.kill()
        if not stays_down:
            self.world.start()
        self.after(pause)

    @rule(minutes=st.sampled_from((1, 6, 20, 180, 1500)))
    def jump(self, minutes: int) -> None:
        self.world.jump(timedelta(minutes=minutes))
        self.after(1)

    @rule()
    def calm_down(self) -> None:
        self.world.calm_down()
        check(self.history, is_quiet=True)


@pytest.fixture
def quick_starts(build_payloads_once: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slash_commands, "build_payloads", build_payloads_once)


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        RandomWorldMachine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
            print_blob=True,
        ),
    )


@pytest.mark.parametrize("is_move", [True, False], ids=["move", "board"])
@pytest.mark.parametrize("then", ["typed", "move", "board"])
def test_a_response_that_a_killed_bot_did_not_know_loses_its_buttons(is_move: bool, then: str) -> None:
    machine = RandomWorldMachine()
    machine.begin_matches(is_muted=False)
    if is_move:
        machine.move(0, "slash", cell=0, pause=0.025)
    else:
        machine.slash(user=0, channel=0, command="board", pause=0.025)
    machine.kill(stays_down=False, pause=0.6)
    assert not machine.world.excused
    if then == "board":
        machine.slash(user=0, channel=0, command="board", pause=3)
    else:
        machine.move(0, "text" if then == "typed" else "slash", cell=0, pause=3)
    machine.teardown()


def test_an_apology_for_a_board_does_not_become_the_board() -> None:
    machine = RandomWorldMachine()
    machine.begin_matches(is_muted=False)
    machine.move_with_a_fault(channel=0, by="press", cell=1, fault=Fault("", None), pause=0.1)
    machine.move(0, "text", cell=7, pause=3)
    assert not any(is_ephemeral(message) and live_cells(message) for message in machine.world.messages())
    machine.teardown()


def kill_at_moments(by: str, moments: Iterable[int]) -> None:
    """Kill the bot some milliseconds after each of many moves, and check what the next process shows."""
    machine = RandomWorldMachine()
    for milliseconds in moments:
        if machine.history.to_move(machine.world.channels[0].id) is None:
            machine.begin_matches(is_muted=False)
        machine.move(0, by, cell=0, pause=milliseconds / 1000)
        machine.kill(stays_down=False, pause=3)
        check(machine.history, is_quiet=True)
    machine.teardown()


@pytest.mark.parametrize("by", ["text", "slash", "press"])
def test_a_kill_as_a_board_is_shown_loses_nothing(by: str) -> None:
    kill_at_moments(by, (16, 24, 32, 46))


@pytest.mark.proof
@pytest.mark.parametrize("by", ["text", "slash", "press"])
def test_a_kill_at_any_moment_loses_nothing(by: str) -> None:
    kill_at_moments(by, range(100))


def test_the_bot_keeps_its_promises() -> None:
    run(4, 25)


@pytest.mark.proof
def test_the_bot_keeps_its_promises_for_long() -> None:
    run(20, 100)
