"""What was acknowledged is kept: power cuts, restarts, a database that will not take it."""

from tests.web.people import names


def test_after_a_power_cut_everybody_is_back_at_the_same_picture(program, tablet, guest):
    anna, ugo = guest("Anna"), guest("Ugo")
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    before = anna.see(lambda picture: len(names(picture)) == 3)
    program.kill()
    program.start()
    for phone in (anna, ugo):
        phone.leave()
        phone.connect()
    assert anna.views[-1] == before
    assert ugo.views[-1]["me"] == {"kind": "phone", "seat": 2}


def test_a_restart_gives_whoever_started_it_a_new_way_in(program, tablet, device):
    old, code = program.grant, program.code
    program.kill()
    program.start()
    assert (program.code, program.grant != old) == (code, True)
    assert device("tablet").take(program.grant).status_code == 303


def test_a_stop_takes_three_seconds_at_most_with_sockets_open(program, tablet, guest):
    guests = [guest(f"Guest {number}") for number in range(6)]
    # A machine may stand still for once; a promise that is broken is broken each time.
    for _ in range(3):
        taken = program.stop()
        assert program.process.returncode == 0
        if taken < 3:
            return
        program.start()
        for one in guests:
            one.connect()
    assert taken < 3
