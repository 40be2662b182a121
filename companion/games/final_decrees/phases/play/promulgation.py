"""Promulgation: the last stamp, who may give blame back, and how much (D-P)."""

from collections.abc import Mapping

from companion.core import Allocate, Decision, Draft, Note, Prompt, Route, Share, refuse, replace
from companion.core.command import Caller, Command
from companion.core.text import SeatName, Text, labelled, text
from companion.games.final_decrees.components.turns import end
from companion.games.final_decrees.facts import turn as facts
from companion.games.final_decrees.names import decree_name, ministry_at, ministry_name, person
from companion.games.final_decrees.state import DECREES, DecreesState, Pending, Phase

FOR_EACH = 10
"""D-P: ten times the number of decrees promulgated so far."""


def promulgate(draft: Draft[DecreesState], slot: int, player: int) -> Draft[DecreesState]:
    """Promulgate the decree of `slot` if its last stamp is set. `player`: the active one."""
    decree = draft.state.decrees[slot]
    if decree.next_step is not None or decree.place is None:
        return draft
    number = draft.state.promulgated + 1
    draft.record(facts.Promulgated(slot, decree.place, number))
    _open_removal(draft, slot, decree.place, player)
    return _end_with_the_last(draft)


def _open_removal(draft: Draft[DecreesState], slot: int, ministry: str, player: int) -> None:
    """Ask for a decision, where the top of the chain has a director and any blame is left."""
    state = draft.state
    roots = state.roots(ministry)
    chooser = state.director(roots[0]) if len(roots) == 1 else None
    empty = len(roots) == 1 and chooser is None
    if empty or not any((*state.personal.values(), *state.ministry.values())):
        return
    allowance = FOR_EACH * state.promulgated
    draft.record(facts.RemovalOpened(Pending(slot, ministry, allowance, player, roots, chooser)))


def _end_with_the_last(draft: Draft[DecreesState]) -> Draft[DecreesState]:
    done = draft.state.promulgated == DECREES and draft.state.pending is None
    return end(draft, "decrees") if done else draft


class ChooseRoot(Command, phases=(Phase.PLAY,)):
    """After a promulgation under `multi_control`: the top of the chain that counts."""

    ministry: str

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        pending = state.pending
        if pending is None or pending.chooser is not None:
            return refuse("E_WRONG_PHASE")
        if caller.seat != pending.picker:
            return refuse("E_NOT_CHOOSER")
        if self.ministry not in pending.roots:
            return refuse("E_UNKNOWN_MINISTRY")
        chooser = state.director(self.ministry)
        if chooser is None:
            return _end_with_the_last(
                Draft(state).record(facts.RemovalClosed(self.ministry))
            ).decision
        picked = replace(pending, roots=(self.ministry,), chooser=chooser)
        return (facts.RemovalOpened(picked),)


class Remove(Command, phases=(Phase.PLAY,)):
    """After a promulgation, the chooser: blame that goes back, by seat number (as a word) or
    ministry; may be nothing."""

    blame: Mapping[str, int]

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        pending = state.pending
        if pending is None:
            return refuse("E_WRONG_PHASE")
        if pending.chooser is None or caller.seat != pending.chooser:
            return refuse("E_NOT_CHOOSER")
        pools = {str(seat): blame for seat, blame in state.personal.items()} | dict(state.ministry)
        if any(place not in pools for place in self.blame):
            return refuse("E_UNKNOWN_MINISTRY")
        fits = all(0 <= blame <= pools[place] for place, blame in self.blame.items())
        if not fits or sum(self.blame.values()) > pending.allowance:
            return refuse("E_ALLOWANCE")
        taken = self.blame
        personal = tuple((seat, n) for seat in state.ring if (n := taken.get(str(seat), 0)))
        ministry = tuple((one, n) for one in state.ministries if (n := taken.get(one, 0)))
        draft = Draft(state).record(facts.BlameRemoved(pending.chooser, personal, ministry))
        return _end_with_the_last(draft).decision


def promulgated_at(state: DecreesState, pending: Pending) -> Text:
    """Which decree was promulgated, and where it lay."""
    name = decree_name(pending.decree, state.decrees[pending.decree])
    return text("decrees-promulgated-at", decree=name, at=ministry_at(pending.ministry))


def promulgated(state: DecreesState, pending: Pending) -> Note:
    """A note on the awaited decision."""
    line = text("decrees-roots", who=SeatName(pending.picker))
    if pending.chooser is not None:
        who, root = SeatName(pending.chooser), ministry_name(pending.roots[0])
        line = text("decrees-chooser", who=who, at=root, n=pending.allowance)
    return Note(title=promulgated_at(state, pending), lines=(line,))


def awaited_removal(state: DecreesState, pending: Pending) -> Prompt:
    """Which top of the chain counts (`multi_control`), or the blame that goes back."""
    if pending.chooser is None:
        return Route(
            key=f"root-{state.promulgated}",
            command="choose_root",
            label=text("decrees-root-go"),
            title=text("decrees-root-title"),
            hint=text("decrees-root-hint"),
            fields=("ministry",),
            ways=dict.fromkeys(pending.roots, ()),
        )
    people = ((str(seat), person(seat), state.personal[seat]) for seat in state.ring)
    places = ((id, ministry_name(id), state.ministry[id]) for id in state.ministries)
    rows = tuple(
        Share(value, name, n, before=n, becomes=tuple(range(n, -1, -1)))
        for value, name, n in (*people, *places)
        if n
    )
    most = min(pending.allowance, sum(row.high for row in rows))
    return Allocate(
        key=f"remove-{state.promulgated}",
        command="remove",
        field="blame",
        **labelled("decrees-remove", "title"),
        nothing=text("decrees-remove-nothing"),
        hint=text("decrees-remove-hint", n=pending.allowance),
        rows=rows,
        budget=most,
        left=text("decrees-remove-left"),
        short=text("decrees-remove-short", n=most),
    )
