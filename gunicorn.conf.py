"""How gunicorn serves Veglia (read by itself from the folder that it is started in)."""

import os

bind = f"{os.environ.get('HOST', '0.0.0.0')}:{os.environ.get('PORT', '8000')}"

# One worker, whatever WEB_CONCURRENCY says: gunicorn gives a connection to any of its workers, and
# who sits at one table has to meet in one process. For more cores, start more programs behind a
# proxy that sends each table to always the same one.
workers = 1
worker_class = "companion.web.live.transport.gunicorn_worker.Worker"

# Loading before the fork would also be loading before the worker patches for gevent.
preload_app = False

# The phones are told and sent away by the application within 2-3 s of SIGTERM.
graceful_timeout = 10
# gevent workers only say "alive" by it; a slow disk must not look like a dead worker.
timeout = 60
# A socket file in the home folder that nobody here uses, and that two evenings would fight over.
control_socket_disable = True


def on_starting(arbiter):
    """`-k gevent` on the command line means our worker, too: it is gevent, with our guarantees.

    More workers than one, asked for there or in GUNICORN_CMD_ARGS, are refused.
    """
    from companion.web.live.transport.gunicorn_worker import not_followed, one_only, take_over

    one_only(arbiter.cfg.workers)
    not_followed(os.environ.get("WEB_CONCURRENCY", ""))
    take_over(arbiter)


def nworkers_changed(arbiter, new_value, old_value):
    """The signal TTIN starts no second worker, either."""
    from companion.web.live.transport.gunicorn_worker import stay_one

    stay_one(arbiter)


# Standard output is the log, and who opened which address when is nobody's business.
accesslog = None
errorlog = "-"
