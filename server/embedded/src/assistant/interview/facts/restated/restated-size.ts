import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import { clausesIn } from '../choices/choosing.ts'
import { isOneScale } from '../sums.ts'
import { differenceIn } from '../unnamed/difference.ts'
import { isSurface, type MainSize } from '../variants/main-count.ts'

/** A new value of a size. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Words before a size that is stated again: 'no 90', 'anzi sono 6', 'ho ricontato: 6 finestre'. */
const opening =
  /^(?:no|anzi|ah|eh|oh|ops|scus[aie]|scusate|scusami|pardon|aspetta|mi|correggo|ho|abbiamo|sbagliat[oa]|ricontat[oe]|rimisurat[oe]|ricontrollat[oe]|guardato|misurato|meglio|bene|so|sono|sn|erano|saranno|facciamo|fai|fate|metti|mettiamo|in|realta|si|ma|dai|che|ne|dico|quindi|allora|giusto|ok|,|:|\.|…)$/
/** Those of them that take an earlier size back. */
const correcting =
  /^(?:no|anzi|ops|scus[aie]|scusate|scusami|pardon|aspetta|correggo|sbagliat[oa]|ricontat[oe]|rimisurat[oe]|ricontrollat[oe]|guardato|misurato|realta|dico)$/
/** Words that end such a size: 'sono 4, le altre due reggono', '8 mq e mettiamo marmo', '18 però'. */
const ending =
  /^(?:e|che|perche|siccome|scus[aie]|scusate|pero|ma|basta|bastano|non|giusti|precisi|circa|cosi|adesso|ora)$/

/** Words that say which of two figures is wrong: 'ma che 85, so 58', '35 è quella vecchia, la nuova basta 24'. */
const replacing =
  /^(?:no|non|nn|anzi|scus[aie]|scusate|scusami|pardon|sbagliat[oa]|sbagliavo|errore|giust[oaie]|girato|invertito|dico|senza|invece|bast[aeo]n?o?|vecchi[ao]|restano|diventano|veri|vere|effettivi|effettive|dicevo|pensavo|contavo|compres[oaie]|contando|troppo|stretto|piccol[oa]|grande)$/
/** Verbs that take a part away or add one. Their figure is a difference. */
const changing = /^(?:tog|tolg|lev[aoi]|scal|sottra|detra|elimin|esclud|aggiung|meno$|piu$)/
const article = /^(?:il|lo|la|l|i|gli|le|quell[aei]|quegli)$/

/** Whether the figures of a message are differences: 'togli 30', 'altri 20'. 'Le altre due reggono' only tells of the rest. */
const isDifference = ({ words }: Utterance): boolean =>
  words.some(
    ({ text }, at) =>
      changing.test(text) || (/^altr[aoie]$/.test(text) && !article.test(words[at - 1]?.text ?? '')),
  )

const isPlain = ({ article: isArticle, ordinal, low, high }: Quantity): boolean =>
  !isArticle && !ordinal && low === high

const isEnd = (word: Word | undefined): boolean =>
  word === undefined || word.kind === 'mark' || ending.test(word.text)

/** Words before a figure that is no size of the work: 'al 3 piano', 'alta 3', 'nel 95'. */
const ofOther = /^(?:alt[aoie]|largh?[aoie]|lungh?[aoie]|classe|piano|anno|nel|dal|al|tra|fra|entro)$/

/** Whether a figure may state a size: with its own noun or unit, or with neither. */
function isOfSize({ words }: Utterance, figure: Quantity, { slot, known, isCount, stem }: MainSize): boolean {
  const { unit, from, to, low } = figure
  if (ofOther.test(words[from - 1]?.text ?? '')) return false
  const isBare = unit === null && isEnd(words[to])
  if (isCount) {
    const noun = words[unit === null ? to : to - 1]?.text ?? ''
    return isBare || (stem.length > 2 && noun.startsWith(stem))
  }
  const shown = slot.show(known)
  if (shown.endsWith('m²')) return unit === null ? isBare && isOneScale(figure, known) : isSurface(figure)
  if (/metri$|\bm$/.test(shown)) return unit === 'metre' || (isBare && low > 2)
  return /kw$/i.test(shown) && (unit === 'kw' || isBare)
}

/** Which sizes at the beginning of a message are no answer to the open question: all, those with a unit or noun, or none. */
export type MayLead = 'any' | 'named' | 'none'

/** Minimum number of words after a size that stands at the beginning without a word of correction. */
const leastRest = 3

/** Reads a message that begins with the size: '7, quello in bagno non ce l’ha', 'no 90. e i bagni sono 2', '8 mq e mettiamo marmo'. */
function leadingSize(utterance: Utterance, size: MainSize, mayLead: MayLead): Range | null {
  const { words, quantities } = utterance
  const [figure] = quantities
  if (!figure || !isPlain(figure) || !isOfSize(utterance, figure, size) || !isEnd(words[figure.to]))
    return null
  if (mayLead === 'none' || (mayLead === 'named' && figure.unit === null)) return null
  const before = words.slice(0, figure.from)
  if (!before.every(({ text }) => opening.test(text))) return null
  // A number alone answers the open question, or counts the things of a job that was added.
  const isCorrection = before.some(({ text }) => correcting.test(text))
  const rest = words.slice(figure.to).filter(({ kind }) => kind === 'word')
  if (!isCorrection && rest.length < leastRest) return null
  // '2 in pvc e 6 in legno' divides the count. What a later sentence counts is another thing.
  const end = words.findIndex(({ text }, at) => at >= figure.to && /^[.;!]$/.test(text))
  const isPart = (one: Quantity): boolean =>
    one !== figure && isPlain(one) && (end === -1 || one.from < end) && isOfSize(utterance, one, size)
  const same = quantities.filter((one) => isPart(one) && one.low !== size.known.low)
  return same.length === 0 ? { low: figure.low, high: figure.high } : null
}

/** Reads a message with the known size and another one: 'ma che 85, so 58, ho girato i numeri', '7 è con l’antibagno. senza 5'. */
function otherThanKnown(utterance: Utterance, size: MainSize): Range | null {
  const { words, quantities, denied } = utterance
  const known = [...quantities, ...denied].find((one) => isPlain(one) && one.low === size.known.low)
  const [figure, ...more] = quantities.filter((one) => isPlain(one) && one.low !== size.known.low)
  if (!known || !figure || more.length > 0 || !isOfSize(utterance, figure, size)) return null
  const [first, second] = known.from < figure.from ? [known, figure] : [figure, known]
  const between = words.slice(first.to, second.from)
  // '2 su 8 sono scorrevoli'
  if (between.length === 0 || /^(?:su|di|dei|delle|x|per|a|o|-)$/.test(between[0]?.text ?? '')) return null
  const isReplaced = words.some(({ text }) => replacing.test(text))
  return isReplaced && isOneScale(figure, size.known) ? { low: figure.low, high: figure.high } : null
}

/** Matches 'tutte tranne quella del bagno', 'tutti meno 3 che sono rotti'. */
const allBut =
  /(?<!\p{L})tutt[ei] (?:tranne|meno|esclus[aoie]|eccetto|fuorch[eé]|a parte) (?:(?<one>quell[ao]|un[ao]|la|il|lo|l[’'])|(?:(?:le|i|gli|quelle|quei) )?(?<several>\d{1,2}|due|tre|quattro|cinque|sei))(?!\p{L})/iu
/** Matches 'una in meno, quella grande no', 'due in più'. */
const moreOrLess =
  /^(?:(?:no|anzi|ah|scusa|scusi|ma|facciamo|facciamone|fai|fate)[,.]? )*(?:(?<one>un[oa])|(?<several>\d{1,2}|due|tre|quattro|cinque|sei)) in (?:pi[uù]|(?<less>meno))(?!\p{L})/iu
/** Matches one of several, the others being left out: 'uno solo, l’altro lo vediamo', 'solo uno', 'un bagno solo', 'no uno, l’altro è fatto'. */
const onlyOne =
  /^(?:(?:no|anzi|ah|scusa|scusi|ma|facciamo|facciamone|fai|fate)[,.]? )*(?:solo un[oa]?|un[oa]?(?: \p{L}{4,15})? sol[oa]|un[oa](?=,? (?:l[’']altr|gli altri|le altre)))(?:[,.!]|$| (?:per ora|per adesso|e basta))/iu

const valueOf = (text: string): number => readUtterance(text).quantities[0]?.low ?? 0

const exactly = (value: number): Range | null => (value > 0 ? { low: value, high: value } : null)

/** Reads all but some, one more or less, or one of the counted things. */
function countAgain(raw: string, { known, isCount }: MainSize): Range | null {
  if (!isCount || known.low < 2) return null
  const but = allBut.exec(raw)?.groups
  if (but) return exactly(known.low - (but['several'] === undefined ? 1 : valueOf(but['several'])))
  const other = moreOrLess.exec(raw)?.groups
  if (other) {
    const number = other['several'] === undefined ? 1 : valueOf(other['several'])
    return exactly(known.low + (other['less'] === undefined ? number : -number))
  }
  return onlyOne.test(raw) ? exactly(1) : null
}

/** Reads a part that is taken away or added, beside the known size: '120 è con la mansarda. togli 30', 'togli il terrazzo, che sono 15'. */
function byDifference(said: string, size: MainSize): Range | null {
  const clauses = clausesIn(said)
  const isKnown = (clause: string): boolean =>
    readUtterance(clause).quantities.some((one) => isPlain(one) && one.low === size.known.low)
  const difference = differenceIn(clauses.filter((clause) => !isKnown(clause)).join(', '))
  if (!difference || size.isCount) return null
  const { figure, sign } = difference
  const fits =
    figure.unit === null ||
    isSurface(figure) ||
    (figure.unit === 'metre' && !size.slot.show(size.known).endsWith('m²'))
  const value = size.known.low + sign * figure.low
  return fits && figure.low === figure.high && value > 0 ? { low: value, high: value } : null
}

/** Maximum number of words of a message that states a size again. */
const mostWords = 26

/**
 * Returns a size of a job as a message states it again: by itself at the beginning, beside the known one, by a difference, or
 * as all but some of the things. Null if the message states no other size.
 */
export function restatedSize(said: string, size: MainSize, mayLead: MayLead): Range | null {
  const utterance = readUtterance(said)
  const { words, sides, raw } = utterance
  if (sides.length > 0 || words.length > mostWords || size.known.low !== size.known.high) return null
  const counted = mayLead === 'none' ? null : countAgain(raw.trim(), size)
  if (counted) return counted
  if (isDifference(utterance)) return byDifference(said, size)
  return otherThanKnown(utterance, size) ?? (raw.includes('?') ? null : leadingSize(utterance, size, mayLead))
}
