import { stem } from '../../learning/telling-words.ts'
import { conceptsIn } from './concepts.ts'

/** Maximum number of letters of a word that is divided. Longer ones are no words. */
const longestWord = 40

/** Returns the stems of words, pairs of neighbours, and four-letter parts of words, which tolerate typing errors. */
export function wordFeatures(words: readonly string[]): string[] {
  const stems = words.map(stem)
  const features: string[] = []
  for (const [at, word] of stems.entries()) {
    features.push(`w:${word}`, `p:${stems[at - 1] ?? '^'} ${word}`)
    if (word.length < 4 || word.length > longestWord) continue
    const edged = `^${word}`
    for (let from = 0; from + 4 <= edged.length; from += 1) features.push(`c:${edged.slice(from, from + 4)}`)
  }
  if (stems.length > 0) features.push(`p:${stems.at(-1)} $`)
  return features
}

/** Returns the features for the classifier of topics: those of the words, and classes of words with their pairs. */
export function featuresOf(words: readonly string[]): string[] {
  const features = wordFeatures(words)
  const classes = conceptsIn(words)
  for (const [at, name] of classes.entries())
    features.push(`k:${name}`, ...classes.slice(at + 1).map((other) => `k:${name}+${other}`))
  return features
}
