import { aftermath } from '../../../src/assistant/answers/emergency/aftermath.ts'
import { createEngines } from '../../../src/assistant/engines/all.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createCatalogue } from '../../../src/assistant/interview/catalogue.ts'
import type { TurnContext } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'

/** The product's own catalogue. */
export const wholeCatalogue = createCatalogue(createEngines(), createPlaceIndex())
/** A knowledge without any answers: recognition is tested by itself. */
const knowledge: TurnContext['knowledge'] = {
  emergency: () => null,
  caution: () => null,
  aftermath,
  topics: () => [],
  lastResort: new Set(),
  answer: () => ({ paragraphs: [], key: '' }),
  answerThing: () => null,
  answerRemark: () => null,
  asksAboutThing: () => false,
}

/** The answers of the first job in hand after a first message in the chat of a service. */
export function factsAfter(slug: Parameters<typeof createSurveyor>[2], message: string): Facts {
  return factsAfterAll(slug, [message])
}

/** The answers of the first job in hand after several messages. */
export function factsAfterAll(
  slug: Parameters<typeof createSurveyor>[2],
  messages: readonly string[],
): Facts {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const state = messages.reduce(
    (before, content) => surveyor.handle(before, { content, photos: 0, now: 0 }).state,
    freshCase,
  )
  return state.jobs[0]?.facts ?? {}
}

/** The jobs that are in hand after a first message in the chat of a service: its own by their ids, others in full. */
export function jobsAfter(slug: Parameters<typeof createSurveyor>[2], message: string): string[] {
  return jobsAfterAll(slug, [message])
}

/** The jobs that are in hand after several messages. */
export function jobsAfterAll(
  slug: Parameters<typeof createSurveyor>[2],
  messages: readonly string[],
): string[] {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const state = messages.reduce(
    (before, content) => surveyor.handle(before, { content, photos: 0, now: 0 }).state,
    freshCase,
  )
  return state.jobs
    .map(({ key }) => (key.startsWith(`${slug}/`) ? key.slice(slug.length + 1) : key))
    .toSorted()
}
