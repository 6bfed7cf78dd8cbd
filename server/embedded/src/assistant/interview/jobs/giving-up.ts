import { declinedThings } from '../../italian/sentences/declined.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { readCues, readSequence, type Term } from '../../recognise/words/cues.ts'
import { isSmall, stemOf } from '../../recognise/words/terms.ts'
import { verbs } from '../../recognise/words/verbs.ts'
import { jobsAtHand, type JobAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Message } from '../message.ts'

/**
 * Matches a clause that drops a job, with the verb first: 'togli la caldaia', 'lascia perdere i pavimenti',
 * 'senza la doccia quanto viene'.
 */
const before =
  /(?:^|\b(?:ok|si|no|e|ma|poi|allora|anzi|dai|per ora|facciamo|quanto viene|quanto costa) )(?:togli(?:amo|ete|mi)?|tolg[oa]|leva(?:mi|te)?|leviamo|elimina(?:mi)?|eliminiamo|cancella(?:mi)?|escludi(?:amo)?|rimuovi(?:amo)?|lascia(?:mo|te)? (?:perdere|stare)|lasciamo|senza|niente|basta(?: con)?) (?<thing>.+)/
/**
 * Matches a clause that drops a job, with the job first: 'la caldaia non mi serve più', 'i pavimenti li
 * lasciamo perdere', 'il pavimento resta com’è'.
 */
const after =
  /^(?:ok |no |ma |poi |anzi |allora )*(?<thing>.+?) (?:non (?:mi |ci |la |lo |le |li |si )?(?:serv\w+|interess\w+|facci\w+|fa|vogli\w+|tocc\w+)(?: piu)?|(?:resta|restano|rimane|rimangono)(?: (?:com e|com era|come sta|come stanno|cosi|li))?|(?:l|la|lo|le|li) (?:togliamo|tolgo|togli|leviamo|eliminiamo|lasciamo|lascio|lascia)(?: perdere| stare)?|(?:togli|togliamo|leva|leviamo|elimina|eliminiamo|lascia|lasciamo)(?:l[aoei]| perdere| stare)(?: perdere| stare)?)$/
/** Start of the key of an answer with the price of one of several jobs. The key of the job follows. */
export const partKey = 'part:'
/** Matches a text that keeps only the job whose price was asked: 'ok solo quello', after 'quanto solo il citofono?'. */
const onlyThat =
  /^(?:(?:ok|va|bene|si|no|dai|allora|facciamo|faccio|fai|fate|tieni|teniamo|tengo|voglio|prendo) ){0,4}(?:solo|soltanto|solamente) (?:quell[oaie]|quest[oaie])(?: li| allora| grazie)?$/
/** Words near the name of a job that are not part of it. */
const around = new Set(
  'pure solo sola soli sole soltanto invece foto fotografia fotografie immagini fretta lavoro lavori preventivo stima conto totale per ora adesso pure anche quanto viene verrebbe costa costerebbe sarebbe vorrei piu allora grazie parte quello quella'.split(
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
function namesOf({ kind: { title, work, cues } }: JobAtHand): Term[] {
  const called = readCues(cues).flatMap(({ parts }) => (isName(parts) ? parts.flat() : []))
  const painting = called.some((term) => term.kind === 'verb' && term.of === 'vernicia')
  const verbTerms = painting ? verbs.vernicia.split('|').flatMap((words) => readSequence(words)) : []
  return [...readSequence(title), ...readSequence(work), ...called, ...verbTerms]
}

function isCalled(word: string, names: readonly Term[]): boolean {
  const stem = stemOf(word)
  return names.some((term) => {
    if (term.kind === 'verb') return false
    return term.kind === 'word' ? term.stem === stem : word.startsWith(term.text)
  })
}

/** Returns the words of a name, without small words and the words in `around`. */
function thingWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '' && !isSmall(word) && !around.has(word))
}

/** Returns the only job in hand that a text names; null if it names none or several. */
export function calledBy(jobs: readonly JobAtHand[], text: string): JobAtHand | null {
  const words = thingWords(text)
  if (words.length === 0) return null
  const called = jobs.filter((job) => {
    const names = namesOf(job)
    return words.every((word) => isCalled(word, names))
  })
  // 'la porta' also matches 'porta finestra', a cue of windows, so the title decides.
  const byTitle = called.filter(({ kind: { title, work } }) => {
    const names = [...readSequence(title), ...readSequence(work)]
    return words.every((word) => isCalled(word, names))
  })
  const [only, more] = called.length > 1 ? byTitle : called
  return only && !more ? only : null
}

/** Whether a thing is only part of a job: 'i soffitti' of its painting, which a question asks about. */
function isDetailOf({ kind: { title, work }, engine }: JobAtHand, thing: string): boolean {
  const names = [...readSequence(title), ...readSequence(work)]
  if (thingWords(thing).every((word) => isCalled(word, names))) return false
  const denied = readUtterance(`niente ${thing}`)
  return engine.slots.some((slot) => slot.read(denied, false)?.kind === 'fact')
}

const textOf = ({ words }: Pick<Utterance, 'words'>): string =>
  words.flatMap(({ text, kind }) => (kind === 'mark' ? [] : [text])).join(' ')

/** Returns the jobs that a message drops by name, if several are in hand: 'togli la caldaia'. */
export function givenUp(catalogue: Catalogue, { jobs, said }: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, { jobs })
  if (inHand.length < 2) return []
  if (onlyThat.test(textOf(message.whole))) {
    const answer = said.findLast((key) => key.includes(partKey))
    const priced = answer?.slice(answer.indexOf(partKey) + partKey.length)
    const others = inHand.flatMap(({ key }) => (key === priced ? [] : [key]))
    return others.length < inHand.length ? others : []
  }
  return droppedByName(inHand, message).slice(0, inHand.length - 1)
}

/** Returns the only job in hand if a message drops it by name: 'il pavimento non si tocca più. Buttiamo giù la parete'. */
export function droppedOnly(catalogue: Catalogue, { jobs }: CaseState, message: Message): AnyJobKey | null {
  const inHand = jobsAtHand(catalogue, { jobs })
  return inHand.length === 1 ? (droppedByName(inHand, message)[0] ?? null) : null
}

/**
 * Whether the customer also named another thing of a job than the one that a message denies: 'il cancello no', of railings
 * and a gate. The job then stays.
 */
export function keepsOther(job: JobAtHand, told: readonly string[], { whole }: Message): boolean {
  const names = readSequence(job.kind.title)
  const denied = new Set(whole.words.map(({ text }) => stemOf(text)))
  return told.some((text) =>
    readUtterance(text).words.some(
      (word) =>
        word.kind === 'word' &&
        !isSmall(word.text) &&
        !around.has(word.text) &&
        isCalled(word.text, names) &&
        !denied.has(stemOf(word.text)),
    ),
  )
}

function droppedByName(inHand: readonly JobAtHand[], message: Message): AnyJobKey[] {
  const keys = message.sentences.flatMap(({ utterance }) => {
    const clauses = utterance.words
      .map(({ text, kind }) => (kind === 'mark' ? ',' : text))
      .join(' ')
      .split(' , ')
    const inClauses = clauses.flatMap((clause) => {
      const text = clause.replaceAll(',', '').trim()
      const named = (before.exec(text) ?? after.exec(text))?.groups?.['thing']
      // In 'togli la porta che la faccio l’anno prossimo' the name ends before 'che'.
      const thing = named?.split(/ (?:che|perche|tanto|visto|siccome|poi) /)[0]
      return thing ?? []
    })
    const things = [...inClauses, ...declinedThings(utterance.words)].flatMap((one) =>
      one.split(/ (?:e|ed) /),
    )
    return things.flatMap((one) => {
      const job = calledBy(inHand, one)
      return job && !isDetailOf(job, one) ? job.key : []
    })
  })
  return [...new Set(keys)]
}
