import type { Emergency } from '../answers/emergency/emergency-rules.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Facts } from '../slots/facts.ts'

/** A job that the conversation is about. */
export interface JobInHand {
  readonly key: AnyJobKey
  /** The answers to its own questions, without those that all jobs share. */
  readonly facts: Facts
  /** Whether the customer named the job. If false, it is the assumed standard job of the chat. */
  readonly named: boolean
  /**
   * The facts with which its estimate was last shown, and those of the time before; null if it was not shown.
   */
  readonly shown: Facts | null
  readonly previous: Facts | null
}

/** The question that was asked last: of one job, or of the whole case. */
export interface Asked {
  readonly job: AnyJobKey | null
  readonly slot: string
}

/** The question about which job the customer wants. */
export const whichJob: Asked = { job: null, slot: 'lavoro' }

/** A statement of the customer, and the jobs that it is about. */
export interface Told {
  /** The statement with sayings and counts in a plain form, as it is read. */
  readonly text: string
  /** The message as typed, where it has other words. Only these words are shown. */
  readonly typed?: string
  readonly jobs: readonly AnyJobKey[]
}

/** The part of a case that a turn may change and that 'annulla' restores. */
export interface Situation {
  readonly jobs: readonly JobInHand[]
  /** The facts that all jobs share: place, start date, photos. */
  readonly shared: Facts
  readonly asked: Asked | null
  readonly phase: 'asking' | 'estimated'
}

/** A danger that the customer reported. */
export interface ReportedDanger {
  readonly kind: Emergency
  /**
   * 'open' until the customer is safe, then 'safe', and 'over' once the conversation is about a job again.
   */
  readonly stage: 'open' | 'safe' | 'over'
  /** What the customer wrote about it. */
  readonly text: string
}

/** The state of a conversation: all data needed to continue it after a restart of the program. */
export interface CaseState extends Situation {
  readonly version: 2
  /** The dropped jobs with their answers, which another job may need. */
  readonly dropped: readonly { readonly key: AnyJobKey; readonly facts: Facts }[]
  /** The customer's statements, for jobs that are added later. */
  readonly told: readonly Told[]
  /** What the customer remarked besides the answers, for the professional. Earlier states have no such field. */
  readonly notes?: readonly string[]
  /** The question of the last message, if it changed nothing. 'ok, lo voglio' then chooses what it asks about. */
  readonly wondered?: string
  /** The sentence of the last reply that names something at an extra price. 'ok, mettilo' may order it. */
  readonly supplement?: string
  /** The question that was answered last. A bare 'anzi 90' corrects its answer. */
  readonly lastFilled: Asked | null
  /** Number of messages in a row that did not answer the question. */
  readonly misses: number
  readonly greeted: boolean
  /** Municipalities of the same name from which the customer must choose. */
  readonly namesakes: readonly string[]
  /** The yes-or-no question that waits for an answer. */
  readonly pending: 'restart' | null
  /** The keys of texts that appear only once in a conversation. */
  readonly said: readonly string[]
  /** Fingerprints of the last replies, so that no reply is repeated. */
  readonly replies: readonly string[]
  /** The danger that was reported last. States of earlier versions of the program have no such field. */
  readonly danger?: ReportedDanger
  /** The situation that 'annulla' restores, and the name of the change that it undoes. */
  readonly undo: (Situation & { readonly label: string }) | null
}

/** The state of a new conversation. */
export const freshCase: CaseState = {
  version: 2,
  jobs: [],
  shared: {},
  asked: null,
  phase: 'asking',
  dropped: [],
  told: [],
  lastFilled: null,
  misses: 0,
  greeted: false,
  namesakes: [],
  pending: null,
  said: [],
  replies: [],
  undo: null,
}

/** The ids of the slots that all jobs share. */
export const sharedIds: ReadonlySet<string> = new Set(['comune', 'quando', 'foto'])

const windows: AnyJobKey = 'serramenti/finestre'
const boiler: AnyJobKey = 'caldaia/sostituzione'

/**
 * Returns the answers of a job without a part that another job in hand prices: a new boiler without
 * thermostatic valves, windows without shutters.
 *
 * @param others the keys of all jobs in hand
 */
function withoutPricedBeside(key: AnyJobKey, facts: Facts, others: readonly AnyJobKey[]): Facts {
  if (key === boiler && others.includes('caldaia/valvole'))
    return { ...facts, valvole: { kind: 'number', low: 0, high: 0 } }
  if (key !== windows || !others.includes('serramenti/tapparelle')) return facts
  const { accessori } = facts
  const hasBoxes = accessori?.kind === 'choice' && ['cassonetti', 'entrambi'].includes(accessori.option)
  return { ...facts, accessori: { kind: 'choice', option: hasBoxes ? 'cassonetti' : 'no' } }
}

/** Returns all facts known about a job. A part that another job in hand prices is not priced twice. */
export function factsOf(
  { shared, jobs }: Pick<Situation, 'shared' | 'jobs'>,
  { key, facts }: Pick<JobInHand, 'key' | 'facts'>,
): Facts {
  const others = jobs.map((job) => job.key)
  return { ...shared, ...withoutPricedBeside(key, facts, others) }
}

/** Makes a job in hand. */
export function newJob(key: AnyJobKey, named: boolean, facts: Facts = {}): JobInHand {
  return { key, facts, named, shown: null, previous: null }
}

/** Returns a case with the current number of photos in its thread. */
export function withPhotos(state: CaseState, count: number): CaseState {
  return { ...state, shared: { ...state.shared, foto: { kind: 'photos', count } } }
}

/** Returns a case that stores a situation for 'annulla'. */
export function withUndo(state: CaseState, before: Situation, label: string): CaseState {
  const { jobs, shared, asked, phase } = before
  return { ...state, undo: { jobs, shared, asked, phase, label } }
}

/** Returns a text the first time it is used in a conversation under this name; no text after that. */
export function once(
  state: CaseState,
  name: string,
  words: string,
): { readonly words: string[]; readonly state: CaseState } {
  if (words === '' || state.said.includes(name)) return { words: [], state }
  return { words: [words], state: { ...state, said: [...state.said, name] } }
}
