"""Parsing of emoji that users enter: a single Unicode emoji, or a custom emoji of a server.

The tables are those of Unicode 15 (https://www.unicode.org/Public/15.0.0/ucd/emoji/emoji-data.txt), because Discord may
not support later emoji yet. Emoji composed of several characters are refused: flags would merge with the letters of
rows, and it is unknown which of the others Discord draws as one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.games.errors import Refusal

_EMOJI_PRESENTATION = """
231A-231B 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2648-2653 267F 2693 26A1 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4
26EA 26F2-26F3 26F5 26FA 26FD 2705 270A-270B 2728 274C 274E 2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55
1F004 1F0CF 1F18E 1F191-1F19A 1F201 1F21A 1F22F 1F232-1F236 1F238-1F23A 1F250-1F251 1F300-1F320 1F32D-1F335
1F337-1F37C 1F37E-1F393 1F3A0-1F3CA 1F3CF-1F3D3 1F3E0-1F3F0 1F3F4 1F3F8-1F3FA 1F400-1F43E 1F440 1F442-1F4FC
1F4FF-1F53D 1F54B-1F54E 1F550-1F567 1F57A 1F595-1F596 1F5A4 1F5FB-1F64F 1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6D7
1F6DC-1F6DF 1F6EB-1F6EC 1F6F4-1F6FC 1F7E0-1F7EB 1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA88
1FA90-1FABD 1FABF-1FAC5 1FACE-1FADB 1FAE0-1FAE8 1FAF0-1FAF8
"""
"""Emoji_Presentation, without the letters of flags and the skin tones."""

_TEXT_PRESENTATION = """
A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 2328 23CF 23ED-23EF 23F1-23F2 23F8-23FA 24C2 25AA-25AB 25B6 25C0
25FB-25FC 2600-2604 260E 2611 2618 261D 2620 2622-2623 2626 262A 262E-262F 2638-263A 2640 2642 265F-2660 2663
2665-2666 2668 267B 267E 2692 2694-2697 2699 269B-269C 26A0 26A7 26B0-26B1 26C8 26CF 26D1 26D3 26E9 26F0-26F1 26F4
26F7-26F9 2702 2708-2709 270C-270D 270F 2712 2714 2716 271D 2721 2733-2734 2744 2747 2763-2764 27A1 2934-2935
2B05-2B07 3030 303D 3297 3299 1F170-1F171 1F17E-1F17F 1F202 1F237 1F321 1F324-1F32C 1F336 1F37D 1F396-1F397
1F399-1F39B 1F39E-1F39F 1F3CB-1F3CE 1F3D4-1F3DF 1F3F3 1F3F5 1F3F7 1F43F 1F441 1F4FD 1F549-1F54A 1F56F-1F570
1F573-1F579 1F587 1F58A-1F58D 1F590 1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4 1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3
1F5E8 1F5EF 1F5F3 1F5FA 1F6CB 1F6CD-1F6CF 1F6E0-1F6E5 1F6E9 1F6F0 1F6F3
"""
"""Emoji without Emoji_Presentation, without digits: they are emoji only when followed by the variation selector."""

_SELECTOR, _SKIN_TONES = "\ufe0f", "\U0001f3fb-\U0001f3ff"
_COMPONENTS = "0-9#*\u200d\u20e3\U0001f1e6-\U0001f1ff\U000e0020-\U000e007f"
"""The other characters of composed emoji: digits, joiners, keycaps, the letters and tags of flags."""


def _character_class(table: str) -> str:
    """Return the characters of a table as the inside of a character class in a regular expression."""
    return re.sub("[0-9A-F]+", lambda number: chr(int(number[0], 16)), table).replace(" ", "").replace("\n", "")


_EMOJI, _TEXT = map(_character_class, (_EMOJI_PRESENTATION, _TEXT_PRESENTATION))
_SIMPLE = re.compile(f"(?P<emoji>[{_EMOJI}]){_SELECTOR}?|(?P<text>[{_TEXT}]){_SELECTOR}?")
_COMPOSED = re.compile(f"(?=.*[^0-9#*])[{_EMOJI}{_TEXT}{_SKIN_TONES}{_COMPONENTS}{_SELECTOR}]+")
_GUILD_EMOJI = re.compile(
    r"<a?:(?P<name>\w{2,32}):(?P<id>\d{15,20})>|(?P<colon>:?)(?P<bare>\w{2,32})(?P=colon)", re.ASCII
)


@dataclass(frozen=True, slots=True)
class GuildEmoji:
    name: str
    id: int | None = None  # None if only the name was entered


def parse_emoji(text: str) -> str | GuildEmoji:
    r"""Parse one emoji: a Unicode emoji in the spelling Discord uses, or a custom emoji.
    Raises Refusal if it is no emoji, or several.

    >>> parse_emoji(" ❤ ") == "❤\ufe0f"
    True
    >>> parse_emoji("<a:cat:123456789012345678>"), parse_emoji(":cat:") == parse_emoji("cat")
    (GuildEmoji(name='cat', id=123456789012345678), True)
    """
    text = text.strip()
    if simple := _SIMPLE.fullmatch(text):
        return f"{simple['text']}{_SELECTOR}" if simple["text"] else simple["emoji"]
    if custom := _GUILD_EMOJI.fullmatch(text):
        return GuildEmoji(custom["name"] or custom["bare"], int(custom["id"]) if custom["id"] else None)
    raise Refusal("emoji-composed" if _COMPOSED.fullmatch(text) else "emoji-unreadable", typed=text[:40])
