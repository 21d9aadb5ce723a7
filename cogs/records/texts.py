"""Records as text and as charts: of a user, of a whole server, and the leaderboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.game import Game
from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.matches.rating import INITIAL_RATING, MIN_RANKED_GAMES
from bot.players.opponent import LEVEL_NAMES, WATCHED_NAMES, level_ratings
from bot.text.chart import Axis, LineChart, Picture, ResultBar, tick_step, ticks
from bot.text.game_request import word_of_game
from bot.text.localizer import Localizer
from cogs.records.queries import Leaderboard, ScopeRecord, Standing, UserRecord, WinDrawLoss

PAGE_SIZE = 10  # the number of members on one page of the leaderboard
MAX_MESSAGE_LENGTH = 2000  # in characters: https://discord.com/developers/docs/resources/message#create-message

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class RecordWriter:
    localizer: Localizer
    name: Callable[[UserId], str]  # returns the escaped name of a user
    is_rated: bool = True  # whether games are rated there, as in servers

    def describe_user(
        self,
        record: UserRecord,
        name: str,
        game: str | None = None,
        *,
        with_curve: bool = False,
        score: str = "",
        badge: str = "",
    ) -> str:
        """Describe the record of a user with an escaped name, and the rating curve if no chart shows it.
        `score` says how many games the reader and the user have won against each other; `badge` what else the user has
        done.
        """
        if not record.total.games:
            key = "stats-none_of_game" if game else "stats-none"
            none = self.localizer.say(key, who=name, **self._game_facts(game))
            return "\n".join(filter(None, [none, badge]))
        title = self._title(self.localizer.say("stats-user", who=name), game)
        ratings = [self._ratings(record), *(self._course(record) if with_curve else ())] if self.is_rated else ()
        return "\n".join(filter(None, [title, *ratings, *self._user_tallies(record, score, badge)]))

    def describe_scope(self, record: ScopeRecord, game: str | None = None) -> str:
        if not record.matches:
            return self.localizer.say("stats-nothing_of_game" if game else "stats-nothing", **self._game_facts(game))
        most_active = " · ".join(
            self.localizer.say("stats-member", who=self.name(user), games=games) for user, games in record.most_active
        )
        x, o = (record.winners[mark] for mark in Mark)
        lines = [
            self._title(self.localizer.say("stats-scope"), game),
            self.localizer.say("stats-games", games=record.matches, members=record.players),
            self.localizer.say("stats-winners", mark_x=Mark.X, x=x, mark_o=Mark.O, o=o, draws=record.winners[None]),
            self.localizer.say("stats-ends", ends=self._terminations(record)),
            self.localizer.say("stats-most_active", members=most_active),
        ]
        if record.exhibitions:
            lines.append(self.localizer.say("stats-exhibitions", games=record.exhibitions))
        if record.opponents:
            lines += [self.localizer.say("stats-members_against"), *self._opponent_tallies(record.opponents)]
        return self._join(*lines)

    def describe_leaderboard(self, board: Leaderboard, own: str, game: str = DEFAULT_GAME) -> str:
        """Describe a page of the leaderboard; `own` are sentences about the reader's rating."""
        text = self._leaderboard(board, own, game)
        if len(text) <= MAX_MESSAGE_LENGTH or self.name is mention_user:
            return text
        return replace(self, name=mention_user).describe_leaderboard(board, own, game)

    def describe_next_level(self, standing: Standing, game: str) -> str:
        """Say which level is the next one above a member, and how far; empty if none is."""
        above = [(rating, level) for level, rating in level_ratings(GAMES[game]).items() if rating > standing.rating]
        if not above:
            return ""
        rating, level = min(above)
        return self.localizer.say(
            "leaderboard-next", level=self.localizer.name_of(level), points=rating - standing.rating
        )

    def describe_standing(self, standing: Standing | None) -> str:
        """Describe the rating and the rank of a member; None for a member without a rating."""
        if standing is None:
            return self.localizer.say("rating-none", games=MIN_RANKED_GAMES)
        if standing.rank is None:
            return self.localizer.say(
                "rating-provisional", rating=str(standing.rating), games=standing.games_until_ranked
            )
        return self.localizer.say("rating-ranked", rating=str(standing.rating), rank=standing.rank)

    def describe_chart(self, record: UserRecord, ratings: Sequence[int]) -> str:
        """Return the alternative text of a record's chart, with the points of the rating curve, for screen readers."""
        total = record.total
        bar = self.localizer.say("stats-bar", wins=total.wins, draws=total.draws, losses=total.losses)
        if not ratings:
            return bar
        curve = self._describe_curve("rating-curve", ratings)
        game = "" if record.rated_game == DEFAULT_GAME else f"{self._name_of(record.rated_game)}. "
        return f"{bar} {game}{curve}"

    def _course(self, record: UserRecord) -> Iterator[str]:
        ratings, _ = rating_history(record)
        if len(ratings) > 1:
            course = self._describe_curve("rating-course", ratings)
            is_default = record.rated_game == DEFAULT_GAME
            game = self._name_of(record.rated_game)
            yield course if is_default else self.localizer.say("rating-of_game", game=game, standing=course)

    def _describe_curve(self, key: str, ratings: Sequence[int]) -> str:
        ends = {"first": ratings[0], "last": ratings[-1], "lowest": min(ratings), "highest": max(ratings)}
        facts = {name: str(rating) for name, rating in ends.items()}
        return self.localizer.say(key, games=len(ratings) - 1, **facts)

    def _leaderboard(self, board: Leaderboard, own: str, game: str) -> str:
        facts = self._game_facts(game)
        if not board.standings:
            return f"{self.localizer.say('leaderboard-none', games=MIN_RANKED_GAMES, **facts)}\n{own}"
        lines = [self.localizer.say("leaderboard-title", **facts)]
        if board.total > len(board.standings):
            first, last = board.offset + 1, board.offset + len(board.standings)
            lines.append(self.localizer.say("leaderboard-range", first=first, last=last, total=board.total))
        return "\n".join([*lines, *map(self._member, board.standings), *(["", own] if own else [])])

    def _ratings(self, record: UserRecord) -> str:
        """Return the rating; with several, that of the game that was played most, and the others in short."""
        standing = self.describe_standing(record.standing)
        if record.standings.keys() <= {DEFAULT_GAME}:
            return standing
        first = self.localizer.say("rating-of_game", game=self._name_of(record.rated_game), standing=standing)
        others = sorted(record.standings.keys() - {record.rated_game}, key=[*GAMES].index)
        return " · ".join([first, *(f"{self._name_of(game)} {record.standings[game].rating}" for game in others)])

    def _name_of(self, game: str | None) -> str:
        return self.localizer.name_of_game(GAMES[game or DEFAULT_GAME])

    def _game_facts(self, game: str | None) -> dict[str, str]:
        return {"game": self._name_of(game), "word": word_of_game(self.localizer, game or DEFAULT_GAME)}

    def _user_tallies(self, record: UserRecord, score: str, badge: str) -> Iterator[str]:
        say, tally = self.localizer.say, self._tally
        yield say("stats-total", tally=tally(record.total))
        marks = [mark for mark in Mark if record.marks[mark].games]
        yield score or " · ".join(say("stats-mark", mark=mark, tally=tally(record.marks[mark])) for mark in marks)
        members = [say("stats-members", tally=tally(record.members))] if record.members.games else []
        yield " · ".join([*members, *self._opponent_tallies(record.opponents)])
        won = [name for name in LEVEL_NAMES if name in record.opponents and record.opponents[name].wins]
        beaten = tuple(map(self.localizer.name_of, won))
        lines = [say("stats-beaten", levels=beaten)] if beaten else []
        if record.longest_winning_streak > 1:
            lines.append(say("stats-winning_streak", longest=record.longest_winning_streak))
        yield " · ".join(filter(None, [*lines, badge]))

    def _opponent_tallies(self, tallies: Mapping[str, WinDrawLoss]) -> Iterator[str]:
        """Yield the results against each opponent, weakest first; opponents that no longer exist come last."""
        for opponent in sorted(
            tallies, key=lambda name: WATCHED_NAMES.index(name) if name in WATCHED_NAMES else len(WATCHED_NAMES)
        ):
            name, tally = self.localizer.name_of(opponent), self._tally(tallies[opponent])
            yield self.localizer.say("stats-against", name=name, tally=tally)

    def _tally(self, tally: WinDrawLoss) -> str:
        counts = {"won": tally.wins, "drawn": tally.draws, "lost": tally.losses}
        return " · ".join(self.localizer.say(f"stats-{key}", count=count) for key, count in counts.items() if count)

    def _terminations(self, record: ScopeRecord) -> str:
        counts = ((end.value.replace(" ", "_"), count) for end, count in record.terminations.items() if count)
        return " · ".join(
            self.localizer.say("stats-end", end=self.localizer.say(f"ended-{end}"), count=n) for end, n in counts
        )

    def _member(self, standing: Standing) -> str:
        name, tally = self.name(standing.user), self._tally(standing.results)
        rank = _MEDALS.get(standing.rank or 0, f"**{standing.rank}.**")
        return f"{rank} {name} · **{standing.rating}** · {tally}"

    def _title(self, title: str, game: str | None) -> str:
        return f"{title} · {self._name_of(game)}" if game else title

    def _join(self, *lines: str) -> str:
        more = "stats-more" if self.is_rated else "stats-more_private"
        return "\n".join([*lines, self.localizer.say(more)])


def mention_user(user: UserId) -> str:
    return f"<@{user}>"


def rating_history(record: UserRecord) -> tuple[list[int], int]:
    """Return a user's ratings, from the initial one on if all are known, and the number of the latest rated game."""
    if record.standing is None:
        return [], 0
    games, ratings = record.standing.results.games, [*record.ratings]
    return ([round(INITIAL_RATING), *ratings] if len(ratings) == games else ratings), games


_MIN_SPAN = 100  # the fewest rating points on the y-axis, so that small changes look small


def charts_of_record(
    localizer: Localizer, tally: WinDrawLoss, ratings: Sequence[int], *, last: int, game: Game
) -> Picture:
    """Return the charts of at least one game. The ratings, oldest first, end with the one after game number `last`."""
    bar = _bar(localizer, tally)
    curves = [_curve(localizer, ratings, last, game)] if len(ratings) > 1 else []
    return Picture(localizer.catalogue.locale, [bar, *curves])


def _bar(localizer: Localizer, tally: WinDrawLoss) -> ResultBar:
    counts = tally.wins, tally.draws, tally.losses
    wins, draws, losses = (
        localizer.say(f"chart-{name}", games=games)
        for name, games in zip(("wins", "draws", "defeats"), counts, strict=True)
    )
    return ResultBar(localizer.say("chart-results"), (wins, draws, losses), counts)


def _curve(localizer: Localizer, ratings: Sequence[int], last: int, game: Game) -> LineChart:
    first, label = last - len(ratings) + 1, localizer.say("chart-rating")
    x = Axis(localizer.say("chart-rated_game"), {game: localizer.number(game) for game in ticks(first, last)})
    y = Axis(label, {rating: str(rating) for rating in rating_scale(ratings)})
    return LineChart(f"{label} · {localizer.name_of_game(game)}", x, y, first, {"": ratings})


def rating_scale(ratings: Sequence[int]) -> Sequence[int]:
    """Return round numbers for a y-axis that contains the ratings.

    >>> [*rating_scale([1012, 988, 1104])], [*rating_scale([1000, 1003])]
    ([950, 1000, 1050, 1100, 1150], [940, 960, 980, 1000, 1020, 1040, 1060])
    """
    low, high = min(ratings), max(ratings)
    margin = max(_MIN_SPAN - (high - low), 0) // 2
    low, high = low - margin, high + margin
    step = tick_step(low, high, 5)
    return range(low // step * step, -(-high // step) * step + 1, step)
