"""How a message of the bot, as Discord's API gives it, looks as lines of a conversation."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from simcord.enums import ComponentType

Json = dict[str, Any]

_MINUTE = 60
_UNITS = (("day", 86_400), ("hour", 3_600), ("minute", _MINUTE))


def text_lines(message: Json) -> list[str]:
    """The lines of a message above its buttons."""
    blocks: list[str | None] = [message["content"]]
    for embed in message["embeds"]:
        fields = [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields", ())]
        footer: Json = embed.get("footer") or {}
        blocks += [embed.get("title"), embed.get("description"), *fields, footer.get("text")]
    blocks += [f"📎 {file['filename']}: {file.get('description') or ''}" for file in message["attachments"]]
    return "\n".join(filter(None, blocks)).split("\n")


def as_shown(text: str, names: Mapping[int, str], channel_name: Callable[[int], str], now: datetime) -> str:
    """A text as Discord shows it: with names instead of mentions, durations instead of times, and times in UTC."""
    text = re.sub(r"<@!?(\d+)>", lambda found: f"@{names.get(int(found[1]), 'bot')}", text)
    text = re.sub(r"</([^:>]+):\d+>", r"/\1", text)
    text = re.sub(r"https://discord.com/channels/\d+/\d+/\d+", "(link)", text)
    text = re.sub(r"<#(\d+)>", lambda found: f"#{channel_name(int(found[1]))}", text)
    text = re.sub(r"<t:(\d+):t>", lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%H:%M}", text)
    return re.sub(r"<t:(\d+):\w>", lambda found: _duration(int(found[1]) - now.timestamp()), text)


def _duration(seconds: float) -> str:
    """The time until, or since, a time, as Discord shows it."""
    if abs(seconds) < _MINUTE:
        return "now"
    name, length = next((unit for unit in _UNITS if abs(seconds) >= 0.95 * unit[1]), _UNITS[-1])
    seconds -= 1 if seconds > 0 else 0  # 90 seconds may be a little more, as times are in whole ones
    count = round(abs(seconds) / length)
    words = f"{count} {name}{'' if count == 1 else 's'}"
    return f"in {words}" if seconds > 0 else f"{words} ago"


def form_lines(name: str, form: Json) -> Iterator[str]:
    """Yield the title of a form that a member sees, and its fields with what they contain."""
    yield f"(a form for {name}) {form['title']}"
    for label in form["components"]:
        field, explanation = label["component"], label.get("description")
        entry = f"{{{field['custom_id']}:{field.get('value') or ''}}}"
        yield " · ".join(filter(None, (f"{label['label']} {entry}", explanation)))


def components(message: Json) -> Iterator[Json]:
    """Yield the components of a message, from the outside in."""
    inner = deque(message["components"])
    while inner:
        component = inner.popleft()
        yield component
        inner.extend(_inside(component))


def _inside(component: Json) -> list[Json]:
    """The components in a component, and the button beside a section's text."""
    return [*component.get("components", ()), *filter(None, [component.get("accessory")])]


def names(button: Json) -> tuple[str, str]:
    """The text on a button, without and with its emoji."""
    label: str = button.get("label") or ""
    emoji: Json = button.get("emoji") or {}
    return label, f"{emoji.get('name', '')} {label}".strip()


def choices(menu: Json, option: Json) -> tuple[str, str]:
    """The text of an option, without and with that of its menu."""
    return option["label"], f"{menu.get('placeholder')}: {option['label']}"


_CHOICES_OF_DISCORD = range(ComponentType.USER_SELECT, ComponentType.CHANNEL_SELECT + 1)


def component_lines(rows: Iterable[Json]) -> Iterator[str]:
    """Yield the rows of buttons and menus, and texts between them; the buttons of a board's cells stand in one line."""
    for is_board, group in groupby(rows, key=_has_cells):
        if is_board:
            yield " | ".join(_row(row) for row in group)
            continue
        for row in group:
            if "content" in row:
                yield from row["content"].split("\n")
            elif row["type"] == ComponentType.ACTION_ROW:
                yield _row(row)
            elif row["type"] == ComponentType.BUTTON:
                yield _component(row)
            else:
                yield from component_lines(_inside(row))


def _has_cells(row: Json) -> bool:
    return any(component.get("custom_id", "").startswith("cell:") for component in row.get("components", ()))


def _row(row: Json) -> str:
    return " ".join(_component(component) for component in row["components"])


def _component(component: Json) -> str:
    if component["type"] in _CHOICES_OF_DISCORD:
        return f"<{component.get('placeholder')}>"
    if options := component.get("options"):
        chosen = (f"✓{option['label']}" if option.get("default") else option["label"] for option in options)
        return f"<{': '.join(filter(None, (component.get('placeholder'), ' · '.join(chosen))))}>"
    name = names(component)[1]
    return f"({name})" if component.get("disabled") else f"[{name.removeprefix('▫️ ')}]"
