"""What goes over the wire and into the store comes back the same."""

import json
from importlib import import_module

import pytest

from companion.core import Event, Step, fold, payload
from companion.core.eye import MODERATOR, seat_eye
from companion.games.cities.phases.decks import ListCards
from companion.table.log.codec import BadInput, Codec, NotOneLine, UnknownCommand
from companion.table.log.record import Record
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import MANY, moments, random_games
from tests.kit.random_play import offers

CODEC = Codec(GAMES)


def record_of(step: Step) -> Record:
    """The step as the table writes it down."""
    return Record(step.number, step.at, step.name, step.seat, step.events)


@EVERY_GAME
def test_every_event_comes_back_from_the_store_as_it_was(game):
    for play in random_games(game.id):
        for step in play.steps:
            assert CODEC.load(CODEC.dump(record_of(step))) == record_of(step)


PACKAGES = ("table", *GAMES)


def facts_in(package):
    """The facts that stand in a game, or in the table."""
    if package != "table":
        import_module(f"companion.games.{package}.game")
    home = f"companion.{package}." if package == "table" else f"companion.games.{package}."
    own = [kind for kind in subclasses(Event) if kind.__module__.startswith(home)]
    bases = {base for kind in own for base in kind.__mro__[1:]}
    return [kind for kind in own if kind not in bases]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_fact_that_somebody_has_written_can_be_read(package):
    assert facts_in(package), f"no fact stands in {package}"
    assert [kind for kind in facts_in(package) if CODEC.event(kind.wire) is not kind] == []


def test_there_are_facts_enough_to_trust_the_law():
    assert sum(len(facts_in(package)) for package in PACKAGES) > 200


def subclasses(kind):
    """All of them, however far down."""
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


@EVERY_GAME
def test_a_game_read_from_the_store_is_the_game_that_was_lived(game):
    for play in random_games(game.id):
        state = play.states[0]
        for step in play.steps:
            events = CODEC.load(CODEC.dump(record_of(step))).events
            state = fold(game.evolve, state, (Step(step.number, step.at, "", None, events),))
        assert state == play.state


@EVERY_GAME
def test_every_answer_of_every_prompt_is_a_command_to_the_shell(game):
    commands = looked = 0
    lives = (moments(game, seed, every=4) for seed in range(MANY or 5))
    for play in (play for life in lives for play in life):
        looked += 1
        for eye in (MODERATOR, seat_eye(play.rng.choice(play.ring))):
            for offer in offers(play, eye, most=30):
                args = json.loads(json.dumps(payload(offer.command)))
                assert CODEC.command(offer.command.name, args, game.id) == offer.command
                commands += 1
    assert commands > looked, "hardly anything is offered"


@EVERY_GAME
def test_arguments_of_another_type_or_too_many_are_refused_by_the_shell(game):
    count = 0
    for play in random_games(game.id, 3):
        for command in {type(one): one for one in play.sent}.values():
            args = payload(command)
            wrongs = [{**args, "more": 1}, [args], None if args else "x"]
            wrongs += [{**args, key: [[["x"]]]} for key in args]
            for wrong in wrongs:
                with pytest.raises(BadInput):
                    CODEC.command(command.name, wrong, game.id)
                count += 1
    assert count, "no command has arguments"


UNFIT = ("\x1b[31m", "\x00", "\x07", "\x7f", "\x9b2J", "\u202e")
BREAKS = ("\n", "\r", "\t", "\x0b", "\x85", "\u2028", "\u2029")


def words_of(value):
    """Every text in the arguments of a command, as a function that replaces it."""
    if isinstance(value, str):
        yield lambda word: word
    parts = value.items() if isinstance(value, dict) else ()
    parts = enumerate(value) if isinstance(value, list) else parts
    for key, part in parts:
        for put in words_of(part):
            yield lambda word, key=key, put=put: put_at(value, key, put(word))


def put_at(value, key, part):
    changed = value.copy()
    changed[key] = part
    return changed


@EVERY_GAME
@pytest.mark.parametrize("typed", [*UNFIT, *BREAKS])
def test_a_word_of_one_line_with_a_control_character_is_refused_by_the_shell(game, typed):
    tried = 0
    for command in {
        type(one): one for play in random_games(game.id, 3) for one in play.sent
    }.values():
        args = json.loads(json.dumps(payload(command)))
        for put in words_of(args):
            if type(command) is ListCards and typed in BREAKS[:3]:
                continue
            with pytest.raises(BadInput) as refused:
                CODEC.command(command.name, put(f"Rita{typed}VINCE ANNA"), game.id)
            assert refused.type is NotOneLine or type(command) is ListCards, command
            tried += 1
    assert tried


@pytest.mark.parametrize("typed", [*UNFIT, *BREAKS])
def test_the_table_takes_no_control_character_in_a_name(typed):
    with pytest.raises(NotOneLine):
        CODEC.command("table.name_table", {"called": f"Giovedì{typed}"}, None)


def test_a_list_of_cards_may_have_several_lines_and_no_other_control_character():
    assert CODEC.command("list_cards", {"text": "3 Drago\r\n2 Fante\t"}, "cities")
    for typed in UNFIT:
        with pytest.raises(BadInput):
            CODEC.command("list_cards", {"text": f"3 Drago{typed}"}, "cities")


@EVERY_GAME
def test_no_device_rings_the_alarm(game):
    with pytest.raises(UnknownCommand):
        CODEC.command("tick", {}, game.id)


@EVERY_GAME
def test_what_the_table_keeps_for_the_next_game_is_json_and_opens_it(game):
    for play in random_games(game.id):
        kept = json.loads(json.dumps(game.keep(play.state)))
        reopened = game.open(play.ring, kept)
        assert json.loads(json.dumps(game.keep(reopened))) == kept
