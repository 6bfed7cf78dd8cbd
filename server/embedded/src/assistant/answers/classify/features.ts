import type { Word } from '../../italian/words.ts'
import { plainForm, stem, tellingWords } from '../../learning/telling-words.ts'
import { conceptsIn } from './concepts.ts'
import { formsOf } from './question-forms.ts'

/** Maximum number of letters of a word that is divided. Longer ones are no words. */
const longestWord = 40

/** Number of letters of the shortest word that has a stem. */
const shortestStem = 4

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

/** Returns all words of a text, small ones too, and '#' for each figure. */
const saidWords = (part: readonly Word[]): string[] =>
  part.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [kind === 'figure' ? '#' : text]))

const stemsOf = (words: readonly string[]): string[] =>
  words.map((word) => (word.length < shortestStem ? word : stem(plainForm(word))))

/** Returns the stems of all words of a text, small ones too, and '#' for each figure. */
export const stemsOfText = (part: readonly Word[]): string[] => stemsOf(saidWords(part))

/**
 * Returns the features for the classifier of topics: those of the telling words, classes of words, all words with their
 * neighbours, and the form of the question. Small words tell who does something, and when: 'me lo portate voi'.
 */
export function topicFeatures(part: readonly Word[]): string[] {
  const telling = tellingWords({ words: part })
  const all = saidWords(part)
  const forms = stemsOf(all)
  return [
    ...wordFeatures(telling),
    ...conceptsIn(telling).map((name) => `k:${name}`),
    ...forms.flatMap((word, at) => [`r:${word}`, `q:${forms[at - 1] ?? '^'} ${word}`]),
    ...formsOf(all.join(' ')).map((form) => `f:${form}`),
  ]
}
