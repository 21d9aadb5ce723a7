"""The cogs: the bot's commands and the handlers of its buttons, menus and forms."""

COGS = (
    "about",
    "blocklist",
    "challenges",
    "coach",
    "course",
    "draws_and_takebacks",
    "errors",
    "heartbeat",
    "help",
    "learner",
    "maintenance",
    "notify",
    "owner",
    "play",
    "practice",
    "privacy",
    "progress",
    "puzzle",
    "records",
    "settings",
    "stop",
    "threads",
    "watch",
)
"""The modules and packages that the bot loads. Others in this folder may be left over from an older version."""
