"""Facts of a City turn and its sessions (§7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.seat import Ring
from companion.games.jrc.standing import prince
from companion.games.jrc.state import Change, JrcState, Phase, Session


@dataclass(frozen=True)
class CitiesChosen(Fact[JrcState]):
    """These cities will be played this turn, in this order."""

    wire: ClassVar[str] = "jrc.cities_chosen"
    cities: tuple[str, ...]

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, chosen=self.cities, papers=None)


@dataclass(frozen=True)
class SessionOpened(Fact[JrcState]):
    """The first of the chosen cities is played by `seating`, until the table changes that."""

    wire: ClassVar[str] = "jrc.session_opened"
    city: str
    seating: Ring

    def apply(self, state: JrcState) -> JrcState:
        return replace(
            state.at(Phase.SEATING),
            chosen=state.chosen[1:],
            session=Session(self.city, self.seating),
        )


@dataclass(frozen=True)
class SeatingSet(Fact[JrcState]):
    """Who takes part, clockwise."""

    wire: ClassVar[str] = "jrc.seating_set"
    seating: Ring

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, session=replace(state.hall, seating=self.seating))


@dataclass(frozen=True)
class SeatsFixed(Fact[JrcState]):
    """The seats are fixed, and `fi0` is what everybody may spend (§7.2)."""

    wire: ClassVar[str] = "jrc.seats_fixed"
    fi0: tuple[tuple[int, int], ...]

    def apply(self, state: JrcState) -> JrcState:
        fi0 = dict(self.fi0)
        return replace(state, session=Session(state.hall.city, tuple(fi0), fi0))


@dataclass(frozen=True)
class PrinceCardAnswered(Fact[JrcState]):
    """Whether the prince's card is put into play (C16)."""

    wire: ClassVar[str] = "jrc.prince_card_answered"
    use: bool

    def apply(self, state: JrcState) -> JrcState:
        holder = prince(state, state.hall.city)
        return replace(state, session=replace(state.hall, prince_card=self.use, prince=holder))


@dataclass(frozen=True)
class AdvantageUsed(Fact[JrcState]):
    """A one-shot advantage is used, or one that counts in every vote is called."""

    wire: ClassVar[str] = "jrc.advantage_used"
    seat: int
    advantage: str

    def apply(self, state: JrcState) -> JrcState:
        key = (self.seat, self.advantage)
        uses = {**state.hall.uses, key: state.hall.uses.get(key, 0) + 1}
        return replace(state, session=replace(state.hall, uses=uses))


@dataclass(frozen=True)
class Eliminated(Fact[JrcState]):
    """A Methuselah is out of this session."""

    wire: ClassVar[str] = "jrc.eliminated"
    seat: int

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, session=replace(state.hall, out=(*state.hall.out, self.seat)))


@dataclass(frozen=True)
class VpSet(Fact[JrcState]):
    """Victory points of every participant, before they are applied."""

    wire: ClassVar[str] = "jrc.vp_set"
    vp: tuple[tuple[int, int], ...]

    def apply(self, state: JrcState) -> JrcState:
        if not state.hall.vp:  # the first time; they may be entered again
            state = state.at(Phase.RESULT)
        return replace(state, session=replace(state.hall, vp=dict(self.vp)))


@dataclass(frozen=True)
class ResultApplied(Fact[JrcState]):
    """The update of the participants' FI in this city (J-S2)."""

    wire: ClassVar[str] = "jrc.result_applied"
    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        session = replace(state.hall, changes=self.changes, applied=True)
        turn = state.turns[-1]
        state = state.with_turn(replace(turn, sessions=(*turn.sessions, session)))
        return replace(state.moved(self.changes), session=session)


@dataclass(frozen=True)
class SessionCancelled(Fact[JrcState]):
    """The session is called off; its papers are destroyed unread, nothing else changes (§7.1)."""

    wire: ClassVar[str] = "jrc.session_cancelled"

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, session=None, papers=None)
