"""Files that Discord refuses: the text is sent without them."""

from simcord import InteractionResult

from bot.model.ids import GuildId
from tests.support.finished_matches import O_WINS, save_finished_match
from tests.support.learner_matches import play_against_learner
from tests.support.world import World, answer, button_labels, text_of

CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"
REFUSED = "The file is missing because Discord refused it."


def refuse_next(world: World, path: str, status: int = 413, code: int = 40005) -> None:
    world.env.inject_error("POST", path, status=status, code=code, message="Request entity too large")


def assert_without_files(result: InteractionResult) -> None:
    assert result.response is not None
    assert result.response.attachments == []


def assert_refused(result: InteractionResult) -> None:
    assert answer(result).endswith(REFUSED)
    assert_without_files(result)


async def test_statistics_and_an_export_are_shown_without_their_file(world: World) -> None:
    for number in range(1, 6):
        await save_finished_match(world, number, world.ana, world.ben, *O_WINS)
    for status, code in ((413, 40005), (403, 50013), (400, 50035)):
        refuse_next(world, CALLBACK, status, code)
        assert_refused(await world.ana.slash(world.channel, "stats"))
        refuse_next(world, MESSAGES, status, code)
        assert (await world.play(world.ana, "!stats")).endswith(REFUSED), code
    refuse_next(world, CALLBACK)
    export = await world.ana.slash(world.channel, "export")
    assert export.ephemeral
    assert_refused(export)


async def test_a_board_is_emoji_if_its_picture_is_refused(easy_world: World) -> None:
    world = easy_world
    await world.app.services.settings.change(GuildId(world.guild.id), style="picture")
    refuse_next(world, MESSAGES)
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!move b2")
    refuse_next(world, CALLBACK)
    pressed = await world.press(world.ana, "C1")
    assert "🇨❌🔲🔲" in answer(pressed)
    assert REFUSED not in answer(pressed)
    assert_without_files(pressed)
    assert "❌🔲🔲" not in await world.play(world.ana, "!board")


async def test_a_refused_memory_is_reported_and_cannot_be_imported(world: World) -> None:
    for _ in range(4):
        await play_against_learner(world, world.ana, world.channel)
    for command in ("brain show", "brain export"):
        refuse_next(world, CALLBACK)
        assert_refused(await world.ana.slash(world.channel, command))
    await world.ana.slash(world.channel, "brain export")
    memory = await world.channel.history()[-1].attachments[0].read()
    mia = world.add_member("mia", manage_guild=True)
    refuse_next(world, MESSAGES)
    await mia.send(world.channel, "!brain import", attachments=[("brain.json", memory)])
    message = world.channel.history()[-1]
    assert text_of(message).endswith(REFUSED)
    assert button_labels(message) == []
