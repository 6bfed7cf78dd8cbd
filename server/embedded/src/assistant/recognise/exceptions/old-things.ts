import type { Word } from '../../italian/words.ts'
import type { JobMention } from '../mention.ts'

/** Matches words that say what is wanted: 'vorrei', 'pensavamo'. */
const wish = /^(?:vorre[im]|vogli|volev|pensav|piacerebb|decis)/
/** Matches words after a verb of having that begin a thing. */
const thing = /^(?:un|uno|una|il|la|lo|le|i|gli|l|e|sono|ancora|solo|soltanto|gia|\d+)$/
const having = /^(?:abbiamo|ho|avevo|avevamo|usiamo|uso|c|ci)$/
/** Matches words that take up the thing named before: 'vorrei cambiarla', 'la vorrei cambiare'. */
const takingUp = /^(?:la|lo|li|le|l|ne)$/
/** Words in which the verb of the wish comes. */
const reach = 4

/** The weight of an object that names a job without a verb. */
const named = 1.9

interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the words between what a home has and what is wanted: 'abbiamo ancora la stufa, vorremmo i termosifoni'. */
function ownedThings(words: readonly Word[]): Span | null {
  const to = words.findIndex(({ text }) => wish.test(text))
  const from = words.findIndex(({ text }, at) => having.test(text) && thing.test(words[at + 1]?.text ?? ''))
  if (from === -1 || to <= from) return null
  const wanted = words.slice(to + 1, to + 1 + reach)
  const isSame =
    takingUp.test(words[to - 1]?.text ?? '') ||
    wanted.some(({ text }) => /^\p{L}{2,}r(?:l[aoie]|ne)$/u.test(text))
  return isSame ? null : { from, to }
}

/** Returns the span of the things of today, if a mention after it names what is wanted. */
function replacedThings(mentions: readonly JobMention[], words: readonly Word[]): Span | null {
  const owned = ownedThings(words)
  const isWanted = ({ objectAt, isAction, objectWeight, denied, isFallback }: JobMention): boolean =>
    owned !== null && objectAt > owned.to && (isAction || objectWeight >= named) && !denied && !isFallback
  return mentions.some((one) => isWanted(one)) ? owned : null
}

/**
 * Removes the things that a home has today, if the message then wants something else: 'abbiamo ancora la stufa, vorremmo
 * mettere i termosifoni'.
 */
export function withoutOldThings(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly JobMention[] {
  const owned = replacedThings(mentions, words)
  return owned ? mentions.filter(({ objectAt }) => objectAt < owned.from || objectAt > owned.to) : mentions
}

/** Returns the words of a message without the things of today; null if it names none, or wants nothing else. */
export function wordsWithoutOld(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly Word[] | null {
  const owned = replacedThings(mentions, words)
  return owned && words.filter((_word, at) => at < owned.from || at >= owned.to)
}
