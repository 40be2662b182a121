"""The actions on decrees: stamp, forward (§6, D-F)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Decision, Draft, Item, Press, Prompt, Route, refuse, text
from companion.games.final_decrees.facts.action import Forwarded, Stamped
from companion.games.final_decrees.names import decree_name, ministry_at
from companion.games.final_decrees.phases.play.actions import ACTION, Action, route
from companion.games.final_decrees.phases.play.promulgation import promulgate
from companion.games.final_decrees.state import DecreesState


def _here(state: DecreesState, word: str) -> int | None:
    """The slot of a decree, if it is at the active player's ministry."""
    slot = state.slot_of(word)
    at = state.posting(state.now().player)
    return slot if slot is not None and slot in state.lying_at(at) else None


def _loss(state: DecreesState) -> int:
    """The personal blame, 0 or 1, that a stamp or a forward to the next step takes away (A8)."""
    return min(1, state.personal[state.now().player])


class Forward(Action):
    """An action: move `decree` (its slot, as a string) from the own ministry to another one."""

    decree: str
    ministry: str

    def decide(self, state: DecreesState) -> Decision:
        slot = _here(state, self.decree)
        if slot is None:
            return refuse("E_DECREE_NOT_HERE")
        decree = state.decrees[slot]
        if decree.place == self.ministry:
            return refuse("E_SAME_MINISTRY")
        loss = _loss(state) if decree.next_step == self.ministry else 0
        return (Forwarded(state.now().player, slot, self.ministry, loss),)


class Stamp(Action):
    """An action: stamp the next step of `decree` (its slot, as a word)."""

    decree: str

    def decide(self, state: DecreesState) -> Decision:
        slot = _here(state, self.decree)
        if slot is None:
            return refuse("E_DECREE_NOT_HERE")
        player = state.now().player
        at = state.posting(player)
        if at is None or state.decrees[slot].next_step != at:
            return refuse("E_NOT_NEXT_STEP")
        draft = Draft(state).record(Stamped(player, slot, at, _loss(state)))
        return promulgate(draft, slot, player).decision


def prompts(state: DecreesState, at: str) -> Iterator[Prompt]:
    """The prompts of the director of `at` about the decrees there."""
    here = state.lying_at(at)
    yield from (_stamp_press(state, one) for one in here if state.decrees[one].next_step == at)
    if here:
        yield _forward_route(state, at, here)


def _stamp_press(state: DecreesState, slot: int) -> Press:
    decree = state.decrees[slot]
    left = len(decree.steps) - decree.done - 1
    return Press(
        key=f"stamp-{slot}",
        command="stamp",
        label=text("decrees-do-stamp", decree=decree_name(slot, decree, "the-")),
        hint=text("decrees-do-stamp-hint", left=left, loss=_loss(state)),
        args={"decree": str(slot)},
        at=str(slot),
        **ACTION,
    )


def _forward_route(state: DecreesState, at: str, here: tuple[int, ...]) -> Route:
    """Move any decree of this ministry to any other one; the next step is selected at first
    (D-F)."""
    elsewhere = tuple(id for id in state.ministries if id != at)
    loss, decrees = _loss(state), {str(slot): state.decrees[slot] for slot in here}
    mark = text("decrees-forward-mark", loss=loss)
    named = (Item(word, decree_name(int(word), one, "item-")) for word, one in decrees.items())
    return route(
        "forward",
        ("decree", "ministry"),
        dict.fromkeys(decrees, elsewhere),
        label=text("decrees-do-forward-go", loss=loss),
        items=(*named, *(Item(id, ministry_at(id)) for id in elsewhere)),
        marks={
            word: (one.next_step, mark)
            for word, one in decrees.items()
            if one.next_step is not None and one.next_step != at
        },
    )
