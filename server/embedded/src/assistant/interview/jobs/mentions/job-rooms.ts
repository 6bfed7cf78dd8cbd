import { thingOf } from '../../../italian/things.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { recogniseJobs } from '../../../recognise/recognise.ts'
import type { CaseState } from '../../case.ts'
import { type Catalogue, slugOf } from '../../catalogue.ts'
import { segmentsOf } from '../../message.ts'

/** Number of letters that the names of one room share: 'camera' and 'cameretta'. */
const stem = 5

const isRoom = (text: string): boolean => /^(?:room|bathroom|storage)$/.test(thingOf(text) ?? '')

/** Returns the stems of the rooms in a text: 'camer' of 'la cameretta'. */
function roomsIn(text: string): string[] {
  return readUtterance(text).words.flatMap((word) => (isRoom(word.text) ? [word.text.slice(0, stem)] : []))
}

/**
 * Returns the rooms that the customer named with each job in hand: 'la muffa in camera e la carta in corridoio'. A room of
 * several jobs is left out.
 */
function roomsOfJobs(catalogue: Catalogue, { jobs, told }: CaseState): ReadonlyMap<string, AnyJobKey> {
  const [first] = jobs
  const slug = first ? slugOf(first.key) : null
  const rooms = new Map<string, Set<AnyJobKey>>()
  if (slug === null) return new Map()
  for (const { text } of told) {
    const { words } = readUtterance(text)
    const named = recogniseJobs({ words }, catalogue.recognisable, slug).filter(
      ({ key, denied }) => !denied && jobs.some((job) => job.key === key),
    )
    const segments = segmentsOf(words, named)
    const [only] = named
    const parts = segments.size === 0 && only ? new Map([[only.key, text]]) : segments
    for (const [key, part] of parts)
      for (const room of roomsIn(part)) rooms.set(room, (rooms.get(room) ?? new Set()).add(key))
  }
  return new Map(
    [...rooms].flatMap(([room, keys]) => {
      const [key, more] = keys
      return key !== undefined && more === undefined ? [[room, key]] : []
    }),
  )
}

/** Returns the job in hand that the rooms of a text stand for: 'il corridoio', of the wallpaper there; null for none. */
export function jobOfRoom(catalogue: Catalogue, state: CaseState, text: string): AnyJobKey | null {
  const named = roomsIn(text)
  if (named.length === 0 || state.jobs.length < 2) return null
  const rooms = roomsOfJobs(catalogue, state)
  const [key, ...more] = new Set(named.map((room) => rooms.get(room) ?? null))
  if (!key || more.length > 0) return null
  // A job in several rooms does not go with one of them.
  return [...rooms].every(([room, other]) => other !== key || named.includes(room)) ? key : null
}
