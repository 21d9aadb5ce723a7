"""The answer to a typed command with a mistyped word: the command that was probably meant."""

from __future__ import annotations

from collections.abc import Collection

from bot.rendering.game_request import correct_game_request
from bot.replies.delivery import Context
from bot.replies.request import handling


async def suggest_game_request(ctx: Context, words: str, opponents: Collection[str]) -> None:
    """Suggest the arguments of a game that were probably meant; do nothing if there is no such guess.

    Args:
        opponents: the opponents that the command accepts.
    """
    correction = correct_game_request(words, opponents, ctx.bot.words, await ctx.bot.locales_of(ctx))
    if correction.meant:
        await suggest(ctx, correction.meant)


async def suggest(ctx: Context, words: str, *, command: str | None = None) -> None:
    """Ask whether the user meant other arguments, or another command.

    Args:
        command: the key of the other command.
    """
    words = " ".join(words.lower().split())
    for user in ctx.message.mentions:  # inside code, Discord shows a mention as a number
        name = f"@{user.name.replace('`', '')}"
        words = words.replace(f"<@{user.id}>", name).replace(f"<@!{user.id}>", name)
    async with handling(ctx) as request:
        typed = request.public.say(f"name-{command}") if command else ctx.invoked_with
        await request.reply(request.public.say("question-did_you_mean", command=typed, words=words))
