"""At night the phones of all roles look alike: every one of them is drawn."""

import pytest

from tests.browser.checks import differences
from tests.browser.moments import nights


@pytest.mark.parametrize("size", [(360, 640), (412, 915)], ids=str)
def test_at_night_no_phone_can_be_told_from_another(gallery, size):
    moments = nights()
    assert len(moments) >= 8
    asks = (one for pictures in moments for one in pictures if one.picture["view"].get("prompts"))
    frame = gallery.frame("phone", "it", next(asks))
    frame.resize(size)
    for pictures in moments:
        drawn = []
        for one in pictures:
            frame.show(one)
            drawn.append(frame.outline())
        for one, outline in zip(pictures[1:], drawn[1:], strict=True):
            assert differences(drawn[0], outline) == [], f"{pictures[0].name} and {one.name}"
