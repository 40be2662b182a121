"""The actions on decrees: stamp, forward (§6, D-F)."""

from collections.abc import Iterator

from companion.core import Decision, Draft, Item, Press, Prompt, refuse, text
from companion.games.final_decrees.facts.action import Forwarded, Stamped
from companion.games.final_decrees.names import decree_name, ministry_at
from companion.games.final_decrees.phases.play.actions import ACTION, Action, route
from companion.games.final_decrees.phases.play.promulgation import promulgate
from companion.games.final_decrees.state import DecreesState


def _here(state: DecreesState, word: str) -> int | None:
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
    """Stamp decrees at `at`, and forward any of them; the next step is selected at first (D-F)."""
    loss, here = _loss(state), {slot: state.decrees[slot] for slot in state.lying_at(at)}
    for slot, one in here.items():
        if one.next_step == at:
            left = len(one.steps) - one.done - 1
            yield Press(
                key=f"stamp-{slot}",
                command="stamp",
                label=text("decrees-do-stamp", decree=decree_name(slot, one, "the-")),
                hint=text("decrees-do-stamp-hint", left=left, loss=loss),
                args={"decree": str(slot)},
                at=str(slot),
                **ACTION,
            )
    if here:
        elsewhere = tuple(id for id in state.ministries if id != at)
        named = (Item(str(slot), decree_name(slot, one, "item-")) for slot, one in here.items())
        mark = text("decrees-forward-mark", loss=loss)
        yield route(
            "forward",
            ("decree", "ministry"),
            dict.fromkeys(map(str, here), elsewhere),
            label=text("decrees-do-forward-go", loss=loss),
            items=(*named, *(Item(id, ministry_at(id)) for id in elsewhere)),
            marks={
                str(slot): (one.next_step, mark)
                for slot, one in here.items()
                if one.next_step is not None and one.next_step != at
            },
        )
