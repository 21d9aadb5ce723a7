"""What an owner is handed to run the bot with fits the bot: the container, the unit, and what is written about them."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from datetime import timedelta
from pathlib import Path

import pytest

from bot.command_line import main
from bot.config import Settings
from bot.exit_codes import ExitCode
from bot.metrics import PrometheusMetrics
from bot.status import ask_health
from tests.process.bot_process import STOP_TIMEOUT

ROOT = Path(__file__).parent.parent
DOCKERFILE, IGNORED, COMPOSE, COMPOSE_POSTGRESQL, UNIT, OWNERS = (
    (ROOT / name).read_text("utf-8")
    for name in (
        "Dockerfile",
        ".dockerignore",
        "compose.yaml",
        "compose.postgresql.yaml",
        "deploy/tic-tac-toe.service",
        "docs/owners.md",
    )
)
ALL = "\n".join((DOCKERFILE, COMPOSE, COMPOSE_POSTGRESQL, UNIT, OWNERS))

OTHERS_NAMES = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "AF_INET", "AF_UNIX"}
CONNECTIONS_A_DAY = 1_000
"""How often Discord lets a bot connect."""


def test_every_setting_that_is_named_is_one() -> None:
    named = set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", ALL))
    assert named - OTHERS_NAMES <= {name.upper() for name in Settings.model_fields}


def test_every_command_that_is_named_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    words = {
        *re.findall(r"python -m bot ([a-z-]+)", ALL),
        *re.findall(r'"-m", "bot", "([a-z-]+)"', ALL),
        *re.findall(r"run --rm bot ([a-z-]+)", ALL),
    }
    assert {"backup", "copy-database", "doctor", "health"} <= words
    for word in words:
        with pytest.raises(SystemExit) as ended:
            main([word, "--help"])
        assert ended.value.code == ExitCode.OK, word
    assert f"python -m bot {max(words)}" in capsys.readouterr().out


def test_every_extra_that_is_installed_is_there() -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    asked = {extra for extras in re.findall(r"\.\[([a-z,]+)\]", ALL) for extra in extras.split(",")}
    assert {"metrics", "postgresql"} <= asked <= known.keys()


def test_every_make_target_that_is_named_is_there() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"run"} <= set(re.findall(r"^make (\w+)", OWNERS, re.MULTILINE)) <= {*targets}


def test_every_link_of_the_page_for_owners_leads_somewhere() -> None:
    links = set(re.findall(r"\]\(([^)\s]+)\)", OWNERS))
    headings = {
        "#" + re.sub(r"[^a-z -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", OWNERS, re.MULTILINE)
    }
    assert {"#install", "../deploy/tic-tac-toe.service"} <= links
    for link in links - headings:
        assert (ROOT / "docs" / link).exists(), link


def test_the_exit_codes_are_the_bots_and_the_unit_does_not_try_again_what_its_owner_must_mend() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", OWNERS, re.MULTILINE)
    assert [int(code) for code, _ in rows] == [code.value for code in ExitCode]
    in_vain = [code for code, advice in rows if advice.startswith("not start it again")]
    assert [int(code) for code in in_vain] == [ExitCode.USAGE, ExitCode.CONFIG]
    assert re.findall(r"^RestartPreventExitStatus=(.+)$", UNIT, re.MULTILINE) == [" ".join(in_vain)]


def test_a_bot_that_fails_at_once_does_not_use_up_the_connections_of_a_day() -> None:
    (seconds,) = re.findall(r"^RestartSec=(\d+)$", UNIT, re.MULTILINE)
    assert timedelta(days=1) / timedelta(seconds=int(seconds)) < CONNECTIONS_A_DAY


@pytest.mark.parametrize("pattern", [r"^TimeoutStopSec=(\d+)$", r"^    stop_grace_period: (\d+)s$"])
def test_the_bot_is_given_the_time_that_it_takes_to_stop(pattern: str) -> None:
    (seconds,) = re.findall(pattern, UNIT + COMPOSE, re.MULTILINE)
    assert int(seconds) > STOP_TIMEOUT


def test_the_container_is_asked_how_it_is_with_more_patience_than_an_answer_takes() -> None:
    (seconds,) = re.findall(r"^HEALTHCHECK .*--timeout=(\d+)s .*CMD \[.*\]$", DOCKERFILE, re.MULTILINE)
    patience = inspect.signature(ask_health).parameters["patience"].default
    assert timedelta(seconds=int(seconds)) > patience


def test_a_signal_reaches_the_bot_in_the_container() -> None:
    assert 'ENTRYPOINT ["python", "-m", "bot"]' in DOCKERFILE.splitlines()  # with a shell in between it would not
    assert "STOPSIGNAL SIGTERM" in DOCKERFILE.splitlines()


def test_the_container_runs_as_nobody_in_particular() -> None:
    *_, user = re.findall(r"^USER (.+)$", DOCKERFILE, re.MULTILINE)
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user)


def test_the_image_holds_the_code_and_what_it_needs_and_nothing_else() -> None:
    own = [source for source in re.findall(r"^COPY (.+) \S+$", DOCKERFILE, re.MULTILINE) if "--from" not in source]
    assert {*" ".join(own).split()} == {"pyproject.toml", "constraints.txt", "bot", "cogs"}
    code = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*") if path.is_file()]
    for path in (path.relative_to(ROOT) for path in code):
        assert reaches_the_image(path) is ("__pycache__" not in path.parts), path


@pytest.mark.parametrize(
    "path",
    [
        ".env",
        ".env.bak",
        "bot/.env",
        "data/tic-tac-toe.sqlite3",
        ".git/config",
        ".venv/bin/python",
        "tests/fakes/discord_server.py",
    ],
)
def test_what_is_secret_or_of_no_use_does_not_reach_the_image(path: str) -> None:
    assert not reaches_the_image(Path(path))


def reaches_the_image(path: Path) -> bool:
    """What https://docs.docker.com/build/concepts/context/#dockerignore-files says: the last rule that fits decides."""
    reaches = True
    for rule in (line for line in IGNORED.splitlines() if line and not line.startswith("#")):
        name = rule.removeprefix("!").removeprefix("**/")
        above = [path, *path.parents] if "**/" in rule else [Path(*path.parts[: len(Path(name).parts)])]
        if any(part.match(name) for part in above):
            reaches = rule.startswith("!")
    return reaches


def test_no_secret_is_written_into_what_is_handed_out() -> None:
    assert "DISCORD_TOKEN" not in DOCKERFILE + COMPOSE + COMPOSE_POSTGRESQL + UNIT
    assert {*re.findall(r"PASSWORD: (.+)$", COMPOSE_POSTGRESQL, re.MULTILINE)} == {
        "${POSTGRES_PASSWORD:?set it in .env}"
    }


def test_the_processes_over_postgresql_carry_every_shard_once() -> None:
    (count,) = re.findall(r'SHARD_COUNT: "(\d+)"', COMPOSE_POSTGRESQL)
    carried = re.findall(r'SHARD_IDS: "(\d+)"', COMPOSE_POSTGRESQL)
    assert [int(shard) for shard in carried] == [*range(int(count))]


def test_the_games_are_on_the_volume() -> None:
    default = Settings.model_fields["database_url"].default.get_secret_value()
    (folder,) = re.findall(r"^VOLUME (.+)$", DOCKERFILE, re.MULTILINE)
    *_, workdir = re.findall(r"^WORKDIR (.+)$", DOCKERFILE, re.MULTILINE)
    assert Path(workdir, default.removeprefix("sqlite:///")).parent == Path(folder)
    assert f"- data:{folder}\n" in COMPOSE


def test_whatever_the_page_for_owners_says_that_the_bot_says_is_said() -> None:
    said = [text for room in ("bot", "cogs") for file in (ROOT / room).rglob("*.py") for text in texts_in(file)]
    for phrase in quoted_phrases():
        words = re.sub(r"\b(0|1|12)\b", "%d", phrase.replace("(code …)", "(code %s)"))
        assert any(words in text for text in said), phrase


def test_the_page_for_owners_tells_of_every_failure_of_a_database() -> None:
    sentences = {text for text in texts_in(ROOT / "bot/storage/failures.py") if "{0}" in text}
    assert len(sentences) > 10
    for sentence in sentences:
        assert any(phrase in sentence for phrase in quoted_phrases()), sentence


def quoted_phrases() -> list[str]:
    """What stands in the tables of the log and of failures as the words of the bot."""
    after = OWNERS[OWNERS.index("## The log") : OWNERS.index("## Exit codes")]
    cells = re.findall(r"^\| (`.+?) \|", after, re.MULTILINE)
    return [phrase.strip("… ") for cell in cells for phrase in re.findall(r"`(.+?)`", cell)]


def texts_in(file: Path) -> list[str]:
    """The texts in a module, each as it stands there without a break."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_the_page_for_owners_tells_of_every_metric() -> None:
    metrics = PrometheusMetrics()
    metrics.expose(lambda: 0, list)
    kept = re.findall(r"^# TYPE (tictactoe_\w+)", metrics.render().decode(), re.MULTILINE)
    counters = [name for name in kept if not name.endswith("_created")]
    assert sorted(re.findall(r"^\| `(tictactoe_\w+)` \|", OWNERS, re.MULTILINE)) == sorted(counters)
