import { setImmediate } from 'node:timers/promises'

import { learnTopics } from './answers/classify/topics.ts'
import { readKnownQuestions } from './answers/faq/faq.ts'
import { createEngines } from './engines/all.ts'
import { recognisableJobs } from './interview/catalogue.ts'
import { learnJobs } from './recognise/learned/guess.ts'

/** How long training may hold the event loop before other work gets its turn. */
const sliceMs = 5

/**
 * Trains both classifiers and reads the known questions, which takes half a second of processor time, in slices. A message that comes earlier waits for
 * the rest of it.
 *
 * @param signal ends the training early
 */
export async function prepareAssistant(signal: AbortSignal): Promise<void> {
  const all = [learnTopics(), learnJobs(recognisableJobs(createEngines())), readKnownQuestions()]
  for (const learning of all) {
    let startedAt = performance.now()
    while (!signal.aborted && !learning.step()) {
      if (performance.now() - startedAt < sliceMs) continue
      // oxlint-disable-next-line no-await-in-loop -- each slice follows the one before it
      await setImmediate()
      startedAt = performance.now()
    }
  }
}
