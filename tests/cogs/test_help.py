"""The pages of `help`, and the buttons that turn them."""

from __future__ import annotations

import discord

from tests.support.foreign_guilds import brazilian_world
from tests.support.world import World, answer, message_of, private_answer, rows

LABELS = ["Play", "Learn", "For server owners"]


def states(message: discord.Message) -> list[tuple[str | None, bool]]:
    """The labels of a message's buttons, and whether they are disabled."""
    return [(button.label, button.disabled) for row in rows(message) for button in row]


def only_disabled(label: str) -> list[tuple[str | None, bool]]:
    """The states of the three buttons on the page with this label."""
    return [(other, other == label) for other in LABELS]


async def test_a_button_of_help_turns_to_its_page(world: World) -> None:
    result = await world.ana.slash(world.channel, "help")
    assert private_answer(result).startswith("### Play\nThree in a row win:")
    shown = message_of(result).id
    assert states(message_of(result)) == only_disabled("Play")
    for label, command in (("Learn", "`/analyse`"), ("For server owners", "`/settings`"), ("Play", "`/move B2`")):
        result = await world.ana.click(message_of(result), label=label)
        assert answer(result).startswith(f"### {label}\n")
        assert command in answer(result)
        assert "`!" not in answer(result)
        assert (message_of(result).id, message_of(result).flags.ephemeral) == (shown, True)
        assert states(message_of(result)) == only_disabled(label)


async def test_typed_help_stays_in_the_server_language_after_a_restart(world: World) -> None:
    assert (await world.play(world.ana, "!help")).startswith("### Play\n")
    assert states(world.button_message) == only_disabled("Play")
    message = world.button_message.id
    await world.restart()
    assert answer(await world.press(world.ana, "Learn")).startswith("### Learn\n")
    assert answer(await world.press(world.ana, "For server owners")).startswith("### For server owners\n")
    assert world.button_message.id == message
    assert states(world.button_message) == only_disabled("For server owners")
    brazil = brazilian_world(world)
    await brazil.play(brazil.ana, "!help")
    assert answer(await brazil.press(brazil.ben, "Aprender")).startswith("### Aprender\n")
    assert answer(await brazil.ben.slash(brazil.channel, "help")).startswith("### Play\n")
