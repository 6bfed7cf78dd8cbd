import { thingOf } from '../../italian/things.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { countsThings } from '../../slots/bound-quantities.ts'
import type { Fact, Facts } from '../../slots/facts.ts'
import type { Slot, SlotReading } from '../../slots/slot.ts'
import type { CaseState } from '../case.ts'
import type { Message } from '../message.ts'
import { isSurface } from './variants/main-count.ts'

/** Whether a reading is a narrower value within a known range: 'un trilocale', then '85 mq'. */
export function narrows(reading: SlotReading, known: Fact): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  return low >= known.low && high <= known.high && high - low < known.high - known.low
}

/** Words of a figure that measures all: 'in tutto sono 48 metri', 'saranno 50 mq'. */
const ofAll =
  /^(?:tutto|totale|totali|complessiv\p{L}+|sono|saranno|vengono|viene|fanno|fa|misurat[oi]|circa)$/u
/** Words of a figure that is not the size of the work: 'la casa è 90 mq ma faccio solo quelle stanze'. */
const limiting = /^(?:sol[oaei]|soltanto|solamente|ma|pero|tranne|escluso|esclusa|euro|alt[oaie]|altezza)$/
/** Maximum factor between an estimate from rooms and the measured size. */
const mostFactor = 2

/**
 * Returns the measured size that replaces an estimate from rooms, whatever was asked: 'in tutto sono 48 metri quadri', of
 * 34–46 m². Null for a figure of one room or of another thing.
 */
export function measuredTotal(slot: Slot, known: Fact | undefined, utterance: Utterance): Fact | null {
  if (known?.kind !== 'number' || known.low === known.high) return null
  if (typeof slot.price?.reference !== 'number' || !slot.show(known).endsWith('m²')) return null
  const { quantities, words, sides } = utterance
  const [figure, ...more] = quantities.filter(
    ({ unit, article }) => !article && (unit === 'area' || unit === 'metre'),
  )
  if (!figure || more.length + sides.length > 0 || words.some(({ text }) => limiting.test(text))) return null
  const { unit, low, high } = figure
  if (!isSurface(figure) || low * mostFactor < known.low || high > known.high * mostFactor) return null
  const isTotal = words.some(({ text }) => ofAll.test(text))
  // 'la cucina è 30 mq' measures one of the rooms.
  const isOfRoom = words.some(({ text }) => thingOf(text) === 'room')
  if (!isTotal && (unit !== 'area' || isOfRoom)) return null
  const found = slot.read(utterance, unit === 'metre')
  const isRead = found?.kind === 'fact' && found.fact.kind === 'number' && found.fact.low === low
  return isRead && found.fact.high === high ? found.fact : null
}

/**
 * Whether a reading is an estimated range while the exact figure is known: 'anche la camera' or '1 bagno', after
 * 48 m². 'Solo due camere' reduces the work.
 */
export function blurs(reading: SlotReading, known: Fact, { quantities, words }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  if (low === high || known.low !== known.high) return false
  if (quantities.every(({ article }) => article)) return true
  const isStated = quantities.some((one) => one.low === low && one.high === high)
  return !isStated && !words.some(({ text }) => /^(?:sol[oaie]|soltanto|solamente)$/.test(text))
}

/**
 * Whether an estimated area only comes from a room that explains another figure: 'le porte sono 6, mi ero scordato il
 * ripostiglio', of a floor of 28 m². 'anzi due camere' states the rooms themselves.
 */
export function explains(reading: SlotReading, known: Fact, { quantities }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  if (low === high || known.low !== known.high) return false
  const counts = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  return (
    counts.length > 0 &&
    counts.every(({ unit }) => unit !== 'room' && unit !== 'bathroom' && unit !== 'area' && unit !== 'metre')
  )
}

/** Matches a room that only locates another thing: 'e il soffitto del bagno?'. */
const located =
  /(?<!\p{L})(?:del|della|dello|nel|nella|in) (?:bagn|cucin|camer|sala|salott|soggiorn|corridoi|ingress)/iu

/** Whether an estimated area is that of a room in which a question only locates a thing. */
export function isOfPlace(reading: SlotReading, { raw, quantities, words }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return false
  if (reading.fact.low === reading.fact.high || quantities.some(({ article }) => !article)) return false
  return (
    located.test(raw) && !words.some(({ text }) => /^(?:sol[oaie]|soltanto|solamente|tutt[oa])$/.test(text))
  )
}

const ofPerson =
  /(?<!\p{L})(?:(?:io|noi) (?:vivo|viviamo|abito|abitiamo|sto|stiamo|lavoro|lavoriamo) a|(?:cugin|amic|fratell|sorell|cognat|suocer|figli|colleg|nonn|zi)[oaie](?: (?!cas|appart|allogg|vill)\p{L}{1,12}){0,4} (?:a|di)|(?:torn|vien|veng|arriv|rientr)\p{L}{1,4} (?:giù |su )?(?:da|di)|(?:hanno|abitano?|vive|vivono|lavorano?|studiano?)(?: (?:su|giù|là|lì|anche|tutti))? (?:a|ad)) /iu

/** 'la casa è a Crema, io abito a Lodi' names both. */
const ofHouse = /(?:è|[eé]['’]?|sta) (?:a|ad|in) \p{L}/iu

/**
 * Whether a town is that of a person and not of the work: 'a mio cugino a Ispica hanno chiesto dodicimila', 'ce l’hanno
 * tutti su a Milano'.
 */
export const isOfPerson = ({ raw }: Utterance): boolean => ofPerson.test(raw) && !ofHouse.test(raw)

const part =
  /^(?:angol\p{L}+|parete|muro|macchi\p{L}+|chiazz\p{L}+|muff\p{L}+|pezzo|pezzetto|carta|tappezzeri\p{L})$/u
/** The questions about the size of the whole work. */
const ofWhole: ReadonlySet<string> = new Set(['superficie', 'pareti'])
/** Maximum number of words between a part and its area. */
const partReach = 9

/**
 * Whether an area is that of a small part of the known one: 'c’è un angolo di muffa, 3 mq', of a flat of 95 m². It
 * replaces no size of the work.
 */
export function isOfPart(
  slot: Slot,
  reading: SlotReading,
  facts: Facts,
  { words, quantities }: Utterance,
): boolean {
  if (!ofWhole.has(slot.id) || reading?.kind !== 'fact' || reading.fact.kind !== 'number') return false
  const { low, high } = reading.fact
  const isArea = (fact: Fact): boolean => slot.show(fact).includes('m²')
  if (typeof slot.price?.reference !== 'number' || !isArea(reading.fact)) return false
  const known = [...ofWhole].map((id) => facts[id])
  const most = Math.max(0, ...known.flatMap((fact) => (fact?.kind === 'number' ? [fact.low] : [])))
  const said = quantities.find((one) => one.unit === 'area' && one.low === low && one.high === high)
  if (!said || high * 2 > most) return false
  const near = [
    ...words.slice(Math.max(0, said.from - partReach), said.from),
    ...words.slice(said.to, said.to + 2),
  ]
  return (
    near.some(({ text }) => part.test(text)) &&
    !words.some(({ text }) => /^(?:sol[oaei]|soltanto|anzi)$/.test(text))
  )
}

/** Words beside a quantity that do not change its meaning: 'sono 90 mq in tutto'. */
const plainWords = new Set(
  'sono saranno e in tutto totale totali circa casa la di il un una appartamento invece anche pero poi adesso ora ho ne no si ok non lo so credo penso forse direi boh pareti muri parete facciata tetto pavimento'.split(
    ' ',
  ),
)

/** Whether a text states only one quantity. It then replaces the known value. */
export function isPlain({ words, quantities }: Utterance): boolean {
  return (
    quantities.length === 1 &&
    words.every(({ text, kind }, at) => {
      const inside = quantities.some(({ from, to }) => at >= from && at < to)
      return inside || kind === 'mark' || plainWords.has(text)
    })
  )
}

/**
 * Writes 'no' before a known figure as 'non' if the message states another one: 'so’ 70 metri, no 90', 'no 90: 70'.
 * Before a new figure 'no' corrects: '5, no 6'.
 */
export function withDenial({ jobs, shared }: CaseState, message: Message): Message {
  const facts = [shared, ...jobs.map((job) => job.facts)].flatMap((all) => Object.values(all))
  const isKnown = (value: number): boolean =>
    facts.some((fact) => fact?.kind === 'number' && fact.low === value && fact.high === value)
  const isOther = readUtterance(message.said).quantities.some(({ low, article }) => !article && !isKnown(low))
  const said = message.said.replaceAll(/(?<!\p{L})no (?=([\p{L}\d]+))/giu, (typed, next: string) => {
    const [figure] = readUtterance(next).quantities
    return isOther && figure && !figure.article && isKnown(figure.low) ? 'non ' : typed
  })
  return said === message.said ? message : { ...message, said, saidWords: readUtterance(said).words }
}

/**
 * Whether the numbers of a clause count things that a question does not ask for: '8 sensori' is no answer to 'Quante
 * telecamere?'.
 */
export function countsOthers({ quantities, words }: Utterance, slot: Slot): boolean {
  const bare = quantities.filter(({ unit, article }) => unit === null && !article)
  const asked = `${slot.label} ${slot.question({})}`.toLowerCase()
  return (
    bare.length > 0 &&
    bare.every((one) => countsThings(one, words) && !asked.includes(words[one.to]?.text.slice(0, -1) ?? ''))
  )
}

/** Whether a message begins with a limit or a change to what is known: 'solo i muri, il soffitto non si tocca', 'invece'. */
export function limits({ words }: Utterance): boolean {
  const first = words[0]?.text ?? ''
  if (first === 'invece') return true
  return /^(?:sol[oaei]|soltanto|solamente)$/.test(first) && words[1]?.text !== 'che'
}
