import type { Examples } from './examples.ts'

/** Questions about the company, the professionals and the work itself, as customers ask them. */
export const company: Examples = {
  free: `
è gratis
quanto costa il servizio
devo pagare qualcosa a voi
la chat è a pagamento
è senza impegno
mi impegno a qualcosa
ci sono costi di iscrizione
pago per usare il sito
se chiedo il preventivo sono obbligato
posso dire di no dopo
sono vincolato
voi quanto volete
devo registrarmi
devo pagare la piattaforma`,
  commission: `
ma voi guadagnate sul preventivo
voi cosa ci guadagnate
come guadagnate
prendete una percentuale
avete una commissione
chi vi paga
dove sta il guadagno
c'è un ricarico vostro sul prezzo
pago di più passando da voi
siete intermediari
che ci guadagnate voi
quanto vi danno gli artigiani`,
  privacy: `
che dati raccogliete
chi li vede
dove finiscono i miei dati
vendete i miei dati
i miei dati sono al sicuro
rispettate la privacy
chi legge questa chat
cancellate la conversazione
devo darti i miei dati
mi chiameranno per pubblicità
il mio numero a chi lo date
non voglio ricevere spam
come cancello i miei dati
chi legge quello che scrivo
poi mi tempestate di telefonate`,
  photos: `
a cosa servono le foto
chi vede le foto
devo mandare le foto
che foto devo fare
posso mandarti una foto
hai visto le foto
come mando le foto
dove finiscono le foto
le foto sono obbligatorie
cosa devo fotografare
le guardi tu le foto
posso mandare un video
dalle foto capisci il prezzo
ti mando una foto`,
  selection: `
come scegliete i professionisti
sono affidabili
chi mi garantisce che sono bravi
come faccio a fidarmi
sono ditte serie
li controllate
sono selezionati
ci sono recensioni
posso vedere i lavori che hanno fatto
sono professionisti iscritti alla camera di commercio
e se è un truffatore
con che criterio li selezionate
sono bravi davvero
chi sono questi artigiani
hanno la partita iva`,
  guarantee: `
c'è garanzia sui lavori
quanto dura la garanzia
che garanzia ho
il lavoro è garantito
se si rompe dopo un mese
i lavori sono garantiti
chi risponde se il lavoro è fatto male
garanzia di quanti anni
se dopo un anno si stacca
la garanzia chi la dà
e se la perdita ritorna
garantite il lavoro
se poi si rovina tornano a sistemare`,
  unhappy: `
e se il professionista non mi piace
se non sono soddisfatto
posso cambiare professionista
se lavora male cosa faccio
a chi mi lamento
se non mi trovo bene
e se non si presenta
se sparisce a metà lavoro
posso recedere
se litigo con la ditta
posso annullare
e se non mi convince`,
  insurance: `
i professionisti sono assicurati
c'è l'assicurazione
se fanno danni chi paga
se un operaio si fa male
hanno la polizza
se mi rompono il pavimento
sono coperto se succede qualcosa
responsabilità civile
se cadono dal tetto
in caso di incidente
se danneggiano qualcosa in casa
hanno il durc`,
  payment: `
come si paga
serve un acconto
quanto devo dare di anticipo
posso pagare a rate
fate finanziamenti
quando si paga
si paga alla fine
accettate carta di credito
posso pagare in contanti
bonifico parlante
pagamento dilazionato
a chi pago
pago voi o il professionista
si può rateizzare
i soldi a chi li do
quanta caparra`,
  coverage: `
lavorate anche a torino
in quali città siete
operate in sicilia
coprite la mia zona
ci siete anche in provincia
venite anche in montagna
siete di qui
dove avete sede
arrivate fino a qui
siete in tutta italia
venite anche sulle isole`,
  'other-jobs': `
fate anche cucine
fate anche giardini
vi occupate anche di pavimenti
fate anche le pulizie
montate anche mobili
vendete anche i climatizzatori
potete fare anche l'impianto elettrico
che lavori fate
che altri servizi avete
vi occupate anche di piscine
fate pure i tetti
fate traslochi`,
  identity: `
chi sei
sei un robot
sei una persona vera
con chi sto parlando
sei umano
sei un'intelligenza artificiale
come ti chiami
chi siete
cos'è mestieri
che azienda siete
sei chatgpt
parlo con una macchina
chi c'è dietro`,
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
quanta corrente tiro fuori`,
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
se po sta dentro mentre lavorano`,
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
devo sgomberare tutto`,
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
sono in affitto chi paga`,
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
usate sikkens`,
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
che roba è`,
}
