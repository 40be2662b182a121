"""What cards do, entered by hand (§7): the ledger stays whole."""

import pytest

from companion.core.eye import PUBLIC
from tests.kit.games.final_decrees.office import Office


def office_with(**amounts):
    """The active player has drawn a card and it is open."""
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret")
    return office.active.play_card().then.have(**amounts)


def test_blame_moves_between_pools_ministries_and_reserve():
    office = office_with(A=4, navy=2)
    office.active.adjust(
        (
            {"sort": "blame", "source": "1", "target": "navy", "amount": 3},
            {"sort": "blame", "source": "navy", "target": "reserve", "amount": 5},
        )
    )
    assert (office.state.personal[1], office.state.ministry["navy"]) == (1, 0)


def test_a_card_is_written_down_once_and_read_by_everybody():
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret")
    office.active.write_card("Amnistia").refuses("E_NO_CARD_OPEN").play_card()
    for called, effect in (("", ""), ("x" * 41, ""), ("Amnistia", "x" * 161), ("A\tB", "")):
        office.active.write_card(called, effect).refuses("E_CARD_WORDS")
    office.active.write_card(" Amnistia ", "Un ministero perde 3 di colpa.")
    (news, *_) = (one for one in office.sees(PUBLIC)["panels"] if one.get("tone") == "news")
    assert news["lines"][0]["p"]["effect"] == "Un ministero perde 3 di colpa."
    (known,) = office.prompts(2)["write_card"].fields[0].known
    assert (known.words, dict(known.fills)) == (
        "Amnistia",
        {"effect": "Un ministero perde 3 di colpa."},
    )
    office.active.write_card("amnistia")
    assert office.state.cards == (("amnistia", "Un ministero perde 3 di colpa."),)
    office.active.adjust(())
    assert "write_card" not in office.prompts(2)


def test_everything_a_card_can_touch():
    office = office_with()
    assert office.state.now().card_open
    office.active.adjust(
        (
            {"sort": "hand", "who": 2, "change": -1},
            {"sort": "discard", "change": 1},
            {"sort": "actions", "change": 2},
            {"sort": "deck", "change": -4},
            {"sort": "place", "decree": "3", "ministry": "secret"},
            {"sort": "stamp", "decree": "3", "change": "set"},
            {"sort": "drop_arrow", "arrow": "navy>secret"},
            {"sort": "draw_arrow", "start": "treasury", "end": "secret"},
            {"sort": "marker", "who": 3, "ministry": "secret"},
            {"sort": "marker", "who": 4, "ministry": "navy"},
        )
    )
    state = office.state
    assert (state.hands[2], state.discard, office.left, state.deck_left) == (1, 1, 4, 50)
    assert (state.decrees[3].place, state.decrees[3].done) == ("secret", 1)
    assert state.roots("secret") == ("treasury",)
    assert (state.posting(3), state.posting(4)) == ("secret", "navy")
    assert not state.now().card_open


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"sort": "blame", "source": "1", "target": "navy", "amount": 3}, "E_NEGATIVE"),
        ({"sort": "blame", "source": "1", "target": "1", "amount": 3}, "E_CHANGES"),
        ({"sort": "blame", "source": "1", "target": "moon", "amount": 3}, "E_UNKNOWN_MINISTRY"),
        ({"sort": "blame", "source": "reserve", "target": "1", "amount": True}, "E_CHANGES"),
        ({"sort": "actions", "change": -4}, "E_NEGATIVE"),
        ({"sort": "deck", "change": 0}, "E_CHANGES"),
        ({"sort": "hand", "who": 9, "change": 1}, "E_NO_SUCH_SEAT"),
        ({"sort": "marker", "who": 3, "ministry": "secret"}, "E_MINISTRY_OCCUPIED"),
        ({"sort": "draw_arrow", "start": "secret", "end": "reform"}, "E_CYCLE"),
        ({"sort": "drop_arrow", "arrow": "hr>navy"}, "E_NO_SUCH_ARROW"),
        ({"sort": "stamp", "decree": "0", "change": "lift"}, "E_NOT_NEXT_STEP"),
        ({"sort": "place", "decree": "7", "ministry": "hr"}, "E_DECREE_NOT_HERE"),
        ({"sort": "magic"}, "E_CHANGES"),
    ],
)
def test_what_cannot_be_is_refused(change, code):
    office_with().active.adjust((change,)).refuses(code)


def test_a_marker_may_be_taken_away():
    office = office_with().active.adjust(({"sort": "marker", "who": 3, "ministry": ""},)).then
    assert office.state.posting(3) is None


def test_only_the_active_player_says_what_a_card_did_and_it_can_be_taken_back():
    office = office_with(A=4)
    change = ({"sort": "blame", "source": "1", "target": "reserve", "amount": 3},)
    office.player("A").adjust(change).refuses("E_NOT_YOUR_TURN")
    office.active.adjust(change).then.undo()
    assert office.state.personal[1] == 4


def test_without_a_card_only_the_tablet_sets_something_right():
    office = office_with().active.adjust(()).then
    change = ({"sort": "blame", "source": "reserve", "target": "1", "amount": 3},)
    office.active.adjust(change).refuses("E_NO_CARD_OPEN").tablet.on_behalf_of(2).adjust(change)
    assert office.state.personal[1] == 3


def test_two_decrees_are_not_promulgated_at_once():
    office = Office(decrees={0: ("navy",), 1: ("navy",)}).to_play(B="executive")
    office.active.play_card()
    both = tuple({"sort": "stamp", "decree": one, "change": "set"} for one in "01")
    office.active.adjust(both).refuses("E_PENDING_DECISION")
