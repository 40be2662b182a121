"""The phases of a turn (P1–P4), and what is kept count of."""

import pytest

from tests.kit.games.cities.match import A, B, Match


@pytest.mark.parametrize(
    ("rule", "first", "second"), [("none", 7, 7), ("second_player", 7, 8), ("all", 8, 8)]
)
def test_p1_the_first_turn_and_its_draw(rule, first, second):
    match = Match(starter=A, first_turn_draw=rule).to_main()
    assert match.hand(A) == first
    match.end_turn().to_main()
    assert match.hand(B) == second
    match.end_turn()
    assert str(match.duel.phase) == "draw"
    before = match.hand(A)
    match.to_main()
    assert match.hand(A) == before + 1
    assert match.duel.counts[A].deck == 60 - 7 - (1 if rule != "all" else 2)


def test_p2_one_card_is_opened_in_a_turn():
    match = Match().open("Mara", "2/3")
    assert (match.hand(A), match.one("Mara").place) == (6, 0)
    match.by(A).open_card().refuses("E_ALREADY_OPENED")
    match.by(A).open_character("Gino", 1, 1, 0, "no").refuses("E_ALREADY_OPENED")
    match.by(A).skip_opening().refuses("E_ALREADY_OPENED")


def test_the_opening_may_be_left_out_and_is_then_over():
    match = Match()
    match.by(A).skip_opening().open_card().refuses("E_WRONG_PHASE").draw().refuses("E_WRONG_PHASE")


def test_p3_the_turn_ends_with_seven_cards():
    for cards in (9, 8):
        match = Match().to_main().by(A).move_cards("draw", cards - 7).end_main().then
        assert str(match.duel.phase) == "final"
        match.by(A).end_turn().refuses("E_HAND_TOO_BIG")
        if cards == 9:
            match.by(A).discard_down()
            assert (match.hand(A), match.duel.counts[A].graveyard) == (7, 2)
        else:
            match.by(A).move_cards("discard", 1).end_turn()
        assert match.active == B


def test_p4_damage_is_gone_at_the_end_of_the_turn_and_so_are_passing_values():
    match = Match(starter=B).put(B, "Q", "1/4", 1).put(A, "P", "1/4", 1)
    match.effect(A).change_character(str(match.id("P")), "damage", 1)
    match.effect(A).change_stats(str(match.id("P")), 5, 6, 2)
    assert (match.one("P").damage, match.one("P").power) == (1, 5)
    match.end_turn()
    character = match.one("P")
    assert (character.damage, character.power, character.hp, character.range) == (0, 1, 4, 0)


def test_recovery_untaps_the_active_players_characters_only():
    match = Match(starter=B).put(B, "Q", "1/4", 1)
    match.by(B).move(match.id("Q"), 2).then.put(A, "P", "1/4", 1).by(A).move(match.id("P"), 2)
    assert match.one("Q").tapped
    match.end_turn()
    assert (match.one("P").tapped, match.one("Q").tapped) == (True, False)


def test_only_the_active_player_takes_a_turn_and_who_watches_plays_nothing():
    match = Match(starter=A, ring=(A, B, 7))
    match.by(B).skip_opening().refuses("E_NOT_ACTIVE").by(A).end_main().refuses("E_WRONG_PHASE")
    match.by(7).skip_opening().refuses("E_WATCHING").call_time().refuses("E_WATCHING")
    match.tablet.on_behalf_of(A).skip_opening()


def test_a_set_character_is_not_tapped_and_may_attack_at_once():
    match = Match(starter=B).put(A, "P", "1/1", 4)
    assert not match.one("P").tapped
    match.attack("P")
    assert match.one("P").tapped


def test_effects_move_cards_between_the_counted_piles():
    match = Match(starter=A).to_main()
    match.by(A).move_cards("discard", 2).move_cards("recall", 1).move_cards("restore", 1)
    match.by(A).move_cards("play", 1)
    counts = match.duel.counts[A]
    assert (counts.deck, counts.hand, counts.graveyard) == (54, 5, 0)
    match.by(A).move_cards("recall", 1).refuses("E_NO_CARDS")
    match.by(A).move_cards("discard", 2, True).refuses("E_ADJUST_FIRST")
    match.effect(A).move_cards("discard", 2, True)
    assert match.hand(B) == 5
    match.by(A).move_cards("eat", 1).refuses("E_OPTION")


def test_effects_on_characters():
    match = Match(starter=B).put(B, "Q", "1/4", 1).put(A, "P", "2/3", 1)
    q = match.id("Q")
    match.effect(A).change_character(str(q), "damage", 3)
    match.effect(A).change_character(str(q), "heal", 2)
    assert match.one("Q").damage == 1
    match.effect(A).change_character(str(q), "field").then.effect(A).shift_character(q, 5)
    match.effect(A).shift_character(q, 5).refuses("E_SAME_CITY")
    match.effect(A).change_character(str(q), "damage", 3).gives(
        "CharacterChanged", "CharacterShifted"
    )
    assert not match.one("Q").alive
    match.effect(A).change_character(str(q), "heal", 1).refuses("E_NOT_THERE")
    match.effect(A).change_stats(str(match.id("P")), 1, 0, 0).refuses("E_BAD_STATS")


def test_the_tablet_corrects_what_was_counted_wrongly():
    match = Match().by(A).correct_counts(40, 6, 3).refuses("E_NOT_MODERATOR").then
    match.tablet.on_behalf_of(B).correct_counts(40, 6, 3)
    assert match.duel.counts[B].deck == 40
    match.tablet.on_behalf_of(B).correct_counts(-1, 6, 3).refuses("E_OPTION")


def test_a_slip_of_the_counting_finger_is_taken_back_step_by_step():
    match = Match(starter=A).by(A).take_back_count().refuses("E_WRONG_PHASE").then.to_main()
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")
    before = match.duel.counts[A]
    match.by(A).move_cards("draw", 1).move_cards("discard", 1)
    match.by(B).take_back_count().refuses("E_NOT_ACTIVE")
    match.by(A).take_back_count().gives("EntryTakenBack").take_back_count()
    assert match.duel.counts[A] == before
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")


def test_what_was_counted_in_a_card_text_is_taken_back_by_whoever_counted_it():
    match = Match(starter=A, deckout="cannot_draw").to_main()
    match.by(A).begin_adjust().move_cards("mill", 53).move_cards("draw", 1)
    assert match.duel.failed == (A,)
    match.by(A).take_back_count()
    assert match.duel.failed == (), "a draw that was none has not failed"
    match.by(A).move_cards("discard", 2, True).take_back_count()
    assert match.hand(B) == 7
    match.by(A).end_adjust()
    assert match.duel is not None


def test_cards_that_have_gone_on_cannot_be_counted_back():
    match = Match(starter=A).to_main()
    match.by(A).move_cards("discard", 6).begin_adjust().move_cards("draw", 1).end_adjust()
    match.put(A, "P", "1/1", 1).take("P")
    assert match.hand(A) == 0
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES").then.end_turn().turn_of(A)
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")


def test_what_the_tablet_has_set_right_cannot_be_taken_back_on_top():
    match = Match(starter=A).to_main()
    cards = match.duel.counts[A]
    match.by(A).begin_adjust().move_cards("discard", 1, True).end_adjust().move_cards("draw", 1)
    match.tablet.on_behalf_of(A).correct_counts(cards.deck, cards.hand, cards.graveyard)
    match.by(A).take_back_count().gives("EntryTakenBack")
    assert match.duel.counts[A] == cards, "only the other player's discard went back"
    assert match.hand(B) == 7
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")


def test_a_name_has_24_letters_and_thirty_characters_are_as_many_as_are_followed():
    match = Match(starter=A)
    match.by(A).open_character("x" * 25, 1, 1, 0, "no").refuses("E_CARD_NAME").then.to_main()
    match.by(A).begin_adjust()
    for number in range(30):
        match.by(A).put_character(f"Fante {number}", 1, 1, 0, "no")
    match.by(A).put_character("Fante", 1, 1, 0, "no").refuses("E_TOO_MANY")
