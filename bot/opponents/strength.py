"""How strong the levels are, on the scale of members' ratings.

The ratings are those with which Elo's expected scores fit the pairings in docs/opponents.md best:
`.venv/bin/python docs/ladder.py --ratings` reckons them, and docs/rating.md tells how.
"""

from __future__ import annotations

from collections.abc import Mapping

LEVEL_RATINGS: Mapping[str, int] = {"random": 801, "easy": 1000, "medium": 1126, "hard": 1243, "perfect": 1331}
"""Each level's rating, which no game changes. The learner has none: it is as strong as people have made it."""
