"""A campaign that is given up: who was ahead, and what its story must not claim."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC
from companion.core.game import Stage
from companion.games.jrc.game import GAME
from companion.games.jrc.state import Phase
from tests.games.jrc.leaves import said, told
from tests.kit.games.jrc.campaign import COLUMNS, C, Campaign, F, L, M
from tests.kit.sentences import spoken


@pytest.mark.parametrize("when", ["allocate", "orders", "counter", "between"])
def test_the_host_closes_a_campaign_that_nobody_comes_to_any_more(when):
    scene = Campaign().tablet.end_campaign().refuses("E_WRONG_PHASE").then
    if when == "allocate":
        scene.started()
    elif when == "counter":
        scene.example()
    else:
        scene.finished()
    if when == "orders":
        scene.tablet.go_on().by(L).order("invest", ("Boston",))
    table = scene.state.fi
    scene.by(L).end_campaign().refuses("E_NOT_MODERATOR")
    scene.tablet.end_campaign().gives("CampaignEnded")
    assert (GAME.stage(scene.state), scene.state.phase) == (Stage.OVER, Phase.ENDED)
    assert (scene.state.winners, scene.state.round, scene.state.fi) == ((), None, table)
    assert GAME.recap(scene.state, ())[0].title.id == "jrc-ended"
    scene.tablet.end_campaign().refuses("E_WRONG_PHASE")
    scene.tablet.mark_absent((str(L),)).refuses("E_WRONG_PHASE")
    for eye in (L, MODERATOR, PUBLIC):
        assert scene.sees(eye)["panels"][0]["kind"] == "verdict"


def test_orders_that_were_never_opened_are_in_no_story():
    scene = Campaign().finished()
    scene.tablet.go_on().by(L).order("invest", ("Boston",)).tablet.end_campaign()
    second, first, _ = told(scene)[2].leaves
    assert said(second, "jrc-told-income-rule")
    assert not said(second, "jrc-told-orders-rule")
    assert said(first, "jrc-told-orders-rule")


def test_titles_that_a_leaver_still_holds_are_no_vacant_cities():
    """J-Z3 `freeze`: the column goes on holding; J-W4: but it leads nobody."""
    scene = Campaign().finished().tablet.leave_for_good(M).end_campaign().then
    line = scene.view(PUBLIC).line
    assert (line.id, dict(line.params)["n"]) == ("jrc-line-ended-stayed", 2)
    assert dict(line.params)["who"].seats == (F, C)
    scene = Campaign((L, F, M)).allocated(
        {L: (8, 8, 8, 6, 0, 0, 0, 0, 0), F: (8, 8, 8, 6, 0, 0, 0, 0, 0), M: COLUMNS[M]}
    )
    scene.tablet.leave_for_good(M).end_campaign()
    assert spoken(scene.view(PUBLIC).line, "en")[0] == "Nobody who stayed held a city."
    scene = Campaign(leaver="drop").finished().tablet.leave_for_good(M).end_campaign().then
    assert scene.view(PUBLIC).line.id == "jrc-line-ended"


def test_the_host_is_told_what_closing_the_campaign_destroys():
    scene = Campaign().example()
    ending = scene.prompts()["jrc.end_campaign"]
    assert (ending.warn.id, dict(ending.warn.params)) == ("jrc-end-campaign-warn", {"n": 1})
