"""A turn of a campaign on the public screen, moment by moment."""

from functools import cache

from tests.browser.wall import Picture, wall_picture
from tests.kit.games.jrc.campaign import COLUMNS, Campaign

NAMES = (
    *("Massimiliano", "Gianfrancesco", "Alessandra", "Bartolomeo", "Francesca"),
    *("Maria Antonietta", "Ludovico"),
)


@cache
def campaign(people: int) -> dict[str, Picture]:
    """A turn of a campaign with one session, moment by moment."""
    seats, names = range(1, people + 1), NAMES[:people]
    scene, moments = Campaign(tuple(seats)), {}

    def note(moment: str) -> None:
        moments[moment] = wall_picture(scene, names)

    columns = list(COLUMNS.values())
    turned = {seat: (*columns[seat % 4][seat:], *columns[seat % 4][:seat]) for seat in seats}
    scene.started()
    note("allocate")
    del scene
    scene = Campaign(tuple(seats)).allocated(turned)
    note("princes")
    scene.tablet.go_on()
    note("awaited")
    del scene
    scene = Campaign(tuple(seats)).allocated(turned)
    held = {
        seat: [city for city in scene.state.cities if scene.state.fi[seat][city]] for seat in seats
    }
    scene.ordered({seat: ("withdraw", (held[seat][-1],), 1) for seat in seats})
    note("orders")
    scene.tablet.go_on()
    note("where")
    city = scene.state.cities[0]
    scene.tablet.choose_cities((city, scene.state.cities[1]))
    scene.tablet.begin_session()
    note("counter")
    scene.countered({seat: {} for seat in scene.state.round.missing})
    note("advantages")
    scene.bought({seat: {} for seat in scene.state.round.missing})
    note("checklist")
    scene.played(*seats[:-1])
    note("result")
    scene.tablet.apply_result()
    note("next")
    scene.tablet.cancel_session()
    note("end")
    return moments
