"""Effects of cards and deals are ticked beside names: every tick makes a line that is accepted."""

import pytest

from companion.core.eye import MODERATOR, seat_eye
from companion.core.game import Moment
from tests.kit.games.final_decrees.office import Office, seat


def at_work():
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret", E="treasury")
    return office.have(A=2, B=3, C=1, D=1, E=1, executive=2, hr=1, treasury=1, secret=1, navy=1)


def asked(office, command, eye=None, phones="ABCDE"):
    seats = frozenset(map(seat, phones))
    view = office.game.view(office.state, eye or seat_eye(2), Moment(office.now, seats))
    return next(one for one in view.prompts if one.command == command)


def line(ticks, row, n):
    """The line that a browser makes of a change."""
    fields = ticks.down if n < 0 and ticks.down is not None else ticks.up
    filled = {id: row.value if one == "$" else one for id, one in fields.items()}
    by = abs(n) if ticks.down is not None else n
    return {"sort": ticks.sort, **filled, ticks.number: by}


def ticked(prompt):
    """Every row one up and one down, as far as its limits go."""
    for page in prompt.pages:
        for ticks in page.ticks:
            for row in ticks.rows:
                yield from (line(ticks, row, n) for n in (1, -1) if row.low <= n <= row.high)


def test_every_tick_of_an_effect_is_accepted():
    office = at_work().active.play_card().then
    lines = list(ticked(asked(office, "adjust")))
    for one in lines:
        office = at_work().active.play_card().adjust((one,)).gives().then
    assert {one["sort"] for one in lines} == {"blame", "hand", "deck", "discard", "actions"}


def test_nothing_can_be_ticked_below_nothing():
    office = at_work().have(A=0, navy=0).active.play_card().then
    rows = {
        row.value: row
        for page in asked(office, "adjust").pages
        for ticks in page.ticks
        if ticks.sort == "blame"
        for row in ticks.rows
    }
    assert rows["1"].low == rows["navy"].low == 0
    assert rows["2"].low == -3


def test_people_stand_first_in_the_order_of_the_table():
    office = at_work().active.play_card().then
    first = asked(office, "adjust").pages[0]
    assert [row.value for row in first.ticks[0].rows] == ["1", "2", "3", "4", "5"]
    assert [row.before for row in first.ticks[0].rows] == [2, 3, 1, 1, 1]


def test_what_is_proposed_after_a_card_is_the_line_of_a_row():
    office = at_work().active.play_card().then
    prompt = asked(office, "adjust")
    assert prompt.proposed
    made = [
        line(ticks, row, n)
        for page in prompt.pages
        for ticks in page.ticks
        for row in ticks.rows
        for n in (-1, 1)
    ]
    assert all(dict(one) in made for one in prompt.proposed)


def test_a_deal_begins_with_what_one_gives_and_gets_oneself():
    office = at_work()
    prompt = asked(office, "propose_trade")
    lines = list(ticked(prompt))
    assert len(lines) == 16, "up and down, of blame and cards, with each of four"
    for one in lines:
        assert 2 in (one["giver"], one["taker"])
        office = at_work().active.propose_trade((one,)).gives("TradeProposed").then
    blanks = {one.id: one for sort in prompt.sorts for one in sort.fields}
    assert blanks["giver"].value == 2


@pytest.mark.parametrize("phones", ["ABCD"])
def test_whoever_answers_for_a_seat_without_a_phone_reads_the_terms(phones):
    office = at_work()
    lines = (
        {"sort": "blame", "giver": 2, "taker": 5, "amount": 2},
        {"sort": "cards", "giver": 5, "taker": 2, "amount": 1},
    )
    office.active.propose_trade(lines)
    answer = asked(office, "confirm_trade", MODERATOR, phones)
    assert answer.act_for == (5,)
    first, rest = (dict(answer.hint.params)[one] for one in ("first", "rest"))
    assert (first.id, rest.id) == ("decrees-term-blame", "decrees-term-cards")
