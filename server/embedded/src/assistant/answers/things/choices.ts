import { materials } from '../about/contents.ts'
import { orderNamed, orderOf } from './order.ts'
import { type Thing, thing } from './thing.ts'

const firms = 'impres*|ditt*|artigian*|professionist*|operai|muratori|squadr*|installator*|loro'

/** Questions about choosing a firm, combining jobs, and what to do if something goes wrong. */
export const choices: readonly Thing[] = [
  thing(
    'noleggi*|leasing|comodato|in affitto + convien*|posso|si puo|meglio|caldaia|impianto|pannell*|clima*|esist*',
    'Esistono formule a canone, con manutenzione compresa: alla fine di solito costano di più, e la detrazione spetta a chi è proprietario. Confronta la somma dei canoni con il prezzo qui sopra, e guarda durata e penale per uscire.',
    /^(?:caldaia|impianti|impianto_fotovoltaico)\//,
  ),
  thing(
    'vend*|avete|showroom|esposizion*|catalogo|negozio|magazzino + mobil*|piastrell*|sanitar*|material*|vedere|esposizion*|campion*|modell* - casa + rivend* + foto',
    'Noi non vendiamo materiali e non abbiamo un’esposizione: mettiamo in contatto con chi fa il lavoro. Piastrelle, sanitari e modelli li scegli in un negozio della tua zona o dal fornitore che ti indica {who}.',
  ),
  thing(
    'devo|dobbiamo|bisogna|tocca|serve + comprare|compro|comprar*|procur*|prendere|portare + qualcosa|io|niente|material*|altro|noi - permess* + misur* + ferie + foto',
    (_job, context) => materials(context).paragraphs[0] ?? null,
  ),
  thing(
    'come|criteri*|cosa guard* + scelgo|scegliere|capire|valut*|riconosc* + impres*|ditt*|artigian*|idraulic*|elettricist*|imbianchin*|profession*|installator*|brav*|seri*',
    'Confronta due o tre preventivi scritti sulla stessa scheda, voce per voce, e non solo il totale. Chiedi visura, copia della polizza e qualche lavoro simile; diffida di chi vuole un acconto alto o non scrive i tempi. In «I nostri professionisti» vedi chi lavora nella tua zona.',
  ),
  thing(
    'acqua|luce|corrente|bagno|elettricita + cantiere|operai|muratori|usano|consum* + paga|chi|mette|uso|posso|fornisc* - perd* + resto + senza',
    'Acqua e corrente per lavorare di solito le mette chi ordina i lavori: sono pochi euro, tranne che nei cantieri lunghi. Per il bagno degli operai mettetevi d’accordo prima, e scrivetelo nel preventivo.',
  ),
  thing(
    'lavori|cantieri|referenz*|esemp* + fatti|fatto|gia|precedent*|realizzat*|altri + vedere|vederl*|mostr*|guard*|foto|visionar* - stima + prezz*',
    'Sì: in «I nostri professionisti» ogni profilo dice la zona e i lavori che fa. Prima di firmare chiedi anche due o tre foto di lavori simili al tuo, e se puoi il numero di un cliente.',
  ),
  thing(
    'se|quando + ottur*|intas*|tapp*|perd*|guast*|scroll*|blocc* + chi paga|paga|pagare|pago|spese - condomin* + vicin* + assicuraz*',
    'Se è un difetto del lavoro lo sistema {who} senza farti pagare: scrivigli appena lo vedi, con due foto. Se dipende dall’uso o da un pezzo vecchio che non è stato toccato, la riparazione la paghi tu. Fai scrivere nel preventivo quanto dura la garanzia sul lavoro.',
  ),
  thing(
    'quanto|tempo|giorni|quando|entro quando + preventivo|offerta + arriv*|vuole|aspett*|ricev*|ci mett*|avere|ottener*|mandano|fanno - costa + paga + gratis + vale + scad* + valid*',
    'Dopo il sopralluogo il preventivo scritto arriva di solito in 3–10 giorni: fatti dire la data quando vengono a vedere. Se ti serve prima dillo subito a {who}.',
  ),
  thing(
    'condomin*|vicino|vicini|inquilin*|uno|qualcuno|qualcun + non paga|non pagano|moros*|non vuole|non vogliono|rifiut*',
    'Quello che l’assemblea delibera lo pagano tutti: per i lavori straordinari si costituisce un fondo prima di iniziare (art. 1135 del codice civile), e contro chi non paga l’amministratore può chiedere un decreto ingiuntivo. Chiedi che il fondo ci sia prima della firma.',
  ),
  thing(
    'assemblea|condominio|condomini|amministratore + scegl*|vota*|ditta|impresa|preventiv* + come|chi|quant*|scegl*|decid* - divid* + permess* + maggioranz* + paga',
    'Porta in assemblea due o tre preventivi sulla stessa descrizione dei lavori, voce per voce: decide l’assemblea, e l’amministratore firma il contratto. La scheda di questa chat va bene come base comune.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    `cosa|che cosa|che|quali|devo|dovrei + chiedere|chiedo|chiederg*|guardar*|controllar*|verificar*|attenzion*|sapere + prima firmare|prima accettare|firm*|accett*
     cosa|che cosa + scriver*|scritto|esserci + preventivo|contratto`,
    'Fatti scrivere: che cosa è compreso e che cosa no, marche e quantità, inizio e fine, come si paga, chi smaltisce, la garanzia e quanto vale il prezzo. Chiedi visura e copia della polizza, e per un cantiere il DURC. Poi confrontalo voce per voce con un altro.',
  ),
  thing(
    `avanz*|resto|rimasugl*|rimanenz*|rimane|scatol*|latta|latte + vernic*|pittur*|piastrell*|material*|mattonell*|tinta|parquet - cost* + compres* + pavimento rimane`,
    'Quello che hai pagato è tuo: fatti lasciare un po’ di materiale con la sigla del colore o del lotto, serve per i ritocchi. Di solito si ordina il 5–10 % in più; gli avanzi che non vuoi li smaltisce {who}.',
  ),
  thing(
    `senza + permess*|cila|scia|autorizzaz*|pratica|dirlo + se|succede|rischi*|mult*|faccio|fare|facessi|posso|sanzion* - serve + quale + detra* + bonus
     abusiv*|abuso|non lo comunico|non comunico|non la presento`,
    (job) =>
      job && /CILA|SCIA/.test(job.kind.permits)
        ? 'Non conviene: senza CILA la sanzione è di regola di 1.000 €, meno se la presenti da solo a lavori in corso (DPR 380/2001, art. 6-bis); per le strutture è molto più grave. Di regola perdi anche la detrazione, e quando vendi la casa vanno messe a posto le carte.'
        : null,
  ),
  thing(
    `unic*|una sola|un solo|sola|solo|general contractor|chiavi mano + impres*|ditt*|interlocutor*|referent* + singol*|vari|varie|separat*|divers*|artigian*|piu ditte|piu imprese|tanti|tante|meglio|convien*
     meglio|convien* + un ditta|una ditta|un impresa|ditta|impresa + artigian*|singol*|separat*`,
    'Un’impresa sola di solito costa un po’ di più, ma coordina tutti e risponde di tutto con un contratto. Con artigiani separati spesso spendi meno e scegli ognuno, ma i tempi li incastri tu, e con più ditte serve di regola un coordinatore della sicurezza (D.Lgs. 81/2008).',
  ),
  thing(
    // In 'se mi molla a gennaio?' it may be the boiler.
    `sparis*|scapp*|fallis*|fallimento|abbandon*|mollan*|piantan*|volatil*|non si fanno piu + ${firms}|lavor*|meta|cantiere|accont*|soldi|se - muff* + macchi* + umid* + pannell*
     molla|mi piant*|ci piant* + ${firms}|lavor*|meta|cantiere|accont*|soldi - muff* + macchi* + umid* + pannell*`,
    'Difenditi prima: acconto piccolo, poi paghi solo il lavoro già fatto, con bonifico e fattura, e il saldo alla fine. Se abbandonano fai foto e scrivi per PEC o raccomandata entro quando devono riprendere; poi, con un avvocato, puoi far finire ad altri e chiedere i danni. Il contratto è tra te e {who}.',
  ),
  thing(
    `comprar*|compro|acquist* + ristruttur*|rifar*|sistemar* + gia|nuov*|fatt*|convien*|meglio|ristrutturat*`,
    'Il confronto si fa sui totali: prezzo della casa da sistemare, più i lavori che ti stimo io, più un 10 % di imprevisti, i tecnici e i mesi di attesa; dall’altra parte il prezzo di una già pronta in zona. Chiedi anche che cosa hanno rifatto davvero: impianti e tetto contano più delle finiture.',
    /^ristrutturazione\/(?:completa|parziale)$|^$/,
  ),
  thing(
    `due|tre|meta|alcun*|qualcun*|una + adesso|ora|intanto|subito + dopo|poi|piu avanti|anno - cost* + prezz* + preventiv* + dura + cambi* + modific*
     resto|rimanent*|altre|altri|altra|altro + dopo|poi|piu avanti|anno|prossim*|futuro|mesi|primavera|estate|autunno + adesso|intanto|subito|prima|solo|iniziar*|comincia* - cost* + prezz* + preventiv* + garanz* + dura`,
    'Sì, si può fare a fasi: conviene finire prima quello che sporca o che sta dentro i muri, poi le finiture. Costa un po’ di più, perché uscita, protezioni e pulizia si pagano due volte: fai scrivere nel preventivo le due fasi con i loro prezzi.',
  ),
  thing(
    `prima|ordine|per primo + cosa|quale|quali|conviene|che|dove|meglio + fare|faccio|facciamo|iniziar*|cominci*|partire|lavor* - cost* + prezz* + preventiv* + foto + sopralluog* + firm* + pag*`,
    (_job, context) => (context.jobs.length > 1 ? orderOf(context) : null),
  ),
  thing(
    `prima|dopo + bagno|finestr*|infiss*|tint*|imbianc*|pavim*|parquet|tetto|facciat*|impiant*|cappott*|caldai*|pannell*|port* - cost* + prezz* + preventiv* + foto + sopralluog* + firm* + pag*`,
    (_job, context) => orderNamed(context),
  ),
  thing(
    `se|quando|caso|quanto + romp*|guast*|si ferma|fermass*|blocc*|smett* + chi|dove + chiam*|rivolg*|intervien*|aiut*|vien* - prezz* + cost* + rompon* + tub* + pavim* + muro`,
    'Se è in garanzia chiama chi l’ha montato o il centro assistenza della marca, che spesso risponde anche nei festivi; se no chi è libero lo trovi in «I nostri professionisti». Fai scrivere nel preventivo numero e tempi di intervento.',
    /^(?:caldaia|impianti|impianto_fotovoltaico|serramenti)\//,
  ),
  thing(
    `pannell*|fotovoltaic*|solar* + convien*|meglio|adesso|insieme|subito|dopo|gia che|approfitt*|stess*|predispo*`,
    'Conviene farli insieme, o almeno predisporre passaggi e ganci: il ponteggio si paga una volta sola, e sotto i pannelli il manto deve durare quanto loro, di solito 25–30 anni. Se vuoi anche quelli scrivimi «aggiungi: installare il fotovoltaico».',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    `prov*|campion*|anteprima|mazzett*|cartell* + color*|tint*|vedere|prima|facciat*|muro|posso|fate|fare`,
    'Sì: chiedi una prova di un metro sul muro, da guardare asciutta e col sole, prima che ordinino la tinta. In condominio la sceglie l’assemblea, e in molti Comuni va presa dal piano del colore.',
    /^ristrutturazione_facciata\//,
  ),
  thing(
    'induzione + corrente|kw|potenza|contator*|serv*|bast*|kilowatt|linea',
    'Per un piano a induzione 3 kW bastano solo se lo limiti o non accendi altro insieme: di solito si passa a 4,5–6 kW, chiedendoli al fornitore della bolletta. Serve anche una linea dedicata dal quadro, che {who} verifica.',
  ),
]
