import type { Word } from '../words.ts'

/** Nouns without a unit that are counted: 'con 9 elementi' does not count radiators, nor '6 coppi' storeys. */
export const countedOthers = /^(?:coppi|tegole|elementi|gradini|scalini|ante|fori|buchi|mattoni|mattonelle)$/

/** A range of words: a quantity or a pair of sides. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Words that separate a quantity from the nouns beyond them. */
const breaks = new Set(
  'e ed con ma piu poi oppure o senza che per a ad al allo alla ai alle in nel nella nei nelle su sul sulla sui dove perche se quindi anche invece tranne escluso esclusa non no si ho abbiamo ha hanno'.split(
    ' ',
  ),
)

/**
 * Words allowed between a quantity and the noun before it: 'batteria da 10', 'pareti circa 400', 'la casa è
 * di 80'.
 */
const links = new Set(
  'da di del circa ca sono son so sn misura misurano misurera ha avra avranno sara saranno fa fanno quasi almeno sui sugli sulle tra fra oltre totale totali tot minimo massimo max poco meno tipo sarebbe'.split(
    ' ',
  ),
)
const passed = new Set(
  'il lo la i gli le l un uno una mio mia miei mie nostra nostro di d del dello della dei degli delle dell da'.split(
    ' ',
  ),
)
const opening = new Set(['di', 'd', 'del', 'dello', 'della', 'dei', 'degli', 'delle', 'dell'])
const infinitive = /[aei]r(?:e|ci|la|lo|li|le|ne)$/
const whole = new Set('solo soltanto solamente tutte tutti tutta tutto'.split(' '))

function wordAt(words: readonly Word[], at: number): Word | null {
  const word = words[at]
  return word?.kind === 'word' ? word : null
}

/**
 * Whether a word is the verb 'è'. Without its accent before a number it is a link, unless it is the 'and' of
 * a list.
 */
const isVerb = (word: Word | null): boolean => word?.text === 'e' && word.accented

/** Whether a word is a town: 'a Prato', but not 'a prato' about a garden. */
function isTown(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text
  return words[at]?.capital === true && (before === 'a' || before === 'ad')
}

const surface = /^(?:paret[ei]|mur[io]|soffitt[oi])$/
const joints = new Set(['e', 'piu', '+', '/'])

/**
 * Whether the words after an area say which surfaces are done and not what it measures: '52 mq tutto pareti e
 * soffitti', '130 mq soffitti pure'.
 */
export function saysExtent(words: readonly Word[], after: number): boolean {
  const text = (at: number): string => words[at]?.text ?? ''
  const at = /^tutt[oaie]$/.test(text(after)) ? after + 1 : after
  if (!surface.test(text(at))) return false
  if (/^(?:pure|anche|compres[oi]|inclus[oi]|esclus[oi])$/.test(text(at + 1))) return true
  return joints.has(text(at + 1)) && surface.test(text(at + 2))
}

/** Adjectives between a measure and what it measures. */
export const ofMeasure = /^(?:nett|lord|effettiv|complessiv|abbondant|scars)[ie]$/

/** Returns the nouns after a quantity: 'di pareti', 'di terrazzo coperto', 'soffitti'. */
function nounsAfter(words: readonly Word[], from: number, end: number): { nouns: string[]; isSaid: boolean } {
  // '140 mq netti di parete'
  const at = ofMeasure.test(words[from]?.text ?? '') ? from + 1 : from
  const first = wordAt(words, at)
  const isSaid = first !== null && opening.has(first.text)
  const nouns: string[] = []
  if (saysExtent(words, at)) return { nouns, isSaid: false }
  for (let place = isSaid ? at + 1 : at; place < end && nouns.length < 2; place += 1) {
    const word = wordAt(words, place)
    if (!word || isVerb(word)) break
    if (passed.has(word.text) && isSaid) continue
    if (breaks.has(word.text) || passed.has(word.text) || links.has(word.text)) break
    nouns.push(word.text)
  }
  return { nouns, isSaid }
}

/**
 * Returns the nouns before a quantity, the nearest first: 'batteria da', 'superficie delle pareti:',
 * 'soffitti'.
 */
function nounsBefore(
  words: readonly Word[],
  at: number,
  start: number,
): { nouns: string[]; isWeak: boolean } {
  let place = at - 1
  let isLinked = false
  while (place >= start) {
    const word = words[place]
    const isMark = word?.kind === 'mark' && (word.text === ':' || word.text === '(')
    const isLink = isMark || links.has(word?.text ?? '') || word?.text === 'su' || word?.text === 'per'
    if (!word || !(isLink || isVerb(word))) break
    isLinked = true
    place -= 1
  }
  const nouns: string[] = []
  let complement: string | null = null
  let isWeak = false
  for (let seen = 0; place >= start && seen < 5 && nouns.length < 3; place -= 1, seen += 1) {
    const word = wordAt(words, place)
    if (!word) break
    // 'pareti e soffitti 80 mq': in a list it is unclear which noun the size belongs to.
    if (word.text === 'e' && nouns.length > 0 && !isLinked && place > start && wordAt(words, place - 1))
      isWeak = true
    if (breaks.has(word.text)) break
    if (passed.has(word.text) || isTown(words, place)) continue
    // 'imbiancare i muri 80 mq': the figure may be the area of the home.
    if (!isLinked && nouns.length > 0 && (infinitive.test(word.text) || whole.has(word.text))) isWeak = true
    // In 'la ringhiera del balcone, 7 metri' the size belongs to the railing.
    const head = complement
    complement = opening.has(words[place - 1]?.text ?? '') ? word.text : null
    if (head === null) nouns.push(word.text)
    else nouns.splice(nouns.indexOf(head), 0, word.text)
  }
  return { nouns, isWeak }
}

/**
 * Returns the nouns that each range is bound to, the closest first: the nouns after 'di', otherwise those
 * before the range, otherwise those after it. Each word is bound to one range only.
 */
export function bindNouns(words: readonly Word[], spans: readonly Span[]): readonly (readonly string[])[] {
  let free = 0
  return spans.map(({ from, to }, index) => {
    const end = spans[index + 1]?.from ?? words.length
    const after = nounsAfter(words, to, end)
    const before = nounsBefore(words, from, free)
    const useAfter = after.nouns.length > 0 && (after.isSaid || before.nouns.length === 0)
    free = useAfter ? to + after.nouns.length + (after.isSaid ? 1 : 0) : to
    if (useAfter)
      return after.isSaid || !before.isWeak
        ? [...after.nouns, ...(before.isWeak ? [] : before.nouns)]
        : after.nouns
    return before.isWeak ? [] : before.nouns
  })
}
