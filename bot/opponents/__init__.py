"""Opponents, which choose a cell for a position, and the explanation of positions: advice, reviews and puzzles."""
