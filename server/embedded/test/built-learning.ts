import { isBuilt } from '../../../scripts/built-parts.ts'
import { readKeptFrom } from '../src/assistant/learning/kept.ts'

/**
 * Lets the assistant of this process read what the build has learned, as the shipped bundle does. Learning takes tens of
 * seconds, in which the first message would hold up the whole process. Without a build of these very sources the assistant learns.
 */
export function readBuiltLearning(): void {
  if (isBuilt('server')) readKeptFrom(new URL('../../dist/', import.meta.url))
}
