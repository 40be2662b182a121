"""P11: every command, every caller, every stage of a game, against the list of what is allowed;
every route against the list of who may have it (tried in tests/soak)."""

import os

from companion.core.command import By
from tests.kit import routes
from tests.laws.rights import NOBODY, commands, count_uses, read_lists

LIVES = int(os.environ.get("VEGLIA_RIGHTS", "1"))


def test_every_command_of_the_app_is_on_the_list_and_no_other():
    _, known = read_lists()
    there = {name for name, _, _ in commands()}
    assert known == there, "`python -m tests.laws.rights` says what is missing in rights.txt"


BY = {
    By.HOST: {"host"},
    By.TABLET: {"host", "host for a seat"},
    By.SEAT: {"host for a seat", "player"},
    By.ANYBODY: {"host", "host for a seat", "player"},
}


def test_each_command_of_a_game_declares_who_may_ask_as_the_list_says():
    rights, _ = read_lists()
    for name, game, kind in commands():
        if game is not None:
            callers = {caller for right, _, caller in rights if right == name}
            assert callers, f"nobody may ask for {name}"
            assert callers <= BY[kind.by], name
            assert kind.by is not By.SEAT or "player" in callers, name


def test_each_command_of_a_game_declares_its_phases_as_the_list_says():
    rights, _ = read_lists()
    for name, game, kind in commands():
        if game is not None and kind.phases:
            stages = {stage for right, stage, _ in rights if right == name}
            lobby = {"lobby"} if "lobby" in kind.phases else set()
            play = {"play"} if set(kind.phases) - {"lobby"} else set()
            assert stages <= lobby | play, name


def test_nobody_does_what_is_not_on_the_list():
    rights, _ = read_lists()
    used = count_uses(LIVES, every=23 if LIVES == 1 else 5)
    assert len(used) > 200, "hardly anything was tried"
    assert sorted(set(used) - rights) == [], "if that is meant, enter it in rights.txt"


def test_whoever_holds_no_place_may_do_nothing():
    rights, _ = read_lists()
    assert [right for right in rights if right[2] in NOBODY] == []


def test_whoever_watches_plays_no_game():
    rights, _ = read_lists()
    theirs = {name for name, _, caller in rights if caller in ("watcher", "host for a watcher")}
    assert all(name.startswith("table.") for name in theirs), theirs


def test_a_guest_never_asks_for_the_host():
    rights, _ = read_lists()
    theirs = {name for name, _, caller in rights if caller in ("player", "watcher")}
    commands = {name for name in theirs if name.startswith("table.")}
    assert commands == {"table.leave", "table.rename"}


def test_every_route_of_the_app_is_on_the_list_and_no_other():
    assert routes.served() == {route.name for route in routes.listed()}


def test_what_only_the_host_may_have_says_how_it_is_refused():
    assert all(route.refusal for route in routes.listed() if route.who == "host")
