"""Facts of the second box: deaths in waves, powers that are lost, what roles write down (§4)."""

from companion.core import Fact, Ring, Text, among, replace, text
from companion.games.lupus.cast import role_of
from companion.games.lupus.state import Death, LupusState, Phase


class WaveFell(Fact[LupusState], diary="lupus-diary-fell"):
    """Further players die at the moment of the wave that is on."""

    deaths: tuple[tuple[int, str], ...]
    """(seat, cause) in ring order."""
    by_day: bool
    """Whether they count as dead of the day, as those do with whom they die."""
    by_hand: bool = False
    """Whether a correction by hand has led to it: then they are not asked (L-B24)."""

    def apply(self, state: LupusState) -> LupusState:
        for seat, cause in self.deaths:
            death = Death(cause, state.number, self.by_day)
            state = state.with_player(replace(state.players[seat], alive=False, death=death))
        if state.day is None:
            return state
        fallen, day = {seat for seat, _ in self.deaths}, state.day
        dead = day.dead if self.by_day else among(state.ring, {*day.dead, *fallen})
        wave = day.wave if self.by_hand else among(state.ring, {*day.wave, *fallen})
        return state.with_day(dead=dead, wave=wave)


def at_dawn(state: LupusState, seat: int, cause: str) -> LupusState:
    """The dawn that is not told, with `seat` dead of `cause`; alive, where the cause is ""."""
    dead = {*state.today().dead} - {seat} | ({seat} if cause else set())
    death = Death(cause, state.number, by_day=False) if cause else None
    state = state.with_player(replace(state.players[seat], alive=not cause, death=death))
    in_order = among(state.ring, dead)
    return state.with_day(dead=in_order, wave=in_order)


class DawnGrieved(Fact[LupusState], public=False):
    """Before the dawn is told: (seat, cause) of the players for whom a correction has changed
    whether they die because of others. Cause "": alive."""

    deaths: tuple[tuple[int, str], ...]

    def apply(self, state: LupusState) -> LupusState:
        for seat, cause in self.deaths:
            state = at_dawn(state, seat, cause)
        return state


class SaidByHand(Fact[LupusState]):
    """What the deaths of `seats`, by a correction by day, have brought is said until the next phase
    begins (L-B24)."""

    seats: Ring

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(by_hand=self.seats)


class PowersLost(Fact[LupusState], diary="lupus-diary-powers-lost"):
    """From now on no human has a power (L-B16)."""

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, powerless=state.number)


class Noted(Fact[LupusState], public=False):
    """A role has written down `seats` under `name`, in the place of those before."""

    name: str
    seats: Ring

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, noted={**state.noted, self.name: self.seats})


class CardTells(Fact[LupusState], public=False):
    """The cards of `seats` have a line `name` about `about`, in the place of that before."""

    seats: Ring
    name: str
    about: Ring

    def apply(self, state: LupusState) -> LupusState:
        for seat in self.seats:
            player = state.players[seat]
            others = tuple(line for line in player.told if line[0] != self.name)
            told = (*others, (self.name, self.about)) if self.about else others
            state = state.with_player(replace(player, told=told))
        return state


class RoleChanged(Fact[LupusState], public=False):
    """By a death the players in `seats` have become `role`; only they learn it (L-B6)."""

    seats: Ring
    role: str

    def apply(self, state: LupusState) -> LupusState:
        """Until the dawn is told, their cards do not show it (A47)."""
        before = tuple(state.players[seat] for seat in self.seats)
        state = state.with_role(self.seats, self.role)
        if not state.untold:
            return state
        return state.with_day(turned=(*state.today().turned, *before))


class RolesRestored(Fact[LupusState], public=False):
    """Before the dawn is told: a correction has undone every change of a role by its deaths."""

    def apply(self, state: LupusState) -> LupusState:
        for before in state.today().turned:
            now = replace(state.players[before.seat], role=before.role, turned=before.turned)
            state = state.with_player(now)
        return state.with_day(turned=())


class CardShown(Fact[LupusState], diary="lupus-diary-shown"):
    """A player has shown the card to everybody; `seats`: all who have shown this kind of card."""

    role: str
    seats: Ring

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, noted={**state.noted, self.role: self.seats})


class ShotOpened(Fact[LupusState], diary="lupus-diary-shot"):
    """All who fell are asked whom they take along (L-B15). `end`: server time from which the
    question may be closed."""

    asked: Ring
    end: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(Phase.SHOT, asked=self.asked, aims={}, aims_end=self.end, clock=None)


class Aimed(Fact[LupusState], public=False, paper=True, diary="lupus-diary-answer"):
    """One of the fallen names `target`; None: nobody."""

    seat: int
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(aims={**state.today().aims, self.seat: self.target})


def aimed(state: LupusState) -> tuple[tuple[int, int | None], ...]:
    """(seat, target) of the answers that count; None: nobody is taken along."""
    day = state.today()
    shooting = (seat for seat in day.asked if role_of(state, seat).shoots(state, seat))
    return tuple((seat, day.aims.get(seat)) for seat in shooting)


class AimsVoided(Fact[LupusState]):
    """`gone` has left or is alive again: all who fell are asked anew (L-B26)."""

    gone: int

    def apply(self, state: LupusState) -> LupusState:
        asked = tuple(seat for seat in state.today().asked if seat != self.gone)
        return state.with_day(aims={}, asked=asked)


class AimsClosed(Fact[LupusState]):
    """The question to the fallen is closed; `shots` of them take a player along, in one wave."""

    shots: int

    def apply(self, state: LupusState) -> LupusState:
        taken = (*state.today().taken, *aimed(state))
        state = replace(state, shots=state.shots + self.shots)
        return state.with_day(aims_end=None, wave=(), taken=taken, passing=None)

    def diary_line(self) -> Text:
        return text("lupus-diary-shot-falls" if self.shots else "lupus-diary-shot-nobody")


class ShotOver(Fact[LupusState]):
    """The players who fell are no longer asked."""

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(asked=())
