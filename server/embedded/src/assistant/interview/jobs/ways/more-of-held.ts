import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue, KnownJob } from '../../catalogue.ts'

/** Minimum number of letters of a word that names a job in hand, and number of letters in which both agree. */
const nameLength = 5

/** The names of each kind of job. They never change, and each later message asks for them. */
const namesOfKinds = new WeakMap<object, readonly string[]>()

/** Returns the beginnings of the words in the title and the work of a kind of job. */
function namesOfKind(kind: KnownJob['kind']): readonly string[] {
  const known = namesOfKinds.get(kind)
  if (known) return known
  const names = readUtterance(`${kind.title} ${kind.work}`)
    .words.filter(({ text }) => text.length >= nameLength)
    .map(({ text }) => text.slice(0, nameLength))
  namesOfKinds.set(kind, names)
  return names
}

/** Returns the beginnings of the words that name the jobs in hand. */
export function heldNames(catalogue: Catalogue, jobs: CaseState['jobs']): readonly string[] {
  return jobs.flatMap(({ key }) => {
    const known = catalogue.job(key)
    return known ? namesOfKind(known.kind) : []
  })
}

/** Returns the words of a message without those that name the jobs in hand: 'dietro lo scaldabagno è venuta la muffa'. */
export function withoutHeld(
  names: readonly string[],
  { words }: Pick<Utterance, 'words'>,
): Pick<Utterance, 'words'> {
  return { words: words.filter(({ text }) => !names.some((name) => text.startsWith(name))) }
}

/** Matches the beginning of a verb that adds: 'aggiungi', 'mettici', 'facciamo'. */
const adding = /^(?:aggiung|mett|facc|fate$|fai$|consider|cont(?:a|ate|iamo)$|includ)/
/** Matches words between such a verb and the thing. */
const beforeThing = /^(?:anche|pure|il|lo|la|l|i|gli|le|un|uno|una)$/

/** Whether a message asks for more of a thing in hand: 'l’altro balcone', 'aggiungi il soffitto del corridoio'. */
export function addsToHeld(names: readonly string[], { words }: Pick<Utterance, 'words'>): boolean {
  return words.some(({ text }, at) => {
    if (!names.some((name) => text.startsWith(name))) return false
    if (/^altr[oaie]$/.test(words[at - 1]?.text ?? '')) return true
    const before = words.slice(0, at).findLast((word) => !beforeThing.test(word.text))
    return before !== undefined && adding.test(before.text)
  })
}
