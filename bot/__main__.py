"""The entry point of `python -m bot` and of the console script `tic-tac-toe-bot`."""

import gc
import os
import signal
import sys
from importlib import import_module
from types import FrameType

from bot.install import install_command


def main() -> int:
    """Run the command line and return its exit code; SIGINT and SIGTERM end the process even during the imports."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _exit)

    gc.disable()  # imports leave no garbage, and searching for it takes a tenth of their time
    try:
        from bot.process import command_line

        if sys.argv[1:] != ["health"]:  # it runs twice a minute, and needs none of what the other commands import
            import_module("bot.process.cli_commands")
    except ModuleNotFoundError as missing:
        advice = f"Use the Python of the environment in which you installed the bot, or run  {install_command()}"
        print(f"The package {missing.name} is not installed for this Python. {advice}", file=sys.stderr)
        return 69

    gc.enable()
    return command_line.main()


def _exit(_number: int, _frame: FrameType | None) -> None:
    os._exit(0)  # there are no resources to close yet


if __name__ == "__main__":
    sys.exit(main())
