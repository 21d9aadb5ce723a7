"""The command that installs what the bot lacks, for an installation from a checkout or from a wheel.

Only the standard library is imported: other packages may be what is missing.
"""

from __future__ import annotations

from pathlib import Path

_ROOT = Path(__file__).parent.parent


def install_command(extra: str = "", *, root: Path = _ROOT) -> str:
    """Return the command that installs the bot's dependencies, and those of an extra.
    `root` is the folder of the package `bot`: the project's in a checkout, or that of all packages.
    """
    extras = f"[{extra}]" if extra else ""
    if (root / "constraints.txt").exists():
        return f"python -m pip install -c constraints.txt -e '.{extras}'"
    return f"python -m pip install 'tic-tac-toe-bot{extras}'"
