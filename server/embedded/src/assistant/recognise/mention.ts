import type { Utterance } from '../italian/utterance.ts'
import { spokenText } from '../italian/words.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import { isAlsoInOrder, isDoneElsewhere, isHadDone, isInGoodOrder } from './exceptions/good-order.ts'
import type { Found } from './resolve.ts'
import { units } from './words/matching.ts'
import type { Token } from './words/terms.ts'

/** A mention of a job in a message. */
export interface JobMention {
  readonly key: AnyJobKey
  /** The index of its first word in the words of the message, and the index after its last word. */
  readonly at: number
  readonly to: number
  /** The index of the first word of its object. */
  readonly objectAt: number
  /** The indices of all words of its object. */
  readonly objectsAt: readonly number[]
  /** Whether the message denies it: 'non voglio rifare il bagno'. */
  readonly denied: boolean
  /**
   * The weight of its words without verbs: about 0.85 for a word of many jobs, 1.3 for a word of this job
   * only.
   */
  readonly objectWeight: number
  /**
   * The certainty of the mention. It grows with the number of words of a cue, and with the rarity of these
   * words among jobs.
   */
  readonly weight: number
  /** Whether it includes an action: 'cambiare le tegole', but not 'le tegole'. */
  readonly isAction: boolean
  /** The indices of the verbs of its cue, which may belong to another job. */
  readonly verbsAt: readonly number[]
  /** Whether it has a verb of its own. If false, it shares the verb of another mention or has none. */
  readonly hasOwnVerb: boolean
  /** Whether its cue counts only in the chat's own service. */
  readonly isWeak: boolean
  /** Whether its only cue is a common word of the chat's own service. */
  readonly isFallback: boolean
  /** Whether it is in good order, or others do the work, so that none is needed: 'impianto a norma'. */
  readonly inGoodOrder: boolean
  /** Whether it is marked as the only one: 'solo la doccia'. */
  readonly only: boolean
  /** Whether it is marked as additional: 'anche il tetto'. */
  readonly also: boolean
  /** Whether it is marked as a replacement: 'invece', 'meglio'. */
  readonly instead: boolean
}

/** Maximum distance in words between a mention and a word such as 'solo' or 'anche' that belongs to it. */
const near = 4

/** 'ho anche una stufa' names a thing that exists already. */
const having = new Set(['ho', 'abbiamo', 'hanno', 'ha', 'c', 'ci', 'abbia', 'avendo'])

const onlyWords = new Set('solo soltanto solamente unicamente semplicemente esclusivamente giusto'.split(' '))
const alsoWords = new Set(
  'anche inoltre pure poi aggiungi aggiungo aggiungessi aggiungessimo aggiungendo aggiungere aggiungiamo aggiunga aggiungano aggiungete aggiungeteci aggiungici aggiungimi aggiungerei oltre'.split(
    ' ',
  ),
)
const insteadWords = new Set('invece meglio piuttosto anzi semmai bensi preferisco preferirei'.split(' '))

function saysNear(words: Utterance['words'], from: number, to: number, wanted: ReadonlySet<string>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - near); at -= 1) {
    const word = words[at]
    if (!word || word.kind === 'mark') break
    const isClause = words[at + 1]?.text === 'se'
    // 'già che ci siamo una stufa' means 'anche'.
    if (wanted === alsoWords && word.text === 'siamo' && words[at - 1]?.text === 'ci') return true
    const next = words[at + 1]
    // 'solo due porte' says how many, 'il video solo al citofono' where.
    const isDetail =
      wanted === onlyWords &&
      (next?.kind === 'figure' ||
        counts.test(next?.text ?? '') ||
        toPlace.test(next?.text ?? '') ||
        isOneOnly(words, at))
    if (wanted.has(word.text) && !isDetail) {
      // 'c’è solo una presa' names a thing that exists already.
      const isThere = ['e', 'sono', 'era', 'erano'].includes(words[at - 1]?.text ?? '')
      const before = words[isThere ? at - 2 : at - 1]?.text ?? ''
      return !isClause && !(isThere && ['c', 'ci'].includes(before)) && !having.has(before)
    }
  }
  // 'zanzariere solo sulla portafinestra' states the place.
  const isWhere = wanted === onlyWords && placing.test(words[to + 1]?.text ?? '')
  if (wanted === insteadWords && ownedInstead.test(spokenText(words.slice(to, to + mostOwned)))) return true
  return wanted.has(words[to]?.text ?? '') && !isWhere && !(wanted === onlyWords && isOneOnly(words, to))
}

/** Matches the thing of today after its verb: 'aggiustare la mia invece', 'riparare quella che ho invece'. */
const ownedInstead =
  /^(?:(?:il|la|i|le) (?:mi[oae]|miei|nostr[oaie])|quell[oaie] (?:che (?:ho|abbiamo)|vecchi[oae]?)) invece(?: |$)/
const mostOwned = 4

/** Whether 'solo' at an index counts one thing: 'quindi un velux solo', 'un bagno solo da rifare'. */
const isOneOnly = (words: Utterance['words'], at: number): boolean =>
  /^un[oa]?$/.test(words[at - 2]?.text ?? '') && words[at - 1]?.kind === 'word'

const toPlace = /^(?:al|all|alla|ai|alle|sul|sulla|sui|sulle)$/
const counts = /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/
const placing =
  /^(?:su|sul|sull|sulla|sullo|sui|sulle|in|nel|nell|nella|nello|nei|nelle|a|al|all|alla|ai|alle|per|li|la|dove|davanti|dietro)$/

/** Maximum distance in words between an object and a later verb that belongs to it. */
const farVerb = 5

/** Matches prepositions of a place. */
const spatial = /^(?:sotto|sopra|vicino|accanto|dietro|davanti|intorno|attorno|lungo)$/
/** Words before the material of a thing: 'in lamiera'. */
const ofMaterial = new Set(['in', 'di'])

/**
 * Returns the verbs that belong to the object of a mention: without another object or a joint between them.
 */
function ownVerbs(
  found: Found,
  all: readonly Found[],
  tokens: readonly Token[],
  wordAt: (at: number) => string,
): number[] {
  const first = Math.min(...found.objects)
  const last = Math.max(...found.objects)
  return [...(found.verbs.size > 0 ? found.verbs : found.nearVerbs)].filter((at) => {
    if (units.has(tokens[at]?.text ?? '')) return false
    // In '… quando piove. Solo pulirle' the verb of the next sentence belongs to a thing.
    const isElsewhere = tokens[at]?.sentence !== found.sentence
    if (isElsewhere && found.isWeak && found.verbs.size === 0) return false
    const [from, to] = at < first ? [at, first] : [last, at]
    const between = tokens.slice(from + 1, to + 1)
    if (at < first && between.some(({ joined, group }) => joined || group !== tokens[from]?.group))
      return false
    const isTaken = all.some(
      (one) => one !== found && [...one.objects].some((place) => place > at && place <= at + 3),
    )
    // 'il miscelatore gocciola ed è da cambiare': the second verb belongs to the same object.
    const isPredicate = wordAt((tokens[at]?.at ?? 0) - 1) === 'da'
    if (at > last && between.some(({ joined }) => joined) && isTaken && !isPredicate) return false
    if (at > last && at - last > farVerb) return false
    // 'la grondaia in lamiera da cambiare': the material is not another object.
    const isMaterial = (place: number): boolean => ofMaterial.has(wordAt((tokens[place]?.at ?? 0) - 1))
    // 'il cornicione sotto il tetto è da ripristinare': nor is the place.
    const isSpot = (place: number): boolean =>
      [1, 2].some((back) => spatial.test(wordAt((tokens[place]?.at ?? 0) - back)))
    return !all.some(
      (one) =>
        one !== found &&
        [...one.objects].some(
          (place) => place > from && place < to && !(at > last && (isMaterial(place) || isSpot(place))),
        ),
    )
  })
}

/** Whether a word says that a thing is new already: 'le tapparelle sono nuove'. */
function isNewNow(words: Utterance['words'], at: number): boolean {
  const before = words[at - 1]
  return (
    /^nuov[aoie]$/.test(words[at]?.text ?? '') &&
    (before?.text === 'sono' || (before?.text === 'e' && before.accented))
  )
}

/** Converts a resolved cue to a mention of its job. */
export function toMention(
  found: Found,
  all: readonly Found[],
  tokens: readonly Token[],
  words: Utterance['words'],
): JobMention {
  const { key, weight, denied, isWeak, isFallback, isAction } = found
  const verbs = ownVerbs(found, all, tokens, (at) => words[at]?.text ?? '')
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
    isFallback,
    isAction,
    verbsAt: [...found.verbs].map((place) => wordOf(place)),
    hasOwnVerb: verbs.length > 0,
    inGoodOrder:
      isDoneElsewhere(words, wordOf(Math.min(...found.objects))) ||
      verbs.some((place) => isHadDone(words, wordOf(place))) ||
      (verbs.every((place) => isNewNow(words, wordOf(place))) &&
        isInGoodOrder(words, wordOf(Math.min(...found.objects)))) ||
      (verbs.length === 0 && isAlsoInOrder(words, wordOf(Math.min(...found.objects)))),
    only: says(onlyWords),
    also: says(alsoWords),
    instead: says(insteadWords),
  }
}
