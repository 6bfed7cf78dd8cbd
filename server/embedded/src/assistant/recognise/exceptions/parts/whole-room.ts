import { readQuantities } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'
import { says } from '../job-signs.ts'

/** Area of walls in m² from which they are those of several rooms and not of one wall. */
const mostOneWall = 45
/** Number of words after an area in which its walls are named: '140 mq netti di parete'. */
const wallReach = 4

/** Whether the walls of a message are more than one: '140 mq netti di parete'. */
export const measuresManyWalls = (words: readonly Word[]): boolean =>
  readQuantities(words).some(
    ({ unit, low, to }) =>
      unit === 'area' &&
      low > mostOneWall &&
      says(words.slice(to, to + wallReach), /^(?:paret[ei]|mur[oi])$/),
  )

const room = 'tinteggiatura/stanza'

/** Number of words after a wall that may name its colour. */
const colourReach = 4

/** Whether a mention only says what the painting of a room includes: 'soffitto compreso', 'con una parete colorata'. */
function isInclusion({ key, objectAt, hasOwnVerb }: JobMention, words: readonly Word[]): boolean {
  if (hasOwnVerb || (key !== 'tinteggiatura/soffitti' && key !== 'tinteggiatura/parete')) return false
  const after = words.slice(objectAt + 1, objectAt + 1 + colourReach)
  if (/^(?:compres|inclus)/.test(after[0]?.text ?? '')) return true
  const isWith = says(words.slice(Math.max(0, objectAt - 2), objectAt), /^con$/)
  return isWith && says(after, /^(?:color|divers|accento|contrast)/)
}

/** Rooms beside a kitchen, and words for a whole home. */
const otherRoom =
  /^(?:bagn|camer|salott|soggiorn|sala$|salon|corridoi|ingress|cas[ae]$|appartament|alloggi|stanz)/
const service = /^(?:attacc|impiant|pres[ae]$|tub[io]$|scaric|idraulic|elettric|gas$|lavell)/
const redoing = /^(?:rifa|rifo$|ristruttur|rinnov|sistem|cambi|demol|nuov)/

/** Whether floor, tiles and services of a kitchen are redone together: 'cucina di 10 mq, da rifare pavimento, piastrelle e attacchi'. */
export const redoesKitchen = (words: readonly Word[]): boolean =>
  says(words, /^cucin[ao]/) &&
  says(words, /^paviment/) &&
  says(words, service) &&
  says(words, redoing) &&
  !says(words, otherRoom)

/** Takes a mention of what the painting of a room includes as the painting of the room. */
export function asWholeRoom(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const included = mentions.filter((one) => isInclusion(one, words))
  const [first] = included
  if (!first) return mentions
  const others = mentions.filter((one) => !included.includes(one))
  const isRoom = words.some(({ text }) => thingOf(text) === 'room')
  return isRoom && others.every(({ key }) => key !== room) ? [{ ...first, key: room }, ...others] : others
}
