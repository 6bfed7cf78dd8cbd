import { readQuantities } from '../../../italian/numbers/quantities.ts'
import type { Word } from '../../../italian/words.ts'

/** Words that begin another clause: 'laminato in due camere e cinque porte', 'già che ci siete'. */
const opening = new Set('e ed poi piu gia anche inoltre oltre'.split(' '))
/** Those of them that add a work. */
const addingOpening = new Set('poi gia anche inoltre oltre'.split(' '))
/** The end of 'già che ci siamo', 'visto che ci siete'. */
const here = /^(?:siamo|siete|semo|viene|vieni|venite)$/
const countWord = /^(?:due|tre|quattro|2|3|4|altr[ae]|paio|piu|vari|varie|diversi|diverse)$/
const thing = /^(?:cos[ae]|cosette|cosine|lavor[oi]|lavoretti|lavoretto|robe|interventi|faccende|preventivi)$/
/** Number of words after a number that may be 'cose'. */
const thingReach = 2

export const withWord = /^(?:con|col|coi|senza)$/

export interface Clause {
  readonly words: readonly Word[]
  /** Whether 'e' joins it to the clause before. */
  readonly isJoined: boolean
  /** Whether a word adds it to what was said before. */
  readonly isAdded: boolean
  /** Whether it is added as an occasion: 'già che ci siamo'. */
  readonly isWhileHere: boolean
}

const saysHere = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => here.test(text) && words[at - 1]?.text === 'ci')

const being = /^(?:ho|abbiamo|ci|e|sono)$/
/** Words after 'più' that begin a further thing. */
const addend = /^(?:un|uno|una|il|lo|la|i|gli|le|l|due|tre|quattro|cinque|sei|altr[aeio]|\d+)$/

/** Whether a word begins another clause. 'già' does so before 'che' only: 'ho già il pavimento radiante'. */
function opens(words: readonly Word[], at: number): boolean {
  const { text = '', accented } = words[at] ?? {}
  if (!opening.has(text) || accented) return false
  const before = words[at - 1]
  // 'non riesce più a tirarla su' and 'tre prese in più' are one clause, '5 finestre più una porta' are two.
  if (text === 'piu')
    return addend.test(words[at + 1]?.text ?? '') && !/^(?:non|in|di|mai)$/.test(before?.text ?? '')
  // 'le ringhiere poi le farei riverniciare' is one clause.
  if (text === 'poi') return before === undefined || before.kind === 'mark' || before.text === 'e'
  // 'il ponteggio c’è già che stiamo finendo la facciata'
  return text !== 'gia' || (words[at + 1]?.text === 'che' && !being.test(before?.text ?? ''))
}

/** Whether a clause says what is under way: 'stiamo finendo la facciata'. */
export const isUnderWay = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) => text.endsWith('ndo') && /^(?:sto|sta|stiamo|stanno)$/.test(words[at - 1]?.text ?? ''),
  )

/** Words after 'è' that say what kind of thing it is: 'è di pietra', 'è una tapparella in alluminio'. */
const kindOf = /^(?:un|uno|una|di|in|del|dello|della)$/

/** Whether a clause only says what is there: 'ho già il pavimento radiante', 'è di pietra', 'caldaia di 6 anni'. */
export function isThere(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      (text === 'gia' && being.test(words[at - 1]?.text ?? '')) ||
      ((text === 'sono' || (text === 'e' && words[at]?.accented)) &&
        kindOf.test(words[at + 1]?.text ?? '')) ||
      (/^ann[io]$/.test(text) && words[at - 1]?.kind === 'figure'),
  )
}

export function clausesOf(words: readonly Word[]): Clause[] {
  const found: { words: Word[]; start: number }[] = [{ words: [], start: 0 }]
  words.forEach((word, at) => {
    if (word.kind === 'mark' || opens(words, at)) found.push({ words: [], start: at + 1 })
    else found.at(-1)?.words.push(word)
  })
  return found
    .filter((clause) => clause.words.length > 1)
    .map(({ words: own, start }) => {
      const beginning = own.slice(0, addingReach)
      const before = words.slice(Math.max(0, start - addingReach), start)
      const isAdded =
        beginning.some(({ text }) => adding.has(text)) || addingOpening.has(before.at(-1)?.text ?? '')
      const isJoined = /^ed?$/.test(before.at(-1)?.text ?? '')
      return { words: own, isJoined, isAdded, isWhileHere: saysHere(beginning) || saysHere(before) }
    })
}

/** The number of works that a message says to ask for, 'due cose', infinite for 'varie cose'; null if it counts none. */
export function countOfWorks(words: readonly Word[]): number | null {
  const at = words.findIndex(
    ({ text }, place) =>
      countWord.test(text) &&
      words.slice(place + 1, place + 1 + thingReach).some((next) => thing.test(next.text)),
  )
  return (
    readQuantities(words).find(({ from }) => from === at)?.low ??
    (at === -1 ? null : Number.POSITIVE_INFINITY)
  )
}

/** Whether a message says that it asks for several works. */
export const countsWorks = (words: readonly Word[]): boolean => countOfWorks(words) !== null

const adding = new Set(
  'poi anche pure inoltre intanto aggiungi aggiungere aggiungerei approfitto approfittarne approfittando approfittiamo'.split(
    ' ',
  ),
)
/** Number of words at the beginning of a clause that may add it, and of those before it. */
const addingReach = 6
