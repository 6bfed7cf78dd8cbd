const ones = 'zero uno due tre quattro cinque sei sette otto nove'.split(' ')
const teens = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
  ' ',
)
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

/** Returns the number words for 0 to 99, with their elisions: 'ventuno', 'ventotto'. */
function wordsBelowHundred(): Map<string, number> {
  const words = new Map<string, number>([...ones, ...teens].map((word, value) => [word, value]))
  for (const [index, ten] of tens.entries()) {
    const base = (index + 2) * 10
    words.set(ten, base)
    for (const [value, one] of ones.entries()) {
      if (value === 0) continue
      words.set(ten + one, base + value)
      if (value === 1 || value === 8) words.set(ten.slice(0, -1) + one, base + value)
    }
    // The last vowel is dropped before a noun: 'ventun metri'.
    words.set(`${ten.slice(0, -1)}un`, base + 1)
  }
  return words
}

const belowHundred = wordsBelowHundred()

function readBelowThousand(word: string): number | null {
  const small = belowHundred.get(word)
  if (small !== undefined) return small
  const match = /^(due|tre|quattro|cinque|sei|sette|otto|nove)?cento?(.*)$/.exec(word)
  if (match === null) return null
  const [, many = '', rest = ''] = match
  const hundreds = many === '' ? 100 : (belowHundred.get(many) ?? 0) * 100
  if (rest === '') return word.endsWith('cento') ? hundreds : null
  // Both 'centottanta' and 'centoottanta' are written.
  const after = belowHundred.get(rest) ?? (word.includes('cento') ? belowHundred.get(`o${rest}`) : undefined)
  return after === undefined || after === 0 ? null : hundreds + after
}

/**
 * Returns the value of a number written as one Italian word without accents, 0 to 999,999: 'centoventi',
 * 'tremilacinquecento'. Returns null for any other word, including the articles 'un' and 'una'.
 */
export function readNumberWord(word: string): number | null {
  if (word.length > 60) return null
  if (word.startsWith('mille')) {
    const rest = word.slice('mille'.length)
    const after = rest === '' ? 0 : readBelowThousand(rest)
    return after === null ? null : 1000 + after
  }
  const at = word.indexOf('mila')
  if (at === -1) return readBelowThousand(word)
  const thousands = readBelowThousand(word.slice(0, at))
  const rest = word.slice(at + 'mila'.length)
  const after = rest === '' ? 0 : readBelowThousand(rest)
  return thousands === null || thousands < 2 || after === null ? null : thousands * 1000 + after
}

/** Number words of dialects: Neapolitan, Sicilian, Venetian and Roman. */
const dialect: Readonly<Record<string, number>> = {
  du: 2,
  dui: 2,
  duje: 2,
  dduje: 2,
  dduie: 2,
  duie: 2,
  doie: 2,
  doje: 2,
  ddoje: 2,
  ddoie: 2,
  tri: 3,
  quatro: 4,
  quattru: 4,
  quatto: 4,
  cincu: 5,
  cinche: 5,
  sinque: 5,
  sie: 6,
  seje: 6,
  sete: 7,
  oto: 8,
  ottu: 8,
  diese: 10,
  dese: 10,
  undese: 11,
  dodese: 12,
  tredese: 13,
  quatordese: 14,
  quindese: 15,
  sedese: 16,
  disdoto: 18,
}

/** The Venetian word for 2. Alone it is also the verb 'I give'. */
export const venetianTwo = 'do'

/** Returns the value of a dialect number word, or null: 'tri', 'duje'. */
export function readDialectNumber(word: string): number | null {
  return Object.hasOwn(dialect, word) ? (dialect[word] ?? null) : null
}

const collectives: Readonly<Record<string, number>> = {
  paio: 2,
  paia: 2,
  decina: 10,
  decine: 10,
  dozzina: 12,
  dozzine: 12,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  sessantina: 60,
  settantina: 70,
  ottantina: 80,
  novantina: 90,
  centinaio: 100,
  centinaia: 100,
  migliaio: 1000,
  migliaia: 1000,
}

/** Returns the value of a collective number, or null: 'ventina', 'centinaio'. */
export function readCollective(word: string): number | null {
  return Object.hasOwn(collectives, word) ? (collectives[word] ?? null) : null
}

/** Number words in which a typing error is tolerated: long ones that differ enough from each other. */
export const forgivenNumberWords: readonly string[] = [
  ...tens.filter((word) => word.length >= 6),
  'centoventi',
  'centocinquanta',
  'duecento',
  'trecento',
  'quattordici',
  'quindici',
  'quattro',
  'cinque',
]
