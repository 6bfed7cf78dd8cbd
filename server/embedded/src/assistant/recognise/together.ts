import type { Occurrence } from './words/matching.ts'
import type { Token } from './words/terms.ts'

/** Factors for the certainty of a cue: per word between its parts, across a joint, and across a mark. */
const perWordBetween = 0.04
const acrossJoint = 0.85
const acrossMark = 0.8
/** An addition after a mark is less likely to belong to the words before it. */
const acrossAddition = 0.6
const addition = new Set(['con', 'col', 'senza', 'piu'])

function distance(a: Occurrence, b: Occurrence): number {
  return Math.max(0, a.from - b.to, b.from - a.to)
}

/** Returns how likely it is that matches belong together, from 0 to 1. */
export function closeness(
  chosen: readonly Occurrence[],
  tokens: readonly Token[],
  wordAt: (at: number) => string,
): number {
  if (chosen.length < 2) return 1
  const sorted = chosen.toSorted((a, b) => a.from - b.from)
  let factor = 1
  for (const [index, one] of sorted.entries()) {
    const next = sorted[index + 1]
    if (!next || one.hasPronoun || next.hasPronoun) continue
    factor -= perWordBetween * distance(one, next)
    const between = tokens.slice(one.to, next.from + 1)
    const marks = Math.max(0, (tokens[next.from]?.group ?? 0) - (tokens[one.to - 1]?.group ?? 0))
    factor *= acrossMark ** marks
    // '4 finestre nuove, con le zanzariere' is an addition.
    const at = tokens[next.from]?.at ?? 0
    if (marks > 0 && [1, 2].some((back) => addition.has(wordAt(at - back)))) factor *= acrossAddition
    if (marks === 0 && between.some(({ joined }) => joined)) factor *= acrossJoint
    // 'finestre in pvc con tapparelle': the material belongs to the windows.
    const isMaterial = /^(?:in|di)$/.test(wordAt((tokens[one.from]?.at ?? 0) - 1))
    const isAdded = isMaterial && !one.isVerb && !next.isVerb && addition.has(wordAt(at - 1))
    if (marks === 0 && isAdded) factor *= acrossAddition
  }
  return factor
}

/** Returns the best matches of all parts in one sentence; null if a part is missing. */
export function together(
  parts: readonly (readonly Occurrence[])[],
  sentence: number,
  around: Surroundings,
): Occurrence[] | null {
  const here = parts.map((list) => list.filter((one) => one.sentence === sentence))
  const nouns = here.map((list) => list.filter(({ isVerb }) => !isVerb))
  const [anchor = null] = nouns.flat().toSorted((a, b) => b.score - a.score)
  const chosen: Occurrence[] = []
  for (const list of here) {
    const fitting = list.filter((one) => !one.isVerb || isNearObject(one, nouns, parts.length, around))
    const [best] = fitting.toSorted(
      (a, b) =>
        Number(a.isVerb) - Number(b.isVerb) ||
        b.score - a.score ||
        (anchor ? distance(a, anchor) - distance(b, anchor) : 0),
    )
    if (!best) return null
    chosen.push(best)
  }
  return chosen
}

/** 'nuovo' applies only to the thing next to it. */
export const adjective = /^nuov[aoie]$/

/** The tokens around a verb and its object. */
interface Surroundings {
  readonly tokens: readonly Token[]
  readonly wordAt: (at: number) => string
  /** The indices of verbs that are not light. */
  readonly strong: ReadonlySet<number>
}

/** Whether another thing with its own verb is between a verb and a later noun. */
function isCrossed(verb: Occurrence, noun: Occurrence, { tokens, strong }: Surroundings): boolean {
  for (let at = verb.to + 1; at < noun.from; at += 1) {
    // 'smontare e rimontare le tegole': both verbs have the same object.
    if (strong.has(at) && !strong.has(at - 1) && tokens[at]?.joined) return true
  }
  return false
}

/**
 * Matches words before 'da' that make the object follow the verb: 'ho da rifare il bagno', 'c’è da cambiare
 * il tetto'.
 */
const having =
  /^(?:ho|abbiamo|hanno|ha|avrei|avremmo|avrebbe|c|ce|e|ci|sarebbe|sarebbero|sono|gh|ghe|solo|anche|poi)$/
/** Maximum distance in words between a thing and 'da' with its verb: 'scossaline vecchie da cambiare'. */
const farThing = 2

/**
 * Whether a verb belongs to the thing before it and not to one after it: 'scossaline da cambiare attorno al
 * terrazzo'.
 */
function isPredicate(verb: Occurrence, { tokens, wordAt }: Surroundings): boolean {
  const token = tokens[verb.from]
  if (!token || wordAt(token.at - 1) !== 'da' || having.test(wordAt(token.at - 2))) return false
  const before = tokens[verb.from - 1]
  return before?.group === token.group && token.at - before.at <= farThing
}

/**
 * Whether a noun is too far after a verb that already has its object: 'cambiarlo con un videocitofono, i fili
 * ci sono'. A repeated object is not: 'vorrei rifarla, la cucina'.
 */
function isFarBehind(verb: Occurrence, noun: Occurrence, { tokens }: Surroundings): boolean {
  if (noun.from < verb.to) return false
  const group = tokens[verb.to - 1]?.group ?? 0
  return (tokens[noun.from]?.group ?? 0) > group + 1
}

/**
 * Whether the pronoun of a verb is singular and the noun before it plural: 'i muri stanno bene, quella la leviamo'
 * means another thing than the walls. 'Lo' may stand for the work, and a plural for several things.
 */
function isOfAnother(verb: Occurrence, noun: Occurrence, { tokens, wordAt }: Surroundings): boolean {
  const { text = '', at = 0 } = tokens[verb.from] ?? {}
  const isSingular = wordAt(at - 1) === 'la' || /[aeiu]rla$/.test(text)
  return isSingular && noun.to <= verb.from && tokens[noun.to - 1]?.text.endsWith('i') === true
}

/** Whether a verb may belong to one of these nouns. A light verb and an adjective must be next to it. */
function isNearObject(
  verb: Occurrence,
  nouns: readonly (readonly Occurrence[])[],
  parts: number,
  around: Surroundings,
): boolean {
  const all = nouns.flat()
  if (all.length === 0) return !verb.isLight && parts === 1
  if (verb.isLight) return all.some(({ from }) => from === verb.to || from === verb.to + 1)
  if (adjective.test(around.tokens[verb.from]?.text ?? '')) {
    const wordOf = (place: number): number => around.tokens[place]?.at ?? 0
    const at = wordOf(verb.from)
    // 'finestre e persiane nuove': the adjective applies to both things.
    const isShared = (last: number): boolean =>
      /[ei]$/.test(around.tokens[verb.from]?.text ?? '') && at - last === 3 && around.wordAt(last + 1) === 'e'
    return all.some(({ from, to }) => {
      const last = wordOf(to - 1)
      return Math.abs(wordOf(from) - at) === 1 || [1, 2].includes(at - last) || isShared(last)
    })
  }
  const isOfThingBefore = isPredicate(verb, around)
  return all.some(
    (noun) =>
      !isCrossed(verb, noun, around) &&
      !(isOfThingBefore && noun.from >= verb.to) &&
      !(verb.hasPronoun && (isFarBehind(verb, noun, around) || isOfAnother(verb, noun, around))),
  )
}
