"""Large boards by hand: a row is chosen in a menu, then a column of it in the next one."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.game.games import GAMES
from bot.game.rules import Rules
from bot.model.ids import GuildId
from bot.rendering.style import PICTURE
from tests.support.large_boards import begin, choose, choose_cell, menu_of, offered, post_menus
from tests.support.world import World, answer, button_labels, message_of, private_answer, text_of

ROWS = ("Choose a row: A–G", [*"ABCDEFG"])


async def version(world: World) -> int:
    return (await world.app.services.matches.running(world.place.channel)).match.version


async def test_a_player_chooses_a_row_then_a_column(easy_world: World) -> None:
    world = easy_world
    text = await world.play(world.ana, "!play 7x7")
    board = world.button_message
    assert offered(board) == ROWS
    shown = message_of(await choose(world.ana, board, "C"))
    assert (shown.id, text_of(shown)) == (board.id, text)
    assert offered(shown) == ("Row C: choose a column", [f"C{column}" for column in range(1, 8)])
    assert button_labels(shown) == ["Another row"]
    back = message_of(await world.press(world.ana, "Another row"))
    assert (text_of(back), offered(back), button_labels(back)) == (text, ROWS, [])
    played = await choose_cell(world.ana, back, "G7")
    assert "**ana** played **G7** ❌. I answer with **A1** ⭕." in answer(played)
    assert (message_of(played).id, offered(message_of(played))) == (board.id, ROWS)
    announced = answer(played)
    assert answer(await choose(world.ana, world.button_message, "A")) == announced
    assert offered(world.button_message)[1] == ["A2", "A3", "A4", "A5", "A6", "A7"]
    assert len(world.channel.history()) == 2


async def test_only_rows_with_free_cells_are_offered(easy_world: World) -> None:
    world = easy_world
    rules = Rules(3, 7, 7)
    await begin(world, rules, *range(8))
    assert offered(world.button_message) == ("Choose a row: B–C", ["B", "C"])
    await world.play(world.ana, "!resign")
    await begin(world, rules, *range(20), start=100)
    assert offered(world.button_message) == ("Choose a row: C", ["C"])
    shown = message_of(await choose(world.ana, world.button_message, "C"))
    assert offered(shown) == ("Row C: choose a column", ["C7"])
    assert await version(world) == 20
    assert "It's a draw" in answer(await choose(world.ana, shown, "C7"))


async def test_between_members_only_the_player_to_move_chooses(world: World) -> None:
    await world.start_duel("7x7 x")
    board, text = world.button_message, text_of(world.button_message)
    mia = world.add_member("mia")
    refusals = {world.ben: "It's not your turn.", mia: "You aren't a player in this game."}
    for member, refusal in refusals.items():
        assert refusal in private_answer(await choose(member, board, "D"))
    assert offered(world.button_message) == ROWS
    await choose(world.ana, board, "D")
    columns = offered(world.button_message)
    for member, refusal in refusals.items():
        assert refusal in private_answer(await world.press(member, "Another row"))
        assert refusal in private_answer(await choose(member, world.button_message, "D4"))
    assert (text_of(world.button_message), offered(world.button_message)) == (text, columns)
    await choose(world.ana, world.button_message, "D4")
    assert offered(world.button_message) == ROWS
    played = await choose_cell(world.ben, world.button_message, "D5")
    assert "**ben** played **D5** ⭕." in answer(played)


async def test_the_second_choice_works_after_a_restart(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!play 9x9")
    await choose(world.ana, world.button_message, "I")
    await world.restart("first free")
    assert offered(message_of(await world.press(world.ana, "Another row")))[1] == [*"ABCDEFGHI"]
    await world.restart("first free")
    await choose(world.ana, world.button_message, "E")
    await world.restart("first free")
    assert "**ana** played **E5** ❌" in answer(await choose(world.ana, world.button_message, "E5"))


async def test_choices_on_an_outdated_board_are_refused(world: World) -> None:
    await world.start_duel("7x7 x")
    match = (await world.app.services.matches.running(world.place.channel)).match
    rows, cells = f"rows:{match.id}:0", f"cells:{match.id}:0:3"
    await choose(world.ana, world.button_message, "D")
    board = world.button_message
    assert "**ana** played **A1**" in await world.play(world.ana, "!move a1")
    assert [bool(message.components) for message in world.channel.history() if message.embeds] == [False, True]
    await world.play(world.ben, "!move a2")
    newest, old = world.button_message, await post_menus(world, {rows: ["D"], cells: ["24"]})
    for custom_id, value in ((rows, "D"), (cells, "24")):
        refusal = await world.ana.select(old, [value], custom_id=custom_id)
        assert "The game has moved on since then." in private_answer(refusal)
    assert (await version(world), board.id != newest.id) == (2, True)
    assert offered(next(message for message in world.newest_messages() if message.id == newest.id)) == ROWS
    await world.play(world.ana, "!resign")
    assert "That game is over." in private_answer(await world.ana.select(old, ["D"], custom_id=rows))


async def test_the_five_menus_under_older_boards_play_their_cells(easy_world: World) -> None:
    match = await begin(easy_world, Rules(10, 10, 5))
    old = {f"cells:{match.id}:0:{number}": [*map(str, range(20 * number, 20 * number + 20))] for number in range(5)}
    message = await post_menus(easy_world, old)
    stranger = await easy_world.ben.select(message, ["99"], custom_id=f"cells:{match.id}:0:4")
    assert "You aren't a player in this game" in private_answer(stranger)
    played = await easy_world.ana.select(message, ["99"], custom_id=f"cells:{match.id}:0:4")
    assert "**ana** played **J10** ❌. I answer with **A1** ⭕." in answer(played)
    assert (message_of(played).id, offered(message_of(played))[0]) == (message.id, "Choose a row: A–J")


async def test_a_press_without_a_cell_plays_nothing(easy_world: World) -> None:
    match = await begin(easy_world, GAMES["7x7"])
    cells = f"cells:{match.id}:0:2"
    without_a_choice = await easy_world.ana.click(await easy_world.post_buttons(cells), custom_id=cells)
    assert "The game has moved on since then." in private_answer(without_a_choice)
    a_row = await easy_world.ana.select(await post_menus(easy_world, {cells: ["C"]}), ["C"])
    assert "The game has moved on since then." in private_answer(a_row)
    unknown = await easy_world.ana.select(await post_menus(easy_world, {f"rows:{match.id}:0": ["Z"]}), ["Z"])
    assert offered(message_of(unknown)) == ROWS
    assert await version(easy_world) == 0


async def test_after_an_hour_the_row_is_shown_under_a_new_board(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play 7x7")
    old = easy_world.button_message
    await easy_world.advance(timedelta(hours=1))
    shown = message_of(await choose(easy_world.ana, old, "B"))
    assert (shown.id != old.id, "🇧🔲🔲🔲" in shown.content) == (True, True)
    assert [bool(message.components) for message in easy_world.channel.history() if message.embeds] == [False, True]
    assert "**ana** played **B2**" in answer(await choose(easy_world.ana, easy_world.button_message, "B2"))


async def test_the_choice_of_a_row_changes_nothing_but_the_menu(easy_world: World) -> None:
    await easy_world.app.services.settings.change(GuildId(easy_world.guild.id), style=PICTURE)
    await easy_world.play(easy_world.ana, "!play 7x7")
    board = easy_world.button_message
    shown = message_of(await choose(easy_world.ana, board, "C"))
    assert (shown.attachments, shown.embeds) == (board.attachments, board.embeds)
    sent: Any = easy_world.env.http_requests[-1].json
    assert not {"content", "embeds", "attachments"} & sent["data"].keys()


async def test_where_moves_are_typed_since_then_the_menu_goes(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play 7x7")
    await easy_world.app.services.settings.change(GuildId(easy_world.guild.id), is_text_only=True)
    assert menu_of(message_of(await choose(easy_world.ana, easy_world.button_message, "C"))) is None


async def test_a_row_chosen_on_an_expired_answer_is_under_a_new_board(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play 7x7")
    board = easy_world.button_message
    easy_world.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await choose(easy_world.ana, board, "C")
    _ = easy_world.env.errors
    assert (easy_world.last_text, easy_world.button_message.id != board.id) == (text, True)
    assert offered(easy_world.button_message)[0] == "Row C: choose a column"
    assert [bool(message.components) for message in easy_world.channel.history() if message.embeds] == [False, True]
