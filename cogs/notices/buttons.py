"""The buttons that turn direct messages on or off for the user who presses them."""

from __future__ import annotations

from typing import Annotated

from bot.client.controls import Button, YesNo, words
from bot.model.ids import GuildId


class StreakReminderButton(Button, prefix="remind-streak"):
    is_yes: YesNo


class SearchNoticeButton(Button, prefix="tell-search"):
    """Tells the user when somebody looks for a game in a server, or not. Without a server, it turns that off in all."""

    is_yes: YesNo
    guild: GuildId | None
    # whether it stands below the list of games, which stays when it is pressed
    is_in_list: Annotated[bool | None, words({"list": True})] = None
