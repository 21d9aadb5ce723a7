"""The advice to install something fits how the bot was installed."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.install import install_command

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]


def test_in_a_checkout_the_checkout_is_installed() -> None:
    assert install_command() == "python -m pip install -c constraints.txt -e '.'"
    assert install_command("fast") == "python -m pip install -c constraints.txt -e '.[fast]'"


def test_an_installed_wheel_gets_only_the_libraries_that_it_lacks(tmp_path: Path) -> None:
    assert install_command("fast", root=tmp_path) == "python -m pip install 'numba<0.69,>=0.66'"
    demo = install_command("demo", root=tmp_path)
    assert re.fullmatch(r"python -m pip install 'simcord\[preview\]==[\d.]+' 'tzdata>=[\d.]+'", demo)
    words = install_command(root=tmp_path).split()[4:]
    assert len(words) == len(PROJECT["dependencies"])
    assert words[0].startswith("'aiohttp<3.")


def test_a_copy_of_the_code_is_installed_as_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", [])  # nothing says which libraries the bot needs
    assert install_command("fast", root=tmp_path) == "python -m pip install -e '.[fast]'"
