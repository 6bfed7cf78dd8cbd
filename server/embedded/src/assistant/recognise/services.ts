import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

/** Stands for a service in the keys of jobs that belong to none. */
export const otherJobs = 'altro'

/** What recognition needs of a service: its jobs, by their ids. */
export interface RecognisableService {
  readonly slug: ServiceSlug | typeof otherJobs
  /** The job that gives way to another one that says as much. */
  readonly standard?: string
  readonly kinds: Readonly<Record<string, Pick<JobKind, 'cues' | 'title'>>>
}
