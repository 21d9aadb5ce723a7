"""Findings and their severity."""

from bot.client.finding import ok, outage, warning, wrong


def test_a_finding_shows_severity_name_and_text() -> None:
    assert str(ok("token", "Discord accepts it.")) == "ok       token      Discord accepts it."
    assert str(warning("disk", "It is full.")) == "warning  disk       It is full."


def test_control_characters_in_a_finding_are_escaped() -> None:
    line = str(wrong("token", "The bot's name is x\nok \x1b[2J"))
    assert line == r"wrong    token      The bot's name is x\nok \x1b[2J"


def test_severities_are_ordered() -> None:
    found = [ok("a", "A."), warning("b", "B."), outage("c", "C."), wrong("d", "D.")]
    assert sorted(found, key=lambda finding: finding.severity) == found
