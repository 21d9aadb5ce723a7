"""Matches that a moderator stops."""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.database.database import Database
from bot.games.ids import MatchId, UserId
from bot.games.match import Match, MemberSeat
from bot.games.rules import TIC_TAC_TOE
from bot.matches.matches import Matches
from bot.model.ids import ChannelId, GuildId
from tests.support.acts import change_settings, message
from tests.support.databases import standing_of
from tests.support.services import begin
from tests.support.world import (
    PLY_DURATION,
    World,
    answer,
    button_labels,
    ephemeral_answer,
    new_services,
    text_of,
)

STOPPED = "⏹️ **A moderator stopped this game.** It ends without a result."
DONE = "⏹️ The game is stopped, and its board says so."
GIVEN_UP = "🏳️ **{}** resigned the game, and its board says so."
NONE = "No game is running here. `!play` starts one."


@pytest.fixture
def mod(world: World) -> MemberActor:
    """A member who may manage messages."""
    return world.add_member("mod", manage_messages=True)


QUESTION = "**ana** and **ben** are playing here. Stop their game?"


async def test_only_a_typed_stop_asks_before_it_ends_a_duel(world: World, mod: MemberActor) -> None:
    await world.start_duel()
    board = world.button_message.id
    assert await world.play(mod, "!stop") == QUESTION
    assert ephemeral_answer(await world.press(world.ana, "Stop game")) == "That question was for someone else."
    assert answer(await world.press(mod, "Cancel")) == "The game goes on. `!board` shows it."
    assert "**ana** ❌, your move" in await world.play(world.ana, "!board")
    await world.play(mod, "!stop")
    assert answer(await world.press(mod, "Stop game")) == DONE
    assert STOPPED not in text_of(message(world, board))  # an older board, without buttons
    assert await world.play(mod, "!stop") == NONE
    await world.start_duel()
    assert ephemeral_answer(await mod.slash(world.channel, "stop")) == DONE
    assert STOPPED in text_of(world.button_message)
    await world.start_duel()
    await world.play(mod, "!stop")
    question = world.button_message
    await world.play(world.ana, "!resign")
    await world.start_duel()
    assert "That game is over." in answer(await mod.click(question, label="Stop game"))
    assert ", your move" in await world.play(world.ana, "!board")
    stranger = world.add_member("cleo")
    assert (await world.play(stranger, "!stop")).startswith("You need the permission **Manage Messages**")
    await world.play(world.ana, "!resign")
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    board = world.button_message.id
    await world.play(world.ana, "!draw")
    offer = world.button_message.id
    await world.play(mod, "!stop")
    assert answer(await world.press(mod, "Stop game")) == DONE
    assert STOPPED in text_of(message(world, board))
    assert button_labels(message(world, board)) == ["Rematch", "Review"]
    assert button_labels(message(world, offer)) == []
    assert await world.play(mod, "!stop") == NONE


async def test_only_moderators_stop_games_of_others(world: World, mod: MemberActor) -> None:
    assert await world.play(world.ana, "!stop") == NONE
    await world.play(world.ana, "!move b2")
    stranger = "You need the permission **Manage Messages** to stop other members' games."
    assert await world.play(world.ben, "!stop") == stranger
    (command,) = [command for command in await world.app.tree.fetch_commands() if command.name == "stop"]
    world.guild.set_command_permissions(command, {world.ben: True})
    assert ephemeral_answer(await world.ben.slash(world.channel, "stop")) == stranger
    await world.play(world.ana, "!resign", "!watch hard easy")
    assert (await world.play(world.ana, "!stop")).startswith("If you started this game, stop it with the button")
    assert "is thinking" in await world.play(mod, "!board")
    assert "stop" not in world.ana.available_commands(world.channel)
    assert {"stop"} <= {*mod.available_commands(world.channel)}
    await world.play(mod, "!stop")
    await world.play(world.ana, "!invite", "!move b2")
    invitation = world.channel.history()[-3]
    board = world.button_message
    assert ephemeral_answer(await mod.slash(world.channel, "stop")) == DONE
    assert STOPPED in text_of(message(world, board.id))
    assert button_labels(message(world, board.id)) == ["Play again", "Review"]
    assert await world.play(world.ana, "!board") == NONE
    assert "plays against" in answer(await world.ben.click(invitation, label="Accept"))
    await world.play(world.ana, "!resign")
    await world.play(world.ana, "!watch hard easy")
    await world.env.advance_time(PLY_DURATION.total_seconds())
    show = world.button_message.id
    await world.play(mod, "!stop")
    ended = text_of(message(world, show))
    assert STOPPED in ended
    await world.env.advance_time(3 * PLY_DURATION.total_seconds())
    assert text_of(message(world, show)) == ended
    assert "Your move" in await world.play(world.ana, "!play")


async def test_a_stop_by_a_player_is_a_resignation(world: World, mod: MemberActor) -> None:
    for player, loser, winner in (("ana", world.ana, world.ben), ("mod", mod, world.add_member("cleo"))):
        await world.play(loser, f"!play {winner.mention} x")
        await world.press(winner, "Accept")
        await world.play(loser, "!move b2")
        await world.play(winner, "!move a1")
        board = world.button_message
        assert "If you stop this game, you resign it." in await world.play(loser, "!stop")
        assert answer(await world.press(loser, "Stop game")) == GIVEN_UP.format(player)
        assert f"🏳️ **{player}** resigned. **{winner.user.name} won.**" in text_of(message(world, board.id))
        assert await world.play(mod, "!stop") == NONE
        database, guild = world.app.services[Database], GuildId(world.guild.id)
        standings = [await standing_of(database, guild, UserId(member.id)) for member in (loser, winner)]
        assert [standing and standing.rating for standing in standings] == [980, 1020]
    await world.ana.send_dm("!move b2")
    await world.ana.send_dm("!stop")
    *_, board, _, said = world.ana.user.dm_channel.history()
    assert "🏳️ **ana** resigned. **I won.**" in text_of(board)
    assert text_of(said) == GIVEN_UP.format("ana")
    world = World.create(world.env)
    assert await world.play(world.ana, "!stop") == NONE
    ana, ben = (MemberSeat(UserId(member.id)) for member in (world.ana, world.ben))
    other = new_services(world.app.services[Database])
    await begin(other, Match(MatchId(1), TIC_TAC_TOE, ana, ben), world.place)
    assert "are playing here. If you stop this game," in await world.play(world.ana, "!stop")


async def test_a_stop_is_shown_despite_a_lost_board_or_a_restart(world: World, mod: MemberActor) -> None:
    await world.play(world.ana, "!move b2")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.button_message.delete()
    await world.restart()
    await change_settings(world, channels=frozenset({ChannelId(elsewhere.id)}))
    assert STOPPED in await world.play(mod, "!stop")
    assert button_labels(world.button_message) == ["Play again", "Review"]
    world = World.create(world.env)
    mod = world.add_member("mod", manage_messages=True)
    await world.play(world.ana, "!move b2")
    board, services = world.button_message, world.app.services
    running = await services[Matches].running(ChannelId(world.channel.id))
    await services[Matches].save(running, running.match.stop())  # and then the process dies
    await world.restart()
    await world.advance(timedelta(0))
    assert STOPPED in text_of(message(world, board.id))
    assert await world.play(mod, "!stop") == NONE


async def test_a_stop_survives_a_failing_database(
    world: World, mod: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await world.play(world.ana, "!move b2")
    board, file, subscribers = world.button_message, world.app.services[Database].file, world.env.backend.subscribers
    assert file is not None
    hidden = file.with_name("hidden")

    def hide(event: str, _: object) -> None:
        if event == "MESSAGE_UPDATE":
            file.rename(hidden)
            subscribers.remove(hide)

    subscribers.insert(0, hide)
    assert await world.play(mod, "!stop") == DONE
    assert "no longer exists. Put it back" in caplog.text
    hidden.rename(file)
    assert STOPPED in text_of(message(world, board.id))
    assert await world.play(mod, "!stop") == NONE
