"""How a voting stands, as text, and the time of a move that members type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.games.errors import Refusal
from bot.games.game import Capability, Game
from bot.games.mark import Mark
from bot.games.match import Match
from bot.text.localizer import Localizer
from bot.text.page import join_parts, most_central
from bot.text.words import split_time
from cogs.vote.queries import BoardVotes, Tally

_MAX_NAMED = 8  # how many cells with votes a board names


def parse_time(text: str) -> timedelta:
    """Return the time that is the whole text. Raises Refusal if it is none."""
    time, rest = split_time(text.strip())
    if time is None or rest:
        raise Refusal("vote-time")
    return time


@dataclass(frozen=True, slots=True)
class VoteWriter:
    localizer: Localizer
    is_typed: bool = False  # whether boards have no buttons

    def board(self, match: Match, votes: BoardVotes) -> str:
        """Return the lines on the board of a match: how its last ply was chosen, and how the voting stands."""
        lines, game = list[str](), match.game
        if votes.last:
            lines.append(self._say("last", counts=self._counts(votes.last, game)))
            most = max(votes.last.values())
            tied = [cell for cell, count in votes.last.items() if count == most]
            if len(tied) > _MAX_NAMED:
                lines.append(self._say("lot_many", count=len(tied)))
            elif len(tied) > 1:
                names = tuple(self.localizer.name_of_move(cell, game) for cell in sorted(tied))
                lines.append(self._say("lot", cells=names))
        if match.is_crowd_to_move and votes.tally:
            lines += self._open(votes.tally, game)
            if self.is_typed and len(match.plies) < len(Mark):
                lines.append(self._say("typed", example=game.format(most_central(match.board))))
        return "\n".join(lines)

    def yours(self, tally: Tally, cell: int, game: Game, *, who: str = "") -> str:
        """Return what a voter reads; `who` is their name if others read it too."""
        move = self.localizer.name_of_move(cell, game)
        facts = {"count": tally.voters, "deadline": tally.ends}
        return self._say("theirs", who=who, move=move, **facts) if who else self._say("yours", move=move, **facts)

    def _open(self, tally: Tally, game: Game) -> list[str]:
        is_reviewed = Capability.ANALYSIS in game.capabilities
        how = [self._say("how_with_review" if is_reviewed else "how")] if tally.voted.number < len(Mark) else []
        if tally.counts:
            return [self._say("counts", counts=self._counts(tally.counts, game), deadline=tally.ends), *how]
        return [self._say("waits" if tally.voted.has_waited else "none", deadline=tally.ends), *how]

    def _counts(self, counts: Mapping[int, int], game: Game) -> str:
        """Name the cells with votes, those with the most first."""
        ordered = sorted(counts.items(), key=lambda cell_and_count: (-cell_and_count[1], cell_and_count[0]))
        named = [f"{self.localizer.name_of_move(cell, game)} **{count}**" for cell, count in ordered[:_MAX_NAMED]]
        return join_parts(*named, "…" if len(ordered) > _MAX_NAMED else "")

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"vote-{key}", **facts)
