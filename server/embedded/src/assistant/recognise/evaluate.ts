import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { CueIndex } from './cue-index.ts'
import { isDenied, isDoneBefore, isReplaced } from './denial.ts'
import { findVerbs, type Occurrence, verbWeight } from './matching.ts'
import type { Found } from './resolve.ts'
import { otherJobs } from './services.ts'
import { isQuoted } from './speakers.ts'
import type { Token } from './terms.ts'
import { adjective, closeness, together } from './together.ts'

/**
 * Factors for the weight of a cue: of the chat's own service, of a job without a service, and of a weak cue.
 */
const ownService = 1.2
const noService = 1
const weakFactor = 0.8
/** Subtracted from the weight of the standard job, so that another job of equal weight has priority. */
const standardLoss = 0.03
/** Minimum weight of a mention. */
const leastWeight = 0.85
/** Maximum score of a match by a typing error in a single word of one job. */
const slipOnly = 0.8

/** Matches an infinitive, which is an action even if it belongs to no class: 'levigare'. */
const infinitive = /^\p{L}{2,}(?:are|[^i]ere|ire|[aei]rl[aoie]|[aei]rn[ei])$/u
/** Words with the ending of an infinitive that are not verbs. */
const noVerbs = new Set(
  'camere rovere polvere cenere genere potere vetere interni interne esterni esterne moderni moderne inverni taverne cisterne lucerne mare solare polare lunare altare titolare familiare particolare popolare cellulare angolare circolare singolare modulare lineare similare scolare militare condominiare secolare cerniere essere avere'.split(
    ' ',
  ),
)
const isInfinitive = (text: string): boolean => infinitive.test(text) && !noVerbs.has(text)

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

/** Returns the positions of the objects of a cue and of its verbs, including verbs written out in the cue. */
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

function isHeight(tokens: readonly Token[], { to }: Occurrence): boolean {
  return tokens[to - 1]?.text.startsWith('soffitt') === true && /^alt[oaie]$/.test(tokens[to]?.text ?? '')
}

/** Removes the repair of a thing that is to be replaced because a repair is not worth its price. */
function withoutGivenUp(all: readonly Found[], { repairs }: CueIndex): readonly Found[] {
  const replaced = all.filter(({ chosen }) => chosen.some(({ isGivenUp }) => isGivenUp))
  if (replaced.length === 0) return all
  return all.filter(
    (one) =>
      replaced.includes(one) ||
      !repairs.has(one.key) ||
      !replaced.some(({ key, objects }) => key !== one.key && [...objects].some((at) => one.objects.has(at))),
  )
}

/** Minimum weight of a cue with a verb of painting before which a weak cue of the same thing is removed. */
const surelyNamed = 1.5

/**
 * Removes weak cues of things that are to be painted: in the chat of windows 'persiane da riverniciare' is
 * painting and not new shutters.
 */
function withoutOutdone(
  all: readonly Found[],
  tokens: readonly Token[],
  painting: ReadonlySet<number>,
): readonly Found[] {
  const isOneClause = ({ chosen }: Found): boolean =>
    new Set(chosen.map(({ from }) => tokens[from]?.group)).size === 1
  const sure = all.filter(
    (one) =>
      !one.isWeak &&
      !one.isLoose &&
      !one.denied &&
      one.weight >= surelyNamed &&
      one.chosen.some(({ isVerb, from }) => isVerb && painting.has(from)) &&
      isOneClause(one),
  )
  return all.filter(
    (one) =>
      !one.isWeak ||
      one.chosen.some(({ isVerb }) => isVerb) ||
      !sure.some(({ key, objects }) => key !== one.key && [...one.objects].every((at) => objects.has(at))),
  )
}

/** Maximum distance in words between a list entry and its figure: 'pavimento in 3 camere, 60 mq'. */
const farFigure = 8

/**
 * Whether a common word is a list entry with its own figure before the other job: 'pavimento in 3 camere, 60
 * mq, e 4 porte interne'.
 */
function isEntry(
  { objects }: Found,
  others: readonly Found[],
  tokens: readonly Token[],
  wordAt: (at: number) => string,
): boolean {
  const first = Math.min(...objects)
  const token = tokens[first]
  const isListHead = token && wordAt(token.at - 1) === ':'
  if (!token || (first !== 0 && !isListHead)) return false
  const next = Math.min(...others.flatMap((one) => [...one.objects, ...one.verbs]))
  const end = tokens[next]?.at ?? 0
  const isNext = tokens[next]?.group !== token.group
  if (!tokens.slice(first + 1, next + 1).some(({ joined }) => joined) && !(isListHead && isNext)) return false
  const stretch = Math.min(end, token.at + farFigure)
  const says = (at: number): boolean =>
    at < end &&
    (/^(?:mq|metri)$/.test(wordAt(at)) || (/^tutt[aoie]$/.test(wordAt(at)) && isListHead === true))
  return range(token.at + 1, stretch).some((at) => says(at))
}

/** Returns every cue that a message matches, with its weight. */
export function evaluate(
  index: CueIndex,
  tokens: readonly Token[],
  wordAt: (at: number) => string,
  current: ServiceSlug | null,
): readonly Found[] {
  const termPlaces = index.placesOf(tokens)
  const verbs = findVerbs(tokens, wordAt)
  const parts = index.occurrencesOf(termPlaces, verbs, tokens)
  const strong = [...verbs.values()].flat().filter(({ isLight }) => !isLight)
  const actions = new Set([...tokens.keys()].filter((at) => isInfinitive(tokens[at]?.text ?? '')))
  const verbPlaces = new Set(strong.flatMap(({ from, to }) => range(from, to)))
  const painting = new Set((verbs.get('vernicia') ?? []).map(({ from }) => from))
  const found: Found[] = []
  for (const cue of index.cuesOf(parts)) {
    const isOwn = cue.slug === current
    // A job without a service must not be replaced by one of a service that is only mentioned.
    const isOther = cue.slug === otherJobs && !cue.weak
    if (cue.weak && !isOwn) continue
    const lists = cue.parts.map((part) => parts.get(part) ?? [])
    const sentences = new Set(lists[0]?.map(({ sentence }) => sentence))
    for (const sentence of sentences) {
      const chosen = together(lists, sentence, { tokens, wordAt, strong: verbPlaces })
      if (!chosen) continue
      const objects = chosen.filter(({ isVerb }) => !isVerb)
      // 'soffitti alti 4 metri' describes the rooms and requests nothing.
      if (objects.some((one) => isHeight(tokens, one) || isQuoted(tokens, one.from, one.to))) continue
      const judged = objects.length > 0 ? objects : chosen
      // In 'ho cambiato le finestre, i cassonetti sono vecchi' the old thing is not the windows.
      const done = objects.filter(({ from }) => isDoneBefore(tokens, from))
      const isAgeOnly = objects.every(
        (one) => done.includes(one) || /^(?:vecchi|nuov)/.test(tokens[one.from]?.text ?? ''),
      )
      if (done.length > 0 && done.length < objects.length && isAgeOnly) continue
      const denied = chosen.filter(({ from, to }) => isDenied(tokens, from, to, wordAt))
      // 'una rinfrescata senza toccare gli impianti' is not a light renovation with the systems, and it does
      // not deny one.
      if (objects.length > 1 && denied.length > 0 && objects.some((one) => !denied.includes(one))) continue
      const places = placesOf(chosen, verbPlaces)
      const said = chosen.reduce((sum, one) => sum + one.score, 0) * closeness(chosen, tokens, wordAt)
      // A verb has the same weight whether the cue writes it as one or several words.
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
          (isOwn ? ownService : isOther ? noService : 0) -
          (cue.isStandard ? standardLoss : 0),
        isWeak: cue.weak,
        isFallback: cue.fallback,
        // For another service, a match by a typing error is not sufficient.
        isLoose: (chosen.length > 1 && said < leastWeight) || (!isOwn && said <= slipOnly),
        isAction:
          strong.some((verb) => chosen.some((one) => verb.from >= one.from && verb.to <= one.to)) ||
          chosen.some(({ from, to }) => range(from, to).some((at) => actions.has(at))),
        isChange: (verbs.get('cambia') ?? []).some(
          ({ isLight, sentence: place, from }) =>
            !isLight && place === sentence && !adjective.test(tokens[from]?.text ?? ''),
        ),
        denied:
          denied.length > 0 ||
          judged.every(({ from }) => isReplaced(tokens, from)) ||
          (objects.length === chosen.length && objects.length === done.length),
      })
    }
  }
  const wanted = withoutOutdone(withoutGivenUp(found, index), tokens, painting)
  const surely = wanted.filter(({ isFallback }) => !isFallback)
  if (surely.length === 0) return wanted
  return wanted.flatMap((one) => {
    if (!one.isFallback) return [one]
    return isEntry(one, surely, tokens, wordAt) ? [{ ...one, isWeak: false, isFallback: false }] : []
  })
}
