import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { CueIndex } from './cue-index.ts'
import { isDenied, isReplaced } from './denial.ts'
import { findVerbs, type Occurrence, verbWeight } from './matching.ts'
import type { Found } from './resolve.ts'
import { otherJobs } from './services.ts'
import type { Token } from './terms.ts'
import { closeness, together } from './together.ts'

/** The bonus of a job that belongs to the service of the chat. */
const ownService = 1.2
const noService = 1
const weakFactor = 0.8
/** Subtracted from the standard job, so that of two equal jobs the other one wins. */
const standardLoss = 0.03
/** The least weight of a mention. */
const leastWeight = 0.85

/** A verb in the infinitive is an action, even if it belongs to no class: 'levigare'. */
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

/** Every cue that a message fulfils, with its weight. */
export function evaluate(
  index: CueIndex,
  tokens: readonly Token[],
  wordAt: (at: number) => string,
  current: ServiceSlug | null,
): Found[] {
  const termPlaces = index.placesOf(tokens)
  const verbs = findVerbs(tokens, wordAt)
  const parts = index.occurrencesOf(termPlaces, verbs, tokens)
  const strong = [...verbs.values()].flat().filter(({ isLight }) => !isLight)
  const actions = new Set([...tokens.keys()].filter((at) => infinitive.test(tokens[at]?.text ?? '')))
  const verbPlaces = new Set(strong.flatMap(({ from, to }) => range(from, to)))
  const found: Found[] = []
  for (const cue of index.cuesOf(parts)) {
    const isOwn = cue.slug === current
    // A job of no service must not be taken for one of a service that is named in passing.
    const isOther = cue.slug === otherJobs && !cue.weak
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
      // A verb counts the same, however many words of the cue spell it.
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
