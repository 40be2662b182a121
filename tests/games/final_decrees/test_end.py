"""Stagnation and Decline, the end and its story (§8, §9): cases Z1–Z5, E1–E2."""

from companion.core import Chart, Chronicle, Circle, Courses, Verdict
from companion.games.final_decrees import deck
from tests.kit.games.final_decrees.golden import five_decrees
from tests.kit.games.final_decrees.office import Office


def near_end(left=40, **options):
    office = Office(**options).to_play(C="treasury", A="executive", B="navy")
    return office.have(executive=6, navy=2, reform=4).turn_of("C", drawn=False).deck(left)


def test_z1_blame_goes_to_the_directors_and_five_cards_to_the_discards():
    office = near_end().active.draw("decline").then
    assert (office.blame("AB"), office.state.ministry["reform"]) == ("A6 B2", 4)
    assert office.state.ministry["navy"] == 0
    assert (office.state.deck_left, office.state.discard) == (35, 5)
    assert office.state.hands[3] == 2, "no card instead"


def test_z3_as_the_last_card_it_is_not_returned():
    office = near_end(1).active.draw("decline").gives("Declined", "GameEnded").then
    assert (office.blame("AB"), office.state.deck_left) == ("A6 B2", 0)


def test_z4_the_last_card_cannot_be_an_ordinary_one_but_it_ends_the_game():
    office = near_end(1)
    assert deck.warning(office.state, "ordinary") == "W_SD_MISSING"
    blame = office.state.ministry["treasury"]
    office.lay(0, "treasury").active.draw("ordinary").gives("CardDrawn", "GameEnded")
    assert office.state.ministry["treasury"] == blame


def test_z5_a_card_that_takes_the_last_of_the_deck_ends_the_game():
    office = near_end(3).active.draw("ordinary").play_card().then
    change = ({"sort": "deck", "change": -2}, {"sort": "discard", "change": 2})
    office.active.adjust(change).gives("Adjusted", "GameEnded")
    assert office.state.result.reason == "deck"


def test_drawn_as_an_action_it_costs_one_and_with_few_cards_it_discards_what_is_there():
    office = near_end().active.draw("ordinary").draw("decline").then
    assert (office.left, office.state.now().draw_used) == (2, True)
    office = near_end(4).active.draw("decline").then
    assert (office.state.deck_left, office.state.discard) == (1, 3)


def test_house_rules_of_the_decline():
    office = near_end(sd_discard=2, sd_pick=True).active.draw("decline").then
    assert (office.state.deck_left, office.state.discard, office.state.hands[3]) == (38, 1, 3)
    office = near_end(4, sd_empty_ends=True)
    office.active.draw("decline").gives("Declined", "GameEnded")
    assert office.blame("AB") == "A0 B0"


def ended(**options):
    office = near_end(1, **options).have(A=4, B=7, C=4, D=9, E=5, executive=0, navy=0, treasury=3)
    office.active.draw("ordinary")
    return office.state.result.winners


def test_e1_e2_least_personal_blame_wins_and_a_tie_is_shared_unless_ministries_break_it():
    assert ended() == (1, 3)
    assert ended(tie_break="ministry_blame") == (1,)


def test_whoever_heads_nothing_gives_way_to_those_who_do_where_ministries_break_ties():
    office = Office(tie_break="ministry_blame", allow_vacant_player=True)
    office.to_play(A="hr", C="treasury").have(A=3, B=7, C=3, D=3, E=7, hr=2, treasury=2).deck(1)
    office.turn_of("A")
    assert office.state.result.winners == (1, 3)


def test_the_host_may_give_up():
    office = Office().to_play()
    office.player("A").abandon().refuses("E_NOT_MODERATOR").tablet.abandon()
    assert office.state.result.winners == ()
    office.tablet.abandon().refuses("E_GAME_OVER")


def test_a_whole_game_ends_with_the_fifth_decree_and_its_story_tells_of_blame_ways_and_stamps():
    office = five_decrees()
    state = office.state
    assert state.result.reason == "decrees"
    least = min(state.personal.values())
    assert state.result.winners == tuple(s for s in office.ring if state.personal[s] == least)
    panels = office.game.recap(state, office.steps)
    kinds = [type(one) for one in panels]
    assert [*kinds[:3], *kinds[4:]] == [Verdict, Circle, Chronicle, Chart, Courses, Chart]
    blame, _, stamps = panels[4:]
    assert {one.seat: one.values[-1] for one in blame.series} == dict(state.personal)
    steps = sum(len(decree.steps) for decree in state.decrees)
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


def test_a_stamp_that_was_lifted_and_set_again_counts_once_in_the_titles():
    office = Office().to_play(A="executive", C="treasury", B="hr", D="secret", E="navy")
    office.active.stamp("0").stamp("1")
    office.tablet.on_behalf_of(1).adjust(({"sort": "stamp", "decree": "0", "change": "lift"},))
    office.active.stamp("0").then.tablet.abandon()
    story = office.game.recap(office.state, tuple(office.steps))
    (chronicle,) = (one for one in story if isinstance(one, Chronicle))
    (title,) = (one for one in chronicle.chapters[0].lines if one.id == "decrees-title-stamps")
    assert dict(title.params)["n"] == 2


def test_where_the_decline_ends_the_game_its_hint_promises_no_blame():
    for office, id in (
        (near_end(4), "decrees-card-decline-hint"),
        (near_end(4, sd_empty_ends=True), "decrees-decline-ends"),
    ):
        draws = (one for one in office.view(3).prompts if one.command == "draw")
        (hint,) = (one.hint for one in draws if one.args["card"] == "decline")
        assert hint.id == id
