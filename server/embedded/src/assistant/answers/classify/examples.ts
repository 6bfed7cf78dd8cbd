import { readFileSync } from 'node:fs'

import { type Topic, topics } from '../topic.ts'

/** A sentence with its topic; null for no topic. */
export interface Example {
  readonly text: string
  readonly topic: Topic | null
}

/** The files of the training sentences. `none` has facts, requests for a job, and answers to the assistant's questions. */
const files = [
  'contents',
  'price',
  'parts',
  'doubts',
  'rules-and-time',
  'next',
  'company',
  'work',
  'talk',
  'none',
] as const

const known = new Map<string, Topic | null>([
  ['none', null],
  ...topics.map((topic) => [topic, topic] as const),
])

/**
 * Reads the training sentences of the topic classifier. A line of their files has a topic, a tab and a sentence.
 *
 * @throws {Error} with file and line, if a line names no topic
 */
export function readExamples(): Example[] {
  return files.flatMap((name) => {
    const file = `examples/${name}.tsv`
    const lines = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    return lines.map((line, index) => {
      const [key = '', text = ''] = line.split('\t')
      const topic = known.get(key)
      if (topic === undefined || text === '') throw new Error(`${file}:${index + 1}: no topic and sentence`)
      return { text, topic }
    })
  })
}
