import { setImmediate } from 'node:timers/promises'

/** Parts of the assistant, each with the modules that those before it have not loaded. */
const parts = [
  () => import('./engines/ristrutturazione-bagno/engine.ts'),
  () => import('./engines/serramenti/engine.ts'),
  () => import('./engines/impianti/engine.ts'),
  () => import('./engines/all.ts'),
  () => import('./recognise/recognise.ts'),
  () => import('./answers/classify/topics.ts'),
  () => import('./answers/answer.ts'),
  () => import('./interview/catalogue.ts'),
  () => import('./interview/surveyor.ts'),
]

/**
 * Loads the assistant part by part, and lets other work have its turn in between. A server that is started from its
 * sources reads hundreds of files here: at once they would hold all requests for seconds on a busy machine.
 *
 * @param signal ends the loading early
 */
export async function loadParts(signal?: AbortSignal): Promise<void> {
  for (const load of parts) {
    if (signal?.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- each part needs those before it
    await load()
    // oxlint-disable-next-line no-await-in-loop -- other work has its turn here
    await setImmediate()
  }
}
