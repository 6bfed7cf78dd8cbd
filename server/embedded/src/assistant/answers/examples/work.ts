import type { Examples } from './examples.ts'

/** Questions about the work and its result, as customers ask them. */
export const work: Examples = {
  yield: `
quanto produce l'impianto
se vendo casa il contratto con il gse
in quanti anni rientro
quanto risparmio in bolletta
quanto si risparmia
lo scambio sul posto c'è ancora
si ripaga
in quanto tempo si ammortizza
quanta energia fa
mi conviene economicamente quanto recupero
quanto consuma
come funziona il ritiro dedicato
quanto mi pagano la corrente che vendo
cos'è una comunità energetica
di quanto cala il consumo di gas
la bolletta quanto si abbassa
quanti kwh produce in un anno
quanta corrente tiro fuori
quanto mi fa risparmiare all'anno
quanti kwh fa
conviene ancora il fotovoltaico senza scambio sul posto
si ripaga in quanto
quanto tempo per rientrare della spesa
quanto mi entra in tasca con la corrente venduta
quanto calano le bollette
risparmio di gas
che resa ha
si ripaga da solo`,
  self: `
posso farlo da solo
posso toglierlo da solo
si può fare da soli
riesco a montarlo io
lo posso fare io senza ditta
è un lavoro da fai da te
posso imbiancare da me
serve per forza un tecnico o mi arrangio
mi conviene farlo da solo
posso smontarlo io
è vietato farlo da sé
ci posso provare io`,
  living: `
va bene per chi ha animali
ho due gatti, è un problema?
bisogna che ci sia qualcuno in casa
serve che io sia presente
posso restare in casa durante i lavori
devo uscire di casa
si fa molto rumore
fa tanta polvere
posso dormirci la sera
la pittura puzza
con i bambini piccoli si può stare
devo svuotare la casa
quanto sporco si fa
posso usare il bagno intanto
resto senza acqua durante i lavori
devo essere presente io
ho un gatto è un problema
la vernice è tossica
posso lavorare da casa durante il cantiere
se po sta dentro mentre lavorano
posso stare dentro mentre pitturano
puzza molto
con i lavori posso dormire a casa
con gli operai posso dormire qui
devo andare in albergo
è un lavoro sporco
c'è rumore tutto il giorno
posso cucinare durante i lavori
la casa è agibile intanto
i bimbi possono respirare la vernice`,
  prepare: `
cosa devo preparare
devo togliere i mobili prima
cosa devo fare prima che arrivino
devo coprire io i mobili
devo staccare io i quadri
che misure devo prendere
come preparo la casa
devo spostare qualcosa io
devo liberare la stanza
che informazioni devo preparare per il professionista
devo comprare qualcosa prima
devo sgomberare tutto
devo svuotare gli armadi
che devo far trovare pronto
prima dell'arrivo cosa sposto
cosa sposto prima
prima dell'arrivo cosa devo fare
devo far trovare la stanza vuota
serve che tolga le tende
che cosa vi devo far trovare`,
  neighbours: `
devo avvisare i vicini
serve il consenso del condominio
decide l'assemblea
devo chiedere all'amministratore
a che ore si può fare rumore
il condominio può dire di no
paga il condominio o io
i vicini possono opporsi
come si dividono le spese in condominio
ci vuole la maggioranza
l'inquilino sotto si lamenta
è una spesa del proprietario o dell'inquilino
sono in affitto chi paga
devo avvertire il condominio
se il vicino si oppone
il condominio deve approvare
quelli di sotto si possono opporre
i condomini devono essere d'accordo
serve una delibera
paga l'inquilino o il padrone`,
  brand: `
che marca usate
che marche montate
usate prodotti buoni
che tipo di pittura usate
quale marca mi consigli
sono pannelli cinesi
di che qualità sono i materiali
posso scegliere la marca
montate daikin
avete vaillant
che modello mettete
posso scegliere il colore
si può scegliere il modello
usate sikkens
montate vaillant
che qualità di pittura è
che prodotti adoperate
è roba buona
di che casa è la caldaia
posso decidere io il modello
usate prodotti ecologici`,
  help: `
non ho capito la domanda
cosa intendi
che vuol dire
in che senso
cosa significa traspirante
come faccio a misurare
perché me lo chiedi
a cosa ti serve saperlo
come misuro le pareti
cos'è il kwp
cosa vuol dire fascia media
spiegami meglio
come faccio a saperlo
dove lo trovo scritto
che roba è
cosa vuol dire idropittura
non ho capito
che significa cila
mi spieghi che cos'è
non so cosa sia
cosa si intende
non conosco questi termini`,
}
