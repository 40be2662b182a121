"""Names in sentences that the server says itself."""

from companion.core.text import SeatName, text
from tests.kit.sentences import WORDS


def test_a_name_that_ends_in_a_full_stop_brings_that_of_its_sentence_along():
    said = WORDS.translate(text("lupus-say-lot-drawn", who=SeatName(1)), "it", {1: "Anna B."})
    assert said == "La sorte ha scelto \u2068Anna B.\u2069"
