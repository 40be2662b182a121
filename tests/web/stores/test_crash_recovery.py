"""What was acknowledged is kept: power cuts, restarts, a database that is damaged or full."""

import pytest

from companion.web.store import backups
from companion.web.store.records import Store
from tests.kit.statements import run_statement
from tests.kit.wire.phone import Refused, names


def test_after_a_power_cut_pictures_and_a_card_that_was_shown_are_back_and_there_is_a_new_way_in(
    program, tablet, guest, device
):
    """After a card was shown on the tablet, too: every fact that is written down can be read."""
    phones = [guest(name) for name in "ABCDEFG"]
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    assert tablet.do("deal")["ok"]
    assert tablet.do("table.show_seat", {"seat": 8})["ok"]
    assert tablet.wait_event("lent")["seat"] == 8
    old, code = program.invite, program.code
    before = [one.wait_for(is_dealt) for one in phones]
    program.kill()
    program.start()
    assert (program.code, program.invite != old) == (code, True)
    for one, seen in zip(phones, before, strict=True):
        one.leave()
        assert one.connect().picture == seen
    assert tablet.connect().picture["table"]["game"] == "lupus"
    assert device("tablet").use_invite(program.invite).status_code == 303


def is_dealt(picture):
    return any(one["kind"] == "card" for one in picture["view"]["panels"])


def test_who_has_a_place_at_a_table_that_cannot_be_read_is_told_so_and_plays_elsewhere(
    program, tablet, guest, device
):
    anna, lost = guest("Anna"), program.code
    program.kill()
    run_statement(program.database, "UPDATE records SET record = ? WHERE number = 2", b"[]")
    program.start()
    assert program.code != lost
    for one, path in ((anna, f"/p/{lost}"), (tablet, f"/t/{lost}")):
        answer = one.get(path)
        assert answer.status_code == 503
        assert "companion --check" in answer.text
        assert one.get("/").status_code < 500
    anna.leave()
    here, program.code = program.code, lost
    with pytest.raises(Refused, match="E_UNREADABLE"):
        anna.connect()
    program.code = here
    assert anna.join("Anna").status_code == 303
    assert names(anna.connect().picture) == ["Anna"]
    assert tablet.use_invite(program.invite).status_code == 303


def test_a_guest_with_a_ticket_that_was_used_is_told_whom_to_ask(program, tablet, device):
    seat = tablet.do("table.add_seat", {"called": "Pia"})
    assert seat["ok"]
    invite = f"{program.code}.{'x' * 43}"
    page = device().use_invite(invite)
    assert page.status_code == 403
    assert "tocca il tuo nome" in page.text
    typed = device().post("/g", {"code": program.code, "secret": "four words of nobody"})
    assert (typed.status_code, len(typed.text)) == (403, len(page.text))


def test_a_backup_takes_the_place_of_a_database_that_is_none(tmp_path):
    database, backup = tmp_path / "veglia.db", tmp_path / "kept.db"
    store = Store(url := f"sqlite:///{database}")
    store.prepare()
    store.close()
    backups.backup(url, backup)
    database.write_text(damaged := "Dear Anna, " * 2000)
    held = backups.restore(url, backup)
    assert held.aside.read_text() == damaged
    assert run_statement(database, "PRAGMA integrity_check") == [("ok",)]
