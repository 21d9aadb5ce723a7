"""The steps of a release that are not done by hand: `python -m tools.release --help`. See CONTRIBUTING.md.

Only the standard library is imported, because the workflow of a release runs this before anything is installed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

WITH_ADDRESS = ("pyproject.toml", ".github/ISSUE_TEMPLATE/config.yml")
"""The files that name the address of the repository, at first https://github.com/OWNER/NAME."""

GITHUB = "https://github.com"


class ReleaseError(Exception):
    """A step that is impossible. Its text says why, and what to do."""


def set_repository(root: Path, repository: str) -> None:
    """Write the address of the repository, such as "ana/tic-tac-toe", wherever it is needed."""
    if not re.fullmatch(r"[\w-]+/[\w.-]+", repository):
        raise ReleaseError(f"{repository} is not a repository's owner and name, such as ana/tic-tac-toe.")
    old = address(root)
    for name in WITH_ADDRESS:
        text = (root / name).read_text("utf-8")
        (root / name).write_text(text.replace(old, f"{GITHUB}/{repository}"), "utf-8")


def check(root: Path, tag: str, repository: str) -> None:
    """Raise ReleaseError if the tag does not fit the version, the changelog or the address of the repository."""
    if tag != f"v{version(root)}":
        raise ReleaseError(f"The tag {tag} does not fit the version in pyproject.toml, which is {version(root)}.")
    notes(root)
    for name in WITH_ADDRESS:
        if not re.search(rf"{re.escape(f'{GITHUB}/{repository}')}[\"/\n]", (root / name).read_text("utf-8")):
            advice = f"Run  python -m tools.release repository {repository}  and commit what it changes."
            raise ReleaseError(f"{name} does not name {GITHUB}/{repository}. {advice}")


def notes(root: Path) -> str:
    """Return the changelog's section of this version, without its heading, as GitHub shows it well: each paragraph on
    one line, because GitHub keeps the line breaks of release notes.
    """
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    heading = re.escape(f"## [{version(root)}]")
    found = re.search(rf"^{heading}.*\n+((?:(?!## ).*\n)*)", changelog, re.MULTILINE)
    if not found or not found[1].strip():
        raise ReleaseError(f"CHANGELOG.md has no section for {version(root)}.")
    return re.sub(r"(?<!\n)\n(?!\n| *- |#) *", " ", with_absolute_links(root, found[1]).strip()) + "\n"


def with_absolute_links(root: Path, text: str) -> str:
    """Return a text whose links and pictures work outside of the repository: they are those of this version."""
    text = re.sub(r"\]\((?!https?:|#)", f"]({address(root)}/blob/v{version(root)}/", text)
    return re.sub(r'src="(?!https?:)', f'src="{address(root)}/raw/v{version(root)}/', text)


def announce(root: Path) -> None:
    """Add to the README and the docs how to install what has been published."""
    if "OWNER/NAME" in address(root):
        raise ReleaseError("The address of the repository is not known yet. See CONTRIBUTING.md.")
    changed = dict[Path, str]()
    for name, pattern, new in announcement(image=address(root).removeprefix(f"{GITHUB}/").lower()):
        text = changed.get(root / name) or (root / name).read_text("utf-8")
        text, count = re.subn(pattern, lambda _, new=new: new, text, flags=re.DOTALL)
        if count != 1:
            raise ReleaseError(f"{name} has no place for the announcement (or has it already): {pattern}")
        changed[root / name] = text
    for path, text in changed.items():
        path.write_text(text, "utf-8")


def announcement(image: str) -> list[tuple[str, str, str]]:
    """Return the changes: the file, a regular expression that matches the old text, and the new text of each."""
    return [
        ("README.md", r"Without `make`, or on Windows.*?```sh\n.*?\n```\n", _DEMO),
        ("docs/installation.md", r"There are four ways to install the bot\..*?\(configuration\.md\)\.", _SIX_WAYS),
        ("docs/installation.md", r"(?=\| systemd \|)", _COMMANDS),
        ("docs/installation.md", r"(?=### With make\n)", _WITHOUT_FOLDER.format(image=image)),
    ]


_DEMO = """\
With [uv](https://docs.astral.sh/uv/), also on Windows, the demo needs neither `make` nor this project's folder:

```sh
uvx --from 'tic-tac-toe-bot[demo]' tic-tac-toe-bot demo
```
"""
_SIX_WAYS = """\
There are six ways to install the bot. Each needs a token, and all but pipx and `docker run` this project's folder. The
settings are described in [configuration.md](configuration.md)."""
_COMMANDS = """\
| pipx | `tic-tac-toe-bot` | in the folder with `.env` |
| `docker run` | `docker exec tic-tac-toe python -m bot` | anywhere |
"""
_WITHOUT_FOLDER = """\
### With pipx

You need Python and [pipx](https://pipx.pypa.io/). Make a folder for the settings and the games:

```sh
pipx install 'tic-tac-toe-bot[charts,fast,metrics,neural,postgresql]'
mkdir -m 700 tic-tac-toe
cd tic-tac-toe
echo DISCORD_TOKEN= > .env
chmod 600 .env
```

Put the token into `.env` and start the bot in this folder:

```sh
tic-tac-toe-bot
```

To update it, stop it and run `pipx upgrade tic-tac-toe-bot`.

### With docker run

Make a file `.env` as above. The games are stored on the volume `tic-tac-toe`:

```sh
docker run -d --name tic-tac-toe --restart unless-stopped --env-file .env -v tic-tac-toe:/app/data ghcr.io/{image}
docker logs --follow tic-tac-toe
```

To update it, run `docker pull ghcr.io/{image}` and `docker rm --force tic-tac-toe`, and then the first command again.

"""


def address(root: Path) -> str:
    return project(root)["urls"]["Homepage"]


def version(root: Path) -> str:
    return project(root)["version"]


def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> None:
    parser = ArgumentParser(prog="python -m tools.release", description="The steps of a release; see CONTRIBUTING.md.")
    steps = parser.add_subparsers(dest="step", required=True)
    step = steps.add_parser("repository", help="write the address of the repository wherever it is needed; once")
    step.add_argument("repository", metavar="OWNER/NAME")
    step = steps.add_parser("check", help="check that a tag fits the version, the changelog and the repository")
    step.add_argument("tag")
    step.add_argument("repository", metavar="OWNER/NAME")
    steps.add_parser("notes", help="print the changelog's section of this version")
    steps.add_parser("readme", help="let the links of README.md work outside of the repository, before a build")
    steps.add_parser("announce", help="add to the README and the docs how to install what was published; once")
    options = parser.parse_args(arguments)
    try:
        match options.step:
            case "repository":
                set_repository(root, options.repository)
            case "check":
                check(root, options.tag, options.repository)
            case "notes":
                sys.stdout.write(notes(root))
            case "readme":
                readme = root / "README.md"
                readme.write_text(with_absolute_links(root, readme.read_text("utf-8")), "utf-8")
            case _:
                announce(root)
    except ReleaseError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
