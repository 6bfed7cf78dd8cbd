import { findPattern, patterns } from '../../italian/patterns.ts'
import { livesAtFloor, livingVerb } from '../../italian/people/lives-at.ts'
import { isDeniedAt } from '../../italian/sentences/corrections.ts'
import { isKept } from '../../italian/sentences/kept-things.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { countOf, withoutQuantitiesOf } from '../bound-quantities.ts'

const homeNouns = [
  'casa',
  'appartament',
  'alloggi',
  'bilocal',
  'trilocal',
  'villett',
  'villa',
  'piastrell',
  'rivestiment',
]
/** Largest area of a bathroom in a home, in m². */
const largest = 40

/** Returns a message that keeps only the areas of bathrooms. */
export function ofBathroomsOnly(utterance: Utterance): Utterance {
  const others = withoutQuantitiesOf(utterance, homeNouns)
  return {
    ...others,
    quantities: others.quantities.filter(({ unit, low }) => unit !== 'area' || low <= largest),
  }
}

/** Returns the smallest and the largest of several bathrooms: 'uno 6 mq e uno 4 mq'. */
export function severalSizes({ quantities }: Utterance): Interval | null {
  const sizes = quantities.filter(({ unit }) => unit === 'area')
  if (sizes.length < 2) return null
  return { low: Math.min(...sizes.map(({ low }) => low)), high: Math.max(...sizes.map(({ high }) => high)) }
}

const fixtures = [
  ['wc', 'water', 'tazza', 'gabinetto', 'cesso', 'vaso'],
  ['bidet'],
  ['lavabo', 'lavandino', 'lavandini', 'lavabi'],
  ['doccia', 'piatto'],
]
const fixtureNouns = ['sanitar', 'pezz', 'water', 'lavandin', 'lavab']

const fine = /^(?:ok|okay|apposto)$/
/** Maximum number of words from a fixture to the end of a clause that calls it fine. */
const mostFine = 4

/** Whether a fixture stays: 'bidet e lavandino ok', 'il lavandino l’ho cambiato l’anno scorso', 'il bidet va bene'. */
function isStaying(words: readonly Word[], name: string): boolean {
  const at = words.findIndex(({ text }) => text === name)
  const end = words.findIndex(({ kind }, place) => place > at && kind === 'mark')
  const clause = words.slice(at + 1, end === -1 ? words.length : end)
  const isFine = clause.length <= mostFine && fine.test(clause.at(-1)?.text ?? '')
  return isFine || isKept(words, (text, place) => text === name && place === at)
}

/** Returns the number of fixtures that a message counts or names: 2 for 'wc e bidet'. */
export function countedFixtures(utterance: Utterance): Interval | null {
  const counted = countOf(utterance, fixtureNouns)
  const named = fixtures.filter((names) =>
    names.some((name) => utterance.content.includes(name) && !isStaying(utterance.words, name)),
  ).length
  if (counted && counted.high > 1) return counted
  return named === 0 ? counted : { low: named, high: named }
}

const ordinals: readonly (readonly [start: string, floor: number])[] = [
  ['prim', 1],
  ['second', 2],
  ['terz', 3],
  ['quart', 4],
  ['quint', 5],
  ['sest', 6],
  ['settim', 7],
  ['ottav', 8],
]
const groundFloor = patterns(
  'piano terra|pianterreno|piano terreno|pian terreno|piano rialzato|rialzato|seminterrat*',
)

/** Returns the floor that a word names; undefined for any other word. */
const floorOf = (text: string): number | undefined =>
  /[oaie]$/.test(text) ? ordinals.find(([start]) => text.slice(0, -1) === start)?.[1] : undefined

/** Whether the floor at an index is the wrong one: 'al quarto, non al secondo', 'non sto al secondo'. */
const isWrongFloor = ({ words }: Utterance, at: number): boolean =>
  isDeniedAt(words, at) ||
  (/^(?:all?|il|del)$/.test(words[at - 1]?.text ?? '') &&
    (isDeniedAt(words, at - 1) || (livingVerb.test(words[at - 2]?.text ?? '') && isDeniedAt(words, at - 2))))

/** Returns the floor that a message names: 'terzo piano', 'piano 3', 'al quarto senza ascensore'. */
export function namedFloor(utterance: Utterance, asked: boolean): Interval | null {
  const { content, quantities, words } = utterance
  if (groundFloor.some((one) => findPattern(content, one).length > 0)) return { low: 0, high: 0 }
  const ofHouse =
    asked ||
    livesAtFloor(utterance) ||
    content.includes('piano') ||
    content.some((word) => word.startsWith('ascensor'))
  const at = ofHouse
    ? words.findIndex(({ text }, place) => floorOf(text) !== undefined && !isWrongFloor(utterance, place))
    : -1
  const floor = floorOf(words[at]?.text ?? '')
  if (floor !== undefined) return { low: floor, high: floor }
  const counted = quantities.find(({ unit, article }) => unit === 'floor' && !article)
  return counted && content.includes('piano') ? { low: counted.low, high: counted.high } : null
}

/** Words that begin what is said of one of several bathrooms: 'uno …, l’altro …', 'quello grande …, nel piccolo …'. */
const oneOfThem = /^(?:uno|quello|altro|altri|primo|secondo|piccolo|grande|principale|padronale)$/
const beforeOne = /^(?:e|ed|ma|mentre|l|gli|negli|nell|dell|il|nel|del|nello|che)$/
const wholly = /^(?:complet|tutt[oa]$|rifar|rifatt|rifacc|rifo$|demoli|ristruttur|rinnov|zero$)/
const partly = /^(?:solo|soltanto|solamente|posto|apposto|ok|okay|resta|rimane|tengo|bene|gia)$/

/** Returns the words about each of several bathrooms that a message tells apart. */
function partsOf(words: readonly Word[]): (readonly Word[])[] {
  const starts: number[] = []
  for (const [at, { text }] of words.entries()) {
    const before = words[at - 1]
    const isStart = before === undefined || before.kind === 'mark' || beforeOne.test(before.text)
    const last = starts.at(-1)
    // 'quello grande' names one bathroom.
    const isSame =
      last !== undefined && words.slice(last, at).every(({ kind }) => kind === 'word') && at - last < 3
    // '4 mq l’uno' tells of each.
    const isEach = text === 'uno' && before?.text === 'l'
    if (oneOfThem.test(text) && isStart && !isSame && !isEach) starts.push(at)
  }
  return starts.map((start, index) => words.slice(start, starts[index + 1]))
}

/** Whether a bathroom only gets a part, or stays. */
const isPart = (part: readonly Word[]): boolean => part.some(({ text }) => partly.test(text))

const redoing = /^(?:rifacc|rifo$|facc|fo$|famo$|ristruttur(?:o|iamo)$|rinnov(?:o|iamo)$|sistem(?:o|iamo)$)/

/** Returns what is said of the only bathroom to redo: 'ho due bagni ma rifaccio solo quello grande, 6,5 mq. quello piccolo è 3'. */
function singledOut(words: readonly Word[]): readonly Word[] | null {
  const at = words.findIndex(
    ({ text }, index) =>
      /^(?:solo|soltanto|solamente)$/.test(text) && /^(?:quello|il|uno)$/.test(words[index + 1]?.text ?? ''),
  )
  const doing = words.slice(Math.max(0, at - 3), at).some(({ text }) => redoing.test(text))
  if (at === -1 || !doing) return null
  const end = words.findIndex(
    ({ text }, index) => index > at + 1 && (/^(?:quello|altro)$/.test(text) || text === '.'),
  )
  return words.slice(at + 1, end === -1 ? words.length : end)
}

/**
 * Returns what a message says of the bathrooms to redo, and how many they are, if another one only gets a part or stays: 'uno
 * 4 mq da rifare, nell’altro solo il box'. Returns null if it tells no such difference.
 */
export function redoneAmong({
  words,
}: Utterance): { readonly count: number; readonly said: Utterance } | null {
  if (!words.some(({ text }) => text === 'bagni')) return null
  const single = singledOut(words)
  if (single) return { count: 1, said: readUtterance(single.map(({ text }) => text).join(' ')) }
  const parts = partsOf(words)
  const redone = parts.filter((part) => !isPart(part) && part.some(({ text }) => wholly.test(text)))
  // 'due bagni: quello grande 7 mq da rifare completo' singles out one.
  if (redone.length === 0 || !(parts.length === 1 || parts.some((part) => isPart(part)))) return null
  const text = redone.map((part) => part.map((word) => word.text).join(' ')).join(' , ')
  return { count: redone.length, said: readUtterance(text) }
}
