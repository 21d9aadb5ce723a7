"""The cogs: the bot's commands and the handlers of its buttons, menus and forms."""

COGS = (
    "help.about",
    "upkeep.blocklist",
    "duels.commands",
    "coach.commands",
    "course.commands",
    "duels.offers",
    "help.errors",
    "upkeep.heartbeat",
    "help.commands",
    "learner.commands",
    "upkeep.commands",
    "notices.commands",
    "upkeep.owner",
    "play.commands",
    "practice.commands",
    "privacy.commands",
    "progress.commands",
    "puzzles.commands",
    "records.commands",
    "settings.commands",
    "play.stop",
    "play.threads",
    "watch.commands",
)
"""The modules that the bot loads. Others in this folder may be left over from an older version."""
