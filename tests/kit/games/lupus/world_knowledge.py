"""What each eye may know of the second box: §8 of its rules, written independently."""

from collections.abc import Hashable
from typing import Any

from companion.games.lupus.state import Day, LupusState, Night


def public(state: LupusState) -> Hashable:
    """The office, the cards that were shown, lost powers, how many were taken along."""
    return (state.captain, state.powerless, state.noted.get("idiot"), state.shots)


def of_the_day(day: Day) -> Hashable:
    """Who was elected, the votes given before, who paid for a tie, who fell and is asked."""
    return (
        *(day.elected, day.handed, day.head_start, day.instead, day.decider, day.carried_out),
        *(day.wave, day.asked, day.aims_end),
    )


def own(state: LupusState, seat: int) -> tuple[Hashable, ...]:
    """What the card of a seat tells it, its own two names of the open step, its own shot."""
    night, day = state.night, state.day
    names = () if night is None else (night.firsts.get(seat), night.seconds.get(seat))
    shot = "none" if day is None else day.aims.get(seat, "none")
    return (state.players[seat].told, names, shot)


def victim(state: LupusState, step: str) -> int | None:
    """Whom the witch is shown in her step: the prey of the pack, as long as she has the healing."""
    healed = (night.picks.get("witch", 0) == night.picks.get("wolves") for night in state.nights)
    if step != "witch" or state.night is None or any(healed):
        return None
    return state.night.picks.get("wolves")


def without_decoys(night: Night, naming: frozenset[int]) -> dict[str, Any]:
    """Two names of each phone, without the suspicions: only `naming` choose two."""
    return {
        "firsts": {seat: at if seat in naming else 0 for seat, at in night.firsts.items()},
        "seconds": {seat: at if seat in naming else 0 for seat, at in night.seconds.items()},
    }


def only_the_moderator(state: LupusState) -> tuple[Hashable, ...]:
    """What roles have written down, and the answers of the fallen."""
    days = tuple((tuple(day.aims.items()), day.taken) for day in state.all_days)
    return (tuple(sorted(state.noted.items())), days)
