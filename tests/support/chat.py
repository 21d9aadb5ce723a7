"""Conversations with the bot as text: each is played with the bot, and what the bot says is compared.

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
act from then on; see `Chat.happen` and the stages. The lines of the bot follow: `bot` posts a message or shows a form,
`bot*` edits a message, `bot-` deletes one. `[A1]` is a button, `(A1)` one that cannot be pressed. `…` stands for
anything in a line, and alone in a line for any lines. A line `# language: de` plays the conversation in a server of
that language, a line `# also over a socket` plays it with a bot that is connected to a stand-in for Discord, too, and
`# only over a socket` only there.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from simcord import SetupError

from tests.support.chat_lines import as_shown, choices, component_lines, components, form_lines, names, text_lines

Json = dict[str, Any]

_INDENT = 6
FAILURE = "!!!"  # begins the line that says why a conversation could not go on
_BOARD_ROW = re.compile("[▪\U0001f1e6-\U0001f1ff]")
_UNITS = {"day": 86_400, "hour": 3_600, "minute": 60, "second": 1}
REQUESTS = {
    "post": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "response": ("POST", "/interactions/*/*/callback"),
}


class Stage(Protocol):
    """A Discord in which a conversation is played. Each act returns when the bot has nothing left to do, and
    returns the form that the bot shows, or None. Messages are as Discord's API gives them."""

    @property
    def names(self) -> Mapping[int, str]:
        """The members by their ids."""
        ...

    @property
    def now(self) -> datetime: ...
    def messages(self) -> Iterable[Json]:
        """All messages of the bot, from the oldest to the newest."""
        ...

    def notes(self, message: Json) -> Iterator[str]:
        """Yield who alone sees a message, where it is unless in the first channel, and whom it pings if it is new."""
        ...

    def can_see(self, name: str, message: Json) -> bool:
        """Check if a member sees a message in the channel where members act."""
        ...

    def channel_name(self, number: int) -> str: ...
    async def send(self, name: str, text: str) -> None: ...
    async def press(self, name: str, message: Json, custom_id: str) -> Json | None: ...
    async def choose(self, name: str, message: Json, custom_id: str, value: str) -> Json | None: ...
    async def slash(self, name: str, command: str, options: Mapping[str, str]) -> Json | None: ...
    async def submit(self, name: str, fields: Mapping[str, str]) -> Json | None: ...
    async def wait(self, duration: timedelta) -> None: ...
    async def restart(self) -> None: ...
    async def delete(self, message: Json) -> None: ...
    def refuse(self, method: str, path: str, status: int, code: int) -> None:
        """Let the next request to a path fail."""
        ...

    async def change(self, event: str) -> None:
        """Let something happen that not every stage knows."""
        ...


@dataclass
class Turn:
    """What happens, in the first line, and what the bot says then."""

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


def language_of(text: str) -> str | None:
    """The language of the server in which a conversation takes place, if one is named."""
    found = re.search(r"^# language: (\S+)$", text, re.MULTILINE)
    return found and found[1]


def format_chat(turns: Sequence[Turn]) -> str:
    return "".join(f"{line}\n" for turn in turns for line in (turn.line, *turn.said))


def matches(expected: Sequence[str], said: Sequence[str]) -> bool:
    """Check if lines are as expected, where `…` stands for anything in a line, and alone in a line for any lines."""
    if expected == said:
        return True
    pattern = re.escape("\n".join(expected)).replace("…", ".*")
    pattern = re.sub(r"(?m)(?:^|\\\n)[\\ ]*\.\*(?=\\?$)", "(?s:.*)", pattern)
    return re.fullmatch(pattern, "\n".join(said)) is not None


def renew(expected: Sequence[str], said: list[str]) -> list[str]:
    """Return what was said, with those dots of the expected lines that still hold."""
    with_dots = [line for line in expected if "…" in line and line.strip() != "…"]
    lines = [next((line for line in with_dots if matches([line], [one])), one) for one in said]
    renewed: list[str] = []
    for _, first, end, begin, stop in difflib.SequenceMatcher(None, expected, lines, autojunk=False).get_opcodes():
        old, new = expected[first:end], lines[begin:stop]
        dots = [number for number, line in enumerate(old) if line.strip() == "…"]
        if len(dots) == 1 and len(new) >= len(old) - 1:
            behind = len(old) - 1 - dots[0]
            new = [*new[: dots[0]], old[dots[0]], *new[len(new) - behind :]]
        renewed += new
    return renewed if matches(renewed, said) else said


async def play_chat(stage: Stage, text: str) -> str:
    """Play a conversation, and return it with what the bot said instead of what differs."""
    chat, turns = Chat(stage), parse_chat(text)
    for turn in turns:
        try:
            said = await chat.play(turn.line)
        except SetupError as error:
            turn.said = [f"      {FAILURE} {error}"]
            break
        if not matches(turn.said, said):
            turn.said = renew(turn.said, said)
    return format_chat(turns)


def difference(expected: str, played: str) -> str:
    """The lines in which a conversation differs from what was played, with the lines around them; empty if none do."""
    lines = difflib.unified_diff(expected.splitlines(), played.splitlines(), "expected", "played", n=12, lineterm="")
    return "\n".join(lines)


def chat_files() -> list[Path]:
    """The files of all conversations."""
    return sorted((Path(__file__).parents[1] / "chats").glob("*.txt"))


class Chat:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._seen: dict[str, tuple[str, list[str], list[str]]] = {}
        """Each message of the bot by its id: its content, and the lines of its text and of its buttons."""

    async def play(self, line: str) -> list[str]:
        """Let happen what a line says, and return what the bot said then."""
        form, name = None, ""
        if line.startswith("("):
            await self.happen(line.strip("() "))
        elif line.strip() and not line.startswith("#"):
            name, _, act = line.partition(" ")
            form = await self._act(name, act.strip())
        shown = [_indented("bot   ", form_lines(name, form))] if form else []
        return [line for lines in (*shown, *self._news()) for line in lines]

    async def happen(self, event: str) -> None:
        """Let something happen that is not said: `10 minutes pass`, `the bot restarts`,
        `a moderator deletes the board`, `Discord refuses the next edit: 50001`, or what the stage knows."""
        if found := re.fullmatch(r"(\d+) (day|hour|minute|second)s? pass(?:es)?", event):
            await self._stage.wait(timedelta(seconds=int(found[1]) * _UNITS[found[2]]))
        elif event == "the bot restarts":
            await self._stage.restart()
        elif event == "a moderator deletes the board":
            await self._stage.delete([message for message in self._stage.messages() if message["embeds"]][-1])
        elif found := re.fullmatch(r"Discord refuses the next (\w+): (\d+)", event):
            code = int(found[2])
            status = code if code < 1000 else 404 if str(code).startswith("100") else 403
            self._stage.refuse(*REQUESTS[found[1]], status, code)
        else:
            await self._stage.change(event)

    async def _act(self, name: str, act: str) -> Json | None:
        if act.startswith("["):
            message, button = self._find(name, act[1:-1], "button")
            return await self._stage.press(name, message, button["custom_id"])
        if act.startswith("<"):
            message, menu = self._find(name, act[1:-1], "menu")
            (value,) = (option["value"] for option in menu["options"] if act[1:-1] in choices(menu, option))
            return await self._stage.choose(name, message, menu["custom_id"], value)
        if not act.startswith(("/", "{")):
            await self._stage.send(name, act)
            return None
        text = act[1:-1] if act.startswith("{") else act[1:]
        command, *entries = re.split(r"(?:^| )(?=\w+:)", text)
        values = dict(entry.split(":", 1) for entry in entries)
        if act.startswith("/"):
            return await self._stage.slash(name, command, values)
        return await self._stage.submit(name, values)

    def _find(self, name: str, label: str, kind: str) -> tuple[Json, Json]:
        """Return the newest message with a button or menu that a member can use, and that component."""
        for message in reversed([*self._stage.messages()]):
            for component in components(message) if self._stage.can_see(name, message) else ():
                if kind == "button" and not component.get("disabled") and label in names(component):
                    return message, component
                if kind == "menu" and any(label in choices(component, one) for one in component.get("options", ())):
                    return message, component
        raise SetupError(f"{name} sees nothing that is named {label}")

    def _news(self) -> Iterator[list[str]]:
        """Yield the lines of each message that the bot has posted, edited or deleted since the last time."""
        current = {message["id"]: message for message in self._stage.messages()}
        for gone in self._seen.keys() - current.keys():
            yield _indented("bot-  ", self._seen.pop(gone)[1][:1])
        for number, message in current.items():
            content = repr([message.get(key) for key in ("content", "embeds", "attachments", "flags")])
            buttons = [self._plain(line) for line in component_lines(message["components"])]
            before = self._seen.get(number)
            if before and (before[0], before[2]) == (content, buttons):
                continue
            texts = [self._plain(line) for line in text_lines(message)]
            texts[0] = " ".join(filter(None, (*self._stage.notes(message), texts[0])))
            self._seen[number] = content, texts, buttons
            if before and before[0] == content:
                texts = [next((f"{line} …" for line in texts if not _BOARD_ROW.match(line)), texts[0])]
                buttons = buttons or ["(no buttons any more)"]
            yield _indented("bot*  " if before else "bot   ", [*texts, *buttons])

    def _plain(self, text: str) -> str:
        return as_shown(text, self._stage.names, self._stage.channel_name, self._stage.now)


def _indented(sign: str, lines: Iterable[str]) -> list[str]:
    """Lines behind a sign; an empty line, which would separate turns, is left out."""
    filled = [line.rstrip() for line in lines if line.strip()]
    return [f"{' ' * _INDENT if row else sign}{line}" for row, line in enumerate(filled)]
