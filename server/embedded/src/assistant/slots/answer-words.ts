import { editDistance } from '@mestieri/shared/edit-distance.ts'

import { shortestForgiven } from '../italian/edit-distance.ts'
import { type Pattern, patterns, says } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import { plainForm, stem } from '../learning/telling-words.ts'

/** Matches words that make 'prima' a time and no option: 'il prima possibile', 'prima dell’estate'. */
const ofTime =
  /^(?:possibile|estate|inverno|primavera|autunno|natale|pasqua|ferragosto|ferie|vacanze|fine|anno|mese|settimana|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/

/** Whether an ordinal chooses no option: 'al secondo piano', 'è prima casa', 'il prima possibile'. */
export const ordersNothing = (content: readonly string[], first: readonly string[]): boolean =>
  first.includes('piano') || content.some((word) => word === 'casa' || ofTime.test(word))

/** Number of letters of the shortest word that is compared in other forms. */
const shortest = 4
const shortestRoot = 3

/** Roots of irregular forms, with the root of the infinitive. */
const irregular: readonly (readonly [form: RegExp, root: string])[] = [
  [/^tol[gt]$/, 'togl'],
  [/^chius$/, 'chiud'],
  [/^apert$/, 'apr'],
  [/^rimang$|^rimast$/, 'riman'],
  [/^teng$|^tien$/, 'ten'],
  [/^appes$/, 'append'],
  [/^mess$/, 'mett'],
]

/** Returns a word in which every run of the same letter is a single letter: the most common typing error. */
function singled(word: string): string {
  let text = ''
  for (const letter of word) if (!text.endsWith(letter)) text += letter
  return text
}

/** Returns what all forms of a word share: 'vuot' of 'vuoti', 'chiud' of 'lo chiudiamo' and of 'chiusa'. */
function rootOf(word: string): string {
  const plain = stem(plainForm(word)).replace(/i$/, '')
  return irregular.find(([form]) => form.test(plain))?.[1] ?? plain
}

/** A word of the options, in the forms in which an answer may have it. */
interface OptionWord {
  /** The word as a pattern matches it. */
  readonly text: string
  readonly root: string
  readonly isStem: boolean
}

/** The words of the options of a question. */
export type OptionWords = readonly OptionWord[]

/** Matches words that say nothing alone. Other forms of them mean other things. */
const common =
  /^(?:gia|senza|solo|sola|anche|come|dove|casa|punt[oi]|meno|bene|nessun[oa]?|niente|quell[oaie]|quest[oaie]|fatt[oaie]|fare|cosa|cost[oa]|cost[ai]no|sono|deve|devono|dopo|prima|primo|tutt[oaie]|tetto|porta|porte)$/

/** Returns the words of the options that an answer may have in another form. */
export function optionWords(known: readonly Pattern[]): OptionWords {
  const all = new Set(known.flatMap(({ words }) => words))
  return [...all].flatMap((word) => {
    const isStem = word.endsWith('*')
    const text = isStem ? word.slice(0, -1) : word
    if (text.length < shortest || common.test(text)) return []
    // 'chiuder*' is an infinitive.
    const root = isStem && !/[aei]r$/.test(text) ? text : rootOf(isStem ? `${text}e` : text)
    return root.length < shortestRoot ? [] : [{ text, root, isStem }]
  })
}

const isAs = (typed: string, { text, isStem }: OptionWord): boolean =>
  isStem ? typed.startsWith(text) : typed === text

/** Returns the only word of a list, whatever its forms; null if there are none or several. */
function onlyOf(words: readonly OptionWord[]): string | null {
  const [first, ...more] = words
  return first && more.every(({ root }) => root === first.root) ? first.text : null
}

function respell(typed: string, words: OptionWords, isAlone: boolean): string {
  if (typed.length < shortest || common.test(typed) || words.some((one) => isAs(typed, one))) return typed
  const root = rootOf(typed)
  // 'montato' is done by others than 'lo monto'.
  const isOfWork = ({ text, isStem }: OptionWord): boolean =>
    !isStem && /[^rt]o$/.test(text) && /[aiu]t[oaie]$/.test(typed)
  const form = words.find((one) => one.root === root && !isOfWork(one))
  if (form) return form.text
  const doubled = words.find(({ text, isStem }) => {
    const single = singled(typed)
    return isStem ? single.startsWith(singled(text)) && text.length > shortest : single === singled(text)
  })
  if (doubled) return doubled.text
  // A short answer of one word is hardly another word than one of the options.
  const near = isAlone && typed.length < shortestForgiven
  const meant = near
    ? words.filter(({ text }) => text.charAt(0) === typed.charAt(0) && editDistance(typed, text, 1) <= 1)
    : []
  return onlyOf(meant) ?? typed
}

/**
 * Returns an answer with the words of the options in the form that the options have: 'vuota' for 'vuoti', 'chiudere' for
 * 'chiudiamo', 'gres' for 'gress'. Null if no word is one of another form.
 */
export function inOptionWords(content: readonly string[], words: OptionWords): readonly string[] | null {
  const isAlone = content.filter((word) => word !== ',').length === 1
  const written = content.map((word) => respell(word, words, isAlone))
  return written.some((word, at) => word !== content[at]) ? written : null
}

const leastWords = patterns(
  'piu economic*|piu semplic*|piu basic*|piu basilar*|meno car*|meno costos*|meno cost*|cost* meno|cost* poco|spend* meno|spend* poco|risparmi*',
)
const middle = patterns('mezzo|intermedi*|medio|media|medie|medi')
const usual =
  /^(?:normal[ei]|normalissim[oaie]|classic[oa]|classiche|classici|standard|solit[oaie]|comun[ei]|tradizional[ei]|usual[ei])$/
/** Matches words around such an adjective: 'direi la più classica', 'uno normale'. */
const aroundUsual = /^(?:piu|molto|tipo|versione|modello|roba|cosa|mettiamo|faccia|facciamo|prendiamo|va)$/

/** An option that an answer names by its place among the others. */
export type Relative = 'least' | 'middle' | 'usual'

/**
 * Returns how an answer names an option without its words: 'la più economica', 'quella di mezzo', 'quella classica'. Null
 * for an answer with other words or a number.
 *
 * @param plain filler words
 */
export function relativeOption(
  { content, quantities }: Pick<Utterance, 'content' | 'quantities'>,
  plain: ReadonlySet<string>,
): Relative | null {
  const said = content.filter((word) => word !== ',' && !plain.has(word))
  if (quantities.some(({ article }) => !article) || content.includes('non') || content.includes('no'))
    return null
  if (said.length <= mostRelative && says(content, leastWords)) return 'least'
  const telling = said.filter((word) => !aroundUsual.test(word))
  const [only, more] = telling
  if (only === undefined) return null
  if (more === undefined || (only === 'via' && telling.length === 2)) {
    if (says(telling, middle)) return 'middle'
    if (usual.test(only)) return 'usual'
  }
  return null
}
/** Maximum number of telling words of such an answer. */
const mostRelative = 4

/** Matches content words after a thing that put it off: 'boh, magari dopo', 'la metto fra qualche anno', 'in futuro'. */
const deferral =
  /^(?:(?:,|boh|mah|forse|magari|semmai|eventualmente|vediamo|vedremo|metto|mettiamo|mettero|faccio|facciamo|aggiungo|aggiungiamo|penso|pensiamo|pensero|ci|si|vede|vedra) ){0,5}(?:dopo|poi|piu avanti|domani|futuro|col tempo|tempo|anno prossimo|prossimo anno|(?:fra|tra) (?:qualche|paio|due|tre|alcuni) ann[oi]|(?:fra|tra) anno)(?: (?:vediamo|vedremo|vede|vedra|penso|magari|forse|ci|si)){0,2}(?: ,|$)/

/** Matches verbs right after a thing that put it off: 'la batteria la rimandiamo'. */
const postponing = /^(?:rimand|rinvi|posticip)(?:o|iamo|erei|eremo)$/

/** Maximum number of words that are read after the thing. */
const reach = 9

/** Words before a work that has its place in an order: 'smontare prima e rimontare dopo'. */
const earlier = /^(?:smont\p{L}+|togli\p{L}+|tolg\p{L}+|lev\p{L}+)$/u
/** Number of words before a work that may name the earlier one. */
const orderReach = 4

/** Whether a work after another one is only named in their order. */
const isInOrder = (content: readonly string[], at: number): boolean =>
  /^(?:dopo|poi)$/.test(content[at] ?? '') &&
  content.slice(Math.max(0, at - orderReach), at).some((text) => earlier.test(text))

/** Whether content words put off the thing before this index, so that it is not wanted now. */
export function isDeferred(content: readonly string[], at: number): boolean {
  if (isInOrder(content, at)) return false
  return postponing.test(content[at] ?? '') || deferral.test(content.slice(at, at + reach).join(' '))
}

/** Words for a number: 'doppio' is 2, regardless of its position among the options. */
export const numberWords: readonly (readonly [value: number, words: RegExp])[] = [
  [1, /\b(?:un[oa]?|singol[oiae]|mono\p{L}*|1)\b/u],
  [2, /\b(?:due|doppi[oae]?|bi\p{L}*|entramb[ei]|2)\b/u],
  [3, /\b(?:tre|tripl[oaei]|tri\p{L}*|3)\b/u],
  [4, /\b(?:quattro|quadrupl[oaei]|quadri\p{L}*|4)\b/u],
]

/** Whether an answer begins with a thing to leave out that the question does not name: 'senza il bidet'. */
export function lacksOther([first, thing]: readonly string[], question: string): boolean {
  return first === 'senza' && thing !== undefined && thing !== ',' && !question.includes(thing.slice(0, -1))
}
