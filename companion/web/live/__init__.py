"""Tables in play: their inbox, the open sockets, and how pictures travel."""
