"""A simulated Discord with a guild, a channel, two members, and the bot."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import takewhile
from random import Random

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor
from simcord.results import to_discord_message

from bot.client.client import App
from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.model.ids import ChannelId, GuildId, Place
from bot.players.minimax import Minimax
from bot.players.neural import NETWORK_OPPONENTS
from bot.players.opponent import OPPONENTS, Opponent
from bot.process.build import build_services
from bot.process.features import load_features, read_messages
from bot.text.catalogue import Languages
from tests.fakes.opponents import Failing, FirstFree
from tests.fakes.workers import InProcess
from tests.support.databases import set_last_heartbeat, temporary_database

PLY_DURATION = timedelta(minutes=1)
"""The pause after each ply of an exhibition: long enough that the simulation does not wait for the next ply."""


SETTLE_SECONDS = 9.0
"""After this time on the wall clock, a simulation that has not settled fails. A commit can take long on a busy disk.

It does not wait for timers beyond that, such as those of 10 seconds after which the bot retries something.
"""


@dataclass
class World:
    """A guild as seen in one of its channels."""

    env: Env
    app: App
    guild: GuildHandle
    channel: ChannelHandle
    ana: MemberActor
    ben: MemberActor

    @classmethod
    def create(cls, env: Env) -> World:
        assert isinstance(env.bot, App)
        env.settle_timeout = SETTLE_SECONDS
        env.backend.advance_clock(0.001)  # ids, on which daily puzzles depend, count what was made at the same time
        guild = env.create_guild()
        ana, ben = (guild.add_member(env.create_user(name)) for name in ("ana", "ben"))
        return cls(env, env.bot, guild, guild.create_text_channel("games"), ana, ben)

    def add_member(self, name: str, **permissions: bool) -> MemberActor:
        """Add a member with further permissions."""
        role = self.guild.create_role(name, permissions=discord.Permissions(**permissions))
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    async def send(self, member: MemberActor, text: str) -> list[str]:
        """Send a message, and return the texts of the bot's answers in the channel."""
        before = next((message.id for message in self.newest_messages()), 0)
        await member.send(self.channel, text)
        sent = [*takewhile(lambda message: message.id > before, self.newest_messages())]
        return [text_of(message) for message in reversed(sent[:-1])]

    async def play(self, member: MemberActor, *texts: str) -> str:
        """Send messages that get one answer each, and return the last answer's text."""
        answers = [await self.send(member, text) for text in texts]
        assert [len(answer) for answer in answers] == [1] * len(texts)
        return answers[-1][0]

    async def press(self, member: MemberActor, *labels: str) -> InteractionResult:
        """Press buttons of the newest message with buttons, one after another, and return the last result."""
        results = [await member.click(self.button_message, label=label) for label in labels]
        return results[-1]

    async def start_duel(self, options: str = "x") -> None:
        """Let ana challenge ben, and ben accept."""
        await self.play(self.ana, f"!play {self.ben.mention} {options}")
        await self.press(self.ben, "Accept")

    async def advance(self, duration: timedelta) -> None:
        """Let time pass, and wait for the background tasks that are due. If the bot is connected, it stays so."""
        self.env.backend.advance_clock(duration.total_seconds())
        if self.app.connections.connected:
            with suppress(DatabaseError):
                await set_last_heartbeat(self.app.services[Database], discord.utils.utcnow())
        await self.env.settle()

    async def restart(self, opponent: str = "perfect") -> None:
        """Replace the bot by a new process, which knows only the database."""
        self.app = new_app(new_services(self.app.services[Database], opponent), self.app.languages)
        await self.env.restart_bot(self.app)

    async def set_permissions(self, **permissions: bool) -> None:
        channel = self.app.get_channel(self.channel.id)
        assert isinstance(channel, discord.abc.GuildChannel)
        await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**permissions))
        await self.env.settle()

    async def post_buttons(self, *custom_ids: str) -> discord.Message:
        """Post a message of the bot with buttons whose labels are their custom ids."""
        channel = self.app.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.View(timeout=None)
        for custom_id in custom_ids:
            view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
        view.stop()
        return await channel.send("buttons", view=view)

    @property
    def place(self) -> Place:
        return Place(ChannelId(self.channel.id), GuildId(self.guild.id))

    @property
    def mention(self) -> str:
        assert self.app.user is not None
        return self.app.user.mention

    async def mention_of(self, name: str) -> str:
        (command,) = [command for command in await self.app.tree.fetch_commands() if command.name == name]
        return command.mention

    @property
    def button_message(self) -> discord.Message:
        return next(message for message in self.newest_messages() if message.components)

    @property
    def board_message(self) -> discord.Message:
        return next(message for message in self.newest_messages() if message.embeds)

    @property
    def last_text(self) -> str:
        return text_of(next(self.newest_messages()))

    @property
    def level(self) -> str:
        """The level in the footer of the newest board."""
        board = next(message for message in self.newest_messages() if message.embeds)
        return (board.embeds[-1].footer.text or "").partition("My level: ")[2].partition(" · ")[0]

    def newest_messages(self) -> Iterator[discord.Message]:
        """Yield the channel's messages from the newest one back; making one of simcord's data is slow."""
        stored = self.env.backend.messages.get(self.channel.id, {})
        for _, message in sorted(stored.items(), reverse=True):
            if message.visible_to(None):
                yield to_discord_message(self.env, message)


def text_of(message: discord.Message) -> str:
    """The content of a message and the descriptions of its embeds."""
    return "\n".join([message.content, *(embed.description or "" for embed in message.embeds)]).strip()


def rows(message: discord.Message) -> list[list[discord.Button]]:
    return [
        [button for button in row.children if isinstance(button, discord.Button)]
        for row in message.components
        if isinstance(row, discord.ActionRow)
    ]


def cell_rows(message: discord.Message) -> list[list[discord.Button]]:
    """The buttons of cells or columns under a board, row by row."""
    named = ([button for button in row if (button.custom_id or "").startswith("cell:")] for row in rows(message))
    return [row for row in named if row]


def cells_with(message: discord.Message, style: discord.ButtonStyle) -> list[str | None]:
    return [button.label for row in cell_rows(message) for button in row if button.style is style]


def answer(result: InteractionResult) -> str:
    """The text of the answer to a slash command or a press."""
    return text_of(message_of(result))


def message_of(result: InteractionResult) -> discord.Message:
    """The message that answers a slash command or a press, or that a press has edited."""
    assert result.response is not None
    return result.response.message


def ephemeral_answer(result: InteractionResult) -> str:
    assert result.ephemeral
    return answer(result)


def button_labels(message: discord.Message) -> list[str | None]:
    """The labels of a message's buttons, row by row, without disabled cells, which finished boards have too."""
    cells = {button.custom_id for row in cell_rows(message) for button in row}
    buttons = (button for row in rows(message) for button in row)
    return [button.label for button in buttons if not (button.disabled and button.custom_id in cells)]


EVERY_LANGUAGE, FEW_LANGUAGES = Languages(read_messages), Languages(read_messages, ("de", "en", "es", "fr", "pt-BR"))
"""Registering the slash commands in every language takes as long as the rest of many tests."""


def new_app(
    services: Services,
    languages: Languages = FEW_LANGUAGES,
    *,
    prefix: str = "!",
    message_content: bool = True,
    allowed_servers: frozenset[int] | None = None,
) -> App:
    return App(
        services,
        languages,
        load_features,
        prefix=prefix,
        message_content=message_content,
        allowed_servers=allowed_servers,
    )


def new_services(
    database: Database,
    opponent: str = "perfect",
    seed: int = 1,
    *,
    now: Callable[[], datetime] = discord.utils.utcnow,
) -> Services:
    """Create the services, with a seeded rng; all levels but perfect play the first free cell."""
    opponents: Mapping[str, Opponent] = {
        **dict.fromkeys((*OPPONENTS, *NETWORK_OPPONENTS), FirstFree()),
        "perfect": Minimax(),
        "first free": FirstFree(),
        "failing": Failing(2),
    }
    return build_services(
        database,
        opponents,
        default_opponent=opponent,
        first_opponent="easy" if opponent == "perfect" else opponent,
        rng=Random(seed),
        now=now,
        monotonic=lambda: now().timestamp(),
        workers=InProcess(),
        shown_after=timedelta(0),
    )


@asynccontextmanager
async def running_world(
    opponent: str = "perfect", *, seed: int = 1, prefix: str = "!", message_content: bool = True
) -> AsyncGenerator[World, None]:
    """Run a world; at its end, unexpected errors of the bot are raised."""
    approved = discord.Intents.all() if message_content else discord.Intents.none()
    async with temporary_database() as database:
        app = new_app(new_services(database, opponent, seed), prefix=prefix, message_content=message_content)
        async with simcord.run(app, approved_intents=approved) as env:
            yield World.create(env)
