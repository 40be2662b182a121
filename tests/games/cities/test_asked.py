"""Beside each question of a combat stands what it depends on; its result as soon as it is sure."""

import pytest

from companion.core.eye import PUBLIC, seat_eye
from tests.games.cities.shown import spoken
from tests.kit.games.cities.match import A, B, Match


def asked(match, seat, command):
    """The question that this button answers."""
    return next(one for one in match.view(seat).prompts if one.command == command)


def hint(match, seat, command, language="it"):
    return spoken(asked(match, seat, command).hint, language)


def attacked(mine, theirs, **options):
    """B stands with `theirs` in city 2, where A attacks with the first of `mine`."""
    match = Match(**options)
    for seat, values in ((B, theirs), (A, mine)):
        for name, said in values.items():
            match.put(seat, name, said, 2)
    match.attack(next(iter(mine)))
    return match


def test_whoever_may_defend_reads_who_attacks_and_with_what():
    match = attacked({"Mara": "2/3r1", "Ugo": "1/1"}, {"Lia": "1/2"})
    assert hint(match, B, "defend").startswith("In attacco: Mara 2/3 r1. ")
    assert hint(match, B, "defend", "en").startswith("Attacking: Mara 2/3 r1. ")
    match = attacked({"Mara": "2/3r1"}, {})
    assert hint(match, B, "play_quick").startswith("In attacco: Mara 2/3 r1. ")


def test_whoever_joins_the_attack_reads_who_may_stand_against_it():
    match = attacked({"Mara": "2/3r1", "Ugo": "1/1"}, {"Lia": "1/2", "Ida": "3/1"})
    match.by(B).defend()
    assert "Lia 1/2 e Ida 3/1" in hint(match, A, "name_attackers")
    match.by(A).name_attackers((str(match.id("Ugo")),))
    assert hint(match, B, "name_defenders").startswith("In attacco: Mara 2/3 r1 e Ugo 1/1. ")


def test_of_a_crowd_three_are_named_and_the_others_counted():
    crowd = dict.fromkeys(("Uno", "Due", "Tre", "Quattro", "Cinque"), "1/1")
    match = attacked({"Mara": "2/3", "Ugo": "1/1"}, crowd).by(B).defend().then
    assert "Uno 1/1, Due 1/1, Tre 1/1 e altri 2." in hint(match, A, "name_attackers")
    assert "Uno 1/1, Due 1/1, Tre 1/1 and 2 more." in hint(match, A, "name_attackers", "en")


def test_the_discards_of_a_conquest_are_the_question():
    match = attacked({"Mara": "2/3"}, {}).by(B).decline().then
    assert spoken(asked(match, A, "confirm_discards").title) == "Scarta 2 carte"
    assert match.view(A).line is None


def worked_out(*theirs, mine=(2, 3)):
    """Light mode: A's one character against those of B, who may still add more."""
    match = Match(tracking="light").to_main().by(A).attack_city(2).reveal(False).by(B).defend().then
    match.by(A).enter_fighter("Mara", *mine, 0).muster_done()
    for values in theirs:
        match.by(B).enter_fighter("", *values, 0)
    return match


def test_whoever_defends_in_a_worked_out_combat_reads_who_attacks():
    assert hint(worked_out(), B, "enter_fighter") == "In attacco: Mara 2/3."


@pytest.mark.parametrize(
    ("mine", "his", "word"),
    [
        ((3, 3), (1, 2), "Occupazione"),
        ((1, 1), (2, 3), "Respinta"),
        ((1, 3), (1, 3), "Neutralità"),
        ((3, 1), (1, 3), "Totale annientamento"),
    ],
)
def test_the_result_is_said_as_soon_as_no_choice_is_left(mine, his, word):
    match = worked_out(his, mine=mine)
    assert word in hint(match, B, "muster_done"), "before anybody says that these are all"
    match.by(B).muster_done()
    assert word in hint(match, A, "settle_city")
    for eye in (PUBLIC, seat_eye(A), seat_eye(B)):
        (told,) = [one for one in match.view(eye).panels if one.kind == "blows"]
        assert word in spoken(told.outcome)


def test_while_a_blow_may_still_be_aimed_otherwise_no_result_is_said():
    match = worked_out((1, 2), (1, 1))
    said = hint(match, B, "muster_done")
    assert said.startswith("In attacco: Mara 2/3. In difesa: ")
    assert not any(word in said for word in ("Occupazione", "Respinta", "Neutralità"))


def test_a_city_taken_since_is_the_newer_news():
    """The wall shows a combat as long as nothing newer was entered in the turn."""
    match = worked_out((1, 2), mine=(3, 3)).by(B).muster_done().by(A).settle_city("mine").then
    assert [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    match.by(A).take_city(4, False)
    assert not [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    match.by(A).take_back_count()
    assert [one for one in match.view(PUBLIC).panels if one.kind == "blows"]


@pytest.mark.parametrize(("language", "nobody"), [("it", "moder"), ("en", "host")])
def test_at_the_bell_nobody_is_named_who_is_not_there(language, nobody):
    match = Match().to_main().put(A, "Mara", "2/3", 3).attack("Mara").then.ring_bell()
    (bell,) = [one for one in match.view(PUBLIC).panels if getattr(one, "tone", "") == "warning"]
    assert nobody not in " ".join(spoken(line, language) for line in bell.lines).lower()
