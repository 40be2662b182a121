"""A language that is offered says everything, side by side with English.

Italian and English are compared in tests/architecture, because a change writes both.
"""

import re

from companion.web.catalogs import entries
from companion.web.languages import LANGUAGES
from tests.kit.translated import differences

SPACED_WRONG = re.compile("[ \u00a0][?!;]|[ \u202f]:(?!\\w)|«[^\u00a0]|[^\u00a0]»")
"""French has a narrow space before ? ! ; and an unbreakable one before : and inside « »."""


def test_every_language_that_is_offered_says_the_same_things_in_the_same_order():
    by_language = {one: differences(one) for one in LANGUAGES if one not in ("it", "en")}
    assert not any(by_language.values()), by_language


def test_no_line_of_french_begins_with_a_sign_or_ends_with_an_opening_quote():
    assert [one.id for one in entries("fr") if SPACED_WRONG.search(one.source)] == []
