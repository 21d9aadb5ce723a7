"""Findings and their severity."""

from bot.client.doctor.finding import Severity, format_finding, ok, outage, warning, worst_severity, wrong


def test_a_finding_shows_severity_name_text_and_advice() -> None:
    assert format_finding(ok("token", "Discord takes it.")) == "ok       token      Discord takes it."
    assert format_finding(warning("disk", "It is full.", "Free some space.")) == (
        "warning  disk       It is full. - Free some space."
    )


def test_control_characters_in_a_finding_are_escaped() -> None:
    line = format_finding(wrong("token", "Discord takes it, as that of x\nok \x1b[2J", "Run"))
    assert line == r"wrong    token      Discord takes it, as that of x\nok \x1b[2J - Run"


def test_the_verdict_is_the_worst_severity() -> None:
    good, bad = ok("a", "A."), warning("b", "B.", "C.")
    assert worst_severity([]) is Severity.OK
    assert worst_severity([good, good]) is Severity.OK
    assert worst_severity([good, bad, good]) is Severity.WARNING
    assert worst_severity([outage("d", "D."), bad]) is Severity.OUTAGE
    assert worst_severity([wrong("e", "E."), outage("d", "D."), good]) is Severity.WRONG
