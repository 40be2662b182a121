# Parole comuni: rifiuti della porta e del server, terminale, impostazioni.

## Rifiuti del server
E_NO_TABLE = Questo codice non apre nessun tavolo, oppure la porta del tavolo è chiusa. Controllalo sul tablet o sullo schermo grande, o chiedi a chi modera di aprire la porta.
E_UNREADABLE = Questo tavolo è stato scritto da un Veglia più nuovo, oppure è rovinato: qui non si può giocare. Gli altri tavoli stanno bene. Chi gestisce il server ne sa di più con «companion --check».
E_NOT_HOST = Questo dispositivo non è il tablet di chi modera. Fattelo passare con il suo QR.
E_GRANT_DEAD = Questo QR, link o chiave non vale: è già stato usato, è scaduto, oppure è scritto male.
E_BAD_INPUT = Questa richiesta non si capisce. Ricarica la pagina e riprova.
E_ONE_LINE = Queste parole devono stare su una riga sola: senza a capo, tabulazioni o altri caratteri di controllo.
E_UNKNOWN_COMMAND = Questa pagina è di un’altra versione. Ricaricala.
E_OLD_PAGE = Il programma è stato aggiornato. Ricarica questa pagina.
E_TRY_AGAIN = Qualcosa è andato storto. Riprova.
E_BUSY = Il tavolo è molto occupato. Riprova tra un attimo.
E_UPGRADING = Veglia si sta aggiornando. Riprova tra un minuto.
E_RENAMED_OFTEN = Hai cambiato nome molte volte. Aspetta un po’, poi potrai farlo di nuovo.
E_TOO_FAST = Un momento: troppe richieste in poco tempo.
E_CANNOT_SAVE = Il server non riesce a salvare. Niente è andato perso: riprova tra un attimo.

## Terminale
terminal-join = Entrate da qui: { $link }   codice { $code }
terminal-also = oppure:         { $link }
terminal-host = Modera da qui (vale una volta, per un’ora): { $link }
terminal-screen = Apri anche lo schermo per tutti: { $link }
terminal-hosted = Veglia serve molti tavoli su { $link } (porta { $port }).
terminal-port = La porta solita è occupata: uso la { $port }.
terminal-again = È il tavolo dell’ultima volta, con le sue persone. Per aprirne uno nuovo: make run ARGS=--new
terminal-over = Per l’orologio di questa macchina sono le { $now }, e la serata al tavolo { $code } è finita. Resta salvata ancora per un po’. La data è sbagliata? Allora chiudi, correggila e avvia di nuovo.
terminal-stop = Ctrl-C per chiudere. La serata resta salvata.
terminal-held = Veglia è già in funzione su questo database, all’indirizzo { $link }. Prima ferma quello, oppure avvia con --beside per averne un secondo.
terminal-cannot-save = La serata si vede, ma per ora non si può salvare niente: { $reason }. Il programma continua a provare da solo; Ctrl-C per chiudere.

## Copie di sicurezza
backup-done = Salvato in { $file }: tavoli { $tables }, passi { $records }. Per portare i telefoni su un’altra macchina copia anche secret.key dalla cartella dei dati.
restore-done = Ripristinato da { $file }: tavoli { $tables }, passi { $records }.
restore-unreadable = { $file } non è stato ripristinato, per via dei tavoli nominati qui sopra. Per ripristinarlo lo stesso aggiungi --anyway.
restore-aside = Il database di prima ora si chiama { $file }. Viene cancellato dopo { $days } giorni di uso di Veglia.
backup-which-file = Quale file? Per esempio: companion backup serata.db
backup-only-sqlite = Questo vale per SQLite. Per PostgreSQL usa pg_dump e pg_restore.
backup-nothing = { $file } non esiste.
backup-exists = { $file } esiste già e non viene sovrascritto.
backup-foreign = { $file } è rovinato, oppure non è una copia fatta da Veglia.
backup-newer = { $file } viene da un Veglia più nuovo. Prima aggiorna il programma.
backup-in-use = { $file } è in uso. Prima ferma il programma (Ctrl-C), poi ripristina.
store-unreadable = Tavolo { $code }: il passo { $number } { $why ->
    [later] è stato scritto da un Veglia più nuovo
    [missing] manca
   *[damaged] è rovinato
  }, quindi qui il tavolo non si può giocare. Tutti gli altri sì.
start-not-built = Quello che serve ai browser qui non è ancora stato costruito. Lo fa `make run`, oppure `python -m companion.web.build --packages` e poi `python -m companion.web.build`.
store-gone = Manca { $file }, ma { $left }, che gli appartiene, c’è ancora. Rimetti a posto il database (companion restore FILE), oppure sposta altrove { $left } per ricominciare da capo.
store-other-key = Questo database appartiene a un’altra SECRET_KEY: con questa ogni dispositivo perderebbe il suo posto. Da’ la stessa chiave a tutti i processi. Se è stata cambiata apposta, fermali tutti ed esegui: companion new-key
new-key-done = Ora il database appartiene a questa SECRET_KEY. Nessuno rientra nei tavoli di prima.
new-key-in-use = Ci sono ancora programmi in funzione su questo database. Prima fermali tutti.
store-newer = Il database è stato fatto da un Veglia più nuovo (forma { $shape }). Prima aggiorna il programma.

## Impostazioni sbagliate
config-host = HOST (--host): «{ $given }» non è un indirizzo su cui ascoltare.
config-port = PORT (--port): «{ $given }» non è una porta. Serve un numero intero da 0 a 65535.
config-public-url = PUBLIC_URL (--public-url): «{ $given }» non va bene. Serve un indirizzo come https://veglia.example, senza percorso.
config-data-dir = DATA_DIR (--data-dir): «{ $given }» non è una cartella.
config-database-url = DATABASE_URL (--database): non va bene. Serve sqlite:///percorso/del/file.db oppure postgresql://…
config-database-driver = DATABASE_URL (--database) indica PostgreSQL, ma qui manca il suo driver: pip install "{ $given }[binary]" (l’extra «postgres»).
config-log-level = LOG_LEVEL (--log-level): «{ $given }» non va bene. Scegli tra debug, info, warning, error.
config-proxies = PROXIES (--proxies): «{ $given }» non va bene. Serve un numero intero da 0 a 5.
config-secret-key = SECRET_KEY è troppo corta. Servono almeno 32 caratteri, per esempio da «openssl rand -base64 32».
config-metrics-token = METRICS_TOKEN è troppo corto. Servono almeno 16 caratteri.

## What a search or a shared link shows of a page
join-about = Una sera di giochi attorno a un tavolo vero. Apri, scrivi il tuo nome e hai il tuo posto: non c’è niente da installare.
page-description = Accompagna una serata di gioco a un tavolo vero.
