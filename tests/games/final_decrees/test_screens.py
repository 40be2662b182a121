"""What a phone says of the own ministry and of an action; effects and deals ticked beside names."""

from companion.core.eye import MODERATOR, seat_eye
from companion.core.game import Moment
from tests.kit.games.final_decrees.office import Office, offer, seat
from tests.kit.sentences import sentence


def view(office, letter=None, phones="ABCDE"):
    eye = MODERATOR if letter is None else seat_eye("ABCDE".index(letter) + 1)
    seats = frozenset("ABCDE".index(one) + 1 for one in phones)
    return office.game.view(office.state, eye, Moment(office.now, seats))


def prompts_for(office, letter, command):
    return [one for one in view(office, letter).prompts if one.command == command]


def params(text):
    return dict(text.params)


def test_a_phone_says_in_every_turn_what_its_owner_heads():
    office = Office().to_play(B="executive", C="navy")
    chart = next(one for one in view(office, "B").panels if one.kind == "graph")
    assert [node.id for node in chart.nodes if node.own] == ["executive"]
    assert view(office, "B").line is None, "the chart says it, where it is touched"
    waiting = view(office, "C").line
    assert waiting.id == "decrees-own-ministry"
    assert params(waiting)["at"].id == "decrees-ministry-navy"
    assert params(waiting)["more"].id == "decrees-line-actions"
    assert view(office, "D").line.id == "decrees-own-none"
    office.turn_of("B", drawn=False)
    assert view(office, "B").line.id == "decrees-own-heads", "the question says what is drawn"
    assert params(view(office, "C").line)["more"].id == "decrees-line-card"


def test_nobody_is_called_by_name_on_the_own_phone():
    office = Office(decrees={0: ("navy",)}).to_play(C="navy", B="executive")
    assert view(office, "C").title.id == "decrees-your-move"
    assert view(office, "B").title.id == view(office).title.id == "decrees-turn-of"
    office.lay(0, "navy").arrows("executive>navy").active.stamp("0")
    assert view(office, "B").title.id == "decrees-your-move", "the top of the chain decides"
    assert view(office, "C").title.id == "decrees-your-turn"
    assert view(office, "D").title.id == "decrees-turn-of"
    assert sentence(view(office, "C").title, "en") == "Your turn"
    assert "turn" not in sentence(view(office, "B").title, "en"), "the turn is another player's"


def test_a_phone_says_that_its_bid_is_in():
    office = Office().tablet.begin().then.player("B").bid(4).then
    assert view(office, "B").title.id == "decrees-bid-sealed"
    assert view(office, "B").line.id == "decrees-bid-waits"
    assert view(office, "A").title.id == view(office).title.id == "decrees-bid-round"
    office.player("B").bid(3).refuses("E_ALREADY_BID")


def test_whom_the_tablet_waits_for_is_told_before_how_the_deck_is_built():
    office = Office().tablet.begin().then
    assert [one.kind for one in view(office).panels] == ["awaited", "graph", "piles"]


def test_both_answers_to_what_was_drawn_stand_beside_each_other_under_the_chart():
    office = Office().to_play(B="executive").turn_of("B", drawn=False)
    cards = prompts_for(office, "B", "draw")
    assert [(one.args["card"], one.at) for one in cards] == [("ordinary", ""), ("decline", "")]
    assert {one.title.id for one in cards} == {"decrees-card"}, "one question with two answers"


def test_a_stamp_says_what_is_lost_and_what_is_left():
    office = Office().to_play(B="executive").have(B=2)
    assert params(prompts_for(office, "B", "stamp")[0].hint) == {"left": 2, "loss": 1}
    office.have(B=0)
    assert params(prompts_for(office, "B", "stamp")[0].hint) == {"left": 2, "loss": 0}


def test_every_action_has_a_sentence_before_it_is_confirmed():
    for ministry in ("executive", "hr", "treasury", "secret", "navy", "reform"):
        office = Office().to_play(B=ministry, C="hr" if ministry != "hr" else "navy")
        office.lay(0, ministry).arrows(f"{ministry}>{'navy' if ministry != 'navy' else 'hr'}")
        actions = [one for one in view(office, "B").prompts if one.group == "actions"]
        assert len(actions) >= 5
        assert all(one.hint is not None for one in actions)


def test_stagnation_says_how_many_cards_it_will_really_burn():
    office = Office().to_play(B="executive").turn_of("B", drawn=False).deck(3)
    cards = {one.args["card"]: one for one in prompts_for(office, "B", "draw")}
    assert params(cards["decline"].hint) == {"n": 2}
    assert cards["ordinary"].hint.id == "decrees-card-ordinary-hint"


def test_the_tablet_offers_deals_to_those_without_a_phone_alone():
    office = Office().to_play(B="executive")
    prompts = [one for one in view(office, phones="ABCD").prompts if one.command == "propose_trade"]
    assert [one.act_for for one in prompts] == [(5,)]


def at_work():
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret", E="treasury")
    return office.have(A=2, B=3, C=1, D=1, E=1, executive=2, hr=1, treasury=1, secret=1, navy=1)


def prompt_for(office, command, eye=None, phones="ABCDE"):
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
    lines = list(ticked(prompt_for(office, "adjust")))
    for line in lines:
        office = at_work().active.play_card().adjust((line,)).gives().then
    assert {one["sort"] for one in lines} == {"blame", "hand", "deck", "discard", "actions"}


def test_people_stand_first_nothing_goes_below_nothing_and_what_is_proposed_is_a_line_of_a_row():
    office = at_work().have(A=0, navy=0).active.play_card().then
    prompt = prompt_for(office, "adjust")
    rows = [(ticks, row) for page in prompt.pages for ticks in page.ticks for row in ticks.rows]
    people = prompt.pages[0].ticks[0].rows
    assert [(int(row.value), row.before) for row in people] == [*enumerate((0, 3, 1, 1, 1), 1)]
    low = {row.value: row.low for ticks, row in rows if ticks.sort == "blame"}
    assert (low["1"], low["navy"], low["2"]) == (0, 0, -3)
    prompt = prompt_for(at_work().active.play_card().then, "adjust")
    made = [
        line(ticks, row, n)
        for page in prompt.pages
        for ticks in page.ticks
        for row in ticks.rows
        for n in (-1, 1)
    ]
    assert prompt.proposed
    assert all(dict(one) in made for one in prompt.proposed)


def test_a_deal_begins_with_what_one_gives_and_gets_oneself():
    office = at_work()
    prompt = prompt_for(office, "propose_trade")
    lines = list(ticked(prompt))
    assert len(lines) == 16, "up and down, of blame and cards, with each of four"
    for line in lines:
        assert 2 in (line["giver"], line["taker"])
        office = at_work().active.propose_trade((line,)).gives("TradeProposed").then
    blanks = {one.id: one for sort in prompt.sorts for one in sort.fields}
    assert blanks["giver"].value == 2


def test_whoever_answers_for_a_seat_without_a_phone_reads_the_terms():
    office = at_work()
    office.active.propose_trade((offer(2, 5, 2), offer(5, 2, 1, "cards")))
    office.phones = frozenset({1, 2, 3, 4})
    answer = office.prompts()["confirm_trade"]
    assert answer.act_for == (5,)
    first, rest = (dict(answer.hint.params)[one] for one in ("first", "rest"))
    assert (first.id, rest.id) == ("decrees-term-blame", "decrees-term-cards")
