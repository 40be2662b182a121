"""The questions that a sealed paper answers: only what may legally stand on it is offered."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, text
from companion.core.words.prompts.allocate import Allocate, Share
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.branch import Branch, Way
from companion.games.jrc import commands as do
from companion.games.jrc.advantages import ADVANTAGES
from companion.games.jrc.standing import by_margin, contested, margin
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.view_rivals import opponent, stands
from companion.games.jrc.view_words import advantage, city_name, dashed, together
from companion.games.jrc.writing import WITHDRAW_AT_MOST, may_write

GROUP = "seat"
ALIKE = (Phase.ALLOCATE, Phase.LATE_ALLOCATE, Phase.CITY_SELECT)
"""Where everybody is asked the same."""


def may_still_write(state: JrcState) -> tuple[int, ...]:
    """Whose paper would count now and is not in."""
    papers = state.papers
    if papers is None:
        return ()
    people = dict.fromkeys((*papers.asked, *state.active))
    return tuple(one for one in people if may_write(state, one) and one not in papers)


def may_take_back(state: JrcState) -> tuple[int, ...]:
    """Whose own paper lies on the table, seen by nobody else."""
    return () if state.papers is None else state.papers.recallable


def paper_prompts(state: JrcState) -> Iterator[Prompt]:
    """The questions on the tablet, in the place of whoever has no phone or has left it at home;
    one that is the same for all is asked once."""
    seats = may_still_write(state)
    for places in (seats,) if state.phase in ALIKE and seats else ((seat,) for seat in seats):
        asked = paper_prompt(state, places[0], places)
        if asked is not None:
            yield asked


def paper_prompt(state: JrcState, seat: int, places: tuple[int, ...] = ()) -> Prompt | None:
    """What `seat` is asked to write; `places`: on the tablet, in the place of one of these."""
    if seat not in may_still_write(state):
        return None
    key = f"paper:{state.asked}"
    if places and state.phase not in ALIKE:
        key = f"{key}:{seat}"
    more = _Asked(key, places, GROUP if places else "")
    match state.phase:
        case Phase.ALLOCATE | Phase.LATE_ALLOCATE:
            return allocation(state, more)
        case Phase.METHUSELAH_ORDERS:
            return order(state, seat, more)
        case Phase.CITY_SELECT:
            return pick(state, more)
        case Phase.COUNTER:
            return plan(state, seat, more)
    return purchase(state, seat, more)


class _Asked:
    """Who is asked, and where the question stands."""

    def __init__(self, key: str, act_for: tuple[int, ...], group: str) -> None:
        self.key, self.act_for, self.group = key, act_for, group


def take_back_prompt(key: str, seats: tuple[int, ...] = ()) -> Press:
    """The own paper again; for the tablet, of one of `seats`."""
    return Press(
        key=key,
        command=do.TakeBack.name,
        label=text("jrc-take-back"),
        title=text("jrc-take-back-title") if seats else None,
        act_for=seats,
        group=GROUP if seats else "",
        weight=Weight.QUIET,
    )


def allocation(state: JrcState, asked: _Asked) -> Allocate:
    """J-A2: the whole fund over all cities, none above the cap."""
    options = state.options
    return Allocate(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=do.Allocate.name,
        field="points",
        rows=tuple(Share(city, city_name(city), options.max_per_city) for city in state.cities),
        budget=options.start_fund,
        exact=True,
        label=text("jrc-seal"),
        title=text("jrc-allocate-title", n=options.start_fund, cities=len(state.cities)),
        hint=text("jrc-allocate-hint", most=options.max_per_city),
        left=text("jrc-left-to-give"),
        sealed=True,
    )


def order(state: JrcState, seat: int, asked: _Asked) -> Branch:
    """J-M2: only what fund and FI allow."""
    ways = tuple(_ways(state, seat))
    return Branch(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=do.Order.name,
        field="cities",
        ways=ways,
        items=tuple(stands(state, seat, city) for city in state.cities),
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


def pick(state: JrcState, asked: _Asked) -> Choose:
    """§7.1: the narrowest cities first, contested ones before all."""
    return Choose(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=do.PickCity.name,
        field="city",
        items=city_items(state),
        label=text("jrc-pick"),
        title=text("jrc-pick-title"),
        hint=text("jrc-pick-secret" if state.options.secret_pick else "jrc-pick-open"),
        sealed=state.options.secret_pick,
    )


def city_items(state: JrcState) -> tuple[Item, ...]:
    """All cities by margin, with what makes them worth a session."""
    return tuple(
        Item(
            city,
            city_name(city),
            text("jrc-ledger-contested")
            if contested(state, city)
            else text("jrc-margin", n=margin(state, city)),
        )
        for city in by_margin(state)
    )


def plan(state: JrcState, seat: int, asked: _Asked) -> Allocate:
    """§7.2: the own FI against opponents; what is more than theirs would be lost."""
    fi0 = state.hall.fi0
    return Allocate(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=do.Counter.name,
        field="points",
        rows=tuple(
            Share(
                str(other),
                text("table-seat", who=SeatName(other)),
                high=fi0[seat],
                enough=fi0[other],
                note=opponent(state, seat, other),
            )
            for other in state.hall.seating
            if other != seat
        ),
        budget=fi0[seat],
        label=text("jrc-seal"),
        title=text("jrc-counter-title", city=together(state.hall.city)),
        hint=text("jrc-counter-hint", n=fi0[seat]),
        left=text("jrc-left-to-keep"),
        beyond=text("jrc-counter-beyond"),
        sealed=True,
    )


def purchase(state: JrcState, seat: int, asked: _Asked) -> Allocate:
    """§7.2: any of the six, as long as what is left can pay."""
    left = state.hall.left[seat]
    return Allocate(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=do.Buy.name,
        field="bought",
        rows=tuple(
            Share(
                one.id,
                advantage(one.id),
                high=left // one.cost,
                price=one.cost,
                note=text("jrc-about", cost=one.cost, what=text(f"jrc-about-{dashed(one.id)}")),
            )
            for one in ADVANTAGES
        ),
        budget=left,
        label=text("jrc-seal"),
        title=text("jrc-buy-title", city=together(state.hall.city)),
        hint=text("jrc-buy-hint", n=left),
        left=text("jrc-left-to-spend"),
        sealed=True,
    )
