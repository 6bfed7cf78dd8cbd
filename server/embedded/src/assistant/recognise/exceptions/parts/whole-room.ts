import { thingOf } from '../../../italian/things.ts'
import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'
import { says } from '../job-signs.ts'

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

/** Takes a mention of what the painting of a room includes as the painting of the room. */
export function asWholeRoom(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const included = mentions.filter((one) => isInclusion(one, words))
  const [first] = included
  if (!first) return mentions
  const others = mentions.filter((one) => !included.includes(one))
  const isRoom = words.some(({ text }) => thingOf(text) === 'room')
  return isRoom && others.every(({ key }) => key !== room) ? [{ ...first, key: room }, ...others] : others
}
