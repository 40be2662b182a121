"""The shell: the only room that knows Flask, sockets, gevent, databases and disks."""
