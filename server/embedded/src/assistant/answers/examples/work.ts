import type { Examples } from './examples.ts'

/** Questions about the work and the thing itself, as customers ask them. */
export const work: Examples = {
  yield: `
quanto produce l'impianto
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
si ripaga in quanto`,
  living: `
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
con i lavori posso dormire a casa`,
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
prima dell'arrivo cosa sposto`,
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
il condominio deve approvare`,
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
che prodotti adoperate`,
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
che significa cila`,
}
