"""Seeded leaks: the names that the expressions of leaks.toml use, and the leaks of any game."""

# ruff: noqa: F401
from collections.abc import Callable
from typing import Any

from companion.core.eye import Eye, Sight
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatNames, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Circle
from companion.games.lupus.cast import roles
from companion.games.lupus.facts.corrections import AskedAgain
from companion.games.lupus.facts.night import Picked
from companion.games.lupus.game import Lupus
from companion.games.lupus.night_rules.picks import Pick, Settle
from companion.games.lupus.options import WORLD
from companion.games.lupus.phase import Advance
from companion.games.lupus.state import LupusState, Phase
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.knowledge import holders, steps_on
from tests.kit.games.lupus.pairs import Spec
from tests.kit.games.lupus.world import deck_with
from tests.kit.laws.leaks import Leaky, by_line, by_refusal, by_scene, by_wall, panels, seeded

HANDS = ("remove", "kill", "revive", "skip_step")
PHONES = (("night_input", "phones"),)
SEALED = (("simultaneous_votes", True),)
BITES = (("first_night", "bite"),)
SILENT = (("announce_cause", False), ("dead_see_roles", False))
PETS = (*("werewolf",) * 2, "seer", "hamster", *("villager",) * 5)
MIXED = (*("werewolf",) * 2, "seer", *SPECIALS, *("villager",) * 5)
PACK = Spec("seat", "werewolf", deck=MIXED)


def boxed(sight: str, card: str, *options: tuple[str, Any], role: str = "villager") -> Spec:
    """A pair with this card of the second box, or with a captain; `role`: of the eye, in a seat."""
    more = (("deck_rule", "free"), ("captain", "elected" if card == "captain" else "off"))
    return Spec(sight, role, options=(*options, *more), deck=deck_with(card, 0), box=WORLD)


def people(state: LupusState) -> list[Any]:
    return list(state.players.values())


def wolves(state: LupusState) -> list[int]:
    return [seat for seat, one in state.players.items() if one.role == "werewolf"]


def is_a(state: LupusState, eye: Eye, role: str) -> bool:
    """Whether the player whose eye it is has this role."""
    return eye.seat in state.players and state.role(eye.seat) == role


def is_dead(state: LupusState, eye: Eye) -> bool:
    return eye.seat in state.players and not state.players[eye.seat].alive


def called(state: LupusState) -> str:
    """The step that is open; empty: none."""
    return "" if state.night is None else state.night.open_step or ""


def picks(state: LupusState) -> dict[str, int]:
    return {} if state.night is None else dict(state.night.picks)


def sealed(state: LupusState) -> Any:
    """The papers of a vote that is not opened."""
    vote = state.day and state.day.nomination
    return vote.papers if vote else None


def elected(state: LupusState) -> Any:
    """The papers of an election that is not opened."""
    vote = state.phase is Phase.ELECTION and state.day and state.day.last_vote
    return vote.papers if vote else None


def acting(state: LupusState, eye: Eye) -> bool:
    """Whether this seat has a part in the step that is called."""
    if state.night is None or eye.seat is None:
        return False
    return any(eye.seat in holders(state, step) for step in steps_on(state.night))


def marks(view: View, change: Callable[[Any], Any]) -> View:
    """The view with the marks of its circle changed."""
    return panels(view, Circle, lambda one: replace(one, marks=change(one.marks)))


def awaiting(view: View, state: LupusState) -> View | None:
    """The view that awaits the holders of the open step."""
    if not called(state):
        return None
    missing = tuple(sorted(holders(state, called(state))))
    return replace(
        view, panels=(*view.panels, Awaited(done=0, total=len(missing), missing=missing))
    )


def first_card(state: LupusState) -> int:
    """A number that only the roles tell."""
    return sum(wolves(state))


SEEDED = seeded(Lupus, globals())
UNALIKE = seeded(Lupus, globals(), "alike phones")
(WORDY,) = seeded(Lupus, globals(), "length")
HOST, PHONE = (by_refusal(Lupus, first_card, *HANDS, host=host) for host in (True, False))
MUTANTS = (
    *SEEDED,
    Leaky("a cue follows from a card", by_line(Lupus, first_card), Spec("public")),
    Leaky("the wall follows from a card", by_wall(Lupus, first_card), Spec("seat", "villager")),
    Leaky("roles in the scene", by_scene(Lupus, first_card), Spec("public")),
    Leaky("the host is refused by roles", HOST, Spec("blind"), view_seed=3),
    Leaky("a phone is refused by roles", PHONE, Spec("seat"), view_seed=3),
)
