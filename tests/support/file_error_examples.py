"""An error of every kind in memory files and game notation, with a part of its sentence in English."""

from bot.games.errors import Refusal

FILE_EXAMPLES = [
    (Refusal("memory_file-too_large", max_kib=256), "it has more than 256 KiB."),
    (Refusal("memory_file-format"), "it isn't one that `!brain export` has made, or it was changed."),
    (Refusal("memory_file-value", where="mode", values='"a", "b"'), '`mode` has to be one of these: `"a", "b"`.'),
    (
        Refusal("memory_file-entry", where="lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1 to 19,682.",
    ),
    (
        Refusal("memory_file-position", where="lost[3]", position="8"),
        "`lost[3]` is 8, which the learner can't have learned in this mode",
    ),
    (Refusal("notation-line", line=3), "I can't read line 3. A line looks like `2026-11-21T19:30:22Z 3x3x3"),
    (Refusal("notation-unplayable", line=3, move=4), "its move 4 isn't a cell that could be played then"),
    (Refusal("notation-ending", line=3, ending="1-0 line"), "it can't have ended with `1-0 line`."),
]
