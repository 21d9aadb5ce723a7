"""Posting and editing: rate limits, nonces, and files that Discord refuses."""

from dataclasses import replace

import discord
import pytest
from discord import ui

from bot.client import messages
from bot.client.client import App
from bot.client.controls import view_of
from bot.client.messages import (
    EditResult,
    MessageState,
    OutgoingFile,
    OutgoingMessage,
    edit_message,
    is_temporary,
    message_state,
    page_message,
    post,
)
from bot.matches.display import close
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Place
from bot.text.page import Page
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.gateway import wait_for
from tests.support.saved_matches import new_match

TOO_LONG = 31
"""Seconds; a rate limit for which the bot does not wait."""

FILE = OutgoingFile("a.txt", b"text")
WITH_FILE = OutgoingMessage("Here it is.", files=[FILE], plain=OutgoingMessage("Here it would be.", files=()))
APOLOGY = OutgoingMessage("Something went wrong.")


def place_in(server: DiscordServer) -> Place:
    return Place(ChannelId(server.games.id), GuildId(server.guild.id))


def board() -> OutgoingMessage:
    return OutgoingMessage("ABC", buttons=view_of(ui.Button(label="A1", custom_id="cell:1:1:1")))


async def test_a_post_and_an_edit_do_not_wait_for_a_long_rate_limit(server: DiscordServer, app: App) -> None:
    server.fail(Fault(server.games.path, 429, retry_after=TOO_LONG))
    with pytest.raises(discord.RateLimited) as limit:
        await post(app, place_in(server), "1", board())
    assert is_temporary(limit.value)
    assert len(server.requests("POST", server.games.path)) == 1
    message = await post(app, place_in(server), "1", board())
    server.fail(Fault(f"{server.games.path}/*", 429, method="PATCH", retry_after=TOO_LONG))
    assert await edit_message(app, place_in(server), message, APOLOGY) is EditResult.TRY_LATER
    assert await edit_message(app, place_in(server), message, APOLOGY) is EditResult.EDITED


async def test_the_message_with_a_nonce_shows_what_was_posted_last(server: DiscordServer, app: App) -> None:
    place = place_in(server)
    other = OutgoingMessage("ABC", buttons=view_of(ui.Button(label="A1", custom_id="cell:2:1:1")))
    for nonce, (taken, message) in enumerate([(APOLOGY, board()), (OutgoingMessage("ABC"), board()), (board(), other)]):
        first = await post(app, place, f"{nonce}", taken)
        sent = await server.games.answers.next()
        assert await post(app, place, f"{nonce}", message) == first
        edit = await server.games.answers.next()
        assert (edit.edited_id, edit.content, [*edit.buttons]) == (sent.message_id, message.content, ["A1"])
        assert await post(app, place, f"{nonce}", message) == first
        assert server.games.answers.take_all() == []
    for nonce, buttons in (("5", None), ("6", board().buttons)):
        first = await post(app, place_in(server), nonce, OutgoingMessage("A<:old:12><a:old:3>", buttons=buttons))
        again = OutgoingMessage("A<:new_name:12><a:new:3>", buttons=buttons)
        assert await post(app, place_in(server), nonce, again) == first


async def test_a_global_limit_during_a_check_ends(
    server: DiscordServer, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "SECONDS_TO_CHECK", 0.05)
    message = await post(app, place_in(server), "1", board())
    server.fail(Fault(f"{server.games.path}/*", 429, method="PATCH", retry_after=0.5, is_global=True))
    assert await message_state(app, place_in(server), message) is MessageState.UNKNOWN
    assert await wait_for(post(app, place_in(server), "2", APOLOGY)) > message


async def test_a_refused_file_is_left_out_and_a_refused_text_is_an_error(server: DiscordServer, app: App) -> None:
    for status, code in ((400, 50035), (403, 50013), (413, 40005)):
        server.fail(Fault(server.games.path, status, code=code))
        await post(app, place_in(server), f"{status}", WITH_FILE)
        assert (await server.games.answers.next()).content == "Here it would be."
    server.fail(Fault(server.games.path, 400))
    with pytest.raises(discord.HTTPException) as refusal:
        await post(app, place_in(server), "1", APOLOGY)
    assert not is_temporary(refusal.value)
    server.fail(Fault(server.games.path, 403, code=None))
    with pytest.raises(discord.Forbidden) as page:
        await post(app, place_in(server), "1", WITH_FILE)
    assert is_temporary(page.value)
    picture = page_message(await app.surface_at(Place(ChannelId(1))), Page("▪️", "Your move", "1."), picture=FILE)
    message = await post(app, place_in(server), "2", picture)
    assert (await server.games.answers.next()).content == ""
    server.fail(Fault(f"{server.games.path}/*", 413, method="PATCH"))
    assert await edit_message(app, place_in(server), message, picture) is EditResult.EDITED
    shown = server.current_message(edit := await server.games.answers.next())
    assert edit.content == "▪️"
    assert shown is not None
    assert shown["attachments"] == []


async def test_cells_stand_in_the_footer_unless_a_picture_describes_them(app: App) -> None:
    surface = await app.surface_at(Place(ChannelId(1)))
    for page, picture, footer in [
        (Page("▪️", "Your move", "My level: easy", "X: B2 · O: -"), None, {"text": "My level: easy · X: B2 · O: -"}),
        (Page("▪️", "Your move", "My level: easy", "X: B2 · O: -"), FILE, {"text": "My level: easy"}),
        (Page("▪️", "Your move", "", "X: B2 · O: -"), FILE, None),
        (Page("▪️", "Your move", ""), None, None),  # Discord refuses a footer without a text
    ]:
        (embed,) = page_message(surface, page, picture=picture).embeds
        assert embed.to_dict().get("footer") == footer


async def test_without_embeds_the_list_of_cells_goes_where_there_is_no_room(app: App) -> None:
    surface = replace(await app.surface_at(Place(ChannelId(1))), can_embed=False)
    for length, footer in ((1900, "-# 1/9 · X: B2 · O: A1"), (1990, "-# 1/9")):
        page = Page("", "a" * length, "1/9", "X: B2 · O: A1")
        assert page_message(surface, page).content == f"{'a' * length}\n{footer}"


async def test_an_older_board_is_closed_once_the_bot_may_see_its_channel(server: DiscordServer, app: App) -> None:
    place = place_in(server)
    message = await post(app, place, "1", board())
    sent = await server.games.answers.next()
    store, saved = app.services[MatchStore], replace(new_match(1), place=place)
    saved = replace(saved, shown=replace(saved.shown, outdated=frozenset({message})))
    server.fail(Fault(f"{server.games.path}/*", 403, method="PATCH", code=50001))
    await close(app, saved)
    assert store.shown(saved).outdated == {message}
    assert (server.current_message(sent) or {})["components"]
    await close(app, saved)
    assert (server.current_message(sent) or {})["components"] == []
    assert store.shown(saved).outdated == frozenset()
