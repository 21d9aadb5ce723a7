"""The advice to install something fits how the bot was installed."""

from pathlib import Path

from bot.install import install_command


def test_in_a_checkout_the_checkout_is_installed() -> None:
    assert install_command() == "python -m pip install -c constraints.txt -e '.'"
    assert install_command("fast") == "python -m pip install -c constraints.txt -e '.[fast]'"


def test_an_installed_wheel_gets_only_what_it_lacks(tmp_path: Path) -> None:
    assert install_command(root=tmp_path) == "python -m pip install 'tic-tac-toe-bot'"
    assert install_command("fast", root=tmp_path) == "python -m pip install 'tic-tac-toe-bot[fast]'"
