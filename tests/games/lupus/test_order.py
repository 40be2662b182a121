"""Who votes first: the anchor and the ring (acceptance cases O and G5)."""

from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 v*5 seer"


def voting_order(evening):
    evening.to("nomination")
    return evening.order


def test_o1_after_a_night_of_the_moderator_the_first_seat_begins():
    evening = Evening(EIGHT).night()
    assert (evening.day.moderator_bitten, voting_order(evening)) == (True, (1, 2, 3, 4, 5, 6, 7, 8))


def test_o2_and_o3_the_left_of_the_last_mauled_begins_and_stays_when_nobody_dies():
    evening = Evening(EIGHT, at="dawn").lynch(4).night(wolves=3)
    assert voting_order(evening) == (5, 6, 7, 8, 1, 2)
    assert evening.lynch(8).night().dead == ()
    assert voting_order(evening)[0] == 5, "O3: again at the left of seat 3"


def test_o4_the_last_seat_mauled_lets_the_first_begin():
    assert voting_order(Evening(EIGHT, at="dawn").lynch(4).night(wolves=8))[0] == 1


def test_the_lynched_the_removed_and_the_killed_are_never_the_anchor():
    evening = Evening("wolf*2 v*5 seer v*2", at="dawn").lynch(4).night(wolves=3)
    evening.gone(6).tablet.kill(7, "mauled", "mistake")
    assert voting_order(evening) == (5, 8, 9, 10, 1, 2)


def test_an_anchor_stays_a_place_in_the_ring_when_its_holder_is_gone():
    evening = Evening(EIGHT, first_night="bite").night(wolves=3)
    evening.tablet.revive(3, "he was not the one").remove(3, "went home")
    assert voting_order(evening) == (4, 5, 6, 7, 8, 1, 2)


def test_seat_ids_say_nothing_the_ring_is_what_counts():
    evening = Evening(EIGHT, ring=(7, 3, 9, 1, 12, 4, 8, 2), first_night="bite").night(wolves=12)
    assert voting_order(evening) == (4, 8, 2, 7, 3, 9, 1)


def test_g5_a_ghost_votes_at_the_place_of_the_seat_tonights_victim_not_yet():
    evening = Evening(EIGHT, ghosts=True, at="dawn").lynch(4).night(wolves=3)
    assert voting_order(evening) == (4, 5, 6, 7, 8, 1, 2)


def test_g5_with_same_day_the_victim_votes_last():
    evening = Evening(EIGHT, ghosts=True, ghost_vote_from="same_day", at="dawn").lynch(4)
    evening.night(wolves=3)
    assert voting_order(evening) == (4, 5, 6, 7, 8, 1, 2, 3)
