import { thingOf } from '../../../italian/things.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { type Catalogue, slugOf } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import { mainSize } from '../variants/main-count.ts'
import type { OwnAnswers } from './own-words.ts'

const only = /^(?:solo|soltanto|solamente)$/
const supposing = /^(?:se|quanto|invece)$/
/** Matches the words of a message that limits the work to some rooms, apart from their names. */
const serving =
  /^(?:e|ed|ma|se|invece|poi|allora|solo|soltanto|solamente|(?:ri)?facci(?:o|amo|ate)|(?:ri)?fa(?:re|te|cessi|cessimo|cesse)|imbianc\p{L}*|tinteggi\p{L}*|pittur\p{L}*|quanto|viene|verrebbe|vengono|costa|costerebbe|sarebbe|il|lo|la|l|i|gli|le|in|nel|nella|nelle|nei|per|da|letto|adesso|ora|mi|ci|un[oa]?|due|tre|quattro)$/u
const room = /^(?:room|bathroom|storage)$/
/** Minimum size in m² of a home, of which rooms are a part. */
const leastHome = 30
/** Services whose work may be done in some rooms of a home. A renovation of one room is another job. */
const byRoom: ReadonlySet<string | null> = new Set(['impianti', 'tinteggiatura'])

const isRoom = ({ text }: Word): boolean => room.test(thingOf(text) ?? '')

/**
 * Returns the size of the rooms to which a message after the figure limits the work on a home: 'e se rifaccio solo cucina e bagno?', of
 * the wiring, renovates no bathroom. Null for any other message.
 */
export function onlyRooms(
  catalogue: Catalogue,
  state: CaseState,
  { whole, named }: Message,
): OwnAnswers | null {
  const [job, ...more] = jobsAtHand(catalogue, state)
  if (state.phase !== 'estimated' || !job || more.length > 0 || !byRoom.has(job.slug)) return null
  const words = whole.words.filter(({ kind }) => kind !== 'mark')
  const says = (pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  if (!says(only) || !says(supposing)) return null
  if (!words.every((word) => isRoom(word) || serving.test(word.text))) return null
  // One room is another job of the service, with its own price.
  const isOneRoom = words.filter((word) => isRoom(word)).length === 1
  if (isOneRoom && named.some(({ key, denied }) => !denied && slugOf(key) === job.slug)) return null
  const size = mainSize(job)
  if (size === null || size.isCount || size.known.high < leastHome) return null
  const rooms = words.filter((word) => isRoom(word) || /^(?:e|due|tre|quattro)$/.test(word.text))
  const reading = size.slot.read(readUtterance(rooms.map(({ text }) => text).join(' ')), true)
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || reading.fact.high >= size.known.low)
    return null
  return { answers: [{ job: job.key, slot: size.slot.id, fact: reading.fact }], isVariant: true }
}
