"""Facts of a City turn and its sessions (§7)."""

from companion.core import Fact, Ring, replace
from companion.games.jrc.standing import prince
from companion.games.jrc.state import Change, CitySession, JrcState, Phase


class CitiesChosen(Fact[JrcState]):
    """These cities will be played this turn, in this order."""

    cities: tuple[str, ...]

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, chosen=self.cities, round=None)


class SessionOpened(Fact[JrcState], diary="jrc-diary-session", city="city"):
    """The first of the chosen cities is played by `seating`, until the table changes that."""

    city: str
    seating: Ring

    def apply(self, state: JrcState) -> JrcState:
        return replace(
            state.at(Phase.SEATING),
            chosen=state.chosen[1:],
            session=CitySession(self.city, self.seating),
        )


class SeatingSet(Fact[JrcState]):
    """The participants were set, clockwise."""

    seating: Ring

    def apply(self, state: JrcState) -> JrcState:
        return state.in_session(seating=self.seating)


class SeatsFixed(Fact[JrcState]):
    """The seats are fixed; `fi0` is what each participant may spend (§7.2)."""

    fi0: tuple[tuple[int, int], ...]

    def apply(self, state: JrcState) -> JrcState:
        fi0 = dict(self.fi0)
        return replace(state, session=CitySession(state.hall.city, tuple(fi0), fi0))


class PrinceCardAnswered(Fact[JrcState]):
    """Whether the prince's card is put into play (C16)."""

    use: bool

    def apply(self, state: JrcState) -> JrcState:
        holder = prince(state, state.hall.city)
        return state.in_session(prince_card=self.use, prince=holder)


class AdvantageUsed(Fact[JrcState]):
    """A one-shot advantage was used, or one that counts in every vote was called."""

    seat: int
    advantage: str

    def apply(self, state: JrcState) -> JrcState:
        key = (self.seat, self.advantage)
        uses = {**state.hall.uses, key: state.hall.uses.get(key, 0) + 1}
        return state.in_session(uses=uses)


class Eliminated(Fact[JrcState]):
    """A Methuselah is out of this session."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        return state.in_session(out=(*state.hall.out, self.seat))


class VpSet(Fact[JrcState]):
    """Victory points of every participant, before they are applied."""

    vp: tuple[tuple[int, int], ...]

    def apply(self, state: JrcState) -> JrcState:
        if not state.hall.vp:  # the first time; they may be entered again
            state = state.at(Phase.RESULT)
        return state.in_session(vp=dict(self.vp))


class ResultApplied(Fact[JrcState]):
    """The update of the participants' FI in this city (J-S2)."""

    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        session = replace(state.hall, changes=self.changes)
        turn = state.turns[-1]
        state = state.with_turn(replace(turn, sessions=(*turn.sessions, session)))
        return replace(state.moved(self.changes), session=session)


class SessionCancelled(Fact[JrcState], diary="jrc-diary-cancel-session"):
    """The session was cancelled; its papers are deleted unread, nothing else changes (§7.1)."""

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, session=None, round=None)
