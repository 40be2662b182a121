"""Pictures are written as JSON, what several eyes share once."""

import tracemalloc

import orjson
import pytest

from companion.core.payload import payload
from companion.core.text import text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark, Note
from companion.table.screens.present import size
from companion.web.live.encoding import measure, spelled


def view(*panels):
    return View(tone=Tone.DAY, scene=Scene.RING, title=text("title", n=1), panels=panels)


def test_a_view_is_written_as_what_it_says():
    ring = Circle(marks=(Mark(1), Mark(2, dead=True)), middle=text("middle"))
    shown = payload(view(ring, Note(title=text("«è»"))))
    assert orjson.loads(spelled(shown)) == shown
    assert orjson.loads(spelled(shown))["panels"][0]["marks"] == [1, {"seat": 2, "dead": True}]


def test_what_two_eyes_share_is_written_once():
    ring = Circle(marks=(Mark(1),))
    one, other = (payload(view(ring, Note(title=text(words)))) for words in ("one", "other"))
    spelled(one)
    assert one["panels"][0] is other["panels"][0]
    written = one["panels"][0].text
    spelled(other)
    assert other["panels"][0].text is written is not None


def test_the_quick_measure_is_the_size():
    shown = {"view": payload(view(Note(title=text('«è» \u2028 \x07 "')))), "n": 0.5, "pad": ""}
    assert measure(shown) == size(shown) == len(orjson.dumps(orjson.loads(spelled(shown))))


def test_nothing_is_written_that_is_no_json():
    with pytest.raises(TypeError):
        spelled({"what": object()})


def test_what_is_written_takes_no_more_memory_than_it_is_long():
    tracemalloc.start()
    written = [spelled({"n": number}) for number in range(100)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / len(written) < 200
