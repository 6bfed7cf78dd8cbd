import { readUtterance } from '../../italian/utterance.ts'
import { showNumber } from '../../wording/figures.ts'
import { yields } from '../about/work.ts'
import { panelsOf } from '../panels.ts'
import { type Thing, thing } from './thing.ts'

const plant = /^impianto_fotovoltaico\/(?:impianto|ampliamento|batteria|inverter|controllo)$/
const panels = /^impianto_fotovoltaico\/(?:impianto|ampliamento|pulizia|controllo)$/

/** Questions about solar panels. */
export const solar: readonly Thing[] = [
  thing(
    'pompa|gomma|idropulitric*|canna + giardino|terra|sotto|basso|da solo|io|bast*',
    'Da terra con la pompa va via solo la polvere: l’acqua del rubinetto lascia il calcare, e fredda sui vetri caldi può romperli. Se provi, fallo al mattino e senza salire; per smog e guano ci vogliono spazzola e acqua demineralizzata.',
    /^impianto_fotovoltaico\/pulizia$/,
  ),
  thing(
    'avvis*|comunic*|dire|dirlo|segnal*|enel|gse|gestore + spent*|stacc*|ferm*|smont*|scolleg*|qualcuno',
    'Per un fermo di qualche settimana di solito no: lo stacca e lo rimette in funzione {who}. Se cambiano inverter, pannelli o posizione va comunicato al distributore e al GSE, e la pratica la fa l’installatore.',
    /^impianto_fotovoltaico\/smontaggio$/,
  ),
  thing(
    'rub*|ladr*|furt* + pannell*|impianto|batteri*|possono|puo|rischi*|li|se',
    'Su un tetto succede di rado: sono avvitati, in alto e con il numero di serie registrato. Se stanno a terra o su un capannone si usano viti antifurto, e conviene aggiungere il furto alla polizza di casa.',
    plant,
  ),
  thing(
    'balcon*|terrazz*|giardin*|pergola|a terra|terreno + mett*|posso|si puo|mont*|install*',
    'Sì: su un balcone si monta un kit da una o due centinaia di watt fino a 800 W, che si attacca a una presa; in giardino o su una pergola si fa un impianto vero, con una struttura. Se vuoi il prezzo del kit scrivimi «fotovoltaico da balcone».',
    /^impianto_fotovoltaico\/impianto$/,
  ),
  thing(
    'ved*|vist*|estetic*|brutt*|impatto + strada|fuori|sotto|giardino|lontano|tetto - casa mia + foto',
    'Su una falda stanno appoggiati con la stessa pendenza, a pochi centimetri dal manto: si vedono come una finestra scura. Se la falda dà sulla strada in centro storico il Comune può chiedere moduli color coppo o un’altra falda.',
    plant,
  ),
  thing(
    'condomin*|assemblea|vicin*|amministrator* + no|vieta*|bloccar*|negare|oppor*|permess*|autorizz*|divieto|consenso',
    'Per un impianto a uso tuo l’assemblea di regola non può vietarlo: se servono modifiche alle parti comuni lo comunichi all’amministratore, e può chiedere cautele o un altro modo (art. 1122-bis del codice civile). Avvisalo prima, con il progetto di {who}.',
    plant,
  ),
  thing(
    'dopo + #|vent*|dieci|trent* + anni|anno + succede|cambia|fine|resta|poi',
    'I pannelli continuano a produrre: dopo 20–25 anni rendono di solito ancora l’80–85 % di quando erano nuovi. In quel tempo si cambia una volta l’inverter, dopo 10–15 anni, e la batteria; alla fine i moduli si smaltiscono come rifiuti elettronici.',
    plant,
  ),
  thing(
    'ferie|vacanz*|via di casa|non ci siamo|assent*|casa vuota + corrente|energia|pannell*|impianto|batteri*|succede|produc*',
    'Quello che non usi riempie la batteria, se c’è, e poi va in rete: te lo paga il GSE con il ritiro dedicato, a un prezzo più basso di quello che paghi tu. L’impianto lavora da solo, non va spento.',
    plant,
  ),
  thing(
    'wifi|internet|connession* internet|rete di casa + serve|servono|devo|senza|obbligatori*|bisogna|per forza',
    'Per produrre no. Serve per vedere i dati nell’app e per l’assistenza a distanza: l’inverter si collega al wifi di casa, e se non arriva si può usare un cavo o una SIM.',
    plant,
  ),
  thing(
    'quanta|quanto|quanti + fa|fanno|tira|tirano|rende|rendono|genera|produrr*|produc* + anno|mese|giorno|estate|inverno|annui|giornata - cost* + risparm* + spend* + pag*',
    (_job, context) =>
      yields({ ...context, utterance: readUtterance('quanta energia produce?') }).paragraphs[0] ?? null,
    plant,
  ),
  thing(
    'garanz* + quant*|anni|hanno|dura|danno|che',
    'Di solito 12–25 anni sul prodotto e 25–30 sulla resa dei pannelli, 5–10 sull’inverter, 10 sulla batteria: le dà il produttore. Sul montaggio risponde {who}: fai scrivere nel preventivo che cosa copre e chi viene se qualcosa si ferma.',
    plant,
  ),
  thing(
    'stacc*|off grid|isola|autonom*|indipenden*|scolleg* + rete|enel|contator*|totalmente|del tutto|completamente|corrente|posso|diventare',
    'Staccarsi del tutto si può ma conviene di rado: per i giorni senza sole servirebbero batterie molto grandi, e si perde la corrente venduta. Restando collegati, pannelli e batteria di una casa coprono di solito il 60–80 % dei consumi.',
    plant,
  ),
  thing(
    'fornitor*|gestore|compagnia luce|bolletta + cambi*|passo|passare|scegl*|libero',
    'No: puoi cambiare fornitore quando vuoi. L’impianto è legato al contatore e al distributore della zona, e il contratto con il GSE per la corrente che vendi è a parte.',
    plant,
  ),
  thing(
    'vend*|rivend* + casa + gse|contratt*|ritiro|scambio|impianto|pannell*',
    'L’impianto resta alla casa e chi compra subentra: il contratto con il GSE e la connessione si voltano a suo nome, portali e moduli li dà il GSE. Consegna dichiarazione di conformità, garanzie e schemi; delle rate di detrazione parla con il notaio.',
    plant,
  ),
  thing(
    `per forza|davvero|obbligatori*|obbligat*|necessari*|serve|ci vuole|bisogna + elettricist*|tecnico|installator*|professionist*|ditta
     mont*|install*|metto|attacc*|colleg*|fai + da solo|da sola|da me|io|fai da te|da soli`,
    'Il kit fino a 800 W si attacca a una spina e lo puoi montare tu (con {who} di solito 100–250 € in più). L’elettricista serve per la presa dedicata, 60–120 €, e se la linea è vecchia; le staffe vanno fissate bene. Poi mandi la comunicazione unica al distributore.',
    /^impianto_fotovoltaico\/balcone$/,
  ),
  thing(
    'contator* + cambi*|nuovo|sostitu*|devo|serve|bisogna|doppio|un altro',
    'Il contatore lo adegua il distributore quando allaccia l’impianto, perché deve contare anche la corrente che esce: non lo compri tu, rientra nella pratica di connessione. La potenza impegnata può restare la stessa.',
    /^impianto_fotovoltaico\/(?:impianto|ampliamento)$/,
  ),
  thing(
    'attacc*|allacc*|attiv*|collegat*|entra in funzione|produrre|acceso + quant*|quando|tempo|tempi|settiman*',
    'I lavori durano da uno a quattro giorni; l’allaccio lo fa il distributore e arriva di solito in 4–10 settimane dalla domanda. Fino ad allora l’impianto resta spento.',
    /^impianto_fotovoltaico\/(?:impianto|ampliamento)$/,
  ),
  thing(
    'cines*|europe*|tedesc*|italian*|marc* economic* + differenz*|meglio|pannell*|tra|convien*|vale|sono',
    'Contano più garanzia e assistenza che il Paese: quasi tutte le celle vengono dall’Asia. Guarda gli anni di garanzia su prodotto e resa, chi la dà in Italia, e che l’inverter sia di una marca con centri assistenza.',
    plant,
  ),
  thing(
    'vedere|vedo|controll*|app|telefono|monitor*|seguire|sapere + produ*|app|impianto|telefono|rend*|funzion* - blackout + luce',
    'L’inverter ha il wifi: dall’app vedi quanto produci, quanto consumi e quanto va in rete, ora per ora, e ti avvisa se qualcosa si ferma.',
    plant,
  ),
  thing(
    'sporc*|polver*|fogli*|cacca|guano|sabbia + se|succede|cosa|rend*|produc*|pannell*|fa|perd*',
    'Sporchi rendono di solito un 3–7 % in meno, di più vicino a campi o strade; la pioggia ne porta via gran parte e un lavaggio ogni uno o due anni basta.',
    plant,
  ),
  thing(
    'bast* + clima*|condizionator*|casa|tutto|famiglia|pompa|induzione|lavatrice|forno|elettrodom*',
    'Di giorno sì: un climatizzatore prende di solito 0,6–1 kW, un forno o l’induzione 2–3, e in pieno sole ogni kW di pannelli dà quasi un kW. La sera e d’inverno quello che manca arriva dalla rete o dalla batteria.',
    /^impianto_fotovoltaico\/(?:impianto|ampliamento)$/,
  ),
  thing(
    'spazio|posto|metri|mq|superficie|grandi|grandezza|occup*|ingombr* + quant*|tetto|serv*|occup*|pannell*|ci stanno|grandi|basta - giardin* + batteri*',
    (job) => {
      const count = job ? panelsOf(job) : null
      return count === null
        ? 'Un pannello da 440 W misura circa 2 m² (1,75 × 1,15 m): per ogni kW servono di solito 5 m² di falda, 8–10 su un tetto piano.'
        : `Per questo impianto servono circa ${showNumber(count.low * 2)}${count.high === count.low ? '' : `–${showNumber(count.high * 2)}`} m² di falda: 2 m² a pannello, più un margine dai bordi; su un tetto piano quasi il doppio.`
    },
    /^impianto_fotovoltaico\/(?:impianto|ampliamento)$/,
  ),
  thing(
    'pes*|carico|reggono|regge|solaio|struttura + pannell*|tetto|troppo|quant*|regge|impianto|pesano - cost*',
    'I pannelli con le staffe pesano circa 12–15 kg/m², meno di uno strato di tegole: un tetto sano li regge. Sul tetto piano le zavorre pesano di più (30–80 kg/m²): lo verifica {who}, o un tecnico se il tetto è vecchio.',
    panels,
  ),
  thing(
    'fulmin*|saett*|temporal* + attir*|pericol*|protez*|pannell*|cadono|cade|se|rischi*',
    'No, i pannelli non attirano i fulmini. Nel quadro ci sono gli scaricatori di sovratensione, che proteggono inverter e casa; se c’è un parafulmine l’impianto va collegato.',
    plant,
  ),
  thing(
    'incendi*|fuoco|scoppi*|esplod*|pericol*|sicur* + pannell*|batteri*|inverter|impianto|casa|prend*|e',
    'Un impianto montato a norma è sicuro: ci sono sezionatori e protezioni. La batteria va in un locale asciutto e ventilato, lontano da fiamme e non in camera; chiedi la dichiarazione di conformità.',
    plant,
  ),
  thing(
    'blackout|black out|manca corrente|salta corrente|va via luce|va via corrente|senza rete|manca luce|stacca corrente|senza corrente|via luce',
    'Se manca la rete l’impianto di regola si ferma, per sicurezza. Per avere corrente lo stesso servono una batteria e un inverter con uscita di emergenza: il quadro per il blackout costa di solito 400–1.000 €.',
    plant,
  ),
  thing(
    `notte|notti|buio|nuvol*|senza sole - cost* + lavor* + rumor* + puli* + batteri*
     notte|buio|sera|nuvol*|senza sole|piove|inverno|nebbia + funzion*|va|e|produc*|come|fa|rend*|quando|di|corrente - cost* + lavor* + rumor*`,
    'Di notte non producono e la corrente la prendi dalla rete, come adesso; con una batteria la sera usi quella messa da parte di giorno. Con le nuvole rendono di solito dal 10 al 30 %, d’inverno circa un terzo dell’estate.',
    plant,
  ),
  thing(
    `ogni quanto|quante volte|quanto spesso|si puliscono|vanno puliti|van puliti|bisogna pulir*|devo pulir*|manutenz*|si sporcano|lavare|lavarli|pulirli|si lavano + pannell*|puli*|lav*|manutenz*|sporc*|ogni|volte - cost*
     curat*|curar*|cura|cure|accudi*|manutenz*|manutenut*|seguiti|segue|badare|accorgiment*|attenzion* + pannell*|devo|dopo|bisogn*|vanno|va|serv*|anni|impianto|che|cosa|fare|ci - cost* + sicur*`,
    'Poco: una pulizia ogni uno o due anni, di più vicino a campi, strade o camini, e un occhio alla resa sull’app; un controllo dell’impianto ogni qualche anno. La pioggia fa il resto: sporchi rendono di solito un 3–7 % in meno.',
    panels,
  ),
  thing(
    'detersiv*|prodott*|sapone|chimic*|idropulitric*|acqua + us*|con|che|pulit*|lav*|rovin*',
    'Di solito si lavano con acqua demineralizzata e spazzola morbida, senza detersivi: prodotti aggressivi e idropulitrice rovinano il vetro e fanno perdere la garanzia.',
    /^impianto_fotovoltaico\/pulizia$/,
  ),
  thing(
    'salite|salgono|salire|arriv*|ramp*|scala|cestello|imbrag* + tetto|voi|come|sicur*|devo|su|chi',
    'Sì, sale {who}, imbragato o con l’asta da terra; tu sul tetto non devi salire. Se il tetto è alto o ripido serve una piattaforma, che è a parte.',
    /^impianto_fotovoltaico\//,
  ),
  thing(
    'romp*|rott*|guast*|difett*|fulmin* + pannell*|modul*|inverter|uno|cambi*|succede|paga|garanz* - tegol* + neve + nevic*',
    'Si cambia solo il pannello rotto. Di solito c’è garanzia di 12–25 anni sul prodotto e di 25–30 sulla resa; quella dell’inverter è di 5–10. I danni di chi lavora li paga la sua polizza, quelli da grandine la tua.',
    /^impianto_fotovoltaico\//,
  ),
  thing(
    `consum*|us*|avanz*|eccess*|in piu|troppo|produco|tutt* + non|avanz*|piu|eccess*|troppo + dove|se|come|vend*|perdo|va|che|cosa|succede|pag*
     non consumo tutto|non la uso|non uso tutta|non consumo tutta`,
    'La corrente che non usi va in rete: la ritira il GSE con il ritiro dedicato, pagandola molto meno di quanto la compri, oppure la condividi in una comunità energetica. Lo scambio sul posto per i nuovi impianti è finito.',
    plant,
  ),
  thing(
    'batteri*|accumul* + dopo|poi|futur*|domani|aggiung*|piu avanti|un altro anno|predispos*|successiv* - cost* + quant*',
    'Sì, la batteria si può aggiungere dopo; conviene prendere subito un inverter ibrido, così si collega e basta. Una batteria aggiunta costa di solito 620–980 € per kWh, montata; la posa si paga un’altra volta.',
    /^impianto_fotovoltaico\/(?:impianto|ampliamento)$/,
  ),
  thing(
    `ibrid* + quant*|cost*|prezzo|e uno|predispos*|batteri*|futur*|meglio|convien*|differenz*`,
    'Un inverter ibrido, pronto per la batteria, costa di solito 1.600–3.000 € montato, contro 1.000–2.200 € di uno normale fino a 6 kW. Conviene se pensi di aggiungerla.',
    /^impianto_fotovoltaico\/inverter$/,
  ),
  thing(
    'dove|posto|spazio|garage|balcone|fuori|dentro|ingombr*|grande|grandi + batteri*|accumul*|inverter',
    'La batteria è grande come un piccolo armadio (di solito 60 × 40–100 cm) e sta accanto all’inverter: garage, lavanderia o locale tecnico, all’ombra e asciutto. Qualche modello può stare fuori.',
    plant,
  ),
  thing(
    'cosa|che|serve|fa + inverter|ottimizzator*|stringh*|scaricator* + fa|serve|e|cos|cosa|sono - rumor* + consum* + quant* + cost* + romp*',
    'L’inverter trasforma la corrente dei pannelli in quella di casa e controlla l’impianto; gli ottimizzatori aiutano se qualche pannello è in ombra (+60–110 € a modulo).',
    plant,
  ),
  thing(
    'avvis*|avvert*|comunic*|pratic*|document*|enel|distributor*|gse|gestore|bolletta|contratto + chi|devo|serve|bisogna|qualcuno|fate|fa|quali|pensa|presenta|voi',
    'Sì: il distributore e il GSE vanno avvisati, e la pratica di connessione la presenta di solito {who}, con la tua delega. Al Comune non si chiede nulla, fuori da centri storici e vincoli. Al fornitore della bolletta non serve dirlo.',
    plant,
  ),
  thing(
    'ombr*|alber*|camino|comignol*|palazzo + problem*|rend*|fa|fanno|sui|pannell*|se|cala*|cambia',
    'L’ombra toglie molto: anche un comignolo può fermare una fila intera. Si risolve spostando i pannelli o con gli ottimizzatori, +60–110 € a modulo; le ombre le guarda {who} al sopralluogo.',
    plant,
  ),
  thing(
    'nord|sud|est|ovest|orientament*|esposiz*|pendenza|inclinaz* + va bene|rend*|convien*|posso|serve|meglio|tetto|quant*|anche|perd*',
    'Il meglio è sud con circa 30°; est e ovest rendono di solito il 15–20 % in meno, ma distribuiscono la corrente su tutto il giorno. A nord conviene di rado.',
    plant,
  ),
  thing(
    'auto|macchina|colonnina|wallbox + caric*|ricaric*|posso|basta|elettric*|con - app + wifi + telefon*',
    'Sì, di giorno puoi caricare l’auto con i pannelli: ci vuole una wallbox (di solito 1.100–1.700 € montata), meglio una che segue la produzione. Per un uso normale conta 2–3 kW di pannelli in più.',
    plant,
  ),
  thing(
    'senza|intanto|nel frattempo|mentre|durante|quei giorni + corrente|luce|elettricita|bolletta + casa|come|si fa|resto|rimang*|va|stacc*|paga|prend*|giorni',
    'La casa resta alimentata dalla rete, come prima dei pannelli: in quei giorni compri tutta la corrente e non ne produci. {who} stacca l’impianto dal quadro e lo riavvia quando rimonta i moduli.',
    /^impianto_fotovoltaico\/smontaggio$|^ristrutturazione_tetto\//,
  ),
]
