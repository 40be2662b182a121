"""The action on arrows: add, remove, reverse or move one (§6, D-C)."""

from collections.abc import Iterator

from companion.core import Decision, Route, refuse
from companion.games.final_decrees import control_graph as graph
from companion.games.final_decrees.facts.action import Restructured
from companion.games.final_decrees.phases.play.actions import Action, route
from companion.games.final_decrees.state import DecreesState

CHANGES = ("add", "remove", "reverse", "move")


class Restructure(Action):
    """An action of the Executive: `change` is "add", "remove", "reverse" or "move".

    `arrow` and, for a move, `to` are written `a>b`.
    """

    head = "executive"
    change: str
    arrow: str
    to: str = ""

    def decide(self, state: DecreesState) -> Decision:
        if self.change not in CHANGES:
            return refuse("E_OPTION")
        arrow = graph.parse_arrow(self.arrow)
        changes = {"add": arrow, "reverse": arrow[::-1], "move": graph.parse_arrow(self.to)}
        new = changes.get(self.change)
        old = None if self.change == "add" else arrow
        code = objection_to(state, old, new)
        if code is not None:
            return refuse(code)
        if old == new:
            return refuse("E_UNCHANGED")
        return (Restructured(state.now().player, self.change, old, new),)


def objection_to(
    state: DecreesState, old: graph.Arrow | None, new: graph.Arrow | None
) -> str | None:
    """Why `old` cannot be removed and `new` drawn, in the order of D-C; None: it is legal."""
    named = (*(old or ()), *(new or ()))
    if any(one not in state.ministries for one in named):
        return "E_UNKNOWN_MINISTRY"
    arrows = state.arrows
    if old is not None:
        if old not in arrows:
            return "E_NO_SUCH_ARROW"
        arrows = graph.with_change(arrows, old, None)
    return None if new is None else graph.objection(arrows, new, many=state.options.multi_control)


def restructure(state: DecreesState) -> Iterator[Route]:
    """The four changes of D-C, as far as they are legal now."""
    many, ministries = state.options.multi_control, state.ministries
    moves = {
        graph.arrow_id(arrow): tuple(
            graph.arrow_id(one)
            for one in graph.legal_arrows(
                graph.with_change(state.arrows, arrow, None), ministries, many=many
            )
            if one != arrow
        )
        for arrow in state.arrows
    }
    turned = (one for one in state.arrows if objection_to(state, one, one[::-1]) is None)
    drawn = graph.legal_arrows(state.arrows, ministries, many=many)
    ways: dict[str, dict[str, tuple[str, ...]]] = {
        "remove": dict.fromkeys(map(graph.arrow_id, state.arrows), ()),
        "reverse": dict.fromkeys(map(graph.arrow_id, turned), ()),
        "add": dict.fromkeys(map(graph.arrow_id, drawn), ()),
        "move": {old: new for old, new in moves.items() if new},
    }
    for change, arrows in ways.items():
        if arrows:
            fields = ("arrow", "to") if change == "move" else ("arrow",)
            word = f"restructure-{change}"
            yield route("restructure", fields, arrows, word, args={"change": change})
