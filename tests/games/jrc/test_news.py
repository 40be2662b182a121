"""What has just happened in a campaign is said on every screen (J7, D6)."""

from companion.core import SeatName, replace, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import Phase
from companion.web.catalogs import Catalogs
from companion.web.languages import LANGUAGES
from tests.kit.games.jrc.campaign import WASHINGTON, C, Campaign, F, L, M, empty
from tests.kit.sentences import sentence, texts, translate


def ids(scene, eye=PUBLIC):
    """The ids of the sentences of news that `eye` is shown."""
    titled = (one for one in scene.sees(eye)["panels"] if one.get("title"))
    return [line["t"] for one in titled if one["title"]["t"] == "jrc-news" for line in one["lines"]]


def test_opened_orders_say_which_cities_pass_to_whom():
    passes = dict.fromkeys((F, C, M), ("pass",))
    scene = Campaign().allocated().ordered({L: ("invest", (WASHINGTON,), 1), **passes})
    for eye in (PUBLIC, MODERATOR, seat_eye(L)):
        assert ids(scene, eye) == ["jrc-news-passes"]


def test_the_outcome_of_a_session_stays_in_sight_while_the_next_city_is_seated():
    scene = Campaign().allocated().ordered()
    scene.tablet.go_on().choose_cities((WASHINGTON, "Houston"))
    scene.tablet.set_seating(tuple(str(seat) for seat in (L, C, M, F))).begin_session()
    scene.countered().bought(empty(L, M)).played(C, L, F).tablet.apply_result()
    assert (scene.state.phase, scene.state.hall.city) == (Phase.SEATING, "Houston")
    for eye in (PUBLIC, MODERATOR, seat_eye(F)):
        accounts = [one for one in scene.sees(eye)["panels"] if one["kind"] == "account"]
        assert [one["title"]["t"] for one in accounts] == ["jrc-update"]
        assert "jrc-news-passes" in ids(scene, eye) or "jrc-news-contested" in ids(scene, eye)


def test_whoever_has_enough_princes_is_named_before_the_city_turn_and_with_the_cities_at_the_end():
    scene = Campaign(win_princes=2).allocated().passed()
    assert "jrc-news-near" in ids(scene)
    scene.tablet.go_on().end_city_turn()
    assert scene.state.phase is Phase.WON
    assert ids(scene) == ["jrc-news-holds"] * len(scene.state.winners)


def test_with_more_cities_than_both_need_only_whoever_has_most_is_named_as_close_to_winning():
    names = tuple(f"C{n}" for n in range(12))
    scene = Campaign((1, 2), city_set="custom", own_cities=names).started()
    scene.by(1).allocate(dict.fromkeys(names[:6], 5)).by(2).allocate(dict.fromkeys(names[6:11], 6))
    scene.tablet.open_papers()
    (near,) = phase_of(scene.state).news(scene.state)
    assert translate(near, "en")[0] == (
        "P1 already holds the 5 cities needed, and wins if that is still so"
        " at the end of the City turn."
    )


def test_where_a_turn_can_be_won_in_its_middle_the_news_say_that_orders_decide():
    columns = {1: (6, 6, 6, 6, 6, 0, 0, 0, 0), 2: (0, 0, 0, 0, 0, 8, 8, 7, 7)}
    scene = Campaign((1, 2), instant_win=True).allocated(columns)
    (near,) = phase_of(scene.state).news(scene.state)
    assert translate(near, "it")[0].endswith("se resta così all’apertura degli ordini, vince.")
    assert translate(near, "en")[0].endswith("wins if that is still so when orders are opened.")
    assert scene.passed(1, 2).state.phase is Phase.WON


def test_ending_a_turn_without_a_session_says_who_wins_by_it():
    scene = Campaign(win_princes=2).allocated().passed().tablet.go_on().then
    warn = scene.prompts()["jrc.end_city_turn"].warn
    params = dict(warn.params)
    assert warn.id == "W_NO_SESSION"
    assert params["count"] > 0
    scene.tablet.end_city_turn()
    assert len(scene.state.winners) == params["count"]


def test_an_elimination_says_who_gets_the_victory_point():
    scene = Campaign().example().countered().bought({L: {}, M: {}}).tablet.go_on().eliminate(C).then
    view = str(scene.sees(PUBLIC))
    assert "jrc-played-out" in view
    scene.tablet.go_on()
    predator = next(seat for seat, points in scene.vp().items() if points)
    assert f"'predator': {{'seat': {predator}}}" in view


def test_whoever_has_answered_for_the_prince_is_left_with_the_second_thought():
    scene = Campaign().finished().passed().in_counter(WASHINGTON, L, F, C, M)
    scene.countered({L: {}, C: {}, M: {}}).bought({L: {}, C: {}, M: {}})
    holder = next(seat for seat in (L, F, C, M) if prince_prompts(scene, seat))
    assert [one.get("weight", "main") for one in prince_prompts(scene, holder)] == ["main", "quiet"]
    scene.by(holder).answer_prince_card(False)
    left = prince_prompts(scene, holder)
    assert [(one["args"]["use"], one["weight"]) for one in left] == [(True, "quiet")]
    scene.by(holder).answer_prince_card(False).refuses("E_NOT_AWAITED")


def prince_prompts(scene, seat):
    """What the seat is asked about the prince's card."""
    prompts = scene.sees(seat_eye(seat)).get("prompts", ())
    return [one for one in prompts if "prince" in one["command"]]


def test_an_order_names_who_leads_in_each_city_and_by_how_much():
    scene = Campaign().allocated().tablet.go_on().then
    stands = {one.value: one for one in scene.prompts(seat_eye(L))["jrc.order"].items}
    assert list(stands) == list(scene.state.cities)
    for city, standing in stands.items():
        row = dict(zip((L, F, C, M), scene.row(city), strict=True))
        assert (standing.own, standing.most) == (row[L], max(row.values()))
        assert standing.tops == tuple(seat for seat, fi in row.items() if fi == standing.most)
        second = max(fi for seat, fi in row.items() if seat != L)
        assert standing.ahead == max(0, row[L] - second)


def test_an_order_begins_with_the_cities_or_with_what_may_be_withdrawn():
    scene = Campaign().allocated().tablet.go_on().then
    order = scene.prompts(seat_eye(L))["jrc.order"]
    assert (order.first, [one.by for one in order.ways]) == ("invest", [1, -1, -2, 0])
    ways = {one.value: one.again for one in order.ways}
    assert (ways["withdraw1"], ways["withdraw2"]) == ("withdraw2", "withdraw1"), "a second touch"
    columns = {1: (8, 8, 8, 6, 0, 0, 0, 0, 0), 2: (7, 7, 7, 5, 0, 0, 0, 0, 4)}
    columns[3] = (6, 6, 6, 4, 0, 0, 0, 4, 4)
    scene = Campaign(ring=(1, 2, 3)).allocated(columns).tablet.go_on().then
    assert scene.prompts(seat_eye(2))["jrc.order"].first == "withdraw1"


def test_the_form_of_victory_points_says_beforehand_whose_the_city_will_be():
    scene = Campaign().example().countered().bought({L: {}, M: {}}).played(C, L, F)
    outcome = scene.prompts()["jrc.apply_result"].outcome
    assert set(outcome.alone) == {str(one) for one in scene.state.players}
    taking = outcome.alone[str(M)]
    assert taking.id == "jrc-news-passes"
    scene.tablet.apply_result({str(M): 4})
    assert (scene.prince(WASHINGTON), dict(taking.params)["n"]) == (M, scene.princes()[3])


def test_whoever_is_prince_already_keeps_the_city():
    scene = Campaign().allocated().passed().seated("Atlanta", F, L, C).tablet.begin_session().then
    papers = empty(*scene.state.round.missing)
    scene.countered(papers).bought(empty(*scene.state.round.missing)).played(L, C)
    outcome = scene.prompts()["jrc.apply_result"].outcome
    assert outcome.alone[str(F)].id == "jrc-outcome-stays"
    assert dict(outcome.alone[str(F)].params)["n"] == scene.princes()[1]
    assert outcome.others == {}  # Marcello, who does not play, has nothing there


def test_phones_and_wall_read_beforehand_what_the_proposed_points_come_to():
    scene = Campaign().example().countered().bought({L: {}, M: {}}).played(C, L, F)
    for eye in (seat_eye(L), PUBLIC):
        lines = [
            line["t"]
            for panel in scene.sees(eye)["panels"]
            if panel.get("tone") == "news"
            for line in panel["lines"]
        ]
        assert lines == ["jrc-news-passes"]


def test_several_people_are_left_out_of_a_session_in_one_go():
    scene = Campaign().allocated().ordered().seated().tablet.set_participants((str(F), str(M))).then
    assert scene.state.hall.seating == (F, M)
    scene.tablet.set_participants((str(F), str(M), str(L)))
    assert scene.state.hall.seating == (F, M, L)
    scene.tablet.set_participants((str(F),)).refuses("E_SESSION_SIZE")
    scene.tablet.set_participants((str(F), str(F))).refuses("E_NO_SUCH_SEAT")


def test_a_city_that_ends_with_a_full_stop_brings_no_second_one():
    words = Catalogs()
    scene = Campaign().example().countered().bought(empty(L, M)).tablet.go_on().then
    fi = {seat: dict(row) for seat, row in scene.state.fi.items()}
    fi[M][WASHINGTON] = 9
    winning = replace(scene.state, fi=fi, phase=Phase.WON, winners=(M,))
    lines = [
        text("jrc-card-asked", who=SeatName(M), city=WASHINGTON),
        text("E_FI_TOO_LOW", fi=1, city=WASHINGTON),
        *(one for note in phase_of(winning).news_note(winning) for one in note.lines),
    ]
    for language in LANGUAGES:
        for line in lines:
            sentence = words.translate(line, language, {M: "Marcello"})
            assert not sentence.endswith(".."), sentence


def test_a_player_without_points_is_not_said_to_have_0_of_0_left():
    scene = Campaign().example().countered()
    mark = phase_of(scene.state).mark(scene.state, F)
    none = {"it": "nessun punto", "en": "no points", "fr": "aucun point", "de": "keine Punkte"}
    none["es"] = "ningún punto"
    assert all(translate(mark, one)[0] == none[one] for one in LANGUAGES)


def test_a_contested_city_that_loses_all_influence_never_had_a_prince():
    """C10: the sentence is true of a city that was held and of one that was contested."""
    columns = {1: (1, 8, 8, 8, 5, 0, 0, 0, 0), 2: (1, 0, 0, 0, 5, 8, 8, 0, 8)}
    scene = Campaign((1, 2)).allocated(columns).passed().in_counter("Atlanta", 1, 2)
    scene.countered(empty(1, 2)).bought(empty(1, 2)).played().tablet.apply_result({"1": 0, "2": 0})
    sentences = {sentence(one, "en") for one in texts(scene.view(PUBLIC))}
    assert "Atlanta has no prince: nobody has influence there." in sentences


def test_the_rule_of_the_update_names_the_limit_of_the_house_rule():
    for options, id in (
        ({}, "jrc-update-rule"),
        ({"fi_cap_after_setup": True}, "jrc-update-rule-cap"),
    ):
        scene = Campaign(**options).example().countered().bought(empty(L, M)).played()
        rule = scene.prompts()["jrc.apply_result"].hint
        assert rule.id == id
        assert rule in texts(scene.view(PUBLIC))


def test_one_city_held_is_said_in_the_singular():
    columns = dict.fromkeys((1, 2), (8, 8, 8, 6, 0, 0, 0, 0, 0))
    orders = {1: ("pass",), 2: ("withdraw", ("Atlanta",), 2)}
    scene = Campaign((1, 2)).allocated(columns).ordered(orders)
    (passes,) = (one for one in texts(scene.view(PUBLIC)) if one.id == "jrc-news-passes")
    assert "1 ville tenue sur 5" in sentence(passes, "fr")
