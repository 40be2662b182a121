"""What things are called on the screens: ministries, decrees, people, where the game is."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.view import Tone
from companion.games.final_decrees.state import Decree, DecreesState, Line, Phase, Plan


def ministry_name(id: str) -> Text:
    """The name of a ministry."""
    return text(f"decrees-ministry-{id}")


def ministry_at(id: str) -> Text:
    """The ministry as the place where something lies or goes («alla Marina»)."""
    return text(f"decrees-at-{id}")


def decree_name(slot: int, decree: Decree | Plan) -> Text:
    """What the table has called a decree, or its number."""
    if decree.name:
        return text("decrees-named", n=slot + 1, words=decree.name)
    return text("decrees-number", n=slot + 1)


def the_decree(slot: int, decree: Decree) -> Text:
    """The decree inside a sentence («il Decreto 2 · Grano»)."""
    if decree.name:
        return text("decrees-the-named", n=slot + 1, words=decree.name)
    return text("decrees-the-number", n=slot + 1)


def decree_item(slot: int, decree: Decree) -> Text:
    """One of several decrees («Decreto 2 · Grano»)."""
    if decree.name:
        return text("decrees-item-named", n=slot + 1, words=decree.name)
    return text("decrees-number", n=slot + 1)


def person(seat: int) -> Text:
    """Somebody's name."""
    return text("decrees-who", who=SeatName(seat))


def arrow_name(arrow: tuple[str, str]) -> Text:
    """«Who controls whom»."""
    return text("decrees-arrow", above=ministry_name(arrow[0]), below=ministry_name(arrow[1]))


def term(line: Line) -> Text:
    """One line of a trade, in a sentence."""
    sort, n = ("blame", line.blame) if line.blame else ("cards", line.cards)
    giver, taker = SeatName(line.giver), SeatName(line.taker)
    return text(f"decrees-term-{sort}", giver=giver, taker=taker, n=n)


def decider(state: DecreesState) -> int:
    """Who decides on the blame that a promulgation takes away."""
    pending = state.pending
    assert pending is not None
    return pending.picker if pending.chooser is None else pending.chooser


def heading(state: DecreesState, own: int | None = None) -> Text:
    """Where we are; `own` is the reader's seat, who is not called by name on the own phone."""
    if state.phase is Phase.BID:
        if state.bids is not None and own in state.bids:
            return text("decrees-bid-sealed")
        return text("decrees-bid-round", n=len(state.rounds) + 1)
    if state.phase is Phase.PLAY and state.turn is not None:
        if own is not None and own == (
            state.turn.player if state.pending is None else decider(state)
        ):
            return text("decrees-your-move")
        if own == state.turn.player:
            return text("decrees-your-turn")
        return text("decrees-turn-of", who=SeatName(state.turn.player))
    return text(f"decrees-{state.phase.value}")


def tone(state: DecreesState) -> Tone:
    """The light of the room."""
    return Tone.END if state.phase is Phase.OVER else Tone.TABLE


def line(state: DecreesState) -> Text | None:
    """One sentence on what happens, for every eye."""
    if state.phase is Phase.LOBBY:
        return text("decrees-people", n=len(state.ring))
    if state.phase is Phase.BID:
        assert state.bids is not None
        awaited = state.bids.asked
        again = len(awaited) < len(state.ring) or bool(state.rounds)
        return text("decrees-bid-again" if again else "decrees-bid-line", n=len(awaited))
    if state.phase is Phase.POSTING and state.head is not None:
        return text("decrees-posting-line", who=SeatName(state.head))
    return _turn_line(state) if state.phase is Phase.PLAY else None


def _turn_line(state: DecreesState) -> Text:
    pending, turn = state.pending, state.now()
    if pending is not None:
        return text("decrees-waits-for", who=SeatName(decider(state)), n=pending.allowance)
    if turn.awaits_card:
        return text("decrees-line-card")
    return text("decrees-line-actions", n=turn.actions_left)


def series(texts: tuple[Text, ...]) -> Text | None:
    """Several texts in a row, with commas; None: there is none."""
    if len(texts) < 2:
        return texts[0] if texts else None
    return text("decrees-series", first=texts[0], rest=series(texts[1:]) or "")


def with_figures(line: Text, more: tuple[Text, ...]) -> Text:
    """A sentence, and its figures behind it."""
    figures = series(more)
    return line if figures is None else text("decrees-diary-with", what=line, more=figures)


def goes(who: int, at: str | None) -> Text:
    """Where a marker stands from now on."""
    if at is None:
        return text("decrees-effect-away", who=SeatName(who))
    return text("decrees-diary-at", who=SeatName(who), at=ministry_at(at))


def way(change: int) -> str:
    """Which way a number goes."""
    return "more" if change > 0 else "less"
