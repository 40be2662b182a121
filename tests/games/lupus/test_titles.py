"""The titles of the evening: computed from what was written down, and only once it is over."""

from companion.core.text import SeatName, text
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.narration.titles import titles
from tests.kit.games.lupus.evening import Evening


def told(evening):
    return [line for chapter in titles(evening.state) for line in chapter.lines]


def lynched_both():
    """Both wolves are lynched, one a day."""
    evening = Evening("wolf*2 seer v*6", at="dawn").lynch(1).night(wolves=6).lynch(2)
    assert evening.side == "humans"
    return evening


def test_who_named_a_wolf_most_often_had_the_best_nose_and_a_wolf_is_no_candidate():
    evening = Evening("wolf*2 seer v*6", at="nomination")
    evening.votes({voter: 4 if voter in (1, 9) else 1 for voter in evening.order})
    _runoff(evening, 1)
    evening.night().hear().to("nomination")
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
    evening.to("runoff").votes(dict.fromkeys(evening.order, lynched)).to("lynch").advance()


def test_the_vote_that_turned_it_is_the_one_after_which_the_lynched_was_ahead_for_good():
    evening = lynched_both()
    (line,) = (line for line in told(evening) if line.id == "lupus-title-turning")
    vote = evening.state.all_days[-1].rounds[-1]
    # All of them vote for the wolf, so the first has decided it.
    assert line == text("lupus-title-turning", who=SeatName(vote.order[0]), target=SeatName(2), n=2)


def test_the_titles_open_the_story():
    assert chapters(lynched_both().state)[0].title == text("lupus-titles")
