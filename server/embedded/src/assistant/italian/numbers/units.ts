import type { QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Word } from '../words.ts'

const spellings: readonly (readonly [QuantityUnit, string])[] = [
  [
    'area',
    'mq|mtq|metri quadri|metri quadrati|metro quadro|metro quadrato|metriquadri|metriquadrati|metro q|metri q|m quadri|m quadrati|meter quader|meter quadri|metri quader|metro quader|mt quadri|mt quadrati|metri calpestabili|sqm|sq m|square meters|square metres|metros cuadrados|metres carres|quadratmeter',
  ],
  ['metre', 'm|mt|metri|metro|ml|metri lineari|metro lineare'],
  ['centimetre', 'cm|centimetri|centimetro'],
  ['millimetre', 'mm|millimetri'],
  ['room', 'stanze|stanza|camere|camera|vani|vano|locali|locale|ambienti|ambiente|camere da letto'],
  ['bathroom', 'bagni|bagno|bagnetti|bagnetto|wc|servizi igienici'],
  [
    'door',
    'portefinestre|portafinestra|portafinestre|portefinestra|porte finestre|porta finestra|porte finestra|porte balcone|porta balcone|porte balconi|porte del balcone|porta del balcone|porte dei balconi|porte di balcone|porte da balcone|porte sul balcone|porta sul balcone|porte sui balconi|porte del terrazzo|porta del terrazzo|porte sul terrazzo|porta sul terrazzo|porte della terrazza|porta della terrazza|porte a vetri del balcone|porta a vetri del balcone',
  ],
  [
    'window',
    'finestre|finestra|finestri|infissi|infisso|serramenti|serramento|finestroni|finestrone|finestrelle|finestrella|finestrini|finestrino',
  ],
  ['balcony', 'balconi|balcone|terrazzi|terrazzo|terrazze|terrazza|poggioli|frontalini|frontalino'],
  ['floor', 'piani|piano|pian|livelli'],
  ['side', 'lati|lato|facciate|facciata|fronti'],
  ['outlet', 'punti luce|punto luce|punti presa|prese|presa|interruttori|interruttore|lampade|luci'],
  ['tap', 'punti acqua|punto acqua|attacchi|rubinetti|scarichi|sanitari'],
  ['point', 'punti|punto'],
  ['radiator', 'termosifoni|termosifone|caloriferi|calorifero|radiatori|radiatore|termo|valvole|valvola'],
  [
    'split',
    'split|splits|condizionatori|condizionatore|climatizzatori|climatizzatore|unita interne|unita|macchine',
  ],
  ['kwh', 'kwh|chilowattora|kilowattora|chilowatt ora|kilowatt ora'],
  ['kw', 'kw|kwp|chilowatt|kilowatt|kva'],
  ['euro', 'euro|eur|euri|eurini'],
  [
    'other',
    'amici|amiche|cugini|cugine|fratelli|sorelle|operai|muratori|manovali|imbianchini|idraulici|elettricisti|artigiani|tecnici|geometri|ingegneri|uomini|donne|signori|vicini|clienti|colleghi|parenti|zii|zie|nonni|genitori|studenti|studentesse|turisti|amministratori|dita|bottiglie|chili|quintali|anni|anno|mesi|mese|giorni|giorno|settimane|settimana|ore|ora|minuti|persone|persona|figli|bimbi|bimbe|bambini|bambine|ragazzi|ragazze|nipoti|nipotini|gemelli|neonati|adulti|anziani|coinquilini|ospiti|percento|per cento|gradi|volte|volta|colori|colore|mani|mano|appartamenti|unita abitative|falde|preventivi|preventivo|foto|km|chilometri|porte|porta|litri|case|famiglie|inquilini|condomini|gatti|cani|cose|cosa|cosette|cosetta|cosine|lavoretti|lavori|lavoro|robe|faccende|problemi|guai|domande|richieste|richiesta|telefonate|telefonata|chiamate|messaggi|mail',
  ],
]

type Spelling = readonly [words: readonly string[], unit: QuantityUnit]

// The longest spelling comes first: 'metri quadri' before 'metri'.
const byFirstWord = Map.groupBy(
  spellings
    .flatMap(([unit, words]) => words.split('|').map((spelling): Spelling => [spelling.split(' '), unit]))
    .toSorted((a, b) => b[0].length - a[0].length),
  ([words]) => words[0] ?? '',
)

/** Returns the unit that begins at an index, and the index after it; null if there is none. */
export function unitAt(
  words: readonly Word[],
  at: number,
): { readonly unit: QuantityUnit; readonly to: number } | null {
  for (const [spelling, unit] of byFirstWord.get(words[at]?.text ?? '') ?? []) {
    if (spelling.every((text, index) => words[at + index]?.text === text)) {
      return { unit, to: at + spelling.length }
    }
  }
  return null
}

/** Words allowed between a number and the noun that it counts: 'due grandi finestre'. */
const between = new Set(
  'solo sola soli sole unico unica nuovi nuove nuovo nuova vecchi vecchie grandi grande piccoli piccole piccolo piccola normali bei belle buoni circa altro altra altri altre singoli singole doppi doppie di d'.split(
    ' ',
  ),
)

const counted: ReadonlySet<QuantityUnit> = new Set([
  'room',
  'bathroom',
  'door',
  'window',
  'balcony',
  'side',
  'outlet',
  'tap',
  'radiator',
])

/**
 * Whether a unit of countable things is in the singular, so that the number is not a count: 'camera 4x4', '20
 * di terrazzo'.
 */
function isSingular(words: readonly Word[], at: number, unit: QuantityUnit): boolean {
  return counted.has(unit) && /[ao]$/.test(words[at]?.text ?? '')
}

/** Returns the unit after a number. Up to two adjectives may come before it. */
export function unitAfter(
  words: readonly Word[],
  at: number,
): { readonly unit: QuantityUnit; readonly to: number } | null {
  for (let skip = 0; skip <= 2; skip += 1) {
    const found = unitAt(words, at + skip)
    if (found) {
      const isOfOne =
        skip > 0 && /^di?$/.test(words[at + skip - 1]?.text ?? '') && isSingular(words, at + skip, found.unit)
      return isOfOne ? null : found
    }
    if (!between.has(words[at + skip]?.text ?? '')) return null
  }
  return null
}

/** Words allowed between a unit and the number after it: 'mq: circa 80', 'finestre sono 5'. */
const before = new Set(
  ': circa sono son so sn ne ho abbiamo totali totale in tutto saranno di nuovo nuova nuovi nuove ( ='.split(
    ' ',
  ),
)

/** Returns the unit before a number, and the index of its first word. */
export function unitBefore(
  words: readonly Word[],
  at: number,
): { readonly unit: QuantityUnit; readonly from: number } | null {
  let end = at
  for (let skip = 0; skip < 3 && before.has(words[end - 1]?.text ?? ''); skip += 1) end -= 1
  for (let from = end - 1; from >= Math.max(0, end - 3); from -= 1) {
    const found = unitAt(words, from)
    if (found?.to !== end) continue
    // 'su una vecchia foto sono nove' counts what the photo shows, and 'le foto sono 3' counts photos.
    if (words[from]?.text === 'foto' && words[from - 1]?.text !== 'le') return null
    const isLabel = words[end]?.text === ':'
    return !isLabel && isSingular(words, from, found.unit) ? null : { unit: found.unit, from }
  }
  return null
}
