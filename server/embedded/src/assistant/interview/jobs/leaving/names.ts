import type { Utterance } from '../../../italian/utterance.ts'
import { readCues, readSequence, type Term } from '../../../recognise/words/cues.ts'
import { isSmall, stemOf } from '../../../recognise/words/terms.ts'
import { verbs } from '../../../recognise/words/verbs.ts'
import type { JobAtHand } from '../../agenda.ts'

/** Words near the name of a job that are not part of it. */
export const around = new Set(
  'no ok el er lo u o a pe pi pure solo sola soli sole soltanto invece foto fotografia fotografie immagini fretta lavoro lavori preventivo stima conto totale per ora adesso pure anche quanto viene verrebbe costa costerebbe sarebbe vorrei piu allora grazie parte quello quella'.split(
    ' ',
  ),
)

/**
 * Whether a cue has a single noun. 'allarme + telecamere' has two, so 'telecamere' is not a name of the
 * alarm.
 */
const isName = (parts: readonly (readonly Term[])[]): boolean =>
  parts.filter(([first]) => first?.kind !== 'verb').length <= 1

/** Returns the terms that name a job. Verbs are included for painting only: 'la tinteggiatura'. */
export function namesOf({ kind: { title, work, cues } }: Pick<JobAtHand, 'kind'>): Term[] {
  const called = readCues(cues).flatMap(({ parts }) => (isName(parts) ? parts.flat() : []))
  const painting = called.some((term) => term.kind === 'verb' && term.of === 'vernicia')
  const verbTerms = painting ? verbs.vernicia.split('|').flatMap((words) => readSequence(words)) : []
  return [...readSequence(title), ...readSequence(work), ...called, ...verbTerms]
}

/** Whether a word is one of the names of a job. */
export function isCalled(word: string, names: readonly Term[]): boolean {
  // 'u rubinettu', 'i valvuli'
  const stems = new Set([stemOf(word), stemOf(word.replaceAll('u', 'o'))])
  return names.some((term) => {
    if (term.kind === 'verb') return false
    return term.kind === 'word' ? stems.has(term.stem) : word.startsWith(term.text)
  })
}

/** Returns the words of a name, without small words and words such as 'solo'. */
export function thingWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '' && !isSmall(word) && !around.has(word))
}

/** Returns the only job whose names fit; null for none and for several of which the titles fit no single one. */
function onlyCalled(jobs: readonly JobAtHand[], fits: (names: readonly Term[]) => boolean): JobAtHand | null {
  const called = jobs.filter((job) => fits(namesOf(job)))
  // 'la porta' also matches 'porta finestra', a cue of windows, so the title decides.
  const byTitle = called.filter(({ kind: { title, work } }) =>
    fits([...readSequence(title), ...readSequence(work)]),
  )
  const [only, more] = called.length > 1 ? byTitle : called
  return only && !more ? only : null
}

/** Returns the only job in hand that a text names; null if it names none or several. */
export function calledBy(jobs: readonly JobAtHand[], text: string): JobAtHand | null {
  const words = thingWords(text)
  return words.length === 0 ? null : onlyCalled(jobs, (names) => words.every((word) => isCalled(word, names)))
}

/** Returns the job in hand of whose name the clause has a word; null if it has words of no job, or of several. */
export function namedIn(jobs: readonly JobAtHand[], { words }: Pick<Utterance, 'words'>): JobAtHand | null {
  const said = thingWords(words.map(({ text }) => text).join(' '))
  return onlyCalled(jobs, (names) => said.some((word) => isCalled(word, names)))
}
