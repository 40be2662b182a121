"""What an eye sees of a scene, and how to find something in it."""

import json
from typing import Any

from companion.core import Eye, Pick, Text, View, payload
from companion.core.eye import MODERATOR
from companion.core.words.prompts.field import Rules
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.options import Options
from companion.games.lupus.phase import phase_of
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import Scene


def panel(shown: View, kind: type) -> Any:
    """The first panel of that kind, or None."""
    return next((one for one in shown.panels if isinstance(one, kind)), None)


def prompt(shown: View, key: str) -> Any:
    """The first prompt whose key begins like that, or None."""
    return next((one for one in shown.prompts if one.key.startswith(key)), None)


def panel_of(scene: Scene, eye: Eye | int, kind: type) -> Any:
    """The first panel of that kind on the screen of an eye or a seat, or None."""
    return panel(scene.view(eye), kind)


def button(scene: Scene, eye: Eye | int = MODERATOR, key: str = "advance") -> Any:
    """A button of an eye or a seat (by default the main one), or None."""
    return prompt(scene.view(eye), key)


def pick(scene: Evening, seat: int) -> Pick:
    """The prompt of a phone at night."""
    [asked] = scene.view(seat).prompts
    assert isinstance(asked, Pick)
    return asked


def title(scene: Evening, seat: int) -> Text | None:
    """The title of that prompt."""
    return pick(scene, seat).title


def sentence(scene: Evening, seat: int) -> Text | None:
    """Its hint."""
    return pick(scene, seat).hint


def shape(scene: Evening, seat: int) -> str:
    """The keys of a phone's picture, nested, of each list only the first item.

    Left out: parameters of sentences, the own card, and `locked`, which is drawn alike.
    """
    left_out = ("p", "own", "locked")

    def keys(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {key: keys(value) for key, value in thing.items() if key not in left_out}
        return [keys(thing[0])] if isinstance(thing, list) and thing else type(thing).__name__

    return json.dumps(keys(payload(scene.view(seat))), sort_keys=True)


def shapes(scene: Evening) -> set[str]:
    """The shapes of all phones of the ring: a single one where they look alike."""
    return {shape(scene, seat) for seat in scene.ring}


def cause(scene: Evening, seat: int) -> str:
    """The cause of death of this player."""
    return str(scene.player(seat).death.cause)


def read(scene: Evening) -> Any:
    """The script that the moderator reads now."""
    return phase_of(scene.state).script(scene.state, scene.moment)


def spoken_night(scene: Evening) -> list[Text]:
    """All lines of a night, in order, as they are read."""
    lines = []
    while scene.phase == "night":
        lines.append(read(scene).line)
        scene.wait(31).advance()
    return lines


def story_lines(scene: Scene) -> list[Text]:
    """All sentences of the story, in order; the titles come first."""
    return [line for chapter in chapters(scene.state) for line in chapter.lines]


def asked_rules(lobby: Scene) -> set[str]:
    """The house rules on the tablet's sheet that are not idle."""
    (sheet,) = [one for one in lobby.view(MODERATOR).prompts if isinstance(one, Rules)]
    assert {rule.id for rule in sheet.rules} == {*Options.asked} - lobby.state.options.absent
    return {rule.id for rule in sheet.rules if not rule.idle}
