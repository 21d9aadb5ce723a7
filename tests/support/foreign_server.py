"""A server whose language is not English. What its members type and press is written in English here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.text.catalogue import Catalogue
from tests.support.foreign_guilds import set_client_language, world_in
from tests.support.world import World


@dataclass(frozen=True, slots=True)
class ForeignServer:
    """A world in another language."""

    world: World
    texts: Catalogue

    @classmethod
    def create(cls, world: World, locale: str) -> ForeignServer:
        """Create a server with a locale of Discord, which is also that of its members' clients."""
        set_client_language(world, locale)
        return cls(world_in(world, locale), world.app.languages.of(locale))

    def label(self, key: str) -> str:
        """Return a message without facts, such as the label of a button."""
        return self.texts.say(key, "!")

    def command(self, english: str) -> str:
        """Return a command and its arguments in the server's language.

        Names, marks, coordinates, numbers and unknown words stay as they are.
        """
        name, *words = english.split(" ")
        return " ".join([self._translate(name, "name"), *map(self.word, words)])

    def word(self, english: str) -> str:
        """Return a word after a command in the server's language."""
        return self._translate(english, "word", "level")

    async def type(self, member: MemberActor, *commands: str) -> None:
        """Let a member type commands, which are given without their prefix."""
        for command in commands:
            await member.send(self.world.channel, f"!{self.command(command)}")

    async def press(self, member: MemberActor, *keys: str) -> InteractionResult:
        """Let a member press buttons of the newest message with buttons, by the ids of their labels."""
        return await self.world.press(member, *map(self.label, keys))

    async def slash(self, member: MemberActor, name: str, **options: Any) -> InteractionResult:
        return await member.slash(self.world.channel, name, **options)

    @property
    def newest_thread(self) -> ForeignServer:
        return replace(self, world=replace(self.world, channel=self.world.channel.threads[-1]))

    def _translate(self, word: str, *areas: str) -> str:
        """Return the first message whose id consists of one of these areas and the word, or else the word."""
        keys = (f"{area}-{word}" for area in areas)
        return next((self.label(key) for key in keys if key in self.texts), word)
