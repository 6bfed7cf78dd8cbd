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
un po' tantino`,
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
più verso il basso o verso l'alto`,
  binding: `
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
sono tenuti a questo prezzo`,
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
come hai fatto a calcolarlo`,
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
una versione low cost`,
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
se faccio tutto insieme costa meno`,
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
il mio limite è 10k`,
  labour: `
quanto costa solo la manodopera
quanto è la manodopera
solo il lavoro quanto costa
quanto incide la manodopera
quanto viene solo la posa
quanto costa il lavoro senza materiali
quanta è la parte di manodopera
solo montaggio quanto
il prezzo della sola posa in opera
quanto prendono all'ora
quanto costa un operaio al giorno
quanto chiede l'imbianchino a giornata
la mano d'opera quant'è
materiali esclusi quanto verrebbe`,
  'own-materials': `
e se compro io la pittura
se i materiali li prendo io
le piastrelle le compro io
la caldaia ce l'ho già
posso comprare io i materiali
se fornisco io il materiale quanto viene
i sanitari li ho già presi
la vernice la metto io
posso prendere io le finestre
se porto io il colore
il condizionatore l'ho già comprato
compro tutto io e voi montate
i pannelli li piglio io su internet
se la roba la metto io costa meno
posso usare le mie piastrelle`,
  quantity: `
quanti litri di pittura servono
quanta pittura ci vuole
quanto materiale serve
quanti metri di piastrelle devo comprare
quante latte devo prendere
quanti pannelli servono
quanti kw mi servono
quanti sacchi di colla
quanti mq di parete sono
quanta vernice devo prendere
quanti elementi ci vogliono
quante tegole servono
quanti bidoni
che potenza mi serve
quante mattonelle mi occorrono`,
  'unit-price': `
quanto viene al metro
quanto costa al metro quadro
quanto sarebbe a stanza
quanto viene a finestra
prezzo al mq
quanto viene ad appartamento siamo 15
quanto a testa
quanto costa ogni punto luce
costo per metro lineare
prezzo unitario
quanto costa una singola finestra
quanto viene l'una
quanto fa al metro
quanto costa a kw
diviso per dieci famiglie quanto fa
quanto spetta a ogni condomino
prezzo cadauno
a pezzo quanto`,
  'part-price': `
quanto costano le macchine
quanto costa il ponteggio
quanto costa lo smaltimento
quanto costa solo la caldaia
quanto costano i materiali
quanto viene il geometra
quanto costa la cila
quanto incidono le finestre
quanto costa la rasatura in più
quanto si paga per la pratica
il prezzo della sola macchina
quanto vengono i sanitari
quanto costa la batteria
quanto costa togliere la carta da parati
quanto costa in più il triplo vetro
quanto chiede un architetto`,
  compare: `
lavabile o traspirante
mi conviene la traspirante o la lavabile
meglio pvc o alluminio
che differenza c'è tra pvc e legno
qual è meglio
cosa mi consigli
quale scelgo
doppio o triplo vetro cosa conviene
conviene la pompa di calore
meglio riparare o sostituire
vale la pena prendere la fascia alta
che differenza c'è tra base e media
cosa cambia tra base e alta
conviene mettere la batteria
quale pittura è meglio per il bagno
meglio piatto doccia o vasca
è meglio rifare tutto o solo una parte
quanto cambia se prendo la fascia alta
qual è la migliore
ne vale la pena
tu cosa faresti
meglio ibrido o condensazione`,
  previous: `
quanto costava prima
com'era la stima di prima
torniamo al prezzo di prima
qual era la cifra precedente
prima quanto avevi detto
prima mi avevi detto un altro prezzo
perché è cambiato il prezzo
di quanto è aumentato
quanto era prima di cambiare
che differenza c'è con prima
la prima stima quant'era
e prima invece quanto veniva`,
}
