"""A Discord bot that plays tic-tac-toe: its rules, its opponents, its matches and its words."""
