import type { Utterance } from '../../italian/utterance.ts'

const onto = /^(?:su|sul|sullo|sulla|sulle|sui|sugli|sopra)$/
const oldWord = /^(?:vecchi[oae]?|esistent[ei]|attual[ei]|precedent[ei])$/
/** Matches the word after 'che' that makes a thing the one of today: 'sul pavimento che c’è', 'che ho adesso'. */
const present = /^(?:c|ci|ce|ho|abbiamo|e|esiste|adesso|ora|gia|sta|stanno)$/
const today = /^(?:adesso|ora|prima|oggi)$/
const denier = /^(?:non|senza|mica|anziche|invece)$/
/** Number of words between 'su' and the thing, and before 'su' in which the work is denied. */
const reach = { thing: 3, denier: 4 } as const

/**
 * Whether a message says that the new goes onto what is there: 'posato sul pavimento che c’è', 'incollato sulle vecchie
 * piastrelle', 'si appoggia sul tetto esistente'.
 *
 * @param noun matches the thing that is there
 */
export function goesOntoOld({ words }: Pick<Utterance, 'words'>, noun: RegExp): boolean {
  return words.some(({ text }, at) => {
    if (!onto.test(text)) return false
    if (words.slice(Math.max(0, at - reach.denier), at).some((word) => denier.test(word.text))) return false
    const before = words.slice(at + 1, at + 1 + reach.thing)
    const thing = before.findIndex((word) => noun.test(word.text))
    if (thing === -1 || before.slice(0, thing).some(({ kind }) => kind === 'mark')) return false
    const [next = '', afterNext = ''] = [at + thing + 2, at + thing + 3].map((place) => words[place]?.text)
    return (
      before.slice(0, thing).some((word) => oldWord.test(word.text)) ||
      oldWord.test(next) ||
      (next === 'che' && present.test(afterNext)) ||
      (next === 'di' && today.test(afterNext))
    )
  })
}
