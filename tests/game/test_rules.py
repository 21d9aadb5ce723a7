"""Rules and their lines."""

import pytest

from bot.game.rules import TIC_TAC_TOE, Rules


def test_boards_have_the_expected_lines() -> None:
    assert TIC_TAC_TOE.lines == ((0, 1, 2), (0, 3, 6), (0, 4, 8), (1, 4, 7), (2, 4, 6), (2, 5, 8), (3, 4, 5), (6, 7, 8))
    sizes = {(6, 7, 4): 69, (4, 4, 4): 10, (15, 15, 5): 572, (1, 5, 3): 3, (2, 2, 2): 6}
    for rules, lines in ((Rules(*size), lines) for size, lines in sizes.items()):
        assert len(set(rules.lines)) == lines
        assert all(len(set(line)) == rules.in_a_row for line in rules.lines)
        assert rules.line_masks == tuple(sum(1 << cell for cell in line) for line in rules.lines)


def test_impossible_rules_are_refused() -> None:
    for wrong in [(0, 3, 3), (3, 0, 3), (27, 3, 3), (3, 27, 3), (3, 3, 1), (3, 3, 4), (3, 3, 0)]:
        with pytest.raises(ValueError, match="has"):
            Rules(*wrong)


def test_rules_with_equal_fields_are_equal() -> None:
    assert Rules() == Rules(3, 3, 3) != Rules(gravity=True)
    assert hash(Rules()) == hash(Rules(3, 3, 3))
    assert repr(Rules()) == "Rules(rows=3, columns=3, in_a_row=3, gravity=False, misere=False)"
