"""P11: every route of the app, against the list of who may have it (tried in tests/soak)."""

from tests.kit.routes import listed, served


def test_every_route_of_the_app_is_on_the_list_and_no_other():
    assert served() == {route.name for route in listed()}


def test_what_only_the_host_may_have_says_how_it_is_refused():
    assert all(route.refusal for route in listed() if route.who == "host")
