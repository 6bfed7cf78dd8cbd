import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'

/** Matches verbs with which a customer chooses: 'facciamolo', 'mettile', 'prendo'. */
const choosing =
  /^(?:(?:facciamo|mettiamo|prendiamo|teniamo)(?:l[aoei])?|faccio|(?:fate|mettete|prendete|metti|prendi|fai)l[aoei]|fall[aoei]|metto|prendo|piglio|pigliamo|pigliate|prendete|scelgo|scegliamo|opto|optiamo|optare|passo|passiamo|preferisco|preferiamo|preferirei|preferiremmo|meglio)$/
/** Matches verbs that choose only with 'per': 'vada per il rame', 'andiamo sul legno'. */
const going = /^(?:vada|vado|andiamo|andrei|propendo)$/
/** Matches verbs that go back to an earlier choice: 'torniamo allo scaldabagno elettrico'. */
const returning = /^(?:torniamo|torno|ritorniamo|ritorno)$/
const back = /^(?:a|al|allo|alla|all|ai|agli|alle|col|con)$/
const towards = /^(?:per|su|sul|sulla|sull|sulle|sui|con)$/

/** Matches words at which the choice ends: what follows is its reason, or what is not chosen. */
const ends = /^(?:che|perche|tanto|siccome|ma|pero|cosi|mentre|dato|visto|invece|anziche|piuttosto|senno|se)$/
/** Matches words before a verb of choice that make it no choice: 'non facciamo', 'se facciamo', 'come facciamo'. */
const unlike =
  /^(?:non|nun|mica|se|come|quando|quanto|cosa|che|chi|dove|perche|anche|pure|mai|poi|ci|gia|sarebbe|conviene)$/
/** Maximum number of words of a clause that chooses with 'allora' only: 'solo i muri allora'. */
const mostBare = 7

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/**
 * Matches the beginning of a sentence that chooses: 'mettilo di quelli wifi allora, che rispondo dal telefono'. Its other
 * words give the reason and ask nothing.
 */
const beginning =
  /^\s*(?:(?:ok|okay|no|s[iì]|va bene|allora|alla fine|senti|dai|e|ma|anzi|aspetta),? ){0,3}(?:(?:facciamo|mettiamo|prendiamo|metti|prendi|fate|mettete)l[aoei]|fall[aoei]|facciamo|mettiamo|prendo|prendiamo|scelgo|scegliamo|opto|passiamo a|vada per|preferisco|meglio) /iu

/** Whether a sentence begins with a choice and weighs no alternatives. */
export const beginsChoice = (text: string): boolean => beginning.test(text) && !/\?| o | oppure /iu.test(text)

/** A clause with a choice. */
export interface ChosenClause {
  /** The words that are chosen, without the verb and the reason. */
  readonly utterance: Utterance
  /** Its index among the clauses of the message. */
  readonly index: number
}

/** Returns the parts of a text between its marks, with their marks. */
export function clausesIn(text: string): string[] {
  return text.split(/(?<=[,;:.!])(?!\d)/)
}

/** Returns the index after the verb of choice in a clause; -1 without one. */
function afterVerb(words: readonly Word[]): number {
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1]?.text ?? ''
    const isGoing = (going.test(text) && towards.test(next)) || (returning.test(text) && back.test(next))
    if (!isGoing && !choosing.test(text)) continue
    const earlier = words[at - 2]?.text ?? ''
    if (unlike.test(words[at - 1]?.text ?? '') || /^(?:non|nun|mica|se)$/.test(earlier)) return -1
    return isGoing ? at + 2 : at + 1
  }
  return -1
}

/** Whether a clause closes a choice without a verb: 'rame e basta', 'legno e non se ne parla più', 'alluminio allora'. */
function closes(words: readonly Word[]): boolean {
  const text = textOf(words)
  if (/^(?:e )?(?:se|come|quanto|cosa) /.test(text)) return false
  const isAllora = words[0]?.text === 'allora' || words.at(-1)?.text === 'allora'
  return (isAllora && words.length <= mostBare) || / e (?:basta|non se ne parla|amen)(?: piu)?$/.test(text)
}

/**
 * Returns the clauses with which a customer chooses something: 'alluminio' in 'qua il rame lo rubano. Facciamo alluminio'.
 * The rest of the message may name what is not chosen any more, or a reason.
 */
export function chosenClauses(text: string): ChosenClause[] {
  if (text.includes('?')) return []
  return clausesIn(text).flatMap((clause, index): ChosenClause[] => {
    const words = readUtterance(clause).words.filter(({ kind }) => kind !== 'mark')
    const after = afterVerb(words)
    if (after === -1 && !closes(words)) return []
    const from = Math.max(0, after)
    const end = words.findIndex((word, at) => at > from && ends.test(word.text))
    const chosen = words.slice(from, end === -1 ? words.length : end)
    if (chosen.length === 0 || chosen.some((word) => /^(?:anche|pure|non)$/.test(word.text))) return []
    return [{ utterance: readUtterance(textOf(chosen)), index }]
  })
}
