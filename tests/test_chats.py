"""The conversations in `tests/chats`, played with the bot; `pytest --write` takes over what it says now."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.chat import FAILURE, chat_files, difference, language_of, matches, play_chat, renew
from tests.support.foreign_guilds import world_in
from tests.support.random_world import SECONDS_TO_START, random_world
from tests.support.simulated_stage import SimulatedStage
from tests.support.socket_stage import SocketStage
from tests.support.world import World

pytestmark = pytest.mark.usefixtures("slow_exhibitions", "quick_direct_messages", "quick_tables")

CHATS = {file: file.read_text("utf-8") for file in chat_files()}
SIMULATED = [file for file, chat in CHATS.items() if "# only over a socket" not in chat]
OVER_A_SOCKET = [file for file, chat in CHATS.items() if "over a socket\n" in chat]


@pytest.fixture
def judge(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    def judge(file: Path, played: str) -> None:
        if request.config.getoption("--write"):
            file.write_text(played, "utf-8")
        elif differing := difference(CHATS[file], played):
            pytest.fail(f"{file.name}\n{differing}", pytrace=False)
        if FAILURE in played:  # whether or not the file says so, too
            pytest.fail(f"{file.name} cannot be played to its end", pytrace=False)

    return judge


@pytest.mark.parametrize("file", SIMULATED, ids=lambda file: file.stem)
async def test_a_conversation_goes_as_it_is_written(
    file: Path, world: World, judge: Callable[[Path, str], None]
) -> None:
    world = world_in(world, language) if (language := language_of(CHATS[file])) else world
    judge(file, await play_chat(SimulatedStage(world), CHATS[file]))


@pytest.mark.parametrize("file", OVER_A_SOCKET, ids=lambda file: file.stem)
def test_it_goes_so_with_a_connected_bot(file: Path, tmp_path: Path, judge: Callable[[Path, str], None]) -> None:
    with random_world(tmp_path, "perfect") as world:
        world.start()
        world.wait(SECONDS_TO_START)
        judge(file, world.run(play_chat(SocketStage(world), CHATS[file])))


def test_dots_stand_for_what_may_vary() -> None:
    said = ["bot   ana played A1.", "      It's ben's turn.", "      [A2]"]
    assert matches(["bot   … played A1.", "      It's ben's turn.", "      [A2]"], said)
    assert matches(["bot   ana …", "      …", "      [A2]"], said)
    assert matches(["bot   …", "      …", "      [A2]"], [*said[:2], "      more", *said[2:]])
    assert matches(["bot   ana played A1.", "      …"], said)
    assert not matches(["bot   ana …", "      [A2]"], said)
    assert not matches(["bot   ben …", "      …"], said)
    assert renew(["bot   … A1.", "      It's ana's turn.", "      …"], said) == ["bot   … A1.", said[1], "      …"]


async def test_the_line_that_differs_is_named(world: World) -> None:
    expected = "ana   !board\nbot   No game is running here. `!start` starts one.\n"
    differing = difference(expected, await play_chat(SimulatedStage(world), expected))
    assert "-bot   No game is running here. `!start` starts one." in differing
    assert "+bot   No game is running here. `!play` starts one." in differing
