import { path } from '@mestieri/shared/pages.ts'
import { catalogue, serviceSlugs } from '@mestieri/shared/services/catalogue.ts'

/** Where the cost estimator asks about a profession's work: its service's chat, or the chooser where none fits. */
export function estimatorPath(profession: string): string {
  const service = serviceSlugs.find((slug) => catalogue[slug].trades.some((one) => one === profession))
  return service === undefined ? path('estimator') : path('chat', { service })
}
