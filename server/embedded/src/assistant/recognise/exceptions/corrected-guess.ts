import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { type Quantity, readQuantities } from '../../italian/numbers/quantities.ts'
import { thingOf } from '../../italian/things.ts'
import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { JobMention } from '../mention.ts'

/** Area from which a figure without a noun is a home and not a bathroom, in m². */
const leastHome = 25

/** Number of words beside an area that may name the room that it measures: 'un bagno da 30 mq', '30 mq di bagno'. */
const near = 2

function isHome({ unit, low, article, from, to }: Quantity, words: readonly Word[]): boolean {
  if (unit !== 'area' || article || low < leastHome) return false
  const beside = [...words.slice(Math.max(0, from - near), from), ...words.slice(to, to + near)]
  return beside.some(({ kind }) => kind === 'mark') || !beside.some(({ text }) => text.startsWith('bagn'))
}

const whole = 'ristrutturazione/completa'
const bathroom = 'ristrutturazione_bagno/completo'

/**
 * Whether a message of the chat about renovations only counts the bathrooms of a home, whose area it states:
 * 'ristrutturare 70 mq, 1 bagno'.
 */
function countsBathrooms(words: readonly Word[], current: ServiceSlug | null): boolean {
  if (current !== 'ristrutturazione') return false
  const quantities = readQuantities(words)
  const isCounted = ({ unit, from }: Quantity): boolean => {
    const before = words[from - 1]
    // 'rifare un bagno' is the job itself.
    const isBeside = before === undefined || before.kind === 'mark' || joining.has(before.text)
    return unit === 'bathroom' && isBeside
  }
  return quantities.some((one) => isCounted(one)) && quantities.some((one) => isHome(one, words))
}

/** Words before a count that describes a home: 'con due bagni', 'ci sono due bagni'. */
const joining = new Set(['con', 'e', 'piu', 'ha', 'sono', 'ho', 'abbiamo'])

/** Takes the mention of counted bathrooms of a home as the renovation of the home. */
export function asWholeHome(
  mentions: readonly JobMention[],
  words: readonly Word[],
  current: ServiceSlug | null,
): readonly JobMention[] {
  if (mentions.some(({ key }) => key === whole) || !countsBathrooms(words, current)) return mentions
  return mentions.map((one) => (one.key === bathroom ? { ...one, key: whole } : one))
}

/** Number of words after a wall that may name its colour. */
const colourReach = 4

/** Whether a mention only says what the painting of a room includes: 'soffitto compreso', 'con una parete in colore diverso'. */
function isInclusion({ key, objectAt, hasOwnVerb }: JobMention, words: readonly Word[]): boolean {
  if (hasOwnVerb || (key !== 'tinteggiatura/soffitti' && key !== 'tinteggiatura/parete')) return false
  const after = words.slice(objectAt + 1, objectAt + 1 + colourReach).map(({ text }) => text)
  if (/^(?:compres|inclus)/.test(after[0] ?? '')) return true
  const isWith = words.slice(Math.max(0, objectAt - 2), objectAt).some(({ text }) => text === 'con')
  return isWith && after.some((text) => /^(?:color|divers|accento|contrast)/.test(text))
}

const room = 'tinteggiatura/stanza'

/** Takes a mention of what the painting of a room includes as the painting of the room. */
export function asWholeRoom(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const included = mentions.filter((one) => isInclusion(one, words))
  const [first] = included
  if (!first) return mentions
  const others = mentions.filter((one) => !included.includes(one))
  const isRoom = words.some(({ text }) => thingOf(text) === 'room')
  return isRoom && others.every(({ key }) => key !== room) ? [{ ...first, key: room }, ...others] : others
}

/** Matches words for the inside of a wall. Without them, the insulation of a wall is an external one. */
const inside =
  /^(?:intern|dentro|stanz|camer|sala$|salott|controparet|cartongess|lastr|silicat|fredd|gelat|muff)/

/** Returns the guessed job, unless the words say otherwise: the bathrooms of a home, or a wall insulated outside. */
export function correctedGuess(
  key: AnyJobKey,
  words: readonly Word[],
  current: ServiceSlug | null,
): AnyJobKey | null {
  if (key === bathroom && countsBathrooms(words, current)) return null
  const isIncluded = words.some(({ text }) => /^(?:compres|inclus)/.test(text))
  if (key === 'tinteggiatura/soffitti' && isIncluded) return null
  const isInside = words.some(({ text }) => inside.test(text))
  const isCoat = words.some(({ text }) => text.startsWith('cappott'))
  if (key === 'ristrutturazione_facciata/cappotto-interno' && isCoat && !isInside)
    return 'ristrutturazione_facciata/cappotto'
  return key
}
