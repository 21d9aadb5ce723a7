"""A channel as people at the buttons see it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import Answer, Channel, Mailbox, Person

CALLBACK = "/interactions/*/callback"
MOVED_ON = "The game has moved on since then."


@dataclass(frozen=True)
class Table:
    """A channel in which people play, and where the answers to their presses come.

    Args:
        is_shared: whether two processes hear of a press: then one may acknowledge it, and the other change the message.
    """

    wire: DiscordServer
    channel: Channel
    is_shared: bool = False
    pressed: list[Mailbox] = field(default_factory=list[Mailbox])
    read: list[tuple[str, dict[str, str]]] = field(default_factory=list[tuple[str, dict[str, str]]])

    async def says(self, person: Person, words: str) -> Answer:
        """The answer to a message."""
        return self._look_at(await self.wire.answer_to(person.says(words, self.channel)))

    async def presses(self, person: Person, label: str, seen: Answer) -> Answer:
        """The answer to a press on a message as it was seen."""
        return (await self.press_together((person, label), seen=seen))[0]

    async def press_together(self, *presses: tuple[Person, str], seen: Answer) -> list[Answer]:
        """The answers to presses on one message, none of which waits for the other."""
        mailboxes = [await person.presses(label, seen, self.channel) for person, label in presses]
        self.pressed.extend(mailboxes)
        return [self._look_at(await self._first_new(mailbox)) for mailbox in mailboxes]

    async def _first_new(self, mailbox: Mailbox) -> Answer:
        """The answer to a press; not what a process that lags behind puts once more in the place of an earlier one."""
        if not self.is_shared:
            return await mailbox.next()
        while (answer := await first_of(mailbox, self.channel.answers)).edits and (
            answer.text,
            answer.buttons,
        ) in self.read:
            pass
        return answer

    def _look_at(self, answer: Answer) -> Answer:
        self.read.append((answer.text, answer.buttons))
        return answer

    async def duel(self, one: Person, other: Person) -> Answer:
        """The board of a match that one begins."""
        challenge = await self.says(one, f"!play <@{other.payload['id']}> x")
        return await self.presses(other, "Accept", challenge)

    @property
    def mailboxes(self) -> list[Mailbox]:
        """Where an answer that came twice would be waiting."""
        return [self.channel.answers, *self.pressed]

    async def rest(self, person: Person) -> None:
        """Return when nothing that was said there is still being handled."""
        await self.says(person, "!move z9")
        await self.wire.answer_to(person.types("move", self.channel, coordinate=""))

    @property
    def posts(self) -> int:
        """How many messages the bot has been asked to post there, apart from answers to interactions."""
        return len(self.wire.requests("POST", self.channel.path))


async def first_of(*mailboxes: Mailbox) -> Answer:
    """The answer that comes first, wherever it does."""
    coming = [asyncio.create_task(mailbox.next()) for mailbox in mailboxes]
    come, _ = await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
    for task in coming:
        task.cancel()
    return next(iter(come)).result()
