"""Coming in over plain HTTP, without a script: codes, names, invites, languages, strangers."""

import re
import socket
import ssl

import pytest

from tests.kit.wire.phone import Refused

pytestmark = pytest.mark.shares_program


def test_a_guest_who_joins_is_led_to_the_phone_with_a_cookie(program, device):
    anna = device()
    answer = anna.join("Anna")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/p/{program.code}")
    for cookie in (given := answer.raw.headers.getlist("Set-Cookie")):
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
    assert any(f"seat-{program.code}" in one for one in given)
    assert anna.connect().names() == ["Anna"]


def test_whoever_has_a_seat_is_led_back_to_it(program, device):
    anna = device()
    anna.join("Anna")
    answer = anna.get(f"/j/{program.code}", allow_redirects=False)
    assert answer.headers["Location"] == f"/p/{program.code}"


@pytest.mark.alone
def test_a_television_without_a_code_is_led_to_the_screen_of_the_only_table(program, device):
    screen, wall = device(), f"/s/{program.code}"
    assert screen.get("/s", allow_redirects=False).headers["Location"] == wall
    answer = screen.get("/s?code=nothing", allow_redirects=False)
    assert (answer.status_code, 'action="/s"' in answer.text) == (404, True)
    answer = screen.get(f"/s?code={program.code}", allow_redirects=False)
    assert answer.headers["Location"] == wall


@pytest.mark.alone
def test_a_closed_tablet_comes_back_by_the_address_that_everybody_sees(program, tablet):
    """By a link: a page that is only opened does not take the tablet from another page."""
    for path in ("/", f"/j/{program.code}"):
        answer = tablet.get(path, allow_redirects=False)
        assert answer.status_code == 200
        assert f'href="/t/{program.code}"' in answer.text
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]


def test_a_request_of_http_1_1_names_its_host_and_nothing_but_the_host(program):
    for lines, status in (
        (b"GET /healthz HTTP/1.1\r\n", b"400"),
        (b"GET /healthz HTTP/1.0\r\n", b"200"),
        (b"GET /healthz HTTP/1.1\r\nHost: x@127.0.0.1\r\n", b"421"),
    ):
        with socket.create_connection(("127.0.0.1", program.port), 10) as line:
            line.sendall(lines + b"Connection: close\r\n\r\n")
            assert line.recv(12)[9:] == status, lines


def test_a_browser_that_tries_https_first_hears_at_once_that_there_is_none(program):
    """It goes on with http; without an answer it would wait, and its reader with it."""
    tls, address = ssl.create_default_context(), ("127.0.0.1", program.port)
    with socket.create_connection(address, 60) as line, pytest.raises(ssl.SSLError):
        tls.wrap_socket(line, server_hostname="veglia.local")


def test_a_socket_of_a_host_with_a_user_in_it_is_refused_as_its_page_is(program, device):
    with pytest.raises(Refused):
        device().connect(host=f"x@127.0.0.1:{program.port}")


def test_a_refused_name_is_kept_in_the_form_with_the_reason(program, device):
    device().join("Anna")
    answer = device().join("Anna")
    assert answer.status_code == 422
    assert 'value="Anna"' in answer.text
    assert "E_NAME_TAKEN" not in answer.text  # a sentence, not its code


def test_markup_in_a_name_is_shown_as_text(program, device):
    answer = device().join('<b onclick="x">' + "x" * 30)
    assert answer.status_code == 422
    assert "<b onclick" not in answer.text


def test_every_wrong_code_gets_the_same_answer(program, device):
    stranger = device()
    other = "LUME11" if program.code != "LUME11" else "LUME12"
    answers = [stranger.get(f"/j/{code}") for code in (other, "x", "LUME", "%00", "null")]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


@pytest.mark.alone
def test_guessing_codes_comes_to_an_end_and_who_has_a_place_comes_back(
    program, tablet, guest, device
):
    """Of a slow machine each minute allows forty more."""
    anna, stranger = guest("Anna"), device()
    anna.leave()
    answers = (stranger.get(f"/j/LUME{10 + number % 50}") for number in range(400))
    assert next(at for at, one in enumerate(answers) if one.status_code == 429) >= 40
    assert stranger.get(f"/p/{program.code}").status_code == 429
    assert anna.get(f"/p/{program.code}").status_code == 200
    assert tablet.get(f"/t/{program.code}").status_code == 200
    assert anna.connect().names() == ["Anna"]
    # A place at one table is none at another: there its holder guesses, too, on its own account.
    while anna.get("/p/LUME11").status_code != 429:
        pass
    assert anna.get(f"/p/{program.code}").status_code == 200


def test_an_invite_works_once(program, device):
    host, thief = device("tablet"), device("tablet")
    assert host.use_invite(program.invite).headers["Location"] == f"/t/{program.code}"
    assert thief.use_invite(program.invite).status_code == 403
    assert host.connect().picture["me"] == {"kind": "tablet"}


def test_an_invite_that_was_never_given_opens_nothing(program, device):
    for secret in ("", "x", "A" * 43, "A" * 7000, "\x00", "’"):
        assert device().use_invite(f"{program.code}.{secret}").status_code == 403


def test_a_hand_over_moves_the_rights_to_the_new_tablet(tablet, device):
    assert tablet.do("table.hand_over")["ok"]
    picture = tablet.wait_for(lambda seen: any("link" in one for one in seen["desk"]["invites"]))
    link = next(one["link"] for one in picture["desk"]["invites"] if "link" in one)
    new = device("tablet")
    assert new.use_invite(link.partition("#")[2]).status_code == 303
    new.connect()
    tablet.wait_event("moved")
    assert new.do("table.add_seat", {"called": "Pia"})["ok"]
    code = tablet.program.code
    for path, status in ((f"/t/{code}", 303), ("/", 200), (f"/j/{code}", 200)):
        assert tablet.get(path, allow_redirects=False).status_code == status, "a guest at the door"


def test_the_recovery_phrase_typed_by_hand_gives_the_tablet_back(tablet, device, program):
    assert tablet.do("table.make_recovery")["ok"]
    picture = tablet.wait_for(lambda seen: any(one.get("link") for one in seen["desk"]["invites"]))
    phrase = next(one["link"] for one in picture["desk"]["invites"] if one.get("link"))
    new = device("tablet")
    typed = phrase.lower().replace(" ", "  ")
    answer = new.post("/g", {"code": program.code.lower(), "secret": typed})
    assert answer.status_code == 303
    assert new.connect().picture["me"] == {"kind": "tablet"}


def test_a_page_under_a_strange_host_is_misdirected(program, device):
    answer = device().get("/healthz", headers={"Host": "rebound.example"})
    assert answer.status_code == 421


def test_a_form_from_another_origin_is_refused(program, device):
    guest = device()
    guest.http.headers["Origin"] = "http://evil.example"
    assert guest.join("Anna").status_code == 403


def test_a_body_that_is_too_long_is_refused(program, device):
    assert device().join("x" * 10_000).status_code == 413


def test_each_device_has_its_language(program, device):
    path = f"/p/{program.code}"
    assert (
        device().get(path, headers={"Accept-Language": "en-GB"}).headers["Content-Language"] == "en"
    )
    assert (
        device().get(path, headers={"Accept-Language": "tlh"}).headers["Content-Language"] == "it"
    )
    chooser = device()
    chooser.get(f"{path}?lang=en")
    answer = chooser.get(path, headers={"Accept-Language": "it"})
    assert answer.headers["Content-Language"] == "en"


def test_catalogs_and_assets_never_go_stale(program, device):
    page = device().get(f"/p/{program.code}").text
    for start in ("/lang/it.", "/static/"):
        path = start + page.partition(start)[2].partition('"')[0]
        answer = device().get(path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]


def test_the_qr_leads_to_an_address_of_the_network(program, device):
    answer = device().get(f"/qr/{program.code}.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert "<path" in answer.text


def test_pages_allow_nothing_that_is_not_ours(program, device):
    answer = device().get(f"/s/{program.code}")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"


def test_a_running_game_has_no_story_yet(program, device):
    for suffix in ("", ".txt", ".json"):
        assert device().get(f"/recap/{program.code}{suffix}").status_code == 404


def test_a_query_that_is_no_text_is_refused_and_breaks_nothing(program):
    for path in (b"/?\xa6=1", b"/?code=\xff\xfe", b"/g?\xc3("):
        with socket.create_connection(("127.0.0.1", program.port), 10) as line:
            line.sendall(b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n" % path)
            assert line.recv(12) == b"HTTP/1.1 400", path
    assert program.errors() == ""


def test_whoever_puts_the_table_on_the_home_screen_gets_a_name_and_icons(program, device):
    guest = device()
    page = guest.get(f"/j/{program.code}").text
    links = re.findall(r'<link rel="(?:manifest|apple-touch-icon)" href="([^"]+)"', page)
    assert len(links) == 2
    manifest = guest.get("/manifest.webmanifest")
    assert manifest.headers["Content-Type"] == "application/manifest+json"
    for path in (*links, *(icon["src"] for icon in manifest.json()["icons"])):
        assert guest.get(path).status_code == 200, path
    assert manifest.json()["name"] == "Veglia"
