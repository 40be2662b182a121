"""Small parts of the shell that need no process: codes, addresses, hosts, links, the schema."""

import math

import ifaddr
import pytest

from companion.table.state import Invite
from companion.web import addresses, join_codes, languages
from companion.web.addresses import Addresses
from companion.web.catalogs import WHOLE, Catalogs
from companion.web.config import Config
from companion.web.http import qr
from companion.web.http.headers import Hosts
from companion.web.store.records import OutOfStep, Store
from companion.web.store.shape import NEWEST
from companion.web.tokens import Seal, new_phrase, new_token, server_key


def test_words_of_codes_are_many_and_all_different():
    assert len(set(join_codes.WORDS)) == len(join_codes.WORDS) >= 200
    assert {len(word) for word in join_codes.WORDS} == {4}


def test_a_hosted_code_cannot_be_guessed():
    assert 4 * math.log2(len(join_codes.WORDS)) + math.log2(900) >= 38


@pytest.mark.parametrize("hosted", [False, True])
def test_a_code_may_be_typed_as_it_is_said(hosted):
    code = join_codes.new_code(hosted=hosted)
    spoken = join_codes.spoken(code)
    assert " " in spoken
    for typed in (code, spoken, spoken.lower(), f"  {spoken.replace(' ', '-')} "):
        assert join_codes.typed(typed) == code


@pytest.mark.parametrize("typed", ["", "LUME", "42", "LUME4", "LUME4242", "LÜME42", "x" * 9999])
def test_what_cannot_be_a_code_is_none(typed):
    assert join_codes.typed(typed) is None


def test_a_phrase_may_be_typed_in_any_case_and_spacing():
    seal, phrase, token = Seal("k" * 32), new_phrase(), new_token()
    assert seal.of_typed(f" {phrase.lower().replace(' ', ' - ')} ") == seal.of(phrase)
    assert seal.of_typed(token) == seal.of(token)


def test_a_copied_database_opens_no_door_without_the_servers_key():
    token = new_token()
    assert Seal("a" * 32).of(token) == Seal("a" * 32).of(token)
    assert Seal("a" * 32).of(token) != Seal("b" * 32).of(token)


def test_the_servers_key_is_made_once_and_for_its_owner_only(tmp_path):
    key = server_key(tmp_path / "new")
    assert len(key) >= 32
    assert server_key(tmp_path / "new") == key
    assert [one.name for one in (tmp_path / "new").iterdir()] == ["secret.key"]
    assert (tmp_path / "new" / "secret.key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("key", ["", "short\n"])
def test_nothing_starts_with_a_key_that_everybody_could_know(command, tmp_path, key):
    """A power cut, or a full disk, may have left the file without its content."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "secret.key").write_text(key)
    code, output = command("--check", folder=folder)
    assert (code, "secret.key" in output) == (1, True)


def adapter(name, *ips):
    return type("Adapter", (), {"name": name, "nice_name": name, "ips": [ip(one) for one in ips]})


def ip(text):
    return type("Ip", (), {"ip": text, "is_IPv4": True})


def test_the_likeliest_address_comes_first_and_localhost_never(monkeypatch):
    adapters = [
        adapter("lo", "127.0.0.1"),
        adapter("docker0", "172.17.0.1"),
        adapter("eth1", "169.254.3.4"),
        adapter("eth0", "10.0.0.7"),
        adapter("wlan0", "192.168.1.5"),
        adapter("vEthernet (WSL)", "172.30.0.1"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_default_route", lambda: "192.168.1.5")
    known = addresses.lan_addresses()
    assert known[:2] == ("192.168.1.5", "10.0.0.7")
    assert "127.0.0.1" not in known
    assert known[-1] == "169.254.3.4"


def test_without_any_network_the_machine_itself_is_the_address(monkeypatch):
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [adapter("lo", "127.0.0.1")])
    assert addresses.lan_addresses() == ("127.0.0.1",)


def test_the_host_may_choose_another_address(monkeypatch):
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ("10.0.0.7", "192.168.1.5"))
    choice = Addresses(None, "0.0.0.0", 8000)
    assert choice.link() == "http://10.0.0.7:8000"
    choice.choose("http://192.168.1.5:8000")
    assert choice.links() == ("http://192.168.1.5:8000", "http://10.0.0.7:8000")
    choice.choose("http://evil.example")
    assert choice.link() == "http://192.168.1.5:8000"
    assert Addresses("https://veglia.example", "0.0.0.0", 8000).links() == (
        "https://veglia.example",
    )


def test_a_name_is_wanted_only_where_guests_come_by_an_address_of_the_network(monkeypatch):
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ("192.168.1.5",))
    choice = Addresses(None, "0.0.0.0", 8000)
    links = ("http://192.168.1.5:8000",)
    assert (choice.wants_name(), choice.shown()) == ("192.168.1.5", (links, None))
    choice.name = "veglia.local"
    assert choice.shown() == (links, "veglia.local:8000")
    assert Addresses("https://veglia.example", "0.0.0.0", 8000).wants_name() is None
    assert Addresses(None, "192.168.1.5", 8000).wants_name() is None
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ("127.0.0.1",))
    assert Addresses(None, "0.0.0.0", 8000).wants_name() is None


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.168.1.5:8000", True),
        ("[fe80::1]:8000", True),
        ("localhost", True),
        ("veglia.local:8000", True),
        ("veglia.local.evil.example", False),
        ("veglia.example", True),
        ("VEGLIA.example", True),
        ("veglia.example.evil.example", False),
        ("rebound.example", False),
        ("192.168.1.5.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_only_our_hosts_are_ours(tmp_path, host, known):
    config = Config(
        data_dir=tmp_path, database_url="sqlite://", public_url="https://veglia.example"
    )
    assert Hosts(config).knows(host) is known


def test_a_qr_is_one_drawing_with_a_quiet_border():
    drawn = qr.svg("http://192.168.1.5:8000/j/LUME42").decode()
    assert drawn.count("<path") == 2
    assert 'd="M4 4h7v1h-7z' in drawn


@pytest.mark.parametrize(
    ("language", "joined"),
    [("it", ["", "A", "A e B", "A, B e C"]), ("en", ["", "A", "A and B", "A, B and C"])],
)
def test_names_are_joined_as_the_language_does(language, joined):
    assert [languages.joined("ABC"[:count], language) for count in range(4)] == joined


def test_an_empty_database_gets_the_newest_shape_once(tmp_path):
    url = f"sqlite:///{tmp_path / 'veglia.db'}"
    for _ in range(2):
        store = Store(url)
        store.prepare()
        assert store._shape() == NEWEST
        store.close()


def test_of_two_that_write_the_same_number_one_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path / 'veglia.db'}"
    first, second = Store(url), Store(url)
    first.prepare()
    first.open_table("LUME42", 1.0, b"first")
    first.append("LUME42", 2, b"mine")
    with pytest.raises(OutOfStep):
        second.append("LUME42", 2, b"yours")
    with pytest.raises(OutOfStep):
        second.open_table("LUME42", 2.0, b"again")
    assert list(second.records("LUME42")) == [b"first", b"mine"]
    first.close()
    second.close()


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        (
            "fr",
            "la carte de \u2068Anna\u2069, de \u2068Marco\u2069",
            "la carte d’\u2068Anna\u2069, de \u2068Marco\u2069",
        ),
        ("fr", "que \u2068Hugo\u2069 ou que Yann", "qu’\u2068Hugo\u2069 ou que Yann"),
        ("es", "Ana y \u2068Isabel\u2069", "Ana e \u2068Isabel\u2069"),
        ("es", "siete o ocho y hielo", "siete u ocho y hielo"),
    ],
)
def test_neighbouring_words_change_for_their_sound(language, before, after):
    assert languages.sounding(before, language) == after


def test_a_language_says_in_english_what_it_lacks(monkeypatch):
    for table in (languages.KNOWN, languages.LANGUAGES):
        monkeypatch.setitem(table, "zz", languages.KNOWN["en"])
    words = Catalogs()
    assert words.say("zz", "ui-close") == "Close"
    assert words.chunks["zz", WHOLE] == words.chunks["en", WHOLE]


def test_the_terminal_speaks_a_language_that_is_offered():
    spoken = {code: languages.terminal_language({"LANG": code}) for code in ("it_IT", "C", "xx")}
    assert spoken == {"it_IT": "it", "C": "en", "xx": "en"}


def test_a_guest_who_asks_for_a_recovery_phrase_pushes_out_none_of_the_hosts(app):
    actor, _ = app.shell.tables.open(hosted=False)
    key, sockets = actor.links.phrase(), app.sockets.handlers
    sockets["connect"]("a guest", {}, {"code": actor.table.code, "kind": "phone"})
    for id in ("0" * 32, "1" * 32):
        assert not sockets["do"]("a guest", {"id": id, "name": "table.make_recovery"})["ok"]
    assert actor.links.all({key: Invite("recovery", None, None)}).keys() == {key}
