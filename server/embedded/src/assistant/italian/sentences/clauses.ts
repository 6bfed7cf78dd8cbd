import { asksBudget, wish } from './asides.ts'
import { asksIndirectly } from './indirect-questions.ts'
import { asksDuration, isPriceQuestion, isWhatIf, opensQuestion, startsQuestion } from './questions.ts'
import { asksSaving, asksWithoutMark } from './unmarked-questions.ts'

export type SentenceKind = 'statement' | 'question' | 'what-if'

/** A word or mark of a message, with its position. */
export interface Token {
  /** In lower case and without accents, except for the verb 'è'. A line break is a newline. */
  readonly text: string
  readonly isWord: boolean
  readonly from: number
  readonly to: number
}

/** A part of a message with one statement or one question. */
export interface Clause {
  readonly from: number
  readonly to: number
  /** Its words, without marks. */
  readonly tokens: readonly string[]
}

const token = /\p{L}+|\d+|\n|[^\s\p{L}\d]/gu

function isApostrophe(sign: string): boolean {
  return sign === '’' || sign === "'" || sign === '`'
}

/** Whether a word is the verb 'è', also typed 'e'' or 'é'. */
function isVerb(found: string, text: string, to: number): boolean {
  if (/^[èéÈÉ]$/u.test(found)) return true
  return /^[eE]$/.test(found) && isApostrophe(text.charAt(to)) && !/\p{L}/u.test(text.charAt(to + 1))
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(token), (match): Token => {
    const [found] = match
    const folded = found.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    return {
      text: isVerb(found, text, match.index + found.length) ? 'è' : folded,
      isWord: /^[\p{L}\d]/u.test(found),
      from: match.index,
      to: match.index + found.length,
    }
  })
}

/** Abbreviations whose full stop does not end a sentence. */
const abbreviations = new Set(
  'mq mt m cm ca circa n nr num prov sig dott ing arch geom tel cell es ecc etc max min p s ss art v fraz loc'.split(
    ' ',
  ),
)

/**
 * Abbreviations that may also be the last word of a sentence. They are if a capital letter follows the full
 * stop.
 */
const wholeWords = new Set('mq mt cm circa ca ecc etc max min'.split(' '))

function isCapital(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return sign !== sign.toLowerCase()
}

/** Whether a full stop ends a sentence: not inside a figure and not after an abbreviation. */
function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!before || !next) return true
  const isTight = next.from === (tokens[at]?.to ?? 0)
  if (isTight && /^\d/.test(before.text) && /^\d/.test(next.text)) return false
  if (!abbreviations.has(before.text)) return !(isTight && next.isWord && before.text.length === 1)
  return wholeWords.has(before.text) && !isTight && isCapital(text, next.from)
}

const hardMarks = new Set(['\n', ';', '!', '?', '…'])
const softMarks = new Set([',', ':', '-', '–', '—', '('])
const conjunctions = new Set([
  'ma',
  'pero',
  'e',
  'poi',
  'invece',
  'comunque',
  'solo',
  'quindi',
  'allora',
  'anche',
])
const answers = new Set(
  'si no ok okay boh certo perfetto bene grazie ciao salve esatto capito niente'.split(' '),
)

function wordsOf(tokens: readonly Token[], from: number, to: number): string[] {
  const words: string[] = []
  for (let at = from; at < to; at += 1) {
    const one = tokens[at]
    if (one?.isWord) words.push(one.text)
  }
  return words
}

/** Words before a subject, or before a measure: 'al metro quadro quindi a quanto siamo?'. */
const subjects = new Set('il lo la i gli le l al'.split(' '))
/**
 * Maximum number of words before 'e' or 'poi' that can be the subject of a question: 'le porte poi si
 * aprono?'.
 */
const mostSubject = 3

/** Words that join a question to the order before it, and number of words in which the verb of the order comes. */
const joins = new Set(['e', 'ma', 'poi', 'pero', 'comunque'])
const beforeOrder = 2

/** Number of words that decide whether a clause begins with a question. */
const lookAhead = 6

/** Whether a clause inside a sentence begins at this index: after a comma, or at a 'ma' before a question. */
// oxlint-disable-next-line max-params -- its one call names each argument
function beginsClause(
  tokens: readonly Token[],
  start: number,
  at: number,
  end: number,
  isAsked: boolean,
): boolean {
  const ahead = wordsOf(tokens, at, Math.min(end, at + lookAhead * 2)).slice(0, lookAhead)
  const [first = ''] = ahead
  const isSoft = softMarks.has(tokens[at - 1]?.text ?? '')
  if (isSoft) {
    if (opensQuestion(ahead, isAsked)) return true
    if (!isAsked) return false
    if (first === 'ma' || first === 'pero') return true
    // '80 mq, i mobili li spostate voi?': a figure or a short answer before the first comma is not part of the question.
    const before = wordsOf(tokens, start, Math.min(at, start + lookAhead + 1))
    const isShort = at - start <= lookAhead + 1
    const isAnswer = before.some((word) => /^\d/.test(word)) || answers.has(before[0] ?? '')
    // 'con 12 pannelli basta una mattina, no?'
    const isPlain = isShort && isAnswer && !asksDuration(before)
    // 'togli uno split, e l’acconto di quanto è?': the question follows an order.
    const isOrder = joins.has(first) && before.slice(0, beforeOrder).some((word) => wish.test(word))
    return (isOrder || isPlain) && !startsQuestion(before)
  }
  if (!conjunctions.has(first) || first === 'solo') return false
  // In 'le porte poi si aprono ancora?' the words before 'poi' are the subject of the question.
  const before = wordsOf(tokens, start, Math.min(at, start + lookAhead))
  const opening = joins.has(before[0] ?? '') ? before.slice(1) : before
  const isSubject = isAsked && opening.length <= mostSubject && subjects.has(opening[0] ?? '')
  // 'il manto è buono e si può riusare' is a statement.
  const isPossible = first === 'e' && !isAsked && ahead[1] === 'si'
  // 'e se lui si tira indietro e ne faccio sei?' supposes both.
  const isSupposed = first === 'e' && (before[0] === 'se' || (before[0] === 'e' && before[1] === 'se'))
  return !isSubject && !isPossible && opensQuestion(ahead.slice(1), isAsked && !isSupposed)
}

/**
 * Splits a message into clauses: at the marks that end a sentence, and where a question begins inside one.
 */
export function splitClauses(text: string, most: number): Clause[] {
  const tokens = tokensOf(text)
  const clauses: Clause[] = []
  const isEnd = (at: number): boolean => {
    const mark = tokens[at]?.text ?? ''
    return hardMarks.has(mark) || (mark === '.' && endsSentence(text, tokens, at))
  }
  const push = (from: number, to: number): void => {
    const first = tokens[from]
    const last = tokens[to - 1]
    if (!first || !last) return
    const words = wordsOf(tokens, from, to)
    if (words.length === 0 && clauses.length > 0 && !/\S/u.test(first.text)) return
    clauses.push({ from: first.from, to: last.to, tokens: words })
  }
  let start = 0
  while (start < tokens.length) {
    let end = start
    while (end < tokens.length && !isEnd(end)) end += 1
    while (end < tokens.length && isEnd(end) && tokens[end]?.text !== '\n') end += 1
    const isAsked = tokens[end - 1]?.text === '?' || tokens[end - 2]?.text === '?'
    if (clauses.length >= most - 1) end = tokens.length
    let from = start
    for (let at = start + 1; at < end && clauses.length < most - 1; at += 1) {
      if (!tokens[at]?.isWord || !beginsClause(tokens, from, at, end, isAsked)) continue
      push(from, at)
      from = at
    }
    push(from, end)
    start = tokens[end]?.text === '\n' ? end + 1 : end
  }
  return clauses
}

/** Returns the closing mark of a clause: '?', or an empty string for any other ending. */
export function closingMark(text: string): string {
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at)
    if (sign === '?') return '?'
    if (!'!.… )"»”\n'.includes(sign)) return ''
  }
  return ''
}

/** Matches orders in the second and third person: 'dategli', 'facesse', 'metta'. */
const ordering =
  /^(?:dat(?:e|egli|emi|eci)|dia|diano|fat(?:e|emi|eci)|fac(?:cia|ciano|esse|essero)|mett(?:a|ano|ete|eteci)|aggiung(?:a|ete|iamo)|(?:rifa|cambia|pulis|control|sistem|guard)\p{L}+)$/u

/**
 * Whether a clause decides on something, although it begins like a question: 'quando vengono dategli pure una lavata', 'se
 * devono spaccare tanto vale che cambiamo i tubi'.
 */
function decides(words: readonly string[]): boolean {
  const isWhen = words.slice(0, 2).includes('quando')
  const isMore = words.some((word) => word === 'pure' || word === 'anche')
  return (
    (isWhen && isMore && words.some((word) => ordering.test(word))) ||
    words.some((word, at) => word === 'tanto' && words[at + 1] === 'vale')
  )
}

/** Classifies a clause as a statement, a question or a what-if question. */
export function readClause(words: readonly string[], isAsked: boolean): SentenceKind {
  if (words.length === 0) return isAsked ? 'question' : 'statement'
  if (!isAsked && decides(words)) return 'statement'
  const said = conjunctions.has(words[0] ?? '') ? words.slice(1) : words
  if (isAsked && asksBudget(words)) return 'question'
  if (isWhatIf(words, isAsked)) return 'what-if'
  if (isPriceQuestion(said) || asksSaving(said)) return 'what-if'
  const asks = isAsked || startsQuestion(said) || asksIndirectly(said) || asksWithoutMark(words)
  return asks ? 'question' : 'statement'
}
