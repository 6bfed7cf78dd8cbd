/** Sentences without a topic: facts, requests for a job, answers to the assistant's questions. */
export const none = `
80 mq a monza
meglio base
se lo voglio anche isolato
se lo voglio con la batteria
fallo lavabile
e con la lana di vetro
il tetto lo fa mio cognato
la finestra non chiude bene credo vada regolata
i pannelli sono sporchissimi
vorrei ripararla non cambiarla
la cassetta del water perde giorno e notte
il lavandino non scarica più
scrivo per conto dell'amministratore
ho anche la macchina elettrica
abbiamo ereditato la casa di mio nonno
in primavera
a settembre
dopo le feste
quest'autunno
prima dell'inverno
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
usate il rullo o il pennello
quanti operai vengono
a che ora arrivano la mattina
gli operai parlano italiano
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
la seconda
la tinta è vecchia di dieci anni
ho tre finestre e una porta
direi 15 punti luce
il bagno misura due metri per tre
ci sono i mobili in tutte le stanze
ho bisogno di rifare le grondaie
cerco qualcuno che mi imbianchi casa
mi hanno lasciato i muri grezzi
il condominio ha 5 piani
siamo una famiglia di quattro persone
la caldaia ha 18 anni e perde
vetro rotto in cucina
mettici anche il corridoio
togliamo la batteria
sì con ascensore
preferisco la traspirante
alluminio
con cappotto
quanto costerebbe rifare la facciata di una villetta?
quanto per sostituire una caldaia a Torino?
e se aggiungo un bagno?
serve una mano in tutte le camere
bisogna rasare i muri
devo smaltire l'eternit del capanno
installare una wallbox nel garage
mi servirebbe rifare i pavimenti
il tetto ha l'amianto
muri alti 4 metri
un monolocale di 35 metri quadri a Pisa
vorrei la pittura lavabile nel corridoio
il muro esterno è alto 6 metri
ci sono 9 radiatori
due bagni e una cucina
sto al quinto piano
la casa è di mia nonna
mi servono 4 condizionatori
sostituzione completa degli infissi
no, nessuna muffa
inizio lavori a marzo
e se prendo il legno?
quanto costa un cancello automatico?
abbiamo un terrazzo di 40 mq che perde
tetto a falda con tegole vecchie
due porte e una portafinestra
lavoro da fare a luglio
vorrei rifare i pavimenti del soggiorno
quanto costa mettere un cancello
quanto costa una tenda da sole
quanto costano sei persiane
quanto per rifare il tetto di una villetta
e se prendo il legno
e se lo faccio in pietra
mettiamo pvc
casa su due livelli
ho i termosifoni in ghisa
ci sono tre camere
il terrazzo perde
il lavandino è otturato
cambiare rubinetto cucina
piastrelle nuove in bagno
tra un paio di mesi
il prima possibile
sono di napoli
la parete è lunga 5 metri
isolare il sottotetto
solo due stanze
anche il soffitto
niente ascensore
mobili da spostare
ne tengo una di riserva
gli scarichi restano i vecchi
lascio gli scarichi di adesso
casa vuota`
