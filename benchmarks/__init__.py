"""Benchmarks of the bot, compared with other implementations: `python -m benchmarks`."""
