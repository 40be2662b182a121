"""The steps of §4 in their order, one file each: what is true of a step stands in its file."""

from companion.games.jrc.phases import (
    advantages,
    advantages_reveal,
    allocate,
    city_end,
    city_select,
    counter,
    counter_reveal,
    ended,
    late_allocate,
    lobby,
    methuselah_orders,
    methuselah_reveal,
    play,
    result,
    reveal_allocation,
    seating,
    won,
)

PHASES = (
    *(lobby.PHASE, allocate.PHASE, reveal_allocation.PHASE, late_allocate.PHASE),
    *(methuselah_orders.PHASE, methuselah_reveal.PHASE, city_select.PHASE, seating.PHASE),
    *(counter.PHASE, counter_reveal.PHASE, advantages.PHASE, advantages_reveal.PHASE),
    *(play.PHASE, result.PHASE, city_end.PHASE, won.PHASE, ended.PHASE),
)
