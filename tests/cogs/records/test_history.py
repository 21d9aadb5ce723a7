"""Finished matches: listed, replayed, exported and pasted."""

from bot.matches.files import split_into_files
from tests.support.acts import footer, has_no_buttons
from tests.support.finished_matches import X_WINS, save_finished_match
from tests.support.world import World, answer, ephemeral_answer, text_of

LINE = "2026-01-01T12:02:00Z 3x3x3 x:me o:easy A1 B1 A2 B2 A3 1-0 line"


async def test_buttons_do_not_open_matches_of_other_servers(world: World) -> None:
    there = World.create(world.env)
    match = await save_finished_match(there, 1, world.ana, world.ben, *X_WINS)
    mine = await save_finished_match(world, 2, world.ana, world.ben, *X_WINS)
    ids = (
        *(f"past:o:{number}:0:0:0" for number in (match.id, 12345)),
        f"review:{match.id}",
        *("replay:n:1:nonsense", "replay:n:1:3-3-3.M.M...0.EE", "replay:n:1:26-26-5.M.M...0._", "past:o:1:0:0"),
        *(f"past:o:{mine.id}:999:0:999999", "history:0:999999"),
    )
    message = await world.post_buttons(*ids)
    reply = [ephemeral_answer(await world.ben.click(message, custom_id=custom_id)) for custom_id in ids[:-2]]
    assert ["I no longer know that game" in text for text in reply] == [True] * 6 + [False]
    assert "That button is from an older version of me." in reply[-1]
    assert "Move 5 of 5" in answer(await world.ben.click(message, custom_id=ids[-2]))
    listed = await world.ben.click(await world.post_buttons(ids[-1]), custom_id=ids[-1])
    assert "### 📜 Games played here\n**1.** " in answer(listed)


async def test_an_export_is_private_and_can_be_replayed(world: World) -> None:
    for number, plies in enumerate((X_WINS, (4,)), start=1):
        await save_finished_match(world, number, world.ana, "easy", *plies)
    assert "Press **My games as a file** below `!history`, or send" in await world.play(world.ana, "!export")
    await world.ana.slash(world.channel, "history")
    refusal = ephemeral_answer(await world.press(world.ben, "My games as a file"))
    assert "You haven't finished a game yet." in refusal
    result = await world.press(world.ana, "My games as a file")
    assert ephemeral_answer(result).startswith("📤 **Your finished games:** 2\nFrom everywhere you have played, ")
    assert result.response
    (file,) = result.response.attachments
    assert file.filename == "games.txt"
    text = (await file.read()).decode()
    assert [line.split(" ")[-1] for line in text.splitlines()] == ["1", "line", "abandoned"]
    await world.ana.send_dm("!export")
    (sent,) = world.ana.user.dm_channel.history()[-1].attachments
    assert (await sent.read()).decode() == text
    assert "<t:1767268860:d>" in await world.play(world.ana, f"!replay\n{text}2026-01-01T12:0")


async def test_a_pasted_line_is_shown_on_one_page_or_explained(world: World) -> None:
    assert (await world.play(world.ben, f"!replay `{LINE}`")).splitlines()[-3:] == [
        "**someone** ❌ – **easy** 🔵 · <t:1767268920:d>",
        "**Moves:** A1, B1, A2, B2, A3",
        "🏆 **someone won** with ❌ on A1-A2-A3.",
    ]
    for pasted in PASTED:
        assert "<t:1767268920:d>" in await world.play(world.ana, f"!replay {pasted}"), pasted
    in_one_line = f"# tic-tac-toe games 1 {LINE} {LARGE}"  # as options of slash commands are
    assert "<t:1767268920:d>" in await world.play(world.ana, f"!replay {in_one_line}")
    text = await world.play(world.ana, "!replay 2026-01-01T12:02:00Z 3x3x3 x:me o:idiots-all A1 * abandoned")
    assert "**someone** ❌ – **someone** 🔵 · <t:1767268920:d>\n**Moves:** A1\n" in text
    assert "idiots" not in text
    for line, expected in WRONG.items():
        assert expected in await world.play(world.ana, f"!replay {line}")
    assert has_no_buttons(world)
    await save_finished_match(world, 1, world.ana, "easy", 4)
    await world.play(world.ana, "!history")
    await world.ben.submit_modal(await world.press(world.ben, "Replay a line"), {"game": LARGE})
    shown = world.channel.history()[-1]
    assert "**someone** 🔴 – **learner** 🟡" in text_of(shown)
    assert footer(shown).startswith("6×7 (7 in a row) · My level: learner · With advice")
    cells = ", ".join(f"{row}{column}" for row in "BACDEFGHI" for column in range(1, 10))
    line = f"2026-01-01T12:02:00Z 9x9x9 x:me o:easy {cells.replace(',', '')} 1/2-1/2 full-board"
    assert f"**Moves:** {cells}\n" in await world.play(world.ana, f"!replay {line}")


FULL = " ".join(f"{row}{column}" for row in "FEDCBA" for column in range(1, 8))
LARGE = f"2026-01-01T12:02:00Z 6x7x7+gravity x:member o:learner {FULL} 1/2-1/2 full-board coached"


PASTED = (
    f"```txt\n# tic-tac-toe games 1\n{LINE}\n```",
    f"```{LINE}```",
    f"\ufeff{LINE}\u200b\r\n{LINE}\r\n",
    f"> {LINE}",
    f"||{LINE.replace(' ', chr(0xA0))}||",
)


WRONG = {
    "": "Add a line from `!export` after the command, and I show its game.",
    "# nothing": "Add a line from `!export` after the command,",
    LINE.replace("A3", "A1"): "its move 5 isn't a cell",
    LINE.replace(" 1-0 ", " 0-1 "): "`0-1 line`",
    LINE.replace("3x3x3", "9x9x9x9"): "A line looks like",
    "2026-01-01T12:02:00Z 5x11x5 x:me o:easy * abandoned": "That board is too large for me to show.",
    "2026-01-01T12:02:00Z 11x5x5 x:me o:easy * abandoned": "The largest is 10×10.",
}


def test_a_large_export_is_split_into_files() -> None:
    text = "".join(f"line {number}\n" for number in range(100))
    files = [*split_into_files(text, "games", 100)]
    assert b"".join(file.data for file in files) == text.encode()
    assert all(len(file.data) <= 100 and file.data.endswith(b"\n") for file in files)
    assert [file.name for file in files[:2]] == ["games-1.txt", "games-2.txt"]
    assert [file.name for file in split_into_files(text, "games")] == ["games.txt"]
