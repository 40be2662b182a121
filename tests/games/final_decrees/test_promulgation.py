"""Promulgation and the extra removal (D-P): cases P1–P9."""

import pytest

from companion.core.eye import PUBLIC
from companion.core.text import text
from companion.games.final_decrees.game import STAMP_SECONDS
from tests.kit.games.final_decrees.office import Office
from tests.kit.sentences import sentence

ONE = dict.fromkeys(range(5), ("treasury",))


def stampable(at="treasury", players=5, **places):
    """Decree 0 lacks its last stamp and lies where the active player can set it."""
    office = Office(players, decrees=dict.fromkeys(range(5), (at,))).to_play(**places)
    for slot in range(5):
        office.lay(slot, at)
    return office.have(A=20, B=20, C=20, D=20, treasury=5)


def chain():
    """P2: the second decree is finished at hr; E heads reform, at the top of the chain."""
    office = stampable("hr", B="hr", E="reform", C="executive")
    return office.active.stamp("0").then.player("E").remove({}).then.active.stamp("1").then


def test_p1_p2_at_an_uncontrolled_ministry_who_stamps_chooses_else_the_top_of_the_chain():
    office = stampable(C="treasury").active.stamp("0").then
    assert (office.state.pending.chooser, office.state.pending.allowance) == (3, 10)
    assert office.state.personal[3] == 19
    pending = chain().state.pending
    assert (pending.chooser, pending.allowance) == (5, 20)


def test_p5_not_more_than_allowed_and_not_more_than_there_is():
    office = stampable(C="treasury").active.stamp("0").remove({"1": 11}).refuses("E_ALLOWANCE").then
    office.active.remove({"treasury": 6}).refuses("E_ALLOWANCE")
    office.active.remove({"treasury": -1}).refuses("E_ALLOWANCE").remove({"1": 4, "treasury": 3})
    assert (office.state.personal[1], office.state.ministry["treasury"]) == (16, 2)
    assert office.state.pending is None


def test_p4_p6_ten_more_for_every_decree_and_after_the_fifth_the_end():
    office = stampable(C="treasury")
    for slot in range(5):
        office.turn_of("C").active.stamp(str(slot))
        assert office.state.pending.allowance == 10 * (slot + 1)
        if slot < 4:
            office.active.remove({})
    office.active.remove({"3": 10}).gives("BlameRemoved", "GameEnded")
    assert office.state.result.winners == (5,)
    office.active.draw("ordinary").refuses("E_GAME_OVER")


def test_p7_with_four_players_the_chain_ends_at_the_executive():
    office = stampable("secret", 4, B="secret", A="executive").active.stamp("0").then
    assert office.state.pending.chooser == 1


def test_p8_the_turn_waits_for_the_chooser_alone_or_the_host_answers():
    office = chain().active.move_marker("1", "navy").refuses("E_PENDING_DECISION").then
    office.active.end_turn().refuses("E_PENDING_DECISION")
    office.tablet.abandon().refuses("E_PENDING_DECISION")
    office.active.remove({}).refuses("E_NOT_CHOOSER").then.player("E").remove({})
    office.active.move_marker("1", "navy")
    assert chain().tablet.on_behalf_of(5).remove({"1": 20}).then.state.personal[1] == 0


def test_p9_a_last_stamp_set_by_a_card_promulgates_without_the_reward():
    office = Office(decrees={0: ("navy",)}).to_play(B="executive", E="reform").have(A=9, B=9)
    office.lay(0, "navy")
    office.active.play_card().adjust(({"sort": "stamp", "decree": "0", "change": "set"},))
    assert office.state.personal[2] == 9
    assert (office.state.pending.chooser, office.state.pending.allowance) == (5, 10)


def test_an_empty_root_removes_nothing_and_where_no_blame_is_left_nothing_is_asked():
    office = stampable("hr", B="hr").active.stamp("0").then
    assert (office.state.pending, office.state.promulgated) == (None, 1)
    office = Office(decrees=ONE).to_play(C="treasury").have(A=0, B=0, C=1, D=0, E=0, executive=0)
    assert office.lay(0, "treasury").active.stamp("0").then.state.pending is None


@pytest.mark.parametrize(("root", "chooser"), [("reform", 5), ("treasury", 1)])
def test_with_several_tops_the_stamping_player_picks_one(root, chooser):
    office = Office(decrees={0: ("hr",)}, multi_control=True).to_play(
        B="hr", C="executive", E="reform", A="treasury"
    )
    office.have(A=9).arrows("reform>executive", "executive>hr", "treasury>hr").lay(0, "hr")
    office.active.stamp("0").remove({}).refuses("E_NOT_CHOOSER")
    office.player("E").choose_root("reform").refuses("E_NOT_CHOOSER")
    office.active.choose_root("navy").refuses("E_UNKNOWN_MINISTRY").choose_root(root)
    assert office.state.pending.chooser == chooser


def arrivals(office):
    """The ids of what the wall says about the decree that has just been promulgated."""
    (trails,) = (panel for panel in office.view(PUBLIC).panels if panel.kind == "trails")
    return [[one.id for one in trail.arrival] for trail in trails.trails if trail.arrival]


def test_the_wall_says_which_one_it_is_where_and_who_takes_blame_away_until_something_follows():
    office = stampable(C="treasury")
    assert arrivals(office) == []
    office.active.stamp("0")
    lines = ["decrees-arrival", "decrees-at-treasury"]
    assert arrivals(office) == [[*lines, "decrees-arrival-removes", "decrees-arrival-where"]]
    office.active.remove({})
    assert arrivals(office) == []


def test_phones_wait_for_the_stamp_and_for_nothing_else():
    office = stampable("hr", B="hr", E="reform", C="executive")
    before = office.state
    office.active.stamp("0")
    stamped = office.state
    office.player("E").remove({})
    assert office.game.announcement_seconds(before, stamped) == STAMP_SECONDS
    assert office.game.announcement_seconds(stamped, office.state) == 0.0


def test_where_less_blame_is_left_than_allowed_all_of_it_can_be_removed_without_a_warning():
    office = stampable(C="treasury").have(A=2, B=0, C=2, D=0, treasury=1, executive=0)
    office.active.stamp("0")
    form = office.prompts(3)["remove"]
    assert (office.state.pending.allowance, form.budget) == (10, sum(r.high for r in form.rows))
    assert dict(form.short.params) == {"n": form.budget}


def test_one_blame_is_said_in_the_singular():
    office = stampable(C="treasury").active.stamp("0").then
    short = next(one for one in office.view(3).prompts).short
    erased = text(short.id, **{**short.params, "sum": 1})
    assert sentence(erased, "fr").startswith("Tu effaces 1 blâme sur")
    for language, words in (("it", "1 personale"), ("fr", "1 personnel")):
        assert sentence(text("decrees-pool", n=1), language) == words
