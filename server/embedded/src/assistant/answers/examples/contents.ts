import type { Examples } from './examples.ts'

/** Questions about what the price includes, as customers ask them. */
export const contents: Examples = {
  included: `
cosa è compreso nel prezzo
cosa comprende la stima
che cosa c'è dentro sta cifra
è tutto compreso o ci sono extra
il prezzo è chiavi in mano
nel prezzo cosa ci sta
cosa include
quali lavori sono inclusi
è incluso anche il lavoro di muratura
la posa è compresa
macchina compresa
è compresa anche la pulizia finale
il trasporto è incluso
i sanitari sono compresi
le tracce le fate voi
i mobili li spostate voi
i mobili chi li sposta
la stuccatura dei buchi ce compresa
ci sono dentro anche le piastrelle
spostate voi gli armadi
coprite i pavimenti
fate anche la rasatura in questo prezzo
il controtelaio è incluso
nel totale c'è pure il montaggio
ma la caldaia nuova è nel prezzo
che ce de compreso
quante mani di pittura sono previste
la manodopera è compresa
chi chiude i buchi dopo
pulite voi alla fine
i vecchi termosifoni li smontate voi
la cifra include la fornitura
ma nel totale avete messo pure la manodopera del muratore
il vecchio bagno lo demolite voi
tubi nuovi inclusi
il primer è nel conto
le finiture sono già contemplate
nella somma rientrano anche i rubinetti
al pavimento ci pensate voi
a fine lavori lasciate tutto in ordine
nel conto c'è anche la posa
al massetto ci pensate voi
lasciate tutto pulito alla fine
a fine lavori mi lasciate in ordine
il battiscopa è verniciato pure quello
nel prezzo rientra il cornicione
la ferramenta è inclusa
avete messo anche le maniglie
i davanzali sono nel prezzo
il trasporto lo pago a parte o è dentro
il carico e scarico è compreso
è prevista anche la carteggiatura
le guarnizioni nuove sono comprese
lo stucco sulle crepe c'è
il lavaggio è già nel prezzo
le valvole sono già comprese
montaggio e smontaggio compresi
il cartongesso è dentro
anche la prova finale è inclusa
la mano di fondo è prevista`,
  excluded: `
cosa non è compreso
cosa resta fuori
cosa devo aggiungere a parte
quali costi sono esclusi
ci sono spese extra
cosa pago in più oltre a questo
ci sono costi nascosti
poi ci sono altre spese
cosa non include la stima
devo aggiungere qualcosa a questa cifra
c'è altro da pagare
che altre spese ci sono
restano fuori cose
che spese accessorie devo aspettarmi
cosa pago separatamente
cosa mi tocca pagare oltre
fuori da questa cifra che c'è
fuori dal prezzo cosa c'è
fuori da questa somma cosa rimane
che cosa devo pagare oltre a questo
quali extra ci possono essere
mi devo aspettare altre spese
cosa non avete calcolato
cosa manca in questa stima
poi devo metterci altri soldi per qualcosa
costi accessori ce ne sono
ci sono sovrapprezzi`,
  materials: `
i materiali sono compresi
materiali inclusi
il materiale è a parte
la pittura è compresa
il colore lo portate voi
chi compra i materiali
chi porta la vernice
i materiali chi li mette
ma il materiale lo fornite voi
la cifra è con o senza materiali
materiale escluso o incluso
è solo manodopera o anche materiale
dentro ce anche la roba o solo il lavoro
la roba chi ce la mette
vi portate voi la pittura
le piastrelle sono a carico mio
la tinta è nel prezzo o la devo prendere
la tinta la devo prendere io o è nel prezzo
vernici e pennelli sono nel prezzo
prodotti inclusi
chi fornisce le piastrelle
il cemento e la colla li portano loro
devo comprare io la vernice
i prodotti li porta l'imbianchino
la fornitura è compresa
il prezzo è fornitura e posa
è fornitura e posa in opera`,
  disposal: `
lo smaltimento è compreso
chi porta via le macerie
portate via voi i vecchi infissi
le vecchie finestre le smaltite voi
e i calcinacci chi li butta
la roba vecchia la portate in discarica
discarica inclusa
il vecchio chi lo ritira
portate via la caldaia vecchia
le macerie dove vanno
chi smaltisce l'amianto
ritirate l'usato
la rumenta chi la porta via
le lastre vecchie chi le porta in discarica
dove finiscono gli scarti
sgombrate voi le macerie
chi si occupa di buttare il materiale vecchio
i serramenti smontati che fine fanno
i serramenti tolti che fine fanno
dei detriti chi se ne occupa
chi si porta via la robaccia
il vecchio impianto lo togliete e lo buttate
caricate voi i sacchi
le piastrelle rotte chi le butta
lo scarto lo porto io all'isola ecologica`,
  scaffolding: `
il ponteggio è compreso
serve il ponteggio
quanto incide il ponteggio
l'impalcatura chi la monta
ci vogliono le impalcature
si può fare senza ponteggio
usate la piattaforma o il ponteggio
trabattello incluso
i ponteggi sono a parte
serve il cestello
come salite fin lassù
lavorate con le funi
bisogna noleggiare un'impalcatura
si riesce con la scala normale senza ponteggi
per il terzo piano ci vuole l'impalcatura
quanto è alto si arriva con la scala
bisogna montare i ponti
al terzo piano come ci arrivate
si lavora con la scala o serve altro
montate voi l'impalcatura
serve un elevatore`,
  certificates: `
la certificazione è compresa
rilasciate la dichiarazione di conformità
mi date il certificato dell'impianto
c'è la certificazione dell'idraulico
il bollino è incluso
chi fa la dico
certificato di conformità incluso
vi occupate voi del libretto d'impianto
rilasciate il certificato a fine lavori
la pratica enea la fate voi
le carte per l'impianto chi le fa
serve la 37 08
serve l'ape
i documenti a fine lavoro me li date
rilasciate la conformità
mi date i documenti dell'impianto
mi date le carte dell'impianto a norma
che documenti mi rilasciate
il lavoro viene certificato
alla fine è tutto a norma con certificato
chi firma la conformità
che documentazione ricevo`,
  counted: `
che materiale hai considerato
ma sono in alluminio o pvc
quanti metri hai calcolato
che tipo di vetro hai messo
che pittura è prevista nella stima
hai contato anche i soffitti
che marca hai calcolato
hai considerato anche il bagno
quanti punti luce hai messo
su che misure hai fatto il conto
quindi cosa hai calcolato
hai tenuto conto della muffa
che caldaia hai preso per la stima
è a condensazione quella che hai contato
hai contato il piano
il prezzo è per tutta la casa o per stanza
questa cifra è per cosa
ma hai considerato il soffitto
su quanti metri hai ragionato
i mq li hai presi giusti quanti ne hai messi
la stima prevede quale tipo di caldaia
hai pensato anche al soffitto
questa stima prevede quale tipo di vetro
la stima prevede la caldaia a condensazione
quanti metri hai messo nel conto
hai incluso il soffitto nel calcolo
vale per una camera o per tutta la casa
sto prezzo vale per un bagno o per due
che infissi sono questi che hai stimato
di che materiale sono le finestre della stima
su quanti punti hai fatto il conto
per quante finestre è questo prezzo`,
  process: `
come si svolge il lavoro
quali sono le fasi
come funziona il lavoro
in cosa consiste
cosa fate di preciso
cosa fanno esattamente gli operai
da dove si comincia
che lavorazioni ci sono
mi spieghi passo passo cosa fanno
come si fa a togliere la muffa
come lavorate
cosa viene fatto nel concreto
quali sono gli step
in pratica cosa verrebbero a fare
raccontami le varie fasi
raccontami come si fa
in che ordine si fanno i lavori
prima cosa si fa e dopo
quali operazioni comprende l'intervento
che procedura seguite
cosa succede il primo giorno
come fate a rifarlo`,
}
