"""The titles of the evening: computed from what was written down, and only once it is over."""

from companion.core.text import SeatName, SeatNames, text
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.narration.titles import titles
from tests.kit.games.lupus.evening import Evening


def told(evening):
    return [line for chapter in titles(evening.state) for line in chapter.lines]


def saved_and_lynched():
    """The guard saves a villager in the second night; both wolves are lynched."""
    evening = Evening("wolf*2 seer guard v*5")
    evening.night()
    evening.lynch(1)
    evening.night(bodyguard=6, wolves=6)
    evening.hear()
    evening.lynch(2)
    assert evening.side == "humans"
    return evening


def test_the_night_in_which_somebody_was_saved_has_its_title():
    line = text("lupus-title-saved", who=SeatNames((4,)), target=SeatName(6), n=2)
    assert line in told(saved_and_lynched())


def test_a_night_without_a_bite_on_the_guarded_one_has_none():
    evening = Evening("wolf*2 seer guard v*5")
    evening.night()
    evening.lynch(1)
    evening.night(bodyguard=5, wolves=6)
    evening.hear()
    evening.lynch(2)
    assert "lupus-title-saved" not in [line.id for line in told(evening)]


def test_who_named_a_wolf_most_often_had_the_best_nose_and_a_wolf_is_no_candidate():
    evening = Evening("wolf*2 seer v*6")
    evening.night()
    evening.to("nomination")
    evening.votes({voter: 4 if voter in (1, 9) else 1 for voter in evening.order})
    _runoff(evening, 1)
    evening.night()
    evening.hear()
    evening.to("nomination")
    evening.votes({voter: {3: 2, 9: 2, 4: 3}.get(voter, 4) for voter in evening.order})
    _runoff(evening, 2)
    assert text("lupus-title-nose", who=SeatName(3), n=2) in told(evening)


def test_who_named_nobody_most_often_has_the_most_silent_vote():
    evening = Evening("wolf*2 seer v*6", abstain=True)
    for lynched, silent in ((1, (8, 9)), (2, (9,))):
        evening.night()
        if lynched == 2:
            evening.hear()
        evening.to("nomination")
        named = {voter: 4 if voter == lynched else lynched for voter in evening.order}
        evening.votes({**named, **dict.fromkeys(silent)})
        _runoff(evening, lynched)
    assert text("lupus-title-silent", who=SeatName(9), n=2) in told(evening)


def _runoff(evening, lynched):
    evening.to("runoff")
    evening.votes(dict.fromkeys(evening.order, lynched))
    evening.to("lynch")
    evening.advance()


def test_the_vote_that_turned_it_is_the_one_after_which_the_lynched_was_ahead_for_good():
    evening = saved_and_lynched()
    (line,) = (line for line in told(evening) if line.id == "lupus-title-turning")
    vote = evening.state.all_days[-1].rounds[-1]
    # All of them vote for the wolf, so the first has decided it.
    assert line == text("lupus-title-turning", who=SeatName(vote.order[0]), target=SeatName(2), n=2)


def test_the_titles_open_the_story():
    evening = saved_and_lynched()
    assert chapters(evening.state)[0].title == text("lupus-titles")
