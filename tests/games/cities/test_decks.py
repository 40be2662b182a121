"""Declared decks (B1, B2), the side deck between duels, who plays, both ready."""

import re

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.text import text
from companion.web.languages import LANGUAGES
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence


def no_decks(**options):
    """Both may declare; nobody has."""
    return Match.with_rules(**options)


def sizes(main, side):
    return {"main": main, "side": side}


@pytest.mark.parametrize(
    ("main", "side", "code"),
    [
        (44, 10, "E_DECK_TOO_SMALL"),
        (45, 11, "E_SIDE_TOO_LARGE"),
        (44, 11, "E_DECK_TOO_SMALL"),
        (45, -1, "E_DECK_LIST"),
        (501, 0, "E_DECK_LIST"),
    ],
)
def test_b1_sizes_that_may_not_be_played_and_forty_five_cards_are_enough(main, side, code):
    match = no_decks().by(A).declare_deck(sizes(main, side)).refuses(code).then
    match.by(A).declare_deck({"main": 45}).refuses("E_DECK_LIST").declare_deck(sizes(45, 10))
    assert (match.state.decks[A].main, match.state.decks[A].side) == (45, 10)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("4 Drago", "E_TOO_MANY_COPIES"),
        ("2+2 Drago", "E_TOO_MANY_COPIES"),
        ("2 Drago, 2 drago", "E_TOO_MANY_COPIES"),
        ("3 Drago, *", "E_DECK_LIST"),
        ("3 " + "x" * 25, "E_DECK_LIST"),
        (", ".join(f"Carta {n}" for n in range(61)), "E_DECK_LIST"),
    ],
)
def test_b1_a_list_that_may_not_be_played(text, code):
    no_decks().by(A).list_cards(text).refuses(code)


def test_b1_three_copies_and_any_number_of_mercenaries():
    match = no_decks().by(A).list_cards("3 Drago; 9+2 Fante*\nTorre, 2x Arciere").then
    assert match.state.decks[A].cards == (
        ("Drago", 3, 0, False),
        ("Fante", 9, 2, True),
        ("Torre", 1, 0, False),
        ("Arciere", 2, 0, False),
    )
    match.by(A).declare_deck(sizes(46, 9))
    assert match.state.decks[A].cards, "other sizes do not tear up the list"
    match.by(A).list_cards("")
    assert match.state.decks[A].cards == ()


def test_a_list_has_no_more_cards_than_were_declared_and_says_how_many_it_has():
    match = no_decks().by(A, B).declare_deck(sizes(45, 10)).then
    match.by(A).list_cards("50 Fante*").refuses("E_LIST_TOO_LONG")
    match.by(A).list_cards("40+11 Fante*").refuses("E_LIST_TOO_LONG")
    match.by(A).list_cards("40+2 Fante*, 3 Drago")

    def hints(eye):
        return {one.hint for one in match.view(eye).prompts if one.command == "list_cards"}

    assert hints(seat_eye(A)) == {text("cities-list-so-far", main=43, deck=45, side=2, beside=10)}
    assert hints(seat_eye(B)) == hints(MODERATOR) == {text("cities-list-hint")}


def test_copies_may_be_counted_in_the_main_deck_alone():
    match = no_decks(copies_scope="main")
    match.by(A).list_cards("3+3 Drago").list_cards("4 Drago").refuses("E_TOO_MANY_COPIES")


def between_duels():
    return Match(deck=45).by(A).concede_duel().then


@pytest.mark.parametrize(
    ("main", "side", "code"), [(44, 11, "E_DECK_TOO_SMALL"), (45, 9, "E_POOL_CHANGED")]
)
def test_b2_siding_keeps_the_pool_which_is_free_before_the_first_duel(main, side, code):
    between_duels().by(A).declare_deck(sizes(main, side)).refuses(code).declare_deck(sizes(46, 9))
    no_decks().by(A).declare_deck(sizes(50, 3))


def test_the_new_sizes_are_played_with():
    match = between_duels().by(A).declare_deck(sizes(47, 8)).then.start()
    assert (match.duel.counts[A].deck, match.duel.counts[B].deck) == (40, 38)


def test_who_is_ready_without_a_word_brings_the_usual_deck():
    match = Match.with_rules(declared=False)
    match.by(A).ready().gives("DeckDeclared", "ReadyPressed")
    assert (match.state.decks[A].main, match.state.decks[A].side) == (45, 10)


def test_nobody_lists_a_deck_that_is_not_declared_or_is_ready_twice():
    match = Match.with_rules(declared=False)
    match.by(A).list_cards("Drago").refuses("E_DECK_MISSING").declare_deck(sizes(45, 0)).ready()
    match.by(A).ready().refuses("E_ALREADY_READY").declare_deck(sizes(46, 0))
    assert match.state.ready.answered == (), "another deck must be made ready anew"


def test_the_tablet_chooses_who_plays():
    match = Match.with_rules(ring=(A, B, 7), begun=False)
    assert match.state.players == (A, B)
    match.tablet.set_player(0, B)
    assert match.state.players == (B, A)
    match.tablet.set_player(1, 7)
    assert match.state.players == (B, 7)
    match.tablet.set_player(1, 9).refuses("E_NO_SUCH_SEAT").by(A).begin().refuses("E_NOT_MODERATOR")
    match.tablet.begin().set_option("minutes", 30).refuses("E_WRONG_PHASE")
    match.by(A).declare_deck(sizes(45, 10)).refuses("E_WATCHING")


def test_two_are_needed():
    match = Match.with_rules(ring=(A,), begun=False)
    match.tablet.begin().refuses("E_TWO_PLAYERS").set_player(0, A).refuses("E_TWO_PLAYERS")


def test_house_rules_have_limits():
    match = Match.with_rules(begun=False)
    match.tablet.set_option("minutes", 0).refuses("E_OPTION")
    match.tablet.set_option("tracking", "some").refuses("E_OPTION")
    match.tablet.set_option("weather", True).refuses("E_OPTION").set_option("minutes", 30)
    assert match.game.keep(match.state)["options"] == {"minutes": 30}
    again = match.game.open((A, B), {"options": {"minutes": 30, "tracking": "old"}})
    assert (again.options.minutes, again.options.tracking) == (30, "full")


def test_before_each_duel_every_screen_says_how_the_table_is_laid():
    def laid_lines(match, eye):
        panels = match.view(eye).panels
        return [one.lines for one in panels if getattr(one, "title", None) == text("cities-lay")]

    for match in (no_decks(), between_duels()):
        for eye in (PUBLIC, MODERATOR, seat_eye(A)):
            ((cities, _),) = laid_lines(match, eye)
            assert cities == text("cities-lay-cities", capital="none")
    third = text("cities-lay-cities", capital="3")
    assert laid_lines(no_decks(capital_slot="3"), PUBLIC)[0][0] == third
    assert laid_lines(Match(), PUBLIC) == []


def test_a_list_written_by_the_other_player_after_a_duel_is_not_lost():
    match = Match(tracking="light", starter=A).to_main()
    match.by(A).take_city(1, False).take_city(4, False).take_city(2, True)
    match.by(A).list_cards("1 Fante")
    assert "take_back_count" in match.prompts(A)
    match.by(B).list_cards("3 Drago")
    assert "take_back_count" not in match.prompts(A)
    match.by(A).take_back_count().refuses("E_DUEL_OVER")
    assert [name for name, *_ in match.state.decks[B].cards] == ["Drago"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_one_card_that_is_too_long_is_told_in_the_singular(language):
    match = Match.with_rules(declared=False).by(A).declare_deck({"main": 45, "side": 0}).then
    match.by(A).list_cards("1+1 Drago").refuses("E_LIST_TOO_LONG")
    sizes = {"side": 1, "deck": 45, "beside": 0}
    refusal = sentence(text("E_LIST_TOO_LONG", main=1, **sizes), language)
    assert not re.search(r"\b1 (carte|cards|cartas|cartes|Karten)\b", refusal)
