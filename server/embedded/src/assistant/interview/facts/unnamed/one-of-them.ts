import type { Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'

/** Matches words that add one more of the things: 'anche quella del bagno', 'aggiungi il vetro della cucina'. */
const further = /^(?:anche|pure|aggiung\p{L}{1,6}|dimenticat[oaie]|manca)$/u
// 'cancello' is a gate.
const removing =
  /^(?:togli|tolg|salt(?:iamo|a|ate|o)(?:l[oaie])$|lev(?:a|o|i|iamo|ate)(?:l[oaie])?$|elimin|esclu|scart|cancella|cancelliamo)/
const leavingAlone = /^l[ae]s(?:c|s)\p{L}*$/u
const alone = /^(?:perder?e?|star?e?|fuori|cosi|com|indietro|li)$/
const withPronoun = /^l[ae]s(?:c|s)i\p{L}*l[oaie]$/u
const refused = /^(?:facc|fac|fat|serv|tocc|mett|vogl|cont|consider)/
const ofPlace = /^(?:del|della|dell|dello|dei|delle|di|in|al|alla|nel|nella|nello|nell|sul|sulla|sulle)$/
/** Words after 'quello di' that name a time: 'quello di adesso', 'quella di prima'. */
const ofTime = /^(?:adesso|ora|oggi|prima|ieri|serie|sempre|allora)$/
/** Maximum number of words from 'anche' to the thing: 'aggiungi per favore quella della cucina'. */
const furtherReach = 4
const one = /^quell[oa]$/
const several = /^quell[ei]$/
const articles = /^(?:il|lo|la|l|un|una|uno|quell[oa])$/

/** Maximum number of words of a message that adds or removes one thing. */
const mostWords = 14

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)

/** Whether a message leaves something out: 'togliamola', 'il bagno no', 'quella per ora lasciamola'. */
export function leavesOut({ words }: Utterance): boolean {
  return words.some(({ text, kind }, at) => {
    if (kind !== 'word') return false
    const [before, next, later] = [words[at - 1], words[at + 1], words[at + 2]]
    const isEnd = (next?.kind ?? 'mark') === 'mark'
    if (removing.test(text) || withPronoun.test(text)) return true
    if (text === 'no' && at > 0 && before?.kind === 'word' && !/^(?:o|se|ma|e)$/.test(before.text))
      return isEnd || /^(?:dai|per|grazie|pero)$/.test(next?.text ?? '')
    if (leavingAlone.test(text))
      return (
        alone.test(next?.text ?? '') ||
        alone.test(later?.text ?? '') ||
        (isEnd && /^l[oaie]$/.test(before?.text ?? ''))
      )
    if (text !== 'non') return false
    const verb = /^(?:l[aoei]?|si|mi|ci)$/.test(next?.text ?? '') ? later : next
    return refused.test(verb?.text ?? '')
  })
}

/** Whether a message adds something to what was told: 'fate pure quella', 'aggiungi la parete est'. */
export const addsMore = ({ words }: Utterance): boolean => words.some(({ text }) => further.test(text))

/** A thing that a message adds or leaves out. */
export interface OneOfThem {
  readonly sign: 1 | -1
  /** The number of things: one, or all of them at this place: 'quelle dei balconi'. */
  readonly count: 1 | 'all'
  /** The pronoun or article and noun that stands for the thing. */
  readonly pronoun: string
  /** The words of the place or part: 'portafinestra', 'cucina'. */
  readonly place: readonly string[]
}

/**
 * Returns the thing that a message adds or leaves out by its place: 'fate pure quella della cucina', 'quella della
 * portafinestra togliamola', 'c’è anche il vetro della porta'.
 *
 * @param stem the first letters of the noun of the counted things
 */
export function oneOfThem(utterance: Utterance, stem: string): OneOfThem | null {
  const { words, quantities } = utterance
  if (words.length > mostWords) return null
  const texts = textsOf(words)
  const isNamed = (at: number): boolean =>
    stem.length > 2 && articles.test(texts[at] ?? '') && texts[at + 1]?.startsWith(stem) === true
  const isThing = (index: number): boolean =>
    ((one.test(texts[index] ?? '') || several.test(texts[index] ?? '')) &&
      ofPlace.test(texts[index + 1] ?? '') &&
      !ofTime.test(texts[index + 2] ?? '')) ||
    (isNamed(index) && ofPlace.test(texts[index + 2] ?? ''))
  const beforeOf = (index: number): string[] => texts.slice(Math.max(0, index - furtherReach), index)
  const things = [...texts.keys()].filter((index) => isThing(index))
  // 'quella di camera e anche quella del salotto' adds the second one.
  const at = things.find((index) => beforeOf(index).some((text) => further.test(text))) ?? things[0]
  if (at === undefined) return null
  // 'metti anche quella del bagno, quindi 5' states the total.
  const pairs = utterance.sides
  const isCounted = quantities.some(
    ({ unit, article, ordinal, from, to }) =>
      unit === null && !article && !ordinal && pairs.every((pair) => from >= pair.to || to <= pair.from),
  )
  if (isCounted) return null
  const isPronoun = one.test(texts[at] ?? '') || several.test(texts[at] ?? '')
  const start = at + (isPronoun ? 2 : 3)
  const place = texts.slice(start, start + 3)
  const isOut = leavesOut(utterance)
  if (!isOut && !beforeOf(at).some((text) => further.test(text))) return null
  return {
    sign: isOut ? -1 : 1,
    count: several.test(texts[at] ?? '') ? 'all' : 1,
    pronoun: texts[at] ?? '',
    place,
  }
}

/** Whether 'quella' or 'quello' has the gender of the counted things. 'pezzi' and 'punti' stand for things of both. */
export function isAlike({ pronoun }: OneOfThem, [, many]: readonly [string, string]): boolean {
  if (/^(?:pezz|punt)/.test(many) || !pronoun.startsWith('quell')) return true
  return /[oi]$/.test(pronoun) !== many.endsWith('e')
}

/** Whether a message tells of another one and adds it: 'ce n’è un’altra sfilacciata in cucina, mettici pure quella'. */
export function addsAnother({ words, quantities }: Utterance): boolean {
  const texts = textsOf(words)
  const isTold = texts.some(
    (text, at) => /^altr[ao]$/.test(text) && /^(?:un|una|n)$/.test(texts[at - 1] ?? '') && at <= mostBefore,
  )
  const isAdded = texts.some(
    (text, at) =>
      one.test(text) &&
      (at === texts.length - 1 || words[at + 1]?.kind === 'mark') &&
      further.test(texts[at - 1] ?? ''),
  )
  return isTold && isAdded && words.length <= mostWords && quantities.every(({ article }) => article)
}
/** Maximum number of words before 'un’altra'. */
const mostBefore = 6

/** Whether a message adds one more of the things that were counted, by its place: 'aggiungi quella del bagno'. */
export function addsThatOne(utterance: Utterance): boolean {
  const change = oneOfThem(utterance, '')
  return change?.sign === 1 && change.count === 1
}

const ordering = /^(?:fate|mettete|aggiungete|togliete|levate|contate|includete|considerate)\p{L}{0,4}$/u

const joining = /^(?:quindi|allora|e|ed|ma|ok|senti|dai|percio|insomma|anzi|,)$/
/** Maximum number of words of an order: 'fate anche il soffitto'. */
const mostOrdered = 8

/**
 * Whether a message without a question mark orders something more or less: 'fate pure quella della cucina', 'fate anche il
 * soffitto'.
 */
export function ordersMore(utterance: Utterance): boolean {
  const { raw, quantities } = utterance
  // 'quindi fate conto 110 mq'
  const start = utterance.words.findIndex(({ text }) => !joining.test(text))
  const words = utterance.words.slice(Math.max(0, start))
  if (raw.includes('?') || !ordering.test(words[0]?.text ?? '')) return false
  // 'fate 20'
  const [figure] = quantities
  const isTotal =
    quantities.length === 1 && figure?.from === start + 1 && figure.to === utterance.words.length
  // 'fate il conto con cinque'
  const isCount = words.slice(1, 3).some(({ text }) => /^cont[oi]$/.test(text)) && quantities.length > 0
  if (isTotal || isCount) return true
  const isFurther = /^(?:pure|anche)$/.test(words[1]?.text ?? '') && words.length <= mostOrdered
  return isFurther || oneOfThem(utterance, '') !== null
}
