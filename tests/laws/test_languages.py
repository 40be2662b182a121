"""A language that is offered says everything, side by side with English.

Italian and English are compared in tests/architecture, because a change writes both.
"""

import pytest

from companion.web.languages import LANGUAGES
from tests.kit.translated import differences


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in ("it", "en")])
def test_a_language_that_is_offered_says_the_same_things_in_the_same_order(language):
    assert differences(language) == []
