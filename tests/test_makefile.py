"""`make` installs what it needs into .venv, once, whatever state .venv was left in."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BASE = f"{sys.base_prefix}/bin"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

PYTHON = f"""#!/bin/sh
case "$*" in
    *print*) cat version;;
    "-m venv --clear .venv")
        echo a new .venv >> log
        packages=.venv/lib/python{VERSION}/site-packages
        rm -rf .venv
        mkdir -p .venv/bin $packages/pip-1.dist-info
        ln -s {BASE}/python{VERSION} .venv/bin/python
        echo home = {BASE} > .venv/pyvenv.cfg
        touch $packages/pip-1.dist-info/INSTALLER
        cp fake_pip.py $packages/pip.py;;
esac
"""
"""A fake Python that creates virtual environments with the fake pip below. The file `version` has its version."""

PIP = """
import sys
from pathlib import Path

with Path("log").open("a") as log:
    print(sys.argv[-1], file=log)
if Path("interrupt").exists():
    Path(__file__).with_name("half-1.dist-info").mkdir()
sys.exit(Path("fail").exists())
"""
"""A fake pip that logs what it is told to install. If a file `fail` exists, it fails; if a file `interrupt` exists, it
leaves an incomplete package."""

READY_PYTHON = f"""#!/bin/sh
case "$*" in
    *load_config*) exec {sys.executable} "$@";;
    "-m pip "*|"-m bot "*) eval echo "\\${{$#}}" >> log;;
esac
"""
"""A fake Python of a virtual environment. It runs what reads the settings, and logs the last argument of each other
call."""

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make here")

Make = Callable[..., list[str]]


def write_program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    file.chmod(0o755)


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Runs make in a folder without network; returns what was installed or run meanwhile, in order."""
    monkeypatch.chdir(tmp_path)
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, name)
    write_program(Path("bin/python3"), PYTHON)
    Path("fake_pip.py").write_text(PIP)
    Path("version").write_text(VERSION)
    path = f"{tmp_path}/bin:{os.environ['PATH']}"  # noqa: TID251 - passed on, not read

    def run(*arguments: str, **settings: str) -> list[str]:
        Path("log").write_text("")
        environment = {"PATH": path, "PYTHONDONTWRITEBYTECODE": "1", **settings}
        subprocess.run(["make", "--silent", *arguments], env=environment, capture_output=True, check=False)  # noqa: S603, S607
        return Path("log").read_text().splitlines()

    return run


def test_a_virtual_environment_that_cannot_be_used_is_created_again(make: Make) -> None:
    Path("bot/players").mkdir(parents=True)
    Path("bot/players/gravity.py").write_text("def compile_search(): pass")
    ready, python, target = Path(".venv/bot.ready"), Path(".venv/bin/python"), ".venv/bot.ready"
    created = ["a new .venv", ".[charts,fast,neural]"]
    assert make(target) == created
    assert (make(target), make(target, "PYTHON=python3")) == ([], [])

    (packages,) = Path(".venv/lib").glob("python*/site-packages")
    for leave_broken in (
        lambda: shutil.rmtree(packages / "pip-1.dist-info"),  # the creation was interrupted before pip was installed
        lambda: (packages / "pip-1.dist-info/INSTALLER").unlink(),  # or during that
        lambda: (packages / "~half").mkdir(),
        lambda: (python.unlink(), python.symlink_to("/usr/bin/python3.0")),  # its Python was removed
    ):
        leave_broken()
        assert make(target) == created

    Path("version").write_text("3.99")
    assert make(target) == []  # no version was chosen
    assert make(target, "PYTHON=python3") == created

    for cause, install_again in (("fail", created[1:]), ("interrupt", created)):
        ready.unlink()
        Path("fail").touch()
        Path(cause).touch()
        assert make(target) == created[1:]
        Path("fail").unlink()
        Path(cause).unlink(missing_ok=True)
        assert make(target) == install_again
        assert ready.exists()


def test_make_run_installs_the_demo_only_without_a_token(make: Make) -> None:
    write_program(Path(".venv/bin/python"), READY_PYTHON)
    source, started = {"PYTHONPATH": str(ROOT)}, ["--or-demo"]
    assert make("run", DISCORD_TOKEN="a.b.c", **source) == [".[charts,fast,neural]", *started]
    assert make("run", **source) == [".[demo]", *started]
