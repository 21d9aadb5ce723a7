"""An error of every kind in memory files and game notation, with a part of its sentence in English."""

from bot.game import errors
from bot.opponents import errors as files
from bot.opponents.learner import ModeName

ORIGINAL = ModeName("original")

FILE_EXAMPLES = [
    (files.MemoryFileError(files.MemoryFileReason.TOO_LARGE, max_kib=256), "it has more than 256 KiB."),
    (files.MemoryFileError(files.MemoryFileReason.ENCODING, byte=7), "it isn't text in UTF-8 (byte 7)."),
    (files.MemoryFileError(files.MemoryFileReason.SYNTAX, line=2, column=5), "it isn't JSON (line 2, column 5)."),
    (files.MemoryFileError(files.MemoryFileReason.SHAPE), "it has to be one JSON object with two lists"),
    (
        files.MemoryFileError(files.MemoryFileReason.UNKNOWN_KEY, number=3, keys="`lost`, `good`"),
        "key number 3 is unknown. The keys are `lost`, `good`.",
    ),
    (files.MemoryFileError(files.MemoryFileReason.REPEATED_KEY, "mode"), "it has the key `mode` twice."),
    (files.MemoryFileError(files.MemoryFileReason.MISSING_KEY, "mode"), "the key `mode` is missing."),
    (
        files.MemoryFileError(files.MemoryFileReason.VALUE, "mode", values='"a", "b"'),
        '`mode` has to be one of these: `"a", "b"`.',
    ),
    (files.MemoryFileError(files.MemoryFileReason.NOT_A_LIST, "lost"), "`lost` has to be a list."),
    (
        files.MemoryFileError(files.MemoryFileReason.ENTRY, "lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1 to 19,682.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.ORDER, "lost[3]", "19000"),
        "`lost[3]` is 19000, which isn't larger than the entry before it.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.UNREACHABLE, "lost[3]", "8"),
        "`lost[3]` is 8, a position that no game reaches.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GAME_OVER, "lost[3]", "8"),
        "`lost[3]` is 8, a position in which the game has ended",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.GOOD_NOT_ALLOWED, "good[0]", mode=ORIGINAL),
        "mode `original` remembers no good positions, so `good[0]` has to go.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.NOT_CANONICAL, "lost[3]", "9000", "1000"),
        "`lost[3]` is 9000, but this mode stores its mirrored or rotated twin, 1000.",
    ),
    (
        files.MemoryFileError(files.MemoryFileReason.CONTRADICTION, "good[3]", "9"),
        "`good[3]` is 9, which is also in the other list.",
    ),
    (errors.NotationError(errors.NotationReason.TIME, 3), "I can't read line 3: it has to begin with a time in UTC,"),
    (errors.NotationError(errors.NotationReason.RULES, 3), "I can't read line 3: after the time come the numbers"),
    (
        errors.NotationError(errors.NotationReason.SEAT, 3, seat="x:"),
        "Write `x:me`, `x:member` or one of my levels, such as `x:easy`.",
    ),
    (
        errors.NotationError(errors.NotationReason.SAME_PLAYER, 3),
        "Line 3 isn't a possible game: only one player can be `me`.",
    ),
    (
        errors.NotationError(errors.NotationReason.MOVE, 3, 4, results="`1-0`, `*`"),
        "its move 4 is neither a cell of that board, such as `B2`, nor a result (`1-0`, `*`).",
    ),
    (
        errors.NotationError(errors.NotationReason.CELL_TAKEN, 3, 4, "B2"),
        "at its move 4, **B2** is already taken.",
    ),
    (
        errors.NotationError(errors.NotationReason.FLOATING_CELL, 3, 4, "B2"),
        "at its move 4, a mark on **B2** would fall.",
    ),
    (
        errors.NotationError(errors.NotationReason.GAME_OVER, 3, 6),
        "Line 3 isn't a possible game: it is over before its move 6.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT, 3, results="`1-0`, `*`"),
        "after the moves come the result (`1-0`, `*`) and how the game",
    ),
    (
        errors.NotationError(errors.NotationReason.TERMINATION, 3, terminations="`line`"),
        "after the result comes how the game ended: `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.DECIDED, 3, ending="1-0 line"),
        "its moves end with `1-0 line`, so the line has to say that.",
    ),
    (
        errors.NotationError(errors.NotationReason.UNDECIDED, 3, termination="line"),
        "its moves don't end it, so it can't say `line`.",
    ),
    (
        errors.NotationError(errors.NotationReason.RESULT_MISMATCH, 3, termination="agreed", results="`*`"),
        "after `agreed`, the result can only be `*`.",
    ),
    (
        errors.NotationError(errors.NotationReason.EXTRA_TEXT, 3),
        "after how the game ended, it may only say `coached`.",
    ),
]
