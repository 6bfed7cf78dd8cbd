/**
 * Things that customers count, in the plural. The things of one group may answer a question about each other: 'finestre' to
 * 'Quante tapparelle?'.
 */
const groups: readonly (readonly string[])[] = [
  [
    'finestre',
    'infissi',
    'serramenti',
    'porte',
    'portefinestre',
    'tapparelle',
    'cassonetti',
    'zanzariere',
    'tende',
    'persiane',
    'scuri',
    'inferriate',
    'grate',
    'vetri',
    'maniglie',
    'serrature',
    'davanzali',
  ],
  ['valvole', 'termosifoni', 'radiatori', 'termoarredi', 'caloriferi', 'termo'],
  ['termostati'],
  ['prese', 'interruttori', 'faretti', 'lampadari'],
  ['split', 'condizionatori', 'climatizzatori'],
  ['telecamere', 'sensori'],
  ['pluviali'],
  ['tegole', 'coppi'],
  ['travi'],
  ['lucernari', 'velux'],
  ['pannelli'],
  ['sanitari', 'rubinetti', 'maniglioni'],
  ['bagni'],
  ['balconi', 'ringhiere'],
  ['caldaie'],
  ['scaldabagni'],
  ['colonnine'],
  ['appartamenti'],
  ['camere', 'stanze'],
  ['piani'],
  ['cancelli'],
  ['colori', 'tinte'],
]
/** Things with a count of their own that the price holds in another one, so that their number changes no total. */
const ofOthers: ReadonlySet<string> = new Set(['punti', 'luci', 'luce'])
const groupOf = new Map(groups.flatMap((group) => group.map((one) => [one, group] as const)))

/** Whether a number counts things that a question does not ask for: 'due caldaie', to 'Quanti bagni ci sono?'. */
export function countsOtherThing(noun: string, question: string): boolean {
  const group = groupOf.get(noun)
  const asked = question.toLowerCase()
  return (
    group !== undefined && !group.some((one) => asked.includes(one.slice(0, -1))) && !asked.includes('pezz')
  )
}

/** Matches a count. Sides, hours, dates and prices are none: '120x140', '7:30', '8.000'. */
const count =
  /(?<![\p{L}\d.,:/])(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|una (?:decina|dozzina|ventina|trentina)|(?<=(?<!\p{L})(?:basta|serve|fanne|mettine|facciamone|cambiane|cambiamone|solo|soltanto) )un[oa])(?![\p{L}\d°%€]|[.,:/]\d|\s?(?:x|×|per)\s?\d)/giu
/** Matches what may follow a count without its noun: the end of the clause, or a word that is no noun. */
const after =
  /^(?:\s?[,;.!)]|\s?$|\s(?:va|dai|in (?:tutto|totale|pvc|legno|alluminio|più|meno)|insomma|e basta|per ora|per adesso|però|pero|ma|grazie|circa|ugual[ei]|precis[ie]|così|cosi|tutt[ie]|nuov[ie]|normali|almeno|soltanto|sol[ie]|pure|anche|da \p{L}{3,12}[aei]re)(?!\p{L}))/iu
/** Matches a further number: 'camere di 10, 12 e 16 mq' is a list of sizes. */
const listed = /^(?:,\s?|\se\s|,\se\s)\d/u
/** Matches words before a number that is no count, or one that may be kept: 'alte 3', 'al piano 2', 'in 4', 'ne lascio due'. */
const before =
  /(?<!\p{L})(?:alt[aoie]|larg[aohe]{1,2}|lung[aohe]{1,2}|spess[aoie]|piano|anni|classe|livello|numero|civico|interno|ore|da|dal|dalle|del|di|al|alle|nel|in|x|per|euro|il|a|tra|fra|o|cost\p{L}{1,5}|spend\p{L}{1,5}|pag\p{L}{1,5}|siamo|tipo|fascia|cui|una|uno|altra|altro|lasc\p{L}{1,5}|ten(?:go|iamo)|tieni)\s?$/iu
/** Matches the metres before their centimetres: 'un metro per uno e 30', '1 e 20 per 2 e 30'. */
const metresBefore = /(?<![\p{L}\d])(?:metr[oi]|mt|m|uno|due|tre|[1-9]) e\s?$/iu
const centimetres = /^(?:\d{2}|dieci|undici|dodici)$/i
/** Matches the beginning of a clause that gives the reason of a count: 'con le finestre nuove ne bastano 8'. */
const reason = /^(?:e |ma )?(?:con|col|coi|siccome|se|visto|dato|poich[eé]|dopo|quando|contando|avendo)\s/iu

/** Maximum number of characters between a thing and its count. */
const reach = 70
/** Number of characters before a count in which the word that rules it out stands. */
const near = 14
/** Maximum number of words between a thing and its count after a comma: 'le finestre le cambiamo pure, 7 in pvc'. */
const apposedReach = 4

/** Matches the subject of a count: 'però i termo sono'. */
const ownSubject = /(?:^|\s)(?:i|le|gli) (\p{L}+) (?:sono|sn|so|saranno|diventano)\s?$/iu

const marks = [',', ';', '.', ':', '!', '?'] as const
const article = /^(?:le|i|gli|dei|delle|di|pure|anche)$/i

/** Returns the words of a text, with their places. */
const wordsOf = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index: at }) => ({ word: word.toLowerCase(), at }))

/** Returns the last thing that a text names, if its clause gives no reason; otherwise null. */
function lastThing(text: string): { readonly thing: string; readonly at: number } | null {
  const found = wordsOf(text).findLast(({ word }) => groupOf.has(word) || ofOthers.has(word))
  if (!found || ofOthers.has(found.word)) return null
  const start = Math.max(...marks.map((mark) => text.lastIndexOf(mark, found.at))) + 1
  const clause = text.slice(start).trimStart()
  return reason.test(clause) ? null : { thing: found.word, at: found.at }
}

/**
 * Returns a text that ends before a count with the count and its thing at its end; or the count at the thing, which stands in
 * apposition: '8 finestre' for 'le finestre, 8'.
 */
function withThing(
  start: string,
  typed: string,
  { thing, at }: { readonly thing: string; readonly at: number },
): string {
  const last = wordsOf(start.slice(0, at)).at(-1)
  const between = start.slice(at + thing.length)
  const isApposed = /[,:]\s?$/u.test(between) && !/[,;.:!?]/u.test(between.replace(/[,:]\s?$/u, ''))
  if (!isApposed || !last || !article.test(last.word) || wordsOf(between).length > apposedReach)
    return `${start}${typed} ${thing}`
  return `${start.slice(0, last.at)}${typed} ${thing}${between.replace(/[,:]\s?$/u, '')}`
}

/**
 * Returns a text in which each count stands at the noun that it has before: 'le zanzariere mettine 4' becomes 'le zanzariere
 * mettine 4 zanzariere', and 'le finestre, 8, in pvc' becomes '8 finestre, in pvc'. Otherwise a question about other things
 * would take the number.
 */
export function withCountedNouns(text: string): string {
  let result = ''
  let from = 0
  for (const { 0: typed, index: at } of text.matchAll(count)) {
    const end = at + typed.length
    const start = result + text.slice(from, at)
    const rest = text.slice(end)
    if (!after.test(rest) || listed.test(rest) || before.test(start.slice(-near))) continue
    if (centimetres.test(typed) && metresBefore.test(start.slice(-near))) continue
    // 'i gatti sono 3' counts no window that was named before.
    const subject = ownSubject.exec(start.slice(-reach))?.[1]
    if (subject !== undefined && !groupOf.has(subject.toLowerCase())) continue
    const offset = Math.max(0, start.length - reach)
    const found = lastThing(start.slice(offset))
    if (!found) continue
    result = withThing(start, typed, { ...found, at: found.at + offset })
    from = end
  }
  return result + text.slice(from)
}
