import { readFileSync } from 'node:fs'

/** Concepts by their whole words, and by beginnings of words. */
interface Lexicon {
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly beginnings: ReadonlyMap<string, readonly string[]>
  /** Letters of the longest beginning. */
  readonly longest: number
}

/** Length of the shortest beginning in a file. */
const shortest = 3

/** Reads a file: a line has the name of a concept, a tab, and its words; a star stands for any ending. */
function readLexicon(file: URL): Lexicon {
  const words = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  let longest = 0
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const line of lines) {
    const [name = '', list = ''] = line.split('\t')
    for (const word of list.split(' ')) {
      const isBeginning = word.endsWith('*')
      const to = isBeginning ? beginnings : words
      const key = isBeginning ? word.slice(0, -1) : word
      to.set(key, [...(to.get(key) ?? []), name])
      if (isBeginning) longest = Math.max(longest, key.length)
    }
  }
  return { words, beginnings, longest }
}

/**
 * Returns a function that tells the concepts for which a word may stand: 'tramezza' is a wall, and so is 'parete'. By
 * their concepts, rare words count as much as common ones. The words are in lower case, without accents.
 *
 * @param file is read at the first call
 */
export function createLexicon(file: URL): (word: string) => string[] {
  let lexicon: Lexicon | undefined
  return (word) => {
    lexicon ??= readLexicon(file)
    const found = [...(lexicon.words.get(word) ?? [])]
    const longest = Math.min(word.length, lexicon.longest)
    for (let length = shortest; length <= longest; length += 1)
      found.push(...(lexicon.beginnings.get(word.slice(0, length)) ?? []))
    return found
  }
}

/** Returns the concepts of the trades for which a word may stand. */
export const conceptsOf = createLexicon(new URL('concepts.tsv', import.meta.url))
