import type { Word } from '../../italian/words.ts'

/** A word that reads like another one, with the words before it and a plain word in its place. */
interface Plain {
  readonly word: RegExp
  readonly before: RegExp
  readonly plain: string
}

/** Words of a material that read like a fault or a work. */
const materials: readonly Plain[] = [
  // 'scuri in legno duro' do not stick.
  { word: /^duro$/, before: /^legn[oi]$/, plain: 'massello' },
  // 'porte interne laccate bianche' are not to be painted, unlike doors 'da laccare'.
  { word: /^laccat[aeoi]$/, before: /^(?:port[ae]|intern[ae]|,|\d+|in|bianch?[ae])$/, plain: 'bianche' },
]

/** Other words for things that cues name. */
const names: readonly Plain[] = [
  // 'l’attacco del metano'
  { word: /^metano$/, before: /^(?:il|del|col)$/, plain: 'gas' },
  // 'le retine per le zanzare'
  { word: /^retine$/, before: /^(?:le|delle|con|anche|due|tre|quattro)$/, plain: 'rete' },
]

/** Plurals of things that cues name in the singular. */
const plurals: readonly Plain[] = [
  { word: /^vasche$/, before: /^(?:le|due|tre|quattro|2|3|4|delle|vecchie)$/, plain: 'vasca' },
  // 'metri quadri' measures.
  { word: /^quadri$/, before: /^(?:i|due|tre|quattro|cinque|2|3|4|5|dei|vecchi)$/, plain: 'quadro' },
]

function withPlain(words: readonly Word[], all: readonly Plain[]): readonly Word[] {
  return words.map((one, at) => {
    const before = words[at - 1]?.text ?? ''
    const found = all.find(({ word, before: wanted }) => word.test(one.text) && wanted.test(before))
    return found ? Object.assign({}, one, { text: found.plain }) : one
  })
}

/** Returns the words of a message with its things in the singular. Their number stays the same. */
export const withSingulars = (words: readonly Word[]): readonly Word[] => withPlain(words, plurals)

/** Returns the words of a message with plain words for its materials and things. Their number stays the same. */
export const withPlainMaterials = (words: readonly Word[]): readonly Word[] =>
  withPlain(words, [...materials, ...names, ...plurals])
