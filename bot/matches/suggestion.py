"""The answer to a typed command whose words are not understood: what was probably meant."""

from __future__ import annotations

from collections.abc import Collection

from bot.client.delivery import Context
from bot.client.names import escape_text
from bot.matches.access import AccessService
from bot.matches.request import Request, RequestKind, handling
from bot.text.game_request import correct_game_request, parse_game_request

_MAX_QUOTED = 40


async def suggest_game_request(ctx: Context, words: str, opponents: Collection[str], examples: str) -> None:
    """Suggest the arguments of a game that were probably meant.
    `opponents` are those that the command accepts; `examples` is the key of the sentence that is sent without a
    suggestion.
    """
    locales = await ctx.bot.locales_of(ctx)
    understood, others, corrected = correct_game_request(words, opponents, ctx.bot.words, locales)
    if corrected:
        await suggest(ctx, corrected)
        return
    name = next((word for word in understood if word.startswith("@")), "")
    known, unknown = " ".join(understood), " ".join(filter(None, (name, *others)))
    is_ours = bool(understood) and not name
    meant = known if is_ours and unknown and parse_game_request(known, opponents, ctx.bot.words, locales) else None
    await explain_words(ctx, unknown, meant, "question-choose_member" if name else examples, is_ours=is_ours)


async def suggest(ctx: Context, words: str, *, command: str | None = None) -> None:
    """Ask whether the user meant other arguments, or another command, whose key is `command`."""
    async with handling(ctx) as request:
        await request.reply(_did_you_mean(ctx, request, words, command))


async def explain_words(
    ctx: Context, unknown: str, meant: str | None, examples: str = "", *, is_ours: bool = False
) -> None:
    """Say which words after a command are not understood, and what was probably meant.
    Nobody is told that who may have meant another bot; see `Request.may_explain`.
    `unknown` is empty if all words are understood, but cannot be combined. `meant` are the arguments that were probably
    meant; if it is None, the sentence with the key `examples` is sent. `is_ours` says whether one of the words has a
    meaning for the bot.
    """
    async with handling(ctx, RequestKind.OPEN) as request:
        is_allowed = ctx.bot.services[AccessService].allows(request.access_request(is_of_match=False), request.settings)
        if is_allowed and (is_ours or await request.may_explain()):
            say, typed = request.public.say, escape_text(with_names(ctx, unknown)[:_MAX_QUOTED])
            what = say("question-unknown_words", typed=typed) if unknown else say("question-conflicting_words")
            hint = say(examples, command=_typed_name(ctx)) if meant is None else _did_you_mean(ctx, request, meant)
            await request.reply(f"{what} {hint}")


def _did_you_mean(ctx: Context, request: Request, words: str, command: str | None = None) -> str:
    say = request.public.say
    typed = say(f"name-{command}") if command else _typed_name(ctx)
    if not words:
        return say("question-did_you_mean_command", command=typed)
    return say("question-did_you_mean", command=typed, words=with_names(ctx, words.lower()))


def _typed_name(ctx: Context) -> str:
    return (ctx.invoked_with or "").replace("`", "")


def with_names(ctx: Context, words: str) -> str:
    """Return words with names in place of mentions, which Discord shows as numbers inside code."""
    words = " ".join(words.split())
    for user in ctx.message.mentions:
        name = f"@{user.name.replace('`', '')}"
        words = words.replace(f"<@{user.id}>", name).replace(f"<@!{user.id}>", name)
    for role in ctx.message.role_mentions:
        words = words.replace(role.mention, f"@{role.name.replace('`', '')}")
    return words
