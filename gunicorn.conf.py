"""How gunicorn serves Veglia (read by itself from the folder that it is started in)."""

import os

bind = f"{os.environ.get('HOST', '0.0.0.0')}:{os.environ.get('PORT', '8000')}"

# One worker: a table's steps have one order, and one process gives it. For more cores, start more
# processes behind a proxy that sends each table to always the same one.
workers = 1
worker_class = "companion.web.transport.worker.Worker"

# Loading before the fork would also be loading before the worker patches for gevent.
preload_app = False

# The phones are told and sent away by the application within 2-3 s of SIGTERM.
graceful_timeout = 10
# gevent workers only say "alive" by it; a slow disk must not look like a dead worker.
timeout = 60
# A socket file in the home folder that nobody here uses, and that two evenings would fight over.
control_socket_disable = True


def on_starting(arbiter):
    """`-k gevent` on the command line means our worker, too: it is gevent, with our guarantees."""
    from companion.web.transport.worker import Worker

    arbiter.worker_class = Worker


# Standard output is the log, and who opened which address when is nobody's business.
accesslog = None
errorlog = "-"
