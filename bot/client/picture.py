"""The picture of a board as a file for a message."""

from __future__ import annotations

import asyncio

from bot.client.messages import OutgoingFile
from bot.text.board_picture import BoardPicture, describe_picture, draw_board
from bot.text.localizer import Localizer


async def draw_picture(picture: BoardPicture, localizer: Localizer) -> OutgoingFile:
    """Draw a board, in another thread than the event loop's."""
    data = await asyncio.to_thread(draw_board, picture)
    return OutgoingFile("board.png", data, describe_picture(localizer, picture))
