import { keysOf } from '@mestieri/shared/records.ts'

import { isSmall, stemOf } from './terms.ts'
import { lightVerbs, type VerbClass, verbs } from './verbs.ts'

/** A condition on one word of a message. */
export type Term =
  /** This word, in singular or plural and in any gender. */
  | { readonly kind: 'word'; readonly text: string; readonly stem: string }
  /** Any word that begins with this text. */
  | { readonly kind: 'start'; readonly text: string }
  | { readonly kind: 'verb'; readonly of: VerbClass }

/** A cue. All its parts must occur in one sentence, in any order. */
export interface Cue {
  /** Whether it counts only in the chat of the job's own service. */
  readonly weak: boolean
  /** Whether it counts only if nothing else in the message names a job. Written with a question mark. */
  readonly fallback: boolean
  /** Each part is a sequence of terms. */
  readonly parts: readonly (readonly Term[])[]
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function isVerbClass(name: string): name is VerbClass {
  return Object.hasOwn(verbs, name)
}

function readTerm(text: string): Term {
  if (text.startsWith('@')) {
    const of = text.slice(1)
    if (!isVerbClass(of)) throw new RangeError(`no class of verbs '${text}'`)
    return { kind: 'verb', of }
  }
  if (text.endsWith('*')) return { kind: 'start', text: text.slice(0, -1) }
  return { kind: 'word', text, stem: stemOf(text) }
}

/** Parses a word sequence of a cue or a class of verbs. Small words are omitted. */
export function readSequence(text: string): Term[] {
  return fold(text)
    .split(/[\s’'(),/-]+/)
    .filter((word) => word !== '' && word !== '*' && !isSmall(word))
    .map((word) => readTerm(word))
}

/**
 * Parses the cues of a job: see `JobKind.cues`. Omits a cue that has small words only.
 *
 * @throws RangeError if a class of verbs does not exist
 */
export function readCues(text: string): Cue[] {
  return text.split('|').flatMap((cue): Cue[] => {
    const fallback = cue.trim().startsWith('?')
    const weak = fallback || cue.trim().startsWith('~')
    const parts = cue
      .replace(/[~?]/, '')
      .split(' + ')
      .map((part) => readSequence(part))
    return parts.every((part) => part.length > 0) ? [{ weak, fallback, parts }] : []
  })
}

/** A phrase that belongs to a class of verbs. */
export interface VerbPhrase {
  readonly of: VerbClass
  readonly light: boolean
  readonly terms: readonly Term[]
}

function phrasesOf(lists: Readonly<Partial<Record<VerbClass, string>>>, light: boolean): VerbPhrase[] {
  return keysOf(lists).flatMap((of) =>
    (lists[of] ?? '').split('|').map((phrase) => ({ of, light, terms: readSequence(phrase) })),
  )
}

export const verbPhrases: readonly VerbPhrase[] = [...phrasesOf(verbs, false), ...phrasesOf(lightVerbs, true)]
