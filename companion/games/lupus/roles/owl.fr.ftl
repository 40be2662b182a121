lupus-role-owl = Chouette
lupus-pile-owl = { $n ->
    [one] Chouette
   *[other] Chouettes
 }
lupus-brief-owl = Choisit chaque nuit qui s’ajoutera aux noms en accusation.
lupus-side-owl = Tu joues avec les humains. Ta marque est annoncée, pas toi.
lupus-does-owl = Chaque nuit tu marques quelqu’un : après le vote, cette personne s’ajoute aux noms en accusation.
lupus-hint-owl = Pousse en avant qui se faufile tous les jours.
lupus-step-owl = Chouette
lupus-call-owl = { $way ->
    [phones] Chouette, à toi. Qui vas-tu marquer ?
   *[pointing] Chouette, ouvre les yeux. Montre du doigt qui tu marques.
 }
lupus-close-owl = { $way ->
    [phones] Merci, chouette.
   *[pointing] Chouette, ferme les yeux.
 }
lupus-ask-owl =
    Qui veux-tu
    marquer ?
lupus-ask-owl-more = En accusation demain, si encore en vie.
lupus-story-owl = { $n ->
    [one] La chouette, { $who }, hulule pour { $target }.
   *[other] Les chouettes, { $who }, hululent pour { $target }.
 }
lupus-story-mark = On annonce la marque de la chouette : { $target }.
lupus-say-owl = Cette nuit, la chouette a hululé pour { $who }.
lupus-band-marks =
    La marque est sur
    { $target }.
lupus-middle-owl = La chouette a hululé pour
lupus-help-owl-may-mark-self = { $value ->
    [off] La chouette ne peut pas se marquer elle-même.
   *[on] La chouette peut aussi se marquer elle-même.
 }
lupus-help-owl-mark-survives-owl-death = { $value ->
    [off] Si la chouette meurt la nuit, sa marque ne compte pas.
   *[on] La marque de la chouette compte même si elle meurt la nuit.
 }

## House rules on the tablet (not on phones)
lupus-option-owl-may-mark-self = La chouette peut-elle se marquer elle-même ?
lupus-option-owl-may-mark-self-note = La boîte ne l’interdit qu’au garde du corps.
lupus-option-owl-mark-survives-owl-death = La marque reste-t-elle si la chouette meurt ?
lupus-option-owl-mark-survives-owl-death-note = Elle compte encore le jour qui suit la nuit où elle a été faite.
