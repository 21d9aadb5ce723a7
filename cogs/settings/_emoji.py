"""A server's own emoji on its boards: asked for with a form, and checked before anything is changed.

The page of settings calls `ask_for_emoji` when somebody chooses that style, and `chosen_emoji` when an `EmojiForm`
comes back.
"""

from __future__ import annotations

from bot.client.guild_emoji import resolve_emoji
from bot.rendering.emoji import EmojiError, EmojiReason
from bot.replies.delivery import Interaction
from bot.replies.request import Request
from cogs.ui.emoji_form import emoji_form, entered_emoji


async def ask_for_emoji(interaction: Interaction) -> None:
    """Show the form; not in the channel's order, because Discord takes a form as the first response alone."""
    request = Request(interaction)
    try:
        request.settings = await request.app.settings_at(request.place)
        await interaction.response.send_modal(emoji_form(request.private, request.settings.emoji))
    except Exception as error:
        await request.apologise(error)


async def chosen_emoji(request: Request, interaction: Interaction) -> tuple[str, ...]:
    """What somebody has written into the form, as it is saved.

    Raises:
        EmojiError: an emoji cannot be used.
    """
    guild = request.app.get_guild(request.place.guild or 0)
    if guild is None:
        raise EmojiError(EmojiReason.UNLISTED)
    return await resolve_emoji(guild, entered_emoji(interaction))
