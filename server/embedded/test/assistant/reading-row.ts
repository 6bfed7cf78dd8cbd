import type { AnyJobKey } from '../../src/assistant/jobs/job-engine.ts'

/** What is asked ('' for nothing yet), what the customer writes, and what it must be understood as. */
export type ReadingRow = readonly [asked: string, message: string, facts: Readonly<Record<string, string>>]

/** Messages by the job that they are about. */
export type ReadingTable = Readonly<Partial<Record<AnyJobKey, readonly ReadingRow[]>>>
