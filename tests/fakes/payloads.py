"""What Discord's JSON looks like, after its own OpenAPI description: each function writes one kind of object.

Only what a client is promised is here, and with the values of a plain server: no icons, no boosts,
nobody in a voice channel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, cast

import discord

Json = dict[str, Any]

snowflakes = count(discord.utils.time_snowflake(discord.utils.utcnow()))
"""Ids, each later than the one before. They hold the present time, as Discord's do: a client takes an
interaction of fifteen minutes ago for expired."""

JOINED_AT = "2026-01-01T00:00:00+00:00"


def snowflake_on(shard: int, of: int) -> int:
    """An id of a moment ago with which a server falls on a shard."""
    number = next(snowflakes)
    milliseconds, rest = number >> 22, number & ((1 << 22) - 1)
    return ((milliseconds - (milliseconds - shard) % of) << 22) | rest


def user(number: int, name: str, *, is_bot: bool = False) -> Json:
    """Somebody, in whatever server."""
    nothing = ("avatar", "banner", "accent_color", "avatar_decoration_data", "collectibles", "primary_guild")
    return {
        **dict.fromkeys(nothing),
        "id": str(number),
        "username": name,
        "global_name": None,
        "discriminator": "0000" if is_bot else "0",
        "bot": is_bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(roles: Iterable[int] = ()) -> Json:
    """What a server knows of somebody; `user` stands beside it in a message and within it elsewhere."""
    nothing = ("avatar", "banner", "communication_disabled_until", "nick", "premium_since")
    return {
        **dict.fromkeys(nothing),
        "roles": [str(role) for role in roles],
        "joined_at": JOINED_AT,
        "flags": 0,
        "pending": False,
        "mute": False,
        "deaf": False,
    }


def role(number: int, name: str, position: int, permissions: discord.Permissions) -> Json:
    """A role of a server; the one numbered like the server is everyone's."""
    return {
        "id": str(number),
        "name": name,
        "permissions": str(permissions.value),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def text_channel(number: int, name: str, position: int) -> Json:
    """A channel of a server."""
    return {
        "id": str(number),
        "type": discord.ChannelType.text.value,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
    }


def overwrite(role: int, denied: Iterable[str]) -> Json:
    """What a channel takes from a role, whatever the server permits."""
    permissions = discord.Permissions(**dict.fromkeys(denied, True))
    return {"id": str(role), "type": 0, "allow": "0", "deny": str(permissions.value)}


def direct_channel(number: int, other: Json) -> Json:
    """A conversation between the bot and one user."""
    return {
        "id": str(number),
        "type": discord.ChannelType.private.value,
        "recipients": [other],
        "last_message_id": None,
        "flags": 0,
    }


def group_channel(number: int, people: Sequence[Json]) -> Json:
    """A conversation of several people, of whom the first has begun it."""
    return {
        "id": str(number),
        "type": discord.ChannelType.group.value,
        "name": None,
        "icon": None,
        "owner_id": people[0]["id"],
        "recipients": [*people],
        "last_message_id": None,
        "flags": 0,
    }


def guild(number: int, name: str, owner: int, **parts: list[Json]) -> Json:
    """A server as the gateway describes it on arrival.

    Args:
        parts: its `roles`, `channels` and `members`.
    """
    nothing = ("icon", "banner", "splash", "discovery_splash", "description", "afk_channel_id", "system_channel_id")
    empty = ("emojis", "stickers", "features", "threads", "voice_states", "presences", "stage_instances")
    zero = ("afk_timeout", "verification_level", "default_message_notifications", "mfa_level", "premium_tier")
    return {
        **dict.fromkeys(nothing),
        **{part: [] for part in empty},
        **dict.fromkeys(zero, 0),
        "id": str(number),
        "name": name,
        "owner_id": str(owner),
        "explicit_content_filter": 0,
        "system_channel_flags": 0,
        "nsfw_level": 0,
        "preferred_locale": "en-US",
        "joined_at": JOINED_AT,
        "member_count": len(parts["members"]),
        "large": False,
        "unavailable": False,
        **parts,
    }


def message(channel: Json, author: Json, content: str, **shown: Any) -> Json:
    """A message as everybody with the right to read it sees it.

    Args:
        shown: more than the text: `embeds`, `components`, `flags`, `mentions` and the like.
    """
    number = next(snowflakes)
    return {
        "id": str(number),
        "type": discord.MessageType.default.value,
        "channel_id": channel["id"],
        "channel_type": channel["type"],
        "author": author,
        "content": content,
        "timestamp": discord.utils.snowflake_time(number).isoformat(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
        **shown,
    }


def mentioned(content: str, users: Iterable[Json]) -> list[Json]:
    """Those of the users whom a text mentions."""
    return [one for one in users if re.search(f"<@!?{one['id']}>", content)]


def interaction(kind: discord.InteractionType, application: int, channel: Json, data: Json, **who: Any) -> Json:
    """Somebody used a command, is typing one, or pressed a button.

    Args:
        who: `member` with `guild_id`, or `user`; the bot's `app_permissions` there; and the `message` whose
            button was pressed.
    """
    number = next(snowflakes)
    return {
        "id": str(number),
        "application_id": str(application),
        "type": kind.value,
        "token": f"interaction-{number}",
        "version": 1,
        "data": data,
        "channel": channel,
        "channel_id": channel["id"],
        "attachment_size_limit": 10 * 2**20,
        "authorizing_integration_owners": {"0": who.get("guild_id", "0")},
        "context": 0 if "guild_id" in who else 1,
        "entitlements": [],
        "locale": "en-US",
        **who,
    }


def application(number: int, owner: Json, bot: Json, flags: int) -> Json:
    """The bot's application, as its owner set it up on the Developer Portal."""
    nothing = ("icon", "interactions_endpoint_url", "role_connections_verification_url", "team", "event_webhooks_url")
    needed = discord.Permissions(view_channel=True, send_messages=True, embed_links=True)
    install = {"scopes": ["applications.commands", "bot"], "permissions": str(needed.value)}
    return {
        **dict.fromkeys(nothing),
        "id": str(number),
        "name": bot["username"],
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "bot_public": True,
        "bot_require_code_grant": False,
        "install_params": install,
        "integration_types_config": {"0": {"oauth2_install_params": install}},
        "event_webhooks_status": 1,
        "owner": owner,
        "bot": bot,
        "redirect_uris": [],
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        **{f"approximate_{what}_count": 1 for what in ("guild", "user_install", "user_authorization")},
    }


def gateway_facts(shards: int) -> Json:
    """What a bot is told before it connects: how many shards are recommended, and how often it may identify."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"shards": shards, "session_start_limit": limit}


def kept_command(command: Json, application: int) -> Json:
    """A command as Discord gives it back: with ids and localisations, and without what is at its default."""
    number = str(next(snowflakes))
    options = [_kept_option(option) for option in command.get("options", [])]
    needed = command.get("default_member_permissions")
    return {
        "id": number,
        "application_id": str(application),
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


def without_localizations(data: Any) -> Any:
    """Commands as Discord gives them to those who have not asked for their words in all languages."""
    match data:
        case list():
            return [without_localizations(item) for item in cast("list[Any]", data)]
        case dict():
            fields = cast("Json", data).items()
            return {key: without_localizations(value) for key, value in fields if not key.endswith("_localizations")}
        case _:
            return data


def _kept_option(option: Json) -> Json:
    always = {"type", "name", "description"}
    kept = {key: value for key, value in option.items() if key in always or value not in (None, False, [], {})}
    if "choices" in kept:
        kept["choices"] = [{"name_localizations": None, **choice} for choice in kept["choices"]]
    if "options" in kept:
        kept["options"] = [_kept_option(inner) for inner in kept["options"]]
    return {"name_localizations": None, "description_localizations": None, **kept}
