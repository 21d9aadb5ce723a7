"""Opaque ids of matches and users: the game only compares them."""

from __future__ import annotations

from typing import NewType

MatchId = NewType("MatchId", int)
UserId = NewType("UserId", int)
