import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Occurrence } from './words/matching.ts'

/** A cue that a message matches. */
export interface Found {
  readonly key: AnyJobKey
  readonly sentence: number
  readonly chosen: readonly Occurrence[]
  /** The indices of its object; the indices of the verb if the cue has only a verb. */
  readonly objects: ReadonlySet<number>
  /** The indices of all verbs of its sentence. */
  readonly nearVerbs: ReadonlySet<number>
  /** The indices of its own verbs. */
  readonly verbs: ReadonlySet<number>
  readonly weight: number
  readonly isWeak: boolean
  /** Whether it counts only if no other cue matches. */
  readonly isFallback: boolean
  /**
   * Whether its words are too far apart to name a job. They are details of the job if another cue names it.
   */
  readonly isLoose: boolean
  readonly denied: boolean
  /** Whether it includes an action, and whether its sentence has a verb of change. */
  readonly isAction: boolean
  readonly isChange: boolean
}

/**
 * Removes the denial of a thing in whose place the same job puts another one: 'il videocitofono al posto del citofono' wants an entry
 * phone.
 */
export function withoutOldOfOwnKind(
  found: readonly Found[],
  isReplaced: (place: number) => boolean,
): readonly Found[] {
  const isOld = ({ objects }: Found): boolean => [...objects].every((at) => isReplaced(at))
  const wanted = found.filter((one) => !one.denied && !isOld(one))
  return found.filter(
    (one) => !isOld(one) || !wanted.some(({ key, sentence }) => key === one.key && sentence === one.sentence),
  )
}

/** Whether 'con' is between two indices of a message, without a mark or conjunction. */
export type SaysBetween = (from: number, to: number) => boolean

/** Whether 'e', 'o' or a comma is between two indices of a message. */
export type SaysJoint = (from: number, to: number) => boolean

const slugOf = (key: AnyJobKey): string => key.slice(0, key.indexOf('/'))

/** Jobs on accessories, which take the place of nothing: 'cambiare le finestre con le zanzariere'. */
const accessories: ReadonlySet<AnyJobKey> = new Set<AnyJobKey>([
  'serramenti/zanzariere',
  'serramenti/cassonetto',
  'serramenti/motore',
  'caldaia/valvole',
  'caldaia/termostato',
  'caldaia/lavaggio',
  'ristrutturazione_tetto/grondaie',
])

/**
 * Whether the message requests to replace one thing by the other: 'sostituire la caldaia con una pompa di
 * calore'.
 */
function isReplacedBy(first: Found, second: Found, saysBetween: SaysBetween): boolean {
  if (accessories.has(second.key)) return false
  if (second.isWeak || first.sentence !== second.sentence || slugOf(first.key) !== slugOf(second.key))
    return false
  const start = Math.min(...second.objects)
  const end = Math.max(...first.chosen.map(({ to }) => to))
  return end <= start && first.isChange && saysBetween(end, start)
}

/** Whether a cue of an accessory takes the thing that is changed: 'finestre con zanzariere' in 'cambiare 5 finestre con le zanzariere'. */
function takesChanged({ key, objects, verbs, isChange }: Found, saysBetween: SaysBetween): boolean {
  if (!accessories.has(key) || !isChange || objects.size < 2 || verbs.size > 0) return false
  return saysBetween(Math.min(...objects) + 1, Math.max(...objects))
}

const share = (one: ReadonlySet<number>, two: ReadonlySet<number>): boolean =>
  [...one].some((place) => two.has(place))

const isVerbOnly = ({ objects, verbs }: Found): boolean => objects === verbs

/** Whether no joint is between two sets of indices, the first of which ends before the second begins. */
function isJoinedTo(first: ReadonlySet<number>, second: ReadonlySet<number>, saysJoint: SaysJoint): boolean {
  const [end, start] = [Math.max(...first), Math.min(...second)]
  return end < start && !saysJoint(end, start)
}

/** Maximum distance in words between a part and the whole that it belongs to: 'l’esterno della casa'. */
const partOf = 2

/**
 * Whether one cue names the whole and the other a part of it: 'rifare i pavimenti di casa', 'imbiancare casa
 * da fuori'.
 */
function isWholeOf(whole: Found, part: Found, saysJoint: SaysJoint): boolean {
  const [objects, parts] = [whole.objects, part.objects]
  if (!share(whole.verbs, part.verbs)) return false
  return isJoinedTo(parts, objects, saysJoint) && Math.min(...objects) - Math.max(...parts) <= partOf
}

/**
 * Whether two cues exclude each other: they match the same words, or one of them has only the verb of the
 * other.
 */
function contradict(a: Found, b: Found, saysJoint: SaysJoint): boolean {
  const [mine, theirs] = [a.objects, b.objects]
  const [verbs, otherVerbs] = [a.verbs, b.verbs]
  if (share(mine, theirs) || share(mine, otherVerbs) || share(verbs, theirs)) return true
  if (a.sentence !== b.sentence || isVerbOnly(a) === isVerbOnly(b)) return false
  // 'imbiancare la casa da fuori': a cue with an object has priority over a cue with only a verb.
  const hasOwnVerb = (isVerbOnly(a) ? otherVerbs : verbs).size > 0
  return !hasOwnVerb && (isJoinedTo(mine, theirs, saysJoint) || isJoinedTo(theirs, mine, saysJoint))
}

/**
 * Whether the words of a cue are details of a job with a higher weight, which also has cues for them: 'il
 * pavimento' of a balcony.
 */
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

/** Maximum distance in tokens between the name of the job and the object of a cue after it. */
const nameReach = 3

/**
 * Returns the indices of a cue's object and of the name of its job before it: in 'cappotto termico in EPS'
 * the cue is 'EPS'.
 */
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
 * Returns the cues that count: of contradicting cues the one with the highest weight, and one cue per job. In
 * 'sostituire la caldaia con una pompa di calore' the second thing is the job.
 */
export function resolve(all: readonly Found[], saysBetween: SaysBetween, saysJoint: SaysJoint): Found[] {
  const kept: Found[] = []
  const hasObject = (found: Found) => Number(!isVerbOnly(found))
  for (const found of all
    .filter((one) => !one.isLoose && !takesChanged(one, saysBetween))
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
    // 'non la voglio cambiare' denies the job, although 'caldaia' alone would name it.
    const isRefused = same.some(({ denied, verbs }) => denied && verbs.size > 0)
    const meant = isRefused ? said.filter(({ verbs }) => verbs.size > 0) : said
    const weight = Math.max(...meant.map((one) => one.weight))
    const best = meant.find(({ verbs }) => verbs.size > 0) ?? meant[0]
    return best
      ? [{ ...best, weight, objects: withName(best, all) }]
      : same.filter(({ denied }) => denied).slice(0, 1)
  })
}
