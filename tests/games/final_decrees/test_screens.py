"""What a phone says of an action; effects and deals ticked beside names."""

from companion.core.text import text
from tests.kit.games.final_decrees.office import Office, given
from tests.kit.sentences import in_words


def test_whoever_heads_nothing_reads_so():
    assert Office().to_play(B="executive").view(4).line.id == "decrees-own-none"


def test_whoever_only_decides_is_not_told_that_it_is_the_own_turn():
    assert in_words(text("decrees-your-turn"), "en") == "Your turn"
    assert "turn" not in in_words(text("decrees-your-move"), "en")


def test_a_stamp_says_what_is_lost_and_what_is_left():
    office = Office().to_play(B="executive")
    for blame, loss in ((2, 1), (0, 0)):
        hint = office.have(B=blame).prompts(2)["stamp"].hint
        assert dict(hint.params) == {"left": 2, "loss": loss}


def test_every_action_has_a_sentence_before_it_is_confirmed():
    for ministry in ("executive", "hr", "treasury", "secret", "navy", "reform"):
        office = Office().to_play(B=ministry, C="hr" if ministry != "hr" else "navy")
        office.lay(0, ministry).arrows(f"{ministry}>{'navy' if ministry != 'navy' else 'hr'}")
        actions = [one for one in office.view(2).prompts if one.group == "actions"]
        assert len(actions) >= 5
        assert all(one.hint is not None for one in actions)


def test_stagnation_says_how_many_cards_it_will_really_burn():
    office = Office().to_play(B="executive").turn_of("B", drawn=False).deck(3)
    hints = {one.args["card"]: one.hint for one in office.view(2).prompts if "card" in one.args}
    assert hints["decline"].params == {"n": 2}
    assert hints["ordinary"].id == "decrees-card-ordinary-hint"


def test_the_tablet_offers_deals_to_those_without_a_phone_alone():
    office = Office().to_play(B="executive")
    office.phones = frozenset({1, 2, 3, 4})
    asked = [one for one in office.view().prompts if one.command == "propose_trade"]
    assert [one.act_for for one in asked] == [(5,)]


def at_work():
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret", E="treasury")
    return office.have(A=2, B=3, C=1, D=1, E=1, executive=2, hr=1, treasury=1, secret=1, navy=1)


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
    lines = list(ticked(office.prompts(2)["adjust"]))
    for one in lines:
        office = at_work().active.play_card().adjust((one,)).gives().then
    assert {one["sort"] for one in lines} == {"blame", "hand", "deck", "discard", "actions"}


def test_people_stand_first_nothing_goes_below_nothing_and_what_is_proposed_is_a_line_of_a_row():
    office = at_work().have(A=0, navy=0).active.play_card().then
    prompt = office.prompts(2)["adjust"]
    rows = [(ticks, row) for page in prompt.pages for ticks in page.ticks for row in ticks.rows]
    people = prompt.pages[0].ticks[0].rows
    assert [(int(row.value), row.before) for row in people] == [*enumerate((0, 3, 1, 1, 1), 1)]
    low = {row.value: row.low for ticks, row in rows if ticks.sort == "blame"}
    assert (low["1"], low["navy"], low["2"]) == (0, 0, -3)
    prompt = at_work().active.play_card().then.prompts(2)["adjust"]
    rows = [(ticks, row) for page in prompt.pages for ticks in page.ticks for row in ticks.rows]
    made = [line(ticks, row, n) for ticks, row in rows for n in (-1, 1)]
    assert prompt.proposed
    assert all(dict(one) in made for one in prompt.proposed)


def test_a_deal_begins_with_what_one_gives_and_gets_oneself():
    office = at_work()
    prompt = office.prompts(2)["propose_trade"]
    lines = list(ticked(prompt))
    assert len(lines) == 16, "up and down, of blame and cards, with each of four"
    for one in lines:
        assert 2 in (one["giver"], one["taker"])
        office = at_work().active.propose_trade((one,)).gives("TradeProposed").then
    blanks = {one.id: one for sort in prompt.sorts for one in sort.fields}
    assert blanks["giver"].value == 2


def test_whoever_answers_for_a_seat_without_a_phone_reads_the_terms():
    office = at_work()
    office.active.propose_trade((given(2, 5, 2), given(5, 2, 1, "cards")))
    office.phones = frozenset({1, 2, 3, 4})
    answer = office.prompts()["confirm_trade"]
    assert answer.act_for == (5,)
    first, rest = (dict(answer.hint.params)[one] for one in ("first", "rest"))
    assert (first.id, rest.id) == ("decrees-term-blame", "decrees-term-cards")
