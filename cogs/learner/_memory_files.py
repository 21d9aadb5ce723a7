"""Files that go with messages: a memory is received as one, and whether one can be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.opponents.errors import MemoryFileError, MemoryFileReason
from bot.opponents.memory_file import MAX_KIB, MemoryFile, format_memory, parse_memory
from bot.replies.messages import UNREACHABLE, OutgoingFile
from bot.replies.request import Request
from bot.services.errors import FileDownloadError, MayNotAttachError, NoFileError

_SECONDS_TO_DOWNLOAD = 10


def check_may_attach(request: Request) -> None:
    """Return if the answer to a command may come with a file.

    Raises:
        MayNotAttachError: it may not.
    """
    if not request.can_attach:
        raise MayNotAttachError(request.private.say("permission.attach_files"))


def enclose(file: MemoryFile) -> OutgoingFile:
    """A memory, to be sent."""
    return OutgoingFile(file.name, format_memory(file))


async def receive(attachments: Sequence[discord.Attachment]) -> MemoryFile:
    """The memory that a message brings, downloaded and checked.

    Raises:
        NoFileError: it brings no file, or several.
        FileDownloadError: Discord did not hand it out.
        MemoryFileError: the file is not a memory.
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
