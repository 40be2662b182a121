"""Values are frozen, called by their class, and small in JSON; a prompt is an offer that names
every answer it admits."""

import json

import pytest

from companion.core.command import By, Command
from companion.core.event import Event
from companion.core.text import SeatName, SeatNames, text
from companion.core.value import Frozen, Sparse, SparseByName, payload
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark
from companion.core.words.prompts.base import Choose, Item, Pick, Press
from companion.core.words.prompts.field import Field, Form


def test_a_text_travels_as_its_id_and_parameters() -> None:
    line = text("dawn-dead", who=SeatNames((3, 5)), by=SeatName(1), count=2, sub=text("x"))
    assert payload(line) == {
        "t": "dawn-dead",
        "p": {"who": {"seats": [3, 5]}, "by": {"seat": 1}, "count": 2, "sub": {"t": "x"}},
    }


def test_a_field_that_holds_its_default_does_not_travel() -> None:
    circle = Circle(marks=(Mark(1), Mark(2, dead=True)))
    assert payload(circle) == {"kind": "circle", "marks": [{"seat": 1}, {"seat": 2, "dead": True}]}


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


class Placed(Frozen):
    seat: int
    note: str = ""


class Drawn(Sparse):
    seat: int
    note: str = ""


class Told(SparseByName):
    note: str = ""
    seat: int


class AlteredGame(Told):
    more: int


def test_a_value_is_frozen_and_compared_by_its_fields() -> None:
    assert Placed(1) == Placed(1) != Placed(2)
    assert hash(Placed(1)) == hash(Placed(1))
    with pytest.raises(AttributeError):
        Placed(1).seat = 2


def test_a_value_is_written_whole_and_a_sparse_one_without_its_defaults() -> None:
    assert payload(Placed(1)) == {"seat": 1, "note": ""}
    assert payload([Drawn(1), {"x": Drawn(2, "y")}]) == [
        {"seat": 1},
        {"x": {"seat": 2, "note": "y"}},
    ]


def test_fields_that_are_given_by_name_are_so_in_derived_classes_too() -> None:
    assert payload(AlteredGame(seat=1, more=2)) == {"seat": 1, "more": 2}
    with pytest.raises(TypeError):
        AlteredGame("", 1, 2)


def test_a_value_has_the_name_of_its_class_where_its_kind_has_one() -> None:
    class CardShown(Event):
        seat: int

    assert CardShown.wire == "core.card_shown"
    assert payload(CardShown(1)) == {"wire": "core.card_shown", "seat": 1}


def test_a_class_may_say_only_what_its_kind_takes() -> None:
    class Shuffle(Command, by=By.TABLET):
        """A command."""

    assert (Shuffle.name, Shuffle.by) == ("shuffle", By.TABLET)
    for base in (Frozen, Command, Event):
        with pytest.raises(TypeError):
            type(base)("Odd", (base,), {"__module__": __name__}, odd=True)


LABEL = text("ui-ok")


def answers(prompt: Press | Pick | Choose | Form) -> list[tuple[dict[str, object], int | None]]:
    return [(dict(answer.args), answer.seat) for answer in prompt.answers()]


def test_a_button_has_one_answer_with_its_fixed_arguments() -> None:
    assert answers(Press(key="k", command="go", label=LABEL, args={"to": 3})) == [({"to": 3}, None)]


def test_a_closed_prompt_has_no_answer() -> None:
    assert answers(Press(key="k", command="go", label=LABEL, closed=LABEL)) == []


def test_a_pick_offers_each_seat_and_nobody_only_where_it_says_so() -> None:
    pick = Pick(key="k", command="vote", label=LABEL, seats=(4, 7))
    assert answers(pick) == [({"target": 4}, None), ({"target": 7}, None)]
    open_pick = Pick(key="k", command="vote", label=LABEL, seats=(4,), none_label=LABEL)
    assert answers(open_pick) == [({"target": 4}, None), ({"target": None}, None)]


def test_a_locked_pick_offers_nothing_more() -> None:
    assert answers(Pick(key="k", command="pick", label=LABEL, seats=(4, 7), locked=True)) == []


def test_acting_for_a_seat_leaves_out_that_seat_where_one_may_not_choose_oneself() -> None:
    pick = Pick(
        key="k", command="vote", label=LABEL, seats=(1, 2), act_for=(1, 2), may_be_self=False
    )
    assert answers(pick) == [({"target": 2}, 1), ({"target": 1}, 2)]


def test_a_choice_offers_each_of_its_items() -> None:
    choose = Choose(key="k", command="take", label=LABEL, items=(Item("a", LABEL),))
    assert answers(choose) == [({"value": "a"}, None)]


def test_a_form_offers_every_combination_of_seats_and_choices() -> None:
    form = Form(
        key="k",
        command="kill",
        label=LABEL,
        fields=(
            Field("seat", "seat", LABEL, seats=(1, 2)),
            Field("why", "words", LABEL, low=1, high=80),
        ),
    )
    assert [args["seat"] for args, _ in answers(form)] == [1, 2]
    assert all(args["why"] for args, _ in answers(form))
