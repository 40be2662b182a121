"""Tables in play: their actor, the open sockets, and how pictures travel."""
