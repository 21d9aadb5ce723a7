"""The package, the container, the systemd unit and the pages for owners fit the bot."""

import ast
import inspect
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from datetime import timedelta
from fnmatch import fnmatchcase
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from bot.install import install_command
from bot.model.metrics import Metrics
from bot.process.command_line import SHUTDOWN_SECONDS
from bot.process.command_line import main as run_command
from bot.process.config import Config
from bot.process.exit_codes import ExitCode
from bot.process.features import read_messages
from bot.process.metrics import GAUGES, PrometheusExporter
from bot.process.status import fetch_health
from tests.support.bot_process import STOP_TIMEOUT

ROOT = Path(__file__).parent.parent
DOCKERFILE, DOCKERIGNORE, COMPOSE, COMPOSE_POSTGRESQL, UNIT = (
    (ROOT / name).read_text("utf-8")
    for name in ("Dockerfile", ".dockerignore", "compose.yaml", "compose.postgresql.yaml", "deploy/tic-tac-toe.service")
)
INSTALLATION, CONFIGURATION, DATABASES, OPERATIONS, TROUBLESHOOTING, PRIVACY = (
    (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    for name in ("installation", "configuration", "databases", "operations", "troubleshooting", "privacy")
)
README = (ROOT / "README.md").read_text("utf-8")
PAGES = "\n".join((INSTALLATION, CONFIGURATION, DATABASES, OPERATIONS, TROUBLESHOOTING, PRIVACY))
ALL = "\n".join((DOCKERFILE, COMPOSE, COMPOSE_POSTGRESQL, UNIT, PAGES))

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

OTHER_NAMES = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "AF_INET", "AF_UNIX", "NUMBA_CACHE_DIR"}
CONNECTIONS_A_DAY = 1_000
"""The number of connections that Discord allows a bot."""


def test_the_package_has_its_license_script_and_libraries() -> None:
    script = EntryPoint("tic-tac-toe-bot", PROJECT["scripts"]["tic-tac-toe-bot"], "console_scripts")
    assert script.load() is main  # it calls sys.exit(main()), as `python -m bot` does
    assert PROJECT["license"] == "MIT"
    for name in PROJECT["license-files"]:
        assert (ROOT / name).read_text("utf-8").startswith(f"{PROJECT['license']} License\n")
    named = {name for name, needs in PROJECT["optional-dependencies"].items() if "bitbully" in " ".join(needs)}
    assert named == {"bench", "dev"}
    assert "bitbully" not in " ".join(PROJECT["dependencies"]) + DOCKERFILE


def test_the_command_line_the_package_and_the_changelog_have_one_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_command(["--version"])
    assert (stopped.value.code, capsys.readouterr().out) == (ExitCode.OK, f"tic-tac-toe-bot {__version__}\n")
    assert PROJECT["version"] == __version__
    released = re.findall(r"^## \[(\d.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert released[0] == __version__


@pytest.mark.skipif(not shutil.which("git"), reason="only git knows which files belong to the project")
def test_the_source_distribution_holds_the_whole_project() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S607
    if listed.returncode:
        pytest.skip("this is no git checkout of this user")
    manifest = (ROOT / "MANIFEST.in").read_text("utf-8")
    included = " ".join(re.findall(r"^(?:include|graft) (.+)$", manifest, re.MULTILINE)).split()
    included += ["bot", "cogs", "LICENSE", "MANIFEST.in", "pyproject.toml"]  # setuptools adds these by itself
    names = {path.partition("/")[0] for path in listed.stdout.splitlines()}
    assert {name for name in names if not any(fnmatchcase(name, pattern) for pattern in included)} == set()


def test_the_wheel_holds_the_texts_of_every_feature(tmp_path: Path) -> None:
    for name in ("bot", "cogs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    build = "from setuptools.build_meta import build_wheel; print(build_wheel('.'))"
    wheel = run_python(build, tmp_path).split()[-1]
    with zipfile.ZipFile(tmp_path / wheel) as archive:
        archive.extractall(tmp_path / "installed")
    read = "import sys; from bot.process.features import read_messages; sys.stdout.write(read_messages('en'))"
    assert run_python(read, tmp_path / "installed") == read_messages("en")


def run_python(code: str, folder: Path) -> str:
    command = (sys.executable, "-c", code)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, encoding="utf-8").stdout  # noqa: S603


def files_of_the_packages() -> list[Path]:
    files = (path for package in ("bot", "cogs") for path in (ROOT / package).rglob("*") if path.is_file())
    return [path.relative_to(ROOT) for path in files]


def test_the_advice_to_install_something_fits_the_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert install_command() == "python -m pip install -c constraints.txt -e '.'"
    assert install_command("fast") == "python -m pip install -c constraints.txt -e '.[fast]'"
    # A wheel gets only the libraries that it lacks.
    assert install_command("fast", root=tmp_path) == "python -m pip install 'numba<0.69,>=0.66'"
    demo = install_command("demo", root=tmp_path)
    assert re.fullmatch(r"python -m pip install 'simcord\[preview\]==[\d.]+' 'tzdata>=[\d.]+'", demo)
    words = install_command(root=tmp_path).split()[4:]
    assert len(words) == len(PROJECT["dependencies"])
    assert words[0].startswith("'aiohttp<3.")
    monkeypatch.setattr("sys.path", [])  # in a copy of the code, nothing says which libraries the bot needs
    assert install_command("fast", root=tmp_path) == "python -m pip install -e '.[fast]'"


def test_the_workflow_runs_every_supported_python() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    supported = re.findall(
        r"^Programming Language :: Python :: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.MULTILINE
    )
    (listed,) = re.findall(r"^ +python: \[(.+)\]$", workflow, re.MULTILINE)
    assert re.findall(r'"(.+?)"', listed) == supported
    assert PROJECT["requires-python"] == f">={supported[0]}"
    assert "- run: .ci/run\n" in workflow


def test_libraries_whose_internals_are_used_have_an_upper_bound() -> None:
    tested = dict(re.findall(r"^([\w.]+)==(\S+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    required = "\n".join([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["fast"]])
    for name in ("aiohttp", "discord.py", "numba"):
        major, minor, *_ = map(int, tested[name].split("."))
        (bound,) = re.findall(rf"^{re.escape(name)}>=[\d.]+,<(.+)$", required, re.MULTILINE)
        assert bound == f"{major}.{minor + 1}"


def test_every_setting_extra_and_target_that_is_named_exists() -> None:
    named = set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", ALL))
    assert named - OTHER_NAMES <= {name.upper() for name in Config.model_fields}
    named = {extra for extras in re.findall(r"\.\[([a-z,]+)\]", ALL) for extra in extras.split(",")}
    assert {"fast", "metrics", "postgresql"} <= named <= PROJECT["optional-dependencies"].keys()
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"run"} <= {*re.findall(r"^make (\w+)", PAGES, re.MULTILINE)} <= {*targets}


def test_every_command_that_is_named_exists_and_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    words = {
        *re.findall(r"python -m bot ([a-z-]+)", ALL),
        *re.findall(r'"-m", "bot", "([a-z-]+)"', ALL),
        *re.findall(r"run --rm bot ([a-z-]+)", ALL),
    }
    assert {"backup", "copy-database", "doctor", "health"} <= words
    for word in words:
        with pytest.raises(SystemExit) as stopped:
            run_command([word, "--help"])
        assert stopped.value.code == ExitCode.OK, word
    assert f"python -m bot {max(words)}" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        run_command(["--help"])
    (listed,) = re.findall(r"^  command\n((?:    .*\n)+)", capsys.readouterr().out, re.MULTILINE)
    commands = re.findall(r"^    (\S+)", listed, re.MULTILINE)
    assert {*commands} == {*re.findall(r"^\| .*`python -m bot ([a-z-]+)", CONFIGURATION, re.MULTILINE)}


def test_the_units_fit_the_exit_codes_and_the_times_of_the_bot() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", CONFIGURATION, re.MULTILINE)
    assert [int(code) for code, _ in rows] == [code.value for code in ExitCode]
    not_restarted = [code for code, advice in rows if advice.startswith("not start it again")]
    assert [int(code) for code in not_restarted] == [ExitCode.USAGE, ExitCode.CONFIG]
    assert re.findall(r"^RestartPreventExitStatus=(.+)$", UNIT, re.MULTILINE) == [" ".join(not_restarted)]
    (seconds,) = re.findall(r"^RestartSec=(\d+)$", UNIT, re.MULTILINE)
    assert timedelta(days=1) / timedelta(seconds=int(seconds)) < CONNECTIONS_A_DAY
    for pattern, text in ((r"^TimeoutStopSec=(\d+)$", UNIT), (r"^    stop_grace_period: (\d+)s$", COMPOSE)):
        (seconds,) = re.findall(pattern, text, re.MULTILINE)
        assert SHUTDOWN_SECONDS < STOP_TIMEOUT < int(seconds)
    (seconds,) = re.findall(r"^HEALTHCHECK .*--timeout=(\d+)s .*CMD \[.*\]$", DOCKERFILE, re.MULTILINE)
    patience = inspect.signature(fetch_health).parameters["time_limit"].default
    assert timedelta(seconds=int(seconds)) > patience


def test_the_nightly_backup_is_as_confined_as_the_bot_and_keeps_14(capsys: pytest.CaptureFixture[str]) -> None:
    unit = (ROOT / "deploy/tic-tac-toe-backup.service").read_text("utf-8")
    bot, backup = ({*re.findall(r"^(?!ExecStart|Type)[A-Z]\w+=.*$", text, re.MULTILINE)} for text in (UNIT, unit))
    others = ("After", "Wants", "WantedBy", "Description", "Start", "Restart", "TimeoutStop")
    assert {line for line in bot ^ backup if not line.startswith(others)} == set()
    assert len(bot & backup) > 30
    counts = re.findall(r"python -m bot backup --keep (\d+) (?:data/)?backups\b", unit + COMPOSE + DATABASES)
    assert counts == ["14"] * 4
    for count in ("0", "-1", "two"):
        with pytest.raises(SystemExit) as refused:
            run_command(["backup", f"--keep={count}", "backups"])
        assert refused.value.code == ExitCode.USAGE
        assert f"argument --keep: {count!r} is not a number of backups from 1 to 99999" in capsys.readouterr().err


def test_the_container_gets_signals_and_no_secrets_and_keeps_the_games() -> None:
    lines = DOCKERFILE.splitlines()
    assert {'ENTRYPOINT ["python", "-m", "bot"]', "STOPSIGNAL SIGTERM"} <= {*lines}  # a shell would not pass it on
    *_, user = re.findall(r"^USER (.+)$", DOCKERFILE, re.MULTILINE)
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user)
    assert "DISCORD_TOKEN" not in DOCKERFILE + COMPOSE + COMPOSE_POSTGRESQL + UNIT
    assert {*re.findall(r"PASSWORD: (.+)$", COMPOSE_POSTGRESQL, re.MULTILINE)} == {
        "${POSTGRES_PASSWORD:?set it in .env}"
    }
    (count,) = re.findall(r'SHARD_COUNT: "(\d+)"', COMPOSE_POSTGRESQL)
    shards = re.findall(r'SHARD_IDS: "(\d+)"', COMPOSE_POSTGRESQL)
    assert [int(shard) for shard in shards] == [*range(int(count))]
    default = Config.model_fields["database_url"].default.get_secret_value()
    (folder,) = re.findall(r"^VOLUME (.+)$", DOCKERFILE, re.MULTILINE)
    *_, workdir = re.findall(r"^WORKDIR (.+)$", DOCKERFILE, re.MULTILINE)
    assert Path(workdir, default.removeprefix("sqlite:///")).parent == Path(folder)
    assert f"- data:{folder}\n" in COMPOSE


def test_the_image_holds_only_the_code_and_its_dependencies() -> None:
    copied = [source for source in re.findall(r"^COPY (.+) \S+$", DOCKERFILE, re.MULTILINE) if "--from" not in source]
    assert {*" ".join(copied).split()} == {"pyproject.toml", "constraints.txt", "bot", "cogs"}
    for path in files_of_the_packages():
        assert is_copied(path) is ("__pycache__" not in path.parts), path
    unused = (".git/config", ".venv/bin/python", "data/tic-tac-toe.sqlite3", "tests/fakes/discord_server.py")
    for path in (".env", ".env.bak", "bot/.env", *unused):
        assert not is_copied(Path(path)), path


def is_copied(path: Path) -> bool:
    """Whether a file is in the build context: the last matching rule decides.

    See https://docs.docker.com/build/concepts/context/#dockerignore-files.
    """
    copied = True
    for rule in (line for line in DOCKERIGNORE.splitlines() if line and not line.startswith("#")):
        name = rule.removeprefix("!").removeprefix("**/")
        above = [path, *path.parents] if "**/" in rule else [Path(*path.parts[: len(Path(name).parts)])]
        if any(part.match(name) for part in above):
            copied = rule.startswith("!")
    return copied


def test_every_message_on_the_pages_is_one_of_the_bot() -> None:
    texts = [text for package in ("bot", "cogs") for file in (ROOT / package).rglob("*.py") for text in texts_in(file)]
    phrases = documented_messages()
    assert len(phrases) > 40
    for phrase in phrases:
        words = re.sub(r"\b(0|1|12)\b", "%d", phrase.replace("…", "%s"))
        assert any(words in text for text in texts), phrase
    sentences = {text for text in texts_in(ROOT / "bot/database/failures.py") if "{0}" in text}
    assert len(sentences) > 10
    for sentence in sentences:
        assert any(phrase in sentence for phrase in documented_messages()), sentence


def documented_messages() -> list[str]:
    """The bot's own words: in the tables of log lines and of errors, and after "the log says"."""
    cells = re.findall(r"^\| (`.+?) \|", TROUBLESHOOTING, re.MULTILINE)
    cells += re.findall(r"\b(?:log says|bot logs)\s+(`.+?`)", README + PAGES)
    return [phrase.strip("… ") for cell in cells for phrase in re.findall(r"`(.+?)`", cell)]


def texts_in(file: Path) -> list[str]:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_every_metric_is_documented() -> None:
    exporter = PrometheusExporter(Metrics())
    exporter.add_gauges(dict.fromkeys(GAUGES, lambda: 0), list)
    names = re.findall(r"^# TYPE (tictactoe_\w+)", exporter.render().decode(), re.MULTILINE)
    assert sorted(re.findall(r"^\| `(tictactoe_\w+)` \|", OPERATIONS, re.MULTILINE)) == sorted(names)


def test_every_way_to_install_it_compiles_the_search_and_draws_charts() -> None:
    makefile, contributing = ((ROOT / name).read_text("utf-8") for name in ("Makefile", "CONTRIBUTING.md"))
    assert "RUN_EXTRAS := charts,fast,neural\n" in makefile
    assert "'.[$(subst bot,$(RUN_EXTRAS),$*)]'" in makefile
    installed = re.findall(r"\.\[([a-z,]+)\]", DOCKERFILE + contributing + INSTALLATION)
    assert {extras for extras in installed if not {"charts", "fast", "neural"} <= {*extras.split(",")}} == {
        "dev",
        "bench",
    }
    extras = PROJECT["optional-dependencies"]
    assert any(name.startswith("numba") for name in extras["fast"])
    assert any(name.startswith("matplotlib") for name in extras["charts"])
    assert any(name.startswith("numpy") for name in extras["neural"])
    assert {name for name, needs in extras.items() if "torch" in " ".join(needs)} == {"train"}
    assert "charts" in re.split(r"[\[\],]", extras["dev"][0])
