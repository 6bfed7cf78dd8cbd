import { setImmediate } from 'node:timers/promises'

import { learnTopics } from './answers/classify/topic-model.ts'
import { learnDangers } from './answers/emergency/learned/learned-dangers.ts'
import { readKnownQuestions } from './answers/faq/known-questions.ts'
import { createEngines } from './engines/all.ts'
import { learnActs } from './interview/acts/acts.ts'
import { learnChanges } from './interview/acts/late/learned/learned-changes.ts'
import { learnNumbers } from './interview/acts/late/numbers/number-changes.ts'
import { recognisableJobs } from './interview/catalogue.ts'
import { learnPhotoAnswers } from './interview/photos/photo-answers.ts'
import type { Gradual } from './learning/gradual.ts'
import { learnJobs } from './recognise/learned/guess.ts'

/** How long training may hold the event loop before other work gets its turn. */
const sliceMs = 5

let works: readonly Gradual<unknown>[] | undefined

/**
 * Trains the classifiers and reads the known questions, in slices: some forty seconds of processor time from the sources,
 * less than one where the build kept what it learned and read (decisions 0030, 0032, 0035, 0038 and 0039).
 * It may be called again at any time, also while it is under way: each call does what is left.
 *
 * @param signal ends the training early
 */
export async function prepareAssistant(signal?: AbortSignal): Promise<void> {
  works ??= [
    learnTopics(),
    learnJobs(recognisableJobs(createEngines())),
    readKnownQuestions(),
    learnActs(),
    learnChanges(),
    learnNumbers(),
    learnDangers(),
    learnPhotoAnswers(),
  ]
  const isAborted = (): boolean => signal?.aborted === true
  for (const work of works) {
    let startedAt = performance.now()
    while (!isAborted() && !work.step()) {
      if (performance.now() - startedAt < sliceMs) continue
      // oxlint-disable-next-line no-await-in-loop -- each slice follows the one before it
      await setImmediate()
      startedAt = performance.now()
    }
  }
}
