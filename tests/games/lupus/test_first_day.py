"""The script of a full first day, to the letter (end of §14)."""

from tests.kit.games.lupus.first_day import first_day


def test_the_full_first_day_of_the_rules():
    evening = first_day().to("runoff")
    assert evening.order == (2, 3, 5, 6, 7, 8), "the second runoff has the same electorate"
    assert evening.votes({2: 4, 3: 1, 5: 1, 6: 4, 7: 1, 8: 1}).to("lynch").day.condemned == 1
    evening.advance()
    assert (evening.living, evening.side, evening.phase) == ((2, 3, 4, 5, 6, 7, 8), None, "night")

    assert evening.steps_tonight == ("seer", "wolves")
    assert evening.open("seer").pick(3, 4).then.answer("seer") == "no"
    evening.close().act("wolves", 3).to("dawn")
    assert (evening.dead, evening.side) == ((3,), None)
    assert evening.to("nomination").order == (4, 5, 6, 7, 8, 2)

    assert evening.lynch(8).steps_tonight == ("seer", "wolves")
    assert evening.open("seer").holders("seer") == ()
    assert evening.close().state.night.answers == ()


def test_the_day_of_the_rules_can_be_taken_back_to_its_beginning():
    evening = first_day()
    now = evening.state
    lived = [evening.opening]
    for step in evening.steps:
        state = lived[-1]
        for event in step.events:
            state = evening.game.evolve(state, event)
        lived.append(state)
    assert lived[-1] == now
    while evening.steps:
        evening.undo()
        lived.pop()
        assert evening.state == lived[-1]
