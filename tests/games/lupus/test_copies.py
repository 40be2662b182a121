"""Copies of a running evening: sealed votes and suspicions stay, and a blind moderator waits."""

from types import MappingProxyType

from companion.core.eye import BLIND, MODERATOR
from companion.games.lupus.game import GAME
from companion.table.log.codec import Codec
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening

CODEC = Codec(MappingProxyType({"lupus": GAME}))


def test_votes_that_were_opened_are_known_without_the_sealed_papers():
    evening = Evening(EIGHT, at="nomination", simultaneous_votes=True)
    for voter in (5, 2, 8, 1, 7, 3, 6, 4):
        evening.by(voter).vote(4 if voter != 4 else 1)
    told = [event for step in evening.steps for event in step.events if not event.paper]
    state = evening.opening
    for event in told:
        state = GAME.evolve(state, event)
    assert state.day == evening.day


def test_a_blind_moderator_makes_no_copy_before_the_roles_are_told():
    state = Evening(EIGHT, at="nomination").state
    assert GAME.may_be_copied(state, MODERATOR)
    assert not GAME.may_be_copied(state, BLIND)
