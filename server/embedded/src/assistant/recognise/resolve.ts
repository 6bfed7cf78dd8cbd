import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Occurrence } from './matching.ts'

/** A cue that a message fulfils. */
export interface Found {
  readonly key: AnyJobKey
  readonly sentence: number
  readonly chosen: readonly Occurrence[]
  /** The places of what it is about; of a verb alone, the verb's. */
  readonly objects: ReadonlySet<number>
  /** The places of all verbs of its sentence. */
  readonly nearVerbs: ReadonlySet<number>
  /** The places of its verbs. */
  readonly verbs: ReadonlySet<number>
  readonly weight: number
  readonly isWeak: boolean
  /** Counts only if no other cue is met. */
  readonly isFallback: boolean
  /** Its words stand too far apart to name a job; they are details of it if something else does. */
  readonly isLoose: boolean
  readonly denied: boolean
  /** Whether it names an action, and whether its sentence names a change. */
  readonly isAction: boolean
  readonly isChange: boolean
}

/** Whether 'con' stands between two places of a message, without a mark or conjunction. */
export type SaysBetween = (from: number, to: number) => boolean

/** Whether 'e', 'o' or a comma stands between two places of a message. */
export type SaysJoint = (from: number, to: number) => boolean

const slugOf = (key: AnyJobKey): string => key.slice(0, key.indexOf('/'))

/** Whether a change of one thing into the other is asked for: 'sostituire la caldaia con una pompa di calore'. */
function isReplacedBy(first: Found, second: Found, saysBetween: SaysBetween): boolean {
  if (second.isWeak || first.sentence !== second.sentence || slugOf(first.key) !== slugOf(second.key))
    return false
  const start = Math.min(...second.objects)
  const end = Math.max(...first.chosen.map(({ to }) => to))
  return end <= start && first.isChange && saysBetween(end, start)
}

const share = (one: ReadonlySet<number>, two: ReadonlySet<number>): boolean =>
  [...one].some((place) => two.has(place))

const isVerbOnly = ({ objects, verbs }: Found): boolean => objects === verbs

/** Whether nothing parts two stretches of a message, the first of which ends before the second begins. */
function isJoinedTo(first: ReadonlySet<number>, second: ReadonlySet<number>, saysJoint: SaysJoint): boolean {
  const [end, start] = [Math.max(...first), Math.min(...second)]
  return end < start && !saysJoint(end, start)
}

/** The most words after a thing that may name the whole that it is a part of: 'l’esterno della casa'. */
const partOf = 2

/** Whether a cue names the whole of which the other names a part: 'rifare i pavimenti di casa', 'imbiancare casa da fuori'. */
function isWholeOf(whole: Found, part: Found, saysJoint: SaysJoint): boolean {
  const [objects, parts] = [whole.objects, part.objects]
  if (!share(whole.verbs, part.verbs)) return false
  return isJoinedTo(parts, objects, saysJoint) && Math.min(...objects) - Math.max(...parts) <= partOf
}

/** Whether two cues cannot both be meant: they speak of the same words, or one of them of the other's verb alone. */
function contradict(a: Found, b: Found, saysJoint: SaysJoint): boolean {
  const [mine, theirs] = [a.objects, b.objects]
  const [verbs, otherVerbs] = [a.verbs, b.verbs]
  if (share(mine, theirs) || share(mine, otherVerbs) || share(verbs, theirs)) return true
  if (a.sentence !== b.sentence || isVerbOnly(a) === isVerbOnly(b)) return false
  // 'imbiancare la casa da fuori': a cue of the verb alone loses against a cue of the object.
  const hasOwnVerb = (isVerbOnly(a) ? otherVerbs : verbs).size > 0
  return !hasOwnVerb && (isJoinedTo(mine, theirs, saysJoint) || isJoinedTo(theirs, mine, saysJoint))
}

/** Whether the words of a cue are details of a heavier job, which has cues for them as well: 'il pavimento' of a balcony. */
function isExplained(one: Found, kept: readonly Found[], all: readonly Found[]): boolean {
  return kept.some((other) => {
    if (other === one || other.key === one.key || other.weight <= one.weight) return false
    const details = all.filter(({ key, chosen }) => key === other.key && chosen.length > 1)
    return details.some(
      ({ objects, verbs }) =>
        share(objects, other.objects) &&
        [...one.objects].every((place) => objects.has(place)) &&
        [...one.verbs].every((place) => verbs.has(place)),
    )
  })
}

/** So many tokens before what a cue is about the job may be named. */
const nameReach = 3

/** What a cue is about, with the job's name before it: 'cappotto termico in EPS', of which 'EPS' says more. */
function withName(one: Found, all: readonly Found[]): ReadonlySet<number> {
  if (isVerbOnly(one)) return one.objects
  const start = Math.min(...one.objects)
  const names = all.filter(
    (other) =>
      other.key === one.key &&
      other.sentence === one.sentence &&
      !other.isWeak &&
      !other.isLoose &&
      !other.denied &&
      !isVerbOnly(other) &&
      Math.max(...other.objects) < start &&
      start - Math.min(...other.objects) <= nameReach,
  )
  let objects = one.objects
  for (const name of names) objects = objects.union(name.objects)
  return objects
}

/**
 * The cues that hold: of those that contradict each other the heaviest, of a job its heaviest. In 'sostituire la
 * caldaia con una pompa di calore' the second is the job.
 */
export function resolve(all: readonly Found[], saysBetween: SaysBetween, saysJoint: SaysJoint): Found[] {
  const kept: Found[] = []
  const hasObject = (found: Found) => Number(!isVerbOnly(found))
  for (const found of all
    .filter(({ isLoose }) => !isLoose)
    .toSorted(
      (a, b) => hasObject(b) - hasObject(a) || Number(a.denied) - Number(b.denied) || b.weight - a.weight,
    )) {
    if (!kept.some((one) => contradict(one, found, saysJoint))) kept.push(found)
  }
  const explained = kept.filter((one) => !isExplained(one, kept, all))
  const parts = explained.filter(
    (one) => !explained.some((other) => other !== one && isWholeOf(one, other, saysJoint)),
  )
  const wanted = parts.filter(
    (one) => !parts.some((other) => other !== one && !other.denied && isReplacedBy(one, other, saysBetween)),
  )
  const byKey = Map.groupBy(wanted, ({ key }) => key)
  return [...byKey.values()].flatMap((same) => {
    const said = same.filter(({ denied }) => !denied)
    // 'non la voglio cambiare' denies the job, though 'caldaia' alone would name it.
    const isRefused = same.some(({ denied, verbs }) => denied && verbs.size > 0)
    const meant = isRefused ? said.filter(({ verbs }) => verbs.size > 0) : said
    const weight = Math.max(...meant.map((one) => one.weight))
    const best = meant.find(({ verbs }) => verbs.size > 0) ?? meant[0]
    return best
      ? [{ ...best, weight, objects: withName(best, all) }]
      : same.filter(({ denied }) => denied).slice(0, 1)
  })
}
