"""The Methuselah turn (§6): everybody invests a point, withdraws up to two, or passes, sealed; then
all orders are open, and the cities of the turn follow."""

from collections.abc import Iterator

from companion.core import Chance, Draft, Ledger, Note, Refusal, Text, refuse, replace, text
from companion.core.game import Decision, Moment
from companion.core.kit.sealed import AnswerTakenBack
from companion.core.words.prompts.several import Branch, Standing, Way
from companion.games.jrc.commands import Whole, numbers_refusal
from companion.games.jrc.components.ledger import ledger
from companion.games.jrc.components.names import city_name, order_line
from companion.games.jrc.facts.papers import NoLongerAwaited
from companion.games.jrc.narration.news import after_changes
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import JrcPhase, Sealed
from companion.games.jrc.standing import by_margin, contested, margin
from companion.games.jrc.state import JrcState, PaperLines, PapersBySeat, Phase
from companion.games.jrc.turns import check_victory, choose_cities, income_taken_back

WITHDRAW_AT_MOST = 2


class Order(Sealed):
    """Sealed: "invest" (1 point), "withdraw" (1 or 2) or "pass" (§6)."""

    kind: str
    cities: tuple[str, ...] = ()
    points: Whole = 1


class Orders(PaperPhase):
    """Everybody writes an order; that of a player who leaves then stays (J-M4)."""

    id = Phase.METHUSELAH_ORDERS
    follows = (Phase.METHUSELAH_REVEAL,)
    by_hand = (Phase.ENDED,)
    help_step = "orders"
    help_now = "order"
    paper = Order
    twice = "E_ONE_ORDER"
    moves = True

    def may_write(self, state: JrcState, seat: int) -> bool:
        return state.round is not None and (seat in state.round.asked or seat in state.active)

    def read(self, state: JrcState, command: Order, seat: int) -> PaperLines | Refusal:
        """J-M2: one city at most; an invested point needs a fund, a withdrawn one is there."""
        if command.kind == "pass" and not command.cities:
            return ()
        if command.kind not in ("invest", "withdraw") or len(command.cities) != 1:
            return refuse("E_ONE_ORDER")
        (city,) = command.cities
        if wrong := numbers_refusal({city: command.points}, state.cities, "E_UNKNOWN_CITY"):
            return wrong
        points = int(command.points)
        if command.kind == "invest":
            return _invest(state, city, points, seat)
        if not 1 <= points <= WITHDRAW_AT_MOST:
            return refuse("E_WITHDRAW_LIMIT")
        fi = state.fi[seat][city]
        return ((city, -points),) if points <= fi else refuse("E_FI_TOO_LOW", fi=fi, city=city)

    def ask(self, state: JrcState, seat: int) -> Branch:
        """J-M2: only what fund and FI allow."""
        ways = tuple(_ways(state, seat))
        return Branch(
            key="",
            command=Order.name,
            field="cities",
            ways=ways,
            items=tuple(_stands(state, seat, city) for city in state.cities),
            first=ways[0].value if ways[0].items else "",
            heads=(
                text("jrc-order-fund", n=state.fund[seat]),
                text("jrc-order-leads"),
                text("jrc-order-own"),
            ),
            label=text("jrc-seal-order"),
            title=text("jrc-order-title"),
            sealed=True,
        )

    def own(self, state: JrcState, seat: int, lines: PaperLines) -> tuple[Text, ...]:
        return (order_line(seat, lines, "jrc-own-order"),)

    def after_opening(self, draft: Draft[JrcState]) -> None:
        """Check whether the orders have won the campaign at once (J-W3)."""
        if draft.state.options.instant_win:
            check_victory(draft)

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        turn = replace(state.turns[-1], orders=papers, moved=state.latest)
        return state.with_turn(turn).at(Phase.METHUSELAH_REVEAL)

    def opened_before(self, state: JrcState) -> bool:
        return state.turn > 0

    def taken_back(self, state: JrcState, seat: int) -> Decision:
        """An absent player without an order has no income, where `absent_income` is off."""
        draft = Draft(state).record(AnswerTakenBack(seat))
        if seat in state.absent:
            draft.record(*income_taken_back(draft.state, seat))
        return draft.decision

    def excuse(self, draft: Draft[JrcState], seat: int) -> None:
        """An order that is in stays; otherwise a pass, and income by `absent_income` (J-M4)."""
        papers = draft.state.round
        if papers is not None and seat not in papers:
            draft.record(NoLongerAwaited(seat), *income_taken_back(draft.state, seat))


def _invest(state: JrcState, city: str, points: int, seat: int) -> PaperLines | Refusal:
    cap = state.options.cap
    if points != 1:
        return refuse("E_INVEST_ONE")
    if state.fund[seat] < 1:
        return refuse("E_FUND_EMPTY")
    if cap is not None and state.fi[seat][city] >= cap:
        return refuse("E_ALLOC_CAP", most=cap)
    return ((city, 1),)


def _ways(state: JrcState, seat: int) -> Iterator[Way]:
    """To invest, to withdraw (a second touch: one point more), to pass."""
    row, cap = state.fi[seat], state.options.cap
    open_to = tuple(city for city in state.cities if cap is None or row[city] < cap)
    if state.fund[seat] > 0 and open_to:
        yield Way(
            "invest",
            text("jrc-way-invest"),
            text("jrc-says-invest"),
            open_to,
            {"kind": "invest", "points": 1},
            by=1,
        )
    for points in range(1, WITHDRAW_AT_MOST + 1):
        owned = tuple(city for city in state.cities if row[city] >= points)
        if owned:
            yield Way(
                f"withdraw{points}",
                text("jrc-way-withdraw"),
                text("jrc-says-withdraw", n=points),
                owned,
                {"kind": "withdraw", "points": points},
                by=-points,
                again=f"withdraw{points % WITHDRAW_AT_MOST + 1}",
            )
    yield Way("pass", text("jrc-way-pass"), text("jrc-says-pass"), args={"kind": "pass"})


def _stands(state: JrcState, seat: int, city: str) -> Standing:
    """The position of `seat` in a city: the own FI, who leads, and by how much."""
    row = {one: state.fi[one][city] for one in state.players}
    own, most = row[seat], max(row.values())
    others = max((fi for one, fi in row.items() if one != seat), default=0)
    return Standing(
        value=city,
        label=city_name(city),
        tops=tuple(one for one, fi in row.items() if most and fi == most),
        most=most,
        own=own,
        ahead=max(0, own - others),
    )


class OrdersRevealed(JrcPhase):
    """The orders lie open, and it is said which cities are worth a session."""

    id = Phase.METHUSELAH_REVEAL
    follows = (Phase.CITY_SELECT, Phase.WON)
    by_hand = (Phase.ENDED,)
    help_step = "orders"
    help_now = "order"
    opened = True
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        choose_cities(draft)

    def ledger(self, state: JrcState, seat: int | None) -> Ledger:
        return ledger(state, seat, margins=True, note=_advice(state))

    def more(self, state: JrcState) -> tuple[Note]:
        orders = state.turns[-1].orders
        lines = tuple(order_line(seat, orders.get(seat, ())) for seat in state.active)
        return (Note(title=text("jrc-orders"), lines=lines),)

    def news(self, state: JrcState) -> Iterator[Text]:
        return after_changes(state, state.turns[-1].moved)


def _advice(state: JrcState) -> Text | None:
    """The cities worth a session: contested ones, and those with the smallest margin (§7.1)."""
    ranked = by_margin(state)
    claimed = [city for city in ranked if contested(state, city)]
    rest = [
        city
        for city in ranked
        if city not in claimed and any(row[city] for row in state.fi.values())
    ]
    least = margin(state, rest[0]) if rest else 0
    narrow = [city for city in rest if margin(state, city) == least]
    if not claimed and not narrow:
        return None
    return text(
        "jrc-advice",
        contested=", ".join(claimed),
        contested_count=len(claimed),
        narrow=", ".join(narrow).removesuffix("."),  # the sentence has a full stop of its own
        narrow_count=len(narrow),
        margin=least,
    )
