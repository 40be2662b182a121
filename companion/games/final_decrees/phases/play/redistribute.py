"""The actions on blame: a new split below the own ministry, and three special actions (§6)."""

from collections.abc import Iterator, Mapping

from companion.core import Allocate, Decision, Item, Prompt, SeatName, Share, Text, refuse, text
from companion.games.final_decrees.facts import action as facts
from companion.games.final_decrees.names import ministry_name, person
from companion.games.final_decrees.phases.play.actions import ACTION, Action, press, route
from companion.games.final_decrees.state import DecreesState


class Redistribute(Action):
    """An action: the new blame of the own ministry and ministries below it."""

    blame: Mapping[str, int]

    def decide(self, state: DecreesState) -> Decision:
        player = state.now().player
        at = state.posting(player)
        assert at is not None
        if any(one not in state.ministries for one in self.blame):
            return refuse("E_UNKNOWN_MINISTRY")
        under = state.below(at)
        if not under:
            return refuse("E_NO_SUBORDINATES")
        if any(one not in (at, *under) for one in self.blame):
            return refuse("E_OUTSIDE_SUBTREE")
        if any(blame < 0 for blame in self.blame.values()):
            return refuse("E_NEGATIVE")
        before = sum(state.ministry[one] for one in self.blame)
        if sum(self.blame.values()) != before:
            return refuse("E_SUM_CHANGED")
        raised = self.blame.get(at, 0) > state.ministry[at]
        if raised and not state.options.redistribute_into_own:
            return refuse("E_INTO_OWN")
        changed = tuple(
            (one, blame)
            for one in state.ministries
            if (blame := self.blame.get(one, state.ministry[one])) != state.ministry[one]
        )
        return (facts.Redistributed(player, at, changed),) if changed else refuse("E_UNCHANGED")


def can_redistribute(state: DecreesState, at: str) -> bool:
    """Whether any blame can be moved between `at` and ministries below it."""
    below = state.below(at)
    lower = sum(state.ministry[one] for one in below)
    if not below or not state.ministry[at] + lower:
        return False
    own = state.options.redistribute_into_own
    return own or state.ministry[at] > 0 or len(below) > 1


def redistribute(state: DecreesState, at: str) -> Iterator[Allocate]:
    """Split the blame of the own ministry and those below it anew, if any can be moved."""
    if not can_redistribute(state, at):
        return
    group = (at, *state.below(at))
    total = sum(state.ministry[id] for id in group)
    most = dict.fromkeys(group, total)
    if not state.options.redistribute_into_own:
        most[at] = state.ministry[at]
    yield Allocate(
        key="redistribute",
        command="redistribute",
        field="blame",
        label=text("decrees-do-redistribute-go"),
        title=text("decrees-do-redistribute"),
        hint=text("decrees-do-redistribute-hint", n=total),
        rows=tuple(
            Share(id, ministry_name(id), most[id], state.ministry[id], note=_director(state, id))
            for id in group
        ),
        budget=total,
        exact=True,
        left=text("decrees-left-over"),
        same=text("decrees-same"),
        at=at,
        **ACTION,
    )


def _director(state: DecreesState, ministry: str) -> Text:
    seat = state.director(ministry)
    return text("decrees-nobody") if seat is None else person(seat)


class TreasuryExtra(Action):
    """An action of the Treasury: two more actions."""

    head = "treasury"

    def decide(self, state: DecreesState) -> Decision:
        return (facts.TreasuryOpened(state.now().player),)


class Investigate(Action):
    """An action of the Secret Service: all blame of a ministry becomes its director's."""

    head = "secret"
    ministry: str

    def decide(self, state: DecreesState) -> Decision:
        if self.ministry == "secret":
            return refuse("E_OWN_MINISTRY")
        director = state.director(self.ministry)
        if director is None:
            return refuse("E_NO_DIRECTOR")
        blame = state.ministry[self.ministry]
        return (facts.Investigated(state.now().player, self.ministry, director, blame),)


class Manoeuvres(Action):
    """An action of the Navy: two personal blame and four of the Navy go back."""

    head = "navy"

    def decide(self, state: DecreesState) -> Decision:
        player = state.now().player
        return (
            facts.Manoeuvred(
                player, min(2, state.personal[player]), min(4, state.ministry["navy"])
            ),
        )


def special_actions(state: DecreesState, at: str | None) -> Iterator[Prompt]:
    """The special actions of the director of `at`."""
    once = {"treasury": "treasury_extra", "navy": "manoeuvres"}
    if at in once and not state.now().used(at):
        yield press(once[at], at)
    if at != "secret":
        return
    heads = {id: state.director(id) for id in state.ministries if id != "secret"}
    items = tuple(
        Item(
            id,
            ministry_name(id),
            text("decrees-investigate-gives", n=state.ministry[id], who=SeatName(seat)),
        )
        for id, seat in heads.items()
        if seat is not None
    )
    if items:
        ways: dict[str, tuple[str, ...]] = {one.value: () for one in items}
        yield route("investigate", ("ministry",), ways, items=items)
