import type { Profession } from '../catalogue/professions.ts'

/** A job of a service, which the answers to its interview choose. */
export interface ServiceJob {
  /** The title of its estimate: 'Bagno completo'. */
  readonly title: string
  /** The profession that does the job. */
  readonly profession: Profession
  /** What the estimate says beside its range: what the price leaves out, and what to ask for. */
  readonly notes: readonly string[]
}
