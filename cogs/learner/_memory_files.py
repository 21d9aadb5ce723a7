"""Sending and receiving files with a learner's memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.game.errors import Refusal
from bot.model.learner import SavedLearner
from bot.opponents.learner import ModeName
from bot.opponents.memory_file import MAX_KIB, MemoryFile, format_memory, merge_changes, parse_memory
from bot.rendering.learner import count_verdicts, describe_memory, name_game
from bot.rendering.localizer import Localizer
from bot.replies.messages import UNREACHABLE, OutgoingFile

_SECONDS_TO_DOWNLOAD = 10


def to_outgoing_file(file: MemoryFile) -> OutgoingFile:
    return OutgoingFile(file.name, format_memory(file))


def describe_import(localizer: Localizer, file: MemoryFile, learner: SavedLearner) -> str:
    """Describe an imported file, then what merging it into the memory, or replacing that, would change."""
    if learner.mode == file.mode:
        lost_positions, good_positions = count_verdicts(merge_changes(file.memory, learner.memory))
        merging = localizer.say(
            "learner-merge_preview", lost=lost_positions, good=good_positions, known=len(learner.memory)
        )
    else:
        theirs, ours = ModeName(file.mode), ModeName(learner.mode)
        merging = localizer.explain(Refusal("learner-other_mode", theirs=theirs, ours=ours))
    memory = describe_memory(localizer, file.memory)
    lines = (
        localizer.say("learner-import_preview", mode=ModeName(file.mode), memory=memory),
        merging,
        localizer.say("learner-replace_preview", known=len(learner.memory), games=learner.games),
    )
    return name_game(localizer, file.game, "\n".join(lines))


async def download(attachments: Sequence[discord.Attachment]) -> MemoryFile:
    """Download and check the memory that is attached to a message.
    Raises Refusal if there is not exactly one attachment, its download failed, or the file is invalid.
    """
    if len(attachments) != 1:
        raise Refusal("learner-no_file")
    (attachment,) = attachments
    if attachment.size > MAX_KIB * 1024:
        raise Refusal("memory_file-too_large", max_kib=MAX_KIB)
    try:
        async with asyncio.timeout(_SECONDS_TO_DOWNLOAD):
            data = await attachment.read()
    except (discord.HTTPException, *UNREACHABLE):
        raise Refusal("learner-download_failed") from None
    return await asyncio.to_thread(parse_memory, data)
