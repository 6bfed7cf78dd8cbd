import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import { beginsChoice, chosenClauses, clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import { beginsReason } from '../sums.ts'
import { isAlone, withMain } from './main-count.ts'

/** A figure that a clause states, with the way in which it is said. */
export interface Stated {
  readonly figure: Quantity
  readonly utterance: Utterance
  /** The index of the clause in the message. */
  readonly index: number
  /** How the clause states the figure: as the model that it chooses, a new total, the count without a noun, by an order, or as a distance. */
  readonly way: 'model' | 'total' | 'count' | 'order' | 'distance'
  /** The figure with the noun after it: '7 persiane'. Null without a noun. */
  readonly phrase: string | null
  /** The words after the figure and its noun: 'più la ringhiera' in '7 persiane più la ringhiera'. */
  readonly after: string
}

export const figuresOf = ({ quantities }: Pick<Utterance, 'quantities'>): Quantity[] =>
  quantities.filter(({ article, ordinal }) => !article && !ordinal)

/** Matches the verb of a new total: 'allora viene 180', 'resta 150', 'rimangono 40', 'fanno 160'. */
const becoming =
  /^(?:viene|vengono|resta|restano|rimane|rimangono|avanzano|fa|fanno|diventa|diventano|risulta|risultano|farebbe|farebbero|diventerebbe|diventerebbero|verrebbero)$/
/** Matches verbs that state a new total with 'a': 'saremo a 160', 'scendiamo a 90', 'arriva a 200', 'restiamo alle due'. */
const reaching =
  /^(?:siamo|saremo|saremmo|scend\p{L}+|sal(?:iamo|e|go|gono)|arriv\p{L}+|cal(?:iamo|a|ano)|torn(?:iamo|o)|stiamo|staremo|veniamo|vegnimo|venimo|usciamo|rest(?:iamo|o)|riman(?:iamo|go)|fermiamoci|pass(?:iamo|a|ano))$/u
/** Matches orders with a total: 'facciamo 3 prese', 'metti 6 valvole', 'quindi fate 4 porte'. */
const ordering =
  /^(?:facciamo(?:ne)?|fate(?:ne|mene)?|fai|fanne|fammene|faccio|faccia|mett(?:i|iamo|ete|a)(?:ne|mene|cene)?|cont(?:a|ate|iamo)(?:ne)?|consider(?:a|ate|iamo)(?:ne)?|segn(?:a|ate|iamo)(?:ne)?)$/
/** Matches words that end a calculation before its total: 'quindi 7 persiane', 'insomma 5', 'totale 8'. */
export const closesReason = /^(?:quindi|dunque|allora|insomma|percio|totale|tot|complessivamente)$/
/** Matches words between the verb and its figure. */
const between =
  /^(?:a|ai|agli|alle|con|per|su|sui|sulle|sugli|circa|tipo|solo|soltanto|in|tutto|totale|piu|o|meno|un|sempre|forse|fuori|giusto)$/
/** Words before an order or a verb of a total that make it none: 'non facciamo', 'se diventano', 'anche'. */
const unlike = /^(?:non|nun|se|quando|quanto|quanti|quante|come|anche|pure|che|chi|cosa)$/
/** Matches words of a figure that is more, less or a part: 'altre 2', 'in più', 'nella cameretta'. */
const partial = /^(?:anche|pure|altr[ie]|ancora|aggiung\p{L}+)$/u
/** Words with which a clause may go on after its total. */
const goingOn =
  /^(?:e|ed|piu|con|col|coi|contando|senza|va|dai|grazie|totali|complessiv[ie]|per|invece|non|che|da|di|tutt[ei])$/

/** Matches the words before a figure to calculate with: 'fate il conto con cinque', 'contatene 5'. */
const calculating =
  /(?:^| )(?:(?:cont|calcol)(?:a|i|ate|iamo|ino)(?:ne|mene|le|li|mi)?|(?:fate|fatemi|fai|fammi|facciamo|rifate|rifatemi|rifai|rifammi|faccia) (?:il |i |un )?cont[oi])$/

/** Whether the words before a figure order to calculate with it. */
function isCalculated({ words }: Utterance, at: number): boolean {
  return calculating.test(spokenText(words.slice(0, at + 1)))
}

/** Words before a number of things that are enough, and words after it: 'secondo me due bastano e avanzano'. */
const aroundEnough = /^(?:(?:ma|e|no|si|allora|quindi|che|dice|anche|solo|secondo|me|noi|pure) ?){0,4}$/
const areEnough =
  /^(?:per (?:ora|adesso) |intanto )?(?:(?:mi|ci|ne|me|ce) ){0,2}(?:basta|bastano|vanno (?:piu che )?ben\p{L}+|sono (?:abbastanza|sufficienti)|avanzano)(?: e avanzano)?$/u

/** Whether a clause says that a number of the things is enough, or that the others stay: 'due vanno bene', 'gli altri quattro sì'. */
function isLeft({ words }: Utterance, { from, to }: Quantity): boolean {
  const before = spokenText(words.slice(0, from))
  const after = spokenText(words.slice(to))
  if (/^(?:ma |pero |e |invece )?(?:gli|le) altr[ie]$/.test(before))
    return /^(?:invece )?(?:si|restano|vanno bene|fatel[ei]|facciamol[ei]|tenetel[ei]|cambiatel[ei])$/.test(
      after,
    )
  // 'solo 2, la cameretta la lasciamo'
  const isOnly = /^(?:(?:no|ok|allora|anzi|ma) )?(?:solo|soltanto|solamente)$/.test(before) && after === ''
  return isOnly || (aroundEnough.test(before) && areEnough.test(after))
}

/** Returns the figure with its noun: '7 persiane', '4 finestre'; null without a noun. */
function phraseOf(said: Utterance, { from, to, unit }: Quantity): string | null {
  if (unit === 'area' || unit === 'metre') return null
  if (unit !== null) return spokenText(said.words.slice(from, to))
  return isAlone(said, to) ? null : spokenText(said.words.slice(from, to + 1))
}

/** Whether words call the figure before them or after them the total: 'in tutto', 'totali', 'in totale'. */
const callsTotal = (text: string): boolean =>
  /^(?:e |in |di |sono )?(?:tutto|totale|totali|complessiv[ieo])(?: |$)/.test(text)

/** Matches the same words before a figure: 'in tutto saranno 9 metri'. */
const totalBefore =
  /(?:^| )(?:in tutto|totale|totali)(?: (?:sono|sarebbero|saranno|fanno|fa|circa|con|e|viene|vengono|arriv\p{L}+|a|su)){0,3}$/u

/** Whether a figure is only a part of the things, or comes on top of them: 'metti altre 2', 'facciamo 2 prese in cucina'. */
function isPartial({ words }: Utterance, from: number, after: string): boolean {
  const isMore = words.slice(Math.max(0, from - 2), from).some(({ text }) => partial.test(text))
  if (isMore || /^(?:in|di) (?:piu|meno)(?: |$)/.test(after)) return true
  return (
    /^(?:in|nell?[aoe]?|nei|sul(?:la|le)?|sui|alla?|di|d|del(?:l[ao]?|le)?|dei|degli)(?: |$)/.test(after) &&
    !callsTotal(after)
  )
}

/** Returns how the words before a figure state it as the new total; null if they do not. */
function wayOf(said: Utterance, { from }: Quantity, end: number): 'total' | 'count' | 'order' | null {
  const { words } = said
  const text = (place: number): string => words[place]?.text ?? ''
  let at = from - 1
  while (at > 0 && between.test(text(at))) at -= 1
  const verb = text(at)
  const after = spokenText(words.slice(end))
  const hasTo = words
    .slice(at + 1, from)
    .some((word) => /^(?:a|ai|agli|alle|con|su[il]?|sulle)$/.test(word.text))
  // 'così sono tre'
  const isSo = /^(?:sono|saranno)$/.test(verb) && /^(?:cosi|quindi|insomma|allora)$/.test(text(at - 1))
  if (isCalculated(said, at)) return 'count'
  if (unlike.test(text(at - 1)) && !/^(?:che|come)$/.test(text(at - 1))) return null
  if (becoming.test(verb) || isSo || (hasTo && reaching.test(verb))) return 'total'
  const isNext = after === '' || goingOn.test(after.split(' ')[0] ?? '') || callsTotal(after)
  if (!isNext || isPartial(said, from, after)) return null
  if (callsTotal(after) || totalBefore.test(spokenText(words.slice(0, from)))) return 'order'
  const isClosing = closesReason.test(verb) && words[at + 1]?.kind !== 'mark'
  return isClosing || (!hasTo && ordering.test(verb)) ? 'order' : null
}

/** Whether a clause only states a distance: '25 metri dal quadro'. */
function isDistance({ words }: Utterance, { from, to, unit }: Quantity): boolean {
  const isFirst = words.slice(0, from).every(({ text }) => distanceFirst.test(text))
  return unit === 'metre' && isFirst && /^(?:da|dal|dalla|dallo|dall|fino)$/.test(words[to]?.text ?? '')
}
const distanceFirst = /^(?:a|e|sono|saranno|circa|quindi|allora|adesso|ora|tipo|son|so)$/

/** Whether a later figure of a clause is the result of the ones before: 'tolgo le 2 del retro quindi restano 4'. */
const follows = ({ words }: Utterance, before: Quantity, last: Quantity): boolean =>
  words.slice(before.to, last.from).some(({ text }) => closesReason.test(text) || text === 'cosi')

/** Matches the joint before the reason of a total: 'fammi il conto per 5 che due le ho già cambiate'. */
const beforeReason = / (?:che|perché|perche|tanto|visto che|siccome|dato che) (?=\p{L})/iu

/** Returns a clause without the reason for its figure. */
function withoutReason(clause: string): Utterance {
  const at = clause.search(beforeReason)
  const start = at === -1 ? null : readUtterance(clause.slice(0, at))
  return start !== null && figuresOf(start).length > 0 ? start : readUtterance(clause)
}

/** Returns the figures that clauses state as what is left, or what it makes: 'alora vien 180 metri', 'quindi 7 persiane'. */
export function statedTotals(typed: string): Stated[] {
  const found = clausesIn(typed).flatMap((clause, index, clauses): Stated[] => {
    const utterance = withoutReason(clause)
    const all = figuresOf(utterance)
    const [figure, before] = [all.at(-1), all.at(-2)]
    if (!figure || utterance.sides.length > 0 || (before && !follows(utterance, before, figure))) return []
    // 'va nel box in fondo al cortile: 25 metri dal quadro'
    if (isDistance(utterance, figure))
      return [{ figure, utterance, index, way: 'distance', phrase: spokenText(utterance.words), after: '' }]
    const phrase = phraseOf(utterance, figure)
    const end = phrase !== null && figure.unit === null ? figure.to + 1 : figure.to
    const after = spokenText(utterance.words.slice(end))
    // 'ne ho dimenticati due: 9 termosifoni'
    const isSummed = clauses[index - 1]?.trimEnd().endsWith(':') === true && figure.from === 0 && after === ''
    const plain = isSummed ? 'total' : wayOf(utterance, figure, end)
    const way = isLeft(utterance, figure) ? 'count' : plain
    return way ? [{ figure, utterance, index, way, phrase, after }] : []
  })
  return found.slice(-mostTotals)
}
/** Maximum number of totals that are searched for their things. The last one holds. */
const mostTotals = 8

/** Matches words before the count of all things: 'allora ne restano 3', 'così sono tre'. */
const aroundCount =
  /^(?:e|ed|allora|cosi|quindi|insomma|dunque|ne|me|avanzano|alla|fine|in|tutto|totale|ora|adesso|ci|percio|solo|soltanto|viene|vengono|resta|restano|rimane|rimangono|sono|sarebbero|saranno|fa|fanno|farebbe|farebbero|verrebbero|diventa|diventano|a|ai|agli|alle|siamo|saremo|rest(?:iamo|o)|riman(?:iamo|go)|arriv(?:o|iamo)|passiamo|torniamo|facciamo(?:ne)?|fate(?:ne)?|fai|faccia|fanne|cont(?:a|ate)(?:ne)?|mett(?:i|iamo|ete)(?:ne)?|tot)$/

/** Whether the words before a count name no thing of which it is the number; what comes before 'quindi' is the reason. */
export function isBareClause({ words }: Utterance, { from }: Quantity): boolean {
  const start = words.findLastIndex(
    ({ text }, at) => at < from && (closesReason.test(text) || text === 'cosi'),
  )
  return words
    .slice(Math.max(0, start), from)
    .every(({ text, kind }) => kind === 'mark' || aroundCount.test(text))
}

/** Returns the reading with what the same clause counts beside its total: 'restano cinque finestre e la portafinestra'. */
function withCountedBeside(
  { engine, inHand }: JobAtHand,
  reading: FactReading,
  { phrase, after }: Stated,
): FactReading {
  if (!/^(?:e|ed|piu) /.test(after)) return reading
  const said = readUtterance(`${phrase} ${after}`)
  const facts: Record<string, Fact> = { ...reading.facts }
  const changed = engine.slots.filter((slot) => {
    if (reading.changed.includes(slot) || typeof slot.price?.reference !== 'number') return false
    const found = slot.read(said, false)
    if (
      found?.kind !== 'fact' ||
      found.fact.kind !== 'number' ||
      isSameFact(inHand.facts[slot.id], found.fact)
    )
      return false
    facts[slot.id] = found.fact
    return true
  })
  return { ...reading, facts, changed: [...reading.changed, ...changed] }
}

/** Returns the new number of things that a clause names: '7 persiane', of nine shutters. The known number changes nothing. */
export function asNamed(job: JobAtHand, stated: Stated): FactReading[] {
  const { engine, inHand } = job
  const { figure, phrase } = stated
  if (phrase === null) return []
  const said = readUtterance(phrase)
  return engine.slots.flatMap((slot): FactReading[] => {
    const known = inHand.facts[slot.id]
    if (known?.kind !== 'number' || known.high === 0 || typeof slot.price?.reference !== 'number') return []
    const found = slot.read(said, false)
    if (found?.kind !== 'fact' || found.fact.kind !== 'number') return []
    if (found.fact.low !== figure.low || found.fact.high !== figure.high) return []
    const reading = withMain({ inHand }, { slot, known }, figure) ?? {
      facts: inHand.facts,
      changed: [],
      askBack: null,
      unknown: false,
      repeated: true,
    }
    return [withCountedBeside(job, reading, stated)]
  })
}

/** Returns a clause without its counts: 'le della cantina le lasciamo così'. Sides are no counts. */
function withoutCounts(clause: string): string {
  const { words, quantities, sides } = readUtterance(clause)
  const isSide = ({ from }: Quantity): boolean => sides.some((pair) => from >= pair.from && from < pair.to)
  const counts = quantities.filter(
    (one) => one.unit !== 'area' && one.unit !== 'metre' && !one.ordinal && !isSide(one),
  )
  if (counts.length === 0) return clause
  const left = words.filter((_, at) => counts.every(({ from, to }) => at < from || at >= to))
  return left.map(({ text }) => text).join(' ')
}

/**
 * Returns what a message says beside its new total, which counts all: what it chooses before ('facciamole in alluminio'), and
 * what follows ('più la ringhiera'). Other words before it are the reason: 'le due della cantina le lasciamo così'.
 */
export function besideTotal(typed: string, { index, after }: Stated): string {
  return clausesIn(typed)
    .flatMap((clause, at) => {
      if (at === index) return after === '' ? [] : [after]
      // 'quindi 5 finestre più la portafinestra, 6 in tutto'
      if (at < index && readUtterance(clause).words.some(({ text }) => closesReason.test(text)))
        return [clause]
      const isChoice = beginsChoice(clause) || chosenClauses(clause).length > 0
      return at > index || isChoice ? [withoutCounts(clause)] : []
    })
    .join(' ')
}

/** Matches further words at which a reason begins, before a count without 'ne'. */
const because = /^(?:perche|se)$/
/** Matches verbs of a new count, after its things or 'ne': 'le porte diventano 6', 'ne servono 8', 'arriviamo a 6'. */
const ofNewCount =
  /^(?:divent\p{L}+|pass(?:a|ano|iamo)|sal(?:e|gono|iamo)|scend(?:e|ono|iamo)|arriv(?:a|ano|iamo)|saranno|fanno|resta(?:no)?|rimangono|serv(?:ono|irebbero)|bastano|vogliono)$/u
const aroundVerb = /^(?:a|in|solo|soltanto|circa|ne|ce|me|ci|si|che)$/

/**
 * Returns how many words at the start of a message only give the reason of the new count after them: 5 in 'con la parete
 * attrezzata nuova le prese passano a 8'. 0 for any other message.
 */
export function reasonLength({ words, quantities }: Pick<Utterance, 'words' | 'quantities'>): number {
  const start = words.findIndex(({ text }) => !/^(?:e|ma|ok|allora|no|si|,)$/.test(text))
  const first = words[start]?.text ?? ''
  if (!beginsReason.test(first) && !because.test(first)) return 0
  const count = figuresOf({ quantities }).at(-1)
  if (!count) return 0
  const text = (place: number): string => words[place]?.text ?? ''
  let at = count.from - 1
  while (at > start && aroundVerb.test(text(at))) at -= 1
  if (!ofNewCount.test(text(at))) return 0
  while (aroundVerb.test(text(at - 1))) at -= 1
  // 'le porte', before the verb
  return /^(?:i|gli|le)$/.test(text(at - 2)) ? at - 2 : at
}

/** Returns the figures with which a message concludes: totals, and those after 'quindi' and its like. */
export function concludedFigures(typed: string): number[] {
  const after = clausesIn(typed).flatMap((clause) => {
    const said = readUtterance(clause)
    const start = said.words.findIndex(({ text }) => closesReason.test(text))
    return start === -1 ? [] : figuresOf(said).filter(({ from }) => from > start)
  })
  return [...after, ...statedTotals(typed).map(({ figure }) => figure)].map(({ low }) => low)
}
