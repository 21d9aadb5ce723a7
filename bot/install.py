"""The command that installs what the bot lacks, for an installation from a checkout or from a wheel.

Only the standard library is imported: other packages may be what is missing.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

_ROOT = Path(__file__).parent.parent


def install_command(extra: str = "", *, root: Path = _ROOT) -> str:
    """Return the command that installs the bot's dependencies, or those of an extra.
    `root` is the folder of the package `bot`: the project's in a checkout, or that of all packages.
    """
    checkout = f"-e '.[{extra}]'" if extra else "-e '.'"
    if (root / "constraints.txt").exists():
        return f"python -m pip install -c constraints.txt {checkout}"
    try:
        needed = [line.partition(";") for line in requires("tic-tac-toe-bot") or []]
    except PackageNotFoundError:  # a copy of the code
        return f"python -m pip install {checkout}"
    # The libraries and not the bot, because somebody else may publish a package with its name.
    wanted = [f"'{name.strip()}'" for name, _, marker in needed if marker.strip() == (extra and f'extra == "{extra}"')]
    return f"python -m pip install {' '.join(wanted)}"
