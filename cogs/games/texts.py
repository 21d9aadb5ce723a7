"""The page of a member's running games, and of who looks for one in the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.games.ids import UserId
from bot.games.match import MemberSeat, OpponentSeat
from bot.model.challenge import Challenge
from bot.model.ids import GuildId, Place
from bot.model.saved_match import SavedMatch
from bot.text.localizer import Localizer, link_to


@dataclass(frozen=True, slots=True)
class GamesWriter:
    localizer: Localizer
    user: UserId  # the reader
    place: Place  # where the page is shown
    name_of: Callable[[GuildId | None, UserId], str]  # returns the escaped name of a member
    name_of_guild: Callable[[GuildId], str]  # returns an escaped name; empty if it is unknown

    def describe(self, games: Sequence[SavedMatch], invitations: Sequence[tuple[int, Challenge]]) -> str:
        """Describe the games and the numbered invitations of a page."""
        say, lines = self.localizer.say, list[str]()
        if games or not invitations:
            lines.append(say("games-title"))
            lines += map(self._game, games) if games else [say("games-none")]
        if invitations:
            lines.append(say("games-invitations"))
            lines += (self._invitation(*numbered) for numbered in invitations)
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
        facts = {"game": match.game, "link": link_to(saved.place, saved.shown.message), "other": other}
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
