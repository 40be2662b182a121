# The page that a device shows where no server answers.

offline-at = Last view: { $time }
offline-old = Things may have changed since.
offline-clock-stood = The clock was stopped at { $time }.
offline-card-away = Your card does not stay on the phone: it comes back with the table.
offline-again = Trying again in { $seconds }{ "\u00A0" }s.
