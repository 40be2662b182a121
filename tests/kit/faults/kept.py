"""Faults in what is kept: lost acknowledgements, doubled commands, sick disks that are hidden."""

from __future__ import annotations

from typing import Any

from companion.core.value import replace
from tests.kit.faults.fault import fault, swap


@fault("power_cuts")
def acknowledged_before_the_commit() -> None:
    """The record is stored a moment after the answer."""
    import gevent

    from companion.web.store.records import Store

    append = Store.append
    swap(Store, "append", lambda self, *one: gevent.spawn_later(0.4, append, self, *one))


@fault("power_cuts")
def commits_in_batches() -> None:
    """Records wait in memory until there are some."""
    from companion.web.store.records import Store

    append, waiting = Store.append, []

    def later(self: Any, *one: Any) -> None:
        waiting.append(one)
        if len(waiting) >= 12:
            for each in waiting:
                append(self, *each)
            waiting.clear()

    swap(Store, "append", later)


@fault("sent_again")
def id_not_stored() -> None:
    """The log does not say which command a step was."""
    from companion.table import handle

    record = handle.Record
    swap(handle, "Record", lambda *all_of_it: record(*all_of_it[:6], "", *all_of_it[7:]))


@fault("sent_again_after_a_cut")
def ids_only_in_memory() -> None:
    """A restart forgets which commands were answered."""
    from companion.web.live import tables

    read = tables.read_table
    swap(tables, "read_table", lambda *given: replace(read(*given), answered={}))


@fault("sent_again")
def a_known_id_executes_again() -> None:
    """Nobody looks whether a command was answered before."""
    from companion.table import handle

    swap(handle, "_known", lambda table, asked: None)


@fault("sent_again")
def an_id_may_mean_something_else() -> None:
    """The content of a command that is sent again is not compared."""
    from companion.table import handle

    swap(handle, "_digest", lambda asked: "same")


@fault("sent_again_after_a_cut")
def only_the_newest_id_is_known() -> None:
    """Of each device only the last command is recognised."""
    from companion.table import handle

    known = handle._known

    def newest(table: Any, asked: Any) -> Any:
        short = {device: dict([*some.items()][-1:]) for device, some in table.answered.items()}
        return known(replace(table, answered=short), asked)

    swap(handle, "_known", newest)


@fault("trouble")
def cannot_save_is_swallowed() -> None:
    """A record that could not be stored counts as stored."""
    from companion.web.store.records import CannotSave, Store

    append = Store.append

    def hopeful(self: Any, *record: Any) -> None:
        try:
            append(self, *record)
        except CannotSave:
            return

    swap(Store, "append", hopeful)


@fault("trouble")
def the_wait_for_a_lock_is_left_to_sqlite() -> None:
    """It waits by itself, longer than anybody may be left without a word."""
    from companion.web.store import engines

    create = engines.create_engine

    def patient(url: Any, **how: Any) -> Any:
        how["connect_args"] = {**how.get("connect_args", {}), "timeout": 10.0}
        return create(url, **how)

    swap(engines, "create_engine", patient)


@fault("trouble")
def the_tablet_is_not_told_of_trouble() -> None:
    """«Cannot save» is said to nobody but the asker."""
    from companion.web.live.devices import Devices

    swap(Devices, "report_saving", lambda self, works: None)


@fault("trouble")
def the_tablet_is_not_told_that_it_is_over() -> None:
    """Trouble is told, its end is not."""
    from companion.web.live.devices import Devices

    report = Devices.report_saving
    swap(Devices, "report_saving", lambda self, works: None if works else report(self, works))


@fault("trouble")
def too_much_patience() -> None:
    """A save waits half a minute for a lock before that is reported."""
    from companion.web.store import writer

    swap(writer, "PATIENCE", 30.0)


@fault("trouble")
def the_state_moves_on_without_the_disk() -> None:
    """What could not be stored is kept in memory all the same, and answered the next time."""
    from companion.web.live.table_log import TableLog
    from companion.web.store.records import CannotSave

    append = TableLog.append

    def careless(self: Any, record: Any) -> None:
        try:
            append(self, record)
        except CannotSave:
            self._context.store.forgotten = True

    swap(TableLog, "append", careless)


@fault("one_order")
def the_newest_record_wins() -> None:
    """Two steps with one number: the later takes the next number, whatever it was decided on."""
    import gevent

    from companion.web.live.table_actor import TableActor
    from companion.web.store.records import OutOfStep, Store

    append = Store.append

    def pushy(self: Any, code: str, number: int, *record: bytes) -> None:
        while True:
            try:
                return append(self, code, number, *record)
            except OutOfStep:
                number += 1

    def at_once(self: Any, turn: Any) -> Any:
        gevent.spawn(self._serve, [turn])
        return turn.done.get()

    swap(Store, "append", pushy)
    swap(TableActor, "_wait", at_once)


@fault("one_order")
def a_command_is_dropped_now_and_then() -> None:
    """One in sixteen saves is acknowledged and forgotten."""
    from companion.web.live.table_log import TableLog

    append, count = TableLog.append, [0]

    def careless(self: Any, written: Any) -> None:
        count[0] += 1
        if count[0] % 16:
            append(self, written)

    swap(TableLog, "append", careless)


@fault("arrivals")
def a_form_sent_twice_seats_two() -> None:
    """Each time that a form arrives its sender is a new device."""
    from companion.web.tokens import Seal, new_token

    token_for = Seal.token_for

    def anew(self: Any, purpose: str, text: str) -> str:
        return new_token() if purpose == "join" else token_for(self, purpose, text)

    swap(Seal, "token_for", anew)


@fault("arrivals")
def the_door_is_too_narrow() -> None:
    """A whole party behind one router is taken for an attack."""
    from limits import parse

    from companion.web.http import limits

    swap(limits, "SEATS_OF_A_NETWORK", parse("10/minute"))
