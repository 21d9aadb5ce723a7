"""Draw offers and take-backs."""

import pytest

from bot.game.mark import Mark
from bot.model.ids import ChannelId
from tests.world import World, answer, button_labels, private_answer


async def test_a_draw_offer_is_accepted(world: World) -> None:
    await world.start_duel()
    offered = await world.play(world.ben, "!draw")
    assert offered == "🤝 **ben** offers a draw. Does **ana** accept?"
    assert private_answer(await world.press(world.ben, "Accept")) == "Only the other player can accept that."
    assert "🤝 **It's a draw** by agreement." in answer(await world.press(world.ana, "Accept"))
    assert [label for message in world.channel.history() for label in button_labels(message)] == ["Rematch"]


@pytest.mark.parametrize(
    ("presser", "expected"),
    [
        ("ana", "**ana** declined. The game goes on."),
        ("ben", "**ben** withdrew the offer. The game goes on."),
    ],
)
async def test_a_draw_offer_is_declined_or_withdrawn(world: World, presser: str, expected: str) -> None:
    await world.start_duel()
    await world.ben.slash(world.channel, "draw")
    assert answer(await world.press(getattr(world, presser), "Decline")) == expected


async def test_a_declined_draw_can_be_offered_again(world: World) -> None:
    await world.start_duel()
    await world.play(world.ben, "!draw")
    await world.press(world.ana, "Decline")
    await world.play(world.ben, "!draw")
    assert "by agreement" in answer(await world.press(world.ana, "Accept"))


async def test_a_move_ends_a_draw_offer(world: World) -> None:
    await world.start_duel()
    await world.play(world.ben, "!draw")
    offer = world.button_message
    await world.play(world.ana, "!move b2")
    assert "The game has moved on since then" in answer(await world.ana.click(offer, label="Accept"))
    assert button_labels(world.button_message)[:3] == ["A1", "A2", "A3"]
    match = (await world.app.services.matches.running(ChannelId(world.channel.id))).match
    assert not match.is_over


async def test_a_takeback_needs_consent(world: World) -> None:
    await world.start_duel()
    assert "You haven't moved yet" in await world.play(world.ana, "!takeback")
    await world.play(world.ana, "!move a1")
    assert "**ana** asks to take back the last move. Does **ben** agree?" in await world.play(world.ana, "!undo")
    result = await world.press(world.ben, "Accept")
    assert "**ana** took back a move." in answer(result)
    assert "**ana** ❌ is to move" in answer(result)
    assert "B2" in answer(await world.press(world.ana, "B2"))
    match = (await world.app.services.matches.running(ChannelId(world.channel.id))).match
    assert [match.board[cell] for cell in (0, 4)] == [None, Mark.X]


@pytest.mark.parametrize("command", ["!draw", "!takeback"])
async def test_draws_and_takebacks_need_two_members(world: World, command: str) -> None:
    await world.play(world.ana, "!move b2")
    assert "That works only in games between members." in await world.play(world.ana, command)
    assert "You aren't a player in this game" in await world.play(world.ben, command)
