import { type Row, valuesOf, wordsOf } from './rows.ts'
import { hasSign, readTyped, type TypedName, withSignAtEnd } from './typed-name.ts'

/** Abbreviated words that are longer than one letter, folded, and what they stand for in the list. */
const abbreviations = new Map(Object.entries({ ss: 'santi', sankt: 'st' }))

/** A typed word of one letter stands for any word that begins with it. */
const isShort = (word: string) => word.length === 1

/** How many words of a text are looked at for a name among them. */
const maxWords = 16

/** The longest name has seven words. */
const maxNameWords = 7

export interface NameReader {
  /**
   * The municipalities that a text names as a whole: none, one, or the several that share the name.
   *
   * Case, accents, apostrophes, spaces, hyphens and full stops do not count, nor does the sign: it may be left out,
   * stand without its brackets (`monza mb`), or be another than today's, because provinces change. These names are
   * read too:
   * - the other names of the list: former, short, German and Slovene ones, and the four tail names;
   * - both names of a town with two, side by side: 'Bolzano/Bozen', 'Ortisei - St. Ulrich';
   * - words of one letter for any word that begins with it, beside a word in full: 'S. Donato Milanese',
   *   'Sesto S.G.', 'Reggio E.'. At the end of the text such a letter needs its full stop: without one, it may as well
   *   be the beginning of a word that is still being typed.
   *
   * Where several names differ in nothing else than what does not count, what was typed decides if it says more than
   * the others: 'Tre Ville' is not 'Treville', and 'Paternò' not 'Paterno'; 'paterno' may be either.
   */
  named(text: string): readonly string[]
  /** The municipalities whose names begin with the typed words, abbreviated ones as above. */
  begunWith(text: string): readonly string[]
  /** The municipalities whose names stand among other words: 'comune di Monza', '20900 Monza'. Longer names first. */
  mentioned(text: string): readonly string[]
}

/** A spelling with every mark as an apostrophe, as in "FORLI'", so that marks can be compared however typed. */
function marked(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, "'")
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
}

const hasWords = (row: Row, words: readonly string[]) => wordsOf(row).join(' ') === words.join(' ')

/** Of rows with the same folded name, those that are written as typed, where that tells them apart. */
function asTyped(rows: readonly Row[], { text, words }: TypedName): readonly Row[] {
  const spaced = rows.filter((row) => hasWords(row, words))
  const left = spaced.length > 0 ? spaced : rows
  const typed = marked(text)
  // Who leaves the accents out may mean the name with or without; nobody adds them by mistake.
  if (left.length < 2 || !typed.includes("'")) return left
  const same = left.filter((row) => marked(readTyped(row.spelling).text) === typed)
  return same.length > 0 ? same : left
}

/** Whether a row's name begins with the words. */
function begins(row: Row, words: readonly string[]): boolean {
  const own = wordsOf(row)
  return (
    words.length <= own.length &&
    words.every((word, index) => (isShort(word) ? own[index]?.startsWith(word) : own[index] === word))
  )
}

/** Makes the reader of whole names. */
export function createNameReader(rows: readonly Row[]): NameReader {
  const byName = Map.groupBy(rows, (row) => row.name)

  function whole(typed: TypedName): readonly Row[] {
    const found = byName.get(typed.name) ?? []
    const signed = found.filter((row) => typed.sign !== '' && hasSign(row, typed.sign))
    if (signed.length > 0) return signed
    const atEnd = found.some((row) => hasWords(row, typed.words)) ? null : withSignAtEnd(typed)
    // 'Cameri NO' is not Camerino.
    const signedAtEnd = atEnd && byName.get(atEnd.name)?.filter((row) => hasSign(row, atEnd.sign))
    return signedAtEnd?.length ? signedAtEnd : asTyped(found, typed)
  }

  /** Both names of a town beside each other, with a slash or a hyphen between them. */
  function bilingual(text: string): readonly Row[] {
    for (const { index } of text.matchAll(/[/–-]/g)) {
      const second = new Set(whole(readTyped(text.slice(index + 1))).map(({ value }) => value))
      if (second.size === 0) continue
      const both = whole(readTyped(text.slice(0, index))).filter(({ value }) => second.has(value))
      if (both.length > 0) return both
    }
    return []
  }

  /** The rows that begin with the typed words, where one of those is abbreviated and another is not. */
  function abbreviated({ words, sign }: TypedName): readonly Row[] {
    const meant = words.map((word) => abbreviations.get(word) ?? word)
    const shortened = meant.some((word, index) => isShort(word) || word !== words[index])
    if (!shortened || !meant.some((word) => word.length > 2)) return []
    const found = rows.filter((row) => begins(row, meant))
    const signed = found.filter((row) => sign !== '' && hasSign(row, sign))
    return signed.length > 0 ? signed : found
  }

  return {
    named(text) {
      const typed = readTyped(text)
      const written = whole(typed)
      if (written.length > 0) return valuesOf(written)
      const both = bilingual(text)
      if (both.length > 0) return valuesOf(both)
      if (isShort(typed.words.at(-1) ?? '') && !typed.text.trimEnd().endsWith('.')) return []
      return valuesOf(abbreviated(typed).filter((row) => wordsOf(row).length === typed.words.length))
    },

    begunWith: (text) => valuesOf(abbreviated(readTyped(text))),

    mentioned(text) {
      const words = readTyped(text.replaceAll('(', ' ')).words.slice(0, maxWords)
      const found: Row[] = []
      for (let count = Math.min(maxNameWords, words.length); count > 0; count -= 1) {
        for (let from = 0; from + count <= words.length; from += 1) {
          const name = words.slice(from, from + count).join('')
          if (name.length > 2) found.push(...(byName.get(name) ?? []))
        }
      }
      return [...new Set(found.map(({ value }) => value))]
    },
  }
}
