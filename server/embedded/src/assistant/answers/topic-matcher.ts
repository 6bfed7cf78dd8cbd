import { concepts } from './concepts.ts'
import { createMatcher } from './matching.ts'

/** Recognises the words of topics. */
export const topicMatcher = createMatcher(concepts)

const classes = Object.keys(concepts).map((name) => ({ name, group: topicMatcher.group(`@${name}`) }))

/** The classes of words that stand in a sentence. */
export function conceptsIn(words: readonly string[]): string[] {
  const found = topicMatcher.find(words)
  return classes.filter(({ group }) => found.has(group)).map(({ name }) => name)
}
