"""Faults in who sees what, and when: nights that tell, pictures of another seat."""

from __future__ import annotations

from typing import Any

from companion.core.value import replace
from tests.kit.faults.fault import fault, swap


@fault("night_traces")
def a_picture_without_padding() -> None:
    """A phone at night gets as many bytes as it has to say."""
    from companion.table.screens.difference import encode
    from companion.table.screens.present import Showing

    swap(Showing, "padded", lambda self, looker, secret: encode(secret))


@fault("night_traces")
def padding_to_the_next_step() -> None:
    """A phone at night is padded to the next multiple of four, not to one size for all."""
    from companion.table.screens.difference import encode
    from companion.table.screens.present import Showing

    def some(self: Any, looker: Any, secret: Any) -> bytes:
        blanks = " " * (-len(encode(secret)) % 4)
        return encode(replace(secret, pad=blanks))

    swap(Showing, "padded", some)


@fault("night_traces")
def everybody_is_told_at_once_at_night() -> None:
    """A step in the dark goes to the others, too, when it happens, if they are concerned."""
    from companion.table import pushes
    from companion.table.effects import Push

    push = pushes._push

    def loud(before: Any, after: Any, record: Any) -> Push:
        made = push(before, after, record)
        return replace(made, seats=made.seats | frozenset({1, 2}), always=True)

    swap(pushes, "_push", loud)


@fault("night_traces")
def a_beat_only_for_those_with_news() -> None:
    """At the beat nothing is sent to a phone whose picture is as before."""
    import time

    from companion.table import effects, pushes
    from companion.table.screens.present import Showing

    push = effects.Push
    swap(pushes, "Push", lambda **given: push(**{**given, "always": False}))
    documents = Showing.documents

    def news_for_one(self: Any, looker: Any) -> Any:
        known, secret = documents(self, looker)
        news = str(time.monotonic()) if looker.seat == 3 else None
        return replace(known, emblem=news), secret

    swap(Showing, "documents", news_for_one)


@fault("night_traces")
def pictures_one_after_the_other() -> None:
    """The phones are served with a pause between them."""
    import gevent

    from companion.web.live.renderer import Renderer

    frame = Renderer.frame

    def slowly(self: Any, device: Any) -> Any:
        gevent.sleep(0.09)
        return frame(self, device)

    swap(Renderer, "frame", slowly)


@fault("night_traces")
def a_neighbours_picture() -> None:
    """A phone is shown what the next seat is shown."""
    from companion.table.screens.present import Showing

    me = Showing.me

    def wrong(self: Any, looker: Any) -> Any:
        seat = looker.seat
        return me(self, looker if seat is None else replace(looker, seat=seat % 9 + 1))

    swap(Showing, "me", wrong)


@fault("closed_doors")
def a_story_before_the_end() -> None:
    """The recap may be read while the game runs."""
    from companion.table.export.paper import Block
    from companion.web.http import stories

    swap(stories, "_story_blocks", lambda shell, actor: (Block("a story"),))


@fault("newest_wins")
def moved_is_lost() -> None:
    """The old phone is closed without a word."""
    from companion.web.live.devices import Devices

    def move(self: Any, gone: Any) -> None:
        for device in tuple(gone):
            del self.by_sid[device.sid]
            self.close(device.sid)

    swap(Devices, "move", move)


@fault("newest_wins")
def two_sockets_on_one_seat() -> None:
    """Nobody looks whether the seat has a socket already (no epoch)."""
    from companion.web.live.devices import Devices

    def add(self: Any, device: Any) -> None:
        self.by_sid[device.sid] = device

    swap(Devices, "add", add)


@fault("newest_wins")
def the_oldest_socket_wins() -> None:
    """Who was there first stays, and the new phone is sent away."""
    from companion.web.live.devices import Devices

    add = Devices.add

    def first(self: Any, device: Any) -> None:
        if any(one.looker == device.looker and one.looker.seat for one in self.by_sid.values()):
            self.close(device.sid)
        else:
            add(self, device)

    swap(Devices, "add", first)


@fault("bad_network")
def no_picture_for_who_comes_back() -> None:
    """A socket that opens waits for the next thing to happen."""
    from companion.web.live.table_actor import TableActor

    push = TableActor._push

    def lazy(self: Any, wanted: Any) -> None:
        if wanted.everybody or not wanted.seats:
            push(self, wanted)

    swap(TableActor, "_push", lazy)


@fault("delivery")
def what_was_sent_has_arrived() -> None:
    """A socket that comes back is told only what is new since the one before was sent something."""
    from companion.web.live.devices import Devices

    add, sent = Devices.add, {}

    def again(self: Any, device: Any) -> None:
        add(self, device)
        if not device.looks_on:
            device.sent = sent.setdefault(device.looker, device.sent)

    swap(Devices, "add", again)


@fault("bad_network")
def an_old_picture_for_who_comes_back() -> None:
    """Pictures are kept and shown again, however old."""
    from companion.web.live.table_actor import TableActor

    showing, kept = TableActor.showing, {}

    def stale(self: Any) -> Any:
        if len(self.table.people) < 6:
            return showing(self)
        return kept.setdefault("shown", showing(self))

    swap(TableActor, "showing", stale)


@fault("old_places")
def an_old_token_lives_on() -> None:
    """The seat goes to the new phone, and the old one keeps its token."""
    from companion.table.state import Table

    seat_of, known = Table.seat_of, {}

    def ever(self: Any, device: Any) -> Any:
        seat = seat_of(self, device)
        if seat is not None:
            known[device] = seat
        return seat if seat is not None else known.get(device)

    swap(Table, "seat_of", ever)


@fault("old_places")
def a_pass_works_twice() -> None:
    """A used invite is not struck off."""
    from companion.web.live import table_actor

    handle, seen = table_actor.handle, {}

    def lenient(table: Any, *rest: Any) -> Any:
        seen.update(table.invites)
        return handle(replace(table, invites=dict(seen)), *rest)

    swap(table_actor, "handle", lenient)
    from companion.web.http import invites

    enter = invites.enter

    def in_again(shell: Any, room: Any, key: str) -> Any:
        object.__setattr__(room.table, "invites", {**seen, **room.table.invites})
        return enter(shell, room, key)

    swap(invites, "enter", in_again)


@fault("old_places")
def the_old_tablet_hosts_on() -> None:
    """A device that was the tablet before may still see as the tablet."""
    from companion.table.device import THE_TABLET, Kind
    from companion.web.live import table_actor

    look, ever = table_actor.looker_of, set()

    def lenient(table: Any, kind: Any, token: Any) -> Any:
        found = look(table, kind, token)
        if kind is Kind.TABLET and found is not None:
            ever.add(token)
        return THE_TABLET if kind is Kind.TABLET and token in ever else found

    swap(table_actor, "looker_of", lenient)
