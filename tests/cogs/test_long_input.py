"""Texts longer than any command needs, in every place where a member can enter text.

Nothing is measured here: a pattern or a scan that takes quadratic time would need minutes for a text of 200,000
characters. Discord limits a message to 4,000 characters, the options of a slash command to 6,000, and a field of the
form to 80. `tests/test_regular_expressions.py` shows that no pattern takes more than linear time.
"""

from __future__ import annotations

from tests.support.world import World, answer, private_answer

MANY = 200_000
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

AMONG_BLANKS = {
    "before": f"{BLANKS}{LINE}",
    "after": f"{LINE}{BLANKS}",
    "after a comment": f"# games{BLANKS}{LINE}",
    "between games": f"{LINE}{BLANKS}{LINE}",
    "in a code block": f"```{BLANKS}\n{LINE}",
    "between moves": LINE.replace(" ", BLANKS),
}


async def test_a_game_among_many_blanks_is_replayed(world: World) -> None:
    for where, text in AMONG_BLANKS.items():
        assert "<t:1767268920:d>" in answer(await world.ana.slash(world.channel, "replay", game=text)), where


async def test_a_long_text_gets_a_short_answer_or_none(world: World) -> None:
    for kind, text in LONG.items():
        for command, option in ("replay", "game"), ("move", "coordinate"), ("analyse", "position"):
            refusal = private_answer(await world.ana.slash(world.channel, command, **{option: text}))
            assert text[:10] not in refusal, kind
            assert len(refusal) < 200, kind
        for command in ("brain", "history", "stats", "watch", "replay", "move", "analyse", ""):
            answers = await world.send(world.ana, f"!{command} {text[:1900]}")
            assert len(answers) <= 1, kind
            assert max(map(len, answers), default=0) < 400, kind
