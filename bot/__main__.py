"""Run the bot: `python -m bot`. SIGINT and SIGTERM end the process with exit code 0 even while modules load."""

import os
import signal
import sys
from types import FrameType


def _exit(_number: int, _frame: FrameType | None) -> None:
    os._exit(0)  # nothing has started that needs to be shut down


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _exit)

    try:
        from bot.command_line import main
    except ModuleNotFoundError as missing:
        advice = "Use the Python in .venv, or install what is needed: python -m pip install -c constraints.txt -e ."
        print(f"The package {missing.name} is not installed for this Python. {advice}", file=sys.stderr)
        sys.exit(69)

    sys.exit(main())
