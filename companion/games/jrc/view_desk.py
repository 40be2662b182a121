"""What the host's tablet asks: opening, going on, cities, seats, results, people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.allocate import Allocate, Share
from companion.core.words.prompts.base import Item, Order, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.several import Several
from companion.games.jrc import commands as do
from companion.games.jrc import commands_session as at
from companion.games.jrc.opening import missing
from companion.games.jrc.outcome import outcome
from companion.games.jrc.sessions import card_holder, fi_after
from companion.games.jrc.standing import winners
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
    picked = state.papers is None or state.papers.answered
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
        warn=_no_session(state),
        weight=Weight.LINK,
    )


def _no_session(state: JrcState) -> Text:
    """W_NO_SESSION, with what follows: who wins as the table stands, or the next turn (J-W1)."""
    won = winners(state)
    return text("W_NO_SESSION", turn=state.turn, count=len(won), who=SeatNames(won))


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
    if len(state.present) > SESSION_AT_LEAST:
        yield _participants(state)


def _participants(state: JrcState) -> Several:
    """Who plays the session (C13)."""
    present = state.present
    return Several(
        key=f"playing:{state.hall.seating}",
        command=at.SetParticipants.name,
        field="seats",
        items=tuple(Item(str(one), text("table-seat", who=SeatName(one))) for one in present),
        chosen=tuple(str(one) for one in state.hall.seating),
        least=SESSION_AT_LEAST,
        most=len(present),
        ordered=False,
        label=text("jrc-playing"),
        title=text("jrc-playing-title"),
        hint=text("jrc-playing-hint"),
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
    """One form of the victory points, and its one button applies what stands in it (J-S1, J-S2)."""
    session = state.hall
    most = len(session.seating)
    yield Allocate(
        key=f"vp:{state.turn}:{session.city}",
        command=at.ApplyResult.name,
        field="vp",
        rows=tuple(_vp_row(state, seat, most) for seat in session.seating),
        budget=most,
        label=text("jrc-apply"),
        title=text("jrc-vp-title"),
        hint=text("jrc-update-rule"),
        left=text("jrc-vp-left"),
        short=text("W_VP_INCOMPLETE", players=most),
        outcome=outcome(state),
    )


def _vp_row(state: JrcState, seat: int, most: int) -> Share:
    return Share(
        str(seat),
        text("table-seat", who=SeatName(seat)),
        most,
        state.hall.vp.get(seat, 0),
        before=state.fi[seat][state.hall.city],
        becomes=tuple(fi_after(state, seat, vp) for vp in range(most + 1)),
    )
