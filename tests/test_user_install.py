"""The bot on somebody's account, over a socket: a game in a group that it is not in, to the end and over a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.test_discord_server import Client, code_of, turn_around
from tests.fakes.users import Answer, Channel, Person
from tests.running import Running, check_clean, started


async def test_a_client_is_refused_all_but_answers_where_it_is_a_guest(
    wire: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_around(wire, monkeypatch)
    async with Client() as rest:
        await rest.login(TOKEN)
        channel = rest.get_partial_messageable(wire.group(wire.ana, wire.ben).number)
        for action in (
            channel.send("one"),
            channel.get_partial_message(1).edit(content="two"),
            channel.fetch_message(1),
        ):
            assert await code_of(action) == 50001


async def test_two_in_a_group_play_and_play_again_over_a_restart_and_nothing_is_asked_that_is_refused(
    wire: DiscordServer, tmp_path: Path
) -> None:
    wire.let_accounts_have_it()
    group = wire.group(wire.ana, wire.ben)

    async def presses(person: Person, label: str, seen: Answer) -> Answer:
        return await wire.answer_to(person.presses(label, seen, group))

    async with started(wire.url, tmp_path, USER_INSTALL="yes") as bot:
        await bot.logs(f"with https://discord.com/oauth2/authorize?client_id={wire.application}&scope=applications")
        asked = await wire.answer_to(wire.ana.uses("play", group, member=wire.ben, mark="x"))
        assert f"<@{wire.ben.payload['id']}>, **ana** challenges you" in asked.content
        board = await presses(wire.ben, "Accept", asked)
        assert "**ana** ❌ plays against **ben** ⭕." in board.text
        board = await presses(wire.ana, "A1", board)
        offer = await wire.answer_to(wire.ana.uses("draw", group))
        assert "Does **ben** accept?" in offer.content
        assert "declined" in (await presses(wire.ben, "Decline", offer)).content
        check_clean(await bot.stop())
    async with started(wire.url, tmp_path, USER_INSTALL="yes") as bot:
        await bot.logs("Ready, in")
        board = await presses(wire.ben, "B1", board)
        old = board
        again = await wire.answer_to(wire.ana.uses("board", group))
        assert again.free_cells == board.free_cells
        for person, label in ((wire.ana, "A2"), (wire.ben, "B2"), (wire.ana, "A3")):
            again = await presses(person, label, again)
        assert "**ana won**" in again.text
        assert "**ana won**" in (await presses(wire.ben, "C1", old)).text
        asked = await presses(wire.ben, "Rematch", again)
        assert "**ben** ❌ plays against **ana** ⭕." in (await presses(wire.ana, "Accept", asked)).text
        refused = await wire.answer_to(wire.ana.uses("play", group, thread=True))
        assert refused.is_private
        assert "No thread can be opened here." in refused.text
        another = wire.group(wire.ben, wire.ana)
        await lose_answers(wire, another, bot)
        check_clean(await bot.stop())
    assert asked_for_at(wire, group, another) == []
    assert len(wire.requests("PUT", "/commands")) == 1


async def lose_answers(wire: DiscordServer, group: Channel, bot: Running) -> None:
    """Have one answer given twice, because it seems lost, and another one too late."""
    board = await wire.answer_to(wire.ben.uses("play", group))
    wire.fail(Trouble("/interactions/*/callback", 429, is_carried_out=True))
    board = await wire.answer_to(wire.ben.presses("A1", board, group))
    hold = wire.hold("/interactions/*/callback")
    await wire.ben.presses(board.free_cells[0], board, group)
    await hold.arrived()
    wire.expire_interactions()
    hold.release()
    await bot.logs("Discord did not take an answer (code 10062)")
    assert len((await wire.answer_to(wire.ben.uses("board", group))).free_cells) == 5
    assert wire.requests("PATCH", "/messages/@original")


def asked_for_at(wire: DiscordServer, *groups: Channel) -> list[str]:
    """Where the bot has asked for something that Discord refuses: at the channels, or of their people as members."""
    paths = [request.path for method in ("GET", "POST", "PATCH", "DELETE") for request in wire.requests(method, "")]
    refused = ("/members/", *(str(group.number) for group in groups))
    return [path for path in paths if any(part in path for part in refused)]
