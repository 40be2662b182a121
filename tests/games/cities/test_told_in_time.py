"""What both players must know at once: the time is up and what counts, a Quick has come."""

import pytest

from companion.core.eye import PUBLIC, seat_eye
from tests.games.cities.shown import spoken
from tests.kit.games.cities.match import A, B, Match

EVERYBODY = (PUBLIC, seat_eye(A), seat_eye(B))


def rung(*slots, seat=A, **rules):
    """The bell rings while `seat` has these cities."""
    match = Match(**rules).to_main()
    if slots:
        match.own(seat, *slots)
    return match.ring_bell()


def button(match, seat):
    prompts = match.view(seat).prompts
    return spoken(next(one for one in prompts if one.command == "call_time").label)


@pytest.mark.parametrize("eye", EVERYBODY, ids=str)
def test_the_bell_takes_the_title(eye):
    assert spoken(rung(1).view(eye).title) == "Tempo scaduto"


def test_what_was_begun_before_the_bell_keeps_the_title_and_the_bell_is_a_notice():
    match = Match().to_main().put(A, "Mara", "2/3", 3).attack("Mara").then.ring_bell()
    shown = match.view(PUBLIC)
    assert "Tempo scaduto" not in spoken(shown.title)
    assert any(
        one.kind == "note" and one.title and spoken(one.title) == "Tempo scaduto"
        for one in shown.panels
    )


def test_the_button_at_the_bell_says_what_counts():
    assert button(rung(1, 2), B) == "Si conta: P1 2 conquiste, P2 0"
    assert button(rung(1, 2, tiebreak="occupied"), B) == "Si conta: P1 2 città, P2 0"
    assert button(rung(), A) == "Pari: tempo supplementare"


def quick(name):
    match = Match().to_main().put(A, "Mara", "2/3", 3)
    return match.attack("Mara").by(B).play_quick(name, 2, 2, 0, "yes").then


def news(match, eye):
    return [
        spoken(line)
        for one in match.view(eye).panels
        if one.kind == "note" and one.tone == "news"
        for line in one.lines
    ]


@pytest.mark.parametrize("eye", EVERYBODY, ids=str)
def test_everybody_is_told_that_a_quick_was_played(eye):
    assert "gioca un Quick 2/2." in news(quick(""), eye)[0]
    assert "gioca un Quick: Lesta 2/2." in news(quick("Lesta"), eye)[0]


def test_a_blow_of_a_nameless_character_says_whose_it_is():
    match = Match().to_main()
    one = match.put(A, "", "2/3", 3).id("")
    match.by(A).attack(one, 3).reveal(False).by(B).play_quick("", 2, 2, 0, "yes").then.fight()
    (blows,) = [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    blow = blows.rounds[0].blows[0]
    assert spoken(blow.by).startswith("il 2/3 di ")
    assert spoken(blow.at).startswith("il 2/2* di ")
