"""What the host's tablet asks: opening, going on, cities, seats, results, people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.allocate import Allocate, Share
from companion.core.form import Field, Form
from companion.core.prompt import Item, Order, Pick, Press, Prompt, Weight
from companion.core.several import Several
from companion.core.text import SeatName, Text, text
from companion.games.jrc import commands as do
from companion.games.jrc import commands_session as at
from companion.games.jrc.opening import missing
from companion.games.jrc.sessions import card_holder, result_is_short
from companion.games.jrc.state import IN_SESSION, OVER, JrcState, Phase
from companion.games.jrc.turns import SESSION_AT_LEAST
from companion.games.jrc.view_papers import (
    city_items,
    may_take_back,
    paper_prompts,
    take_back_prompt,
)
from companion.games.jrc.view_people import people_prompts
from companion.games.jrc.view_seat import card_prompts, use_prompts
from companion.games.jrc.view_words import dashed

GOING_ON = (
    *(Phase.REVEAL_ALLOCATION, Phase.METHUSELAH_REVEAL, Phase.COUNTER_REVEAL),
    *(Phase.ADVANTAGES_REVEAL, Phase.PLAY, Phase.CITY_END),
)


def desk_prompts(state: JrcState) -> tuple[Prompt, ...]:
    """Everything the host may do now."""
    if state.phase in OVER:
        return ()
    return (*_main(state), *_papers(state), *_session(state), *people_prompts(state))


def _main(state: JrcState) -> Iterator[Prompt]:
    if state.papers is not None:
        yield Press(
            key=f"open:{state.asked}",
            command=do.OpenPapers.name,
            label=text("jrc-open"),
            closed=_why_closed(state),
        )
    if state.phase in GOING_ON:
        yield Press(
            key=f"on:{state.phase}",
            command=do.GoOn.name,
            label=text(f"jrc-on-{dashed(state.phase)}"),
            warn=_card_unanswered(state),
        )
    if state.phase is Phase.CITY_SELECT:
        yield from _cities(state)
    if state.phase is Phase.RESULT:
        yield from _result(state)


def _why_closed(state: JrcState) -> Text | None:
    count = len(missing(state))
    if count:
        return text("jrc-open-missing", count=count)
    if state.phase is Phase.CITY_SELECT and _too_few(state):
        return text("E_SESSION_SIZE")
    return None


def _too_few(state: JrcState) -> bool:
    picked = state.papers is None or state.papers.papers
    return len(state.present) < SESSION_AT_LEAST or not picked


def _card_unanswered(state: JrcState) -> Text | None:
    holder = card_holder(state) if state.phase is Phase.ADVANTAGES_REVEAL else None
    if holder is None or state.hall.prince_card is not None:
        return None
    return text("jrc-card-unanswered", who=SeatName(holder))


def _papers(state: JrcState) -> Iterator[Prompt]:
    """In the place of whoever has no phone, or has left it at home."""
    yield from paper_prompts(state)
    if written := may_take_back(state):
        yield take_back_prompt(f"take-back:{state.asked}", written)


def _cities(state: JrcState) -> Iterator[Prompt]:
    closed = text("E_SESSION_SIZE") if len(state.present) < SESSION_AT_LEAST else None
    if state.options.city_choice == "agreed":
        yield Several(
            key=f"cities:{state.turn}",
            command=at.ChooseCities.name,
            field="cities",
            items=city_items(state),
            most=len(state.cities),
            label=text("jrc-choose"),
            title=text("jrc-choose-title"),
            closed=closed,
        )
    if state.options.city_choice == "random":
        count = Field("count", "number", text("jrc-draw-count"), low=1, high=len(state.cities))
        yield Form(
            key=f"draw:{state.turn}",
            command=at.DrawCities.name,
            fields=(count,),
            label=text("jrc-draw"),
            title=text("jrc-draw-title"),
            closed=closed,
        )
    yield Press(
        key="end-city-turn",
        command=at.EndCityTurn.name,
        label=text("jrc-end-city-turn"),
        warn=text("W_NO_SESSION"),
        weight=Weight.LINK,
    )


def _session(state: JrcState) -> Iterator[Prompt]:
    if state.phase is Phase.SEATING:
        yield from _seating(state)
    if state.phase is Phase.ADVANTAGES_REVEAL and (holder := card_holder(state)) is not None:
        yield from card_prompts(state, (holder,))
    if state.phase is Phase.PLAY:
        yield from _play(state)
    if state.phase in IN_SESSION:
        yield Press(
            key="cancel-session",
            command=at.CancelSession.name,
            label=text("jrc-cancel"),
            warn=text("jrc-cancel-warn"),
            weight=Weight.LINK,
        )


def _seating(state: JrcState) -> Iterator[Prompt]:
    seating = state.hall.seating
    few = text("E_SESSION_SIZE") if len(seating) < SESSION_AT_LEAST else None
    yield Press(
        key="begin-session", command=at.BeginSession.name, label=text("jrc-begin"), closed=few
    )
    yield Press(
        key="shuffle",
        command=at.ShuffleSeating.name,
        label=text("jrc-shuffle"),
        weight=Weight.LINK,
    )
    if len(seating) > 1:
        yield Order(
            key=f"seating:{seating}",
            command=at.SetSeating.name,
            items=tuple(Item(str(one), text("table-seat", who=SeatName(one))) for one in seating),
            label=text("jrc-seating-set"),
            title=text("jrc-seating-title"),
            hint=text("jrc-seating-hint"),
            weight=Weight.QUIET,
            group="seating",
        )
    if seating:
        yield _pick(at.LeaveOut.name, "jrc-leave-out", seating)
    others = tuple(seat for seat in state.present if seat not in seating)
    if others:
        yield _pick(at.BringIn.name, "jrc-bring-in", others)


def _pick(command: str, id: str, seats: tuple[int, ...]) -> Pick:
    return Pick(
        key=f"{id}:{seats}",
        command=command,
        field="seat",
        ring=seats,
        seats=seats,
        label=text(id),
        title=text(f"{id}-title"),
        weight=Weight.QUIET,
        group="seating",
    )


def _play(state: JrcState) -> Iterator[Prompt]:
    living = tuple(one for one in state.hall.seating if one not in state.hall.out)
    if len(living) >= SESSION_AT_LEAST:
        yield Pick(
            key=f"eliminate:{living}",
            command=at.Eliminate.name,
            field="seat",
            ring=state.hall.seating,
            seats=living,
            label=text("jrc-eliminate"),
            title=text("jrc-eliminate-title"),
        )
    for seat in state.hall.seating:
        yield from use_prompts(state, seat, (seat,))


def _result(state: JrcState) -> Iterator[Prompt]:
    session = state.hall
    many = len(session.seating)
    yield Press(
        key="apply",
        command=at.ApplyResult.name,
        label=text("jrc-apply"),
        warn=text("W_VP_INCOMPLETE", sum=sum(session.vp.values()), players=many)
        if result_is_short(state)
        else None,
    )
    yield Allocate(
        key=f"vp:{state.turn}:{session.city}",
        command=at.SetVp.name,
        field="vp",
        rows=tuple(
            Share(str(one), text("table-seat", who=SeatName(one)), many, session.vp.get(one, 0))
            for one in session.seating
        ),
        budget=many,
        label=text("jrc-vp-set"),
        title=text("jrc-vp-title"),
        left=text("jrc-vp-left"),
    )
