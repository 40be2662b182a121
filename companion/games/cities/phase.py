"""The base class of the phases of a match."""

from companion.core import Command, Moment, Panel, PhaseOfParts, Refusal, Text, View, replace
from companion.core.words.prompts.base import Prompt, Weight
from companion.games.cities.components.clock import host_clock_prompts
from companion.games.cities.duel import Phase
from companion.games.cities.state import CitiesState


class CitiesPhase(PhaseOfParts[CitiesState]):
    """A phase of a match. `seat`, in its methods: the player who is addressed; None: everybody."""

    order = Phase

    def refuses(self, state: CitiesState, command: Command, seat: int | None) -> Refusal | None:
        """Why `command` is refused in this phase now."""
        return None

    def unfinished(self, state: CitiesState) -> Refusal | None:
        """What must be done before the duel may be given up or the time be called."""
        return None

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        return super().title(state)

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        return super().line(state)

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        return ()

    def own_title(self, state: CitiesState, seat: int, wall: View) -> Text:
        return self.title(state, seat)

    def own_line(self, state: CitiesState, seat: int, wall: View) -> Text | None:
        return self.line(state, seat)

    def own_panels(self, state: CitiesState, seat: int) -> tuple[Panel | str, ...]:
        return self.panels(state, seat)

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        return host_clock_prompts(state)

    def desk_asks(self, state: CitiesState, moment: Moment) -> tuple[Prompt, ...]:
        """The tablet's own prompts, then those of both players, for whom it may answer."""
        instead = (
            self.in_place(prompt, seat, phone=seat in moment.phones)
            for seat in state.players
            for prompt in self.asks(state, seat)
            if prompt.command not in ("resume", "call_time")
        )
        return (*self.host_asks(state), *instead)

    def in_place(self, prompt: Prompt, seat: int, *, phone: bool) -> Prompt:
        """A player's prompt on the tablet; for a player with a phone it is not the main one."""
        weight = Weight.QUIET if phone and prompt.weight is Weight.MAIN else prompt.weight
        return replace(prompt, act_for=(seat,), key=f"{seat}-{prompt.key}", weight=weight)


phase_of = CitiesPhase.of
