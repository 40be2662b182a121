"""What a process counts and times for `http/metrics.py`, without codes, names or roles.

Labels come from short fixed lists, so that visitors cannot make the list of metrics grow.
"""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.process_collector import ProcessCollector

from companion.core.refusal import Refusal

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REGISTRY = CollectorRegistry()
"""The registry of this process; not the library's default one, which other code may have filled."""
COMMANDS = Counter("veglia_commands", "Commands that were acknowledged", registry=REGISTRY)
REFUSALS = Counter("veglia_refusals", "Commands refused, by code", ["code"], registry=REGISTRY)
_REFUSED = "Requests and sockets refused: their network asks often"
TURNED_AWAY = Counter("veglia_turned_away", _REFUSED, registry=REGISTRY)
_timer = partial(Histogram, buckets=SECONDS, registry=REGISTRY)
COMMIT = _timer("veglia_commit_seconds", "Until a step is durable")
PUSH = _timer("veglia_push_seconds", "Until the views of a step are sent")
READ_ON = _timer("veglia_read_on_seconds", "Until what another process has stored is read")
NOTICES_SENT = Counter("veglia_notices", "Notices of steps to other processes", registry=REGISTRY)
POLLS = Counter("veglia_looks", "Looks at what other processes have stored", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


def answered(refusal: Refusal | None) -> None:
    """Count one answer to a command."""
    if refusal is None:
        COMMANDS.inc()
    else:
        REFUSALS.labels(refusal.code).inc()
