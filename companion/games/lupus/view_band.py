"""The one line under a night's question: an answer for some, a neutral sentence for the others."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import steps
from companion.games.lupus.state import Answer, LupusState
from companion.games.lupus.view_words import role_name

CHOSEN = {"bodyguard": "lupus-band-protects", "owl": "lupus-band-marks"}


def band(state: LupusState, seat: int) -> Text:
    """The line for `seat` while a step of the night is called; everybody has exactly one."""
    own = _answer(state, seat)
    if own is not None:
        return answer_line(state, own)
    part = part_played(state, seat)
    if part is None:
        return _neutral(state, seat)
    if not steps.asks(state, part):
        return _meeting(state, seat)
    others = tuple(one for one in steps.actors(state, part) if one != seat)
    if others and part not in state.tonight().picks:
        return _shared(state, seat, part, others)
    chosen = choice(state, seat)
    if chosen is None:
        return _neutral(state, seat)
    return text(CHOSEN.get(part, "lupus-band-chosen"), target=SeatName(chosen))


def part_played(state: LupusState, seat: int) -> str | None:
    """The part of the night that the seat plays in the step that is called.

    A mythomaniac who has just turned is still the one who chose, and no wolf or seer before the
    next night (§9).
    """
    night = state.tonight()
    chosen = next((part for part, seats in night.by.items() if seat in seats), None)
    if chosen in steps.open_parts(state):
        return chosen
    turned = state.players[seat].turned == night.number
    return None if turned else steps.part_of(state, seat)


def choice(state: LupusState, seat: int) -> int | None:
    """What the seat has answered in the step that is called."""
    part = part_played(state, seat)
    night = state.tonight()
    if part is not None and steps.asks(state, part):
        return night.picks.get(part, night.proposals.get(seat))
    decoys = {(step, one): target for step, one, target in night.suspicions}
    return decoys.get((night.called or "", seat))


def _neutral(state: LupusState, seat: int) -> Text:
    tapped = choice(state, seat) is not None
    return text("lupus-band-done" if tapped else "lupus-band-wait")


def _answer(state: LupusState, seat: int) -> Answer | None:
    """The secret answer to this seat in the step that is called."""
    parts = steps.open_parts(state)
    answers = reversed(state.tonight().answers)
    return next((one for one in answers if one.step in parts and seat in one.seats), None)


def answer_line(state: LupusState, answer: Answer) -> Text:
    """What an answer says to whoever it is for."""
    if answer.step == "medium":
        return medium_line(state, answer.value, "lupus-band")
    if answer.value in ("yes", "no") and answer.target is not None:
        return text(f"lupus-band-{answer.value}", target=SeatName(answer.target))
    if answer.value == "unchanged":
        return text("lupus-band-unchanged")
    return text("lupus-band-becomes", role=role_name(state, answer.value))


def medium_line(state: LupusState, value: str, voice: str) -> Text:
    """The medium's answer, about the day before; `voice`: the beginning of the message's id."""
    lynched = state.days[-1].lynched if state.days else None
    if lynched is None:
        return text(f"{voice}-medium-{'none' if value == 'none' else 'nobody'}")
    return text(f"{voice}-medium-{value}", target=SeatName(lynched))


def _meeting(state: LupusState, seat: int) -> Text:
    """Those who only recognise each other: after the tap that all phones ask for."""
    if choice(state, seat) is None and seat in state.tonight().phones:
        return text("lupus-band-wait")
    known = state.players[seat].knows
    if not known:
        return text("lupus-band-alone")
    return text("lupus-band-pack", who=SeatNames(known))


def _shared(state: LupusState, seat: int, part: str, others: tuple[int, ...]) -> Text:
    """What the others of the pack (or of two seers) propose just now."""
    night = state.tonight()
    shown = {one: night.proposals[one] for one in others if one in night.proposals}
    mine = night.proposals.get(seat)
    targets = {*shown.values(), *(() if mine is None else (mine,))}
    if not targets:
        return text("lupus-band-pack", who=SeatNames(others))
    if len(targets) > 1:
        named = tuple(one for one in state.ring if one in targets)
        return text("lupus-band-pack-differ", names=SeatNames(named))
    target = SeatName(next(iter(targets)))
    if len(shown) == len(others) and mine is not None:
        return text("lupus-band-agreed", target=target)
    if not shown:
        return text("lupus-band-chosen", target=target)
    id = "lupus-band-pack-says" if len(shown) == 1 else "lupus-band-pack-says-many"
    return text(id, who=SeatNames(tuple(shown)), target=target)
