"""A prompt is an offer: it names every answer it admits."""

from companion.core.text import text
from companion.core.words.prompts.base import Choose, Item, Pick, Press
from companion.core.words.prompts.field import Field, Form

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
