"""The choice of the turn's cities: agreed, drawn, or picked by everybody (§7.1)."""

from collections.abc import Iterator

from companion.core import By, Chance, Decision, Draft, Field, Form, Ledger, Note, Several, replace
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, SeatNames, Text, labelled, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.components.ledger import ledger
from companion.games.jrc.components.names import city_name, note_of
from companion.games.jrc.facts.session import CitiesChosen
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import Sealed
from companion.games.jrc.standing import by_margin, contested, margin, winners
from companion.games.jrc.state import SESSION_AT_LEAST, JrcState, PaperLines, PapersBySeat, Phase
from companion.games.jrc.turns import end_city_turn, next_session


class ChooseCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `agreed`: the cities of this turn."""

    cities: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        if state.options.city_choice != "agreed":
            return refuse("E_WRONG_PHASE")
        if not self.cities or any(city not in state.cities for city in self.cities):
            return refuse("E_UNKNOWN_CITY")
        most = _sessions_at_most(state)
        if any(self.cities.count(city) > most for city in self.cities):
            return refuse("E_CITY_TWICE", most=most)
        return _chosen(state, self.cities)


class DrawCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `random`: draw this many cities by lot."""

    count: int

    def decide(self, state: JrcState, chance: Chance) -> Decision:
        if state.options.city_choice != "random":
            return refuse("E_WRONG_PHASE")
        if not 1 <= self.count <= len(state.cities):
            return refuse("E_DRAW_COUNT", most=len(state.cities))
        return _chosen(state, chance.shuffled(state.cities)[: self.count])


def _chosen(state: JrcState, cities: tuple[str, ...]) -> Decision:
    """The cities of this turn, and the first session (§7.1)."""
    if len(state.here) < SESSION_AT_LEAST:
        return refuse("E_SESSION_SIZE")
    return next_session(Draft(state).record(CitiesChosen(cities))).decision


def _sessions_at_most(state: JrcState) -> int:
    """How often one city may be agreed on in a turn (C15)."""
    return 2 if state.options.same_city == "again" else 1


class EndCityTurn(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host: no session this turn (W_NO_SESSION)."""

    def decide(self, state: JrcState) -> Decision:
        return end_city_turn(Draft(state)).decision


class PickCity(Sealed):
    """`each_picks`: the city that this seat wants to play (§7.1)."""

    city: str


class CitySelect(PaperPhase):
    """The cities of the turn are chosen; papers are asked for with `each_picks` only."""

    id = Phase.CITY_SELECT
    follows = (Phase.SEATING, Phase.CITY_END)
    by_hand = (Phase.ENDED,)
    help_step = "cities"
    help_now = "cities"
    paper = PickCity
    alike = True

    def entered(self, state: JrcState) -> JrcState:
        turn = replace(state.turns[-1], picks={})
        return replace(state.with_turn(turn), latest=(), session=None, chosen=())

    def read(self, state: JrcState, command: PickCity, seat: int) -> PaperLines | Refusal:
        known = command.city in state.cities
        return ((command.city, 1),) if known else refuse("E_UNKNOWN_CITY")

    def ask(self, state: JrcState, seat: int) -> Choose:
        """§7.1: the narrowest cities first, contested ones before all."""
        return Choose(
            key="",
            command=PickCity.name,
            field="city",
            items=_items(state),
            **labelled("jrc-pick", "title"),
            hint=text("jrc-pick-secret" if state.options.secret_pick else "jrc-pick-open"),
            sealed=state.options.secret_pick,
        )

    def own(self, state: JrcState, seat: int, lines: PaperLines) -> tuple[Text, ...]:
        return tuple(city_name(city) for city, _ in lines) or (text("jrc-own-empty"),)

    def after_opening(self, draft: Draft[JrcState]) -> None:
        next_session(draft)

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        """C15: two who pick the same city play it once, unless `same_city` says again."""
        cities = tuple(city for lines in papers.values() for city, _ in lines)
        if state.options.same_city == "once":
            cities = tuple(dict.fromkeys(cities))
        turn = replace(state.turns[-1], picks=papers)
        return replace(state.with_turn(turn), round=None, chosen=cities)

    def opened_before(self, state: JrcState) -> bool:
        return bool(state.turns and state.turns[-1].picks)

    def why_closed(self, state: JrcState) -> Text | None:
        """Also where nobody would play the picked cities; without one all here are asked again."""
        few = len(state.here) < SESSION_AT_LEAST
        return super().why_closed(state) or (text("E_SESSION_SIZE") if few else None)

    def ledger(self, state: JrcState, seat: int | None) -> Ledger:
        return ledger(state, seat, cities=by_margin(state), margins=True)

    def more(self, state: JrcState) -> tuple[Note, ...]:
        """`each_picks` without secrecy: picks are shown as they come (§7.1)."""
        return () if state.options.secret_pick else note_of("jrc-picks", _open_picks(state))

    def host(self, state: JrcState) -> Iterator[Prompt]:
        yield from super().host(state)
        closed = text("E_SESSION_SIZE") if len(state.here) < SESSION_AT_LEAST else None
        if state.options.city_choice == "agreed":
            yield _agreed(state, closed)
        if state.options.city_choice == "random":
            yield _drawn(state, closed)
        won = winners(state)
        yield Press(
            key="end-city-turn",
            command=EndCityTurn.name,
            label=text("jrc-end-city-turn"),
            warn=text("W_NO_SESSION", turn=state.turn, count=len(won), who=SeatNames(won)),
            weight=Weight.LINK,
        )


def _items(state: JrcState) -> tuple[Item, ...]:
    """Items of all cities by margin, with notes."""
    return tuple(
        Item(
            city,
            city_name(city),
            text("jrc-ledger-contested")
            if contested(state, city)
            else text("jrc-margin", n=margin(state, city)),
        )
        for city in by_margin(state)
    )


def _open_picks(state: JrcState) -> tuple[Text, ...]:
    """Picks that everybody makes openly, by a house rule."""
    papers = () if state.round is None else state.round.opened()
    return tuple(text("jrc-picked", who=SeatName(seat), city=city) for seat, ((city, _),) in papers)


def _agreed(state: JrcState, closed: Text | None) -> Several:
    most = _sessions_at_most(state)
    return Several(
        key=f"cities:{state.turn}",
        command=ChooseCities.name,
        field="cities",
        items=_items(state),
        most=len(state.cities) * most,
        times=most,
        closed=closed,
        **labelled("jrc-choose", "title"),
    )


def _drawn(state: JrcState, closed: Text | None) -> Form:
    count = Field("count", "number", text("jrc-draw-count"), low=1, high=len(state.cities))
    return Form(
        key=f"draw:{state.turn}",
        command=DrawCities.name,
        fields=(count,),
        closed=closed,
        **labelled("jrc-draw", "title"),
    )
