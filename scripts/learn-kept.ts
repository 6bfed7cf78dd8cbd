/**
 * Learns or reads what one of the files of the bundle keeps, and sends its bytes: a worker of build-server.ts. `workerData` is
 * the name of the file.
 */
import { parentPort, workerData } from 'node:worker_threads'

import { learnTopicModel } from '../server/embedded/src/assistant/answers/classify/topic-model.ts'
import { learnDangerModel } from '../server/embedded/src/assistant/answers/emergency/learned/learned-dangers.ts'
import { readKnownData } from '../server/embedded/src/assistant/answers/faq/known-questions.ts'
import { createEngines } from '../server/embedded/src/assistant/engines/all.ts'
import { learnActModel } from '../server/embedded/src/assistant/interview/acts/acts.ts'
import { learnChangeModel } from '../server/embedded/src/assistant/interview/acts/late/learned/learned-changes.ts'
import { learnNumberModel } from '../server/embedded/src/assistant/interview/acts/late/numbers/number-changes.ts'
import { recognisableJobs } from '../server/embedded/src/assistant/interview/catalogue.ts'
import { learnPhotoModel } from '../server/embedded/src/assistant/interview/photos/photo-answers.ts'
import { createGradual } from '../server/embedded/src/assistant/learning/gradual.ts'
import type { KeptFile } from '../server/embedded/src/assistant/learning/kept.ts'
import { pack } from '../server/embedded/src/assistant/learning/packed.ts'
import { learnModels } from '../server/embedded/src/assistant/recognise/learned/guess.ts'

/** The work whose result each of the kept files holds. */
const works: Readonly<Record<KeptFile, () => Generator<undefined, object>>> = {
  jobs: () => learnModels(recognisableJobs(createEngines())),
  questions: readKnownData,
  topics: learnTopicModel,
  acts: learnActModel,
  changes: learnChangeModel,
  numbers: learnNumberModel,
  dangers: learnDangerModel,
  photos: learnPhotoModel,
}

const isKeptFile = (name: unknown): name is KeptFile => typeof name === 'string' && name in works
if (!isKeptFile(workerData)) throw new Error(`no kept file ${String(workerData)}`)
const bytes = new Uint8Array(pack({ ...createGradual(works[workerData]()).result() }))
parentPort?.postMessage(bytes, [bytes.buffer])
