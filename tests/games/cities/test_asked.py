"""What both players must know at once: what a question depends on, the bell, a Quick that came."""

import pytest

from companion.core.eye import PUBLIC, seat_eye
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence


def question_of(match, seat, command):
    """The question that this button answers."""
    return next(one for one in match.view(seat).prompts if one.command == command)


def hint(match, seat, command, language="it"):
    return sentence(question_of(match, seat, command).hint, language)


def attacked(mine, theirs, **options):
    """B stands with `theirs` in city 2, where A attacks with the first of `mine`."""
    match = Match(**options)
    for seat, values in ((B, theirs), (A, mine)):
        for name, value in values.items():
            match.put(seat, name, value, 2)
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
    assert sentence(question_of(match, A, "confirm_discards").title) == "Scarta 2 carte"
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
        (blows,) = [one for one in match.view(eye).panels if one.kind == "blows"]
        assert word in sentence(blows.outcome)


def test_while_a_blow_may_still_be_aimed_otherwise_no_result_is_said():
    line = hint(worked_out((1, 2), (1, 1)), B, "muster_done")
    assert line.startswith("In attacco: Mara 2/3. In difesa: ")
    assert not any(word in line for word in ("Occupazione", "Respinta", "Neutralità"))


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
    assert nobody not in " ".join(sentence(line, language) for line in bell.lines).lower()


EVERYBODY = (PUBLIC, seat_eye(A), seat_eye(B))


def ring_bell_over(*slots, seat=A, **rules):
    """The bell rings while `seat` has these cities."""
    match = Match(**rules).to_main()
    if slots:
        match.own(seat, *slots)
    return match.ring_bell()


def button(match, seat):
    prompts = match.view(seat).prompts
    return sentence(next(one for one in prompts if one.command == "call_time").label)


@pytest.mark.parametrize("eye", EVERYBODY, ids=str)
def test_the_bell_takes_the_title(eye):
    assert sentence(ring_bell_over(1).view(eye).title) == "Tempo scaduto"


def test_what_was_begun_before_the_bell_keeps_the_title_and_the_bell_is_a_notice():
    match = Match().to_main().put(A, "Mara", "2/3", 3).attack("Mara").then.ring_bell()
    view = match.view(PUBLIC)
    assert "Tempo scaduto" not in sentence(view.title)
    titles = [sentence(one.title) for one in view.panels if one.kind == "note" and one.title]
    assert "Tempo scaduto" in titles


def test_the_button_at_the_bell_says_what_counts():
    assert button(ring_bell_over(1, 2), B) == "Si conta: P1 2 conquiste, P2 0"
    assert button(ring_bell_over(1, 2, tiebreak="occupied"), B) == "Si conta: P1 2 città, P2 0"
    assert button(ring_bell_over(), A) == "Pari: tempo supplementare"


def answered_by_quick(name):
    match = Match().to_main().put(A, "Mara", "2/3", 3)
    return match.attack("Mara").by(B).play_quick(name, 2, 2, 0, "yes").then


def news(match, eye):
    return [
        sentence(line)
        for one in match.view(eye).panels
        if one.kind == "note" and one.tone == "news"
        for line in one.lines
    ]


@pytest.mark.parametrize("eye", EVERYBODY, ids=str)
def test_everybody_is_told_that_a_quick_was_played(eye):
    assert "gioca un Quick 2/2." in news(answered_by_quick(""), eye)[0]
    assert "gioca un Quick: Lesta 2/2." in news(answered_by_quick("Lesta"), eye)[0]


def test_a_blow_of_a_nameless_character_says_whose_it_is():
    match = Match().to_main()
    nameless = match.put(A, "", "2/3", 3).id("")
    match.by(A).attack(nameless, 3).reveal(False).by(B).play_quick("", 2, 2, 0, "yes").then.fight()
    (blows,) = [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    blow = blows.rounds[0].blows[0]
    assert sentence(blow.by).startswith("il 2/3 di ")
    assert sentence(blow.at).startswith("il 2/2* di ")


def test_whoever_has_only_tapped_characters_there_is_told_so():
    match = Match.with_rules(tapped_can_defend=False).start(A)
    for name in ("Lia", "Ida"):
        match.put(B, name, "1/4", 1).effect(B).change_character(str(match.id(name)), "tap")
    match.put(A, "Mara", "2/3", 1).attack("Mara")
    line = hint(match, B, "play_quick", "en")
    assert line == "Attacking: Mara 2/3. All who are stationed there are tapped: it takes a Quick."
