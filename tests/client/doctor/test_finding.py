"""Findings: a line each, and the worst of them counts."""

from bot.client.doctor.finding import Severity, format_finding, ok, outage, warning, worst_severity, wrong


def test_a_finding_says_how_bad_it_is_what_it_is_and_what_to_do() -> None:
    assert format_finding(ok("token", "Discord takes it.")) == "ok       token      Discord takes it."
    assert format_finding(warning("disk", "It is full.", "Free some space.")) == (
        "warning  disk       It is full. - Free some space."
    )


def test_nothing_in_a_finding_can_pass_for_another() -> None:
    said = format_finding(wrong("token", "Discord takes it, as that of x\nok \x1b[2J", "Run"))
    assert said == r"wrong    token      Discord takes it, as that of x\nok \x1b[2J - Run"


def test_the_worst_counts() -> None:
    good, bad = ok("a", "A."), warning("b", "B.", "C.")
    assert worst_severity([]) is Severity.OK
    assert worst_severity([good, good]) is Severity.OK
    assert worst_severity([good, bad, good]) is Severity.WARNING
    assert worst_severity([outage("d", "D."), bad]) is Severity.OUTAGE
    assert worst_severity([wrong("e", "E."), outage("d", "D."), good]) is Severity.WRONG
