"""Facts of a promulgation and of the removal of blame (§9)."""

from __future__ import annotations

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.final_decrees.names import changed, ministry_name, person, with_figures
from companion.games.final_decrees.state import DecreesState, Pending


class Promulgated(Fact[DecreesState]):
    """A decree leaves play as the `number`-th; it lay on `ministry`."""

    decree: int
    ministry: str
    number: int

    def apply(self, state: DecreesState) -> DecreesState:
        gone = state.with_decree(self.decree, replace(state.decrees[self.decree], place=None))
        return replace(gone, promulgated=self.number)

    def diary_line(self) -> Text:
        return text("decrees-diary-promulgated", n=self.decree + 1, count=self.number)


class RemovalOpened(Fact[DecreesState]):
    """The removal of blame is awaited."""

    pending: Pending

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, pending=self.pending)


class RemovalClosed(Fact[DecreesState], diary="decrees-diary-no-removal"):
    """The picked top of the chain has no director, so no blame is removed."""

    root: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, pending=None)


class BlameRemoved(Fact[DecreesState]):
    """Blame that went back: (seat, blame) and (ministry, blame)."""

    chooser: int
    personal: tuple[tuple[int, int], ...]
    ministry: tuple[tuple[str, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        for seat, blame in self.personal:
            state = state.with_personal(seat, -blame)
        for ministry, blame in self.ministry:
            state = state.with_ministry(ministry, -blame)
        return replace(state, pending=None)

    def diary_line(self) -> Text:
        n = sum(n for _, n in self.personal) + sum(n for _, n in self.ministry)
        line = text("decrees-diary-removed", who=SeatName(self.chooser), n=n)
        people = (changed(person(seat), -n) for seat, n in self.personal)
        places = (changed(ministry_name(at), -n) for at, n in self.ministry)
        return with_figures(line, (*people, *places))
