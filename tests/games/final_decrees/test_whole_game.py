"""A whole game: it ends with the fifth decree, and its story tells what happened."""

from companion.core.panel import Chart, Chronicle, Circle, Verdict
from tests.games.final_decrees.whole_game import five_decrees


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
    verdict, circle, story, blame, stamps = office.game.recap(office.state, office.steps)
    assert isinstance(verdict, Verdict)
    assert isinstance(circle, Circle)
    assert isinstance(story, Chronicle)
    assert isinstance(blame, Chart)
    assert isinstance(stamps, Chart)
    assert {one.seat: one.values[-1] for one in blame.series} == dict(office.state.personal)
    steps = sum(len(decree.steps) for decree in office.state.decrees)
    assert sum(sum(one.values) for one in stamps.series) == steps
    assert any(chapter.title.id == "decrees-decrees" for chapter in story.chapters)
