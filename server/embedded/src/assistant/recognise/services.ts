import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

/** The service part in the keys of jobs without a service. */
export const otherJobs = 'altro'

/** The part of a service that recognition needs: its jobs by id. */
export interface RecognisableService {
  readonly slug: ServiceSlug | typeof otherJobs
  /** The id of the standard job. Another job of equal weight has priority over it. */
  readonly standard?: string
  readonly kinds: Readonly<Record<string, Pick<JobKind, 'cues' | 'title' | 'work'>>>
}
