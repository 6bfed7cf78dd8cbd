import { isMeantAs } from '../edit-distance.ts'
import type { Word } from '../words.ts'
import {
  forgivenNumberWords,
  readCollective,
  readDialectNumber,
  readNumberWord,
  venetianTwo,
} from './number-words.ts'
import { unitAfter, unitAt } from './units.ts'

/** A number found in a message. */
export interface ReadNumber {
  readonly value: number
  /** The index after its last word. */
  readonly to: number
  /** Whether the number is approximate: 'un centinaio'. */
  readonly about: boolean
  /** Whether it is only an article: 'una', 'un'. The next words decide whether it is a count. */
  readonly article: boolean
}

const articles = new Set(['un', 'uno', 'una', 'na', 'nu'])
const none = new Set(['nessun', 'nessuno', 'nessuna', 'zero'])

/** Whether a word may be part of a number in words. 'se i' in 'se i mobili' is not 'sei'. */
function isNumberPart(text: string): boolean {
  return text === 'mila' || text === 'mille' || readNumberWord(text) !== null
}

/**
 * Reads several words that form one number: 'cento venti', 'mille e duecento'. `joined`: also across an 'e'.
 */
function readPhrase(
  words: readonly Word[],
  at: number,
  joined: boolean,
): { value: number; to: number } | null {
  let found: { value: number; to: number } | null = null
  let text = ''
  for (let index = at; index < Math.min(words.length, at + 5); index += 1) {
    const word = words[index]
    if (word?.kind !== 'word') break
    if (word.text === 'e' && joined && index > at) continue
    if (!isNumberPart(word.text)) break
    text += word.text
    const value = readNumberWord(text)
    if (value !== null) found = { value, to: index + 1 }
  }
  return found
}

/** Matches pronouns before the verb 'do': 'le do due mesi', 'vi do le misure'. */
const beforeVerb = /^(?:mi|ti|gli|le|ci|vi|glie|te|ve|lo|la|li|l|ne|io|non)$/
/** Matches nouns without a unit that 'do' counts in Venetian. */
const piece = /^(?:pezzi|tochi|lati|tratti|falde|ante|pareti|muri|porte|bande|parti)$/

/** Whether 'do' is the Venetian number 2 and not the verb: 'do pezzi', 'do metri'. */
function isVenetianTwo(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== venetianTwo || beforeVerb.test(words[at - 1]?.text ?? '')) return false
  const next = words[at + 1]?.text ?? ''
  const isOfSize = next === 'da' && readDialectNumber(words[at + 2]?.text ?? '') !== null
  return isOfSize || piece.test(next) || (/[ie]$/.test(next) && unitAt(words, at + 1) !== null)
}

function readFigures(words: readonly Word[], at: number): { value: number; to: number } | null {
  const word = words[at]
  if (isVenetianTwo(words, at)) return { value: 2, to: at + 1 }
  const spoken = word?.kind === 'word' ? readDialectNumber(word.text) : null
  if (spoken !== null) return { value: spoken, to: at + 1 }
  if (word?.kind !== 'figure') return null
  const next = words[at + 1]?.text
  const thousands = next === 'mila' || next === 'k'
  return { value: thousands ? word.value * 1000 : word.value, to: thousands ? at + 2 : at + 1 }
}

const addressed = new Set(['chi', 'tu', 'cosa', 'dove', 'come', 'ma', 'perche', 'ci', 'lei', 'se'])
const afterSix = new Set(
  'per x o oppure e ed a ad mila circa quasi massimo al metri invece anziche totali'.split(' '),
)

const giving =
  /^(?:ho|abbiamo|fate|fatene|facciamo|facciamone|faccio|sono|saranno|diventano|metti|mettine|mettiamo|mettessi|mettessimo|facessi|facessimo|fossero|volessi|prendessi|servono|diciamo|quindi)$/

const supposed = /^\p{L}{2,}(?:ssi|ssimo)$/u

/** Words that end like a plural and are no noun: 'sei mai stato', 'sei sempre lì'. */
const noPlural =
  /^(?:quasi|anzi|oggi|ieri|domani|fuori|dentro|tuoi|suoi|miei|sempre|come|dove|anche|neanche|forse|insieme|mentre|oltre|pure|grande|abile)$/
/** Endings of adjectives of one person, which may follow the verb: 'gentile', 'capace', 'intelligente'. */
const adjective = /(?:[btd]ile|ace|nte|ale|oce|ese|ande|ore)$/

/** Whether a word is a noun in the plural, so that 'sei' before it is the number: 'sei davanzali'. */
function isPlural(text: string): boolean {
  return text.length > 3 && /[ie]$/.test(text) && !noPlural.test(text) && !adjective.test(text)
}

/** Whether 'sei' is the verb 'you are': 'chi sei', 'sei un robot'. */
function isVerb(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'sei') return false
  // 'fate sei che ho scordato quella del bagno' states a count, as does 'se ne facessi sei invece di quattro'.
  const isReplacing = /^(?:invece|anziche)$/.test(words[at + 1]?.text ?? '') && words[at + 2]?.text === 'di'
  // 'sei in tutta la casa'
  const isInAll = words[at + 1]?.text === 'in' && /^(?:tutt[oaie]|totale)$/.test(words[at + 2]?.text ?? '')
  if (isReplacing || isInAll || supposed.test(words[at - 1]?.text ?? '')) return false
  if (giving.test(words[at - 1]?.text ?? '')) return false
  const next = words[at + 1]
  if (addressed.has(words[at - 1]?.text ?? ''))
    return next?.kind !== 'word' || unitAfter(words, at + 1) === null
  if (next?.kind !== 'word' || afterSix.has(next.text) || isPlural(next.text)) return false
  return unitAfter(words, at + 1) === null
}

/** Whether a number only means 'both': 'tutti e due'. */
function isAll(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === 'e' && /^tutt[ie]$/.test(words[at - 2]?.text ?? '')
}

const century = /^(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento$/
const ofCentury = /^(?:del|nel|fine|inizio|inizi|meta|primo|secondo|tardo|al|sul)$/

/** Whether a number word names a century: 'un palazzo del Settecento', 'fine ottocento'. */
function isCentury(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!century.test(word?.text ?? '') || unitAfter(words, at + 1) !== null) return false
  return ofCentury.test(words[at - 1]?.text ?? '') && words[at + 1]?.kind !== 'figure'
}

/** Whether an article is part of 'un po', which is no number: 'un po’ di tegole'. */
function isSome(words: readonly Word[], at: number): boolean {
  return articles.has(words[at]?.text ?? '') && /^po(?:co|chi|che)?$/.test(words[at + 1]?.text ?? '')
}

const thanks = /^(?:grazi|gentil|ringrazi|scus)/

/** Whether 'mille' is part of a phrase of thanks: 'grazie mille', 'mille grazie'. */
function isThanks(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'mille') return false
  return [at - 1, at + 1].some((place) => thanks.test(words[place]?.text ?? ''))
}

/**
 * Returns the value of the number word that differs from the typed word by a typing error, or null: 'ottnta'.
 */
function readSlip(word: Word | undefined): number | null {
  if (word?.kind !== 'word' || word.text.length < 5) return null
  const meant = forgivenNumberWords.filter((known) => isMeantAs(word.text, known))
  return meant.length === 1 ? readNumberWord(meant[0] ?? '') : null
}

/**
 * Reads the number that begins at an index, in figures or in words.
 *
 * @param options.joined whether 'e' may join two words into one number; false inside 'tra cento e duecento'
 * @param options.slips whether typing errors are tolerated
 */
export function readNumber(
  words: readonly Word[],
  at: number,
  { joined = true, slips = false }: { readonly joined?: boolean; readonly slips?: boolean } = {},
): ReadNumber | null {
  const word = words[at]
  const isNone = [isVerb, isThanks, isAll, isCentury, isSome].some((is) => is(words, at))
  if (!word || isNone) return null
  const plain = readFigures(words, at) ?? readPhrase(words, at, joined)
  const many = plain ?? (articles.has(word.text) || word.text === 'mezza' ? { value: 1, to: at + 1 } : null)
  const collective = many && readCollective(words[many.to]?.text ?? '')
  if (many && collective) {
    const value = word.text === 'mezza' ? collective / 2 : collective * many.value
    return { value, to: many.to + 1, about: true, article: false }
  }
  // 'mezzo metro quadro'
  if (/^mezz[oa]$/.test(word.text) && /^(?:metre|area)$/.test(unitAt(words, at + 1)?.unit ?? ''))
    return { value: 0.5, to: at + 1, about: false, article: false }
  if (articles.has(word.text)) return { value: 1, to: at + 1, about: false, article: true }
  if (plain) return { ...plain, about: false, article: false }
  const alone = readCollective(word.text)
  if (alone) return { value: alone, to: at + 1, about: true, article: false }
  if (none.has(word.text)) return { value: 0, to: at + 1, about: false, article: false }
  const slip = slips ? readSlip(word) : null
  return slip === null ? null : { value: slip, to: at + 1, about: false, article: false }
}
