# L’invito di un tavolo, e un link da copiare. Viene quando il foglio si apre.

invite-label = Manda l’invito a chi deve ancora venire:
invite-said = Stasera si gioca, il tavolo è «{ $called }». Apri il link e scrivi il tuo nome: non c’è niente da installare.
invite-share = Condividi
invite-copy = Copia il link
invite-copied = Copiato
