"""Text that is safe to show: it stays on its line, and holds no secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from pydantic import SecretStr


def escape_unprintable(text: str) -> str:
    r"""A text in which whatever cannot be seen is written as an escape: it can neither end a line nor steer a terminal.

    >>> print(escape_unprintable("one\ntwo\u2028three \x1b[2J"))
    one\ntwo\u2028three \x1b[2J
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def make_redactor(secrets: Iterable[SecretStr | None]) -> Callable[[str], str]:
    """A function that replaces every secret in a text by a placeholder, also where it is quoted for a URL.

    Args:
        secrets: None and empty ones hide nothing.
    """
    known = {secret.get_secret_value() for secret in secrets if secret}
    if not known:
        return str
    longest_first = sorted(known, key=len, reverse=True)  # else the rest of one that begins like another would show
    pattern = re.compile("|".join("".join(map(_in_any_spelling, secret)) for secret in longest_first))
    return lambda text: pattern.sub("[secret]", text)


def _in_any_spelling(character: str) -> str:
    """A pattern for a character as it is, as a URL or a form quotes it, and as `repr` shows it."""
    in_url = "".join(f"%{byte:02x}" for byte in character.encode(errors="surrogatepass"))
    in_form = "+" if character == " " else in_url
    in_repr = f"\\{character}" if character in "'\"" else repr(character)[1:-1]
    return f"(?:(?i:{in_url})|{'|'.join(map(re.escape, (in_form, in_repr, character)))})"
