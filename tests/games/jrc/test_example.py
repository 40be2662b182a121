"""The printed first turn, tried on the tablet (rules §13, §14): real rules, printed numbers."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.text import Text
from companion.games.jrc.phases.example.printed import CAST, FOUR, example_steps
from companion.web.languages import LANGUAGES
from tests.kit.games.jrc.campaign import COLUMNS, ORDERS, Campaign, points
from tests.kit.sentences import translate

STEPS = example_steps()
ANSWERS = {
    "allocate": {"points": points(*COLUMNS[1])},
    "order": {"kind": "invest", "cities": ORDERS[1][1], "points": 1},
    "city": {"cities": ("Washington D.C.",)},
    "counter": {"points": {str(FOUR[3]): 2}},
    "buy": {"bought": {"very_active": 1}},
    "result": {"vp": {str(FOUR[0]): 1, str(FOUR[1]): 1, str(FOUR[3]): 2}},
}
"""What the sentence of a step tells to do; the other steps are one button."""


def played_example(until="end"):
    """The example with the printed answers, up to a step."""
    scene = Campaign().tablet.try_example().gives("ExampleMoved").then
    for step in STEPS[:-1]:
        if step.id == until:
            break
        answer = ANSWERS.get(step.id, {})
        scene.tablet.follow_example(scene.state.example, **answer).gives("ExampleMoved")
        assert not scene.state.astray, step.id
    return scene


def ledger(scene, eye=PUBLIC):
    (ledger,) = (one for one in scene.sees(eye)["panels"] if one["kind"] == "ledger")
    return {line["label"]["p"]["name"]: line["values"] for line in ledger["lines"]}


def test_the_printed_answers_lead_from_the_first_paper_to_the_printed_table():
    scene = played_example()
    assert ledger(scene)["Washington D.C."] == [6, 0, 1, 7]
    assert ledger(scene)["Seattle"] == [3, 5, 6, 0]
    before = ledger(played_example("princes"))
    assert [before[city][0] for city in before] == list(COLUMNS[1])
    assert scene.prompts().keys() == {"jrc.leave_example"}
    scene.tablet.leave_example().gives("ExampleLeft")
    assert scene.state == Campaign().state


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_each_step_tells_what_to_do_and_asks_for_it(step):
    scene = played_example(step.id)
    title = next(one for one in scene.sees(PUBLIC)["panels"] if one.get("title"))
    assert title["lines"][-1]["t"] == f"jrc-example-{step.id}"
    if step.id != "end":
        assert scene.prompts()["jrc.follow_example"].args["step"] == scene.state.example
    assert scene.sees(seat_eye(1))["panels"] == scene.sees(PUBLIC)["panels"]
    assert not scene.sees(seat_eye(1)).get("prompts")


def test_another_legal_answer_leads_to_the_printed_numbers_and_says_so():
    scene = played_example("allocate")
    scene.tablet.follow_example(0, points=points(8, 8, 8, 6, 0, 0, 0, 0, 0)).gives("ExampleMoved")
    lines = next(one for one in scene.sees(PUBLIC)["panels"] if one.get("title"))["lines"]
    assert lines[0]["t"] == "jrc-example-astray"
    scene.tablet.follow_example(1)
    assert ledger(scene)["Miami"] == [8, 5, 2, 6]


def test_the_rules_refuse_what_they_refuse_in_a_campaign():
    scene = played_example("allocate")
    scene.tablet.follow_example(0, points=points(*COLUMNS[1][:-1], 4)).refuses("E_ALLOC_SUM")
    scene.tablet.follow_example(0, points=5).refuses("E_WRONG_PHASE")
    scene.tablet.follow_example(0).refuses("E_WRONG_PHASE")
    scene.tablet.follow_example(1, points=points(*COLUMNS[1])).refuses("E_WRONG_PHASE")
    scene.tablet.follow_example(0, points=points(*COLUMNS[1]), vp={}).refuses("E_WRONG_PHASE")
    scene.by(1).follow_example(0, points=points(*COLUMNS[1])).refuses("E_NOT_MODERATOR")
    scene.tablet.start().refuses("E_WRONG_PHASE")
    assert scene.state.example == 0


def test_there_is_no_example_beside_a_campaign_and_nothing_to_follow_in_its_lobby():
    scene = Campaign()
    scene.tablet.follow_example(0).refuses("E_WRONG_PHASE").leave_example().refuses("E_WRONG_PHASE")
    scene.started().tablet.try_example().refuses("E_WRONG_PHASE")


def test_everybody_is_told_the_names_of_the_example():
    scene = played_example("order")
    for eye in (PUBLIC, MODERATOR, seat_eye(1)):
        assert [tuple(one) for one in scene.sees(eye)["cast"]] == list(CAST)
    scene.tablet.leave_example()
    assert not scene.sees(PUBLIC).get("cast")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentences_are_whole_in_both_languages(language):
    for step in STEPS:
        words, wrong = translate(Text(f"jrc-example-{step.id}"), language)
        assert words
        assert not wrong, (step.id, wrong)
