# Common words: refusals of the door and the server, terminal, settings.

## Refusals of the server
E_NO_TABLE = This code opens no table, or the table’s door is closed. Check it on the tablet or on the big screen, or ask the moderator to open the door.
E_UNREADABLE = This table was written by a newer Veglia, or is damaged: it cannot be played here. Other tables are unharmed. Whoever runs the server finds out more with “companion --check”.
E_NOT_HOST = This device is not the moderator’s tablet. Have it handed over with its QR code.
E_GRANT_DEAD = This QR, link or key does not work: it was already used, is too old, or is misspelled.
E_BAD_INPUT = This request cannot be understood. Reload the page and try again.
E_ONE_LINE = These words have to fit on one line: without line breaks, tabs or other control characters.
E_UNKNOWN_COMMAND = This page is from another version. Reload it.
E_OLD_PAGE = The program has been updated. Reload this page.
E_TRY_AGAIN = Something went wrong. Try again.
E_BUSY = The table is very busy. Try again in a moment.
E_UPGRADING = Veglia is being updated. Try again in a minute.
E_RENAMED_OFTEN = You have changed your name very often. Wait a little, then you can do it again.
E_TOO_FAST = One moment: too many requests in too short a time.
E_CANNOT_SAVE = The server cannot save. Nothing is lost: try again in a moment.

## Terminal
terminal-join = Come in here: { $link }   code { $code }
terminal-also = or here:      { $link }
terminal-host = Moderate from here (works once, for an hour): { $link }
terminal-screen = Open the screen for everybody, too: { $link }
terminal-hosted = Veglia serves many tables at { $link } (port { $port }).
terminal-port = The usual port is taken: using { $port }.
terminal-again = This is last time’s table, with its people. To open a new one: make run ARGS=--new
terminal-over = It is { $now } by the clock of this machine, and the evening at table { $code } is over. It is kept for some time yet. Is the date wrong? Then stop here, set it right, and start again.
terminal-stop = Ctrl-C to close. The evening stays saved.
terminal-held = Veglia is already running on this database, at { $link }. Stop it first, or start with --beside to run a second one.
terminal-cannot-save = The evening is shown, but nothing can be saved now: { $reason }. The program goes on trying by itself; Ctrl-C to close.

## Backup and restore
backup-done = Saved in { $file }: tables { $tables }, steps { $records }. To take phones along to another machine, copy secret.key from the data folder too.
restore-done = Restored from { $file }: tables { $tables }, steps { $records }.
restore-unreadable = { $file } was not restored, because of the tables named above. To restore it all the same, add --anyway.
restore-aside = The database that was here before is now { $file }. It is deleted when Veglia has been in use for { $days } days.
backup-which-file = Which file? For example: companion backup evening.db
backup-only-sqlite = This works for SQLite. For PostgreSQL use pg_dump and pg_restore.
backup-nothing = { $file } does not exist.
backup-exists = { $file } already exists, and is not overwritten.
backup-foreign = { $file } is damaged, or is not a backup made by Veglia.
backup-newer = { $file } comes from a newer Veglia. Update the program first.
backup-in-use = { $file } is in use. Stop the program first (Ctrl-C), then restore.
store-unreadable = Table { $code }: record { $number } { $why ->
    [later] was written by a newer Veglia
    [missing] is missing
   *[damaged] is damaged
  }, so the table cannot be played here. All other tables can.
start-not-built = What browsers need has not been built here. `make run` does it, and so does `python -m companion.web.build --packages` followed by `python -m companion.web.build`.
store-gone = { $file } is gone, and { $left }, which belongs to it, is still there. Put the database back (companion restore FILE), or move { $left } elsewhere to begin anew.
store-other-key = This database belongs to another SECRET_KEY; with this one every device would be without its seat. Give all processes the same key. If it was changed on purpose, stop all of them and run: companion new-key
new-key-done = The database belongs to this SECRET_KEY now. Nobody gets back into the earlier tables.
new-key-in-use = Programs still run on this database. Stop all of them first.
store-newer = The database was made by a newer Veglia (shape { $shape }). Update the program first.

## Settings that make no sense
config-host = HOST (--host): “{ $given }” is not an address to listen on.
config-port = PORT (--port): “{ $given }” is not a port. It has to be a whole number from 0 to 65535.
config-public-url = PUBLIC_URL (--public-url): “{ $given }” will not do. It has to be an address like https://veglia.example, without a path.
config-data-dir = DATA_DIR (--data-dir): “{ $given }” is not a folder.
config-database-url = DATABASE_URL (--database): this will not do. It has to be sqlite:///path/of/file.db or postgresql://…
config-database-driver = DATABASE_URL (--database) names PostgreSQL, and its driver is not installed here: pip install "{ $given }[binary]" (the extra “postgres”).
config-log-level = LOG_LEVEL (--log-level): “{ $given }” will not do. Choose debug, info, warning or error.
config-proxies = PROXIES (--proxies): “{ $given }” will not do. It has to be a whole number from 0 to 5.
config-secret-key = SECRET_KEY is too short. It needs at least 32 characters, for example from “openssl rand -base64 32”.
config-metrics-token = METRICS_TOKEN is too short. It needs at least 16 characters.

## What a search or a shared link shows of a page
join-about = An evening of games around a real table. Open it, type your name and you have a seat: there is nothing to install.
page-description = The companion of a game night at a real table.
