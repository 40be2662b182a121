"""The log is the truth: undo is exact, replay is what was lived, nothing is lost on the wire."""

from companion.core.log import Rewind, Step, fold
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.random_games import final_play, random_games
from tests.kit.playbook import standing


@EVERY_GAME
def test_taking_back_any_number_of_steps_gives_exactly_the_state_before(game):
    for play in random_games(game.id):
        opening = play.states[0]
        last = len(play.steps)
        for back in {1, 2, 5, last // 2, last}:
            log = [*play.steps, Rewind(last + 1, play.now, last - back)]
            assert fold(game.evolve, opening, standing(log)) == play.states[last - back]


@EVERY_GAME
def test_after_an_undo_the_same_steps_lead_to_the_same_state(game):
    for play in random_games(game.id):
        last = len(play.steps)
        half = last // 2
        repeated = [
            Step(last + 2 + n, step.at, step.name, step.seat, step.events)
            for n, step in enumerate(play.steps[half:])
        ]
        log = [*play.steps, Rewind(last + 1, play.now, half), *repeated]
        assert fold(game.evolve, play.states[0], standing(log)) == play.state


@EVERY_GAME
def test_replaying_the_events_gives_the_lived_state_at_every_step(game):
    for play in random_games(game.id):
        state = play.states[0]
        for step, expected in zip(play.steps, play.states, strict=True):
            assert state == expected
            state = fold(game.evolve, state, (step,))
        assert state == play.state


@EVERY_GAME
def test_the_log_up_to_a_step_is_the_state_of_that_moment(game):
    play = random_games(game.id)[0]
    number = len(play.steps) // 3
    log = [*play.steps, Rewind(len(play.steps) + 1, play.now, 1)]
    assert (
        fold(game.evolve, play.states[0], standing(one for one in log if one.number <= number))
        == play.states[number]
    )


@EVERY_GAME
def test_a_refused_command_is_no_step_and_every_step_has_events(game):
    for play in random_games(game.id):
        assert all(step.events for step in play.steps)
        assert [step.number for step in play.steps] == list(range(1, len(play.steps) + 1))


@EVERY_GAME
def test_every_event_is_known_by_its_wire_name(game):
    wires = {kind.wire: kind for kind in game.events}
    assert len(wires) == len(game.events), "two events share a wire name"
    for play in random_games(game.id):
        for step in play.steps:
            for event in step.events:
                assert wires[event.wire] is type(event)


@EVERY_GAME
def test_the_lives_do_what_people_do(game):
    # Of two dozen lives as many as it takes: rarer words are spoken late in long games.
    names, wanted = set(), len(game.commands) // 2
    for seed in range(24):
        names |= {step.name for step in final_play(game, seed).steps}
        if len(names) >= wanted:
            break
    assert len(names) >= wanted, f"random play did only {sorted(names)}"
