import { editDistance } from '@mestieri/shared/edit-distance.ts'

import { forgivenSlips, shortestForgiven } from './edit-distance.ts'
import { isDoing, isPerformer } from './people/performers.ts'
import { isRealWord } from './real-words.ts'
import type { Word } from './words.ts'

/** Stop words. They are removed from patterns and messages before the comparison. */
const small = new Set(
  'il lo la i gli le l un uno una di del dello della dei degli delle dell d da dal dalla dai dalle a al allo alla ai agli alle all ad con per in nel nello nella nei nelle nell su sul sulla sui e ed sono stanno che mi vi sia o oppure anche poi molto er lu li de ner ar'.split(
    ' ',
  ),
)

/** Dialect words and chat spellings, with the standard word. */
const spelt: Readonly<Record<string, string>> = {
  nun: 'non',
  nn: 'non',
  nu: 'non',
  ke: 'che',
  xke: 'perche',
  xche: 'perche',
  perke: 'perche',
  cmq: 'comunque',
  qnt: 'quanto',
  qst: 'questo',
}

const afterInstead = new Set('di del dello della dei degli delle che'.split(' '))

/** Returns the standard form of a word: 'non' for 'nn'. */
export function withoutSlang(text: string): string {
  return (Object.hasOwn(spelt, text) ? spelt[text] : undefined) ?? text
}

/** Whether 'vicino' means 'near' and not 'neighbour': 'vicino al contatore'. */
export function isNearness(text: string, next: string): boolean {
  return text === 'vicino' && /^(?:a|ad|al|all|allo|alla|ai|agli|alle)$/.test(next)
}

const greeting = /^buon(?:giorno|asera|anotte|pomeriggio|di)$/
const goodTimes = /^(?:giorno|sera|serata|giornata|pomeriggio|notte|domenica|weekend|lavoro|anno|feste)$/

/** Returns the standard form of a word. 'invece' before 'di' is a negation, and 'buona sera' praises nothing. */
function plainText(text: string, next: string): string {
  if (/^buona?$/.test(text) && goodTimes.test(next)) return 'buongiorno'
  if (isNearness(text, next)) return 'accanto'
  return text === 'invece' && afterInstead.has(next) ? 'anziche' : withoutSlang(text)
}

/** Whether 'zero' means 'from scratch' and not the number: 'rifare da zero'. */
const isAnew = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'zero' && words[at - 1]?.text === 'da'

/** Matches verbs of a clause that praises its noun: 'in pvc che non ingiallisce', 'di rame che non le tocchi più'. */
const praising =
  /^(?:tocchi|pass|ingiall|arrugg|marc|scolor|rovin|graff|macchi|sporc|romp|scivol|scald|cost|assorb|tem|stacc|pieg|deform|invecchi)/

/**
 * Whether 'e' or 'che' begins what is denied, so that the words before it are not: 'in legno e non in plastica', 'di rame che non le
 * tocchi più'.
 */
function endsBeforeNot(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word || withoutSlang(words[at + 1]?.text ?? '') !== 'non') return false
  if (word.text === 'che') return words.slice(at + 2, at + 4).some(({ text }) => praising.test(text))
  return word.text === 'e' && !word.accented
}

/**
 * Returns a message in the form that patterns are compared with: without stop words, and with a comma where a
 * negation ends (also at a closing bracket). 'Invece di' negates the next word, 'invece' alone does not.
 */
export function contentWords(words: readonly Word[]): string[] {
  return words
    .map(({ text, kind }, at) =>
      endsBeforeNot(words, at)
        ? { text: ',', kind: 'mark' }
        : { text: isAnew(words, at) ? 'capo' : plainText(text, words[at + 1]?.text ?? ''), kind },
    )
    .filter(({ kind, text }) => (kind === 'mark' ? ',;.:!?)'.includes(text) : !small.has(text)))
    .map(({ kind, text }) => (kind === 'mark' ? ',' : text))
}

/** A word sequence to find. A word is whole or, with a star, the beginning of a word; `#` is any figure. */
export interface Pattern {
  readonly words: readonly string[]
  /** Whether the pattern is too common to count unless the question was asked. Written with a tilde. */
  readonly weak: boolean
}

/** Parses 'solo pareti|cart* parati|~buon*' into patterns. */
export function patterns(text: string): Pattern[] {
  return text.split('|').map((pattern) => ({
    weak: pattern.startsWith('~'),
    words: pattern
      .replace('~', '')
      .split(' ')
      .filter((word) => !small.has(word)),
  }))
}

/**
 * Whether a word of a pattern matches only words with the same first letter: it does so without slips, and slips are
 * forgiven in long words only.
 */
function keepsInitial(wanted: string, slips: boolean): boolean {
  return wanted !== '*' && wanted !== '#' && (!slips || wanted.length < shortestForgiven)
}

/** Whether only the 's' of an opposite tells two words apart: 'verniciate' is no slip of 'sverniciate'. */
const isOpposite = (typed: string, stem: string): boolean =>
  `s${typed}`.startsWith(stem) || typed.startsWith(`s${stem}`)

function isWord(typed: string, wanted: string, slips: boolean): boolean {
  if (wanted === '#') return /^\d/.test(typed)
  // Most words differ in the first letter, so this comparison is enough for them.
  if (keepsInitial(wanted, slips) && typed.charCodeAt(0) !== wanted.charCodeAt(0)) return false
  if (!wanted.endsWith('*')) {
    if (typed === wanted) return true
    const limit = slips && !isRealWord(typed) ? forgivenSlips(Math.min(typed.length, wanted.length)) : 0
    return limit > 0 && editDistance(typed, wanted, limit) <= limit
  }
  const stem = wanted.slice(0, -1)
  // 'buongiorno' is no good state: 'buon*'.
  if (typed.startsWith(stem)) return !greeting.test(typed) || stem.length > 'buon'.length
  if (!slips || stem.length < shortestForgiven || isRealWord(typed) || isOpposite(typed, stem)) return false
  return [stem.length - 1, stem.length, stem.length + 1].some(
    (length) => editDistance(typed.slice(0, length), stem, 1) <= 1,
  )
}

const deniers = new Set(
  'non senza niente nessun nessuno nessuna mica neanche nemmeno esclusi escluso esclusa tranne zero togli togliamo toglimi leva levami leviamo rimuovi escludi escludiamo elimina eliminiamo anziche'.split(
    ' ',
  ),
)

/**
 * Matches surfaces whose state is asked, and materials: 'muri buoni' and 'di alluminio buono' exclude neither the walls nor
 * the material.
 */
const described =
  /^(?:paret|mur|soffitt|intonac|fond|tett|trav|allumini|pvc|legno|plastic|gres|rame$|acciaio)/

const later = new Set(['resta', 'ora', 'adesso', 'momento', 'poi', 'invece', 'anche'])

/** Matches 'lasciare' in 'i soffitti lasciamoli stare' and in dialect: 'er soffitto lassamolo perde'. */
const leave = /^l[ae]s(?:ci|s)[ao]/
const leaving = /^l[ae]s(?:ci|s)/
/**
 * Matches verbs of a fault. 'non' before one reports a fault and negates no thing: 'lo scaldabagno a gas non
 * si accende'.
 */
const fault =
  /^(?:si$|s$|chiud|apr|funzion|accend|appicci|scald|scaric|part|va$|ferm|tien|ten|regg|gir|sal|scend)/

/** Whether the words at an index describe the old thing: 'al posto di quello vecchio a rotella'. */
function isOfOld(content: readonly string[], from: number): boolean {
  const [before = '', that = '', posto = ''] = [content[from - 1], content[from - 2], content[from - 3]]
  return posto === 'posto' && /^quell[oaei]$/.test(that) && /^vecchi?[oaie]?$/.test(before)
}

/**
 * Whether 'ho' or 'abbiamo' at an index begins a statement of its own after a denied one: 'qui non arriva il metano, abbiamo
 * il bombolone', also without the comma.
 */
const opensStatement = (content: readonly string[], at: number): boolean =>
  /^(?:ho|abbiamo)$/.test(content[at] ?? '') &&
  at > 1 &&
  !deniers.has(content[at - 1] ?? '') &&
  !/^(?:ne|ce|n|ci|mi|che|mai|piu|gia|ancora|cred\p{L}*|sembra|pare|pens\p{L}*)$/u.test(content[at - 1] ?? '')

function isDenied(content: readonly string[], from: number, to: number): boolean {
  if (isOfOld(content, from)) return true
  // A pattern that begins with a negation cannot be negated again: 'no, nessuna delle due'.
  if (deniers.has(content[from] ?? '')) return false
  for (let at = from - 1; at >= from - 4 && at >= 0 && content[at] !== ','; at -= 1) {
    if (content[at] === 'anziche') return from - at <= 2
    // 'lasciate stare i soffitti' is a denial.
    if (leaving.test(content[at] ?? '') && /^(?:perd|star?e?$|st[ao]$)/.test(content[at + 1] ?? ''))
      return true
    if (opensStatement(content, at)) break
    // 'senza fili nella villetta' denies no house.
    if (content[at] === 'senza' && aside.test(content[at + 1] ?? '') && from > at + 1) continue
    if (deniers.has(content[at] ?? '')) return content[at + 1] !== 'solo' || content[from] === 'solo'
  }
  // 'se ne sono staccate due' denies nothing.
  const isNor =
    content[from - 1] === 'ne' &&
    !/^[scmtv]e$/.test(content[from - 2] ?? '') &&
    !/[aiu]t[oaie]$/.test(content[from] ?? '')
  if ((isNor || content[from - 1] === 'no') && content[from] !== 'solo') return true
  // 'né il più economico né roba di lusso'
  if (content[from - 2] === 'ne' && content[from - 1] !== ',' && content.indexOf('ne') < from - 2) return true
  if (isDoneByOthers(content, to)) return true
  const [next = '', afterNext = ''] = [content[to], content[to + 1]]
  if (next === 'no' || ['manca', 'assente', 'escluso', 'esclusi'].includes(next)) return true
  // 'porte niente, solo persiane'
  if (next === 'niente' && ['', ','].includes(afterNext)) return true
  // 'mattonelle sopra non ce ne stanno'
  if (/^(?:sopra|sotto|li|qui|dentro|fuori)$/.test(next) && afterNext === 'non') return true
  // 'la batteria per ora no' is a denial.
  if (later.has(next) && (afterNext === 'no' || isUnwanted(content, to + 1))) return true
  if (/^(?:rest|riman)(?:a|ano|e|gono)$/.test(next)) return /^(?:com|cosi|quell)/.test(afterNext)
  // 'le tapparelle le tengo' keeps the old ones.
  if (/^(?:tengo|teniamo|tegno)$/.test(next) && ['', ','].includes(afterNext)) return true
  // 'box doccia rotto, il piatto è buono': the tray is excluded.
  if (/^buon[oaie]$/.test(next) && ['', ','].includes(afterNext))
    return !described.test(content[to - 1] ?? '')
  // 'i soffitti li ho già fatti io' is a denial.
  if (/^(?:ho|ha|hanno|abbiamo|avevo|aveva|avevano|avevamo)$/.test(next))
    return isFinished(afterNext) || (afterNext === 'gia' && isFinished(content[to + 2] ?? ''))
  if (leave.test(next)) return /^(?:perd|st[ao]|cosi|com)/.test(afterNext)
  // 'i tubi non si toccano'
  if (next === 'non' && afterNext === 'si' && content[to + 2]?.startsWith('tocc')) return true
  return next === 'non' && !['so', 'lo', 'saprei'].includes(afterNext) && !fault.test(afterNext)
}

/** Matches what a work may do without, so that 'senza' ends with it. */
const aside = /^(?:fil[io]|fretta|impegno|problemi|pensieri)$/

/** Words between 'non' and its verb: 'non ci interessa', 'non la voglio'. */
const clitics = new Set('ci me te ce ve ne si'.split(' '))
const wanting = /^(?:interess|serv|vogli|vuol|vorr|prend|mett|facci|compr|conviene)/

/** Whether the words at an index give a thing up for now: 'non ci interessa', 'lasciamo perdere'. */
function isUnwanted(content: readonly string[], at: number): boolean {
  if (leave.test(content[at] ?? '')) return /^(?:perd|st[ao])/.test(content[at + 1] ?? '')
  if (content[at] !== 'non') return false
  return wanting.test(content[clitics.has(content[at + 1] ?? '') ? at + 2 : at + 1] ?? '')
}

const isFinished = (word: string): boolean =>
  /^(?:ri)?(?:fatt|cambiat|mess|sistemat|imbiancat|tinteggiat|pitturat|verniciat|montat|posat|rifatt)[oaie]$/.test(
    word,
  )

/** Whether someone else does the work named before an index: 'massetto e piastrelle le fa l’impresa'. */
function isDoneByOthers(content: readonly string[], to: number): boolean {
  // 'in pvc come le tiene mio cognato' compares.
  for (let at = to; at < to + 3 && content[at] !== ',' && content[at] !== 'come'; at += 1) {
    if (!isDoing(content[at] ?? '')) continue
    return [1, 2, 3].some((ahead) => isPerformer(content[at + ahead] ?? ''))
  }
  return false
}

/**
 * The position of a pattern in a message, and whether the message denies it: 'senza ascensore', 'soffitti
 * no'.
 */
export interface PatternMatch {
  readonly at: number
  readonly length: number
  readonly denied: boolean
}

/** Whether the words are in a message from this position on. A loop: messages are compared with thousands of patterns. */
function isAt(content: readonly string[], at: number, words: readonly string[], slips: boolean): boolean {
  for (let index = 0; index < words.length; index += 1) {
    if (!isWord(content[at + index] ?? '', words[index] ?? '', slips)) return false
  }
  return true
}

/**
 * Returns the patterns of which a message has the first letter of the first word. All others have no match. With
 * thousands of patterns, this is quicker than to compare each of them with every word.
 */
export function possiblePatterns<Wanted extends Pattern>(
  content: readonly string[],
  list: readonly Wanted[],
  slips = false,
): readonly Wanted[] {
  const initials = new Set(content.map((word) => word.charCodeAt(0)))
  return list.filter(({ words: [first] }) => {
    return first === undefined || !keepsInitial(first, slips) || initials.has(first.charCodeAt(0))
  })
}

/** Returns all matches of a pattern in a message. */
export function findPattern(content: readonly string[], { words }: Pattern, slips = false): PatternMatch[] {
  const found: PatternMatch[] = []
  if (words.length === 0) return found
  for (let at = 0; at + words.length <= content.length; at += 1) {
    if (isAt(content, at, words, slips)) {
      found.push({ at, length: words.length, denied: isDenied(content, at, at + words.length) })
    }
  }
  return found
}

/** Whether a message contains one of the patterns, denied or not. */
export function says(content: readonly string[], list: readonly Pattern[]): boolean {
  return list.some((pattern) => findPattern(content, pattern).length > 0)
}
