import type { AnswerContext } from '../answer-context.ts'
import { tellingWords } from '../features.ts'
import { createMatcher, meets, type Rule } from '../matching.ts'
import { reply, type Reply, subjectOf } from './subject.ts'

const matcher = createMatcher()

interface Known {
  readonly rule: Rule
  readonly words: string
  /** How the keys of the jobs begin for which it holds; null for any, or for none in hand. */
  readonly jobs: RegExp | null
}

function known(rule: string, words: string, jobs: RegExp | null = null): Known {
  return { rule: matcher.rule(rule), words, jobs }
}

const solar = /^impianto_fotovoltaico\//
const comesOff = 'stacc*|scrost*|sfogli*|gonfi*|spell*|sfarin*|screpol*|crepa|crepano|scoppi*'

/** What the trades know about a thing that a question names; the first that fits counts. */
const knownThings: readonly Known[] = [
  known(
    `perche|come mai|motivo|causa|colpa|dipende|mai + ${comesOff}`,
    'Di solito intonaco e pittura si staccano per l’acqua (umidità che risale, un’infiltrazione, condensa) o perché sotto il fondo era polveroso o vecchio. Prima va tolta la causa, altrimenti torna: al sopralluogo si vede quale delle due è.',
    /^(?:tinteggiatura|ristrutturazione_facciata|ristrutturazione)\//,
  ),
  known(
    'giall*|nicotin*|fumo|fuliggin*|alon* + riaffior*|rispunt*|riapp*|ricomp*|torna|tornano|ritorn*|riesc*|passa|trapela|trapass*|copre|coprono|vede|vedono|vedra',
    'Con la sola pittura riaffiora: nicotina, fumo e vecchie macchie passano attraverso. Prima si lava e si dà un fondo isolante antimacchia, poi la tinta; chiedi che sia scritto nel preventivo.',
  ),
  known(
    'mobil*|armad*|divan*|arred* + spost*|lev*|tolgo|togliamo|svuot*|sgombr* + io|noi|mi|da me|da solo|soli|sposto|svuoto|tolgo|levo',
    'Meglio: con le stanze vuote si lavora più in fretta e si protegge di meno, e qualcosa si risparmia. Se le svuoti del tutto scrivi «casa vuota»: rifaccio i conti.',
    /^tinteggiatura\//,
  ),
  known(
    'sopra|sovrappost*|sovrapposizion* + vecchi*|esistent*|attuali|quelle|pavimento|piastrell* + risparm*|convien*|meno|meglio|posso|possono|si puo|cambia|tiene|mett*|poso|posa*',
    'Sì, in sovrapposizione si risparmiano demolizione e smaltimento. Va bene se le vecchie piastrelle sono piane e ben attaccate e le tubazioni restano quelle; lo spessore cresce di circa 1 cm, quindi attenzione a porte e scarichi.',
    /^(?:ristrutturazione_bagno|ristrutturazione)\//,
  ),
  known(
    'manigli*|appigl*|corriman* + regg*|appogg*|sosten*|tener*|sicur*|doccia|mett*|mont*|possono|si puo|fiss*|anzian*',
    'Sì, i maniglioni si possono mettere: si fissano al muro con tasselli adatti, e nel cartongesso serve un rinforzo dietro. Dillo prima che chiudano le pareti, e se mi scrivi «aggiungi i maniglioni» li stimo.',
    /^ristrutturazione_bagno\//,
  ),
  known(
    'lavandin*|lavabo + specchi*|mobil*',
    'Rifacendo il bagno il lavabo è compreso con i sanitari; mobili e specchio restano a parte, perché i prezzi cambiano troppo da un modello all’altro.',
    /^ristrutturazione_bagno\/(?:completo|rinnovo)$|^$/,
  ),
  known(
    'notte|buio|sera|nuvol*|senza sole',
    'Quando non c’è sole la corrente la prendi dalla rete, come adesso; con una batteria usi la sera quella che i pannelli hanno messo da parte di giorno.',
    solar,
  ),
  known(
    'blackout|black out|manca corrente|salta corrente|stacca corrente|senza rete',
    'Se manca la rete l’impianto di regola si ferma, per sicurezza. Per avere corrente lo stesso servono una batteria e un inverter con uscita di emergenza (backup): chiedilo nel preventivo.',
    solar,
  ),
  known(
    'piov*|pioggia|piovess*|temporal* + faccio|fare|facciamo|intanto|frattempo|domani|stanotte|ripar*|copr*|protegg*',
    'Se deve piovere prima del lavoro: metti secchi sotto e sposta le cose di valore, stacca la corrente se l’acqua è vicina a prese o lampade, e fai coprire il punto con un telo da un’impresa. Sul tetto non salire.',
    /^ristrutturazione_tetto\/|^$/,
  ),
  known(
    'color*|tint* + cambi*|scegl*|diverso|diversa|altro|altra|nuovo + facciat*|fuori|esterno|esterna|palazz*|condomin*|comune',
    'Il colore di una facciata si può cambiare, ma in molti Comuni va scelto nel piano del colore comunale e in condominio lo decide l’assemblea. Sul prezzo di solito non pesa, salvo tinte molto forti.',
  ),
  known(
    'color*|tint* + cambi*|cambiass*|scegl*',
    'Dentro casa il colore lo scegli tu. Quello di una facciata si può cambiare, ma in molti Comuni va scelto nel piano del colore comunale e in condominio lo decide l’assemblea.',
    /^ristrutturazione_facciata\/|^$/,
  ),
  known(
    'cappott* + convien*|meglio|differenz*|rispetto|confronto|o|piuttosto',
    'L’insufflaggio costa molto meno del cappotto e non vuole ponteggio, ma isola solo dove c’è l’intercapedine: pilastri, travi e balconi restano ponti termici. Il cappotto isola tutto e conviene se la facciata è comunque da rifare.',
    /\/insufflaggio$/,
  ),
  known(
    'misur*|calcol* + come|modo|dove|faccio|prendo|prendere + metr*|mq|superfic*|altezza|facciat*|parete|pareti|mura|misur*',
    'Per i muri: lunghezza di ogni lato per l’altezza, e somma i lati (perimetro × altezza); porte e finestre piccole non si tolgono. Per l’altezza conta 3 m a piano. Per pavimenti e falde: lunghezza per larghezza. Basta a passi, le misure vere si prendono sul posto.',
  ),
  known(
    'asciug*|asciutt* + quanto|tempo|ore|quando|giorn*|mani|mano',
    'Una pittura all’acqua è asciutta al tatto in 1–2 ore e la seconda mano si dà dopo 4–6; uno stucco o un intonaco nuovo chiede da un giorno a qualche settimana, secondo lo spessore.',
    /^tinteggiatura\//,
  ),
  known(
    'fattura|fatture|ricevuta|scontrino',
    'La fattura te la fa chi esegue il lavoro, con l’IVA che vedi nella stima: serve per la garanzia e, dove c’è, per la detrazione. Noi non emettiamo niente, perché a noi non paghi.',
  ),
  known(
    'calcar*|acqua dura|addolcitor*|polifosfat*',
    'Con acqua dura il calcare rovina scambiatore e rubinetti: di solito si monta un filtro con dosatore di polifosfati, o un addolcitore. Chiedi che nel preventivo sia una riga a parte.',
  ),
  known(
    'termosifon*|radiator*|caloriferi|calorifero + tenere|tengo|vecchi|vanno bene|restano|bastano|stessi|esistent*|che ho|compatibil*',
    'Con una caldaia a condensazione i termosifoni restano. Con una pompa di calore vanno bene se la casa è isolata e bastano temperature più basse; altrimenti qualcuno si ingrandisce: lo verifica il termotecnico.',
    /^caldaia\//,
  ),
  known(
    'rumor*|silenzios*|chiass* + unita|estern*|pompa|motore|split|condizionator*|climatizz*',
    'L’unità esterna si sente come un frigorifero o poco più, di solito 45–60 dB da vicino: va messa lontano dalle camere e dai vicini, su supporti antivibranti. Il dato è nella scheda del modello.',
  ),
  known(
    'grandin* + pannell*|fotovoltaic*|modul*|rompe|rompono|regg*|resist*',
    'I pannelli sono provati contro la grandine fino a circa 25 mm; per quella più grossa conviene estendere la polizza di casa agli eventi atmosferici.',
    solar,
  ),
  known(
    'condens*|appann*|goccioline + vetr*|finestr*|infiss*|serrament*|nuov*|poi|dopo',
    'Le finestre nuove chiudono meglio, quindi l’umidità resta in casa: arieggia qualche minuto più volte al giorno. La condensa tra i due vetri è invece un difetto coperto da garanzia.',
    /^serramenti\//,
  ),
  known(
    'contator*|kw|kilowatt|potenza + aument*|passare|passo|alzar*|portar*|chied*|rivolg*|fornitor*|chi',
    'L’aumento di potenza lo chiedi al tuo fornitore di energia, quello della bolletta: lo fa il distributore, quasi sempre da remoto. L’elettricista serve solo se il quadro o la linea non reggono.',
    /^impianti\/(?:elettrico|quadro)$|^$/,
  ),
]

/** What the trades know about what a sentence asks; null if it names nothing of it. */
export function tradeAnswer(context: AnswerContext): Reply | null {
  const found = matcher.find(tellingWords(context.utterance))
  const key = subjectOf(context)?.key ?? ''
  const fitting = knownThings.find(
    ({ rule, jobs }) => meets(found, rule) && (jobs === null || jobs.test(key)),
  )
  return fitting ? { ...reply(fitting.words), about: fitting.words.slice(0, 24) } : null
}
