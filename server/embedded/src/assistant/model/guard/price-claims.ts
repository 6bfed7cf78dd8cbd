import type { Quantity } from '../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { KnownAmounts } from './known-amounts.ts'
import { percentages } from './percentages.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** From this value a number without a unit counts as a price in any context. */
const suspicious = 300
/** Lowest price without a unit, in euros. */
const leastPrice = 10
/** Lowest price per unit, in euros. A smaller number is a count: 'due per stanza'. */
const leastPerUnit = 5

/** Beginnings of words that introduce an amount. */
const announcing =
  'cost prezz spes spend verrebb vien veng verr pagh pagar paga stima preventiv cifra budget import tariff totale'.split(
    ' ',
  )
/** Words that may introduce an amount or another thing. */
const vague = setOf('siamo stiamo parliamo cavi bastano aggira aggirano')
/** Words allowed between the introducing word and its amount. */
const between = setOf(
  `e di da a ad al ai agli dai dal circa su sui sugli sulle intorno attorno piu o meno va vanno in tutto totale sara
  sarebbe saranno sarebbero ti ci si te vi la lo sono tra fra un il : , - anche solo gia quasi indicativamente massimo
  minimo almeno oltre fino parte partono arriva arrivano poco`,
)
/** Words after an amount that are not a counted thing. */
const following = setOf(
  `e ed o oppure a ad al alla ai agli alle all di del dello della dell dei degli delle da dal dalla dai dalle in nel
  nella con col per tra fra su sul piu meno circa che se ma non anche tutto tutta tutti iva chiavi compreso compresa
  compresi incluso inclusa inclusi escluso esclusa finito finita posato lordi netti lordo netto cucuzze sacchi euri
  eurini bombe rotti va ti ci si sono massimo minimo hai risolvi risolto finisci te la lo ce`,
)
/** Units of a price. */
const units = setOf(
  `metro metri mq m ml pezzo finestra infisso serramento punto ora giorno giornata stanza camera vano porta tegola bagno
  kw kwp kwh litro uno una appartamento elemento split pannello foro`,
)
const perUnit = setOf('al a alla all ogni per / l')
const each = /^(?:cadaun|ciascun)/
/** Words before the number of a standard, law, colour or telephone. */
const numbering = setOf(
  `uni en iso cei din dm dpr dlgs dl legge decreto norma regolamento art articolo comma delibera n numero ral classe
  codice cap postale telefono chiama`,
)
const beforeYear =
  /^(?:nel|nell|dal|dall|del|dell|al|fino|entro|anno|prezz\w*|bonus|spese|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/
/** Beginnings of words that make a percentage a promise. */
const promising = 'detra bonus scont iva agevol incentiv termico rimbors credito'.split(' ')

const startsWithAny = (text: string, starts: readonly string[]): boolean =>
  starts.some((start) => text.startsWith(start))

/** Whether a token looks like a year. */
function isYear({ text }: Word): boolean {
  return /^(?:19|20)\d{2}$/.test(text)
}

/** Returns the limits of a quantity that are in the text. The open side of a range is not. */
function valuesOf({ low, high, open }: Quantity): number[] {
  return open === 'below' ? [high] : open === 'above' ? [low] : [low, high]
}

/** Whether the next word is the thing that the number counts. */
function counts(words: readonly Word[], to: number): boolean {
  const next = words[to]
  return next !== undefined && next.kind === 'word' && !following.has(next.text) && !isPerUnit(words, to)
}

function isPerUnit(words: readonly Word[], to: number): boolean {
  const [first, second] = [words[to]?.text ?? '', words[to + 1]?.text ?? '']
  return each.test(first) || (perUnit.has(first) && units.has(second))
}

/**
 * Returns the kind of word that introduces the number at `from`, or null. Filler words in between are
 * skipped.
 */
function announcedBy(words: readonly Word[], from: number): 'price' | 'vague' | null {
  for (let at = from - 1; at >= Math.max(0, from - 9); at -= 1) {
    const { text = '', kind } = words[at] ?? {}
    if (startsWithAny(text, announcing)) return 'price'
    if (vague.has(text)) return 'vague'
    if (kind !== 'figure' && !between.has(text)) return null
  }
  return null
}

/** Whether a number identifies a standard, a law or a post code. */
function isName(words: readonly Word[], from: number, to: number): boolean {
  const near = words.slice(Math.max(0, from - 4), from)
  if (near.some(({ text }) => numbering.has(text))) return true
  const [figure, next] = [words[from]?.text ?? '', words[to]]
  return /^\d{5}$/.test(figure) && next?.kind === 'word' && next.capital
}

function isPrice(utterance: Utterance, quantity: Quantity, known: KnownAmounts): boolean {
  const { words } = utterance
  const { unit, from, to, article, ordinal } = quantity
  const values = valuesOf(quantity)
  if (unit === 'euro') return !values.every((value) => known.money.has(value))
  if (unit !== null || article || ordinal) return false
  const isKnown = values.every((value) => known.money.has(value))
  const biggest = Math.max(...values)
  if (isKnown || isName(words, from, to)) return false
  if (isPerUnit(words, to)) return biggest >= leastPerUnit
  if (biggest < leastPrice || counts(words, to)) return false
  const first = words[from]
  const mayBeYear = first !== undefined && to === from + 1 && isYear(first)
  if (mayBeYear && beforeYear.test(words[from - 1]?.text ?? '')) return false
  const announced = announcedBy(words, from)
  if (announced === 'price') return true
  if (values.every((value) => known.numbers.has(value))) return false
  return announced === 'vague' || (biggest >= suspicious && !mayBeYear)
}

/** 'qualche centinaia di euro' is also an amount. */
function isRoughSum(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      ['decine', 'centinaia', 'migliaia'].includes(text) &&
      words.slice(at + 1, at + 3).some((next) => next.text === 'euro'),
  )
}

/** Whether a sentence promises a percentage that is not in the fixed facts. */
function isPromise(utterance: Utterance, { percents }: KnownAmounts): boolean {
  if (!utterance.words.some(({ text }) => startsWithAny(text, promising))) return false
  return percentages(utterance).some((value) => !percents.has(value))
}

/**
 * Whether a sentence states an unknown amount of money, in figures or words, with or without a unit ('Sui 40
 * al metro', 'Il prezzo è 250', 'duecento euro').
 */
export function claimsPrice(sentence: string, known: KnownAmounts): boolean {
  const utterance = readUtterance(sentence)
  const all = [...utterance.quantities, ...utterance.denied]
  return (
    all.some((quantity) => isPrice(utterance, quantity, known)) ||
    isRoughSum(utterance.words) ||
    isPromise(utterance, known)
  )
}
