"""Moments of an office that a wall has to show: long events, every depth of the chart."""

from tests.kit.games.final_decrees.office import Office

SHAPES = {
    "first": ("reform>executive", "executive>hr", "executive>navy", "navy>secret"),
    "chain": (
        "reform>executive",
        "executive>hr",
        "hr>treasury",
        "treasury>secret",
        "secret>navy",
    ),
    "broad": (),
    "fan": ("reform>executive", "reform>hr", "reform>treasury", "reform>secret", "reform>navy"),
}


def at_work(shape: str = "first") -> Office:
    """A turn in which a good deal has happened. `shape`: a name in SHAPES, for its arrows."""
    office = Office().to_play(D="secret", B="executive", A="hr", C="navy", E="treasury")
    office.have(A=12, B=8, C=5, D=6, E=6, executive=4, hr=1, secret=2).lay(0, "hr", 1)
    office.arrows(*SHAPES[shape]).turn_of("D").active.investigate("executive").play_card()
    up = {"sort": "blame", "source": "reserve"}
    office.active.adjust(({**up, "target": "1", "amount": 2}, {**up, "target": "4", "amount": 3}))
    return office


def declined() -> Office:
    """Stagnation and Decline."""
    office = at_work()
    office.active.end_turn().then.have(executive=5, hr=7, navy=3, treasury=6, secret=4).deck(40)
    office.active.draw("decline")
    return office


def tied() -> Office:
    """The second round of bids."""
    office = Office().tablet.begin().then.bids("A5 B5 C3 D1 E2").then
    return office


def promulgated() -> Office:
    """A removal is awaited."""
    office = Office(decrees={0: ("navy",)}).to_play(C="navy", B="executive", A="hr", D="secret")
    office.have(A=12, B=8, C=5, D=6, E=6).lay(0, "navy")
    office.arrows("executive>hr", "executive>navy", "navy>secret").active.stamp("0")
    assert office.state.pending is not None
    return office
