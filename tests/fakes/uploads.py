"""Requests with files, after https://discord.com/developers/docs/reference#uploading-files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.fakes.payloads import Json, snowflakes


@dataclass(frozen=True)
class Body:
    """What came with a request.

    Args:
        data: its JSON; None if it had none.
        files: what was uploaded, by the ids that the message has for it.
    """

    data: Any = None
    files: Mapping[str, bytes] = field(default_factory=dict[str, bytes])


_BODY = web.RequestKey("body", Body)


async def read_body(request: web.Request) -> Body:
    """Read what came with a request, to be had by `body_of` from then on; uploads have ids and addresses by then."""
    body = Body()
    if request.content_type == "multipart/form-data":
        body = _with_uploads(await request.post())
    elif request.can_read_body:
        body = Body(await request.json())
    request[_BODY] = body
    return body


def body_of(request: web.Request) -> Any:
    """The JSON of a request."""
    return request[_BODY].data


def attachments_after(old: list[Json], body: Json) -> list[Json]:
    """The attachments of a message that is changed: those that it is to keep, by their ids, and new ones."""
    known = {one["id"]: one for one in old}
    return [one if "url" in one else known[str(one["id"])] for one in body.get("attachments", old)]


def _with_uploads(form: Mapping[str, Any]) -> Body:
    data = json.loads(form["payload_json"])
    message, files = data.get("data", data), dict[str, bytes]()
    uploads = {part: content.file.read() for part, content in form.items() if part.startswith("files[")}
    for attachment in message["attachments"]:
        upload = uploads.pop(f"files[{attachment['id']}]", None)
        if upload is not None:
            attachment.update(_stored(attachment["filename"], upload))
            files[attachment["id"]] = upload
    assert not uploads, "Discord takes no file that the message does not name"
    return Body(data, files)


def _stored(name: str, content: bytes) -> Json:
    """How Discord describes a file that it has stored."""
    number = str(next(snowflakes))
    address = f"https://cdn.discord.invalid/{number}/{name}"
    kind = {"content_type": "image/png"} if name.endswith(".png") else {}
    return {"id": number, "filename": name, "size": len(content), "url": address, "proxy_url": address, **kind}
