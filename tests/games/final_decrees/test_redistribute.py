"""Redistributing blame (§6): cases R1–R6, arrows reform→executive, reform→navy, navy→secret."""

import pytest

from tests.kit.games.final_decrees.office import Office


def example(**places):
    office = Office().to_play(**places).arrows("reform>executive", "reform>navy", "navy>secret")
    return office.have(reform=3, executive=4, navy=2, secret=1)


def blame(office, *ministries):
    return tuple(office.state.ministry[one] for one in ministries)


@pytest.mark.parametrize("wanted", [(0, 0, 0, 10), (10, 0, 0, 0)])
def test_r1_any_split_among_the_own_and_all_below(wanted):
    office = example(A="reform")
    chain = ("reform", "executive", "navy", "secret")
    office.active.redistribute(dict(zip(chain, wanted, strict=True)))
    assert blame(office, *chain) == wanted


def test_r2_only_the_own_and_those_below():
    office = example(B="navy").active.redistribute({"navy": 0, "secret": 3}).then
    assert blame(office, "navy", "secret") == (0, 3)
    office.active.redistribute({"navy": 1, "executive": 3}).refuses("E_OUTSIDE_SUBTREE")


def test_r3_nothing_below_nothing_to_redistribute():
    office = example(B="secret")
    office.active.redistribute({"secret": 1}).refuses("E_NO_SUBORDINATES")


def test_r4_the_sum_stays():
    office = example(A="reform")
    too_much = {"reform": 1, "executive": 0, "navy": 0, "secret": 10}
    office.active.redistribute(too_much).refuses("E_SUM_CHANGED")
    office.active.redistribute({"reform": -1, "executive": 8}).refuses("E_NEGATIVE")


def test_r5_grandchildren_count():
    office = Office().to_play(B="executive")
    assert set(office.state.below("executive")) == {"hr", "navy", "secret"}
    office.have(hr=4).active.redistribute({"hr": 0, "secret": 4})
    assert blame(office, "hr", "secret") == (0, 4)


def test_r6_the_own_may_be_closed_by_a_house_rule():
    office = Office(redistribute_into_own=False).to_play(A="reform")
    office.arrows("reform>executive", "reform>navy", "navy>secret").have(reform=3, executive=4)
    office.active.redistribute({"reform": 4, "executive": 3}).refuses("E_INTO_OWN")
    office.active.redistribute({"reform": 2, "executive": 5})


def test_reform_is_unknown_to_four_players():
    office = Office(4).to_play(B="executive")
    office.active.redistribute({"executive": 0, "reform": 0}).refuses("E_UNKNOWN_MINISTRY")


@pytest.mark.parametrize("same", [{}, {"reform": 3, "executive": 4, "navy": 2, "secret": 1}])
def test_a_form_that_is_sent_as_it_was_found_costs_no_action(same):
    office = example(A="reform")
    before = office.left
    office.active.redistribute(same).refuses("E_UNCHANGED")
    assert office.left == before


def redistributed(office):
    view = office.view(office.state.now().player)
    return [one for one in view.prompts if one.command == "redistribute"]


def test_nothing_is_asked_where_no_blame_can_be_moved():
    office = example(A="reform")
    assert redistributed(office)
    office.have(reform=0, executive=0, navy=0, secret=0)
    assert not redistributed(office)


def test_where_the_own_is_closed_blame_can_only_go_down_or_between_those_below():
    office = Office(redistribute_into_own=False).to_play(B="navy").have(navy=0, secret=3)
    assert not redistributed(office)
    office.have(navy=1)
    assert redistributed(office)
