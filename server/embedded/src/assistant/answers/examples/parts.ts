import type { Examples } from './examples.ts'

/** Questions about parts of the price and about choices, as customers ask them. */
export const parts: Examples = {
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
materiali esclusi quanto verrebbe
quanto si prende l'operaio
esclusi i prodotti quant'è
solo posa quanto
quanto va all'imbianchino
al netto del materiale
al netto dei materiali
tolto il materiale quanto resta
quanto va al muratore
quanto guadagna l'idraulico su questo
che parte è lavoro e che parte materiale
la mano d'opera incide quanto
se pago solo chi lavora
l'ora di lavoro quanto la fanno pagare
il montaggio da solo quanto costa
la parte di posa quant'è`,
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
posso usare le mie piastrelle
ho già le finestre, mi serve solo chi le monta
i sanitari li prendo io da leroy merlin
se la vernice ce l'ho già in garage
le mattonelle le ho comprate in offerta
la vernice ce l'ho in cantina
le mattonelle le ho trovate in offerta le uso
ho comprato online i rubinetti
la vasca la fornisco io
i pannelli li acquisto per conto mio
se il materiale è mio quanto scende
la caldaia me la procuro da solo
il parquet l'ho già in garage
li procuro da me cambia qualcosa
i rubinetti li prendo io
posso risparmiare prendendo io i sanitari
me lo montate se lo compro io`,
  quantity: `
che impianto mi serve
che potenza di impianto ci vuole per me
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
quante mattonelle mi occorrono
quanti rotoli servono
quanti metri quadri di pannelli ci vogliono
quanti secchi di pittura
mi bastano 20 litri
quanti secchi di vernice
mi bastano 10 litri
quanta vernice consumo per una stanza
quanta tinta va via per due camere
con una latta quante stanze faccio
di quanti kw ho bisogno
quante scatole di piastrelle prendo
che grandezza di caldaia mi serve
quanti btu servono
quanti split ci vogliono per la casa`,
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
a pezzo quanto
quanto viene a vano
costo a finestra
quanto al metro lineare
e a camera
prezzo per ogni infisso
dividendo per 6 famiglie
prezzo per ogni porta
a camera quanto
a bagno quanto sarebbe
dividendo per 8 condomini
quanto ricade su ogni famiglia
quanto esce a piastrella
il costo per punto luce
costo al metro
che prezzo fa a infisso
quanto paghiamo a persona
spesa per singolo alloggio`,
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
quanto chiede un architetto
quanto costerebbe il solo quadro
le macchine quanto vengono
il ponteggio quanto pesa
la sola rasatura quanto incide
quanto mi costa in più il bagno
quanto viene la sola rasatura
quanto pesa il bagno sul totale
quanto in più per il soffitto
se aggiungo il battiscopa quanto
quanto costa in più la marca buona
mi dividi il prezzo voce per voce
e i soli materiali quanto
il certificato quanto costa
quanto mi chiedono per portar via le macerie
il notaio o il tecnico quanto prendono`,
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
meglio ibrido o condensazione
mi consigli base o media
meglio cambiarla o tenerla
differenza tra smalto e idropittura
a tuo parere meglio pompa di calore o caldaia
tra i due quale dura di più
che cosa cambia prendendo l'alta
a tuo parere cosa è meglio
tu quale prenderesti
quale dei due
qual è la soluzione migliore per me
che vantaggi ha il legno
pro e contro della pompa di calore
cosa ci guadagno con la fascia alta
è preferibile l'alluminio
è preferibile ripararla o prenderla nuova
il gioco vale la candela
ha senso spendere di più
sono indeciso tra pvc e legno
smalto o idropittura
vale la pena cambiarla
meglio adesso o aspetto
cosa metteresti tu`,
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
e prima invece quanto veniva
il preventivo precedente
mi ridici il primo prezzo
ridammi la stima iniziale
rispetto a prima quanto è salito
ridammi la prima stima
quella di partenza quant'era
rispetto a prima quanto cambia
quanto è salito il prezzo
la cifra iniziale
e il prezzo di inizio conversazione
qual era il preventivo vecchio
all'inizio avevi detto meno`,
}
