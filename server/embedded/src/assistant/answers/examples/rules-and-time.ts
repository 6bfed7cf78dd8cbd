import type { Examples } from './examples.ts'

/** Questions about permits, taxes and time, as customers ask them. */
export const rulesAndTime: Examples = {
  permits: `
serve il permesso del comune
serve la cila
ci vuole la scia
devo chiedere permessi
serve un architetto
serve il geometra
chi presenta la pratica
chi fa la cila
ci vogliono autorizzazioni
devo avvisare il comune
serve il permesso di costruire
devo fare qualche pratica in comune
la pratica la fate voi
ci vuole un progetto
serve l'ingegnere
è edilizia libera
posso farlo senza permessi
che documenti servono per iniziare
in centro storico servono permessi
serve il nulla osta
bisogna avvertire qualcuno in municipio
ce vole er permesso
serve fare qualche comunicazione al comune
devo andare in municipio
posso procedere senza scartoffie
chi mi fa le carte
c'è da chiedere l'autorizzazione
la scia la devo fare io
ci vuole la firma di un tecnico
serve la firma di un tecnico
ci vuole un professionista che firmi
c'è da chiedere il permesso
è obbligatorio avvisare il comune
a livello burocratico che serve
devo aprire una pratica
che iter c'è
mi multano se non chiedo niente
la burocrazia la seguite voi
sono in zona vincolata che faccio
è un abuso se lo faccio
basta una comunicazione`,
  relief: `
ci sono bonus
posso avere la detrazione
c'è ancora il bonus ristrutturazione
come funziona l'ecobonus
si può scaricare dalle tasse
quanto recupero con le detrazioni
c'è lo sconto in fattura
ci sono incentivi
il conto termico vale
posso usare il 50 per cento
si detrae qualcosa
si porta in detrazione
il superbonus c'è ancora
agevolazioni fiscali
bonus mobili si può avere
rientra nel bonus casa
lo stato mi ridà qualcosa
cessione del credito
quanto posso scaricare
ci sono aiuti statali
il bonus casa vale per questo
posso detrarlo
quest'anno ci sono ancora gli incentivi
posso portarlo nel 730
aiuti dallo stato ce ne sono
quanto mi torna indietro
quanto recupero di tasse
c'è qualche contributo
è una spesa detraibile
rientra nelle detrazioni del 50
il 65 per cento c'è ancora
ci sono finanziamenti statali a fondo perduto
con l'ecobonus quanto risparmio
che bonus ci sono nel 2026`,
  vat: `
l'iva è compresa
che iva si paga
iva inclusa o esclusa
iva al 10 o al 22
il prezzo è ivato
quanta iva c'è
più iva o con iva
iva agevolata
i prezzi sono al netto delle tasse
perché l'iva è al 22
con fattura il prezzo cambia
bisogna aggiungere le tasse
è ivata sta cifra
iva al 10
è tutto ivato
con l'iva quanto diventa
con l'iva quanto viene
aliquota ridotta
l'iva è al dieci
tasse comprese
quanto pago di iva
la cifra è lorda o netta`,
  duration: `
quanto tempo ci vuole
quanti giorni di lavoro
quanto dura il cantiere
in quanto tempo fate
quante settimane ci vogliono
quanto ci mettono
tempi di esecuzione
quanto durano i lavori
in una giornata si fa
ce la fate in due giorni
quando finireste
tempistiche
quanto stanno gli operai in casa
tempi di consegna
quanto ci mettete a finire
ce metteno tanto
per quanto resto senza bagno
per quanto resto senza acqua calda
ci vuole tanto
quante giornate
entro quanto finirebbero
per quanto tempo avrò il cantiere
tempi
che tempi ci sono
ci vuole tanto tempo
è un lavoro lungo
è una cosa veloce
quanto tengono occupata la casa
quante ore di lavoro
in un weekend si fa
ce la fanno in tre giorni
quando sarebbe finito
per quanto tempo ho gli operai in casa
finite prima di natale
un mese basta per fare tutto`,
  lifetime: `
poi ritorna
la macchia rispunta
quanto dura una caldaia
quanto dura la pittura
ogni quanto va rifatto
quanti anni dura un tetto
quanto durano i pannelli
che vita ha la batteria
ogni quanti anni si ritinteggia
quanto tiene l'impermeabilizzazione
poi la muffa torna
dura nel tempo
dopo quanti anni si cambia
ogni quanto si fa la revisione
quanto campa un condizionatore
il pvc ingiallisce col tempo
quanti anni tiene
dopo quanto va rifatto
quanti anni di vita ha
quanto regge
resiste nel tempo
dopo quanto tempo va rifatta
ogni quanto va cambiata
quanto mi dura
la muffa ricompare
si rovina presto`,
  start: `
quando potete iniziare
quando si può cominciare
tra quanto potete venire
siete liberi a maggio
quanto devo aspettare
quando siete disponibili
ci sono tempi di attesa lunghi
potete cominciare subito
quando partono i lavori
c'è posto a settembre
in quanto tempo iniziano
quanta attesa c'è
se confermo oggi quando partite
prima di natale ce la fate a partire
quanno potete venì a fa il lavoro
per settembre ce la fate
c'è fila da aspettare
sareste pronti tra un mese
mi dite una data
sareste pronti per giugno
da quando siete liberi
a che punto siete con l'agenda
riuscite a partire entro il mese
quanto tempo prima devo prenotare
si può fare la prossima settimana
prima di pasqua riuscite`,
  season: `
quando conviene farlo
si può fare d'inverno
meglio d'estate o d'inverno
si può fare con la pioggia
in che periodo è meglio
qual è il mese migliore
col freddo si può fare
se piove cosa succede
d'estate fa troppo caldo per farlo
in agosto lavorano
c'è una stagione giusta
quando è il momento migliore per cambiare la caldaia
si puo fare anche se fa freddo
d'inverno conviene
a gennaio si può lavorare fuori
col gelo si può fare
è il periodo giusto
in che mese mi conviene
se piove i lavori si fermano
con l'umidità asciuga
aspetto la bella stagione`,
}
