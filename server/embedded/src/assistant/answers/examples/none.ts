/** What is no topic: facts, requests for a job, answers to questions of the assistant. */
export const none = `
80 mq a monza
meglio base
meglio la lavabile
preferisco la fascia media
direi alta
e con il balcone
e con due camere
e senza ponteggio
con la batteria invece
invece che pvc metti alluminio
invece di 80 metti 90
il citofono non funziona
il termosifone non scalda
la tapparella non va
si è rotto il vetro
il forno non parte
siamo un condominio di 12 famiglie
siamo in cinque
sì materiali compresi
li compro io i mobili nuovi
gocciola il soffitto del bagno
la muffa è in due stanze
devo tinteggiare casa
vorrei rifare il bagno
pareti e soffitti
solo le pareti
devo cambiare la caldaia
6 finestre da cambiare in pvc
un trilocale di 80 metri
è arredata
sono al terzo piano senza ascensore
entro maggio
non lo so
boh
circa 100 metri quadri
abito a torino
secondo piano
fascia media
la casa è degli anni 70
c'è un po' di muffa in camera
il tetto perde
devo pitturare la facciata
villetta di due piani
tra tre mesi
appena possibile
a gas metano
lavabile
traspirante
doppio vetro
condominio di 15 appartamenti
due bagni uno da 6 e uno da 4
voglio mettere il condizionatore in camera
devo installare i pannelli solari
6 kw con batteria da 10
ho la caldaia vecchia di 20 anni
mi serve un preventivo per imbiancare
vorrei un preventivo per il tetto
mi serve un'idea di spesa per rifare l'impianto elettrico
quanto costa tinteggiare un appartamento di 70 mq
quanto costa rifare un bagno di 5 mq
quanto costa cambiare una tegola
quanto mi costa cambiare sei finestre
vorrei sapere il costo di una pompa di calore
e se fosse di 100 metri
e in alluminio
e con la batteria
e se aggiungo il soffitto
e se faccio anche il bagno
no scusa volevo dire 90
anzi due finestre
aggiungi anche la cucina
togli il balcone
senza soffitto
la vasca la vogliamo togliere per la doccia
tubo del gas da spostare
il rubinetto gocciola
salta la corrente quando accendo il forno
si è rotta la cinghia della tapparella
la porta non chiude bene
sto ristrutturando casa a bari
siamo in 4 in famiglia
consumiamo 3500 kwh l'anno
il tetto è di 120 mq a due falde
ci sono due camere salotto cucina e bagno
l'appartamento è vuoto
muri in buono stato
qualche crepa
i mobili ci sono ma li sposto io
a roma zona san giovanni
20052
si sono arredate
no niente muffa
una decina
circa un mese
primavera prossima
la casa di mia mamma
sto comprando casa
ho comprato una casa da ristrutturare
bianco
colori chiari
colore verde salvia
tutto
tutta la casa
entrambi
il primo
la seconda`
