import { createEngines } from '../../../src/assistant/engines/all.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createCatalogue } from '../../../src/assistant/interview/catalogue.ts'
import type { TurnContext } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'

/** The product's own catalogue. */
export const wholeCatalogue = createCatalogue(createEngines(), createPlaceIndex())
/** A knowledge without any answers: recognition is tested by itself. */
const knowledge: TurnContext['knowledge'] = {
  emergency: () => null,
  topics: () => [],
  lastResort: new Set(),
  answer: () => ({ paragraphs: [], key: '' }),
}

/** The jobs that are in hand after a first message in the chat of a service: its own by their ids, others in full. */
export function jobsAfter(slug: Parameters<typeof createSurveyor>[2], message: string): string[] {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const { state } = surveyor.handle(freshCase, { content: message, photos: 0, now: 0 })
  return state.jobs
    .map(({ key }) => (key.startsWith(`${slug}/`) ? key.slice(slug.length + 1) : key))
    .toSorted()
}
