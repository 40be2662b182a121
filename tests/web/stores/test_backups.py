"""Backup of an evening that goes on, and the way back to it."""

import shutil
import stat

import pytest

from companion.web.join_codes import spoken
from companion.web.store import backups
from companion.web.store.files_beside import ASIDE_SECONDS
from companion.web.store.records import Store
from tests.kit.client import Client
from tests.kit.program import Program
from tests.kit.statements import run_statement
from tests.kit.wire.phone import Refused


def test_an_evening_goes_on_from_the_backup_that_was_made_while_it_ran_and_moves_with_its_key(
    program, tablet, guest, command, tmp_path
):
    """From one machine to another."""
    anna = guest("Anna")
    file, elsewhere = tmp_path / "kept.db", tmp_path / "elsewhere" / "data"
    code, output = command("backup", file)
    assert (code, "tables 1, steps 3" in output) == (0, True), output
    guest("Came after the backup")
    program.stop()
    assert command("restore", file)[0] == 0
    program.start()
    # Its token is as good as before, and who came later is not there.
    assert anna.connect().names() == ["Anna"]
    (aside,) = program.folder.glob("veglia.db.2*")
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert command("restore", file, folder=elsewhere)[0] == 0
    shutil.copy(program.folder / "secret.key", elsewhere)
    program.stop()
    with Program(elsewhere) as anna.program:
        assert anna.connect().names() == ["Anna"]
        anna.leave()


def test_what_a_restore_set_aside_is_said_and_is_gone_after_a_week(
    program, tablet, guest, command, tmp_path
):
    guest("Anna")
    file = tmp_path / "kept.db"
    assert command("backup", file)[0] == 0
    program.stop()
    _, output = command("restore", file)
    (aside,) = program.folder.glob("veglia.db.2*")
    assert str(aside) in output
    assert "7 days" in output
    older = aside.with_name("veglia.db.20200101-120000")
    shutil.copy(aside, older)
    foreign = aside.with_name("veglia.db.my-own-copy")
    shutil.copy(aside, foreign)
    program.start()
    assert (aside.exists(), older.exists(), foreign.exists()) == (True, True, True)
    program.stop()
    wanted = "UPDATE last_steps SET found = found - ? WHERE name = ?"
    run_statement(program.database, wanted, ASIDE_SECONDS, older.name)
    program.start()
    assert (aside.exists(), older.exists(), foreign.exists()) == (True, False, True)


def test_a_start_without_a_database_beside_one_that_was_set_aside_says_so_and_stops(
    program, tablet, guest, command
):
    anna = guest("Anna")
    program.stop()
    aside = program.database.rename(program.folder / "veglia.db.20200101-120000")
    for arguments in (("--check",), ("--no-browser", "--port", "0")):
        code, output = command(*arguments)
        assert (code, str(aside) in output, "is gone" in output) == (1, True, True), output
    assert not program.database.exists()
    assert command("restore", aside)[0] == 0
    program.start()
    assert anna.connect().names() == ["Anna"]


def test_the_log_of_a_database_that_was_moved_away_is_kept_from_another_one(
    program, tablet, guest, command, tmp_path
):
    anna = guest("Anna")
    file = tmp_path / "kept.db"
    assert command("backup", file)[0] == 0
    program.kill()
    program.database.rename(tmp_path / "moved.db")
    log = program.database.with_name("veglia.db-wal")
    written = log.read_bytes()
    assert written
    assert command("--check")[0] == 1
    assert command("restore", file)[0] == 0
    (set_aside,) = program.folder.glob("veglia.db.*-wal")
    assert set_aside.read_bytes() == written
    program.start()
    assert anna.connect().names() == ["Anna"]


OF_LATER = """{"number": 2, "at": 1.0, "name": "x", "seat": null,
    "events": [{"wire": "lupus.moon_rose", "version": 1, "fact": {}}]}"""


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (("UPDATE records SET record = ? WHERE number = 2", OF_LATER.encode()), "newer"),
        (("UPDATE records SET record = substr(record, 9) WHERE number = 2",), "damaged"),
        (("DELETE FROM records WHERE number = 2",), "missing"),
    ],
    ids=["later", "broken", "torn_out"],
)
def test_a_record_that_cannot_be_read_is_named_by_check_backup_restore_and_start(
    program, tablet, guest, command, tmp_path, harm, why
):
    guest("Anna")
    stopped = spoken(program.code)
    program.stop()
    run_statement(program.database, *harm)
    file = tmp_path / "kept.db"
    for arguments in (("--check",), ("backup", file), ("restore", file)):
        code, output = command(*arguments)
        assert code == 1
        assert f"Table {stopped}: record 2 " in output
        assert why in output
    # The backup holds it all the same, and can be put back by who knows that.
    assert command("restore", file, "--anyway")[0] == 1
    code = program.code
    program.start()
    assert f"record 2 {'is' if why != 'newer' else 'was'}" in program.errors()
    assert program.code != code
    phone = Client(program)
    page = phone.get(f"/j/{code}?lang=en")
    assert page.status_code == 503
    assert "cannot be played here" in page.text
    assert phone.join("Bruno").status_code == 303
    program.code, other = code, program.code
    with pytest.raises(Refused, match="E_UNREADABLE"):
        phone.connect()
    program.code = other
    assert phone.connect().names() == ["Bruno"]
    phone.leave()


def test_nothing_is_restored_while_the_program_holds_the_database_and_a_backup_overwrites_nothing(
    program, tablet, device, guest, command, tmp_path
):
    file = tmp_path / "kept.db"
    assert command("backup", file)[0] == 0
    backup = file.read_bytes()
    guest("Anna")
    for action, why in (("restore", "in use"), ("backup", "not overwritten")):
        code, output = command(action, file)
        assert (code, why in output) == (1, True), output
    assert device().connect().names() == ["Anna"]
    assert file.read_bytes() == backup


def damaged(file):
    content = bytearray(file.read_bytes())
    content[4096 : 4096 + 2000] = bytes(2000)
    file.write_bytes(content)


def foreign(file):
    file.unlink()
    run_statement(file, "CREATE TABLE recipes (name TEXT)")


def newer(file):
    run_statement(file, "UPDATE shape SET version = '9999'")


def a_letter(file):
    file.write_text("Dear Anna, " * 2000)


HARMS = {damaged: "foreign", foreign: "foreign", a_letter: "foreign", newer: "newer"}


def test_what_cannot_be_gone_on_with_is_refused_and_the_database_stays(tmp_path):
    store = Store(first := f"sqlite:///{tmp_path / 'first.db'}")
    store.prepare()
    store.close()
    database = tmp_path / "data" / "veglia.db"
    database.parent.mkdir()
    backups.backup(first, database)
    before = database.read_bytes()
    for harm, why in HARMS.items():
        file = shutil.copy(database, tmp_path / f"{harm.__name__}.db")
        harm(file)
        with pytest.raises(backups.BackupRefused, match=f"backup-{why}"):
            backups.restore(f"sqlite:///{database}", file)
        assert database.read_bytes() == before
        assert list(database.parent.iterdir()) == [database]


def test_without_a_file_or_with_a_wrong_one_a_line_says_so(command, tmp_path):
    letter = tmp_path / "letter.txt"
    a_letter(letter)
    for arguments, reason in (
        (("backup",), "Which file?"),
        (("restore", tmp_path / "absent.db"), "does not exist"),
        (("backup", tmp_path / "new.db"), "does not exist"),
        (("restore", letter), "is damaged"),
        (("backup", tmp_path / "new.db", "--database", "postgresql://x/y"), "pg_dump"),
        (("backup", tmp_path / "new.db", "--database", f"sqlite:///{letter}"), "not a database"),
    ):
        code, heard = command(*arguments)
        assert (code, reason in heard) == (1, True), heard
