"""Run work in a separate process with low priority, limited time and memory."""

import contextlib
import os
import subprocess
import sys

import gevent

KEPT_FROM_IT = ("DATABASE_URL", "SECRET_KEY", "METRICS_TOKEN", "PHASE_HOOK")
"""Settings that are not passed to such a process."""
KINDNESS = 10


def done(module: str, *arguments: str, given: bytes, seconds: float) -> bytes | None:
    """The output of `python -m module arguments` for the input `given`; None if it could not start,
    failed, took longer than `seconds` or was killed. Other greenlets run meanwhile."""
    from gevent import subprocess as patient

    environ = {name: value for name, value in os.environ.items() if name not in KEPT_FROM_IT}
    try:
        process = patient.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=patient.PIPE,
            stdout=patient.PIPE,
            stderr=patient.DEVNULL,
            env=environ,
        )
    except OSError:
        return None
    try:
        answer: bytes = process.communicate(given, timeout=seconds)[0]
    except (subprocess.TimeoutExpired, gevent.Timeout):
        return None
    finally:
        with contextlib.suppress(OSError):
            process.kill()
        process.wait()
    return None if process.returncode else answer


def be_small(
    processor_seconds: int, memory_bytes: int | None = None, *, kindness: int = KINDNESS
) -> None:
    """Called in such a process: lower its priority and limit its time and memory, even if the
    parent dies. Without effect on Windows."""
    if hasattr(os, "nice"):
        os.nice(kindness)
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (processor_seconds, processor_seconds))
            if memory_bytes is not None:
                resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
