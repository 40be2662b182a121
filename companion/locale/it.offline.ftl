# La pagina che un dispositivo mostra quando il server non risponde.

offline-at = Ultima vista: { $time }
offline-old = Intanto qualcosa può essere cambiato.
offline-clock-stood = L’orologio era fermo a { $time }.
offline-card-away = La tua carta non resta sul telefono: torna insieme al tavolo.
offline-again = Riprovo da solo tra { $seconds }{ "\u00A0" }s.
