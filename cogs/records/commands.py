"""Records of finished games: statistics, the leaderboard, the history, replays and exports."""

from __future__ import annotations

from bot.client.client import App
from cogs.records.history import History
from cogs.records.stats import Records


async def setup(app: App) -> None:
    await app.add_cog(Records(app))
    await app.add_cog(History(app))
