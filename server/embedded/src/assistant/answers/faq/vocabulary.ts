import { stem } from '../../learning/telling-words.ts'
import type { Line } from './question-files.ts'

/** The nouns of the trades, and the stems of their verbs. */
export interface Vocabulary {
  readonly nouns: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
}

/** Matches a word after an article that is no pronoun, after one that may be a pronoun, and after a word before verbs. */
const afterArticle = /\b(?:il|una|i|(?:de|da|ne|su|a)(?:l|i|gli|l[oae]|ll[oae]|ll[’']))\s?([a-z]{3,})/g
const afterDoubtful = /\b(?:(?:lo|la|le|gli|un) |l[’'])([a-z]{3,})/g
const infinitive = /\b([a-z]{2,}[aei]re)\b/g
const afterPronoun = /\b(?:si|non|ti|mi|ci|vi|chi|che|se) ([a-z]{3,})/g
/** The number of known questions whose words one step takes. */
const linesPerStep = 40

/** Returns the other number of a noun: 'finestre' for 'finestra'. */
function otherNumber(noun: string): string[] {
  const root = noun.slice(0, -1)
  if (noun.endsWith('a')) return [`${root}e`]
  if (noun.endsWith('e')) return [`${root}i`, `${root}a`]
  if (noun.endsWith('o')) return [`${root}i`]
  return noun.endsWith('i') ? [`${root}o`, `${root}e`] : []
}

/** Returns the words of a text that follow what a pattern matches. */
const wordsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word)

/** Returns the nouns and verbs of the known questions and their answers, by the words before them, in steps. */
export function* readVocabulary(lines: readonly Line[]): Generator<undefined, Vocabulary> {
  const verbs = new Set<string>()
  const [nouns, doubtful]: [string[], string[]] = [[], []]
  for (let at = 0; at < lines.length; at += linesPerStep) {
    yield undefined
    const texts = lines
      .slice(at, at + linesPerStep)
      .flatMap(({ phrasings, answer }) => phrasings.concat(answer))
    const text = texts.join('. ').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    for (const word of [...wordsIn(text, afterPronoun), ...wordsIn(text, infinitive)]) verbs.add(stem(word))
    nouns.push(...wordsIn(text, afterArticle))
    doubtful.push(...wordsIn(text, afterDoubtful))
  }
  const all = nouns.concat(doubtful.filter((word) => !verbs.has(stem(word))))
  return { nouns: new Set(all.concat(all.flatMap(otherNumber))), verbs }
}
