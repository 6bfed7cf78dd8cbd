import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'

const having = /^(?:ho|abbiamo)$/
const plantWord = /^(?:pannell[oi]|fotovoltaic[oi])$/
/** Matches words between 'ho' and the panels: 'ho già il fotovoltaico', 'abbiamo un impianto da 6 kW'. */
const beforePlant = /^(?:gia|anche|ancora|pure|i|il|un|dei|l|impianto)$/
const pronoun = /^(?:l|lo|li|ce)$/
/** Number of words around the panels in which they are had. */
const reach = { before: 3, after: 6 } as const
/** Matches panels that are not installed, or that heat water: 'li ho già comprati', 'i pannelli del solare termico'. */
const notInstalled = /^(?:compr|pres[oi]|ordinat|acquistat|garage|cantina|termic|montar|installar|mettere)/
const clauseEnd = /^[.,;:!?]$/

/** Whether a plant is had before the words that name it. */
function isHadBefore(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - reach.before); place -= 1) {
    const text = words[place]?.text ?? ''
    if (having.test(text)) return words[place - 1]?.text !== 'non'
    if (!beforePlant.test(text)) return false
  }
  return false
}

/** Whether a plant is had after the words that name it: 'i pannelli sul tetto li ho già', 'il fotovoltaico ce l’ho'. */
function isHadAfter(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 1 + reach.after)
  const end = after.findIndex(({ text }) => clauseEnd.test(text))
  return (end === -1 ? after : after.slice(0, end)).some(
    ({ text }, place, own) => having.test(text) && pronoun.test(own[place - 1]?.text ?? ''),
  )
}

/** Returns the index of the word that names a plant that the customer has; -1 for none. */
function ownPlantAt(words: readonly Word[]): number {
  return words.findIndex(({ text }, at) => {
    const isPlant =
      plantWord.test(text) ||
      // 'ho già un impianto da 6 kW'
      (text === 'impianto' && words[at + 1]?.text === 'da' && words[at + 3]?.text.startsWith('kw') === true)
    if (!isPlant || !(isHadBefore(words, at) || isHadAfter(words, at))) return false
    return !words.slice(at + 1, at + 1 + reach.after).some((one) => notInstalled.test(one.text))
  })
}

/** Whether the customer has a solar plant: 'ho i pannelli sul tetto, vorrei una colonnina'. A further one is another job. */
export const hasOwnPlant = (words: readonly Word[]): boolean => ownPlantAt(words) !== -1

/** Whether a mention only names the plant that the customer has, beside the work that is asked for. */
export function isOwnPlant(
  { key, objectsAt, verbsAt, hasOwnVerb }: JobMention,
  words: readonly Word[],
  mentions: readonly JobMention[],
): boolean {
  if (!/^impianto_fotovoltaico\/(?:impianto|smontaggio)$/.test(key)) return false
  const at = ownPlantAt(words)
  if (at === -1 || !objectsAt.includes(at)) return false
  // 'il fotovoltaico ce l’ho già, adesso voglio togliere il gas': the verb belongs to another thing.
  const end = words.findIndex(({ text }, place) => place > at && clauseEnd.test(text))
  const isApart = end !== -1 && verbsAt.every((place) => place > end)
  return (!hasOwnVerb || isApart) && mentions.some((other) => other.key !== key && !other.denied)
}
