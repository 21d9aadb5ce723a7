"""Files that are sent with a reply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.client.messages import OutgoingFile, OutgoingMessage
from bot.games.errors import Refusal
from bot.matches.request import Request
from bot.text.localizer import Localizer

MAX_MIB = 9  # the largest file that is sent; Discord accepts 10 MiB
MAX_FILES = 10  # how many files a message can have


def check_may_attach(request: Request) -> None:
    """Raise Refusal if the bot may not send files."""
    if not request.delivery.can_attach:
        raise Refusal("cannot_attach", missing=request.ephemeral.say("permission-attach_files"))


def message_with_files(
    localizer: Localizer, text: str, files: Sequence[OutgoingFile], buttons: ui.View | None = None
) -> OutgoingMessage:
    """Return a message with files. If Discord refuses them, its text is sent with a sentence about that.
    `buttons` are those that need the files.
    """
    plain = OutgoingMessage(f"{text}\n{localizer.say('failure-not_attached')}", files=())
    return OutgoingMessage(text, buttons=buttons, files=files, plain=plain if files else None)


def split_into_files(text: str, name: str, max_bytes: int = MAX_MIB * 1024 * 1024) -> Iterator[OutgoingFile]:
    """Split a text at line ends into files that Discord accepts.
    They are named `name`, with `.txt`, and a number if there are several. No line may be longer than `max_bytes`.
    """
    data = text.encode()
    number, begin = 1, 0
    while begin < len(data):
        end = len(data) if len(data) - begin <= max_bytes else data.rindex(b"\n", begin, begin + max_bytes) + 1
        is_only = begin == 0 and end == len(data)
        yield OutgoingFile(f"{name}.txt" if is_only else f"{name}-{number}.txt", data[begin:end])
        number, begin = number + 1, end
