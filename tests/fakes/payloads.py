"""Discord's JSON objects, with the fields that discord.py reads. Each function makes one kind of object."""

import re
from collections.abc import Iterable
from typing import Any, cast

import discord

Json = dict[str, Any]


class Snowflakes:
    """Increasing ids. They contain the present time, as Discord's do: clients consider interactions older than 15
    minutes expired.
    """

    last = 0

    def __next__(self) -> int:
        self.last = max(self.last + 1, discord.utils.time_snowflake(discord.utils.utcnow()))
        return self.last


snowflakes = Snowflakes()

JOINED_AT = "2026-01-01T00:00:00+00:00"


def guild_id_on_shard(shard: int, count: int) -> int:
    snowflake = next(snowflakes)
    milliseconds, rest = snowflake >> 22, snowflake & ((1 << 22) - 1)
    return ((milliseconds - (milliseconds - shard) % count) << 22) | rest


def user(user_id: int, name: str, *, is_bot: bool = False) -> Json:
    identity = {"id": str(user_id), "username": name, "discriminator": "0000" if is_bot else "0", "bot": is_bot}
    return {**identity, "global_name": None, "avatar": None}


def member(roles: Iterable[int] = ()) -> Json:
    """A guild member, without the `user`: messages have it beside the member, other objects inside."""
    return {"roles": [str(role) for role in roles], "joined_at": JOINED_AT, "flags": 0, "nick": None, "avatar": None}


def role(role_id: int, name: str, position: int, permissions: discord.Permissions) -> Json:
    """A role; @everyone has the id of the guild."""
    return {"id": str(role_id), "name": name, "permissions": str(permissions.value), "position": position}


def text_channel(channel_id: int, name: str, position: int) -> Json:
    channel = {"id": str(channel_id), "type": discord.ChannelType.text.value, "name": name, "position": position}
    return {**channel, "permission_overwrites": [], "parent_id": None, "nsfw": False, "flags": 0}


def overwrite(role_id: int, denied: Iterable[str]) -> Json:
    permissions = discord.Permissions(**dict.fromkeys(denied, True))
    return {"id": str(role_id), "type": 0, "allow": "0", "deny": str(permissions.value)}


def dm_channel(channel_id: int, user: Json) -> Json:
    return {"id": str(channel_id), "type": discord.ChannelType.private.value, "recipients": [user], "flags": 0}


def guild(guild_id: int, name: str, owner_id: int, **parts: list[Json]) -> Json:
    """The data of GUILD_CREATE."""
    named: Json = {"id": str(guild_id), "name": name, "owner_id": str(owner_id), "features": []}
    return {**named, "preferred_locale": "en-US", "member_count": len(parts["members"]), "unavailable": False, **parts}


def message(channel: Json, author: Json, content: str, **fields: Any) -> Json:
    message_id = next(snowflakes)
    return {
        "id": str(message_id),
        "type": discord.MessageType.default.value,
        "channel_id": channel["id"],
        "channel_type": channel["type"],
        "author": author,
        "content": content,
        "timestamp": discord.utils.snowflake_time(message_id).isoformat(),
        "edited_timestamp": None,
        **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
        **{part: [] for part in ("mentions", "mention_roles", "attachments", "embeds", "components")},
        "flags": 0,
        **fields,
    }


def mentioned(content: str, users: Iterable[Json]) -> list[Json]:
    return [user for user in users if re.search(f"<@!?{user['id']}>", content)]


def interaction(kind: discord.InteractionType, application_id: int, channel: Json, data: Json, **fields: Any) -> Json:
    interaction_id = next(snowflakes)
    return {
        "id": str(interaction_id),
        "application_id": str(application_id),
        "type": kind.value,
        "token": f"interaction-{interaction_id}",
        "version": 1,
        "data": data,
        "channel": channel,
        "channel_id": channel["id"],
        "attachment_size_limit": 10 * 2**20,
        "authorizing_integration_owners": {"0": fields.get("guild_id", "0")},
        "context": 0 if "guild_id" in fields else 1,
        "entitlements": [],
        "locale": "en-US",
        **fields,
    }


def application(application_id: int, owner: Json, bot: Json, flags: int) -> Json:
    """The application, as its owner has set it up on the Developer Portal."""
    needed = discord.Permissions(view_channel=True, send_messages=True, embed_links=True)
    install = {"scopes": ["applications.commands", "bot"], "permissions": str(needed.value)}
    return {
        **dict.fromkeys(("icon", "team", "interactions_endpoint_url")),
        "id": str(application_id),
        "name": bot["username"],
        "description": "",
        "verify_key": "0" * 64,
        "flags": flags,
        "bot_public": True,
        "bot_require_code_grant": False,
        "install_params": install,
        "integration_types_config": {"0": {"oauth2_install_params": install}},
        "owner": owner,
        "bot": bot,
    }


def gateway_info(shards: int) -> Json:
    """The response to GET /gateway/bot, without the URL."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"shards": shards, "session_start_limit": limit}


def registered_command(command: Json, application_id: int) -> Json:
    """A command as Discord returns it: with ids and localizations, and without options' default values."""
    options = [_registered_option(option) for option in command.get("options", [])]
    needed = command.get("default_member_permissions")
    return {
        "id": str(next(snowflakes)),
        "application_id": str(application_id),
        "version": str(next(snowflakes)),
        "default_permission": True,
        "default_member_permissions": None if needed is None else str(needed),
        "dm_permission": command.get("dm_permission", True),
        "type": command.get("type", 1),
        "name": command["name"],
        "name_localizations": command.get("name_localizations") or None,
        "description": command.get("description", ""),
        "description_localizations": command.get("description_localizations") or None,
        "contexts": sorted(command.get("contexts") or []) or None,
        "integration_types": sorted(command.get("integration_types") or [0]),
        "nsfw": command.get("nsfw", False),
        **({"options": options} if options else {}),
    }


def children(command: Json) -> list[Json]:
    return [*(command.get("options") or ()), *(command.get("choices") or ())]


def without_localizations(data: Any) -> Any:
    """Commands as Discord returns them to a request that does not ask for localizations."""
    match data:
        case list():
            return [without_localizations(item) for item in cast("list[Any]", data)]
        case dict():
            fields = cast("Json", data).items()
            return {key: without_localizations(value) for key, value in fields if not key.endswith("_localizations")}
        case _:
            return data


def _registered_option(option: Json) -> Json:
    always = {"type", "name", "description"}
    registered = {key: value for key, value in option.items() if key in always or value not in (None, False, [], {})}
    if "choices" in registered:
        registered["choices"] = [{"name_localizations": None, **choice} for choice in registered["choices"]]
    if "options" in registered:
        registered["options"] = [_registered_option(inner) for inner in registered["options"]]
    return {"name_localizations": None, "description_localizations": None, **registered}
