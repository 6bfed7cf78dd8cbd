import { readFileSync } from 'node:fs'

import { unpack } from './packed.ts'

/** The files that a build writes beside its bundle: what the assistant learns and reads (scripts/build-server.ts). */
export const keptFiles = {
  jobs: 'learned-jobs.bin',
  questions: 'known-questions.bin',
  topics: 'question-topics.bin',
  acts: 'message-acts.bin',
  changes: 'meant-changes.bin',
  numbers: 'number-changes.bin',
  dangers: 'reported-dangers.bin',
  photos: 'photo-answers.bin',
} as const

/** The name of one of these files. */
export type KeptFile = keyof typeof keptFiles

/** The texts that these files are made of, below the assistant's folder. A server with a build reads none of them. */
export const learnedTexts = [
  'answers/emergency/learned/examples.tsv',
  'answers/examples',
  'answers/faq/questions',
  'interview/acts/examples.tsv',
  'interview/acts/late/learned/jobs.tsv',
  'interview/acts/late/learned/options.tsv',
  'interview/acts/late/learned/unchanged.txt',
  'interview/acts/late/numbers/examples.tsv',
  'interview/photos/examples.tsv',
  'recognise/learned/examples',
] as const

/**
 * The folder of these files. The build sets it in its bundle. The sources have none and learn at each start, so that a
 * changed example counts at once.
 */
let folder: URL | null = null

/** Lets the sources read what a build has learned. Must be called before the first message. */
export function readKeptFrom(place: URL): void {
  folder = place
}

/**
 * Reads one of the files; null if there is no build. Its content is not checked beyond `isIt`.
 *
 * @throws Error if `isIt` refuses the content
 */
export function readKept<Content>(
  name: KeptFile,
  isIt: (content: unknown) => content is Content,
): Content | null {
  if (folder === null) return null
  const content = unpack(readFileSync(new URL(keptFiles[name], folder)))
  if (!isIt(content)) throw new Error(`${keptFiles[name]} has other content than expected`)
  return content
}
