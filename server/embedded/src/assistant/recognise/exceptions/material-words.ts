import type { Word } from '../../italian/words.ts'

/** Words of a material that read like a fault or a work, with the words before them and a plain word in their place. */
const materials: readonly { readonly word: RegExp; readonly before: RegExp; readonly plain: string }[] = [
  // 'scuri in legno duro' do not stick.
  { word: /^duro$/, before: /^legn[oi]$/, plain: 'massello' },
  // 'porte interne laccate bianche' are not to be painted, unlike doors 'da laccare'.
  { word: /^laccat[aeoi]$/, before: /^(?:port[ae]|intern[ae]|,|\d+|in|bianch?[ae])$/, plain: 'bianche' },
]

/** Returns the words of a message with plain words for its materials. Their number stays the same. */
export function withPlainMaterials(words: readonly Word[]): readonly Word[] {
  return words.map((one, at) => {
    const before = words[at - 1]?.text ?? ''
    const found = materials.find((material) => material.word.test(one.text) && material.before.test(before))
    return found ? Object.assign({}, one, { text: found.plain }) : one
  })
}
