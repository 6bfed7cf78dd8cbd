import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Utterance } from '../italian/utterance.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import { type CueIndex, createCueIndex } from './cue-index.ts'
import { isDenied, isReplaced } from './denial.ts'
import { findVerbs, type Occurrence, verbWeight } from './matching.ts'
import { type Found, resolve } from './resolve.ts'
import { type Token, tokensOf } from './terms.ts'

/** A job that a message names. */
export interface JobMention {
  readonly key: AnyJobKey
  /** The place of its first word among the message's words, and after its last one. */
  readonly at: number
  readonly to: number
  /** The place of the first word of what it is about. */
  readonly objectAt: number
  /** The places of all words of what it is about. */
  readonly objectsAt: readonly number[]
  /** Said not to be wanted: 'non voglio rifare il bagno'. */
  readonly denied: boolean
  /** How much its words say of what it is about, verbs aside: one usual word about 0.85, one that names it alone 1.3. */
  readonly objectWeight: number
  /** How surely it is meant: the more words of a cue, and the fewer jobs share them, the more. */
  readonly weight: number
  /** Whether an action was named with it: 'cambiare le tegole', but not 'le tegole'. */
  readonly isAction: boolean
  /** The places of the verbs that its cue names, which may stand with another job. */
  readonly verbsAt: readonly number[]
  /** Whether a verb stands with it; otherwise it shares that of another job, or has none. */
  readonly hasOwnVerb: boolean
  /** Whether a cue of the chat's own service alone was met. */
  readonly isWeak: boolean
  /** Said to be the only one: 'solo la doccia'. */
  readonly only: boolean
  /** Said to come on top: 'anche il tetto'. */
  readonly also: boolean
  /** Said to come in place of something: 'invece', 'meglio'. */
  readonly instead: boolean
}

/** Stands for a service in the keys of jobs that belong to none. */
export const otherJobs = 'altro'

/** What recognition needs of a service: its jobs, by their ids. */
export interface RecognisableService {
  readonly slug: ServiceSlug | typeof otherJobs
  /** The job that gives way to another one that says as much. */
  readonly standard?: string
  readonly kinds: Readonly<Record<string, Pick<JobKind, 'cues' | 'title'>>>
}

/** The bonus of a job that belongs to the service of the chat. */
const ownService = 1.2
const weakFactor = 0.8
/** Of two jobs of which a message says as much, the standard one gives way. */
const standardLoss = 0.03
/** More words after a mention or before it do not belong to it. */
const near = 4

const onlyWords = new Set('solo soltanto solamente unicamente semplicemente esclusivamente giusto'.split(' '))
const alsoWords = new Set('anche inoltre pure poi aggiungi aggiungere aggiungiamo oltre'.split(' '))
const insteadWords = new Set('invece meglio piuttosto anzi semmai bensi preferisco preferirei'.split(' '))

/** The nearer the parts of a cue stand to each other, the surer it is. */
const perWordBetween = 0.04
const acrossJoint = 0.85
const acrossMark = 0.8
/** What weighs less is too loose to mean a job. */
const leastWeight = 0.85

function distance(a: Occurrence, b: Occurrence): number {
  return Math.max(0, a.from - b.to, b.from - a.to)
}

/** How sure it is that occurrences belong together. */
function closeness(chosen: readonly Occurrence[], tokens: readonly Token[]): number {
  if (chosen.length < 2) return 1
  const sorted = chosen.toSorted((a, b) => a.from - b.from)
  let factor = 1
  for (const [index, one] of sorted.entries()) {
    const next = sorted[index + 1]
    if (!next) continue
    factor -= perWordBetween * distance(one, next)
    const between = tokens.slice(one.to, next.from + 1)
    const marks = Math.max(0, (tokens[next.from]?.group ?? 0) - (tokens[one.to - 1]?.group ?? 0))
    factor *= acrossMark ** marks
    if (marks === 0 && between.some(({ joined }) => joined)) factor *= acrossJoint
  }
  return factor
}

/** The best occurrences of all parts in one sentence; null if a part is missing there. */
function together(
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

/** 'nuovo' says what is to be done to the thing beside it alone. */
const adjective = /^nuov[aoie]$/

/** A sentence with its verbs, for what stands between a verb and its object. */
interface Surroundings {
  readonly tokens: readonly Token[]
  /** The places of verbs that mean a class by themselves. */
  readonly strong: ReadonlySet<number>
}

/** Whether other words with a verb of their own stand between a verb and what follows it. */
function isCrossed(verb: Occurrence, noun: Occurrence, { tokens, strong }: Surroundings): boolean {
  for (let at = verb.to + 1; at < noun.from; at += 1) {
    // 'smontare e rimontare le tegole'
    if (strong.has(at) && !strong.has(at - 1) && tokens[at]?.joined) return true
  }
  return false
}

/** Whether a verb may be about one of these things: a light verb and an adjective stand beside it. */
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
    return all.some(({ from, to }) => from === verb.to || to === verb.from || to + 1 === verb.from)
  }
  return all.some((noun) => !isCrossed(verb, noun, around))
}

/** A verb in its plain form is an action, also one that belongs to no class: 'levigare'. */
const infinitive = /^\p{L}{2,}(?:are|[^i]ere|ire|[aei]rl[aoie]|[aei]rn[ei])$/u

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

/** The places of what a cue is about and of its verbs, those that the cue spells out included. */
function placesOf(
  chosen: readonly Occurrence[],
  verbPlaces: ReadonlySet<number>,
): Pick<Found, 'objects' | 'verbs'> {
  const verbs = new Set<number>()
  const objects = new Set<number>()
  for (const { from, to, isVerb, isLight } of chosen) {
    for (const at of range(from, to)) {
      if (!isVerb && !verbPlaces.has(at)) objects.add(at)
      else if (!isLight) verbs.add(at)
    }
  }
  return { objects: objects.size > 0 ? objects : verbs, verbs }
}

function evaluate(
  index: CueIndex,
  tokens: readonly Token[],
  wordAt: (at: number) => string,
  current: ServiceSlug | null,
): Found[] {
  const places = index.placesOf(tokens)
  const verbs = findVerbs(tokens, wordAt)
  const parts = index.occurrencesOf(places, verbs, tokens)
  const strong = [...verbs.values()].flat().filter(({ isLight }) => !isLight)
  const actions = new Set([...tokens.keys()].filter((at) => infinitive.test(tokens[at]?.text ?? '')))
  const verbPlaces = new Set(strong.flatMap(({ from, to }) => range(from, to)))
  const found: Found[] = []
  for (const cue of index.cuesOf(parts)) {
    const isOwn = cue.slug === current
    if (cue.weak && !isOwn) continue
    const lists = cue.parts.map((part) => parts.get(part) ?? [])
    const sentences = new Set(lists[0]?.map(({ sentence }) => sentence))
    for (const sentence of sentences) {
      const chosen = together(lists, sentence, { tokens, strong: verbPlaces })
      if (!chosen) continue
      const objects = chosen.filter(({ isVerb }) => !isVerb)
      const judged = objects.length > 0 ? objects : chosen
      const places = placesOf(chosen, verbPlaces)
      const said = chosen.reduce((sum, one) => sum + one.score, 0) * closeness(chosen, tokens)
      // A verb says the same, however many words a cue spells it in.
      const score = places.objects === places.verbs ? verbWeight : said
      found.push({
        key: cue.key,
        sentence,
        chosen,
        ...places,
        nearVerbs: new Set([
          ...strong.filter((verb) => verb.sentence === sentence).map(({ from }) => from),
          ...[...actions].filter((at) => tokens[at]?.sentence === sentence),
        ]),
        weight:
          score * (cue.weak ? weakFactor : 1) +
          (isOwn ? ownService : 0) -
          (cue.isStandard ? standardLoss : 0),
        isWeak: cue.weak,
        isLoose: chosen.length > 1 && said < leastWeight,
        isAction:
          strong.some((verb) => chosen.some((one) => verb.from >= one.from && verb.to <= one.to)) ||
          chosen.some(({ from, to }) => range(from, to).some((at) => actions.has(at))),
        isChange: (verbs.get('cambia') ?? []).some((verb) => !verb.isLight && verb.sentence === sentence),
        denied:
          chosen.some(({ from, to }) => isDenied(tokens, from, to)) ||
          judged.every(({ from }) => isReplaced(tokens, from)),
      })
    }
  }
  return found
}

function saysNear(words: Utterance['words'], from: number, to: number, wanted: ReadonlySet<string>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - near); at -= 1) {
    const word = words[at]
    if (!word || word.kind === 'mark') break
    if (wanted.has(word.text)) return true
  }
  return wanted.has(words[to]?.text ?? '')
}

/** A verb that follows an object after more words belongs to something else. */
const farVerb = 5

/** The verbs of a job that stand with its object: none of another job and no joint lies between. */
function ownVerbs(found: Found, all: readonly Found[], tokens: readonly Token[]): number[] {
  const first = Math.min(...found.objects)
  const last = Math.max(...found.objects)
  return [...(found.verbs.size > 0 ? found.verbs : found.nearVerbs)].filter((at) => {
    const [from, to] = at < first ? [at, first] : [last, at]
    const between = tokens.slice(from + 1, to + 1)
    if (at < first && between.some(({ joined, group }) => joined || group !== tokens[from]?.group))
      return false
    const isTaken = all.some(
      (one) => one !== found && [...one.objects].some((place) => place > at && place <= at + 3),
    )
    if (at > last && between.some(({ joined }) => joined) && isTaken) return false
    if (at > last && at - last > farVerb) return false
    return !all.some((one) => one !== found && [...one.objects].some((place) => place > from && place < to))
  })
}

function toMention(
  found: Found,
  all: readonly Found[],
  tokens: readonly Token[],
  words: Utterance['words'],
): JobMention {
  const { key, weight, denied, isWeak, isAction } = found
  const verbs = ownVerbs(found, all, tokens)
  const places = [...found.objects, ...verbs]
  const wordOf = (place: number): number => tokens[place]?.at ?? 0
  const at = wordOf(Math.min(...places))
  const to = wordOf(Math.max(...places)) + 1
  const starts = [...places, ...found.verbs].map((place) => wordOf(place))
  const says = (wanted: ReadonlySet<string>) => starts.some((start) => saysNear(words, start, to, wanted))
  return {
    key,
    at,
    to,
    objectAt: wordOf(Math.min(...found.objects)),
    objectsAt: [...found.objects].map((place) => wordOf(place)),
    denied,
    objectWeight: found.chosen.reduce((sum, { isVerb, score }) => sum + (isVerb ? 0 : score), 0),
    weight,
    isWeak,
    isAction,
    verbsAt: [...found.verbs].map((place) => wordOf(place)),
    hasOwnVerb: verbs.length > 0,
    only: says(onlyWords),
    also: says(alsoWords),
    instead: says(insteadWords),
  }
}

const indexes = new WeakMap<ReadonlyMap<string, RecognisableService>, CueIndex>()

/**
 * The jobs that a message names, in the order of its words. Of cues that speak of the same words the one that says
 * most counts. The cues of a map of services are compiled at the first message.
 *
 * @param current the service of the chat; null for none
 */
export function recogniseJobs(
  { words }: Pick<Utterance, 'words'>,
  services: ReadonlyMap<string, RecognisableService>,
  current: ServiceSlug | null,
): JobMention[] {
  let index = indexes.get(services)
  if (!index) {
    index = createCueIndex(services.values())
    indexes.set(services, index)
  }
  const tokens = tokensOf(words)
  const wordAt = (at: number): string => words[at]?.text ?? ''
  const saysCon = (from: number, to: number): boolean => {
    const between = words.slice((tokens[from - 1]?.at ?? 0) + 1, tokens[to]?.at ?? 0)
    return (
      between.some(({ text }) => text === 'con' || text === 'col') &&
      !between.some(({ kind }) => kind === 'mark')
    )
  }
  const saysJoint = (from: number, to: number): boolean =>
    tokens.slice(from + 1, to + 1).some(({ joined, group }) => joined || group !== tokens[from]?.group)
  return resolve(evaluate(index, tokens, wordAt, current), saysCon, saysJoint)
    .map((found, _, all) => toMention(found, all, tokens, words))
    .toSorted((a, b) => a.at - b.at)
}
