"""The features: the bot's commands and the handlers of its buttons, menus and forms, a package each."""

FEATURES = (
    "coach",
    "course",
    "duels",
    "games",
    "help",
    "learner",
    "notices",
    "play",
    "practice",
    "privacy",
    "progress",
    "puzzles",
    "race",
    "records",
    "settings",
    "upkeep",
    "vote",
    "watch",
)
"""The packages that the bot loads. Others in this folder may be left over from an older version."""
