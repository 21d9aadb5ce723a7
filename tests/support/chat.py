"""Conversations with the bot as text: each is played in a simulated Discord, and what the bot says is compared.

    ana   !play @ben x
    bot   (pings ben) @ben, ana challenges you to a game …
          [Accept] [Decline]
    eve   [Accept]
    bot   (only eve) This challenge isn't for you.
    (31 minutes pass)
    bot*  The challenge has expired.

`ana   text` types a message, `ana   /move coordinate:b2` uses a slash command, `ana   [Accept]` presses a button, and
`ana   <hard>` or, with the text on the menu, `ana   <Level: hard>` chooses from a menu of the newest message that has
it; `ana   {prefix:?}` submits the form that is shown. In parentheses stands what else happens, and where the members
act from then on; see `Chat.happen`. The lines of the bot follow: `bot` posts a message or shows a form, `bot*` edits a
message, `bot-` deletes one. `[A1]` is a button, `(A1)` one that cannot be pressed. `…` stands
for anything in a line, and alone in a line for any lines. A line `# language: de` plays the conversation in a server of
that language.
"""

from __future__ import annotations

import difflib
import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands
from simcord import ChannelHandle, MemberActor, SetupError, UserHandle
from simcord.backend.models import Message
from simcord.enums import ComponentType
from simcord.results import InteractionResult, to_discord_message

from bot.client.tasks import AccessDeniedError
from bot.matches.request import cause_of
from bot.model.ids import ChannelId
from tests.support.acts import change_settings, take_roles
from tests.support.foreign_guilds import world_in
from tests.support.world import World

_INDENT = 6
_BOARD_ROW = re.compile("[▪\U0001f1e6-\U0001f1ff]")
_MINUTE = 60
_UNITS = (("day", 86_400), ("hour", 3_600), ("minute", _MINUTE))
_REQUESTS = {
    "post": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "response": ("POST", "/interactions/*/*/callback"),
}


@dataclass
class Turn:
    """What happens, and what the bot says then.

    Args:
        line: the line that says it; text before the first turn is a turn of comments.
    """

    line: str
    said: list[str] = field(default_factory=list[str])


def parse_chat(text: str) -> list[Turn]:
    turns = [Turn("")]
    for line in text.splitlines():
        if line.startswith(("bot", " ")):
            turns[-1].said.append(line)
        else:
            turns.append(Turn(line))
    return turns[1:]


def format_chat(turns: list[Turn]) -> str:
    return "".join(f"{line}\n" for turn in turns for line in (turn.line, *turn.said))


def matches(expected: list[str], said: list[str]) -> bool:
    """Check if lines are as expected, where `…` stands for anything in a line, and alone in a line for any lines."""
    pattern = re.escape("\n".join(expected)).replace("…", ".*")
    pattern = re.sub(r"(?m)(?:^|\\\n)[\\ ]*\.\*$", "(?s:.*)", pattern)
    return re.fullmatch(pattern, "\n".join(said)) is not None


async def play_chat(world: World, text: str) -> str:
    """Play a conversation, and return it with what the bot said instead of what differs."""
    if language := re.search(r"^# language: (\S+)$", text, re.MULTILINE):
        world = world_in(world, language[1])
    chat, turns = Chat(world), parse_chat(text)
    for turn in turns:
        try:
            said = await chat.play(turn.line)
        except SetupError as error:
            turn.said = [f"      !!! {error}"]
            break
        if not matches(turn.said, said):
            turn.said = said
    return format_chat(turns)


def difference(expected: str, played: str) -> str:
    """The lines in which a conversation differs from what was played, with the lines around them; empty if none do."""
    lines = difflib.unified_diff(expected.splitlines(), played.splitlines(), "expected", "played", n=12, lineterm="")
    return "\n".join(lines)


class Chat:
    """A conversation in the channels of a world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._members = {"ana": world.ana, "ben": world.ben}
        self._others: dict[str, ChannelHandle] = {}
        """The other channels by their names."""
        self._channel: ChannelHandle | None = world.channel
        """Where the members act: in a channel, or in their direct messages with the bot."""
        self._seen: dict[int, tuple[str, list[str], list[str]]] = {}
        """Each message of the bot: its content, and the lines of its text and of its buttons."""
        self._pinged: dict[int, list[int]] = {}
        """The users whom each new message has pinged; an edit pings nobody."""
        self._refusals: tuple[type[Exception], ...] = ()
        self._form: InteractionResult | None = None
        """The form that is shown."""
        world.env.backend.subscribers.append(self._record_pings)

    def _record_pings(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            number = int(payload["id"])
            message = self._world.env.backend.get_message(int(payload["channel_id"]), number)
            self._pinged[number] = message.ping_user_ids

    async def play(self, line: str) -> list[str]:
        """Let happen what a line says, and return what the bot said then."""
        if not line.strip() or line.startswith("#"):
            return []
        form: list[str] = []
        if line.startswith("("):
            await self.happen(line.strip("() "))
        else:
            name, _, act = line.partition(" ")
            done = await self._act(self._member(name), act.strip())
            if done and done.modal:
                self._form, form = done, [*_form_lines(name, done.modal)]
        await self._world.env.settle()
        self._check_errors()
        return [*form, *self._news()]

    def _check_errors(self) -> None:
        """Raise what the bot has not expected; simcord also counts what the bot answers with a sentence."""
        expected = (commands.UserInputError, commands.CommandNotFound, AccessDeniedError, *self._refusals)
        for error in self._world.env.errors:
            if not isinstance(cause_of(error), expected):
                raise error

    async def happen(self, event: str) -> None:
        """Let something happen that is not said: `10 minutes pass`, `the bot restarts`,
        `a moderator deletes the board`, `Discord refuses the next edit: 50001`, or what `_change` does."""
        world = self._world
        if found := re.fullmatch(r"(\d+) (day|hour|minute|second)s? pass(?:es)?", event):
            await world.advance(timedelta(seconds=int(found[1]) * dict(_UNITS)[found[2]]))
        elif event == "the bot restarts":
            await world.restart()
        elif event == "a moderator deletes the board":
            await world.board_message.delete()
        elif found := re.fullmatch(r"Discord refuses the next (\w+): (\d+)", event):
            code = int(found[2])
            status = code if code < 1000 else 404 if str(code).startswith("100") else 403
            world.env.inject_error(*_REQUESTS[found[1]], status=status, code=code, message="?")
            self._refusals = (discord.HTTPException,)
        else:
            await self._change(event)

    async def _change(self, event: str) -> None:
        """Change who is there and may do what: `mia may manage guild`, `mia has no roles`, `ben leaves`,
        `the bot may not attach files`, `only this channel is allowed`; or where members act from then on: `in #other`,
        a channel or thread, or `in direct messages`."""
        if found := re.fullmatch(r"(\w+) may (.+)", event):
            self._members[found[1]] = self._world.add_member(found[1], **{found[2].replace(" ", "_"): True})
        elif found := re.fullmatch(r"the bot may( not)? (.+)", event):
            await self._world.set_permissions(**{found[2].replace(" ", "_"): not found[1]})
        elif found := re.fullmatch(r"(\w+) has no roles", event):
            await take_roles(self._world, found[1])
        elif found := re.fullmatch(r"(\w+) leaves", event):
            self._world.guild.remove_member(self._member(found[1]))
        elif found := re.fullmatch(r"in #(.+)", event):
            self._channel = self._find_channel(found[1])
        elif event == "in direct messages":
            self._channel = None
        elif event == "only this channel is allowed":
            assert self._channel
            await change_settings(self._world, channels=frozenset({ChannelId(self._channel.id)}))
        else:
            raise SetupError(f"Nothing is known about: {event}")

    async def _act(self, member: MemberActor, act: str) -> InteractionResult | None:
        if act.startswith("["):
            message, component = self._find(member, act[1:-1], "buttons")
            return await self._presser(member).click(message, custom_id=component["custom_id"])
        if act.startswith("<"):
            message, menu = self._find(member, act[1:-1], "menus")
            (value,) = [option["value"] for option in menu["options"] if act[1:-1] in _choices(menu, option)]
            return await self._presser(member).select(message, [value], custom_id=menu["custom_id"])
        name, *entries = re.split(r"(?:^| )(?=\w+:)", act[1:-1] if act.startswith("{") else act.lstrip("/"))
        pairs = [entry.split(":", 1) for entry in entries]
        if act.startswith("/"):
            options = {key: self._value(value) for key, value in pairs}
            if self._channel:
                return await member.slash(self._channel, name, **options)
            return await member.user.slash(name, **options)
        if act.startswith("{"):
            if self._form is None:
                raise SetupError("No form is shown")
            return await member.submit_modal(self._form, dict(pairs))
        text = re.sub(r"@(\w+)", lambda found: self._mention(found[1]), act)
        await (member.send(self._channel, text) if self._channel else member.send_dm(text))
        return None

    def _presser(self, member: MemberActor) -> MemberActor | UserHandle:
        return member if self._channel else member.user

    def _find_channel(self, name: str) -> ChannelHandle:
        """Return the channel or thread with a name; a new channel if there is none."""
        for channel in (self._world.channel, *self._world.channel.threads, *self._others.values()):
            if channel.name == name:
                return channel
        return self._others.setdefault(name, self._world.guild.create_text_channel(name))

    def _find(self, member: MemberActor, label: str, kind: str) -> tuple[discord.Message, dict[str, Any]]:
        """Return the newest message with a button or menu that a member can use, and that component."""
        channel = self._channel or member.user.dm_channel
        stored = self._world.env.backend.messages.get(channel.id, {})
        for _, message in sorted(stored.items(), reverse=True):
            for component in _components(message) if message.visible_to(member.id) else ():
                if kind == "buttons" and not component.get("disabled") and label in _names(component):
                    return to_discord_message(self._world.env, message), component
                if kind == "menus" and any(label in _choices(component, one) for one in component.get("options", ())):
                    return to_discord_message(self._world.env, message), component
        raise SetupError(f"{member.name} sees nothing that is named {label}")

    def _member(self, name: str) -> MemberActor:
        if name not in self._members:
            self._members[name] = self._world.add_member(name)
        return self._members[name]

    def _mention(self, name: str) -> str:
        return self._world.mention if name == "bot" else self._member(name).mention

    def _value(self, text: str) -> Any:
        if text in ("yes", "no"):
            return text == "yes"
        return self._member(text[1:]) if text.startswith("@") else int(text) if text.isdecimal() else text

    def _news(self) -> Iterator[str]:
        """Yield what the bot has posted, edited and deleted since the last time."""
        assert self._world.app.user
        bot, channels = self._world.app.user.id, self._world.env.backend.messages
        current = {
            message.id: message
            for messages in channels.values()
            for message in messages.values()
            if message.author_id == bot
        }
        for gone in self._seen.keys() - current.keys():
            yield "bot-  " + self._seen.pop(gone)[1][0]
        for number, message in sorted(current.items()):
            content = repr((message.content, message.embeds, message.attachments, message.flags))
            buttons = [self._plain(line) for line in _component_lines(message.components)]
            before = self._seen.get(number)
            if before and (before[0], before[2]) == (content, buttons):
                continue
            texts = [*self._texts(message)]
            self._seen[number] = content, texts, buttons
            if before and before[0] == content:
                texts = [next((f"{line} …" for line in texts if not _BOARD_ROW.match(line)), texts[0])]
                buttons = buttons or ["(no buttons any more)"]
            lines = [line for line in (*texts, *buttons) if line.strip()]  # a blank line separates turns
            sign = "bot*  " if before else "bot   "
            yield from (f"{' ' * _INDENT if row else sign}{line}".rstrip() for row, line in enumerate(lines))

    def _texts(self, message: Message) -> Iterator[str]:
        """Yield the lines of a message above its buttons."""
        blocks: list[str | None] = [message.content]
        for embed in message.embeds:
            fields = [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields", ())]
            footer: dict[str, Any] = embed.get("footer") or {}
            blocks += [embed.get("title"), embed.get("description"), *fields, footer.get("text")]
        blocks += [f"📎 {file['filename']}: {file.get('description') or ''}" for file in message.attachments]
        texts = self._plain("\n".join(filter(None, blocks))).split("\n")
        texts[0] = " ".join(filter(None, (*self._notes(message), texts[0])))
        yield from texts

    def _notes(self, message: Message) -> Iterator[str]:
        """Yield who sees a message if not everyone does, where it is, and whom it pings."""
        if message.is_ephemeral:
            user = int((message.interaction_metadata or {})["user"]["id"])
            yield f"(only {self._names[user]})"
        if message.channel_id != self._world.channel.id:
            yield f"(in {self._world.env.backend.get_channel(message.channel_id).name or 'a direct message'})"
        if pinged := self._pinged.pop(message.id, None):
            yield f"(pings {', '.join(self._names[user] for user in pinged)})"

    @property
    def _names(self) -> dict[int, str]:
        return {member.id: name for name, member in self._members.items()}

    def _plain(self, text: str) -> str:
        """A text as Discord shows it: with names instead of mentions, and durations instead of times."""
        text = re.sub(r"<@!?(\d+)>", lambda found: f"@{self._names.get(int(found[1]), 'bot')}", text)
        text = re.sub(r"</([^:>]+):\d+>", r"/\1", text)
        text = re.sub(r"https://discord.com/channels/\d+/\d+/\d+", "(link)", text)
        text = re.sub(r"<#(\d+)>", lambda found: f"#{self._world.env.backend.get_channel(int(found[1])).name}", text)
        return re.sub(r"<t:(\d+):\w>", lambda found: self._duration(int(found[1])), text)

    def _duration(self, timestamp: int) -> str:
        """The time until, or since, a time, as Discord shows it."""
        now: datetime = self._world.env.now()
        seconds = timestamp - now.timestamp()
        if abs(seconds) < _MINUTE:
            return "now"
        name, length = next((unit for unit in _UNITS if abs(seconds) >= 0.95 * unit[1]), _UNITS[-1])
        count = round(abs(seconds) / length)
        words = f"{count} {name}{'' if count == 1 else 's'}"
        return f"in {words}" if seconds > 0 else f"{words} ago"


def _form_lines(name: str, form: dict[str, Any]) -> Iterator[str]:
    """Yield the title of a form that a member sees, and its fields with what they contain."""
    yield f"bot   (a form for {name}) {form['title']}"
    for label in form["components"]:
        field, explanation = label["component"], label.get("description")
        entry = f"{{{field['custom_id']}:{field.get('value') or ''}}}"
        yield " " * _INDENT + " · ".join(filter(None, (f"{label['label']} {entry}", explanation)))


def _components(message: Message) -> Iterator[dict[str, Any]]:
    """Yield the components of a message, from the outside in."""
    inner = deque(message.components)
    while inner:
        component = inner.popleft()
        yield component
        inner.extend(_inside(component))


def _inside(component: dict[str, Any]) -> list[dict[str, Any]]:
    """The components in a component, and the button beside a section's text."""
    return [*component.get("components", ()), *filter(None, [component.get("accessory")])]


def _names(button: dict[str, Any]) -> tuple[str, str]:
    """The text on a button, with and without its emoji."""
    label: str = button.get("label") or ""
    emoji: dict[str, Any] = button.get("emoji") or {}
    return label, f"{emoji.get('name', '')} {label}".strip()


def _choices(menu: dict[str, Any], option: dict[str, Any]) -> tuple[str, str]:
    """The text of an option, without and with that of its menu."""
    return option["label"], f"{menu.get('placeholder')}: {option['label']}"


def _component_lines(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the rows of buttons and menus, and texts between them; the buttons of a board's cells stand in one line."""
    for is_board, rows in groupby(components, key=_has_cells):
        if is_board:
            yield " | ".join(_row(row) for row in rows)
            continue
        for row in rows:
            if "content" in row:
                yield from row["content"].split("\n")
            elif row["type"] == ComponentType.ACTION_ROW:
                yield _row(row)
            elif row["type"] == ComponentType.BUTTON:
                yield _component(row)
            else:
                yield from _component_lines(_inside(row))


def _has_cells(row: dict[str, Any]) -> bool:
    return any(component.get("custom_id", "").startswith("cell:") for component in row.get("components", ()))


def _row(row: dict[str, Any]) -> str:
    return " ".join(_component(component) for component in row["components"])


def _component(component: dict[str, Any]) -> str:
    if options := component.get("options"):
        chosen = (f"✓{option['label']}" if option.get("default") else option["label"] for option in options)
        return f"<{': '.join(filter(None, (component.get('placeholder'), ' · '.join(chosen))))}>"
    name = _names(component)[1]
    return f"({name})" if component.get("disabled") else f"[{name.removeprefix('▫️ ')}]"


def chat_files() -> list[Path]:
    """The files of all conversations."""
    return sorted((Path(__file__).parents[1] / "chats").glob("*.txt"))
