"""A whole game: it ends with the fifth decree, and its story tells what happened."""

from companion.core.words.panels.base import Chart, Chronicle, Circle, Verdict
from companion.core.words.panels.courses import Courses
from tests.kit.games.final_decrees.office import Office
from tests.kit.games.final_decrees.whole_game import five_decrees


def test_a_whole_game_ends_with_the_fifth_decree():
    office = five_decrees()
    state = office.state
    assert state.result.reason == "decrees"
    least = min(state.personal.values())
    assert state.result.winners == tuple(s for s in office.ring if state.personal[s] == least)
    done = {step.name for step in office.steps}
    assert {"stamp", "forward", "redistribute", "reassign", "restructure", "investigate"} <= done


def test_the_story_has_blame_over_time_the_ways_of_decrees_and_who_stamped():
    office = five_decrees()
    verdict, circle, story, _, blame, ways, stamps = office.game.recap(office.state, office.steps)
    assert isinstance(verdict, Verdict)
    assert isinstance(circle, Circle)
    assert isinstance(story, Chronicle)
    assert isinstance(blame, Chart)
    assert isinstance(stamps, Chart)
    assert isinstance(ways, Courses)
    assert {one.seat: one.values[-1] for one in blame.series} == dict(office.state.personal)
    steps = sum(len(decree.steps) for decree in office.state.decrees)
    assert sum(sum(one.values) for one in stamps.series) == steps


def test_the_way_of_a_decree_goes_through_its_ministries_and_bears_its_stamps():
    office = five_decrees()
    ways = office.game.recap(office.state, office.steps)[5]
    for course, decree in zip(ways.courses, office.state.decrees, strict=True):
        lanes = [office.state.ministries[leg.lane] for leg in course.legs if not leg.mark]
        assert tuple(lanes) == decree.path
        assert tuple(leg.seat for leg in course.legs if leg.mark) == decree.stamps
        assert [leg.mark for leg in course.legs if leg.mark] == [*range(1, decree.done + 1)]
        assert [leg.x for leg in course.legs] == sorted(leg.x for leg in course.legs)
        assert course.over
        assert course.legs[-1].x < course.until < len(ways.points)


def test_a_stamp_that_a_card_has_lifted_is_not_on_the_way():
    office = Office().to_play(B="executive").active.stamp("0").then
    office.tablet.on_behalf_of(2).adjust(({"sort": "stamp", "decree": "0", "change": "lift"},))
    office.active.forward("0", "navy")
    office.tablet.on_behalf_of(2).adjust(({"sort": "stamp", "decree": "0", "change": "set"},))
    office.tablet.abandon()
    course = ways_of(office)[0].courses[0]
    assert [(leg.lane, leg.mark, leg.seat) for leg in course.legs] == [
        *((1, 0, None), (1, 0, None), (5, 0, None), (5, 1, None)),
    ]
    assert not course.over


def test_a_game_that_ended_before_its_first_turn_has_no_ways():
    assert ways_of(Office().to_posting().tablet.abandon().then) == ()


def ways_of(office):
    panels = office.game.recap(office.state, office.steps)
    return tuple(one for one in panels if isinstance(one, Courses))
