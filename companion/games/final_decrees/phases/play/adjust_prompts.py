"""The prompt for the effects of a card: a list of changes."""

from collections.abc import Iterator

from companion.core import Field, Item, SeatName, Weight, text
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.games.final_decrees.control_graph import arrow_id
from companion.games.final_decrees.names import arrow_name, decree_name, ministry_name, person
from companion.games.final_decrees.phases.play import adjust
from companion.games.final_decrees.state import DecreesState

MOST = 99
"""No card gives more of anything."""


def adjusting(state: DecreesState) -> Lines:
    """The prompt; after a card was played, its move to the discards is proposed."""
    turn = state.now()
    played = turn.card_open and state.hands[turn.player] > 0
    hand = {"sort": "hand", "who": turn.player, "change": -1}
    return Lines(
        key=f"adjust-{state.turns}-{turn.card_open}",
        command="adjust",
        field="changes",
        label=text("decrees-adjust" if turn.card_open else "decrees-adjust-right"),
        title=text("decrees-adjust-title"),
        hint=text("decrees-adjust-hint"),
        pages=tuple(_pages(state)),
        need=text("decrees-tick-first"),
        sorts=tuple(_sorts(state)),
        lists=_lists(state),
        seats=state.ring,
        most=adjust.CHANGES_AT_MOST,
        proposed=(hand, {"sort": "discard", "change": 1}) if played else (),
        least=0 if turn.card_open else 1,
        weight=Weight.MAIN if turn.card_open else Weight.LINK,
        group="" if turn.card_open else "corrections",
    )


def _pages(state: DecreesState) -> Iterator[ListPage]:
    """Pages with people first, since most cards change their blame."""
    people = tuple(
        TickRow(str(seat), person(seat), -state.personal[seat], MOST, state.personal[seat])
        for seat in state.ring
    )
    offices = tuple(
        TickRow(id, ministry_name(id), -state.ministry[id], MOST, state.ministry[id])
        for id in state.ministries
    )
    yield ListPage(text("decrees-page-people"), (_blame(people, "decrees-tick-blame"),))
    yield ListPage(
        text("decrees-page-ministries"), (_blame(offices, "decrees-tick-at"),), ("marker",)
    )
    yield ListPage(text("decrees-page-arrows"), (), ("draw_arrow", "drop_arrow"))
    yield ListPage(text("decrees-page-decrees"), (), ("place", "stamp"))
    yield ListPage(text("decrees-page-cards"), tuple(_counts(state)))


def _blame(rows: tuple[TickRow, ...], sentence: str) -> Ticks:
    return Ticks(
        "blame",
        "amount",
        rows,
        sentence=text(sentence),
        brief=text("decrees-tick-brief"),
        up={"source": adjust.RESERVE, "target": "$"},
        down={"source": "$", "target": adjust.RESERVE},
    )


def _counts(state: DecreesState) -> Iterator[Ticks]:
    hands = tuple(
        TickRow(seat, text("decrees-hand-of", who=SeatName(seat)), -n, MOST, n)
        for seat, n in state.hands.items()
    )
    yield _number_of("hand", hands, {"who": "$"})
    piles = (
        ("deck", state.deck_left),
        ("discard", state.discard),
        ("actions", state.now().actions_left),
    )
    for sort, n in piles:
        row = TickRow(sort, text(f"decrees-change-{sort}"), -n, MOST, n)
        yield _number_of(sort, (row,), {})


def _number_of(sort: str, rows: tuple[TickRow, ...], up: dict[str, str]) -> Ticks:
    sentence, brief = text("decrees-tick-at"), text("decrees-tick-brief")
    return Ticks(sort, "change", rows, sentence=sentence, brief=brief, up=up)


def _lists(state: DecreesState) -> dict[str, tuple[Item, ...]]:
    ministries = tuple(Item(id, ministry_name(id)) for id in state.ministries)
    open_decrees = tuple(
        Item(str(slot), decree_name(slot, one))
        for slot, one in enumerate(state.decrees)
        if one.place is not None
    )
    return {
        "posts": (*ministries, Item("", text("decrees-nowhere"))),
        "ministries": ministries,
        "arrows": tuple(Item(arrow_id(one), arrow_name(one)) for one in state.arrows),
        "decrees": open_decrees,
        "ways": tuple(Item(way, text(f"decrees-stamp-{way}")) for way in ("set", "lift")),
    }


def _sorts(state: DecreesState) -> Iterator[Sort]:
    who = Field("who", "seat", text("decrees-field-who"))
    yield _sort("marker", who, _choice("ministry", "posts"))
    yield _sort("draw_arrow", _choice("start", "ministries"), _choice("end", "ministries"))
    if state.arrows:
        yield _sort("drop_arrow", _choice("arrow", "arrows"))
    if any(one.place is not None for one in state.decrees):
        decree = _choice("decree", "decrees")
        yield _sort("place", decree, _choice("ministry", "ministries"))
        yield _sort("stamp", decree, _choice("change", "ways"))


def _sort(id: str, *fields: Field) -> Sort:
    return Sort(id, text(f"decrees-change-{id.replace('_', '-')}"), fields)


def _choice(id: str, of: str) -> Field:
    return Field(id, "choice", text(f"decrees-field-{id}"), of=of)
