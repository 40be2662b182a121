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


def heading(state: DecreesState) -> Text:
    """Where we are."""
    if state.phase is Phase.BID:
        return text("decrees-bid-round", n=len(state.rounds) + 1)
    if state.phase is Phase.PLAY and state.turn is not None:
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
        awaited = state.bids.awaited
        again = len(awaited) < len(state.ring) or bool(state.rounds)
        return text("decrees-bid-again" if again else "decrees-bid-line", n=len(awaited))
    if state.phase is Phase.POSTING and state.head is not None:
        return text("decrees-posting-line", who=SeatName(state.head))
    return _turn_line(state) if state.phase is Phase.PLAY else None


def _turn_line(state: DecreesState) -> Text:
    pending, turn = state.pending, state.now()
    if pending is not None:
        decider = pending.picker if pending.chooser is None else pending.chooser
        return text("decrees-waits-for", who=SeatName(decider), n=pending.allowance)
    if turn.awaits_card:
        return text("decrees-line-card", deck=state.deck_left)
    return text("decrees-line-actions", n=turn.actions_left, deck=state.deck_left)
