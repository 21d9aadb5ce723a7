"""How people have done, in words: of one person, of a whole home, and side by side on a leaderboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.rating import INITIAL_RATING, MIN_RANKED_GAMES
from bot.model.statistics import Leaderboard, ScopeRecord, Standing, UserRecord, WinDrawLoss
from bot.opponents.opponent import LEVEL_RATINGS, NAMES
from bot.rendering.coach import RESULTS
from bot.rendering.localizer import Localizer

A_PAGE = 10
"""So many members are on one page of a leaderboard."""

MOST_LETTERS = 2000
"""A message has no more: https://discord.com/developers/docs/resources/message#create-message."""

_GAMES, _LEVEL = "🎮", "🤖"


@dataclass(frozen=True, slots=True)
class RecordWriter:
    """Puts records into words for one place.

    Args:
        name: what somebody is called there, safe to print.
    """

    localizer: Localizer
    name: Callable[[UserId], str]

    def person(self, record: UserRecord, who: str, *, is_rated: bool) -> str:
        """How a person has done.

        Args:
            who: what the person is called.
            is_rated: whether there are ratings in that home.
        """
        if not record.total.games:
            return self.localizer.say("stats.none", who=who)
        rating = [self.standing(record.standing)] if is_rated else []
        return self._lines(self.localizer.say("stats.person", who=who), *rating, *self._tallies(record))

    def scope(self, record: ScopeRecord) -> str:
        """What has been played in a home."""
        if not record.matches:
            return self.localizer.say("stats.nothing")
        most_active = " · ".join(f"**{self.name(user)}** {games}" for user, games in record.most_active)
        lines = [
            self.localizer.say("stats.home", games=record.matches, members=record.players),
            self._winners(record.winners),
            self.localizer.say("stats.ends", ends=self._ends(record)),
            *self._against(record.opponents, "stats.members_against"),
            self.localizer.say("stats.most_active", members=most_active),
        ]
        if record.exhibitions:
            lines.append(self.localizer.say("stats.exhibitions", games=record.exhibitions))
        return self._lines(*lines)

    def leaderboard(self, board: Leaderboard, before: Standing | None, own: str) -> str:
        """A page of a leaderboard, on which the levels stand among the members.

        If their names are so long that it would be too much for a message, they are mentioned.

        Args:
            before: the last one of the page before.
            own: how whoever reads it stands, in a sentence.
        """
        text = self._leaderboard(board, before, own)
        if len(text) <= MOST_LETTERS or self.name is mention:
            return text
        return replace(self, name=mention).leaderboard(board, before, own)

    def standing(self, standing: Standing | None) -> str:
        """How strong somebody is."""
        if standing is None:
            return self.localizer.say("rating.none", games=MIN_RANKED_GAMES)
        if standing.rank is None:
            return self.localizer.say("rating.provisional", rating=standing.rating, games=standing.games_until_ranked)
        return self.localizer.say("rating.ranked", rating=standing.rating, rank=standing.rank)

    def picture(self, record: UserRecord, ratings: Sequence[int]) -> str:
        """What the picture of a record shows, for those who have it read to them.

        Args:
            ratings: those of its curve; none if it has none.
        """
        total = record.total
        bar = self.localizer.say("stats.bar", wins=total.wins, draws=total.draws, losses=total.losses)
        if not ratings:
            return bar
        facts = {"first": ratings[0], "last": ratings[-1], "lowest": min(ratings), "highest": max(ratings)}
        return f"{bar} {self.localizer.say('rating.curve', games=len(ratings) - 1, **facts)}"

    def tally(self, tally: WinDrawLoss) -> str:
        """How many games, and how they ended."""
        counts = zip(RESULTS.values(), (tally.wins, tally.draws, tally.losses), strict=True)
        return " · ".join([f"{_GAMES} {tally.games}", *(f"{glyph} {count}" for glyph, count in counts)])

    def _leaderboard(self, board: Leaderboard, before: Standing | None, own: str) -> str:
        if not board.standings:
            return f"{self.localizer.say('leaderboard.none', games=MIN_RANKED_GAMES)}\n{own}"
        last = board.offset + len(board.standings)
        title = self.localizer.say("leaderboard.title", first=board.offset + 1, last=last, total=board.total)
        legend = f"{self.localizer.say('stats.legend')} {self.localizer.say('leaderboard.legend')}"
        return "\n".join([title, *self._ranked(board, before), "", own, f"-# {legend}"])

    def _tallies(self, record: UserRecord) -> Iterator[str]:
        yield self.localizer.say("stats.total", tally=self.tally(record.total))
        for mark in Mark:
            yield self.localizer.say("stats.mark", mark=mark, tally=self.tally(record.marks[mark]))
        if record.members.games:
            yield self.localizer.say("stats.members", tally=self.tally(record.members))
        yield from self._against(record.opponents, "stats.against")
        if record.streak:
            glyph = RESULTS[record.streak.result]
            yield self.localizer.say(
                "stats.streak", glyph=glyph, length=record.streak.length, longest=record.longest_winning_streak
            )

    def _against(self, programs: Mapping[str, WinDrawLoss], key: str) -> Iterator[str]:
        """The results against programs, weakest first; those that are no more come last.

        Args:
            key: of the sentence for each.
        """
        for program in sorted(programs, key=lambda name: NAMES.index(name) if name in NAMES else len(NAMES)):
            name, tally = self.localizer.name_of(program), self.tally(programs[program])
            yield self.localizer.say(key, name=name, tally=tally)

    def _winners(self, winners: Mapping[Mark | None, int]) -> str:
        x, o, none = winners[Mark.X], winners[Mark.O], winners[None]
        return self.localizer.say("stats.winners", mark_x=Mark.X, x=x, mark_o=Mark.O, o=o, draws=none)

    def _ends(self, record: ScopeRecord) -> str:
        """How often games ended in which way, without those in which none did."""
        counts = ((end.value.replace(" ", "_"), count) for end, count in record.terminations.items() if count)
        return " · ".join(
            self.localizer.say("stats.end", end=self.localizer.say(f"ended.{end}"), count=n) for end, n in counts
        )

    def _ranked(self, board: Leaderboard, before: Standing | None) -> Iterator[str]:
        """The members of a page, and each level before the first member who is weaker."""
        is_last = board.offset + len(board.standings) >= board.total
        levels = [
            (rating, level)
            for level, rating in sorted(LEVEL_RATINGS.items(), key=lambda item: -item[1])
            if before is None or rating <= before.rating
        ]
        for standing in board.standings:
            while levels and levels[0][0] > standing.rating:
                yield self._level(*levels.pop(0))
            yield self._member(standing)
        if is_last:
            yield from (self._level(*level) for level in levels)

    def _member(self, standing: Standing) -> str:
        who, tally = self.name(standing.user), self.tally(standing.results)
        return f"**{standing.rank}.** {who} · **{standing.rating}** · {tally}"

    def _level(self, rating: int, level: str) -> str:
        return f"{_LEVEL} {self.localizer.name_of(level)} · **{rating}**"

    def _lines(self, *lines: str) -> str:
        return "\n".join([*lines, f"-# {self.localizer.say('stats.legend')} {self.localizer.say('stats.more')}"])


def mention(user: UserId) -> str:
    """What stands for somebody where no name does; Discord shows the name."""
    return f"<@{user}>"


def ratings_of(record: UserRecord) -> tuple[list[int], int]:
    """The ratings that a curve goes through, and the number of the latest rated game.

    A curve that goes back to the first game begins with the rating before it.
    """
    if record.standing is None:
        return [], 0
    games, ratings = record.standing.results.games, [point.rating for point in record.ratings]
    return ([round(INITIAL_RATING), *ratings] if len(ratings) == games else ratings), games
