"""Panels of the play (§10), and the chart that explains which actions are impossible there."""

from collections.abc import Iterator

from companion.core import Graph, Node, Note, SeatName, Stop, Text, Trail, Trails, replace, text
from companion.games.final_decrees.components.chart import chart
from companion.games.final_decrees.control_graph import legal_arrows
from companion.games.final_decrees.facts.turn import Promulgated
from companion.games.final_decrees.names import decree_name, ministry_at, ministry_name
from companion.games.final_decrees.narration.news import newest
from companion.games.final_decrees.phases.play.actions import USED
from companion.games.final_decrees.phases.play.redistribute import can_redistribute
from companion.games.final_decrees.state import Decree, DecreesState


def trails(state: DecreesState) -> Trails:
    """Every decree: who has stamped it, what comes next, where it is."""
    return Trails(
        title=text("decrees-decrees"),
        trails=tuple(_trail(state, slot, one) for slot, one in enumerate(state.decrees)),
    )


def _trail(state: DecreesState, slot: int, decree: Decree) -> Trail:
    stops = []
    for number, step in enumerate(decree.steps):
        done, coming = number < decree.done, number == decree.done
        seat = decree.stamps[number] if done else None
        name = ministry_name(step)
        stops.append(Stop(name, "done" if done else "next" if coming else "later", seat))
    place = text("decrees-promulgated")
    if decree.place is not None:
        place = text("decrees-lies", at=ministry_at(decree.place))
    return Trail(
        decree_name(slot, decree),
        tuple(stops),
        place,
        over=decree.place is None,
        id=str(slot),
        arrival=_arrival(state, slot),
    )


def _arrival(state: DecreesState, slot: int) -> tuple[Text, ...]:
    """The number and place of the newest promulgation, and who removes blame."""
    last = newest(state)
    if last is None or last.id != Promulgated.diary or last.params["n"] != slot + 1:
        return ()
    first = text("decrees-arrival", n=state.promulgated, of=len(state.decrees))
    lines = first, ministry_at(state.decrees[slot].path[-1])
    pending = state.pending
    if pending is None or pending.chooser is None:
        return lines
    removes = text("decrees-arrival-removes", who=SeatName(pending.chooser), n=pending.allowance)
    return *lines, removes, text("decrees-arrival-where")


def counts(state: DecreesState) -> Note:
    """Deck, discards, promulgated decrees."""
    lines = (
        text("decrees-deck-left", deck=state.deck_left, discard=state.discard),
        text("decrees-promulgated-so-far", n=state.promulgated, of=len(state.decrees)),
    )
    return Note(lines=lines, tone="quiet")


def decline_notes(state: DecreesState) -> tuple[Note, ...]:
    """The three steps of the last Stagnation and Decline, until the turn is over."""
    decline, turn = state.decline, state.turn
    if decline is None or turn is None or decline.seat != turn.player:
        return ()
    if state.deck_left != decline.deck_left:
        return ()
    moved = tuple(
        text("decrees-sd-moved", at=ministry_name(at), who=SeatName(seat), n=n)
        for at, seat, n in decline.moved
    )
    deck = text("decrees-sd-back", deck=decline.deck_left)
    back = deck if decline.returned else text("decrees-over-deck")
    picked = (text("decrees-sd-picked", who=SeatName(decline.seat)),) if decline.picked else ()
    first = text("decrees-sd-discards", n=decline.discarded)
    lines = (first, *picked, *(moved or (text("decrees-sd-nothing"),)), back)
    title = text("decrees-sd-title", who=SeatName(decline.seat))
    return (Note(title=title, lines=lines, tone="news", alone=True),)


def chart_to_act(state: DecreesState, own: int | None = None) -> Graph:
    """The chart for the active player (`own`), or for the tablet (None)."""
    turn, shown = state.now(), chart(state, own)
    if turn.awaits_card or state.pending is not None:
        return shown
    word = "decrees-line-actions" if own is None else "decrees-left"
    shown = replace(shown, left=text(word, n=turn.actions_left))
    if not turn.actions_left:
        return shown
    nodes, at = list[Node](), state.posting(turn.player)
    for node in shown.nodes:
        details = _at_own(state, at) if node.id == at else _at_other(state, node.id, at)
        tokens = (replace(one, details=_token_details(state, int(one.id))) for one in node.tokens)
        nodes.append(replace(node, tokens=tuple(tokens), details=tuple(details)))
    return replace(shown, nodes=tuple(nodes), price=text("decrees-price"))


def _at_own(state: DecreesState, own: str) -> Iterator[Text]:
    if state.now().used(own):
        yield text(USED[own])
    if own in ("secret", "executive"):  # done at other things of the chart
        yield text(f"decrees-touch-{own}")
    elif own == "reform":
        yield text("decrees-only-reform")
    if not state.below(own):
        yield text("decrees-none-below")
    elif not can_redistribute(state, own):
        yield text("decrees-none-to-move")
    if not state.lying_at(own):
        yield text("decrees-none-lying")


def _at_other(state: DecreesState, ministry: str, own: str | None) -> Iterator[Text]:
    director = state.director(ministry)
    if own == "executive":
        many = state.options.multi_control
        new = legal_arrows(state.arrows, state.ministries, many=many)
        if all(start != ministry for start, _ in new):
            yield text("decrees-none-from-here")
    if director is not None:
        yield text("decrees-only-empty", who=SeatName(director))
    elif own == "secret":
        yield text("E_NO_DIRECTOR")
    yield text(f"decrees-only-{ministry}")


def _token_details(state: DecreesState, slot: int) -> tuple[Text, ...]:
    decree = state.decrees[slot]
    own, step = state.posting(state.now().player), decree.next_step
    if decree.place is None or step is None:
        return ()
    if decree.place != own:
        return (text("decrees-only-there", at=ministry_at(decree.place)),)
    return () if step == own else (text("decrees-stamped-next", at=ministry_at(step)),)
