"""The server: the only package that uses Flask, sockets, gevent, databases and disks."""
