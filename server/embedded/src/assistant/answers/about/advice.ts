import { tellingWords } from '../../learning/telling-words.ts'
import type { AnswerContext } from '../answer-context.ts'
import { createMatcher, meets } from '../classify/matching.ts'

const matcher = createMatcher()

/**
 * General advice on a choice between two options. The key is a rule for the words; the first rule that
 * matches applies.
 */
const advice = [
  [
    'daikin|mitsubishi|samsung|panasonic|hisense|toshiba|vaillant|ariston|immergas|baxi|beretta|riello|viessmann|bosch|ferroli|velux|fakro|finstral|internorm|schuco|oknoplast|sikkens|caparol|boero|sunpower|longi|jinko|huawei|solaredge|fronius|bticino|vimar|gewiss|came|faac|bft|dierre|gardesa|grohe|duravit|geberit|marazzi',
    'Tra marche note, nella stessa fascia, cambia poco: contano di più il centro assistenza vicino, gli anni di garanzia e chi lo monta. Senti quali tratta chi ti fa il preventivo: su quelle ha ricambi ed esperienza.',
  ],
  [
    'inverter - fotovoltaic* + pannell* + ibrid*',
    'Gli split di oggi sono quasi tutti inverter: regolano la potenza invece di accendersi e spegnersi, quindi consumano meno e fanno meno rumore. Guarda piuttosto la classe e i decibel.',
  ],
  [
    'non si ripara|non si aggiusta|non si puo riparare|non si risolve|non e riparabile',
    'Se non si ripara resta da cambiare con uno nuovo: scrivimelo e stimo anche quello. L’uscita e la ricerca del guasto di solito si pagano lo stesso.',
  ],
  [
    'lavabil* + traspirant*',
    'La lavabile si pulisce e va bene in soggiorno e corridoi; la traspirante lascia passare l’umidità ed è più adatta a bagno, cucina, camere e muri con muffa.',
  ],
  [
    'traspirant*',
    'La traspirante conviene dove c’è umidità: bagno, cucina, camere. Si pulisce meno della lavabile.',
  ],
  [
    'lavabil*|idropittur*',
    'La lavabile conviene dove i muri si sporcano: corridoi, soggiorno, camere dei bambini. Dove c’è umidità meglio la traspirante.',
  ],
  [
    'pittur*|vernic* + bagn*|cucin*',
    'In bagno e in cucina conviene una pittura traspirante antimuffa, o uno smalto ad acqua vicino agli schizzi.',
  ],
  [
    'pvc|alluminio|legno + pvc|alluminio|legno',
    'Il PVC isola bene e costa meno, l’alluminio è sottile, robusto e più caro, il legno è il più bello ma va ritinteggiato ogni qualche anno.',
  ],
  [
    'tripl*',
    'Il triplo vetro conviene al freddo, a nord o con molto rumore; altrove un buon doppio vetro basso emissivo basta quasi sempre.',
  ],
  [
    'pompa + calore|caldaia|ibrid*|condensazion*|conviene',
    'La pompa di calore conviene in una casa isolata, meglio con riscaldamento a pavimento o fotovoltaico; la caldaia a condensazione costa meno da comprare ma non ha più detrazioni; l’ibrido sta in mezzo.',
  ],
  [
    'ibrid*',
    'L’ibrido conviene se hai termosifoni ad alta temperatura: la pompa lavora quasi sempre, la caldaia nei giorni più freddi.',
  ],
  [
    'condensazion*',
    'Una caldaia nuova oggi è a condensazione: consuma meno delle vecchie a camera aperta, ma non ha più detrazioni.',
  ],
  [
    'vasca|doccia + doccia|vasca|piatto|meglio',
    'La doccia occupa meno, si usa meglio e da anziani è più sicura; la vasca serve se hai bambini piccoli o ti piace il bagno.',
  ],
  [
    'ripar*|aggiust*|sistemar* + sostitu*|cambi*|nuov*|rifar*|prenderl*',
    'Di solito si ripara se la spesa resta sotto un terzo del nuovo e la cosa non è a fine vita; oltre, conviene sostituire.',
  ],
  [
    'tutto + parte|solo|pezzo',
    'Rifare solo una parte costa meno oggi; rifare tutto conviene se il resto è della stessa età, perché uscita e preparazione si pagano una volta.',
  ],
  [
    'batteri*|accumul*',
    'La batteria conviene se di giorno sei fuori e consumi la sera; se consumi di giorno rende di più il solo impianto.',
  ],
  [
    'cappott*',
    'Il cappotto conviene quando la facciata va rifatta comunque: il ponteggio lo paghi una volta sola.',
  ],
  [
    'gres|parquet|laminato + gres|parquet|laminato|meglio',
    'Il gres non teme l’acqua e dura di più; il parquet è più caldo e si può levigare; il laminato costa meno ma non si recupera.',
  ],
  [
    'dual|trial|multisplit|monosplit',
    'Uno split per stanza con una sola unità esterna ingombra meno; unità separate costano di più fuori, ma se una si ferma le altre vanno.',
  ],
] as const

const compiled = advice.map(([rule, words]) => ({ rule: matcher.rule(rule), words }))

/** Returns the general advice on the choice that a sentence asks about, or null. */
export function adviceFor({ utterance }: AnswerContext): string | null {
  const found = matcher.find(tellingWords(utterance))
  return compiled.find(({ rule }) => meets(found, rule))?.words ?? null
}
