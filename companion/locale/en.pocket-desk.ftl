E_COPY_NO_GAME = No game lies on this table yet, so there is nothing to take along.
