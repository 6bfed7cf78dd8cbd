import { stemsOfText } from '../../../../answers/classify/features.ts'
import { createTextReader, featuresOf } from '../../../../answers/faq/features.ts'
import { splitWords, type Word } from '../../../../italian/words.ts'

/** The weights of features by their prefix: those of {@link featuresOf}, and 'r' for a word, small ones too. */
export const optionShares: Readonly<Record<string, number>> = { s: 1, b: 0.6, k: 0.8, y: 0.8, f: 0.8, r: 0.6 }

/** Small words tell what is wanted: 'senza', 'quelle che', 'di sopra'. */
const spoken = (words: readonly Word[]): string[] => stemsOfText(words).map((word) => `r:${word}`)

/** Returns the features of a message that may switch to an option. */
export const optionFeatures = (words: readonly Word[]): Set<string> =>
  new Set([...featuresOf(words), ...spoken(words)])

/** Returns a function like {@link optionFeatures} for the many messages that are learned. */
export function createOptionReader(): (text: string) => Set<string> {
  const featuresIn = createTextReader()
  return (text) => new Set([...featuresIn(text), ...spoken(splitWords(text))])
}
