import type { Word } from '../words.ts'
import type { Candidate } from './place-index.ts'

/** Words before the last name of a message that make it a word of the sentence: 'metà della luna', 'pronto per sera'. */
const beforeWord =
  /^(?:il|lo|la|i|gli|le|l|un|uno|una|del|dello|della|dei|delle|dell|dal|dalla|al|alla|allo|alle|ai|nel|nella|sul|sulla|con|col|per|x|di|da|in|e|ed|o|ma|se|che|non|piu|molto|tutto|tutta|tutti|tutte|troppo|poco|mio|mia|tuo|tua|suo|sua|signor|signora|sig|dott|mi|chiamo|sono|grazie|saluti|cordiali)$/

/** Whether a town is the last word of a message without a mark before it: 'zanzariere per 6 finestre sondrio'. */
export function isLastWord(words: readonly Word[], { from, to, places }: Candidate): boolean {
  const before = words[from - 1]
  if (before === undefined || before.kind === 'mark' || beforeWord.test(before.text)) return false
  const isLong = words.slice(from, to).every(({ text }) => text.length >= shortestTown)
  return (
    isLong && places.some(({ size }) => size >= 1) && words.slice(to).every(({ kind }) => kind === 'mark')
  )
}
const shortestTown = 4

const living = /^(?:abito|abitiamo|vivo|viviamo|sto|stiamo|siamo|residente|residenti)$/
const dwelling = /^(?:casa|appartamento|bilocale|trilocale|monolocale|villa|villetta|ufficio|negozio)$/
/** Maximum distance in words between a dwelling and its town. */
const dwellingReach = 4

/**
 * Whether a town whose name is an everyday word is where somebody lives, though it has no capital letter: 'abito a gela', 'casa di
 * 90 mq a prato'.
 */
export function isHomeTown(words: readonly Word[], { from, to, places }: Candidate): boolean {
  if (!/^ad?$/.test(words[from - 1]?.text ?? '') || places.every(({ size }) => size < 1)) return false
  // 'stiamo a metà' is no town.
  const isEnd = (words[to]?.kind ?? 'mark') === 'mark' && words[from]?.accented !== true
  if (living.test(words[from - 2]?.text ?? '')) return isEnd
  const isLarge = places.some(({ size }) => size >= 3)
  return (
    isLarge &&
    words.slice(Math.max(0, from - dwellingReach - 1), from).some(({ text }) => dwelling.test(text))
  )
}
