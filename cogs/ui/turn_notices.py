"""Mentions of players whose turn it is, and reminders before their time runs out."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.client.client import App
from bot.client.controls import Button, YesNo, view_of
from bot.client.surface import Surface
from bot.game.ids import UserId
from bot.model.saved_match import SavedMatch
from bot.replies.messages import OutgoingMessage


class NotifyButton(Button, prefix="notify"):
    """Turns notices on or off for the user who presses it."""

    is_yes: YesNo


async def with_notice(
    app: App, surface: Surface, saved: SavedMatch, board: OutgoingMessage, accepter: UserId | None = None
) -> OutgoingMessage:
    """Return a board that mentions the player to move if they should be notified, which only a new message can do.
    The notice is claimed; if the board is not sent, it must be released. The accepter has begun the match by accepting
    a challenge; then the challenger is notified.
    """
    match = saved.match
    if not saved.has_notices or match.is_over:
        return board
    mark = match.board.to_move if accepter is None else match.mark_of(accepter).other
    user = match.member(mark)
    if user is None or not await app.services.turn_notices.claim(saved, user, surface.settings):
        return board
    key = "notice-turn" if mark is match.board.to_move else "notice-begun"
    sentence, pinged = surface.localizer.say(key, who=f"<@{user}>"), discord.Object(user)

    def mentioning(message: OutgoingMessage) -> OutgoingMessage:
        return replace(message, content=f"{sentence}\n{message.content}".strip(), pinged=pinged)

    return replace(mentioning(board), plain=board.plain and mentioning(board.plain))


def reminder(surface: Surface, saved: SavedMatch, user: UserId) -> OutgoingMessage:
    """Return the message that reminds a player of a match whose time runs out."""
    place, localizer = saved.place, surface.localizer
    link = f"https://discord.com/channels/{place.guild}/{place.channel}/{saved.message or ''}"
    text = localizer.say("notice-reminder", who=f"<@{user}>", deadline=saved.deadline, link=link)
    button = NotifyButton(False).item(label=localizer.say("notify-turn_off"))
    return OutgoingMessage(text, buttons=view_of(button), pinged=discord.Object(user))
