"""The lobby: house rules, cities of one's own, and the start (§4, §5, §10)."""

from collections.abc import Iterator

from companion.core import By, Draft, Field, Form, Scene, Text, labelled, refuse, replace, text
from companion.core.game import Decision, Moment, Stage
from companion.core.kit.lobby import rules_prompt, seat_circle
from companion.core.words.panels.base import Panel, Pile, Piles
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.jrc.city_names import FEWEST, LONG_NAME, MOST, clean_name
from companion.games.jrc.commands import JrcCommand, SetOption, UseRules, too_few
from companion.games.jrc.components.names import city_name
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.facts.setup import CampaignStarted, CitiesNamed, ExampleMoved
from companion.games.jrc.options import Options
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import FEWEST_PLAYERS, JrcState, Phase


class TryExample(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: the printed first turn is tried on the tablet."""

    def decide(self) -> Decision:
        return (ExampleMoved(0),)


FEW = 4
"""Below this W_FEW_PLAYERS (§2)."""
TRY_EXAMPLE = Press(
    key="try-example",
    command=TryExample.name,
    weight=Weight.QUIET,
    **labelled("jrc-example-try", "hint"),
)


class AddCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: one more city in the table's own set."""

    called: str

    def decide(self, state: JrcState) -> Decision:
        return _changed(state, None, self.called)


class RenameCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: another name for a city of the table's own set."""

    city: str
    called: str

    def decide(self, state: JrcState) -> Decision:
        return _changed(state, self.city, self.called)


class DropCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: without this city of the table's own set."""

    city: str

    def decide(self, state: JrcState) -> Decision:
        return _changed(state, self.city, None)


def _changed(state: JrcState, city: str | None, called: str | None) -> Decision:
    """The table's own set with a city called `called` (None: none) in the place of `city` (None: at
    the end); the rules must still work with it (§5)."""
    own = state.options.own_cities
    if state.options.city_set != "custom":
        return refuse("E_OPTIONS")
    if city is not None and city not in own:
        return refuse("E_UNKNOWN_CITY")
    at = len(own) if city is None else own.index(city)
    before, after = own[:at], own[at + 1 :]
    if not FEWEST <= len(before + after) + (called is not None) <= MOST:
        return refuse("E_CITY_COUNT", least=FEWEST, most=MOST)
    name = () if called is None else (clean_name(called, before + after),)
    if "" in name:
        return refuse("E_CITY_NAME")
    cities = (*before, *name, *after)
    feasible = replace(state.options, own_cities=cities).feasible
    return (CitiesNamed(cities),) if feasible else refuse("E_OPTIONS")


class Start(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: the campaign begins; allocations are awaited."""

    def decide(self, state: JrcState) -> Decision:
        if len(state.ring) < FEWEST_PLAYERS:
            return too_few(players=len(state.ring))
        rules = {id: state.options.value(id) for id in state.options.asked}
        draft = Draft(state).record(CampaignStarted(state.ring, state.options.cities, rules))
        return draft.record(PapersAsked(Phase.ALLOCATE, state.ring)).decision


class Lobby(JrcPhase):
    """House rules and cities are chosen (§5, §10)."""

    id = Phase.LOBBY
    follows = (Phase.ALLOCATE, Phase.EXAMPLE)
    stage = Stage.LOBBY
    scene = Scene.LOBBY
    early = True

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        options, people = state.options, len(state.ring)
        piles = (
            Pile(text("jrc-pile-cities"), len(options.cities)),
            Pile(text("jrc-pile-fund"), options.start_fund),
            Pile(text("jrc-pile-cap"), options.max_per_city),
            Pile(text("jrc-pile-win"), options.win_princes),
        )
        few = FEWEST_PLAYERS <= people < FEW
        campaign = Piles(
            title=text("jrc-campaign"),
            piles=piles,
            notes=tuple(_notes(options)),
            warnings=(text("W_FEW_PLAYERS", players=people),) if few else (),
        )
        return (seat_circle(state.ring), campaign)

    def desk_asks(self, state: JrcState, moment: Moment) -> tuple[Prompt, ...]:
        people = len(state.ring)
        few = text("jrc-player-count", players=people) if people < FEWEST_PLAYERS else None
        start = Press(key="start", command=Start.name, label=text("jrc-start"), closed=few)
        # a pick is secret or open only where there are picks
        without = () if state.options.city_choice == "each_picks" else ("secret_pick",)
        rules = rules_prompt(
            state.options,
            SetOption.name,
            UseRules.name,
            title=text("jrc-rules"),
            without=without,
            weight=Weight.QUIET,
        )
        return (start, rules, *_city_prompts(state.options), TRY_EXAMPLE)


def _notes(options: Options) -> Iterator[Text]:
    """The cities, and house rules that change how the table plays."""
    yield text("jrc-cities-are", cities=", ".join(options.cities))
    if options.city_choice == "each_picks":
        way = "secret" if options.secret_pick else "open"
        yield text(f"jrc-note-each-picks-{way}")
    elif options.city_choice == "random":
        yield text("jrc-note-random")
    if options.copy_limit != "none":
        yield text("jrc-note-copies", n=int(options.copy_limit))
    if options.ante:
        yield text("jrc-note-ante")


def _city_prompts(options: Options) -> tuple[Prompt, ...]:
    if options.city_set != "custom":
        return ()
    items = tuple(Item(city, city_name(city)) for city in options.own_cities)
    called = Field("called", "words", text("jrc-city-called"), low=1, high=LONG_NAME)
    rename = (Field("city", "choice", text("jrc-city-which"), items=items), called)
    prompts: list[Prompt] = [_form("rename", RenameCity.name, rename)]
    if len(items) < MOST:
        prompts.append(_form("add", AddCity.name, (called,)))
    fewer = options.having("own_cities", options.own_cities[1:])
    if len(items) > FEWEST and fewer.feasible:
        prompts.append(
            Choose(
                key="drop-city",
                command=DropCity.name,
                field="city",
                items=items,
                weight=Weight.QUIET,
                group="cities",
                **labelled("jrc-city-drop", "title"),
            )
        )
    return tuple(prompts)


def _form(what: str, command: str, asked: tuple[Field, ...]) -> Form:
    return Form(
        key=f"{what}-city",
        command=command,
        fields=asked,
        weight=Weight.QUIET,
        group="cities",
        **labelled(f"jrc-city-{what}", "title"),
    )
