"""A Discord bot that plays tic-tac-toe and similar games."""

__version__ = "0.3.0"
