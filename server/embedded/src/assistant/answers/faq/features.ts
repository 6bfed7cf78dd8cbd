import { splitWords } from '../../italian/words.ts'
import { conceptsOf, createLexicon } from '../../learning/lexicon.ts'
import { plainForm, stem, tellingWords } from '../../learning/telling-words.ts'

const synonymsOf = createLexicon(new URL('synonyms.tsv', import.meta.url))

/** The length of the beginning by which forms of a word are alike: 'motorizzare' and 'motorizzate'. */
const beginning = 5

/** Articles and prepositions of southern dialects. They tell nothing about the question. */
const dialectSmall: ReadonlySet<string> = new Set(['nu', 'na', 'nna', 'lu', 'pe', 'pi', 'ca', 'cu'])

/** Returns the features of a word: its stem, the beginning of a long one, its concepts and synonyms. */
function featuresOfWord(written: string): readonly string[] {
  if (dialectSmall.has(written)) return []
  // 'fogliu' and 'fattu' end in -o in Italian.
  const word = plainForm(written.replace(/u$/, 'o'))
  return [
    `s:${stem(word)}`,
    ...(word.length > beginning ? [`b:${word.slice(0, beginning)}`] : []),
    ...conceptsOf(word).map((concept) => `k:${concept}`),
    ...synonymsOf(word).map((synonym) => `y:${synonym}`),
  ]
}

/** Returns the features of telling words. */
export const featuresOf = (words: readonly string[]): Set<string> => new Set(words.flatMap(featuresOfWord))

/** Returns the features of a text. */
export const textFeatures = (text: string): Set<string> =>
  featuresOf(tellingWords({ words: splitWords(text) }))

/** Returns a function like {@link textFeatures} that keeps the features of each word, for the many texts that are read. */
export function createTextReader(): (text: string) => Set<string> {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const features = new Set<string>()
    for (const word of tellingWords({ words: splitWords(text) })) {
      const found = known.get(word) ?? featuresOfWord(word)
      known.set(word, found)
      for (const feature of found) features.add(feature)
    }
    return features
  }
}
