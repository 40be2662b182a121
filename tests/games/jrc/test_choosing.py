"""Choosing cities, sessions that are called off (§7.1), and the house rules in force."""

from companion.core.eye import MODERATOR
from companion.core.value import replace
from companion.games.jrc.game import GAME
from companion.games.jrc.state import Phase
from tests.kit.games.jrc.campaign import WASHINGTON, C, Campaign, F, L, M, empty


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
        asked = {one["key"] for one in scene.sees(MODERATOR)["prompts"]}
        assert f"vp:1:{len(cities) - 1}" in asked
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
    scene.luck.deal("Miami", "Boston", *(c for c in scene.state.cities if c[0] not in "MB"))
    scene.tablet.draw_cities(2)
    assert (scene.state.hall.city, scene.state.chosen) == ("Miami", ("Boston",))


def test_a_cancelled_session_leads_on():
    scene = Campaign().allocated().ordered()
    scene.tablet.go_on().choose_cities(("Miami", "Boston")).cancel_session()
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
        asked = {rule["id"] for rule in rules["rules"]}
        return {note["t"] for note in piles["notes"]}, "secret_pick" in asked

    assert lobby() == ({"jrc-cities-are"}, False)
    secret, asked = lobby(city_choice="each_picks")
    assert "jrc-note-each-picks-secret" in secret
    assert asked
    shown, _ = lobby(city_choice="each_picks", secret_pick=False)
    assert "jrc-note-each-picks-open" in shown
    assert "jrc-note-random" in lobby(city_choice="random")[0]


def test_a_default_that_changes_later_changes_no_campaign_that_runs():
    scene = Campaign().allocated()
    started = scene.steps[0].events[0]
    assert started.rules["max_per_city"] == 8
    other = replace(scene.state.options, max_per_city=10, win_princes=7)
    begun = GAME.evolve(replace(scene.state, options=other), started)
    assert (begun.options.max_per_city, begun.options.win_princes) == (8, 5)
