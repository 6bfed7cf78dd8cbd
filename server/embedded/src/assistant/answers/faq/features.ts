import { splitWords, type Word } from '../../italian/words.ts'
import { conceptsOf, createLexicon } from '../../learning/lexicon.ts'
import { plainForm, stem, tellingWords } from '../../learning/telling-words.ts'
import { formsOf } from '../classify/question-forms.ts'

const synonymsOf = createLexicon(new URL('synonyms.tsv', import.meta.url))

/** The length of the beginning by which forms of a word are alike: 'motorizzare' and 'motorizzate'. */
const beginning = 5

/** Articles and prepositions of southern dialects. They tell nothing about the question. */
const dialectSmall: ReadonlySet<string> = new Set(['nu', 'na', 'nna', 'lu', 'pe', 'pi', 'ca', 'cu'])

/** Words of politeness. 'Scusi' asks for no excuses. */
const polite: ReadonlySet<string> = new Set(['scusa', 'scusi', 'scusate', 'scusami'])

/** Returns the features of a word: its stem, the beginning of a long one, its concepts and synonyms. */
function featuresOfWord(written: string): readonly string[] {
  if (dialectSmall.has(written) || polite.has(written)) return []
  // 'fogliu' and 'fattu' end in -o in Italian.
  const word = plainForm(written.replace(/u$/, 'o'))
  return [
    `s:${stem(word)}`,
    ...(word.length > beginning ? [`b:${word.slice(0, beginning)}`] : []),
    ...conceptsOf(word).map((concept) => `k:${concept}`),
    ...synonymsOf(word).map((synonym) => `y:${synonym}`),
  ]
}

/** Returns the features of what a text wants to know by its form. */
function formFeatures(words: readonly Word[]): readonly string[] {
  const text = words.flatMap(({ kind, text: word }) => (kind === 'mark' ? [] : [word])).join(' ')
  return formsOf(text).map((form) => `f:${form}`)
}

/** Returns the features of the words of a question. */
export const featuresOf = (words: readonly Word[]): Set<string> =>
  new Set([...tellingWords({ words }).flatMap(featuresOfWord), ...formFeatures(words)])

/** Returns a function like {@link textFeatures} that keeps the features of each word, for the many texts that are read. */
export function createTextReader(): (text: string) => Set<string> {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = splitWords(text)
    const features = new Set(formFeatures(words))
    for (const word of tellingWords({ words })) {
      const found = known.get(word) ?? featuresOfWord(word)
      known.set(word, found)
      for (const feature of found) features.add(feature)
    }
    return features
  }
}
