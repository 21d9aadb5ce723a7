"""`python -m bot`: leaves in good order when told to, even while it is still loading."""

import os
import signal
import sys
from types import FrameType


def _leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(0)  # nothing has begun yet that would have to be ended


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)

    try:
        from bot.command_line import main
    except ModuleNotFoundError as missing:
        advice = "Use the Python in .venv, or install what is needed: python -m pip install -c constraints.txt -e ."
        print(f"The package {missing.name} is not installed for this Python. {advice}", file=sys.stderr)
        sys.exit(69)

    sys.exit(main())
