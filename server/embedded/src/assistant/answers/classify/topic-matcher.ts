import { concepts } from './concepts.ts'
import { createMatcher } from './matching.ts'

export const topicMatcher = createMatcher(concepts)

const classes = Object.keys(concepts).map((name) => ({ name, group: topicMatcher.group(`@${name}`) }))

/** Returns the names of the classes of words in a sentence. */
export function conceptsIn(words: readonly string[]): string[] {
  const found = topicMatcher.find(words)
  return classes.filter(({ group }) => found.has(group)).map(({ name }) => name)
}
