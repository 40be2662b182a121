"""P1, P14: what is sent in two worlds that look alike to an eye: devices, order, lengths, bytes."""

import os
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
import structlog

from companion.core.eye import Sight
from companion.core.value import replace
from companion.games.final_decrees.game import FinalDecrees
from companion.games.sancta import game as sancta
from companion.table import pushes
from companion.table.effects import Push
from companion.table.screens.difference import encode
from companion.table.screens.present import Showing
from companion.web.live.devices import Devices
from companion.web.live.renderer import Renderer
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.leaky import about, in_no_frame, mutants
from tests.kit.laws.lockstep import Leak
from tests.kit.laws.paired import run
from tests.kit.laws.sending import Noticed, Sending

PAIRS = int(os.environ.get("VEGLIA_PAIRS", "8"))
"""Of each game; `make soak` plays 2,000."""
TRIES = 60
LEAKS = tuple(mutants())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_sent_is_alike_in_worlds_that_an_eye_may_not_tell_apart(game):
    frames, wishes = 0, proof(game.id, "pairs").Wishes
    for seed, sight in zip(range(PAIRS), cycle([*Sight, None])):
        steps = run(game, seed, None if sight is None else wishes(sight=sight.value), Sending)
        frames += steps.frames
    assert frames > 60 * PAIRS, "pairs in which little is sent prove nothing"


@pytest.mark.parametrize(
    "leaky",
    [
        pytest.param(one, id=f"{one.game.id}-{one.name.replace(' ', '-')}")
        for one in LEAKS
        if not in_no_frame(one)
    ],
)
def test_a_seeded_leak_shows_in_what_is_sent(leaky):
    assert noticed(leaky.game, leaky.wishes, about(leaky, "SOON")), f"{leaky.name} survived"


def test_nearly_all_seeded_leaks_show_in_what_is_sent():
    unseen = {one.name for one in LEAKS if in_no_frame(one)}
    named = {name for game in GAMES for name in getattr(proof(game, "leaks"), "NO_FRAME", ())}
    assert named <= unseen, "each of these names is a leak"
    assert len(LEAKS) - len(unseen) >= 20 * len(GAMES)


@dataclass(frozen=True)
class Spoilt:
    """Something in how pictures are sent, put wrong. `soon`: a pair that shows it."""

    game: str
    told: str
    place: Any
    word: str
    spoilt: Any
    soon: int = 0
    wishes: tuple[tuple[str, Any], ...] = ()


def only_where_new(self, one):
    """As before decision 22 was mended: a group is served where one of it has news."""
    return one.always or self._showing.dark or one.group in self._groups


def its_own_alone(self, one):
    return one.always or one.has.secret != one.secret


@property
def a_card_on_the_wall(showing, document=Showing.wall_document.func):
    """The document that all devices get says which card lies before the first seat."""
    game, told = showing._table.game, document(showing)
    players = {} if game is None else game.state.players
    return replace(told, emblem=next((one.role for one in players.values()), None))


def as_it_is(_showing, _looker, secret):
    return encode(secret)


def by_their_cards(self, wanted, showing, show=Devices.show):
    cards = {seat: one.role or "" for seat, one in showing._table.game.state.players.items()}
    ordered = sorted(self.by_sid.items(), key=lambda one: cards.get(one[1].looker.seat, ""))
    self.by_sid = dict(ordered)
    show(self, wanted, showing)


def everybody_at_once(_before, _after, _record):
    return Push(everybody=True)


def lent_as_it_is(showing, seat, lent_to=Showing.lent_to):
    return {**lent_to(showing, seat), "pad": ""}


def lent_with_the_names_of_all_papers(showing, seat, lent_to=Showing.lent_to):
    papers = showing._table.game.state.round
    return {**lent_to(showing, seat), "pad": repr(papers and sorted(papers.given.items()))}


COVERED = (("options", (("sanctuary_hidden", True),)), ("turns", 12))
LONG = (("days", 3), ("size", 12))
SPOILT = [
    Spoilt(
        "final_decrees",
        "a deal makes each public step longer",
        Renderer,
        "_gets_secret",
        only_where_new,
        1,
    ),
    Spoilt(
        "lupus",
        "a bet shows in whether a frame comes",
        Renderer,
        "_gets_secret",
        only_where_new,
        6,
        LONG,
    ),
    Spoilt(
        "final_decrees",
        "every public fact is plain",
        pushes,
        "_is_plain",
        lambda record: record.public,
        1,
    ),
    Spoilt(
        "lupus",
        "every public fact is plain",
        pushes,
        "_is_plain",
        lambda record: record.public,
        6,
        LONG,
    ),
    Spoilt(
        "jrc",
        "what the tablet shows whom it is lent to is as long as it is",
        Showing,
        "lent_to",
        lent_as_it_is,
    ),
    Spoilt(
        "jrc",
        "who holds the tablet sees all papers",
        Showing,
        "lent_to",
        lent_with_the_names_of_all_papers,
    ),
    Spoilt("jrc", "every fact is plain", pushes, "_is_plain", lambda record: True),
    Spoilt("final_decrees", "deals in multiples of a size", FinalDecrees, "private_bytes", 2048),
    Spoilt(
        "sancta", "covered saints in multiples of a size", sancta, "COVERED_BYTES", 2048, 0, COVERED
    ),
    Spoilt("jrc", "who has a new paper is sent it alone", Renderer, "_gets_secret", its_own_alone),
    Spoilt("lupus", "a card lies open on the wall", Showing, "wall_document", a_card_on_the_wall),
    Spoilt("lupus", "a card is as long as it is", Showing, "padded", as_it_is),
    Spoilt("sancta", "an answer is as long as it is", Showing, "padded", as_it_is),
    Spoilt("lupus", "phones are served in the order of the cards", Devices, "show", by_their_cards),
    Spoilt("lupus", "a hidden step moves everybody at night", pushes, "_push", everybody_at_once),
    Spoilt("sancta", "a hidden answer moves everybody", pushes, "_push", everybody_at_once),
]


@pytest.mark.parametrize("one", SPOILT, ids=lambda one: f"{one.game}-{one.told}")
def test_what_is_put_wrong_in_how_pictures_are_sent_is_noticed(one, monkeypatch):
    monkeypatch.setattr(one.place, one.word, one.spoilt)
    wishes = proof(one.game, "pairs").Wishes(**dict(one.wishes))
    with structlog.testing.capture_logs():  # what is longer than its room is an error of ours
        assert noticed(GAMES[one.game], wishes, one.soon), f"{one.told}: not noticed"


def noticed(game, wishes, soon):
    """Whether what is sent shows it: in this pair, or else in one of many."""
    return any(shows(game, wishes, seed) for seed in (soon, *range(TRIES)))


def shows(game, wishes, seed):
    try:
        run(game, seed, wishes, Sending)
    except Noticed:
        return True
    except Leak:  # of an answer: another law
        return False
    return False
