"""Run our bot as `tests/fakes/launch.py` does, and profile its event loop.

Usage: python benchmarks/profiled_bot.py URL. SIGUSR1 begins the profile. SIGUSR2 ends it, and prints how many seconds
were spent in each package, as one line of JSON.
"""

from __future__ import annotations

import json
import runpy
import signal
from cProfile import Profile
from operator import itemgetter
from pathlib import Path
from types import CodeType, FrameType

PREFIX = "Seconds by package: "

_ROOT = Path(__file__).parent.parent
_OTHERS = "the standard library and built-in functions"
_WAITING = "method 'poll'"
"""The built-in function in which the event loop waits for something to do."""


def main() -> None:
    """Run the bot."""
    profile = Profile()

    def begin(_number: int, _frame: FrameType | None) -> None:
        profile.enable()

    def end(_number: int, _frame: FrameType | None) -> None:
        profile.disable()
        print(PREFIX + json.dumps(_seconds_by_package(profile)), flush=True)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)
    runpy.run_path(str(_ROOT / "tests/fakes/launch.py"), run_name="__main__")


def _seconds_by_package(profile: Profile) -> dict[str, float]:
    seconds: dict[str, float] = {}
    for entry in profile.getstats():
        code: CodeType | str = entry.code
        if isinstance(code, str):  # a built-in function
            package = _WAITING if _WAITING in code else _OTHERS
        else:
            package = _package(Path(code.co_filename))
        seconds[package] = seconds.get(package, 0) + entry.inlinetime
    seconds.pop(_WAITING, None)
    return dict(sorted(seconds.items(), key=itemgetter(1), reverse=True))


def _package(file: Path) -> str:
    """Return the package of a file: a folder of ours, a library, or the standard library."""
    parts = file.parts
    if "site-packages" in parts:
        return parts[parts.index("site-packages") + 1]
    if file.is_relative_to(_ROOT) and ".venv" not in parts:
        return "our own code"
    return _OTHERS


if __name__ == "__main__":
    main()
