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
devo pagare la piattaforma
costa qualcosa usare la chat
sono obbligato ad accettare
è tutto gratuito
mi costa qualcosa
vi devo qualcosa
devo darvi dei soldi
non mi impegna vero
se poi cambio idea pago`,
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
quanto vi danno gli artigiani
ci prendete sopra
voi che percentuale prendete
che percentuale prendete
vi fate pagare dagli artigiani
ci prendete sopra qualcosa
quanto trattenete voi
il vostro tornaconto qual è`,
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
poi mi tempestate di telefonate
chi vede quello che scrivo
i miei dati a chi vanno
i dati dove li tenete
chi ha accesso ai messaggi
passate il mio numero ad altri
non voglio essere disturbato
quanto tempo tenete le mie informazioni`,
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
ti mando una foto
devo caricare foto
quali foto ti servono
vi servono delle foto
bastano due foto
se ti mando l'immagine capisci
come si caricano le foto
senza foto va bene lo stesso`,
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
hanno la partita iva
sono gente fidata
che controlli fate sulle ditte
come faccio a sapere se sono bravi
sono gente di fiducia
non vorrei beccare un incompetente
che esperienza hanno
avete verificato chi sono
ci si può fidare`,
  guarantee: `
se le piastrelle poi si staccano
se dopo un po' si stacca
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
garantite il lavoro
se poi si rovina tornano a sistemare
che garanzie ho
se la vernice si sfoglia dopo un anno
se si crepa di nuovo tornano gratis
se la pittura si stacca dopo poco
il lavoro è coperto da garanzia
quanto è garantita la caldaia
se il difetto torna me lo sistemano`,
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
e se non mi convince
e se fanno un pasticcio
se l'imbianchino lavora male posso cambiarlo
e se non sono contento del risultato
e se non sono contento
e se combinano un disastro
posso mandarlo via
se il risultato è brutto
se non rispetta i tempi`,
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
hanno il durc
chi è il responsabile della sicurezza in cantiere
mi serve il coordinatore della sicurezza
e se cade uno dal tetto
la ditta è assicurata
se graffiano il parquet
se graffiano i mobili
se cade un operaio
se bucano un tubo
sono in regola con l'assicurazione
chi ripaga se rompono qualcosa`,
  payment: `
mi fate la fattura
chi mi fa la fattura
ho bisogno della ricevuta
posso avere una ricevuta fiscale
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
quanta caparra
pago prima o dopo
si può fare a rate
posso pagare un po' alla volta
posso pagare poco alla volta
si può pagare a fine mese
quanto vogliono subito
si salda alla fine
prendono la carta
in quante volte si paga`,
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
venite anche sulle isole
lavorate anche a potenza
in puglia lavorate
ci siete dalle mie parti
coprite anche la campagna
anche al sud`,
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
fate traslochi
vi occupate di giardinaggio
posate anche il parquet
fate pure piscine
fate anche recinzioni
posate parquet
che altro sapete fare
e i cancelli li fate`,
  identity: `
chi sei
sei un robot
sei una persona vera
con chi sto parlando
sei umano
sei un'intelligenza artificiale
come ti chiami
chi siete
siete una ditta
ma voi siete un'impresa o un sito
cos'è mestieri
che azienda siete
sei chatgpt
parlo con una macchina
chi c'è dietro
chi è gino
sei un essere umano
chi mi sta rispondendo
sto chattando con una persona`,
}
