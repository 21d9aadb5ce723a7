"""Ids of matches and of the users who play them. The game only compares them."""

from __future__ import annotations

from typing import NewType

MatchId = NewType("MatchId", int)
UserId = NewType("UserId", int)
