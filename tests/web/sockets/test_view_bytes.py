"""Views are written as JSON, each in no more bytes than it is long."""

import json
import tracemalloc

import pytest
from msgspec.json import encode

from companion.core.text import text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark, Note
from companion.table.screens.padding import size


def view(*panels):
    return View(tone=Tone.DAY, scene=Scene.RING, title=text("title", n=1), panels=panels)


def test_a_view_is_written_as_what_it_says():
    ring = Circle(marks=(Mark(1), Mark(2, dead=True)), middle=text("middle"))
    shown = json.loads(encode(view(ring, Note(title=text("«è»")))))
    marks = [{"seat": 1}, {"seat": 2, "dead": True}]
    assert shown["panels"][0] == {"kind": "circle", "marks": marks, "middle": {"t": "middle"}}
    assert shown["panels"][1] == {"kind": "note", "title": {"t": "«è»"}}


def test_the_size_is_that_of_what_is_sent():
    shown = {"view": view(Note(title=text('«è» \u2028 \x07 "'))), "n": 0.5, "pad": ""}
    assert size(shown) == len(encode(shown))
    assert size(shown | {"pad": " " * 9}) == size(shown) + 9


def test_nothing_is_written_that_is_no_json():
    with pytest.raises(TypeError):
        encode({"what": object()})


def test_what_is_written_takes_no_more_memory_than_it_is_long():
    tracemalloc.start()
    written = [encode({"n": number}) for number in range(100)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / len(written) < 200
