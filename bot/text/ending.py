"""What is said below a finished game besides its result: the ratings, a winning streak, and the coach's sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.analysis.review import Review
from bot.games.game import Termination
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat
from bot.games.value import Result
from bot.model.ending import Ending
from bot.players.opponent import levels_of
from bot.text.page import Page, PageWriter, in_order

_AFTER_A_LOSS = ("ending-thanks", "ending-next_time", "ending-good_game")
_MAX_CELLS = 3  # how many better moves are named
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class EndingWriter:
    """Writes the ending of a match: at most one sentence behind its result, and one line."""

    pages: PageWriter  # the writer of the page

    def add(self, page: Page, match: Match, ending: Ending) -> Page:
        say, words, ratings = self.pages.localizer.say, page.words, list[str]()
        for mark, new in ending.ratings.items():
            who = f"{self.pages.who(match, mark)} " if match.is_duel else ""
            ratings.append(f"{who}{new.rating} ({format_change(new.change)})")
        key = "ending-rating_of_game" if ending.has_several_ratings else "ending-rating"
        facts = [
            say(key, game=match.game, ratings=", ".join(ratings)) if ratings else "",
            say("ending-streak", count=ending.wins) if ending.wins > 1 else "",
            ending.coach,
        ]
        if page.result is Result.LOSS and len(match.plies) >= len(Mark):  # the same sentence after the same moves
            comfort = _AFTER_A_LOSS[sum(match.plies) % len(_AFTER_A_LOSS)]
            words = f"{words} {say(comfort)}"
        score = ""
        if ending.score:
            x, o = (self.pages.who(match, mark) for mark in Mark)
            x_wins, o_wins = ending.score
            score = say("ending-score", x=x, o=o, x_wins=x_wins, o_wins=o_wins)
        if ending.is_first_win and match.opponent:
            words = f"{words} {say('ending-first_win', level=self.pages.localizer.name_of(match.opponent))}"
        lines = [words, score, " · ".join(filter(None, facts))]
        return replace(page, words="\n".join(filter(None, lines)))

    def judge(self, review: Review) -> str:
        """Return the coach's sentence; empty if there is nothing to say."""
        match, localizer = review.match, self.pages.localizer
        say = localizer.say
        if (ply := review.given_away) and ply.before:
            cells = ", ".join(match.game.format(cell) for cell in in_order(ply.best[:_MAX_CELLS], match.game))
            number = sum(other.mark is ply.mark for other in review.plies[: ply.number + 1])  # among the player's moves
            is_last = ply.number >= len(match.plies) - len(Mark)
            missed = "win" if ply.before.result is Result.WIN else "draw"
            is_named = match.is_duel or match.has_crowd
            key = f"ending-{'last' if is_last else 'earlier'}_{missed}{'_of_member' if is_named else ''}"
            who, ordinal = self.pages.who(match, ply.mark), localizer.catalogue.babel.ordinal_form(number)
            said = say(key, who=who, number=number, ordinal=ordinal, cells=cells)
            return localizer.capitalized(said) if match.has_crowd else said  # it may begin with "the crowd"
        if not _is_faultless(review):
            return ""
        is_best = match.termination is Termination.FULL_BOARD and match.opponent == levels_of(match.game)[-1]
        return say("ending-best_result" if is_best else "ending-no_mistake")


def _is_faultless(review: Review) -> bool:
    """Check if the member or the crowd that played the bot did not lose, and is proven to have made no mistake."""
    match = review.match
    if match.is_duel or match.outcome is None:
        return False
    mark = Mark.O if isinstance(match.x, OpponentSeat) else Mark.X
    kept = [ply.is_judged and not ply.mistake for ply in review.plies if ply.mark is mark]
    return match.outcome.result_for(mark) is not Result.LOSS and all(kept) and bool(kept)


def format_change(points: int) -> str:
    """Return the change of a rating with its sign.

    >>> format_change(14), format_change(0)
    ('+14', '±0')
    """
    return f"{'+' if points > 0 else _MINUS if points < 0 else '±'}{abs(points)}"
