"""A language that is offered says everything, side by side with English.

Italian and English are compared in tests/architecture, because a change writes both.
"""

from companion.web.languages import LANGUAGES
from tests.kit.translated import differences


def test_every_language_that_is_offered_says_the_same_things_in_the_same_order():
    found = {one: differences(one) for one in LANGUAGES if one not in ("it", "en")}
    assert not any(found.values()), found
