"""Files with a learner's memory, as they are sent and received."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.opponents.errors import MemoryFileError, MemoryFileReason
from bot.opponents.memory_file import MAX_KIB, MemoryFile, format_memory, parse_memory
from bot.replies.messages import UNREACHABLE, OutgoingFile
from bot.services.errors import FileDownloadError, NoFileError

_SECONDS_TO_DOWNLOAD = 10


def to_outgoing_file(file: MemoryFile) -> OutgoingFile:
    """Return a memory as a file to send."""
    return OutgoingFile(file.name, format_memory(file))


async def download(attachments: Sequence[discord.Attachment]) -> MemoryFile:
    """Download and check the memory that is attached to a message.

    Raises:
        NoFileError: there is no attachment, or there are several.
        FileDownloadError: Discord did not deliver it.
        MemoryFileError: it cannot be used; a subclass says why.
    """
    if len(attachments) != 1:
        raise NoFileError
    (attachment,) = attachments
    if attachment.size > MAX_KIB * 1024:
        raise MemoryFileError(MemoryFileReason.TOO_LARGE, max_kib=MAX_KIB)
    try:
        async with asyncio.timeout(_SECONDS_TO_DOWNLOAD):
            data = await attachment.read()
    except (discord.HTTPException, *UNREACHABLE):
        raise FileDownloadError from None
    return await asyncio.to_thread(parse_memory, data)
