"""One device that moderates by itself: the voice leads, and the tablet goes round."""

from companion.games.lupus.state import Phase
from companion.games.registry import find_games
from companion.pocket.bridge import CODEC
from companion.table.log.fold import fold
from tests.kit.pocket import Device

GAMES = find_games()
LUPUS = next(id for id in GAMES if GAMES[id].secretive)


def test_the_voice_leads_nine_people_without_phones_through_the_night_into_the_vote():
    device = Device.new(game=LUPUS)
    device.seat(*(f"P{number}" for number in range(1, 10)))
    assert device.do("set_option", {"option": "moderation", "value": "voice"})["ok"]
    assert device.do("deal")["ok"]
    for seat in range(1, 10):
        assert device.do("look", seat=seat)["ok"]
    rung = set()
    # From here on untouched: it goes on by its own alarms, until it waits for the people.
    while due := {kind: at for kind, at in device.alarms.items() if at is not None}:
        first = min(due, key=due.get)
        device.wall = max(device.wall, due[first])
        device.ring(first)
        rung.add(first)
    state = fold([CODEC.load(one) for one in device.log], GAMES).game.state
    assert (state.phase, state.number) == (Phase.NOMINATION, 1)
    assert rung == {"wake", "beat", "announced"}
