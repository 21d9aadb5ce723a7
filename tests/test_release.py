"""The steps of a release: the address of the repository, the tag, the notes, and what is announced."""

import re
import shutil
from pathlib import Path

import pytest

from tools.release import WITH_ADDRESS, main

ROOT = Path(__file__).parent.parent
WORKFLOW = (ROOT / ".github/workflows/release.yml").read_text("utf-8")

CHANGELOG = """\
# Changelog

## [Unreleased]

## [1.2.0] - 2027-01-02

Nothing has to be done. See
[the page](docs/operations.md#update).

### Added

- One thing,
  in two lines.
- Another.

## [1.1.0] - 2026-12-01

- Old.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project's files, of version 1.2.0."""
    (tmp_path / "docs").mkdir()
    (tmp_path / ".github/ISSUE_TEMPLATE").mkdir(parents=True)
    for name in (*WITH_ADDRESS, "README.md", "docs/installation.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    file = tmp_path / "pyproject.toml"
    file.write_text(re.sub(r'(?m)^version = ".+"', 'version = "1.2.0"', file.read_text("utf-8")), "utf-8")
    return tmp_path


def failure(project: Path, *arguments: str) -> object:
    with pytest.raises(SystemExit) as failed:
        main([*arguments], project)
    return failed.value.code


def test_a_release_is_refused_until_the_address_is_filled_in_everywhere(project: Path) -> None:
    advice = "Run  python -m tools.release repository ana/Tic.Tac  and commit what it changes."
    refused = f"pyproject.toml does not name https://github.com/ana/Tic.Tac. {advice}"
    assert failure(project, "check", "v1.2.0", "ana/Tic.Tac") == refused
    assert failure(project, "repository", "ana") == "ana is not a repository's owner and name, such as ana/tic-tac-toe."
    main(["repository", "ana/Tic.Tac"], project)
    main(["check", "v1.2.0", "ana/Tic.Tac"], project)
    assert not [name for name in WITH_ADDRESS if "OWNER/NAME" in (project / name).read_text("utf-8")]
    assert failure(project, "check", "v1.2.0", "ben/fork")
    assert '- run: python -m tools.release check "$GITHUB_REF_NAME" "$GITHUB_REPOSITORY"\n' in WORKFLOW
    files = [*ROOT.glob("*"), *ROOT.glob(".github/**/*"), *ROOT.glob("docs/*"), *ROOT.glob("deploy/*")]
    texts = {str(file.relative_to(ROOT)): file.read_bytes() for file in files if file.is_file()}
    assert {name for name, text in texts.items() if b"github.com/OWNER/NAME" in text} <= {*WITH_ADDRESS}


def test_a_tag_must_fit_the_version_and_the_changelog(project: Path) -> None:
    main(["repository", "ana/tic-tac-toe"], project)
    for tag in ("v1.3.0", "1.2.0"):
        refused = f"The tag {tag} does not fit the version in pyproject.toml, which is 1.2.0."
        assert failure(project, "check", tag, "ana/tic-tac-toe") == refused
    for changelog in (CHANGELOG.replace("[1.2.0]", "[1.3.0]"), "## [1.2.0] - 2027-01-02\n\n## [1.1.0]\n\n- Old.\n"):
        (project / "CHANGELOG.md").write_text(changelog, "utf-8")
        refused = "CHANGELOG.md has no section for 1.2.0."
        assert failure(project, "check", "v1.2.0", "ana/tic-tac-toe") == refused


def test_the_notes_and_the_published_readme_have_links_that_work(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["repository", "ana/tic-tac-toe"], project)
    main(["notes"], project)
    page = "https://github.com/ana/tic-tac-toe/blob/v1.2.0/docs/operations.md#update"
    sentence = f"Nothing has to be done. See [the page]({page})."
    assert capsys.readouterr().out == f"{sentence}\n\n### Added\n\n- One thing, in two lines.\n- Another.\n"
    main(["readme"], project)
    readme = (project / "README.md").read_text("utf-8")
    links = re.findall(r'(?:\]\(|src=")([^)"\s]+)', readme)
    assert {"https://github.com/ana/tic-tac-toe/raw/v1.2.0/docs/duel.png"} <= {*links}
    assert {"https://github.com/ana/tic-tac-toe/blob/v1.2.0/docs/commands.md"} <= {*links}
    assert all(link.startswith(("https://", "#")) for link in links)


def test_only_after_its_release_the_package_is_named(project: Path) -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    pattern = r"\b(?:pipx?|uvx?) .*tic-tac-toe-bot|\bPyPI\b"
    named = {page.name for page in pages if re.search(pattern, page.read_text("utf-8"))}
    if named:  # it has been announced, as below
        assert named == {"README.md", "installation.md"}
        return
    main(["repository", "OWNER/NAME"], project)
    assert failure(project, "announce") == "The address of the repository is not known yet. See CONTRIBUTING.md."
    main(["repository", "Ana/Tic-Tac-Toe"], project)
    main(["announce"], project)
    readme, page = ((project / name).read_text("utf-8") for name in ("README.md", "docs/installation.md"))
    assert "\nuvx --from 'tic-tac-toe-bot[demo]' tic-tac-toe-bot demo\n" in readme
    assert len(readme.splitlines()) <= 180
    assert re.search(r"^pipx install 'tic-tac-toe-bot\[.+\]'$", page, re.MULTILINE)
    (image,) = re.findall(r"^docker run .+ (\S+)$", page, re.MULTILINE)
    assert image == "ghcr.io/ana/tic-tac-toe"  # names of images have no capital letters
    assert "README.md has no place for the announcement (or has it already)" in str(failure(project, "announce"))
    assert (project / "README.md").read_text("utf-8") == readme


def test_only_publishing_gets_rights_and_the_weekly_run_is_the_newest() -> None:
    header, *jobs = re.split(r"^  (?=\w+:\n)", WORKFLOW.partition("\njobs:\n")[2], flags=re.MULTILINE)
    assert header == ""
    assert WORKFLOW.count("permissions:\n  contents: read\n") == 1
    rights = {job.partition(":")[0]: re.findall(r"^      ([\w-]+): write\b", job, re.MULTILINE) for job in jobs}
    expected = {"image": ["packages"], "packages": ["id-token"], "notes": ["contents"]}
    assert {job: written for job, written in rights.items() if written} == expected
    workflow = (ROOT / ".github/workflows/newest-discord-py.yml").read_text("utf-8")
    steps = ["make .venv/dev.ready", ".venv/bin/python -m pip install --upgrade discord.py", "make test"]
    found = [workflow.find(f"{step}\n") for step in steps]
    assert -1 not in found
    assert found == sorted(found)  # `make test` installs nothing more, as its target is newer than pyproject.toml
    assert re.findall(r"^ +([\w-]+): write$", workflow, re.MULTILINE) == ["issues"]
