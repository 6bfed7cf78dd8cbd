import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { isOfAnotherThing, isReplaced } from './exceptions/denial-reach.ts'
import { isDenied, isDoneBefore } from './exceptions/denial.ts'
import { isQuoted } from './exceptions/speakers.ts'
import { type Found, withoutOldOfOwnKind } from './resolve.ts'
import { otherJobs } from './services.ts'
import { adjective, closeness, together } from './together.ts'
import type { CueIndex } from './words/cue-index.ts'
import { findVerbs, type Occurrence, verbWeight } from './words/matching.ts'
import type { Token } from './words/terms.ts'
import { isInfinitive } from './words/verbs.ts'

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

const necessity = /^(?:da|va|vanno|andrebber?o?|andra|andranno)$/
/** Words between a damaged thing and 'da cambiare' that name no other thing. */
const ofDamage =
  /^(?:non|tutt[aoie]|bene|male|piu|molto|troppo|tanto|ormai|proprio|vecchi[aoe]?|pien[aoie]|punt[oi]|acqua|va|vanno)$/

/**
 * Whether a cue requests to replace its object, whose damage another cue names: 'la guaina è bucata, va
 * rifatta tutta', but not 'la caldaia perde, la guarnizione è da cambiare'.
 */
function replacesDamaged(
  { chosen }: Found,
  damage: Found,
  changes: ReadonlySet<number>,
  { tokens, wordAt }: { readonly tokens: readonly Token[]; readonly wordAt: (at: number) => string },
): boolean {
  const things = chosen.filter(({ isVerb }) => !isVerb)
  return chosen.some((verb) => {
    if (!verb.isVerb || verb.isLight || !changes.has(verb.from)) return false
    if (adjective.test(tokens[verb.from]?.text ?? '')) return false
    if (verb.hasPronoun || things.some(({ from }) => from === verb.to)) return true
    if (!necessity.test(wordAt((tokens[verb.from]?.at ?? 0) - 1))) return false
    return things.some(
      ({ to }) =>
        to <= verb.from &&
        range(to, verb.from).every((at) => damage.objects.has(at) || ofDamage.test(tokens[at]?.text ?? '')),
    )
  })
}

/** Whether two cues name different jobs of the same thing. */
function isSameThing(one: Found, other: Found): boolean {
  return other.key !== one.key && [...other.objects].some((at) => one.objects.has(at))
}

/**
 * Removes the repair of a thing that is to be replaced: because a repair is not worth its price, or because
 * the message only states the damage and requests the replacement.
 */
function withoutGivenUp(
  all: readonly Found[],
  { repairs }: CueIndex,
  replaces: (one: Found, damage: Found) => boolean,
): readonly Found[] {
  const givenUp = all.filter(({ chosen }) => chosen.some(({ isGivenUp }) => isGivenUp))
  const changing = all.filter((one) => one.isAction && one.isChange && !one.isLoose && !one.denied)
  if (givenUp.length === 0 && changing.length === 0) return all
  return all.filter((one) => {
    if (givenUp.includes(one) || !repairs.has(one.key)) return true
    if (givenUp.some((other) => isSameThing(one, other))) return false
    const isDamageOnly = one.chosen.length > 1 && !one.isAction && one.chosen.every(({ isVerb }) => !isVerb)
    return !isDamageOnly || !changing.some((other) => isSameThing(one, other) && replaces(other, one))
  })
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

const slugOf = ({ key }: Found): string => key.slice(0, key.indexOf('/'))

/** Whether a cue only names a thing. */
const isNameOnly = ({ chosen, objects, verbs }: Found): boolean =>
  objects !== verbs && chosen.every(({ isVerb }) => !isVerb)

/**
 * Removes cues that only name a thing which another cue of their service has cleaned or repaired: 'far lavare l’impianto
 * fotovoltaico da 6 kW' asks for no new plant.
 */
function withoutCaredFor(all: readonly Found[], care: ReadonlySet<number>): readonly Found[] {
  const sure = all.filter(
    (one) =>
      !(one.isWeak || one.isLoose || one.denied) &&
      one.weight >= surelyNamed &&
      one.objects !== one.verbs &&
      [...one.verbs].some((at) => care.has(at)),
  )
  return all.filter(
    (one) =>
      !isNameOnly(one) || !sure.some((other) => slugOf(other) === slugOf(one) && isSameThing(one, other)),
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
      if (denied.some((one) => one.isVerb && isOfAnotherThing(tokens, one.from, objects, wordAt))) continue
      // In 'il quadro senza salvavita da cambiare' the switchboard is to be replaced.
      const isOfOther = chosen.some(
        (one) =>
          one.isVerb &&
          !denied.includes(one) &&
          wordAt((tokens[one.from]?.at ?? 0) - 1) === 'da' &&
          objects.every((object) => denied.includes(object) && object.from < one.from),
      )
      if (isOfOther && objects.length > 0) continue
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
  const changes = new Set((verbs.get('cambia') ?? []).map(({ from }) => from))
  const replaces = (one: Found, damage: Found): boolean =>
    replacesDamaged(one, damage, changes, { tokens, wordAt })
  // 'le grondaie sembrano pulite' asks for no work.
  const care = new Set(
    [...(verbs.get('pulisce') ?? []), ...(verbs.get('ripara') ?? [])].flatMap(({ from }) =>
      /t[oaie]$/.test(tokens[from]?.text ?? '') ? [] : [from],
    ),
  )
  const present = withoutOldOfOwnKind(found, (at) => isReplaced(tokens, at))
  const named = withoutCaredFor(withoutGivenUp(present, index, replaces), care)
  const wanted = withoutOutdone(named, tokens, painting)
  const surely = wanted.filter(({ isFallback }) => !isFallback)
  if (surely.length === 0) return wanted
  return wanted.flatMap((one) => {
    if (!one.isFallback) return [one]
    return isEntry(one, surely, tokens, wordAt) ? [{ ...one, isWeak: false, isFallback: false }] : []
  })
}
