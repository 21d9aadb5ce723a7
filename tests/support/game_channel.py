"""A channel in which users play with buttons."""

import asyncio
from dataclasses import dataclass, field

from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User

CALLBACK = "/interactions/*/callback"
MOVED_ON = "The game has moved on since then."


@dataclass(frozen=True)
class GameChannel:
    server: DiscordServer
    channel: Channel
    presses: list[BotReplyQueue] = field(default_factory=list[BotReplyQueue])

    async def send(self, user: User, text: str) -> BotReply:
        return await self.server.answer_to(user.send(text, self.channel))

    async def press(self, user: User, label: str, message: BotReply) -> BotReply:
        return (await self.press_at_once((user, label), on=message))[0]

    async def press_at_once(self, *presses: tuple[User, str], on: BotReply) -> list[BotReply]:
        """Press buttons of one message without waiting in between, and return the answers."""
        queues = [await user.press(label, on, self.channel) for user, label in presses]
        self.presses.extend(queues)
        return [await queue.next() for queue in queues]

    async def start_duel(self, challenger: User, opponent: User) -> BotReply:
        challenge = await self.send(challenger, f"!play {opponent.mention} x")
        return await self.press(opponent, "Accept", challenge)

    @property
    def queues(self) -> list[BotReplyQueue]:
        """The queues in which a second answer would be."""
        return [self.channel.answers, *self.presses]

    async def wait_until_idle(self, user: User) -> None:
        await self.send(user, "!move z9")
        await self.server.answer_to(user.autocomplete("move", self.channel, coordinate=""))

    @property
    def post_count(self) -> int:
        """How many messages the bot has posted, without responses to interactions."""
        return len(self.server.requests("POST", self.channel.path))


async def first_answer(*queues: BotReplyQueue) -> BotReply:
    """Wait for the first answer in any of several queues, and leave the others there."""
    waiting = {asyncio.create_task(queue.next()): queue for queue in queues}
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    first, *others = done
    for task in others:
        waiting[task].put(task.result())
    return first.result()
