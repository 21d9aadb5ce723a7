"""Texts longer than any command needs, in every place where a member can enter text.

Nothing is measured here: a pattern or a scan that takes quadratic time would need hours for a text of a million
characters. Discord limits a message to 4,000 characters, the options of a slash command to 6,000, and a field of the
form to 80. `tests/test_regular_expressions.py` shows that no pattern takes more than linear time.
"""

from __future__ import annotations

import pytest

from tests.world import World, answer, private_answer

MANY = 1_000_000
BLANKS = " " * MANY
LINE = "2026-01-01T12:02:00Z 3x3x3 x:me o:easy A1 B1 A2 B2 A3 1-0 line"

LONG = {
    "blanks": f"x{BLANKS}y",
    "letters": "a" * MANY,
    "words": "a " * (MANY // 2),
    "accents": "e" + "\u0300\u0316" * (MANY // 2),
    "ligatures of 18 letters": "\ufdfa" * MANY,
    "digits": "1" * MANY,
    "backticks": "`" * MANY,
    "code blocks": f"```a{BLANKS}```\t{BLANKS}",
    "points": "a." * (MANY // 2),
    "slashes": "/" * MANY,
    "mentions": "<@1" * (MANY // 3),
    "emoji": "\N{CAT FACE}" * MANY,
}
long_text = pytest.mark.parametrize("text", LONG.values(), ids=LONG)


@pytest.mark.parametrize(
    "text",
    [
        f"{BLANKS}{LINE}",
        f"{LINE}{BLANKS}",
        f"# games{BLANKS}{LINE}",
        f"{LINE}{BLANKS}{LINE}",
        f"```{BLANKS}\n{LINE}",
        LINE.replace(" ", BLANKS),
    ],
    ids=["before", "after", "after a comment", "between games", "in a code block", "between moves"],
)
async def test_a_game_among_many_blanks_is_replayed(world: World, text: str) -> None:
    assert "<t:1767268920:d>" in answer(await world.ana.slash(world.channel, "replay", game=text))


@long_text
async def test_a_long_text_in_a_slash_command_is_refused(world: World, text: str) -> None:
    for command, option in ("replay", "game"), ("move", "coordinate"), ("analyse", "position"):
        refusal = private_answer(await world.ana.slash(world.channel, command, **{option: text}))
        assert text[:10] not in refusal
        assert len(refusal) < 200


@long_text
async def test_a_long_message_gets_a_short_answer_or_none(world: World, text: str) -> None:
    for command in ("brain", "history", "stats", "watch", "replay", "move", "analyse", ""):
        answers = await world.send(world.ana, f"!{command} {text[:1900]}")
        assert len(answers) <= 1
        assert max(map(len, answers), default=0) < 400
