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
  ['valvole', 'termosifoni', 'radiatori', 'termoarredi', 'caloriferi'],
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
]
/** Things with a count of their own that the price holds in another one, so that their number changes no total. */
const ofOthers = ['punti', 'luci', 'luce']
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
  /^(?:\s?[,;.!)]|\s?$|\s(?:va|dai|in (?:tutto|totale|pvc|legno|alluminio|più|meno)|e basta|per ora|per adesso|però|pero|ma|grazie|circa|ugual[ei]|precis[ie]|così|cosi|tutt[ie]|nuov[ie]|normali|almeno|soltanto|sol[ie]|pure|anche)(?!\p{L}))/iu
/** Matches words before a number that is no count: 'alte 3', 'al piano 2', 'classe 3', 'in 4', 'entro il 15'. */
const before =
  /(?<!\p{L})(?:alt[aoie]|larg[aohe]{1,2}|lung[aohe]{1,2}|spess[aoie]|piano|anni|classe|livello|numero|civico|interno|ore|da|dal|dalle|del|al|alle|nel|in|x|per|euro|il|a|tra|fra|o|cost\p{L}{1,5}|spend\p{L}{1,5}|pag\p{L}{1,5}|siamo|tipo|fascia|cui|una|uno|altra|altro)\s?$/iu
const noun = new RegExp(`(?<!\\p{L})(?:${[...groupOf.keys(), ...ofOthers].join('|')})(?!\\p{L})`, 'giu')

/** Maximum number of characters between a thing and its count. */
const reach = 70
/** Number of characters before a count in which the word that rules it out stands. */
const near = 14

/** Matches a thing at the start of its clause with its article, and the words up to the count after a comma. */
const apposed = new RegExp(
  `(?<!\\p{L})(?:le|i|gli|dei|delle|di|pure|anche)\\s(?<thing>${[...groupOf.keys()].join('|')})(?<between>(?:\\s[^\\s,;.:!?]{1,14}){0,4})\\s?[,:]\\s?$`,
  'iu',
)

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
    if (!after.test(text.slice(end)) || before.test(start.slice(-near))) continue
    const thing = start.slice(-reach).match(noun)?.at(-1)?.toLowerCase()
    if (thing === undefined || ofOthers.includes(thing)) continue
    const beside = apposed.exec(start)
    result = beside
      ? `${start.slice(0, beside.index)}${typed} ${thing}${beside.groups?.['between'] ?? ''}`
      : `${start}${typed} ${thing}`
    from = end
  }
  return result + text.slice(from)
}
