"""Proofs of secrecy for a small game, from its secrets declared with their readers.

The game says two things, in its module `knowledge`: `public(state)`, what the whole room knows, and
`secrets(state)`, each secret with its readers. From these follow what an eye may know, the
pairs (two worlds that differ in secrets which the eye may not read) and the standard seeded leaks.
For a game built with `companion/core/kit/phased_game.py`; one in which knowledge grows over time
writes its own.
"""

import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any
from zlib import crc32

from companion.core.command import TABLET
from companion.core.eye import Eye, Sight
from companion.core.game import Game, Moment, Stage
from companion.core.kit.questions import GiveAnswer
from companion.core.kit.sealed import Opens, SealedPhase
from companion.core.text import text
from companion.core.view import View
from companion.core.words.panels.base import Note
from tests.kit.laws.leaks import AlteredGame, Leaky, by_line, by_refusal, by_scene, by_wall, note
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import SIGHTS, DeclaredKnowledge, Public, Secrets
from tests.kit.random_play import Dice

EYES_TRIED, DEALS_TRIED = 4, 60
LIKE_THE_OTHER = 0.9
"""How likely a sealed round is answered alike in both worlds, so that the game goes on."""


@dataclass(frozen=True)
class Spec:
    """What a pair should be like."""

    sight: str = ""


@dataclass(frozen=True)
class Proofs:
    """The proofs of one game. `lobby`: a lobby in which `begin` is accepted."""

    public: Public
    secrets: Secrets
    lobby: Callable[[Game[Any], random.Random], Any]
    begin: Any

    def opening(self, rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
        """An eye, and a lobby in whose worlds the chances deal differently."""
        lobby = self.lobby(game, rng)
        eye, lots = self._deals(game, lobby, Sight(spec.sight or rng.choice(SIGHTS)), rng)
        phones = frozenset(seat for seat in lobby.ring if rng.random() < 0.8)
        return Opening(eye, lobby, self.knowledge, (Dice(lots[0]), Dice(lots[1])), phones)

    def play(self, steps: Lockstep, rng: random.Random, spec: Spec) -> None:
        """Deal differently, and then play alike as far as the eye can tell."""
        steps.both(TABLET, self.begin)
        seed = rng.random()
        for world in steps.worlds:
            world.chance = Dice(seed)
        for _ in range(rng.randint(20, 60)):
            _move(steps, rng)

    @property
    def knowledge(self) -> Callable[[Eye], DeclaredKnowledge]:
        """What an eye may know."""
        return partial(DeclaredKnowledge, self.public, self.secrets)

    def _deals(
        self, game: Game[Any], lobby: Any, sight: Sight, rng: random.Random
    ) -> tuple[Eye, tuple[float, float]]:
        """An eye, and what two deals are drawn by that this eye cannot tell apart; they differ,
        unless no other deal is found for several eyes (a seat that knows all)."""
        for _ in range(EYES_TRIED):
            eye = Eye(sight, rng.choice(lobby.ring) if sight is Sight.SEAT else None)
            first = rng.random()
            state, known = self._deal(game, lobby, eye, first)
            for _ in range(DEALS_TRIED):
                other = rng.random()
                twin, same = self._deal(game, lobby, eye, other)
                if same == known and twin != state:
                    return eye, (first, other)
        return eye, (first, first)

    def _deal(self, game: Game[Any], lobby: Any, eye: Eye, lot: float) -> tuple[Any, Hashable]:
        """The state after a deal, and what the eye then knows."""
        moment, state = Moment(1000.0, frozenset(lobby.ring)), lobby
        for event in game.decide(lobby, self.begin, TABLET, moment, Dice(lot)):
            state = game.evolve(state, event)
        knowledge = self.knowledge(eye)
        knowledge.note(state)
        return state, knowledge.known()

    def mutants(self, base: type[Game[Any]]) -> tuple[Leaky, ...]:
        """The standard leaks of the game `base`: every secret to every eye, in words, in the
        layout, in refusals, and in what everybody may look up."""

        def hidden(state: Any) -> int:
            return crc32(repr(list(self.secrets(state))).encode())

        def of_many_lengths(state: Any) -> int:
            return int(10 ** (hidden(state) % 7))

        def in_views(name: str, *sights: Sight) -> Leaky:
            return Leaky(name, _show_in_views(base, self.secrets, sights), Spec(sights[0]))

        history = _show_in_pages(base, "history", hidden)
        return (
            in_views("secrets to the public", Sight.PUBLIC),
            in_views("secrets to every phone", Sight.SEAT),
            in_views("secrets to the tablet", Sight.MODERATOR),
            in_views("secrets to the blind tablet", Sight.BLIND),
            in_views("secrets to all", Sight.PUBLIC, *Sight),
            Leaky("secrets in the scene", by_scene(base, hidden), Spec("public")),
            Leaky("a cue follows from a secret", by_line(base, of_many_lengths), Spec("public")),
            Leaky("the wall follows from a secret", by_wall(base, of_many_lengths), Spec("seat")),
            Leaky("secrets in the help", _show_in_pages(base, "reference", hidden), Spec("public")),
            Leaky("secrets in the history", history, Spec("public"), no_frame=True),
            Leaky(
                "the host is refused by secrets",
                by_refusal(base, hidden, GiveAnswer.name, host=True),
                Spec("moderator"),
            ),
            Leaky(
                "a phone is refused by secrets",
                by_refusal(base, hidden, GiveAnswer.name, host=False),
                Spec("seat"),
            ),
        )


def _show_in_views(base: type[Game[Any]], secrets: Secrets, sights: tuple[Sight, ...]) -> Game[Any]:
    class Telling(AlteredGame, base):
        def alter(self, state: Any, eye: Eye, moment: Moment, shown: View) -> View:
            if eye.sight not in sights or self.stage(state) is not Stage.PLAY:
                return shown
            return note(shown, what=list(secrets(state)))

    return Telling()


def _show_in_pages(base: type[Game[Any]], name: str, hidden: Callable[[Any], int]) -> Game[Any]:
    def with_note(self: Any, state: Any) -> Any:
        note = Note(lines=(text("x", n=hidden(state)),))
        return (*getattr(base, name)(self, state), note)

    return type("LookedUp", (base,), {name: with_note})()


def _move(steps: Lockstep, rng: random.Random) -> None:
    """A seat that is asked answers: the eye itself and a person in turn alike in both worlds, all
    others as each world likes, in some of the rounds."""
    phase = steps.game.phase.of(steps.a.state)
    asked = phase.awaited(steps.a.state)
    if not asked or phase.awaited(steps.b.state) != asked:
        return
    seat = rng.choice(asked)
    offered = [one.args["answer"] for one in phase.prompt(steps.a.state, seat).answers()]
    answers = [rng.choice(offered) for _ in steps.worlds]
    sealed = isinstance(phase, SealedPhase)
    alike = random.Random(f"{steps.eye} {phase.id} {phase.about(steps.a.state)}").random()
    if not sealed or seat == steps.eye.seat or alike < LIKE_THE_OTHER:
        answers[1] = answers[0]
    if sealed and phase.opens is Opens.COUNTS and alike < LIKE_THE_OTHER:
        answers = [offered[0]] * 2  # what anybody may answer, whatever the own secret is
    commands = [GiveAnswer(tuple(one) if isinstance(one, list) else one) for one in answers]
    steps.both(steps.caller(seat), *commands)
