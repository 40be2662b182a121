"""The story of a finished evening: who won, every card, each night and vote, and two charts."""

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.log import Step
from companion.core.text import SeatName, SeatNames, text
from companion.core.words.panels.base import Chart, Chronicle, Circle, Verdict
from companion.games.lupus.facts.night import Answered, Picked
from companion.games.lupus.game import GAME
from companion.games.lupus.narration.recap import diary_line
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import standing


def finished():
    """Two wolves lynched in two days; the seer has seen one, the second night took a villager."""
    scene = Evening("wolf*2 seer v*5").open("seer")
    scene.by(3).pick("seer", 1).by(5).pick("seer", 2).by(6).pick("seer", 2).then.lynch(1)
    scene.night(seer=4, wolves=8).tablet.kill(7, "removed", "ultimo treno").then.lynch(2)
    assert scene.side == "humans"
    return scene


def story(scene):
    return GAME.recap(scene.state, standing(scene.log))


def of(panels, kind):
    return next(one for one in panels if isinstance(one, kind))


def lines(scene):
    return [line for chapter in of(story(scene), Chronicle).chapters for line in chapter.lines]


def test_nothing_is_told_before_the_end():
    assert story(Evening("wolf*2 seer v*5")) == ()


def test_the_story_opens_with_who_has_won_and_turns_every_card():
    scene = finished()
    verdict, ring = of(story(scene), Verdict), of(story(scene), Circle)
    assert (verdict.title, set(verdict.winners)) == (text("lupus-win-humans"), {3, 4, 5, 6, 7, 8})
    assert [mark.role for mark in ring.marks][:3] == [
        text("lupus-role-werewolf"),
        text("lupus-role-werewolf"),
        text("lupus-role-seer"),
    ]
    assert [mark.seat for mark in ring.marks if mark.wins] == [3, 4, 5, 6, 7, 8]


def test_only_the_wolves_win_in_ember():
    people, pack = finished(), Evening("wolf*2 seer v*5")
    for seat in (3, 4, 5, 6):
        pack.tablet.kill(seat, "removed", "ultimo treno")
    assert pack.side == "wolves"
    assert of(story(pack), Verdict).ember
    assert not of(story(people), Verdict).ember


def test_there_is_a_chapter_for_each_night_and_each_day_and_one_for_the_corrections():
    chapters = of(story(finished()), Chronicle).chapters
    assert [chapter.title for chapter in chapters] == [
        text("lupus-titles"),
        text("lupus-night", n=1),
        text("lupus-day", n=1),
        text("lupus-night", n=2),
        text("lupus-day", n=2),
        text("lupus-story-hands"),
    ]


def test_the_story_tells_what_each_did_at_night():
    told = lines(finished())
    seen = text("lupus-story-seer-yes", who=SeatNames((3,)), target=SeatName(1), n=1)
    bitten = text("lupus-story-wolves", who=SeatNames((2,)), target=SeatName(8), n=1)
    assert seen in told
    assert bitten in told
    assert text("lupus-story-met-wolves", who=SeatNames((1, 2))) in told


def test_the_story_tells_the_suspicions_that_nobody_saw_during_the_game():
    scene = finished()
    told = text("lupus-story-suspects", who=SeatNames((5, 6)), target=SeatName(2), n=2)
    assert told in lines(scene)


def test_the_story_tells_each_vote_in_words():
    told = lines(finished())
    against = [line for line in told if line.id == "lupus-story-votes"]
    assert text("lupus-story-runoff", n=1, names=SeatNames((1, 2))) in told
    assert dict(against[0].params)["target"] == SeatName(1)


def test_the_story_tells_corrections_with_when_and_why():
    scene = finished()
    what = text("lupus-story-hand-kill", who=SeatName(7), why=" (ultimo treno)")
    assert text("lupus-story-hand", when=text("lupus-day", n=2), what=what) in lines(scene)


def test_the_charts_count_votes_a_day_and_suspicion_in_per_cent():
    votes, suspicion = (one for one in story(finished()) if isinstance(one, Chart))
    counted = {series.seat: series.values for series in votes.series}
    assert (len(votes.points), counted[1]) == (2, (7, 0))
    assert {series.seat for series in votes.series if series.marked} == {1, 2}
    shares = {series.seat: series.values for series in suspicion.series}
    assert (suspicion.points[0], shares[2][0]) == (text("lupus-night", n=1), 100)
    assert all(0 <= value <= 100 for values in shares.values() for value in values)


def test_a_wolf_whom_nobody_suspected_is_drawn_at_nothing():
    scene = Evening("wolf v wolf seer v*4").open("seer")
    scene.by(5).pick("seer", 1).then.lynch(1).tablet.kill(3, "removed", "ultimo treno")
    _, suspicion = (one for one in story(scene) if isinstance(one, Chart))
    drawn = {series.seat: series for series in suspicion.series}
    assert drawn[3].marked
    assert set(drawn[3].values) == {0}
    assert 4 not in drawn


def test_at_the_end_everybody_sees_the_cards_and_the_own_fate():
    scene = finished()
    won = scene.view(8)
    lost = scene.view(1)
    assert any(getattr(one, "title", None) == text("lupus-won") for one in won.panels)
    assert any(getattr(one, "title", None) == text("lupus-lost") for one in lost.panels)
    for eye in (MODERATOR, PUBLIC, seat_eye(4)):
        ring = of(scene.view(eye).panels, Circle)
        assert all(mark.role is not None for mark in ring.marks)


# The diary.


def test_the_diary_names_votes_and_no_secret():
    scene = finished()
    said = [diary_line(step) for step in standing(scene.log)]
    assert text("lupus-diary-votes", who=SeatName(2), target=SeatName(1)) in said
    assert text("lupus-diary-called", step=text("lupus-step-wolves")) in said
    assert text("lupus-diary-killed", who=SeatName(7)) in said


def test_the_diary_says_of_a_pick_neither_who_nor_whom():
    told = diary_line(
        Step(1, 0.0, "pick", 3, (Picked("seer", (3,), 1), Answered("seer", (3,), 1, "yes")))
    )
    assert told == text("lupus-diary-answer")
