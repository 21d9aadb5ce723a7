"""Make text safe to show: escape control characters and formatting, and redact secrets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from pydantic import SecretStr


def escape_unprintable(text: str) -> str:
    r"""Escape unprintable characters, so that the text stays on its line and cannot control a terminal.

    >>> print(escape_unprintable("one\ntwo\u2028three \x1b[2J"))
    one\ntwo\u2028three \x1b[2J
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


_FORMATTING = re.compile(r"(?P<url>https?://[^ \n]+)|[\\*_~|`]|\](?=\()|^[>#-]", re.MULTILINE)


def escape_markdown(text: str) -> str:
    r"""Escape what Discord would show as formatting. URLs stay as they are, because Discord does not format them.

    >>> print(escape_markdown("# *new* at https://example.com/a_b [here](there)"))
    \# \*new\* at https://example.com/a_b [here\](there)
    """
    return _FORMATTING.sub(lambda found: found["url"] or f"\\{found[0]}", text)


def make_redactor(secrets: Iterable[SecretStr | None]) -> Callable[[str], str]:
    """Return a function that replaces every secret in a text with `[secret]`, also where it is quoted for a URL."""
    values = {secret.get_secret_value() for secret in secrets if secret}
    if not values:
        return str
    longest_first = sorted(values, key=len, reverse=True)  # a secret may begin with a shorter one
    pattern = re.compile("|".join("".join(map(_pattern_of, secret)) for secret in longest_first))
    return lambda text: pattern.sub("[secret]", text)


def _pattern_of(character: str) -> str:
    """Return a pattern for a character as it is, as a URL or a form quotes it, and as `repr` shows it."""
    in_url = "".join(f"%{byte:02x}" for byte in character.encode(errors="surrogatepass"))
    in_form = "+" if character == " " else in_url
    in_repr = f"\\{character}" if character in "'\"" else repr(character)[1:-1]
    return f"(?:(?i:{in_url})|{'|'.join(map(re.escape, (in_form, in_repr, character)))})"
