"""The threads of matches: they are archived soon after their match has ended."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import discord
from discord.ext import commands

from bot.client.background_tasks import BackgroundTasks
from bot.client.client import App
from bot.matches.matches import Matches
from bot.matches.store import Follower
from bot.matches.threads import MINUTES_TO_ARCHIVE_ENDED, update_archiving
from bot.model.saved_match import Change, Moment

_TIME_TO_BEGIN = timedelta(minutes=5)  # how long it may take until the match of a new thread is saved


class Threads(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._background = BackgroundTasks()
        app.services[Matches].follow(Follower(saved=self._update_later, on=Moment.BEGIN | Moment.END))

    async def cog_unload(self) -> None:
        self._background.cancel()

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_maintenance_done")
    async def update(self) -> None:
        """Update the threads that could not be updated when their match ended."""
        before = discord.utils.utcnow() - _TIME_TO_BEGIN
        threads = (thread for guild in self._app.guilds for thread in guild.threads)
        kept = (thread for thread in threads if thread.auto_archive_duration != MINUTES_TO_ARCHIVE_ENDED)
        due = [thread for thread in kept if discord.utils.snowflake_time(thread.id) < before]
        await self._background.for_each(due, partial(update_archiving, self._app), lambda thread: thread.id)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self._app.left_threads[thread.id] = None

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        self._app.left_threads.pop(thread.id, None)

    def _update_later(self, change: Change) -> None:
        if isinstance(thread := self._app.get_channel(change.after.place.channel), discord.Thread):
            self._app.tasks.start(update_archiving(self._app, thread))
