import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

/** Stands for a service in the keys of jobs that belong to none. */
export const otherJobs = 'altro'

/** The part of a service that recognition needs: its jobs by id. */
export interface RecognisableService {
  readonly slug: ServiceSlug | typeof otherJobs
  /** The standard job, which loses against another job of equal weight. */
  readonly standard?: string
  readonly kinds: Readonly<Record<string, Pick<JobKind, 'cues' | 'title'>>>
}
