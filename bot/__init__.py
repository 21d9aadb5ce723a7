"""A Discord bot that plays tic-tac-toe and similar games."""
