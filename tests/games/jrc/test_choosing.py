"""How cities are chosen (§7.1), sessions that are called off, a campaign that is given up."""

import pytest

from companion.core import Stage, replace
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.jrc.game import GAME
from companion.games.jrc.state import Phase
from tests.games.jrc.leaves import history_panels, params
from tests.kit.games.jrc.campaign import COLUMNS, WASHINGTON, C, Campaign, F, L, M, empty
from tests.kit.sentences import sentence


@pytest.mark.parametrize(
    "played",
    [
        lambda scene: scene.started(),
        lambda scene: scene.finished().tablet.go_on().by(L).order("invest", ("Boston",)).then,
        lambda scene: scene.example(),
        lambda scene: scene.finished(),
    ],
    ids=["allocate", "orders", "counter", "between"],
)
def test_the_host_closes_a_campaign_that_nobody_comes_to_any_more(played):
    scene = played(Campaign().tablet.end_campaign().refuses("E_WRONG_PHASE").then)
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
    second, first, _ = history_panels(scene)[2].leaves
    assert params(second, "jrc-told-income-rule")
    assert not params(second, "jrc-told-orders-rule")
    assert params(first, "jrc-told-orders-rule")


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
    assert sentence(scene.view(PUBLIC).line, "en") == "Nobody who stayed held a city."
    scene = Campaign(leaver="drop").finished().tablet.leave_for_good(M).end_campaign().then
    assert scene.view(PUBLIC).line.id == "jrc-line-ended"


def test_the_host_is_told_what_closing_the_campaign_destroys():
    ending = Campaign().example().prompts()["jrc.end_campaign"]
    assert (ending.warn.id, dict(ending.warn.params)) == ("jrc-end-campaign-warn", {"n": 1})


def test_each_picks_plays_every_different_city_once_in_seat_order():
    scene = Campaign(city_choice="each_picks").allocated().ordered()
    scene.tablet.mark_absent((str(L),)).go_on().by(M).pick_city("Miami")
    scene.by(F).pick_city(WASHINGTON).by(L).pick_city("Boston").refuses("E_NOT_AWAITED")
    scene.by(M).pick_city("Boston").refuses("E_ALREADY_SUBMITTED")
    scene.tablet.open_papers().refuses("E_PAPERS_MISSING").by(C).pick_city("Miami")
    scene.tablet.open_papers().gives("PapersOpened", "SessionOpened")
    assert (scene.state.hall.city, scene.state.chosen) == (WASHINGTON, ("Miami",))
    scene.by(M).pick_city("Boston").refuses("E_ALREADY_REVEALED")
    assert scene.state.hall.seating == (F, C, M)


def test_by_house_rule_each_pick_is_a_session_of_its_own():
    scene = Campaign(city_choice="each_picks", same_city="again").allocated().ordered()
    scene.tablet.go_on()
    for seat, city in ((M, "Miami"), (F, WASHINGTON), (L, "Miami"), (C, "Miami")):
        scene.by(seat).pick_city(city)
    scene.tablet.open_papers()
    cities = []
    while scene.state.phase is Phase.SEATING:
        cities.append(scene.state.hall.city)
        scene.tablet.begin_session().then.countered(empty(*scene.state.round.missing))
        scene.bought(empty(*scene.state.round.missing)).played()
        keys = {one["key"] for one in scene.sees(MODERATOR)["prompts"]}
        assert f"vp:1:{len(cities) - 1}" in keys
        scene.tablet.apply_result()
    assert sorted(cities) == ["Miami", "Miami", "Miami", WASHINGTON]
    assert scene.state.phase is Phase.CITY_END


def test_by_house_rule_a_city_is_agreed_on_twice_and_not_oftener():
    scene = Campaign(same_city="again").allocated().ordered().tablet.go_on().then
    (choose,) = (one for one in scene.sees(MODERATOR)["prompts"] if one.get("field") == "cities")
    assert (choose["times"], choose["most"]) == (2, 18)
    scene.tablet.choose_cities(("Miami",) * 3).refuses("E_CITY_TWICE")
    scene.tablet.choose_cities(("Miami", "Boston", "Miami"))
    assert (scene.state.hall.city, scene.state.chosen) == ("Miami", ("Boston", "Miami"))
    scene.tablet.cancel_session()
    assert (scene.state.hall.city, scene.state.chosen) == ("Boston", ("Miami",))


def test_random_draws_without_repetition():
    scene = Campaign(city_choice="random").allocated().ordered()
    scene.tablet.go_on().choose_cities(("Miami",)).refuses("E_WRONG_PHASE")
    scene.chance.deal("Miami", "Boston", *(c for c in scene.state.cities if c[0] not in "MB"))
    scene.tablet.draw_cities(2)
    assert (scene.state.hall.city, scene.state.chosen) == ("Miami", ("Boston",))


def test_a_cancelled_session_leads_on():
    scene = Campaign().allocated().ordered()
    scene.tablet.go_on().choose_cities(("Miami", "Miami")).refuses("E_CITY_TWICE")
    scene.tablet.choose_cities(("Miami", "Boston")).cancel_session()
    assert scene.state.hall.city == "Boston"
    scene.tablet.cancel_session()
    assert scene.state.phase is Phase.CITY_SELECT
    scene.tablet.cancel_session().refuses("E_WRONG_PHASE")


def test_a_cancelled_session_after_another_ends_the_turn():
    scene = Campaign().allocated().ordered()
    scene.tablet.go_on().choose_cities(("Miami", "Boston")).begin_session()
    scene.countered(empty(L, F, C, M)).bought(empty(L, F, C, M)).played()
    scene.tablet.apply_result().cancel_session()
    assert scene.state.phase is Phase.CITY_END


def test_the_lobby_says_how_cities_are_chosen_and_asks_for_secrecy_only_where_there_are_picks():
    def lobby(**options):
        view = Campaign(**options).sees(MODERATOR)
        (piles,) = (one for one in view["panels"] if one["kind"] == "piles")
        (rules,) = (one for one in view["prompts"] if one["key"] == "rules")
        ids = {rule["id"] for rule in rules["rules"]}
        return {note["t"] for note in piles["notes"]}, "secret_pick" in ids

    assert lobby() == ({"jrc-cities-are"}, False)
    secret, asked = lobby(city_choice="each_picks")
    assert "jrc-note-each-picks-secret" in secret
    assert asked
    notes, _ = lobby(city_choice="each_picks", secret_pick=False)
    assert "jrc-note-each-picks-open" in notes
    assert "jrc-note-random" in lobby(city_choice="random")[0]


def test_a_default_that_changes_later_changes_no_campaign_that_runs():
    scene = Campaign().allocated()
    started = scene.steps[0].events[0]
    assert started.rules["max_per_city"] == 8
    other = replace(scene.state.options, max_per_city=10, win_princes=7)
    begun = GAME.evolve(replace(scene.state, options=other), started)
    assert (begun.options.max_per_city, begun.options.win_princes) == (8, 5)
