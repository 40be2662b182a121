"""What a game still lacks beside its rules, with what to do about each thing."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from companion.core.game import Game
from companion.core.kit.option import Choice
from companion.games.registry import find_games
from companion.web.languages import LANGUAGES
from companion.web.protocol import places_and_texts
from tests.architecture.owed_phases import CATALOGS, phases_owed
from tests.architecture.tree import ROOT
from tests.kit import event_list
from tests.kit.golden.book import FOLDER, read

PROOFS = {
    "tables": (("table",), "a random lobby, from which laws play whole games"),
    "knowledge": (
        ("public",),
        "what each eye may know, independently of the views",
    ),
    "pairs": (("Spec", "opening", "play"), "two games in step that look alike to one eye"),
    "leaks": (("MUTANTS",), "versions of the game that show too much"),
    "learned": (("learned",), "what was learned of sealed answers, for the law of undo"),
    "golden": (("SCENES",), "whole games, told as scenes and kept"),
}
"""By module, the names in it, and what they are."""
OF_HUSHED_PHONES = {"knowledge": ("alike_seats",), "leaks": ("UNALIKE",)}
"""By module, the further names in it where phones are ever hushed."""
LEARN_PAGES = 5
RECORD = "run `python -m companion.web.protocol`"


def owed(game: str) -> list[str]:
    """What this game lacks; each line says what to do."""
    return [
        f"{what}: {do}"
        for missing in (_in_its_folder, phases_owed, _words, _pictures, _proofs, _recorded)
        for what, do in missing(game)
    ]


Owed = Iterator[tuple[str, str]]


@cache
def generated() -> dict[Path, str]:
    """The generated files with their expected texts."""
    return places_and_texts()


def _missing(folder: str, *names: tuple[str, str]) -> Owed:
    """Those of these files (name, what to do) that do not exist."""
    yield from (
        (f"{folder}/{name}", do) for name, do in names if not (ROOT / folder / name).exists()
    )


def _in_its_folder(game: str) -> Owed:
    home = f"companion/games/{game}"
    yield from _missing(
        home,
        ("__init__.py", "name `PLAYERS`, the fewest and the most people"),
        (
            "game.py",
            "`GAME` is the one instance of the game's class; its `id` is the folder's name",
        ),
    )
    if game not in find_games() or find_games()[game].phases_page():
        yield from _missing(
            home, ("phases", "a class for each phase, a file each"), ("phases.md", RECORD)
        )
    yield from _missing("tests/games", (game, "its rules, each in a scene: `test_….py`"))


def _words(game: str) -> Owed:
    """Messages whose ids are composed, so that no literal in the code names them."""
    wanted = {f"{game}-name": "its name", f"{game}-for-how-many": "for how many people it is"}
    for page in range(1, LEARN_PAGES + 1):
        wanted[f"learn-{game}-{page}"] = f"the title of picture {page} of how it is played"
        wanted[f"learn-{game}-{page}-line"] = f"the sentence below picture {page}"
    wanted |= dict.fromkeys(_of_the_rules(game), "a house rule asks for it")
    for id, why in wanted.items():
        lacking = [language for language in LANGUAGES if CATALOGS.say(language, id) == id]
        if lacking:
            yield f"companion/games/{game}/locale: {id} ({', '.join(lacking)})", why


def _of_the_rules(game: str) -> Iterator[str]:
    """Ids of the messages of its house rules (`companion/core/kit/rules.py`)."""
    if game not in find_games():
        return
    rules = find_games()[game].open((1, 2, 3, 4), {}).options
    yield f"{rules.family}-rules"
    for id, option in rules.asked.items():
        word = id.replace("_", "-")
        yield from (f"{rules.family}-{what}" for what in (f"option-{word}", f"option-{word}-note"))
        yield f"{rules.family}-help-{word}"
        if option.part:
            yield f"{rules.family}-rules-{option.part}"
        if isinstance(option, Choice):
            for value in option.values:
                yield f"{rules.family}-value-{word}-{value.replace('_', '-')}"


def _pictures(game: str) -> Owed:
    yield from _missing(
        "static/icons",
        (f"emblems/game-{game}.svg", "draw its emblem, as those beside it are drawn"),
        (f"learn/{game}.svg", f"draw {LEARN_PAGES} symbols: how it is played"),
    )
    if game not in (ROOT / "static/css/games.css").read_text(encoding="utf-8"):
        yield "static/css/games.css", f'give it a second ink: [data-game="{game}"]'


def _proofs(game: str) -> Owed:
    home, found = f"tests/kit/games/{game}", find_games().get(game)
    hushed = found is not None and type(found).hushed is not Game.hushed
    for name, (wanted, about) in PROOFS.items():
        if not (ROOT / home / f"{name}.py").exists():
            yield f"{home}/{name}.py", f"write {' and '.join(wanted)}: {about}"
            continue
        module = import_module(f"tests.kit.games.{game}.{name}")
        for word in (*wanted, *(OF_HUSHED_PHONES.get(name, ()) if hushed else ())):
            if not hasattr(module, word):
                yield f"{home}/{name}.py", f"it has no `{word}`: {about}"
    yield from _missing(
        home, ("rights.txt", "who may ask for what: tests/laws/rights.py says what it has found")
    )
    if game in find_games():
        known = set(rights_of(game))
        for command in find_games()[game].commands:
            if command.name not in known:
                yield f"{home}/rights.txt", f"who may ask for {command.name}?"


def rights_of(game: str) -> Iterator[str]:
    """The commands in the list of rights."""
    listed = ROOT / f"tests/kit/games/{game}/rights.txt"
    for line in listed.read_text(encoding="utf-8").splitlines() if listed.exists() else ():
        yield line.partition("|")[0].strip()


def _recorded(game: str) -> Owed:
    """Generated files and recorded games."""
    if game in find_games():
        facts = (ROOT / "tests/kit/event_list.txt").read_text(encoding="utf-8")
        if not set(event_list.known_of(game)) <= set(facts.splitlines()):
            yield "tests/kit/event_list.txt", "run `python -m tests.kit.event_list`"
        for path, text in generated().items():
            if f"/{game}/" in path.as_posix() and path.exists() and path.read_text() != text:
                yield str(path.relative_to(ROOT)), RECORD
    if not any(read(path.stem)["game"] == game for path in FOLDER.glob("*.json")):
        yield "tests/golden", "name a scene in `golden.py` and record it (tests/golden/record.py)"
