"""The conversations in `tests/chats`, played with the bot; `pytest --write` takes over what it says now."""

from pathlib import Path

import pytest

from tests.support.chat import chat_files, difference, matches, play_chat
from tests.support.world import World

pytestmark = pytest.mark.usefixtures("slow_exhibitions")

CHATS = {file: file.read_text("utf-8") for file in chat_files()}


@pytest.mark.parametrize("file", CHATS, ids=lambda file: file.stem)
async def test_a_conversation_goes_as_it_is_written(file: Path, world: World, request: pytest.FixtureRequest) -> None:
    played = await play_chat(world, CHATS[file])
    if request.config.getoption("--write"):
        write(file, played)
    elif differing := difference(CHATS[file], played):
        pytest.fail(f"{file.name}\n{differing}", pytrace=False)


def write(file: Path, chat: str) -> None:
    file.write_text(chat, "utf-8")


def test_dots_stand_for_what_may_vary() -> None:
    said = ["bot   ana played A1.", "      It's ben's turn.", "      [A2]"]
    assert matches(["bot   … played A1.", "      It's ben's turn.", "      [A2]"], said)
    assert matches(["bot   ana …", "      …", "      [A2]"], said)
    assert matches(["bot   ana played A1.", "      …"], said)
    assert not matches(["bot   ana …", "      [A2]"], said)
    assert not matches(["bot   ben …", "      …"], said)


async def test_the_line_that_differs_is_named(world: World) -> None:
    expected = "ana   !board\nbot   No game is running here. `!start` starts one.\n"
    differing = difference(expected, await play_chat(world, expected))
    assert "-bot   No game is running here. `!start` starts one." in differing
    assert "+bot   No game is running here. `!play` starts one." in differing
