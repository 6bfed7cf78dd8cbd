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

/** Whether 'e', 'o' or a comma stands between two places of a message. */
export type SaysJoint = (from: number, to: number) => boolean

function verbPlacesOf(chosen: readonly Occurrence[]): Set<number> {
  const places = new Set<number>()
  for (const { from, to, isVerb, isLight } of chosen) {
    if (isVerb && !isLight) for (let at = from; at < to; at += 1) places.add(at)
  }
  return places
}

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

function spanOf(places: ReadonlySet<number>): readonly [number, number] {
  return [Math.min(...places), Math.max(...places)]
}

/** Whether two cues cannot both be meant: they speak of the same words, or of one thing with the same verb. */
function contradict(a: Found, b: Found, saysJoint: SaysJoint): boolean {
  const [mine, theirs] = [placesOf(a.chosen), placesOf(b.chosen)]
  const share = (one: ReadonlySet<number>, two: ReadonlySet<number>) => [...one].some((place) => two.has(place))
  const [verbs, otherVerbs] = [verbPlacesOf(a.chosen), verbPlacesOf(b.chosen)]
  if (share(mine, theirs) || share(mine, otherVerbs) || share(verbs, theirs)) return true
  const isVerbOnly = (one: Found) => one.chosen.every(({ isVerb }) => isVerb)
  const near = (one: ReadonlySet<number>, two: ReadonlySet<number>) => {
    const [[from, to], [otherFrom, otherTo]] = [spanOf(one), spanOf(two)]
    return to < otherFrom ? !saysJoint(to, otherFrom) : otherTo < from && !saysJoint(otherTo, from)
  }
  // 'imbiancare la casa da fuori': the verb alone says less than what it is about.
  if (a.sentence === b.sentence && isVerbOnly(a) !== isVerbOnly(b)) {
    const other = isVerbOnly(a) ? otherVerbs : verbs
    if (other.size === 0 && near(mine, theirs)) return true
  }
  if (!share(verbs, otherVerbs)) return false
  // 'tinteggiare l’esterno della casa' is one thing, 'rifare il bagno e il tetto' are two.
  const [[from, to], [otherFrom, otherTo]] = [spanOf(mine), spanOf(theirs)]
  const [end, start] = to < otherFrom ? [to, otherFrom] : [otherTo, from]
  return start - end <= 2 && !saysJoint(end, start)
}

/**
 * The cues that hold: of those that contradict each other the heaviest, of a job its heaviest. In 'sostituire la
 * caldaia con una pompa di calore' the second is the job.
 */
export function resolve(all: readonly Found[], saysBetween: SaysBetween, saysJoint: SaysJoint): Found[] {
  const kept: Found[] = []
  const hasObject = ({ chosen }: Found) => Number(chosen.some(({ isVerb }) => !isVerb))
  for (const found of all.toSorted((a, b) => hasObject(b) - hasObject(a) || b.weight - a.weight)) {
    if (!kept.some((one) => contradict(one, found, saysJoint))) kept.push(found)
  }
  const wanted = kept.filter(
    (one) => !kept.some((other) => other !== one && !other.denied && isReplacedBy(one, other, saysBetween)),
  )
  const byKey = Map.groupBy(wanted, ({ key }) => key)
  return [...byKey.values()].flatMap((same) => same.find(({ denied }) => !denied) ?? same.slice(0, 1))
}
