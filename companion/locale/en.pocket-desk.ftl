# Veglia in the pocket: the first page, the tables of this device, what may go wrong.
pocket-name = Veglia in your pocket
pocket-lead = One phone or tablet runs the whole evening: you hold it, or it goes from hand to hand.
pocket-once = Downloaded once only
pocket-of = { $here } of { $all } MB
pocket-then = Then it works up in the mountains, too.
pocket-alone = No network and no account. Nothing leaves this device.
pocket-part-screens = Screens and words
pocket-part-rules = The rules of the games
pocket-part-engine = The engine that runs them
pocket-part-here = here
pocket-part-coming = coming
pocket-go = Prepare the table
pocket-left = { $left } MB to go.
pocket-starts = All here: the engine is starting.
pocket-broken-off = The download broke off at { $here } MB. It goes on from there.
pocket-again = Try again
pocket-not-kept = This page cannot be kept: it works as long as it stays open. To keep it, open it at an https address.
pocket-tables = Your tables
pocket-offline = Without a network: all is here
pocket-kept = { $count ->
    [0] No table saved here
    [one] One table saved on this device
   *[other] { $count } tables saved on this device
  }
pocket-may-be-lost = The browser may delete tables when it runs out of room: export those that matter.
pocket-full = This device is almost full ({ $left } MB free): export or delete a table.
pocket-no-storage = This browser lets nothing be saved (a private window?). Open Veglia in an ordinary window.
pocket-open = Open
pocket-resume = Resume
pocket-export = Export
pocket-delete = Delete
pocket-delete-sure = Delete “{ $name }” for good? If you want it back one day, export it first.
pocket-delete-yes = Delete for good
pocket-back = Leave it
pocket-travel = A table is a file: take it to the computer, and phones join in.
pocket-import = Import a table
pocket-tonight = What do we play tonight?
pocket-unnamed = Table without a name
pocket-no-game = No game yet
pocket-elsewhere = Open in another window
pocket-new-version = There is a new version of Veglia.
pocket-take-version = Change to it
pocket-engine-failed = The engine did not start. Reload the page; the tables are safe.
pocket-clock-back = This device’s clock was put back: the table goes on from its own time, and nothing is lost.
pocket-slept = This device was asleep: the clock of the game ran on meanwhile. Whoever moderates may add time.
pocket-no-wasm = This browser cannot run it: WebAssembly is missing (or switched off for safety). Try an up-to-date browser.
pocket-old-browser = This browser cannot run it: it lacks newer parts. Update it, or try another one.
pocket-print = Print
pocket-add = Add a person
pocket-offer = No network and no phones: Veglia in your pocket
E_COPY_NO_GAME = No game lies on this table yet, so there is nothing to take along.
E_LATER_LOG = This table comes from a newer version of Veglia: reload this page when there is a network.
E_DAMAGED_LOG = The log of this table is damaged and cannot be read. It was left as it is.
E_TAKEN_OVER = This table goes on in another window.
E_STORAGE_FULL = This device has no room left: the last tap does not count. Make room and try again.
E_STORAGE_DENIED = The browser lets nothing be saved: the last tap does not count.
