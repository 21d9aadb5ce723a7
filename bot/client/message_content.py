"""Going on without the Message Content intent if it is switched off while the bot runs."""

from __future__ import annotations

import logging

import discord.client
import discord.shard
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

log = logging.getLogger(__name__)

_DISALLOWED_INTENTS = 4014

PORTAL = "https://discord.com/developers/applications"

WITHOUT_MESSAGE_CONTENT = (
    "in servers, members can use slash commands and buttons and mention the bot, but not type commands such as !move. "
    f'To switch it on, open {PORTAL}, your application, "Bot", "Message Content Intent", and start the bot again.'
)
"""What works without the Message Content intent."""


class GatewayConnection(DiscordWebSocket):
    """A connection of a shard. If Discord refuses its Message Content intent, the shard begins a session without it."""

    _has_content_intent = True  # of its session; unknown if that is resumed

    @property
    def _intents(self) -> discord.Intents:
        return vars(self._connection)["_intents"]  # not a copy of them, as `Client.intents` is

    async def identify(self) -> None:
        """Begin a session with the client's present intents."""
        self._has_content_intent = self._intents.message_content
        await super().identify()

    async def poll_event(self) -> None:
        """Handle an event; if Discord refuses the intent, raise the error that lets discord.py begin a new session."""
        try:
            await super().poll_event()
        except discord.ConnectionClosed as closed:
            if closed.code != _DISALLOWED_INTENTS or not self._has_content_intent:
                raise
            if self._intents.message_content:  # it is the first shard
                self._intents.message_content = False
                log.warning(
                    "Discord refused the Message Content intent (close code 4014), so the bot goes on without it: %s",
                    WITHOUT_MESSAGE_CONTENT,
                )
            self.sequence = self.session_id = None
            raise ReconnectWebSocket(self.shard_id, resume=False) from None


def go_on_without_message_content() -> None:
    """Let clients with one and with several shards use `GatewayConnection`. discord.py 2.7 ends them instead."""
    for module in (discord.client, discord.shard):
        vars(module)["DiscordWebSocket"] = GatewayConnection
