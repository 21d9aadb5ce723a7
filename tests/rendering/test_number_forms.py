"""Words take the form that their number requires in each language, as CLDR says.

https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
"""

from __future__ import annotations

import unicodedata

import pytest

from bot.rendering.localizer import Localizer
from tests.support.languages import LANGUAGES

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 1_000_000)

FORMS = {
    "en": "0 hours, 1 hour, 2 hours, 3 hours, 4 hours, 5 hours, 11 hours, 21 hours, 22 hours, 100 hours, "
    "1,000,000 hours",
    "pl": "0 godzin, 1 godzina, 2 godziny, 3 godziny, 4 godziny, 5 godzin, 11 godzin, 21 godzin, 22 godziny, "
    "100 godzin, 1 000 000 godzin",
    "ru": "0 часов, 1 час, 2 часа, 3 часа, 4 часа, 5 часов, 11 часов, 21 час, 22 часа, 100 часов, 1 000 000 часов",
    "cs": "0 hodin, 1 hodina, 2 hodiny, 3 hodiny, 4 hodiny, 5 hodin, 11 hodin, 21 hodin, 22 hodin, 100 hodin, "
    "1 000 000 hodin",
    "lt": "0 valandų, 1 valanda, 2 valandos, 3 valandos, 4 valandos, 5 valandos, 11 valandų, 21 valanda, 22 valandos, "
    "100 valandų, 1 000 000 valandų",
    "ro": "0 ore, 1 oră, 2 ore, 3 ore, 4 ore, 5 ore, 11 ore, 21 de ore, 22 de ore, 100 de ore, 1.000.000 de ore",
    "fr": "0 heure, 1 heure, 2 heures, 3 heures, 4 heures, 5 heures, 11 heures, 21 heures, 22 heures, 100 heures, "
    "1 000 000 d’heures",
}


@pytest.mark.parametrize("locale", FORMS)
def test_words_agree_with_their_number(locale: str) -> None:
    texts = (LANGUAGES.of(locale).say("settings-hours", "!", count=number) for number in NUMBERS)
    plain = [unicodedata.normalize("NFKC", text) for text in texts]  # with plain blanks in place of no-break spaces
    assert plain == FORMS[locale].split(", ")


def test_percentages_are_written_as_in_each_language() -> None:
    for locale, share in {"en": "75%", "de": "75\N{NO-BREAK SPACE}%", "tr": "%75"}.items():
        assert Localizer(LANGUAGES.of(locale), "!").percent(0.75) == share
