E_COPY_NO_GAME = Su questo tavolo non c’è ancora nessun gioco da portare via.
