import type { Examples } from './examples.ts'

/** Questions about the price, as customers ask them. */
export const price: Examples = {
  price: `
quanto costa
quanto mi viene
quanto viene in tutto
che prezzo fate
quanto si spende
mi dici il prezzo
quanto sarebbe
quanto vieni a costare
quant'è il totale
che cifra siamo
quanto me fate pagà
fammi il prezzo`,
  'why-price': `
perché così caro
come mai costa così tanto
perché tanto
da cosa dipende il prezzo
cosa fa alzare il prezzo
non capisco perché costa così
mi sembra caro
è carissimo
ammazza che prezzo
costa troppo
è tantissimo
mamma mia che cifra
perché questa cifra
cosa incide di più
mi spieghi il prezzo
come mai sta cifra
xke costa cosi tanto
è un furto
me pare un po' caro
su cosa pesa di più la spesa
come si arriva a quella cifra
troppi soldi
un po' tantino
uno sproposito!
non pensavo fosse così costoso
ma siete matti 5000 euro
che cosa fa lievitare il conto
spiegami come si compone il prezzo
cos'è che costa così tanto
hai esagerato col prezzo
perché sono tremila euro
mi spieghi da cosa viene fuori questo prezzo
che cosa pesa tanto
mamma quanto
5000 euro per un bagno
ma 3000 euro per così poco
mille euro solo per quello
hai esagerato
prezzi da capogiro
ci credo che nessuno ristruttura
come si compone la cifra
cos'è che incide così tanto
perché tremila euro
è una cifra enorme
me sa che state fori de testa
ma siete fuori
non è un po' eccessivo`,
  range: `
perché la forchetta è così larga
c'è troppa differenza tra minimo e massimo
mi dai una cifra precisa
puoi essere più preciso
non puoi restringere
troppo vaga questa stima
qual è il prezzo esatto
sarà più vicino al minimo o al massimo
come faccio a restringere la stima
una cifra sola non me la dai
tra il minimo e il massimo ballano migliaia di euro
più verso il basso o verso l'alto
puoi stringere un po' la forchetta
dammi un prezzo preciso
mille euro di differenza tra min e max, non è un po' troppo
qual è la cifra più probabile
mille euro di differenza tra minimo e massimo
qual è il prezzo più probabile
dimmi la cifra più realistica
quale cifra devo considerare
tra i due estremi dove sto io
non mi basta un intervallo
come mai c'è tanto scarto tra le due cifre
una via di mezzo quale sarebbe
sono più verso tremila o verso seimila`,
  binding: `
il preventivo scade
il prezzo vale anche tra un anno
se decido più avanti il prezzo resta questo
fino a quando vale il prezzo
per quanto tempo resta valida la stima
questo è un preventivo
il prezzo è definitivo
è vincolante
posso fidarmi di questa cifra
il prezzo può cambiare
quanto è affidabile la stima
poi il prezzo aumenta
il prezzo è bloccato
è una cifra indicativa
il professionista rispetta questo prezzo
quanto è attendibile
vale come preventivo
quanto dura valida questa stima
mi garantite sta cifra
sono tenuti a questo prezzo
la cifra è fissa o può variare
posso portare questa stima in banca
quanto è realistico questo numero
dopo il sopralluogo può cambiare il costo
mi confermi che il prezzo è fisso
è fisso il prezzo
confermi che il prezzo non cambia
la ditta può chiedermi di più di questa cifra
questa cifra è garantita
ha valore questa stima
è una quotazione ufficiale
mi posso basare su questo numero
il costo finale sarà questo`,
  sources: `
da dove vengono questi prezzi
come calcoli i prezzi
che fonti usi
su cosa ti basi
come fai i conti
che listino usate
i prezzi sono aggiornati
di che anno sono i prezzi
dove li prendi i prezzi
sono prezzi del 2026
usi il prezzario regionale
come hai fatto a calcolarlo
su che dati ti basi
prezzi di quest'anno
chi ti dà questi numeri
come arrivi al totale
chi ti dà questi prezzi
chi decide questi numeri
come arrivi a quella somma
i prezzi da dove saltano fuori
dove hai preso i valori
in base a cosa calcoli
hai un listino
i prezzi sono di adesso`,
  save: `
come posso risparmiare
c'è un modo per spendere meno
cosa posso togliere per spendere meno
si può fare più economico
come abbasso il prezzo
soluzione più economica
qual è il modo meno costoso
c'è qualcosa di meno caro
dove posso tagliare
se lo faccio a pezzi spendo meno
qualche consiglio per risparmiare
non si può abbassare un po' la spesa
vorrei spendere di meno
come faccio a spenne meno
posso fare qualcosa io per risparmiare
una versione low cost
voglio spendere il meno possibile, come faccio
dove si può tagliare
c'è una soluzione economica
suggerimenti per abbassare la spesa
se faccio io una parte risparmio
posso spendere qualcosa in meno
che alternative più economiche ci sono
come ridurre la spesa
come si fa a tagliare i costi
suggerimenti per spendere poco
posso fare da solo qualche parte
cosa potrei evitare di fare
vorrei restare basso
qual è l'opzione meno cara
che cosa è superfluo
si può fare con meno`,
  discount: `
puoi farmi uno sconto
mi fate lo sconto
si può trattare
il prezzo è trattabile
c'è un po' di margine
uno scontino
se faccio due lavori mi fate sconto
ci sono promozioni
avete offerte
sconto se pago in contanti
senza fattura quanto viene
se pago in nero
facciamo cifra tonda
me lo levi qualcosa
prezzo amico
se faccio tutto insieme costa meno
mi levate qualcosina
prezzo trattabile
se pago cash mi fate meglio
non c'è modo di avere un prezzo di favore
ci sono saldi o offerte
un prezzo di favore
saldi o promozioni in corso
se prendo tutto da voi c'è un vantaggio
fate prezzi migliori ai condomini
mi venite incontro col prezzo
scontrino no e prezzo basso
c'è margine di trattativa
sconto famiglia
limate qualcosa
se pago subito mi togliete qualcosa`,
  budget: `
ci sto con 8000 euro
ho 5 mila euro
ho un budget di 10000
con 3000 euro ce la faccio
bastano 6000 euro
non posso spendere più di 4000
il mio budget è massimo 7 mila
posso arrivare a 12000
quanto posso fare con 2000 euro
avevo pensato a 5000
vorrei restare sotto i 3000 euro
ho da parte 15 mila euro
con 1500 cosa si fa
più di 9000 non ho
con ottomila ci rientro
me bastano duemila euro
il mio limite è 10k
ho a disposizione 4mila euro
seimila sono abbastanza
non vorrei sforare i 10000
mi bastano 2500
con un budget di 7mila euro che si può fare
oltre i cinquemila non vado
ho messo via 12.000 euro
posso arrivare al massimo a 6000
con 4mila euro cosa ci faccio
oltre i 7000 non voglio andare
ho messo da parte 20 mila euro
vorrei non superare i 3500 euro
la mia disponibilità è di 9000 euro
avrei 5000 euro da spendere
ho pensato a una spesa di 10 mila
diecimila basterebbero
rientro in 15000 euro
riesco a farlo con 2500 euro
voglio spendere massimo 1000 euro
sforo se ho 8000
ce la facciamo con seimila`,
}
