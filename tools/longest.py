"""The longest value of every fact in messages that Discord allows, and Discord's limits of the messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from string import punctuation

from bot.client.names import escape_text
from bot.games.ids import UserId
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, GuildId, MessageId, Place
from bot.players.opponent import LEVEL_NAMES, LevelName
from bot.text.style import Style

NAME = "W" * 32
ESCAPED_NAME = max((escape_text(sign * 32) for sign in punctuation), key=len)
"""A name of punctuation marks, each of which is escaped."""

PREFIX = f"@{NAME} "
"""A mention of the bot."""

EMOJI = f"<a:{'W' * 32}:{10**19}>"
"""An animated custom emoji."""

STYLE = Style(dict.fromkeys(Mark, EMOJI), dict.fromkeys(Mark, EMOJI), EMOJI)

LIMITS: Mapping[str, int] = {
    r"name-.*|word-.*|command-menu_.*": 32,  # names of commands and options
    r"command-.*|level-.*|game-(?!rules_).*": 100,  # descriptions, and choices
    r"thread-name": 100,
    r"board-.*|question-(stop_)?(yes|no)|(challenge|offer)-(accept|decline|withdraw)": 80,  # buttons from here on
    r"learner-(end|do_.*|reset_yes|reset_no)|(puzzle|coach)-(next|back)|privacy-forget|help-to_.*": 80,
    r"course-(lines|forks|prevention|openings|misere|large|connect4|example|exercise|show|lessons|next)": 80,
    r"history-(newer|older|first|last|list)|settings-(to_.*|page_.*|dismiss_deleted|change_prefix)": 80,
    r"style-.*|settings-(default|language_from_discord|no_wait|hours|days|seconds)": 100,  # options of menus
    r"settings-choose_.*": 150,  # menus in which nothing is chosen
    r"own-choose": 80,
    r"own-(title|x|o|winning_x|winning_o|empty)|prefix-(title|field)": 45,  # forms and their fields
    r"own-(explanation|placeholder)|prefix-explanation.*": 100,
    r"progress-(open|post)": 80,
    r"learner-curve|rating-curve|stats-bar|progress-chart": 1024,  # alternative texts of pictures
    r".*": 2000,  # messages; embeds and footers hold more
}
"""The maximum length of messages, by a pattern of their ids; the first pattern that matches counts.

https://discord.com/developers/docs/resources/message and .../interactions/application-commands, .../components."""

ID = 10**19
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 10**9)
"""Numbers of every plural category of every language, and a long one."""

CELLS = "A1, A2, A3, B1, B2, B3, C1, C2, C3"
TIME = datetime(9999, 1, 1, tzinfo=UTC)
CHALLENGE = Challenge(
    ChallengeId(1), Place(ChannelId(ID), GuildId(ID)), UserId(ID), UserId(ID), None, False, TIME, message=MessageId(ID)
)

LONGEST: Mapping[str, object] = {
    "who other winner x o": ESCAPED_NAME,
    "one thread-name.other": NAME,
    "mark mark_x mark_o mover glyph": EMOJI,
    "coordinate answer solution example": "B2",
    "cell move-diagonal.first move-diagonal.last": "row 10 of column 10",
    "cells others position-cells.x position-cells.o": CELLS,
    "picture-board.x picture-board.o": CELLS,
    "line lines": ", ".join(["A1-B2-C3"] * 8),
    "deadline ends": TIME,
    "day date": TIME.date(),
    "share_x share_o": "100\N{NO-BREAK SPACE}%",
    "learner-curve.first learner-curve.last": "100\N{NO-BREAK SPACE}%",
    "levels": tuple(map(LevelName, LEVEL_NAMES)),
    "game": Rules(5, 5, 4),
    "offered settings-games.games error-learner_game.games error-no_puzzles.games": tuple(LISTED.values()),
    "error-no_records.games": tuple(LISTED.values()),
    "numbers": ", ".join(map(str, range(1, 100, 2))),
    "existing": CHALLENGE,
    "idle_after": timedelta(days=9999),
    "challenged": f"<@{ID}>",
    "channel thread": f"<#{ID}>",
    "typed": escape_text("@" * 40),
    "meant board-choose_column.row error-unknown_row.row error-unknown_row.first error-unknown_row.last": "B",
    "board-choose_row.rows": "A\N{EN DASH}Z",
    "own usual": "W" * 5,
    "words": f"@{NAME} thread",
    "where": "lost[19682]",
    "position twin": "19682",
    "keys": "`mode`, `lost`, `good`",
    "values": '"original", "stronger"',
    "reason": "W" * 1000,
    "status": "500",
    "channels": ", ".join([f"<#{ID}>"] * 25),
    "roles": ", ".join([f"<@&{ID}>"] * 25),
    "settings-channels.channels settings-roles.roles": f"{', '.join([f'<@&{ID}>'] * 10)}, …",
    **dict.fromkeys(
        [f"settings-missing_for_{feature}.channels" for feature in ("answers", "threads", "pictures")],
        f"{', '.join([f'<#{ID}>'] * 5)}, …",
    ),
    "name language settings-choose_language.first settings-choose_language.last": NAME,
    "names": ", ".join([f"`:{NAME}:`"] * 5),
    "emoji free": EMOJI,
    "seat": "x=",
    "ending": "1/2-1/2 full_board",
    "termination": "full_board",
    "results": "`1-0`, `0-1`, `1/2-1/2`, `*`",
    "terminations": "`line`, `full_board`, `resigned`, `forfeited`, `agreed`, `abandoned`, `stopped`",
    "stats-most_active.members": " · ".join([f"{ESCAPED_NAME} (1.000.000.000)"] * 3),
    **dict.fromkeys([f"rating-curve.{fact}" for fact in ("first", "last", "lowest", "highest")], "-9999"),
    "rating": "9999",
    "share": "100\N{NO-BREAK SPACE}% · 100\N{NO-BREAK SPACE}%",
    "progress-chart.weeks": ", ".join(["31 December: 100\N{NO-BREAK SPACE}% (1000)"] * 13),
    "code": "W" * 100,
}
"""The longest value of each fact that is no number; those with an id belong to that message only."""

NESTED: Mapping[str, str] = {
    "theme": r"theme-.*",
    "missing": r"permission-.*",
    "command": r"(name|slash)-[a-z]+",
    "level opponent": r"level-.*",
    "idle cooldown": r"settings-(hours|days|seconds)",
    "what": r"level-.*|settings-(hours|days|seconds)",
    "style": r"style-.*",
    "now": r"settings-(level|language|style|channels|roles|idle|cooldown|(no_)?(threads|prefix)|buttons|text)",
    "word": r"word-(misere|connect4)",
    "mode theirs ours": r"word-(original|stronger)",
    "value before after": r"coach-(win|draw|loss)(_at_most)?",
    "reasons": (
        r"coach-(completes|forks|forces|wins|leaves|only|blocks|prevents|mirrors|keeps|holds|threatens|tempts|one_of|all)_"
        ".*"
    ),
    "memory": r"learner-memory.*",
    "standing": r"rating-(ranked|provisional|none)",
    "tally": r"stats-tally",
    "end": r"ended-.*",
    "stats-ends.ends": r"stats-end",
    "result": r"history-(win|draw|loss|no_result)|ended-.*",
}
"""Facts that are messages of the same language themselves, with a pattern of their ids."""

TWICE = {"reasons"}
"""Facts that may consist of two messages."""


def max_length(key: str) -> int:
    """Return the maximum length of a message."""
    return next(limit for pattern, limit in LIMITS.items() if re.fullmatch(pattern, key))
