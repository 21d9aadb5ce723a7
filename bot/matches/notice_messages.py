"""Mentions of players whose turn it is, and reminders before their time runs out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.client.client import App
from bot.client.controls import Button, YesNo, view_of
from bot.client.messages import OutgoingMessage
from bot.client.surface import Surface
from bot.games.ids import UserId
from bot.matches.notices import Notices
from bot.model.saved_match import SavedMatch


class NotifyButton(Button, prefix="notify"):
    """Turns notices on or off for the user who presses it."""

    is_yes: YesNo


async def claim_notice(
    app: App, surface: Surface, saved: SavedMatch, accepter: UserId | None = None
) -> Callable[[OutgoingMessage], OutgoingMessage] | None:
    """Return what adds a mention of the player to move to a new message, if they should be notified.
    The notice is claimed; if no new message is sent, it must be released. The accepter has begun the match by accepting
    a challenge; then the challenger is notified.
    """
    match = saved.match
    if match.is_over:
        return None
    mark = match.board.to_move if accepter is None else match.mark_of(accepter).other
    user = match.member(mark)
    if user is None or not await app.services[Notices].claim(saved, user, surface.settings):
        return None
    key = "notice-turn" if mark is match.board.to_move else "notice-begun"
    sentence, pinged = surface.localizer.say(key, who=f"<@{user}>"), discord.Object(user)

    def mention(message: OutgoingMessage) -> OutgoingMessage:
        plain = message.plain and mention(message.plain)
        return replace(message, content=f"{sentence}\n{message.content}".strip(), pinged=pinged, plain=plain)

    return mention


def reminder(surface: Surface, saved: SavedMatch, user: UserId) -> OutgoingMessage:
    """Return the message that reminds a player of a match whose time runs out."""
    place, localizer = saved.place, surface.localizer
    link = f"https://discord.com/channels/{place.guild}/{place.channel}/{saved.shown.message or ''}"
    text = localizer.say("notice-reminder", who=f"<@{user}>", deadline=saved.deadline, link=link)
    button = NotifyButton(False).item(label=localizer.say("notify-turn_off"))
    return OutgoingMessage(text, buttons=view_of(button), pinged=discord.Object(user))
