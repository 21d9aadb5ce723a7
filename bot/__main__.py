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

    from bot.command_line import main

    sys.exit(main())
