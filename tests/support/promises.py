"""What the bot promises whatever happens; each function raises AssertionError where it has not kept its promise."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.games.errors import Refusal
from bot.games.lines import TIC_TAC_TOE, Board
from bot.games.value import Result
from bot.matches.rating import DAILY_WEIGHTS, MAX_DAILY_GAIN, Rating
from bot.players.opponent import level_ratings
from tests.fakes.payloads import Json
from tests.support.random_world import RandomWorld, live_cells, user_of

_SECONDS_ON_THE_WAY = 60
"""How long before a mention arrives it may have been decided."""


@dataclass
class CommittedMatches:
    """All that was ever committed about the matches, replayed entry by entry.

    Args:
        plies: the cells played in each match, after its last entry.
        versions: the positions of all versions of all matches.
        applied: the events that have begun a match or played a ply.
        moved: the matches in whose latest version a member has played.
        ratings: as they have to be, by guild and user.
    """

    world: RandomWorld
    read_up_to: int = 0
    requests_checked: int = 0
    checked_at: float = 0
    plies: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    matches: dict[int, Json] = field(default_factory=dict[int, Json])
    versions: dict[tuple[int, int], Board] = field(default_factory=dict[tuple[int, int], Board])
    applied: set[int] = field(default_factory=set[int])
    moved: set[int] = field(default_factory=set[int])
    ratings: dict[tuple[int, int], Rating] = field(default_factory=dict[tuple[int, int], Rating])
    _pairs: Counter[Any] = field(default_factory=Counter[Any])
    _gains: defaultdict[Any, float] = field(default_factory=lambda: defaultdict(float))
    _consents: list[tuple[float, set[int]]] = field(default_factory=list[tuple[float, set[int]]])

    def to_move(self, channel: int) -> tuple[int, int, Board] | None:
        """Return the running match of a channel with its player to move and its board; None if there is none."""
        for (match,) in self.world.read("SELECT id FROM match WHERE channel_id = ? AND termination IS NULL", channel):
            board = self._board(match)
            if user := self.matches[match][f"{board.to_move.value.lower()}_user"]:
                return match, user, board
        return None

    def update(self) -> None:
        """Read what was committed since the last time, and check that no ply was lost or doubled."""
        changed: set[int] = set()
        query = "SELECT number, kind, id, data FROM log WHERE number > ? ORDER BY number"
        for number, kind, match, data in self.world.read(query, self.read_up_to):
            self.read_up_to, entry = number, json.loads(data)
            if kind == "ply":
                self._add_ply(match, entry)
            elif kind == "taken back":
                self.plies[match].pop()
            elif kind == "unrated":
                self._forget_ratings(match)
            else:
                self._change(match, entry)
            if kind != "unrated":
                changed.add(match)
                self.versions[match, self.matches[match]["version"]] = self._board(match)
        for match in changed:
            self._check_end(match)

    def _board(self, match: int) -> Board:
        board = Board(TIC_TAC_TOE)
        for cell in self.plies[match]:
            board = board.play(cell)
        return board

    def _add_ply(self, match: int, entry: Json) -> None:
        """Each ply is the next one of its match, legal, and what its player asked for by an event of its own."""
        plies, seats, board = self.plies[match], self.matches[match], self._board(match)
        assert entry["number"] == len(plies), f"ply {entry['number']} of match {match} follows {len(plies)} plies"
        assert entry["cell"] in board.legal_moves
        mark = "xo"[len(plies) % 2]
        if user := seats[f"{mark}_user"]:
            assert match not in self.moved, f"match {match} has two plies of members in one version"
            self.moved.add(match)
            self.applied.add(self._event_of(match, user, entry["cell"]))
        else:
            assert seats[f"{mark}_opponent"], f"nobody has played ply {entry['number']} of match {match}"
        plies.append(entry["cell"])

    def _event_of(self, match: int, user: int, cell: int) -> int:
        """Return the event by which a user asked for a ply, the oldest one that may have played it."""
        server, board = self.world.server, self._board(match)
        new = [event for event in server.events if event not in self.applied | server.spent]
        for event in [match, *new] if not self.plies[match] else new:
            request = server.events[event]
            is_here = user_of(request) == user and int(request["channel_id"]) == self.matches[match]["channel"]
            if is_here and _asked_match(request) in (None, match) and _asked_cell(request, board) == cell:
                return event
        raise AssertionError(f"{user} has not asked for cell {cell} in match {match} by an event of its own")

    def _change(self, match: int, entry: Json) -> None:
        before = self.matches.get(match)
        if before:
            assert before["termination"] is None, f"match {match} has changed after its end"
            assert entry["version"] > before["version"], f"match {match} went back to version {entry['version']}"
        else:
            assert match in self.world.server.events, f"no event has begun match {match}"
            assert match not in self.applied, f"event {match} was applied before it began a match"
            self.applied.add(match)
        self.matches[match] = entry
        self.moved.discard(match)
        if entry["termination"]:
            self._rate(match, entry)

    def _check_end(self, match: int) -> None:
        """A match ends on its board when that is decided, and only then, and has its winner."""
        outcome, saved = self._board(match).outcome, self.matches[match]
        assert (outcome is not None) == (saved["termination"] in ("line", "full board")), (
            f"a wrong end of match {match}"
        )
        if outcome:
            winner = outcome.winner and outcome.winner.value
            assert saved["winner"] == winner, f"match {match} was won by {saved['winner']}"

    def _rate(self, match: int, ended: Json) -> None:
        """Rate a match by the rules of docs/rating.md."""
        is_line, guild = ended["termination"] in ("line", "full board"), ended["server"]
        has_result = ended["winner"] or ended["termination"] in ("full board", "agreed")
        users = [user for mark in "xo" if (user := ended[f"{mark}_user"])]
        levels = [level for mark in "xo" if (level := ended[f"{mark}_opponent"])]
        has_moved = is_line or len(self.plies[match]) >= 2
        if not (has_result and has_moved) or len({*users, *levels}) != 2 or not users:
            return
        day = datetime.fromisoformat(ended["at"]).date()
        scores = {user: _result(ended, user) for user in users}
        before = {user: self.ratings.get((guild, user), Rating()) for user in users}
        if levels:
            (user,), (level,) = users, levels
            can_gain = not (ended["is_coached"] or ended["is_weakened"])
            gains = guild, user, level, day
            most = max(MAX_DAILY_GAIN - self._gains[gains], 0.0) if can_gain else 0.0
            after = before[user].after(scores[user], level_ratings(TIC_TAC_TOE)[level], max_gain=most)
            self._gains[gains] += max(after.points - before[user].points, 0)
            self.ratings[guild, user] = after
        elif not ended["is_coached"]:
            pair = guild, frozenset(users), day
            weight = DAILY_WEIGHTS[self._pairs[pair]] if self._pairs[pair] < len(DAILY_WEIGHTS) else 0.0
            self._pairs[pair] += 1
            for user, other in zip(users, reversed(users), strict=True):
                self.ratings[guild, user] = before[user].after(scores[user], before[other].points, weight=weight)

    def _forget_ratings(self, user: int) -> None:
        self.ratings = {key: rating for key, rating in self.ratings.items() if key[1] != user}
        for key in [key for key in self._gains if key[1] == user]:
            del self._gains[key]

    def update_consents(self) -> None:
        """Remember who may be mentioned now: the players of games with notices who have not turned them off."""
        rows = self.world.read("SELECT x_user, o_user FROM match WHERE has_notices AND termination IS NULL")
        muted = {user for (user,) in self.world.read("SELECT user_id FROM muted")}
        self._consents.append((self.world.loop.time(), {*(user for row in rows for user in row)} - muted))

    def has_agreed(self, user: int, since: float) -> bool:
        return any(user in users for time, users in self._consents if time >= since)


def _asked_match(event: Json) -> int | None:
    """The match that a press names; a typed or a slash command names none."""
    custom_id = event.get("data", {}).get("custom_id", "")
    return int(custom_id.split(":")[1]) if custom_id.startswith("cell:") else None


def _asked_cell(event: Json, board: Board) -> int | None:
    """The cell that a message, a slash command or a press asks for, if it does."""
    data, text = event.get("data", {}), event.get("content", "")
    if data.get("custom_id", "").startswith("cell:"):
        return int(data["custom_id"].split(":")[3])
    if data.get("name") == "move":
        text = "!move " + data["options"][0]["value"]
    with suppress(Refusal):
        return board.game.parse(text.removeprefix("!move "), board) if text.startswith("!move ") else None
    return None


def _result(ended: Json, user: int) -> Result:
    if not ended["winner"]:
        return Result.DRAW
    return Result.WIN if ended[f"{ended['winner'].lower()}_user"] == user else Result.LOSS


def what_is_shown_is_saved(history: CommittedMatches) -> None:
    """Every board that was sent to Discord is a version of its match that is in the database."""
    for message in _new_messages(history):
        for (match, version), enabled in live_cells(message).items():
            assert (match, version) in history.versions, f"version {version} of match {match} was shown, but not saved"
            assert enabled == {*history.versions[match, version].legal_moves}, f"a wrong board of match {match}"


def nobody_is_mentioned_who_has_not_agreed(history: CommittedMatches) -> None:
    """A message mentions nobody but a challenged member, or a player in a game with notices who has not muted them."""
    decided_since = history.checked_at - _SECONDS_ON_THE_WAY
    for message in _new_messages(history):
        allowed = message["allowed_mentions"]
        assert not allowed["parse"]
        for user in map(int, allowed.get("users", ())):
            is_challenge = "challenge" in json.dumps(message.get("components"))
            assert is_challenge or history.has_agreed(user, decided_since), (
                f"{user} was mentioned: {message['content']}"
            )


def ratings_are_those_of_the_saved_games(history: CommittedMatches) -> None:
    rows = history.world.read("SELECT guild_id, user_id, rating, games FROM rating")
    saved = {(guild, user): Rating(round(points, 6), games) for guild, user, points, games in rows}
    computed = {key: Rating(round(rating.points, 6), rating.games) for key, rating in history.ratings.items()}
    assert saved == computed


def one_board_of_a_match_is_live(history: CommittedMatches) -> None:
    """At most one message of a match has enabled buttons of cells, and none after its end."""
    live: dict[int, list[int]] = defaultdict(list)
    for message in history.world.messages():
        for match, version in live_cells(message):
            if int(message["id"]) not in history.world.excused:
                live[match].append(version)
    for match, versions in live.items():
        assert history.matches[match]["termination"] is None, f"match {match} is over, and its cells can be pressed"
        assert len(versions) == 1, f"match {match} has live boards of versions {versions}"


def what_is_saved_is_shown(history: CommittedMatches) -> None:
    """The newest version of every match is shown, unless its message was deleted, or the bot could not post it. A
    result was shown with a rematch.
    """
    forbidden = (request.body for request in history.world.server.all_requests if request.is_forbidden)
    shown = {key for message in history.world.messages() for key in live_cells(message)}
    shown |= {key for body in forbidden if body for key in live_cells(body)}
    sent = json.dumps(history.world.server.sent_messages())
    for match, saved in history.matches.items():
        if saved["termination"] is None:
            assert (match, saved["version"]) in shown | history.world.deleted, f"match {match} was not shown: {saved}"
        elif saved["termination"] in ("line", "full board", "resigned", "agreed"):
            assert f"rematch:{match}" in sent, f"the end of match {match} was not shown"


def interactions_were_answered(history: CommittedMatches) -> None:
    """Every interaction that reached a running bot, and that Discord let it answer, was answered."""
    world = history.world
    refused = {path for fault in world.faults if fault.status != 429 or fault.retry_after > 1 for path in fault.paths}
    late = {path for hold, seconds in world.holds if seconds > 1 for path in hold.paths}
    for asked in world.server.asked:
        token = asked.payload["token"]
        if not asked.is_lost and not any(token in path for path in refused | late):
            assert asked.receive(), f"no answer to {asked.payload['data']}"


def _new_messages(history: CommittedMatches) -> Iterator[Json]:
    requests = history.world.server.sent_messages()
    yield from requests[history.requests_checked :]


ALWAYS = (what_is_shown_is_saved, nobody_is_mentioned_who_has_not_agreed, ratings_are_those_of_the_saved_games)
WHEN_QUIET = (one_board_of_a_match_is_live, what_is_saved_is_shown, interactions_were_answered)


def check(history: CommittedMatches, *, is_quiet: bool = False) -> None:
    history.update()
    history.update_consents()
    for promise in ALWAYS + (WHEN_QUIET if is_quiet else ()):
        promise(history)
    history.checked_at = history.world.loop.time()
    history.requests_checked = len(history.world.server.sent_messages())
