import type { Word } from '../../../italian/words.ts'
import type { JobAtHand } from '../../agenda.ts'

const keeping = /^(?:tengo|teniamo|tenemo|terrei|terremmo)$/
const pronoun = /^(?:le|li|la|lo|l)$/
/** Words after the verb that do not describe the thing: 'le porte le teniamo così'. 'le teniamo laccate' chooses a colour. */
const ending = /^(?:cosi|come|quelle|quelli|ancora|per|e|tanto|che)$/
/** Matches the work of jobs that put something new in the place of an old thing. */
const renewing = /^(?:cambiare|rifare|sostituire|mettere|posare)(?: |$)/

/**
 * Returns the words before each 'le teniamo' of a message, from the beginning of the clause: 'le porte vecchie'. What is kept
 * is not renewed.
 */
export function keptThings(words: readonly Word[]): readonly (readonly Word[])[] {
  return words.flatMap(({ text }, at) => {
    const next = words[at + 1]
    const isEnd = next === undefined || next.kind === 'mark' || ending.test(next.text)
    if (!keeping.test(text) || !pronoun.test(words[at - 1]?.text ?? '') || !isEnd) return []
    const start = words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark')
    const thing = words.slice(start + 1, at - 1)
    return thing.length > 0 ? [thing] : []
  })
}

/** Whether a job renews its thing, so that who keeps the old one gives the job up. */
export const isRenewal = ({ kind }: JobAtHand): boolean => renewing.test(kind.work)
