"""Request bodies with files. See https://discord.com/developers/docs/reference#uploading-files."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.fakes.payloads import Json, snowflakes


@dataclass(frozen=True)
class Body:
    """The body of a request."""

    data: Any = None
    files: Mapping[str, bytes] = field(default_factory=dict[str, bytes])


_BODY = web.RequestKey("body", Body)


async def read_body(request: web.Request) -> Body:
    """Read the body of a request, give ids and URLs to its uploads, and keep it for `body_of`."""
    body = Body()
    if request.content_type == "multipart/form-data":
        body = _with_uploads(await request.post())
    elif request.can_read_body:
        body = Body(await request.json())
    request[_BODY] = body
    return body


def body_of(request: web.Request) -> Any:
    return request[_BODY].data


def edited_attachments(old: list[Json], body: Json) -> list[Json]:
    """The attachments of a message after an edit: the new ones, and the old ones whose ids the edit repeats."""
    by_id = {attachment["id"]: attachment for attachment in old}
    return [
        attachment if "url" in attachment else by_id[str(attachment["id"])]
        for attachment in body.get("attachments", old)
    ]


def _with_uploads(form: Mapping[str, Any]) -> Body:
    data = json.loads(form["payload_json"])
    message, files = data.get("data", data), dict[str, bytes]()
    uploads = {part: content.file.read() for part, content in form.items() if part.startswith("files[")}
    for attachment in message["attachments"]:
        upload = uploads.pop(f"files[{attachment['id']}]", None)
        if upload is not None:
            attachment.update(_attachment(attachment["filename"], upload))
            files[attachment["id"]] = upload
    assert not uploads, "every uploaded file must be listed in the message's attachments"
    return Body(data, files)


def _attachment(filename: str, content: bytes) -> Json:
    attachment_id = str(next(snowflakes))
    url = f"https://cdn.discord.invalid/{attachment_id}/{filename}"
    content_type = {"content_type": "image/png"} if filename.endswith(".png") else {}
    return {
        "id": attachment_id,
        "filename": filename,
        "size": len(content),
        "url": url,
        "proxy_url": url,
        **content_type,
    }
