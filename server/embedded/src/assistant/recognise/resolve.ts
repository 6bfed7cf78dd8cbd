import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Occurrence } from './matching.ts'

/** A cue that a message fulfils. */
export interface Found {
  readonly key: AnyJobKey
  readonly sentence: number
  readonly chosen: readonly Occurrence[]
  readonly weight: number
  readonly isWeak: boolean
  readonly denied: boolean
  /** Whether it names an action, and whether its sentence names a change. */
  readonly isAction: boolean
  readonly isChange: boolean
}

/** Whether 'con' stands between two places of a message, and nothing that parts them. */
export type SaysBetween = (from: number, to: number) => boolean

function placesOf(chosen: readonly Occurrence[]): Set<number> {
  const objects = chosen.filter(({ isVerb }) => !isVerb)
  const places = new Set<number>()
  for (const { from, to } of objects.length > 0 ? objects : chosen) {
    for (let at = from; at < to; at += 1) places.add(at)
  }
  return places
}

const slugOf = (key: AnyJobKey): string => key.slice(0, key.indexOf('/'))

/** Whether a change of one thing into the other is asked for: 'sostituire la caldaia con una pompa di calore'. */
function isReplacedBy(first: Found, second: Found, saysBetween: SaysBetween): boolean {
  if (first.sentence !== second.sentence || slugOf(first.key) !== slugOf(second.key)) return false
  const objects = second.chosen.filter(({ isVerb }) => !isVerb)
  const start = Math.min(...objects.map(({ from }) => from))
  const end = Math.max(...first.chosen.map(({ to }) => to))
  return end <= start && first.isChange && saysBetween(end, start)
}

/**
 * The cues that hold: of those that speak of the same words the heaviest, of a job its heaviest. In 'sostituire la
 * caldaia con una pompa di calore' the second is the job.
 */
export function resolve(all: readonly Found[], saysBetween: SaysBetween): Found[] {
  const taken = new Set<number>()
  const kept: Found[] = []
  for (const found of all.toSorted((a, b) => b.weight - a.weight)) {
    const places = placesOf(found.chosen)
    if ([...places].some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    kept.push(found)
  }
  const wanted = kept.filter(
    (one) => !kept.some((other) => other !== one && !other.denied && isReplacedBy(one, other, saysBetween)),
  )
  const byKey = Map.groupBy(wanted, ({ key }) => key)
  return [...byKey.values()].flatMap((same) => same.find(({ denied }) => !denied) ?? same.slice(0, 1))
}
