"""An error of every kind in memory files and game notation, with a part of its sentence in English."""

from bot.games.errors import Refusal
from bot.players.learner import ModeName

ORIGINAL = ModeName("original")

FILE_EXAMPLES = [
    (Refusal("memory_file-too_large", max_kib=256), "it has more than 256 KiB."),
    (Refusal("memory_file-encoding", byte=7), "it isn't text in UTF-8 (byte 7)."),
    (Refusal("memory_file-syntax", line=2, column=5), "it isn't JSON (line 2, column 5)."),
    (Refusal("memory_file-shape"), "it has to be one JSON object with two lists"),
    (
        Refusal("memory_file-unknown_key", number=3, keys="`lost`, `good`"),
        "key number 3 is unknown. The keys are `lost`, `good`.",
    ),
    (Refusal("memory_file-repeated_key", where="mode"), "it has the key `mode` twice."),
    (Refusal("memory_file-missing_key", where="mode"), "the key `mode` is missing."),
    (Refusal("memory_file-value", where="mode", values='"a", "b"'), '`mode` has to be one of these: `"a", "b"`.'),
    (Refusal("memory_file-not_a_list", where="lost"), "`lost` has to be a list."),
    (
        Refusal("memory_file-entry", where="lost[3]", max_position=19_682),
        "`lost[3]` has to be a whole number from 1 to 19,682.",
    ),
    (
        Refusal("memory_file-order", where="lost[3]", position="19000"),
        "`lost[3]` is 19000, which isn't larger than the entry before it.",
    ),
    (
        Refusal("memory_file-unreachable", where="lost[3]", position="8"),
        "`lost[3]` is 8, a position that no game reaches.",
    ),
    (
        Refusal("memory_file-game_over", where="lost[3]", position="8"),
        "`lost[3]` is 8, a position in which the game has ended",
    ),
    (
        Refusal("memory_file-good_not_allowed", where="good[0]", mode=ORIGINAL),
        "mode `original` remembers no good positions, so `good[0]` has to go.",
    ),
    (
        Refusal("memory_file-not_canonical", where="lost[3]", position="9000", twin="1000"),
        "`lost[3]` is 9000, but this mode stores its mirrored or rotated twin, 1000.",
    ),
    (
        Refusal("memory_file-contradiction", where="good[3]", position="9"),
        "`good[3]` is 9, which is also in the other list.",
    ),
    (Refusal("notation-time", line=3), "I can't read line 3: it has to begin with a time in UTC,"),
    (Refusal("notation-rules", line=3), "I can't read line 3: after the time come the numbers"),
    (Refusal("notation-seat", line=3, seat="x:"), "it doesn't name the player `x:`. Write `x:me` for yourself,"),
    (Refusal("notation-same_player", line=3), "Line 3 isn't a possible game: only one player can be `me`."),
    (
        Refusal("notation-move", line=3, move=4, results="`1-0`, `*`"),
        "its move 4 is neither a cell of that board, such as `B2`, nor a result (`1-0`, `*`).",
    ),
    (Refusal("notation-cell_taken", line=3, move=4, coordinate="B2"), "at its move 4, **B2** is already taken."),
    (Refusal("notation-floating_cell", line=3, move=4, coordinate="B2"), "at its move 4, a mark on **B2** would fall."),
    (Refusal("notation-game_over", line=3, move=6), "Line 3 isn't a possible game: it is over before its move 6."),
    (
        Refusal("notation-result", line=3, results="`1-0`, `*`"),
        "after the moves come the result (`1-0`, `*`) and how the game",
    ),
    (
        Refusal("notation-termination", line=3, terminations="`line`"),
        "after the result comes how the game ended: `line`.",
    ),
    (
        Refusal("notation-decided", line=3, ending="1-0 line"),
        "its moves end with `1-0 line`, so the line has to say that.",
    ),
    (Refusal("notation-undecided", line=3, termination="line"), "it says `line`, but the game isn't over"),
    (
        Refusal("notation-result_mismatch", line=3, termination="agreed", results="`*`"),
        "after `agreed`, the result can only be `*`.",
    ),
    (Refusal("notation-extra_text", line=3), "after how the game ended, it may only say `coached`."),
]
