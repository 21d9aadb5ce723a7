"""The page of a member's running games, and of who looks for one in the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.games.ids import UserId
from bot.games.match import MemberSeat, OpponentSeat
from bot.model.challenge import Challenge
from bot.model.ids import GuildId, Place
from bot.model.saved_match import SavedMatch
from bot.text.localizer import Localizer

PAGE_SIZE = 5  # how many games and invitations are on a page, each of which may have a button


@dataclass(frozen=True, slots=True)
class GamesPage:
    games: Sequence[SavedMatch]
    invitations: Sequence[Challenge]
    first: int  # the number of the first of these invitations, from 1
    total: int  # of games and invitations on all pages


def page_of(games: Sequence[SavedMatch], invitations: Sequence[Challenge], page: int) -> GamesPage:
    """Return a page, counted from 0: the games come before the invitations."""
    start, end, count = page * PAGE_SIZE, (page + 1) * PAGE_SIZE, len(games)
    before = max(start - count, 0)
    return GamesPage(games[start:end], invitations[before : max(end - count, 0)], before + 1, count + len(invitations))


@dataclass(frozen=True, slots=True)
class GamesWriter:
    localizer: Localizer
    user: UserId  # the reader
    place: Place  # where the page is shown
    name_of: Callable[[GuildId | None, UserId], str]  # returns the escaped name of a member
    name_of_guild: Callable[[GuildId], str]  # returns an escaped name; empty if it is unknown

    def describe(self, page: GamesPage) -> str:
        say, lines = self.localizer.say, list[str]()
        if page.games or not page.total:
            lines.append(say("games-title"))
        if not page.total:
            lines.append(say("games-none"))
        lines += map(self._game, page.games)
        if page.invitations:
            lines.append(say("games-invitations"))
        lines += (self._invitation(number, open_) for number, open_ in enumerate(page.invitations, start=page.first))
        return "\n".join(lines)

    def _game(self, saved: SavedMatch) -> str:
        match, say = saved.match, self.localizer.say
        mark = match.mark_of(self.user)
        seat = match.seat(mark.other)
        if isinstance(seat, OpponentSeat):
            other = self.localizer.name_of(seat.opponent)
        else:
            user = seat.user if isinstance(seat, MemberSeat) else None
            other = self.name_of(saved.place.guild, user) if user else say("status-someone")
        if match.board.to_move is mark:
            turn = say("games-your_turn", deadline=saved.deadline)
        elif match.awaits_opponent:
            turn = say("games-my_turn", who=other)
        else:
            turn = say("games-their_turn", who=other, deadline=saved.deadline)
        facts = {"game": match.game, "link": _link(saved.place, saved.shown.message), "other": other}
        return say("games-game", place=self._place(saved.place), turn=turn, **facts)

    def _invitation(self, number: int, invitation: Challenge) -> str:
        place = invitation.place
        facts = {"who": self.name_of(place.guild, invitation.challenger), "game": invitation.game}
        facts |= {"link": invitation, "channel": f"<#{place.channel}>", "deadline": invitation.expires}
        return self.localizer.say("games-invitation", number=number, **facts)

    def _place(self, place: Place) -> str:
        """Name the channel in this server, or else the other server."""
        if place.guild is None:
            return self.localizer.say("games-private")
        name = "" if place.guild == self.place.guild else self.name_of_guild(place.guild)
        return name or f"<#{place.channel}>"


def _link(place: Place, message: int | None) -> str:
    parts = (place.guild or "@me", place.channel, message)
    return "/".join(["https://discord.com/channels", *(str(part) for part in parts if part)])
