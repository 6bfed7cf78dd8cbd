import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Catalogue } from '../../catalogue.ts'
import { isPartOf } from '../whole-job.ts'

/** Whether two jobs belong to one work: parts of each other, or the repair and the replacement of one thing. */
export function areOneWork(catalogue: Catalogue, a: AnyJobKey, b: AnyJobKey): boolean {
  const replaces = (repair: AnyJobKey, other: AnyJobKey): boolean =>
    other === `${repair.slice(0, repair.indexOf('/'))}/${catalogue.job(repair)?.kind.replacement ?? ''}`
  const isDetail = (part: AnyJobKey, whole: AnyJobKey): boolean =>
    isPartOf(catalogue, part, whole) || catalogue.job(part)?.kind.detailOf?.includes(whole) === true
  return isDetail(a, b) || isDetail(b, a) || replaces(a, b) || replaces(b, a)
}
