"""The lobby: the campaign in four numbers, the house rules, the cities of one's own."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.base import Circle, Mark, Panel, Pile, Piles
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.rules import Rules
from companion.games.jrc import commands as do
from companion.games.jrc.cities import FEWEST, LONG_NAME, MOST
from companion.games.jrc.options import Options
from companion.games.jrc.setup import FEW, FEWEST_PLAYERS
from companion.games.jrc.state import JrcState
from companion.games.jrc.view_words import cities_named, city_name


def lobby_panels(state: JrcState) -> tuple[Panel, ...]:
    """Who is here, and what they are going to divide."""
    options, people = state.options, len(state.ring)
    piles = (
        Pile(text("jrc-pile-cities"), len(options.cities)),
        Pile(text("jrc-pile-fund"), options.start_fund),
        Pile(text("jrc-pile-cap"), options.max_per_city),
        Pile(text("jrc-pile-win"), options.win_princes),
    )
    notes = [text("jrc-cities-are", cities=cities_named(options.cities))]
    if options.city_choice == "each_picks":
        way = "secret" if options.secret_pick else "open"
        notes.append(text(f"jrc-note-each-picks-{way}"))
    elif options.city_choice == "random":
        notes.append(text("jrc-note-random"))
    if options.copy_limit != "none":
        notes.append(text("jrc-note-copies", n=int(options.copy_limit)))
    if options.ante:
        notes.append(text("jrc-note-ante"))
    few = FEWEST_PLAYERS <= people < FEW
    return (
        Circle(marks=tuple(Mark(seat=seat) for seat in state.ring), moderator=False),
        Piles(
            title=text("jrc-campaign"),
            piles=piles,
            notes=tuple(notes),
            warnings=(text("W_FEW_PLAYERS", players=people),) if few else (),
        ),
    )


def lobby_prompts(state: JrcState) -> tuple[Prompt, ...]:
    """Start, house rules, cities."""
    people = len(state.ring)
    few = text("jrc-player-count", players=people) if people < FEWEST_PLAYERS else None
    start = Press(key="start", command=do.Start.name, label=text("jrc-start"), closed=few)
    # a pick is secret or open only where there are picks
    without = () if state.options.city_choice == "each_picks" else ("secret_pick",)
    rules = Rules(
        key="rules",
        command=do.SetOption.name,
        label=text("jrc-rules"),
        title=text("jrc-rules"),
        rules=state.options.sheet(without),
        weight=Weight.QUIET,
        group="rules",
    )
    return (start, rules, *_cities(state.options))


def _cities(options: Options) -> tuple[Prompt, ...]:
    """The cities of one's own, where the table wants its own."""
    if options.city_set != "custom":
        return ()
    items = tuple(Item(city, city_name(city)) for city in options.own_cities)
    called = Field("called", "words", text("jrc-city-called"), low=1, high=LONG_NAME)
    rename = (Field("city", "choice", text("jrc-city-which"), items=items), called)
    prompts: list[Prompt] = [_form("rename", do.RenameCity.name, rename)]
    if len(items) < MOST:
        prompts.append(_form("add", do.AddCity.name, (called,)))
    fewer = options.having("own_cities", options.own_cities[1:])
    if len(items) > FEWEST and fewer.feasible:
        prompts.append(
            Choose(
                key="drop-city",
                command=do.DropCity.name,
                field="city",
                items=items,
                label=text("jrc-city-drop"),
                title=text("jrc-city-drop-title"),
                weight=Weight.QUIET,
                group="cities",
            )
        )
    return tuple(prompts)


def _form(what: str, command: str, asked: tuple[Field, ...]) -> Form:
    return Form(
        key=f"{what}-city",
        command=command,
        label=text(f"jrc-city-{what}"),
        title=text(f"jrc-city-{what}-title"),
        fields=asked,
        weight=Weight.QUIET,
        group="cities",
    )
