import { splitWords, type Word } from './words.ts'

/** The gender and number of a pronoun: the last letter of 'lo', 'la', 'li', 'le' or 'quello'. */
export type Ending = 'o' | 'a' | 'i' | 'e'

/** Returns the gender and number that the last letter of a pronoun has. */
export const endingOf = (letter: string): Ending =>
  letter === 'a' || letter === 'i' || letter === 'e' ? letter : 'o'

/** A thing with its article, as a text names it: 'il cancello di ferro'. */
export interface NamedThing {
  /** The index of the noun. */
  readonly at: number
  /** The words from the noun to the end of its description, without the article. */
  readonly words: readonly string[]
}

/** The articles of each ending. 'L’' has both singular ones. */
const articlesOf: Readonly<Record<Ending, RegExp>> = {
  o: /^(?:il|lo|l|un|uno|quel|quello|sto)$/,
  a: /^(?:la|l|una|un|quella|sta)$/,
  i: /^(?:i|gli|dei|degli|quei|quegli|sti)$/,
  e: /^(?:le|delle|quelle|ste)$/,
}
const possessive = /^(?:mi[oae]|miei|nostr[oaie]|vecchi[oae]?|grande|grandi|piccol[oaie])$/
/** The letters at the end of nouns of each ending: 'il portone', 'l’antenna', 'le porte', 'le chiavi'. */
const nounsOf: Readonly<Record<Ending, RegExp>> = {
  o: /[oeiu]$|box$|[^aeiou]$/,
  a: /[ae]$/,
  i: /[i]$|[^aeiou]$/,
  e: /[ei]$/,
}
/** Words that end the description of a thing. */
const endOfThing =
  /^(?:che|e|ed|o|ma|si|ci|c|ce|mi|l|la|lo|li|le|ha|hanno|ho|abbiamo|non|sono|era|erano|perche|quando|dove|se|va|vanno|sta|stanno|fa|fanno|con|col|mia|mio|solo|gia|ancora|tutt[oaie]|qui|qua|li)$/
/** Prepositions, with which no description ends. */
const beforeEnd = /^(?:di|d|del|della|dell|dello|dei|degli|delle|in|a|da|per)$/
/** Maximum number of words of a thing with its description: 'porta di ingresso'. */
const mostWords = 4
/** Minimum number of letters of a noun. */
const shortestNoun = 3

/** Returns the thing whose article stands at an index, or null. */
function thingAt(words: readonly Word[], at: number, end: number, ending: Ending): NamedThing | null {
  if (!articlesOf[ending].test(words[at]?.text ?? '')) return null
  const start = possessive.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1
  const noun = words[start]
  const isNoun =
    noun?.kind === 'word' &&
    noun.text.length >= shortestNoun &&
    nounsOf[ending].test(noun.text) &&
    !endOfThing.test(noun.text)
  if (start >= end || !isNoun) return null
  const rest = words.slice(start, Math.min(end, start + mostWords))
  const stop = rest.findIndex(
    ({ text, kind }, index) => index > 0 && (kind !== 'word' || endOfThing.test(text)),
  )
  const named = rest.slice(0, stop === -1 ? undefined : stop).map(({ text }) => text)
  return { at: start, words: beforeEnd.test(named.at(-1) ?? '') ? named.slice(0, -1) : named }
}

/**
 * Returns the things before an index that a pronoun may stand for, in the order of the text: 'il cancello di ferro' for
 * 'lo' in 'ho il cancello di ferro, vorrei motorizzarlo'.
 */
export function antecedentsOf(words: readonly Word[], before: number, ending: Ending): readonly NamedThing[] {
  return words.slice(0, before).flatMap((_, at) => thingAt(words, at, before, ending) ?? [])
}

/** Matches 'quelli' as the object of a verb that leaves something out: 'lasciamo perdere quelli', 'quelle no', 'quella toglila'. */
const leftOut =
  /(?<=[,.;:] ?(?:e |ma |quindi |allora |dai |per ora )?)(?:(?:lasci\p{L}{1,5} (?:perdere|stare|fuori|cos[iì])|tog(?:lo|li|liamo|liete)|lev(?:o|a|iamo|ate)|elimin(?:o|a|iamo|ate)|salt(?:o|a|iamo|ate)|evit(?:o|a|iamo|ate)) quell[oaie](?= ?(?:[,.;!]|$))|quell[oaie](?= no ?(?:[,.;!]|$)| l[oaie] (?:(?:lasci|togli|tolgo|salt|evit|elimin)\p{L}*|lev(?:o|a|i|iamo|ate)(?!\p{L}))| (?:toglil|lascial|saltal|lasciamol|togliamol)[oaie]))/giu
const definite: Readonly<Record<Ending, string>> = { o: 'il', a: 'la', i: 'i', e: 'le' }

/**
 * Returns a text in which the thing stands for 'quelli' where something is left out: 'i soffitti sono belli, lasciamo
 * perdere quelli' becomes '… lasciamo perdere i soffitti'.
 */
export function withThingLeftOut(text: string): string {
  return text.replaceAll(leftOut, (said: string, ...found: unknown[]) => {
    // The index of the match comes before the whole text, which is last.
    const at = found.at(-2)
    if (typeof at !== 'number') return said
    const pronoun = /quell[oaie]/i.exec(said)?.[0].toLowerCase() ?? ''
    const ending = endingOf(pronoun.at(-1) ?? '')
    const words = splitWords(text.slice(0, at))
    const noun = antecedentsOf(words, words.length, ending).at(-1)?.words[0]
    return noun === undefined ? said : said.replace(/quell[oaie]/i, `${definite[ending]} ${noun}`)
  })
}
