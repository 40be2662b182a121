"""What is said where deaths of the second box meet: to the fallen, and of the end."""

import re

import pytest

from companion.core import text
from companion.core.eye import PUBLIC
from companion.games.lupus.phases.over import final_verdict
from tests.kit.games.lupus.seen import read
from tests.kit.games.lupus.world import world
from tests.kit.sentences import texts, translate

# 1, 2 wolves · 3 seer · 4 hunter · 5–9 villagers
HUNTER = "wolf*2 seer hunter v*5"


def last_shot(target):
    """Before the last wolf, the lynched hunter takes a player along."""
    evening = world(HUNTER, at="discussion").kill(1, 6, 7, 8, 9).lynch(4)
    return evening.by(4).aim(target).then.close().advance().then


def piped():
    """A lynching, after which everybody follows the piper."""
    evening = world("wolf seer piper v*5", at="night 2")
    for heard in ((1, 2), (4, 5)):
        evening.night(piper=heard).lynch_nobody()
    return evening.night(piper=(6, 7)).lynch(8)


def grieved():
    """The last wolf dies of grief for the lynched."""
    return world("wolf seer cupid v*5").night(cupid=(1, 4)).lynch(4).advance().then


@pytest.mark.parametrize("end", [lambda: last_shot(2), grieved, piped])
def test_nobody_reads_of_as_many_wolves_where_the_wolves_have_not_won(end):
    evening = end()
    assert evening.side in ("humans", "piper")
    assert "lupus-leaves-end" not in repr(final_verdict(evening.state).line)


def test_where_the_shot_leaves_as_many_wolves_as_others_it_is_said():
    assert "lupus-leaves-end" in repr(final_verdict(last_shot(5).state).line)


def test_whoever_is_shot_or_dies_of_grief_by_day_does_not_read_that_the_village_did_it():
    evening = world("wolf*2 seer hunter cupid v*8").night(cupid=(7, 8)).lynch(4)
    evening.by(4).aim(7).then.close()
    lines = {seat: evening.view(seat).line.id for seat in (4, 7, 8)}
    assert lines == {4: "lupus-ghost-day", **dict.fromkeys((7, 8), "lupus-ghost-fallen")}


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "P7 falls, too.", "P7, P8 fall, too."),
        ("it", "Se ne va anche P7.", "Se ne vanno anche P7, P8."),
        ("es", "También cae P7.", "También caen P7, P8."),
        ("fr", "P7 tombe aussi.", "P7, P8 tombent aussi."),
        ("de", "Auch P7 fällt.", "Auch P7, P8 fallen."),
    ],
)
def test_of_two_who_fall_it_is_read_that_they_fall(language, one, two):
    for lovers, sentence in (((5, 6), one), ((7, 8), two)):
        evening = world("wolf*2 seer hunter cupid v*8").night(cupid=lovers).lynch(4)
        evening.by(4).aim(7).then.close()
        assert translate(read(evening).line, language)[0] == sentence


def test_where_all_are_nominated_nothing_that_is_read_speaks_of_a_tie():
    evening = world("wolf scapegoat v*6", at="discussion").kill(4, 5, 6, 7, 8).to("nomination")
    evening.votes({1: 2, 2: 3, 3: 1}).to("lynch")
    assert (evening.day.instead, evening.day.rounds) == ("scapegoat", ())
    assert_no_tie(evening)


def test_a_lot_among_all_survivors_with_unequal_votes_is_called_no_tie():
    evening = world("wolf seer v*8", at="discussion", ghosts=True).kill(4, 5, 6, 7, 8, 9, 10)
    evening.lynch_nobody().night().to("nomination")
    named = {**dict.fromkeys(evening.order, 1), 1: 2, 2: 3, 4: 3, 5: 2}
    evening.votes(named).to("lot")
    assert_no_tie(evening)
    assert_no_tie(evening.to("lynch"))


def assert_no_tie(evening):
    """In what is read, and on the wall."""
    for line in (read(evening).line, *texts(evening.view(PUBLIC))):
        assert not re.search(r"\btie", translate(line, "en")[0], re.IGNORECASE), line


def test_the_last_wolf_is_not_who_was_lynched_where_another_fell_later_that_day():
    evening = world("wolf*2 hunter v*6", at="discussion").lynch(3).by(3).aim(None).then.close()
    evening.advance().then.night().kill(1).to("nomination").lynch(2).to("over")
    assert "lupus-leaves-last" in repr(final_verdict(evening.state).line)
    evening = world("wolf hunter cupid wolf v*5").night(cupid=(1, 2)).lynch(1).to("shot")
    evening.by(2).aim(4).then.close().to("over")
    assert evening.side == "humans"
    assert "lupus-leaves-last" not in repr(final_verdict(evening.state).line)


def test_a_dawn_is_said_to_be_the_end_only_where_it_was():
    shot = world("wolf*2 seer hunter v*2", at="night 2").night(wolves=4).to("shot")
    shot.by(4).aim(3).then.close().to("over")
    by_hand = world("wolf*2 seer v*2", at="discussion").kill(3)
    bitten = world("wolf*2 seer v*2", at="night 2").night(wolves=3)
    ends = [final_verdict(one.state).line for one in (shot, by_hand, bitten)]
    assert ["lupus-say-dawn" in repr(end) for end in ends] == [False, False, True]


def test_the_ghost_of_a_shown_idiot_does_not_read_that_it_votes():
    evening = world("wolf*2 seer idiot v*6", at="discussion", ghosts=True).lynch(4).advance().then
    evening.night(wolves=4).to("discussion").lynch_nobody().night(wolves=5).to("discussion")
    assert "lupus-ghost-vote" not in repr(evening.view(4))
    assert "lupus-ghost-vote-tomorrow" in repr(evening.view(5))


def test_who_plays_alone_and_is_out_does_not_read_that_the_side_may_win():
    evening = world("wolf*2 seer piper v*6", at="discussion").lynch(4).night(wolves=5)
    assert "lupus-ghost-alone" in repr(evening.view(4))
    assert "lupus-ghost-alone" not in repr(evening.view(5))


def test_the_village_has_chosen_nobody_who_pays_as_the_scapegoat():
    evening = world("wolf scapegoat v*6", at="discussion").kill(4, 5, 6, 7, 8).to("nomination")
    evening.votes({1: 2, 2: 3, 3: 1}).to("lynch")
    assert text("lupus-you-lynched") not in texts(evening.view(2))
