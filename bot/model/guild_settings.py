"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from bot.model.ids import ChannelId, RoleId


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server prefers.

    Args:
        level: the program that people meet there if they name none; None for the bot's own choice.
        is_text_only: whether boards come without buttons.
        language: the locale of a catalogue; None for the language that Discord tells of.
        style: what boards look like, by its name; None for the usual emoji.
        emoji: the server's own, as its boards show them, in the order of the style that takes them.
        channels: where people may play, threads in them included; everywhere if there are none.
        roles: one of which people need to play; none if there are none.
        in_thread: whether each game gets a thread of its own where that can be.
        idle: after how long a match ends without a move, in whole hours; None for the bot's own choice.
        cooldown: how long a person waits from one command to the next, in whole seconds.
    """

    level: str | None = None
    is_text_only: bool = False
    language: str | None = None
    style: str | None = None
    emoji: tuple[str, ...] = ()
    channels: frozenset[ChannelId] = frozenset()
    roles: frozenset[RoleId] = frozenset()
    in_thread: bool = False
    idle: timedelta | None = None
    cooldown: timedelta = timedelta(0)
    restricts_access: bool = field(init=False, repr=False, compare=False)
    """Whether it depends on the channel, the user or the time if somebody may use the bot."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "restricts_access", bool(self.channels or self.roles or self.cooldown))


DEFAULT_SETTINGS = GuildSettings()
"""The settings of direct messages, and of a server that has changed nothing."""
