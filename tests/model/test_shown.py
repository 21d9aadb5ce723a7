"""The steps that show a match: every state and request with every result, and the rows of the documented table."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from bot.model.ids import Event, EventId, MessageId
from bot.model.shown import Action, Answer, Shown, Step, StepResult, Wanted, after, next_step

OLD, BOARD, LATER, PRESSED, NEW = (MessageId(number) for number in (10, 20, 30, 25, 90))
EARLIER, TYPED, PRESS = EventId(15), Event(EventId(50)), Event(EventId(50), "its token")
WANTED = Wanted(3, EventId(60))

ATTEMPTS = [
    *((None, None), (None, "a token"), (EARLIER, None), (EARLIER, "a token")),
    *((TYPED.id, None), (PRESS.id, PRESS.token)),
]
STATES = [
    Shown(version, message, *attempt, outdated)
    for version, message, attempt, outdated in product(
        (-1, 2, 3, 4), (None, BOARD), ATTEMPTS, (frozenset[MessageId](), frozenset({OLD}))
    )
]
WISHES = [
    replace(WANTED, is_waiting=is_waiting, is_redrawn=is_redrawn, can_edit=can_edit, may_post=may_post, pings=pings)
    for is_waiting, is_redrawn, can_edit, may_post, pings in product((False, True), repeat=5)
]
REPLIES = [
    None,
    Answer(TYPED, is_posted=True),
    Answer(PRESS),
    Answer(PRESS, pressed=PRESSED),
    Answer(PRESS, pressed=PRESSED, is_in_place=True),
    Answer(PRESS, pressed=BOARD, is_in_place=True),
]
MESSAGES = {
    Action.POST: (OLD, BOARD, LATER, NEW),
    Action.RESPOND: (None, NEW),
    Action.COMPLETE: (OLD, BOARD, LATER),
}


def outcomes(step: Step) -> Iterator[tuple[StepResult, MessageId | None]]:
    """Yield every result of a step with every message that Discord may return."""
    yield from ((StepResult.UNKNOWN, None), (StepResult.GONE, None))
    if step.action is not Action.GIVE_UP:
        messages = (step.message,) if step.message else MESSAGES.get(step.action, (None,))
        messages += (NEW,) if step.action is Action.EDIT else ()  # an edit in an archived thread posts a new message
        yield from ((StepResult.DONE, message) for message in messages)


def test_every_state_ends_in_few_steps_whatever_their_results() -> None:
    longest: dict[tuple[Shown, Wanted, Answer | None], int] = {}

    def follow(state: Shown, wish: Wanted, asked: Answer | None) -> int:
        """Return how many steps may follow from a state."""
        case = state, wish, asked
        step = next_step(wish, state, asked)
        if step is None or case in longest:
            return longest.get(case, 0)
        longest[case] = 1_000  # if it comes back to itself, which the last assertion finds
        is_answer, length = asked is not None and step.event == asked.event, 1
        for result, message in outcomes(step):
            if result is StepResult.GONE and is_answer:
                continue  # the user is told
            now = after(state, step, result, message)
            check_what_is_known(state, step, result, message, now)
            if result is not StepResult.UNKNOWN and not wish.is_redrawn:
                is_mentioned = step.action in (Action.POST, Action.RESPOND) and not step.message
                rest = replace(wish, pings=wish.pings and not is_mentioned)
                length = max(length, 1 + follow(now, rest, None if is_answer else asked))
        longest[case] = length
        return length

    assert max(follow(*case) for case in product(STATES, WISHES, REPLIES)) == 7
    assert len(longest) > 10_000


def check_what_is_known(before: Shown, step: Step, result: StepResult, message: MessageId | None, now: Shown) -> None:
    """Check that no message with buttons is forgotten, and that nothing that is not known counts as known."""
    if result is StepResult.UNKNOWN:
        assert now == before
        return
    if step.action is Action.CLOSE:
        assert now == replace(before, outdated=before.outdated - {step.message})
        return
    known = {before.message, message, *before.outdated} - {None}
    gone = {step.message} if result is StepResult.GONE else set[MessageId | None]()
    assert {now.message, *now.outdated} >= known - gone
    assert now.message not in now.outdated
    assert now.version >= before.version or message == before.message
    if now.attempt != before.attempt:
        assert now.attempt is None
        assert step.action is Action.GIVE_UP or (step.event and step.event.id == before.attempt)


def test_a_request_is_answered_by_its_own_message() -> None:
    for shown, wanted, reply in product(STATES, WISHES, REPLIES):
        if reply is None or wanted.is_redrawn:
            continue
        step = next_step(wanted, shown, reply)
        while step and step.event != reply.event:
            shown = after(shown, step, StepResult.GONE)  # an earlier attempt that cannot be found
            step = next_step(wanted, shown, reply)
        assert step
        assert step.event == reply.event
        assert step.action is (Action.POST if reply.is_posted else Action.RESPOND)
        is_in_place = reply.is_in_place and not wanted.pings
        assert step.message == (reply.pressed if is_in_place else None)


def test_nothing_is_sent_where_the_bot_can_only_respond() -> None:
    for shown, wanted in product(STATES, WISHES):
        step = next_step(replace(wanted, can_edit=False), shown)
        assert step is None or step.action in (Action.COMPLETE, Action.CLOSE, Action.GIVE_UP)


SHOWN, BEHIND, UNKNOWN, RESPONDED = (
    *(Shown(3, BOARD), Shown(2, BOARD), Shown(2, BOARD, EARLIER), Shown(2, BOARD, EARLIER, "a token")),
)
DONE, GONE, LOST = StepResult.DONE, StepResult.GONE, StepResult.UNKNOWN


def showing(version: int, message: MessageId, *outdated: MessageId, attempt: EventId | None = None) -> Shown:
    return Shown(version, message, attempt, outdated=frozenset(outdated))


Outcome = tuple[StepResult, MessageId | None]
DOCUMENTED: list[tuple[Shown, Answer | None, tuple[Action, MessageId | None] | None, Outcome | None, Shown]] = [
    # what is shown, the request, the step with its message, its result, what is shown after it
    (SHOWN, None, None, None, SHOWN),
    (showing(3, BOARD, OLD), None, (Action.CLOSE, OLD), (DONE, None), SHOWN),
    (BEHIND, None, (Action.EDIT, BOARD), (DONE, BOARD), SHOWN),
    (BEHIND, None, (Action.EDIT, BOARD), (GONE, None), Shown(2)),
    (BEHIND, None, (Action.EDIT, BOARD), (LOST, None), BEHIND),
    (Shown(2), None, (Action.POST, None), (DONE, NEW), Shown(3, NEW)),
    (Shown(2), None, (Action.POST, None), (GONE, None), Shown(3)),
    (UNKNOWN, None, (Action.POST, None), (DONE, LATER), showing(3, LATER, BOARD)),
    (UNKNOWN, None, (Action.POST, None), (DONE, BOARD), SHOWN),
    (UNKNOWN, None, (Action.POST, None), (DONE, OLD), showing(2, BOARD, OLD)),
    (RESPONDED, None, (Action.COMPLETE, None), (DONE, LATER), showing(3, LATER, BOARD)),
    (RESPONDED, None, (Action.COMPLETE, None), (GONE, None), UNKNOWN),
    (Shown(2, BOARD, TYPED.id), REPLIES[1], (Action.POST, None), (DONE, NEW), showing(3, NEW, BOARD)),
    (Shown(2, NEW), REPLIES[1], (Action.EDIT, NEW), (DONE, NEW), Shown(3, NEW)),
    (RESPONDED, REPLIES[1], (Action.COMPLETE, None), (LOST, None), RESPONDED),
    (UNKNOWN, REPLIES[2], (Action.RESPOND, None), (DONE, NEW), showing(3, NEW, BOARD, attempt=EARLIER)),
    (Shown(2, BOARD, PRESS.id, PRESS.token), REPLIES[5], (Action.RESPOND, BOARD), (DONE, BOARD), SHOWN),
    (Shown(2, BOARD, PRESS.id), REPLIES[4], (Action.RESPOND, PRESSED), (DONE, PRESSED), showing(3, PRESSED, BOARD)),
    (Shown(2, BOARD, PRESS.id), REPLIES[3], (Action.RESPOND, None), (DONE, NEW), showing(3, NEW, BOARD, PRESSED)),
    (Shown(4, LATER, EARLIER), REPLIES[1], (Action.POST, None), (DONE, BOARD), showing(4, LATER, BOARD)),
]


def test_the_steps_are_those_of_the_table() -> None:
    for shown, reply, expected, outcome, then in DOCUMENTED:
        step = next_step(WANTED, shown, reply)
        assert (step and (step.action, step.message)) == expected
        if step and outcome:
            assert after(shown, step, *outcome) == then


def test_a_version_that_waits_for_an_opponent_is_shown_with_its_ply() -> None:
    waiting, reply = replace(WANTED, is_waiting=True), REPLIES[5]
    shown = Shown(2, BOARD, PRESS.id, PRESS.token)
    step = next_step(waiting, shown, reply)
    assert step
    thinking = after(shown, step, StepResult.DONE, BOARD)
    assert thinking == Shown(2, BOARD, token=PRESS.token)
    assert next_step(waiting, thinking) is None
    decided = next_step(replace(WANTED, version=4), thinking)
    assert decided
    assert decided.action is Action.EDIT


def test_a_board_that_has_replaced_a_newer_one_late_is_drawn_again() -> None:
    late = Step(Action.EDIT, replace(WANTED, version=2), BOARD)
    shown = after(SHOWN, late, StepResult.DONE, BOARD)
    step = next_step(WANTED, shown)
    assert step
    assert after(shown, step, StepResult.DONE, BOARD) == SHOWN


def test_an_edit_of_the_text_or_the_buttons_counts_no_version_as_shown() -> None:
    for shown, is_redrawn, reply in product(STATES, (False, True), REPLIES):
        wanted = replace(WANTED, is_partial=True, is_redrawn=is_redrawn)
        if step := next_step(wanted, shown, reply):
            for result, message in outcomes(step):
                if result is StepResult.DONE:
                    assert after(shown, step, result, message).version <= shown.version


def test_what_another_step_has_made_known_meanwhile_stays_known() -> None:
    edit = Step(Action.EDIT, WANTED, BOARD)
    assert after(Shown(3, LATER), edit, StepResult.DONE, BOARD) == Shown(3, LATER, outdated=frozenset({BOARD}))
    assert after(Shown(3, LATER), edit, StepResult.GONE) == Shown(3, LATER)
    refused = Step(Action.POST, WANTED, event=Event(EARLIER))
    newer = Shown(2, BOARD, PRESS.id, PRESS.token)
    assert after(newer, refused, StepResult.GONE) == newer


def test_a_refused_mention_is_followed_by_an_edit() -> None:
    step = next_step(replace(WANTED, pings=True), BEHIND)
    assert step
    assert step.action is Action.POST
    refused = after(BEHIND.attempting(Event(WANTED.event)), step, StepResult.GONE)
    assert refused == BEHIND
    assert next_step(WANTED, refused) == Step(Action.EDIT, WANTED, BOARD)


def test_where_the_bot_can_only_respond_an_unknown_attempt_is_given_up() -> None:
    step = next_step(replace(WANTED, can_edit=False), UNKNOWN)
    assert step
    assert step.action is Action.GIVE_UP
    assert after(UNKNOWN, step, StepResult.GONE) == SHOWN
