import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { readSequence } from '../../../recognise/words/cues.ts'
import { jobsAtHand, type JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import { jobOfRoom } from '../mentions/job-rooms.ts'
import { clausesOf } from '../mentions/put-off.ts'
import { isOptionOf } from '../ways/staying.ts'
import { calledBy, isCalled, namedIn, thingWords } from './names.ts'

/** Matches the beginning of a clause that keeps some of the jobs: 'per ora solo', 'a voi lascio solo', 'cambiamo giusto'. */
const limiting =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|dai|per|ora|adesso|intanto|momento|il|quest|quell|anno|a|alla|fine|voi|vi|mi|ci|me|lascio|lasciamo|resta|restano|resti|restino|rimane|rimangono|rimanga|teniamo|tengo|tieni|tenete|tegnemo|tenimo|tenemo|conservo|fasemo|femo|famo|lascia|lasciate|lasci|tenga|faccia|metta|consideri|calcoli|conti|interessa|facciamo|faccio|fate|fatemi|fammi|fai|conta|contate|contami|calcola|calcolate|voglio|vorrei|vogliamo|serve|servono|basta|bastano|prendiamo|prendo|cambiamo|cambio|cambiate|sistemiamo|sistemo|sistemate|rifacciamo|rifaccio|rifate|cosi) ){0,8}(?:solo|soltanto|solamente|giusto|unicamente|esclusivamente) (?<kept>.+)/
/** Matches a clause with 'solo' after the job that it keeps: 'resta il cancello solo'. */
const keptAlone =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|per|ora|adesso|intanto|mi|vi) ){0,4}(?:resta|restano|rimane|rimangono|teniamo|tengo|tenete|lasciamo|lasciate|lascia|facciamo|fate|faccio) (?<kept>.+) (?:solo|sola|soltanto|solamente)$/
/** Matches 'solo l’altro lavoro', of two jobs of which another clause names one. */
const theOther = /^(?:l|quell) altr[oa](?: lavoro| cosa| intervento)?$/
/** Matches 'tetto e basta', 'adesso la caldaia e basta'. */
const enough =
  /^(?:(?:ok|no|si|ma|quindi|allora|anzi|dai|per|ora|adesso|intanto|facciamo|faccio|fate|fatemi|fammi|voglio|vorrei|lasci|lascia|lasciamo|lasciate|teniamo|tengo|tieni|tenete) ){0,6}(?<kept>.+) e basta$/
/** Matches what is done first: 'cominciamo dalle grondaie', 'intanto fate il bagno'. It limits only if the rest is put off. */
const beginning =
  /^(?:(?:ok|no|si|e|ma|quindi|allora|anzi|dai|per|ora|adesso|senti|senta|facciamo cosi) ){0,4}(?:(?:cominci|inizi|part)(?:o|amo|iamo|a|ate|ite) (?:da|dal|dallo|dalla|dall|dai|dagli|dalle|con)|(?:prima|intanto)(?: facciamo| faccio| fate)?) (?<kept>.+)/
const restLater =
  /(?:^| )(?:(?:il|tutto il) resto|gli altri|le altre|l altro|l altra) (?:\p{L}+ ){0,2}?(?:poi|dopo|si (?:vede|vedra)|vediamo|vedremo|piu avanti|rimand\p{L}+|aspett\p{L}+)(?!\p{L})/u
/** Matches polite words after what is kept: 'solo i frontalini per favore'. */
const politely = / (?:per (?:favore|cortesia|piacere|ora|adesso)|grazie|dai|va bene)$/
const counted = /^(?:un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)(?: |$)/

/** Returns the one of two jobs that other clauses do not name: 'aspettiamo per l’auto, solo l’altro'. */
function otherThan(inHand: readonly JobAtHand[], clauses: readonly string[]): JobAtHand[] {
  const named = new Set(clauses.flatMap((clause) => namedIn(inHand, readUtterance(clause)) ?? []))
  const [one, ...more] = named
  return inHand.length === 2 && one && more.length === 0 ? inHand.filter((job) => job !== one) : []
}

/** Returns the job in hand that a text names, or whose only room it names: 'il corridoio'; null for none. */
export function meantBy(catalogue: Catalogue, state: CaseState, text: string): JobAtHand | null {
  const inHand = jobsAtHand(catalogue, state)
  const called = calledBy(inHand, text)
  if (called) return called
  const key = jobOfRoom(catalogue, state, text)
  return inHand.find((job) => job.key === key) ?? null
}

/** The jobs in hand and the clauses of a message that may keep only some of these jobs. */
interface Limited {
  readonly inHand: readonly JobAtHand[]
  /** Returns the job that a name means. */
  readonly call: (name: string) => JobAtHand | null
  readonly clauses: readonly string[]
  /** Whether the message has a figure. */
  readonly hasFigure: boolean
}

/** Matches the place of a thing: 'il portoncino d’ingresso', 'il lavello della cucina'. */
const ofPlace = / (?:di|d|del|dell|dello|della|dei|delle|in|nel|nella|sul|sulla) [\p{L} ]+$/u

/** Returns the job that a name with a place means: 'il portoncino d’ingresso'. A place that names another job in hand may be meant itself. */
function callWithPlace({ inHand, call, hasFigure }: Limited, name: string): JobAtHand | null {
  const at = ofPlace.exec(name)?.index
  // 'solo i frontalini del secondo piano, 7 metri' tells how many.
  if (at === undefined || hasFigure) return null
  const job = call(name.slice(0, at))
  const others = inHand.filter((one) => one !== job)
  return namedIn(others, readUtterance(name.slice(at))) === null ? job : null
}

/** Returns the jobs that a clause keeps as the only ones: 'solo le prese e il punto luce'; none if it limits nothing. */
function keptBy(limited: Limited, clause: string, isRestLater: boolean): JobAtHand[] {
  const { inHand, call, clauses } = limited
  const found =
    limiting.exec(clause) ??
    keptAlone.exec(clause) ??
    enough.exec(clause) ??
    (isRestLater ? beginning.exec(clause) : null)
  const kept = found?.groups?.['kept']?.replace(politely, '')
  // 'solo cinque finestre' says how many.
  if (kept === undefined || counted.test(kept)) return []
  if (theOther.test(kept))
    return otherThan(
      inHand,
      clauses.flatMap((one) => (one === clause ? [] : [one])),
    )
  const names = kept
    .split(/ (?:e|ed|piu) /)
    .map((name) => name.replaceAll(/(?:^| )(?:\d+|basta|fine)(?= |$)/g, ''))
  const called = names.map((name) => call(name) ?? callWithPlace(limited, name))
  return called.flatMap((job) => job ?? []).length === called.length ? called.flatMap((job) => job ?? []) : []
}

/** Whether a name is that of the job itself, and not only of an option: 'frontalini'. */
export function isTitle({ kind: { title, work } }: JobAtHand, name: string): boolean {
  const names = [...readSequence(title), ...readSequence(work)]
  return thingWords(name).every((word) => isCalled(word, names))
}

/** Whether a text keeps a thing and drops nothing: 'lasciamo i coppi e basta', 'solo i frontalini'. */
export const keepsOnly = (text: string): boolean =>
  (text.endsWith(' e basta') && enough.test(text)) || limiting.test(text)

/** Whether a clause keeps only the thing that it names: 'mi lasci solo i frontalini'. */
export const limitsJobs = (clause: string): boolean => limiting.test(clause) || keptAlone.test(clause)

/** Returns the jobs that a message leaves out because it keeps only others: 'per ora solo la tramezza'. */
export function leftByLimit(catalogue: Catalogue, state: CaseState, message: Message): AnyJobKey[] {
  const inHand = jobsAtHand(catalogue, state)
  // 'solo i muri' limits the painting, and keeps the other jobs.
  const call = (name: string): JobAtHand | null => {
    const job = meantBy(catalogue, state, name)
    return job && isOptionOf(job, name) && !isTitle(job, name) ? null : job
  }
  if (inHand.length < 2) return []
  const clauses = message.sentences.flatMap(({ kind, utterance }) =>
    kind === 'statement' ? clausesOf(utterance) : [],
  )
  const isRestLater = clauses.some((clause) => restLater.test(clause))
  const hasFigure = message.whole.quantities.some(({ article }) => !article)
  const limited = { inHand, call, clauses, hasFigure }
  const kept = new Set(
    clauses.flatMap((clause) => keptBy(limited, clause, isRestLater).map(({ key }) => key)),
  )
  return kept.size === 0 ? [] : inHand.flatMap(({ key }) => (kept.has(key) ? [] : [key]))
}
