import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { jobsAtHand, type JobAtHand } from '../../agenda.ts'
import type { CaseState, JobInHand } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import { pieceParts } from '../../facts/rooms/named-pieces.ts'
import { mainSize } from '../../facts/variants/main-count.ts'
import type { Message, NamedJob } from '../../message.ts'

/** Matches a message that leaves a part of the work of a thing to the professional: 'le smonto io, voi le verniciate'. */
const leftToUs = /(?:^| )voi (?:me |ce )?(?:la|lo|le|li|l) \p{L}+[aei]te(?!\p{L})/u

/** Whether a message says what the professionals do with the thing whose other work is done by others. */
export function sharesWork({ whole }: Message): boolean {
  return leftToUs.test(spokenText(whole.words))
}

/** Whether a message asks for something of another job in hand than those that it keeps. */
export const namesAnother = (
  inHand: readonly Pick<JobAtHand, 'key'>[],
  kept: readonly AnyJobKey[],
  { named }: Message,
): boolean =>
  named.some(
    ({ key, denied, kind }) =>
      !denied && kind === 'statement' && !kept.includes(key) && inHand.some((job) => job.key === key),
  )

/** Matches the number of the things that are left: 'quindi ne cambio 3'. */
const restCounted =
  /(?:^| )(?:ne (?:cambi|facci|rifacci|mett|mont|vernic|sostitui|rest|riman)\p{L}*|(?:fate|fai|metti|mettete|cambia|cambiate)ne) (?:solo |soltanto )?(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto)(?= |$)/u

/** Whether a message counts the things that are left, so that it drops no job: 'le tengo, quindi ne cambio 3'. */
export const countsRest = ({ whole }: Message): boolean => restCounted.test(spokenText(whole.words))

/** Matches a number that 'ne' takes up: 'ne cambio solo uno', 'ne devo sostituire due', 'cambiarne tre'. */
const countedThem =
  /(?:^| )(?:ne (?:(?:devo|dobbiamo|voglio|vogliamo|vorrei) )?\p{L}{3,}|\p{L}{3,}(?:ar|er|ir|iamo|te)ne) (?:solo |soltanto )?(?:\d{1,2}|un[oa]?|due|tre|quattro|cinque|sei|sette|otto)(?: sol[oaie])?(?= [,.;!]|$)/u

/** Whether a message only counts the things of a job in hand. */
export const countsThem = ({ whole }: Message): boolean => countedThem.test(spokenText(whole.words))

/** Whether a message leaves out some of the pieces that a job counts, and not the job: 'il bidet no, solo il wc'. */
export const leavesPieces = (catalogue: Catalogue, state: CaseState, message: Message): boolean =>
  pieceParts(state, jobsAtHand(catalogue, state), message).some(({ job, reading }) => {
    const main = job && mainSize(job)
    const fact = main ? reading.facts[main.slot.id] : undefined
    return main !== null && fact?.kind === 'number' && fact.high < main.known.high
  })

/** Whether a thing only chooses an option of a job: 'i muri' of its painting. */
export const isOptionOf = ({ engine }: JobAtHand, thing: string): boolean =>
  engine.slots.some((slot) => {
    const found = slot.read(readUtterance(`solo ${thing}`), false)
    return found?.kind === 'fact' && found.fact.kind === 'choice'
  })

/** Whether a mention that limits its job only chooses an option of it: 'solo i muri'. */
export const choosesOption = (
  catalogue: Catalogue,
  job: JobInHand,
  { objectsAt }: NamedJob,
  { saidWords }: Message,
): boolean =>
  jobsAtHand(catalogue, { jobs: [job] }).some((one) =>
    objectsAt.some((at) => isOptionOf(one, saidWords[at]?.text ?? '')),
  )

/** Matches the verb of a thing that somebody leaves, without 'perdere' or 'stare'. */
const leaving = / (?:lo|la|li|le|l) (?:lascio|lasciamo)$/
/** Matches the start of a clause that takes something out. */
const takingOut = /(?:^| )(?:tog[lh]\p{L}+|tolg\p{L}+|lev\p{L}+|elimin\p{L}+|rinunci\p{L}+|niente|senza) /u
/** Matches works that put a new thing in. To leave it then keeps it in the plan. */
const puttingIn = /^(?:mettere|montare|installare|aggiungere|fare)(?: |$)/

/**
 * Returns the job whose new thing a message leaves in the plan, while it takes another one out: 'leviamo l’isolamento. Il
 * velux lo lasciamo'.
 */
export function leftPlanned(
  clauses: readonly string[],
  named: (clause: string) => JobAtHand | null,
): JobAtHand | null {
  const left = clauses.find((clause) => leaving.test(clause))
  const isContrast = clauses.some((clause) => clause !== left && takingOut.test(`${clause} `))
  const job = left !== undefined && isContrast ? named(left) : null
  return job && puttingIn.test(job.kind.work) ? job : null
}

const dropVerb =
  /^(?:togli\p{L}{0,4}|tolg[oa]|lev(?:a|o|iamo)\p{L}{0,2}|elimin\p{L}{1,5}|esclud\p{L}{1,5}|cancell\p{L}{1,4}|perdere|stare|lasciamol[aoei]|rinunci\p{L}{1,4}|rimand\p{L}+|rinvi\p{L}+|posticip\p{L}+|accanton\p{L}+|depenn\p{L}+|salti\p{L}+|saltatel[aoei]|slitt\p{L}+|lassa\p{L}{0,3}|lascial\p{L}|stari|serve|servono|interessa|interessano|facciamo|faccio|voglio|vogliamo)$/u

/** Whether a message has a verb that drops a job, and does not only say what stays. */
export function drops({ whole: { words } }: Message): boolean {
  return words.some(({ text }) => dropVerb.test(text))
}
