"""From the language to JSON: tagged, small, and without a name in it."""

import json

from companion.core.payload import payload
from companion.core.text import SeatName, SeatNames, text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark
from companion.core.words.prompts.base import Press


def test_a_text_travels_as_its_id_and_parameters() -> None:
    line = text("dawn-dead", who=SeatNames((3, 5)), by=SeatName(1), count=2, sub=text("x"))
    assert payload(line) == {
        "t": "dawn-dead",
        "p": {"who": {"seats": [3, 5]}, "by": {"seat": 1}, "count": 2, "sub": {"t": "x"}},
    }


def test_a_field_that_holds_its_default_does_not_travel() -> None:
    circle = Circle(marks=(Mark(1), Mark(2, dead=True)))
    assert payload(circle) == {"kind": "circle", "marks": [1, {"seat": 2, "dead": True}]}


def test_a_view_is_json_with_the_kind_of_every_word_in_it() -> None:
    view = View(
        tone=Tone.DAY,
        scene=Scene.RING,
        title=text("t"),
        prompts=(Press(key="k", command="go", label=text("l")),),
    )
    assert json.loads(json.dumps(payload(view))) == {
        "tone": "day",
        "scene": "ring",
        "title": {"t": "t"},
        "prompts": [{"kind": "press", "key": "k", "command": "go", "label": {"t": "l"}}],
    }
