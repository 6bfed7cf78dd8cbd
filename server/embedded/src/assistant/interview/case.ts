import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Facts } from '../slots/facts.ts'

/** A job that the conversation is about. */
export interface JobInHand {
  readonly key: AnyJobKey
  /** The answers to its own questions. What holds for all jobs is not among them. */
  readonly facts: Facts
  /** Whether the customer named it; otherwise the chat's standard job is assumed. */
  readonly named: boolean
  /** All answers with which its estimate was shown last, and with which before that; null if it never was. */
  readonly shown: Facts | null
  readonly previous: Facts | null
}

/** The question asked last: of one job, or of the whole case. */
export interface Asked {
  readonly job: AnyJobKey | null
  readonly slot: string
}

/** A statement of the customer, and the jobs that it was about. */
export interface Told {
  readonly text: string
  readonly jobs: readonly AnyJobKey[]
}

/** What a turn may change and 'annulla' brings back. */
export interface Situation {
  readonly jobs: readonly JobInHand[]
  /** What holds for all jobs: where, when, photos. */
  readonly shared: Facts
  readonly asked: Asked | null
  readonly phase: 'asking' | 'estimated'
}

/** Where a conversation stands: all that is needed to go on with it after a restart of the program. */
export interface CaseState extends Situation {
  readonly version: 2
  /** The jobs that were given up, with their answers: another job may need them. */
  readonly dropped: readonly { readonly key: AnyJobKey; readonly facts: Facts }[]
  /** What the customer stated, for jobs that come up later. */
  readonly told: readonly Told[]
  /** The question that was answered last: what a bare 'anzi 90' corrects. */
  readonly lastFilled: Asked | null
  /** How many messages in a row the question was not answered by. */
  readonly misses: number
  readonly greeted: boolean
  /** The municipalities of one name among which the customer has still to choose. */
  readonly namesakes: readonly string[]
  /** A yes or no that is awaited. */
  readonly pending: 'restart' | null
  /** What is said only once in a conversation, by its name. */
  readonly said: readonly string[]
  /** The fingerprints of the last replies' texts, so that none is given twice. */
  readonly replies: readonly string[]
  /** What 'annulla' goes back to, and what it takes back. */
  readonly undo: (Situation & { readonly label: string }) | null
}

/** Where every conversation begins. */
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

/** The questions whose answers hold for all jobs. */
export const sharedIds: ReadonlySet<string> = new Set(['comune', 'quando', 'foto'])

/** All that is known about a job. */
export function factsOf({ shared }: Pick<Situation, 'shared'>, { facts }: Pick<JobInHand, 'facts'>): Facts {
  return { ...shared, ...facts }
}

/** A job that has just come up. */
export function newJob(key: AnyJobKey, named: boolean, facts: Facts = {}): JobInHand {
  return { key, facts, named, shown: null, previous: null }
}

/** A case with the photos that its thread has by now. */
export function withPhotos(state: CaseState, count: number): CaseState {
  return { ...state, shared: { ...state.shared, foto: { kind: 'photos', count } } }
}

/** A case with its situation kept for 'annulla'. */
export function withUndo(state: CaseState, before: Situation, label: string): CaseState {
  const { jobs, shared, asked, phase } = before
  return { ...state, undo: { jobs, shared, asked, phase, label } }
}
