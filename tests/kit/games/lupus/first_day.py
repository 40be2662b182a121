"""The first day of the rules' example."""

from tests.kit.games.lupus.evening import Evening


def first_day():
    """Night 1 and day 1 of the rules' example, up to the runoff."""
    evening = Evening("wolf*2 seer v*5")
    assert evening.steps_tonight == ("seer", "wolves")
    evening.open("seer").pick(3, 1)
    assert evening.answer("seer") == "yes"
    evening.close().open("wolves").close().to("dawn")
    assert evening.dead == ()
    assert evening.day.moderator_bitten
    evening.to("nomination").votes({1: 4, 2: 4, 3: 1, 4: 1, 5: 1, 6: 4, 7: 2, 8: 1}).to("defence")
    assert evening.nominees == (1, 4)
    evening.to("runoff")
    assert evening.order == (2, 3, 5, 6, 7, 8)
    return evening.votes({2: 4, 3: 1, 5: 1, 6: 4, 7: 4, 8: 1})
