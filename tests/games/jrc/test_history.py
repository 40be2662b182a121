"""The history of a campaign: every turn, influence by city over time, and no sealed paper."""

import json

from companion.core import Account, Chart, Chronicle, Ledger, RingChanged
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.jrc.game import GAME
from tests.games.jrc.leaves import history_panels, params
from tests.kit.games.jrc.campaign import COLUMNS, WASHINGTON, C, Campaign, F, L, M, points

START, FIRST = -1, -2
"""The leaves of the allocation and of the first turn: the newest comes first."""


def test_before_the_allocation_is_opened_there_is_no_history():
    scene = Campaign().started()
    for seat, column in COLUMNS.items():
        scene.by(seat).allocate(points(*column))
    assert GAME.history(scene.state) == ()
    assert "annals" not in str(scene.sees(PUBLIC))
    scene.tablet.open_papers()
    for eye in (L, MODERATOR, PUBLIC):
        assert "annals" in [one["kind"] for one in scene.sees(eye)["panels"]]


def test_the_influence_in_every_city_at_the_end_of_each_turn():
    scene = Campaign().finished()
    princes, cities, _ = history_panels(scene)
    assert [dict(leaf.label.params)["name"] for leaf in cities.leaves] == list(scene.state.cities)
    (washington,) = cities.leaves[-1].panels
    assert isinstance(washington, Chart)
    assert [one.values for one in washington.series] == [(5, 6), (0, 0), (2, 1), (5, 7)]
    assert [one.values for one in princes.series] == [(1, 1), (2, 2), (2, 2), (3, 4)]


def test_a_turn_tells_orders_and_funds_before_and_after():
    _, _, turns = history_panels(Campaign().finished())
    leaf = turns.leaves[FIRST]
    paid = {(one["who"].seat, one["before"], one["after"]) for one in params(leaf, "jrc-told-paid")}
    assert paid == {(L, 0, 1), (F, 0, 2), (C, 0, 2), (M, 0, 3)}
    (gave_up,) = params(leaf, "jrc-told-withdraw")
    assert gave_up | {"who": C} == {
        **{"who": C, "city": "Atlanta", "n": 2, "before": 2, "after": 0, "had": 2, "has": 4}
    }
    invested = params(leaf, "jrc-told-invest")
    assert [(one["city"], one["before"], one["after"]) for one in invested] == [
        (WASHINGTON, 5, 6),
        ("Seattle", 4, 5),
        (WASHINGTON, 5, 6),
    ]


def test_a_turn_tells_its_sessions_and_how_the_table_stood():
    _, _, turns = history_panels(Campaign().finished())
    leaf = turns.leaves[FIRST]
    plans = {(one["who"].seat, one["target"].seat, one["n"]) for one in params(leaf, "jrc-plan")}
    assert plans == {(L, M, 2), (M, L, 1), (C, L, 2)}
    assert [one["who"].seat for one in params(leaf, "jrc-effect-well-connected")] == [M]
    assert params(leaf, "jrc-told-out")[0]["who"].seats == (C, L, F)
    (update,) = [panel for panel in leaf.panels if isinstance(panel, Account)]
    assert [(one.before, one.after) for one in update.entries] == [(6, 6), (2, 1), (6, 7), (0, 0)]
    (stood,) = [panel for panel in leaf.panels if isinstance(panel, Ledger)]
    assert stood.lines[-1].values == (6, 0, 1, 7)
    (start,) = turns.leaves[START].panels
    assert start.lines[-1].values == (5, 0, 2, 5)


def test_the_running_turn_says_so_until_it_is_over_and_without_a_session_too():
    scene = Campaign().allocated().passed()
    assert history_panels(scene)[2].leaves[FIRST].label.id == "jrc-leaf-turn-now"
    scene.tablet.go_on().end_city_turn()
    leaf = history_panels(scene)[2].leaves[FIRST]
    assert leaf.label.id == "jrc-leaf-turn"
    assert params(leaf, "jrc-told-no-session")


def test_who_came_and_who_went_stands_on_the_leaf_of_that_turn():
    scene = Campaign(late_join=True).finished()
    scene._state = GAME.evolve(scene.state, RingChanged((L, F, C, M, 5)))
    scene.tablet.welcome(("5",)).leave_for_good(M).go_on()
    scene.by(5).allocate(points(*COLUMNS[L])).tablet.open_papers().by(L, F, C, 5).order("pass")
    scene.tablet.open_papers().go_on().end_city_turn()
    _, _, turns = history_panels(scene)
    second, first, _ = turns.leaves
    assert params(second, "jrc-told-came")[0]["who"].seats == (5,)
    assert params(first, "jrc-told-left-freeze")[0]["who"].seat == M
    tables = [
        panel for leaf in (first, second) for panel in leaf.panels if isinstance(panel, Ledger)
    ]
    assert [(one.seats, one.gone) for one in tables] == [
        ((L, F, C, M), ()),
        ((L, F, C, M, 5), (M,)),
    ]


class MeasuredCampaign(Campaign):
    """Measures the views after every step."""

    def __init__(self) -> None:
        super().__init__()
        self.phones: list[int] = []
        self.tablet_views: list[int] = []

    def play(self, command, caller):
        outcome = super().play(command, caller)
        self.phones += [weight(self.sees(seat)) for seat in (L, F, C, M)]
        self.tablet_views.append(weight(self.sees(MODERATOR)))
        return outcome


def weight(view):
    """Bytes on the wire."""
    return len(json.dumps(view, ensure_ascii=False, separators=(",", ":")).encode())


def test_every_picture_of_a_campaign_is_small():
    scene = MeasuredCampaign().finished()
    assert max(scene.phones) < 3700  # an order names who leads in each of nine cities
    assert sorted(scene.phones)[len(scene.phones) // 2] < 1500
    assert max(scene.tablet_views) < 11500


def test_a_long_campaign_keeps_the_screens_small():
    """The view of a phone does not grow with the weeks: the history is fetched."""
    scene = Campaign(win_princes=9).allocated()
    sizes = []
    for _ in range(12):
        scene.passed()
        sizes.append(len(str(scene.sees(L))))
        scene.tablet.go_on().end_city_turn()
    assert max(sizes) - min(sizes) < 100
    assert len(history_panels(scene)[2].leaves) == 13


def test_where_everybody_was_away_the_story_tells_the_income_and_no_orders():
    scene = Campaign().allocated().tablet.go_on().then
    for seat in (L, F, C, M):
        scene.tablet.mark_absent((str(seat),))
    scene.tablet.open_papers().go_on().end_city_turn()
    leaf = history_panels(scene)[2].leaves[FIRST]
    assert len(params(leaf, "jrc-told-paid")) == 4
    assert not params(leaf, "jrc-told-orders-rule")


def test_a_column_cleared_after_the_last_turn_is_cleared_in_the_story_too():
    """J-Z3 `drop`, then the campaign is closed."""
    scene = Campaign(leaver="drop").finished()
    scene.tablet.leave_for_good(M).end_campaign()
    state = scene.state
    assert [one.turn for one in state.past] == [0, 1]
    assert (state.past[-1].fi, state.past[-1].gone) == (state.fi, {M})


def test_the_story_has_the_last_table_once():
    scene = Campaign().finished()
    scene.tablet.end_campaign()
    panels = GAME.recap(scene.state, ())
    (turns,) = (one.leaves for one in panels if one.kind == "leaves" and len(one.leaves) == 2)
    assert [one.kind for one in (*turns[0].panels, *panels)].count("ledger") == 1


def joined(scene, *guests):
    """Guests sit down and are let in; their allocation is asked for."""
    scene._state = GAME.evolve(scene.state, RingChanged((*scene.ring, *guests)))
    scene.tablet.welcome(tuple(map(str, guests))).go_on()
    return scene


def test_a_campaign_closed_before_a_late_comer_has_allocated_tells_of_no_column():
    scene = joined(Campaign(late_join=True).finished(), 5)
    scene.tablet.end_campaign()
    assert set(scene.state.past[-1].fi) == {L, F, C, M}


def titles(scene):
    scene.tablet.go_on().end_city_turn().end_campaign()
    story = [one for one in GAME.recap(scene.state, ()) if isinstance(one, Chronicle)]
    return {line.id: dict(line.params) for one in story for line in one.chapters[0].lines}


def test_the_allocation_of_a_late_comer_is_no_leap():
    scene = joined(Campaign(late_join=True).finished(), 5)
    scene.by(5).allocate(points(0, 0, 8, 7, 6, 5, 4, 0, 0)).tablet.open_papers()
    scene.by(L, F, C, M, 5).order("pass").tablet.open_papers()
    assert titles(scene)["jrc-title-leap"]["who"].seat == M, "by 2, in Washington"


def test_a_column_that_a_leaver_clears_is_no_fall():
    scene = Campaign(leaver="drop").finished()
    scene.tablet.leave_for_good(F)
    fall = titles(scene.passed())["jrc-title-fall"]
    assert (fall["who"].seat, fall["n"]) == (C, 2)


def test_a_tie_in_between_makes_nobody_prince_anew():
    scene = Campaign().allocated()
    for seat in (L, M, L):
        orders = dict.fromkeys((L, F, C, M), ("pass",)) | {seat: ("invest", (WASHINGTON,), 1)}
        scene.ordered(orders).tablet.go_on().end_city_turn()
    assert "jrc-title-throne" not in titles(scene.passed())
