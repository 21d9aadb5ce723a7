"""A server's own emoji on its boards: asked for with a form, and checked before anything is changed.

The page of settings calls `ask_for_emoji` when somebody chooses that style, and `chosen_emoji` when an `EmojiForm`
comes back.
"""

from __future__ import annotations

from bot.app.emoji import check_emoji
from bot.display.errors import EmojiListError
from cogs.answer import Answer
from cogs.delivery import Interaction
from cogs.ui.style import emoji_form, entered_emoji


async def ask_for_emoji(interaction: Interaction) -> None:
    """Show the form; not in the channel's order, because Discord takes a form as the first response alone."""
    answer = Answer(interaction)
    try:
        answer.settings = await answer.app.settings_at(answer.place)
        await interaction.response.send_modal(emoji_form(answer.aside, answer.settings.emoji))
    except Exception as error:
        await answer.apologise(error)


async def chosen_emoji(answer: Answer, interaction: Interaction) -> tuple[str, ...]:
    """What somebody has written into the form, as it is saved.

    Raises:
        EmojiError: one of its children says why it cannot be.
    """
    guild = answer.app.get_guild(answer.place.server or 0)
    if guild is None:
        raise EmojiListError
    return await check_emoji(guild, entered_emoji(interaction))
