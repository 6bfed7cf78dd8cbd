import { readFileSync } from 'node:fs'

/** Concepts by their whole words, and by beginnings of words. */
interface Lexicon {
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly beginnings: ReadonlyMap<string, readonly string[]>
}

/** Length of the shortest beginning in the file. */
const shortest = 3

/** Reads the file: a line has the name of a concept, a tab, and its words; a star stands for any ending. */
function readLexicon(): Lexicon {
  const words = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  const lines = readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  for (const line of lines) {
    const [name = '', list = ''] = line.split('\t')
    for (const word of list.split(' ')) {
      const isBeginning = word.endsWith('*')
      const to = isBeginning ? beginnings : words
      const key = isBeginning ? word.slice(0, -1) : word
      to.set(key, [...(to.get(key) ?? []), name])
    }
  }
  return { words, beginnings }
}

let lexicon: Lexicon | undefined

/**
 * Returns the concepts that a word may stand for: 'tramezza' is a wall, and so is 'parete'. By their concepts, rare
 * words count as much as common ones.
 *
 * @param word in lower case, without accents
 */
export function conceptsOf(word: string): string[] {
  lexicon ??= readLexicon()
  const found = [...(lexicon.words.get(word) ?? [])]
  for (let length = shortest; length <= word.length; length += 1)
    found.push(...(lexicon.beginnings.get(word.slice(0, length)) ?? []))
  return found
}
