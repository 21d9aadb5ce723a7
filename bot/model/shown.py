"""What Discord shows of a match, and which step makes it show the match as it is in the database.

Both functions are pure. `bot/matches/display.py` performs the steps; docs/architecture.md lists them in a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from bot.model.ids import Event, EventId, MessageId


@dataclass(frozen=True, slots=True)
class Shown:
    """What Discord shows of a match, as far as the bot knows."""

    version: int = -1  # the newest version that its players have been shown; -1 before the first
    message: MessageId | None = None  # the message that shows the match
    # the event whose answer may show the match in a message that is not known; None if `message` is the only one
    attempt: EventId | None = None
    # of the interaction whose response shows the match, with which the bot can edit that for 15 minutes
    token: str | None = field(default=None, repr=False)
    outdated: frozenset[MessageId] = frozenset()  # the messages whose buttons must be removed

    def attempting(self, event: Event) -> Shown:
        """Return what is shown while the answer to an event is being sent; an earlier one that is unknown stays so."""
        return self if self.attempt else replace(self, attempt=event.id, token=event.token)


NOTHING_SHOWN = Shown()


@dataclass(frozen=True, slots=True)
class Wanted:
    version: int
    event: EventId  # of a new message that no event asks for
    is_waiting: bool = False  # for an opponent: the version counts as shown once the opponent's ply is shown
    is_partial: bool = False  # whether only the text or only the buttons change, so that the version does not count
    is_redrawn: bool = False  # whether the message is edited even if it shows this version; nothing is posted
    can_edit: bool = True  # whether the bot can post and edit messages there, and not only respond to interactions
    may_post: bool = True  # whether there is a new message if the one that shows the match was deleted
    pings: bool = False  # whether a new message mentions the player to move


@dataclass(frozen=True, slots=True)
class Answer:
    event: Event
    is_posted: bool = False  # whether the answer is a message in the channel, and no response to an interaction
    pressed: MessageId | None = None  # the message whose button was pressed
    is_in_place: bool = False  # whether the response edits that


class Action(Enum):
    POST = "post"  # post a message. The event's id is its nonce, for which Discord returns the message that exists.
    EDIT = "edit"
    RESPOND = "respond"  # respond to the interaction; in place, if the step has a message
    COMPLETE = "complete"  # edit an earlier response to an interaction by its token
    CLOSE = "close"  # remove the buttons of a message
    GIVE_UP = "give up"  # count the version as shown, as no message can show it


@dataclass(frozen=True, slots=True)
class Step:
    action: Action
    wanted: Wanted
    message: MessageId | None = None  # that is edited
    event: Event | None = None  # that is answered
    pressed: MessageId | None = None


class StepResult(Enum):
    DONE = "done"
    GONE = "gone"
    """Discord refuses it: the message was deleted, the response has expired, or the bot may not post there."""
    UNKNOWN = "unknown"  # Discord has not answered, or not yet: it may have been done, or be done later


def next_step(wanted: Wanted, shown: Shown, reply: Answer | None = None) -> Step | None:
    """Return what to do next; None if nothing is left to do."""
    if wanted.is_redrawn:
        return _edit(wanted, shown)
    is_own = reply is not None and shown.attempt == reply.event.id
    is_below = reply is not None and reply.is_posted and shown.message is not None and shown.message > reply.event.id
    if is_below and not is_own:
        reply = None  # a message below the user's own shows the match
    is_shown = wanted.is_waiting or (shown.version >= wanted.version and shown.attempt is None)
    if reply is None and is_shown:
        return Step(Action.CLOSE, wanted, min(shown.outdated)) if shown.outdated else None
    if shown.attempt and not is_own:
        if shown.token:
            return Step(Action.COMPLETE, wanted, event=Event(shown.attempt, shown.token))
        if wanted.can_edit and (reply is None or reply.is_posted):
            return Step(Action.POST, wanted, event=Event(shown.attempt))
    if reply:
        action, is_in_place = Action.POST if reply.is_posted else Action.RESPOND, reply.is_in_place and not wanted.pings
        return Step(action, wanted, reply.pressed if is_in_place else None, reply.event, reply.pressed)
    new = Step(Action.POST, wanted, event=Event(wanted.event)) if wanted.can_edit and wanted.may_post else None
    return (new if wanted.pings else None) or _edit(wanted, shown) or new or Step(Action.GIVE_UP, wanted)


def _edit(wanted: Wanted, shown: Shown) -> Step | None:
    """Return the step that edits the message or the response that shows a match; None if there is none."""
    if shown.message and wanted.can_edit:
        return Step(Action.EDIT, wanted, shown.message)
    if shown.token and not (wanted.is_redrawn and wanted.can_edit):
        return Step(Action.COMPLETE, wanted, event=Event(shown.attempt or wanted.event, shown.token))
    return None


def after(shown: Shown, step: Step, result: StepResult, message: MessageId | None = None) -> Shown:
    """Return what is shown after a step; `message` shows the match now, if Discord has returned it.
    `shown` is what is known when the step ends, which may be more than when it began.
    """
    if result is StepResult.UNKNOWN:
        return shown
    if step.action is Action.CLOSE:
        return replace(shown, outdated=shown.outdated - {step.message})
    if result is StepResult.GONE:
        return _after_refusal(shown, step)
    wanted, before = step.wanted, shown.message
    was_unknown = step.event is not None and step.event.id == shown.attempt
    attempt = None if was_unknown else shown.attempt
    shown, others = replace(shown, attempt=attempt), shown.outdated if message is None else shown.outdated | {message}
    if wanted.version < shown.version:  # it has arrived late
        return replace(shown, version=wanted.version) if message == before else replace(shown, outdated=others)
    is_replaced = step.action is Action.EDIT and message == step.message and before not in (None, message)
    is_older = was_unknown and step.message is None and message is not None and message < (before or 0)
    if is_replaced or is_older:  # another message shows the match
        return replace(shown, outdated=others)
    counts = not (wanted.is_waiting or wanted.is_partial)
    newest = message or before
    return Shown(
        wanted.version if counts else shown.version,
        newest,
        attempt,
        None if counts and not attempt else shown.token,
        frozenset(filter(None, {*shown.outdated, before, step.pressed} - {newest})),
    )


def _after_refusal(shown: Shown, step: Step) -> Shown:
    """Return what is shown after Discord has refused a step, or the match is given up."""
    version = max(shown.version, step.wanted.version)
    match step.action:
        case Action.EDIT:
            return replace(shown, message=None) if shown.message == step.message else shown
        case Action.COMPLETE:
            is_known = step.event is not None and step.event.token == shown.token
            return replace(shown, token=None) if is_known else shown
        case Action.GIVE_UP:
            return replace(shown, version=version, attempt=None, token=None)
        case _:  # an edit is still possible if there is a message
            was_unknown = step.event is not None and step.event.id == shown.attempt
            version = shown.version if shown.message else version
            return replace(shown, version=version, attempt=None if was_unknown else shown.attempt)
