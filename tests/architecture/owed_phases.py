"""What each phase of a game lacks: its place in the order, messages, help, a label of its button,
screens. Each line names what is missing, and says what to do."""

from collections.abc import Iterator
from typing import Any

from companion.core.eye import MODERATOR
from companion.core.game import Game, Moment, Stage
from companion.core.kit.phase import AnyPhase, BasePhase
from companion.core.kit.phased_game import PhasedGame
from companion.core.log import fold
from companion.core.text import Text
from companion.games.registry import find_games
from companion.web.languages import LANGUAGES
from tests.kit.golden.book import FOLDER, read, steps_of
from tests.kit.sentences import CATALOGS as CATALOGS

Owed = Iterator[tuple[str, str]]
"""What is missing, and what to do."""
ID_FIELDS = ("title_id", "line_id", "button_label", "stage_name")
"""Fields of phases that hold the id of a message."""


def phases_owed(game: str) -> Owed:
    """What the phases of this game lack; nothing where it has no phases."""
    found = find_games().get(game, None)
    if not isinstance(found, PhasedGame):
        return
    home = f"companion/games/{game}/phases"
    for what, do in of_all(found):
        yield f"{home}: {what}", do
    for phase, state in _in_golden_games(found):
        for what, do in _screens(found, phase, state):
            yield f"{home}: {phase.id}: {what}", do


def of_all(game: PhasedGame[Any]) -> Owed:
    """What the classes lack."""
    phases, (first, *_) = game.phase.registered, game.phase.order
    for phase_id in game.phase.order:
        if phase_id.value not in phases:
            yield f"no class has the id {phase_id.value}", "write it, or take the id out"
    entered = {first.value} | {
        to for one in phases.values() for to in (*one.next_ids(), *one.by_hand)
    }
    for id in sorted(entered - phases.keys()):
        yield f"{id} may follow, and is no phase", "correct `follows` or `by_hand`"
    for id, phase in phases.items():
        if id not in entered:
            yield f"nothing leads to {id}", "name it in the `follows` of the phase before it"
        if not phase.next_ids() and phase.stage is not Stage.OVER:
            yield f"nothing follows {id}", "name the next phase in its `follows`"
        for what, do in (*_words(phase), *_help(game, phase), *_button(phase)):
            yield f"{id}: {what}", do


def _said(id: str) -> bool:
    return all(CATALOGS.say(language, id) != id for language in LANGUAGES)


def _words(phase: AnyPhase) -> Owed:
    if not (type(phase).__doc__ or "").strip():
        yield "no docstring", "say what the phase is"
    for field in ID_FIELDS:
        id = getattr(phase, field, "")
        if id and not _said(id):
            yield f"no message {id}", "write it in the catalogs"
    if not phase.title_id and type(phase).title is BasePhase.title:
        yield "no title", "give it a `title_id`, or the method `title`"


def _help(game: PhasedGame[Any], phase: AnyPhase) -> Owed:
    if phase.stage is not Stage.PLAY or type(game).help_place is not PhasedGame.help_place:
        return
    if phase.help_step is None:
        yield "no help", "give it a `help_step`"
    if phase.help_now is not None and phase.help_now not in phase.help_steps:
        yield f"{phase.help_now} is none of its `help_steps`", "correct `help_now`"
    for step in phase.help_steps:
        if not _said(f"{game.rules.family}-help-step-{step}"):
            yield f"no message {game.rules.family}-help-step-{step}", "write it in the catalogs"


def _button(phase: AnyPhase) -> Owed:
    if not phase.has_button:
        return
    if type(phase).go_on is BasePhase.go_on:
        yield "the main button does nothing", "write `go_on`, or set `has_button = False`"
    named = getattr(phase, "button_label", None)
    if named == "" and "label" not in {word for kind in _own_kinds(phase) for word in vars(kind)}:
        yield "the main button has no words", "give it a `button_label`, or the method `label`"


def _own_kinds(phase: AnyPhase) -> Iterator[type]:
    """The classes of the phase below the game's base class."""
    base = next(kind for kind in type(phase).__mro__ if "button_label" in vars(kind))
    return (kind for kind in type(phase).__mro__ if issubclass(kind, base) and kind is not base)


def _in_golden_games(game: Game[Any]) -> Iterator[tuple[AnyPhase, Any]]:
    """Each phase of the golden games, with its first state."""
    seen: dict[str, Any] = {}
    for path in sorted(FOLDER.glob("*.json")):
        page = read(path.stem)
        if page["game"] != game.id:
            continue
        state = game.open(tuple(page["ring"]), {})
        for step in steps_of(page):
            state = fold(game.evolve, state, (step,))
            seen.setdefault(str(state.phase), state)
    for id, state in seen.items():
        yield game.phase.registered[id], state


def _screens(game: PhasedGame[Any], phase: AnyPhase, state: Any) -> Owed:
    """What wall, phone and tablet lack; in play also help and script."""
    moment = Moment(0.0, frozenset(state.ring))
    wall = game.wall(state, moment)
    seat = next((one for one in state.ring if game.plays(state, one)), state.ring[0])
    views = (wall, game.phone(state, seat, moment, wall), game.desk(state, MODERATOR, moment, wall))
    titles = {one.title.id for one in views if isinstance(one.title, Text)}
    for id in sorted(titles):
        if not _said(id):
            yield f"no message {id}", "write it in the catalogs"
    if phase.title_id and wall.title.id != phase.title_id:
        yield f"its `title_id` {phase.title_id} is not its title", "a class above it has a `title`"
    if phase.stage is not Stage.PLAY:
        return
    if game.help_place(state) is None and type(game).help_place is PhasedGame.help_place:
        yield "no help in play", "see `help_place`"
    script = getattr(phase, "script", None)
    if script is not None and script(state, moment) is None:
        yield "nothing is read aloud", "write its `script`"
