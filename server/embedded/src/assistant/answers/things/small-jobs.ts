import { type Thing, thing } from './thing.ts'

/** Questions about small jobs and parts of facades: treatments, floors, air conditioners, chargers, doors, panels, balconies. */
export const smallJobs: readonly Thing[] = [
  thing(
    'picchi*|picch*|uccell*|storni|becc* + buc*|for*|rovin*|cappott*|mangian*',
    'Può capitare, soprattutto vicino agli alberi: bucano lo strato sottile di intonaco quando sotto suona vuoto. Una rasatura più spessa, o un isolante duro, li tiene lontani; un buco si chiude subito con poco, per non far entrare acqua.',
    /^ristrutturazione_facciata\/(?:cappotto|cappotto-interno)$/,
  ),
  thing(
    'cavi|cavo|tende|tenda|parabol*|condizionator*|lampad*|luci|pluvial*|citofon* + facciata|cappotto|che fine|spost*|rimett*|smont*|fissa*|come si fa|sulla',
    'Quello che è fissato al muro si smonta e si rimette, sul cappotto con distanziali o tasselli lunghi; cavi e unità esterne li stacca il loro tecnico. Fai con {who} la lista di che cosa c’è: di solito è una voce a parte.',
    /^ristrutturazione_facciata\/(?:cappotto|facciata)$/,
  ),
  thing(
    'domenica|festiv*|di notte|la notte|ferragosto|fuori orario - dorm* + sent* + stanotte',
    'Di notte, la domenica e nei festivi si esce solo per le urgenze e si paga di più, di solito il 30–50 % in più o un diritto di chiamata maggiorato. Chiedilo al telefono prima che partano; se può aspettare, di giorno costa meno.',
    /\/(?:riparazione|guasto|perdita|scarico|serratura|cancello-riparazione)$/,
  ),
  thing(
    'deumidificator*|aspirator*|estrattor*|ventilazion*|vmc + serve|utile|basta|meglio|metto|mettere|conviene|aiuta|compro',
    'Aiuta, se in casa l’umidità resta di solito sopra il 60–65 %: in bagno basta spesso un aspiratore. Non toglie però la causa, se è una perdita o una parete fredda: quella la guarda {who}.',
    /^tinteggiatura\//,
  ),
  thing(
    'dopo quanto|quando|quanto + ridipin*|ritinteggi*|ripittur*|dipinger*|dipingo|imbianc*|pittur*|tinteggiar* - cost* + volte + ogni',
    'Di solito dopo 24–48 ore, quando il fondo è asciutto; un intonaco nuovo vuole invece circa un giorno per millimetro. Se il muro è ancora umido la pittura si stacca: prima si aspetta.',
    /^tinteggiatura\/(?:muffa|rasatura|crepe|carta-togliere)/,
  ),
  thing(
    'bagn*|acqua|rovesci*|allag* + se|succede|rovina|gonfia|resiste|regge|asciug* - stanza bagno + bagno nuovo + cost*',
    'Se asciughi subito non succede niente. L’acqua che resta gonfia il laminato e macchia il legno: in cucina e in bagno meglio un vinilico, che all’acqua resiste. Dopo un allagamento il laminato di solito si cambia.',
    /^ristrutturazione\/(?:parquet|levigatura)/,
  ),
  thing(
    'tubo|tubetto|scarico|condensa|acqua|goccia + dove|va|vanno|finisce|scaric*|gocciol*|esce - quanto + perde',
    'L’acqua di condensa va in uno scarico di casa, o fuori in un pluviale: non può gocciolare sui vicini o sulla strada. Se non c’è pendenza serve una pompetta, di solito a parte: lo vede {who}.',
    /^impianti\/clima$/,
  ),
  thing(
    'classe + che|quale|energetica|a|buona',
    'Di solito si montano macchine in classe A++ in raffreddamento e A+ o A++ in riscaldamento: la trovi sull’etichetta del modello. Una classe in più si ripaga solo con molte ore d’uso.',
    /^impianti\/clima/,
  ),
  thing(
    'gas|refrigerant* + compres*|inclus*|dentro|prezzo|carica',
    'Sì: la macchina nuova arriva già carica di gas, che basta di solito per i primi metri di tubo. Con percorsi lunghi se ne aggiunge un po’, a parte.',
    /^impianti\/clima$/,
  ),
  thing(
    'corrente|linea|presa|cavo + dedicat*|apposta|separat*|sua|propria',
    (job) => {
      const line = job?.kind.excluded.find((text) => /linea/i.test(text))
      return `Sì, di solito si porta una linea dedicata dal quadro, con il suo interruttore.${line === undefined ? '' : ` Resta a parte: ${line}.`} Se vicino c’è già una linea adatta la guarda {who}.`
    },
    /^impianti\/(?:clima|wallbox)$/,
  ),
  thing(
    'fotovoltaic*|pannell*|solare + funzion*|collega*|usa|usare|carica*|va bene|compatib*|con|insieme',
    'Sì: serve una wallbox che legga quanto producono i pannelli, e allora carica di giorno con l’energia in più. Chiedi a {who} un modello con questa funzione e il misuratore sul quadro.',
    /^impianti\/wallbox$/,
  ),
  thing(
    'presa + normale|casa|domestica|schuko|garage|comune + usare|posso|basta|carica*|va bene',
    'Si può per emergenza, al massimo circa 2 kW e con il cavo della casa auto: una presa normale usata ogni notte scalda. Per tutti i giorni serve una wallbox o una presa industriale con la sua linea.',
    /^impianti\/wallbox$/,
  ),
  thing(
    'cavo|tipo 2|spinotto|connettore|attacco + che|quale|serve|compres*|lungo|ha|usa',
    'In Europa si usa l’attacco Tipo 2: la wallbox ha il cavo attaccato, o una presa dove infilare il tuo. Il cavo dal quadro lo dimensiona {who}, secondo potenza e distanza.',
    /^impianti\/wallbox$/,
  ),
  thing(
    'chiav* + perd*|copi*|duplic*|quante|rub*|cambi*',
    'Con un cilindro europeo ti danno di solito da 3 a 5 chiavi e una tessera: i duplicati si fanno solo con quella. Se le perdi si cambia il cilindro, non la porta.',
    /^serramenti\/(?:blindata|serratura)/,
  ),
  thing(
    `sicura|sicure - preventiv* + stima + prezz* + cost*
     sicur*|scass*|ladri|resist*|blindat* + classe|ladri|scass*|quanto|porta|davvero|effrazion*|basta - preventiv* + stima + prezz* + cost*`,
    'Una classe 3 resiste a chi forza con piede di porco e cacciavite, ed è quella che si monta di solito negli appartamenti; la 4 si sceglie per ville e piani terra. Contano anche un cilindro antibumping e le finestre vicine.',
    /^serramenti\/blindata/,
  ),
  thing(
    'apr*|apertura|verso|mano|si aprono|si apre + destra|sinistra|dentro|fuori|spingere|tirare|contrario',
    'Il verso lo scegli tu all’ordine: destra o sinistra, a spingere o a tirare. Se vuoi cambiarlo rispetto a oggi dillo a {who} quando prende le misure, perché cambia il telaio.',
    /^(?:ristrutturazione\/porte|serramenti\/)/,
  ),
  thing(
    'quanto|quando|tempo|quanti giorni + averl*|arriv*|consegn*|ordin*|pront*',
    'Le porte di serie arrivano di solito in 3–5 settimane, quelle su misura o laccate in 6–8; poi se ne montano circa tre al giorno. La data la scrive {who} nel preventivo.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'rend*|produc*|guadagn*|produzione|resa + piu|quanto|di piu|meno|cambia|recuper* - costa + anni',
    'Pannelli sporchi rendono di solito un 3–7 % in meno, di più vicino a campi, strade o camini: lavandoli recuperi quella parte. Se il calo è più forte la causa è un’altra, e conviene un controllo.',
    /^impianto_fotovoltaico\/pulizia/,
  ),
  thing(
    'pioggia|piove|piogge|temporal* + basta|bastano|pulisc*|lava|lavano|sufficient*',
    'La pioggia leva la polvere ma non lo sporco che si attacca: guano, resina, smog e polline restano, soprattutto su falde poco pendenti.',
    /^impianto_fotovoltaico\//,
  ),
  thing(
    'piant*|vasi|fioriere|mobili|ombrellon*|tavol* + dove|metto|mettere|spost*|tolgo|togliere|posso|dopo',
    'Vanno tolte per tutta la durata: fioriere e vasi pesano e il piano dev’essere libero. Sul lavoro finito rimettile dopo qualche giorno, su piedini, così l’acqua scorre sotto.',
    /^ristrutturazione_tetto\/(?:impermeabil|terrazzo)|^ristrutturazione_facciata\/(?:balcone|frontalini)/,
  ),
  thing(
    'rotelle|carrozzin*|disabil*|invalid*|deambulator*|anzian* + passa|entra|ci sta|adatt*|va bene|usare|usa|madre|mamma|padre|nonn*',
    'Per una sedia a rotelle il piatto va a filo pavimento, con uno spazio libero di circa 90 × 120 cm e la porta larga almeno 80 cm: dillo subito a {who}. Maniglie e sedile si aggiungono; il lavoro completo è «rendere il bagno accessibile».',
    /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto|completo|rinnovo)/,
  ),
  thing(
    'perche|come mai|causa|colpa|motivo + rompono|rotti|rovinat*|stacc*|sbriciol*|cadono|sgretol*|arruggin*|crep*',
    'Di solito l’acqua entra nel cemento e arrugginisce i ferri, che gonfiano e fanno saltare il bordo. Per questo si puliscono e si trattano i ferri prima di richiudere, e si sistema il gocciolatoio.',
    /^ristrutturazione_facciata\/(?:frontalini|cornicioni|balcone)/,
  ),
]

/** Questions about small jobs and rented homes, for any job. They come after those of the trades. */
export const rented: readonly Thing[] = [
  thing(
    'padron*|proprietari*|locator*|affitto|inquilin* + pag*|tocca|spetta|carico|mettere|rimbors* - vicin* + sotto + danni',
    'Se la casa è in affitto di regola le riparazioni straordinarie e gli impianti li paga il proprietario, la piccola manutenzione l’inquilino (artt. 1576 e 1609 del codice civile); la tinta dipende dal contratto. Prima di iniziare chiedi un sì scritto.',
  ),
]
