import type { Examples } from './examples.ts'

/** Questions about what the price holds, as customers ask them. */
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
i vecchi termosifoni li smontate voi`,
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
restano fuori cose`,
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
la roba chi ce la mette`,
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
le lastre vecchie chi le porta in discarica`,
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
lavorate con le funi`,
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
i documenti a fine lavoro me li date`,
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
questa cifra è per cosa`,
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
cosa viene fatto nel concreto`,
}
