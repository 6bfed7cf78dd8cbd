import type { Word } from '../../../italian/words.ts'

const roof = /^(?:tett[oi]|copertur[ae]|solaio)$/
const flat = /^(?:pian[oa]|piatt[oa])$/
/** Words directly before 'piano' of a flat roof, which is no storey: 'il tetto della casa è piano'. */
const beforeFlat = /^(?:tett[oi]|copertur[ae]|solaio|tutt[oa]|quasi|praticamente)$/
/** Maximum number of words between a roof and 'piano'. */
const reach = 6
/** Matches what a waterproofing does not do. */
const more = /^(?:isol|coibent|ventil|strutt|trav|fald|tegol|copp|lamier|cappott)/

/** Whether a message is about the surface of a flat roof: 'il tetto piano è crepato', 'la copertura è piana'. */
export function isFlatRoof(words: readonly Word[]): boolean {
  if (words.some(({ text }) => more.test(text))) return false
  return words.some(({ text }, at) => {
    if (!flat.test(text)) return false
    const before = words[at - 1]
    const isVerb = before?.text === 'e' && before.accented
    if (!isVerb && !beforeFlat.test(before?.text ?? '')) return false
    return words.slice(Math.max(0, at - reach), at).some((one) => roof.test(one.text))
  })
}

const tile = /^(?:tegol[ae]|copp[io])$/
const changing = /^(?:cambi|sostitu|rifa)/
const some = /^(?:rott|alcun|qualc|vecchie$|stess|recuper|poch)/
/** Maximum number of words between a verb and the tiles. */
const tileReach = 4

/** Whether a message renews all tiles of a roof from which panels are taken off: 'smontare i pannelli perché cambiamo le tegole'. */
export function renewsTilesUnderPanels(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => /^(?:pannell|fotovoltaic)/.test(text))) return false
  if (words.some(({ text }) => some.test(text))) return false
  return words.some(
    ({ text }, at) =>
      tile.test(text) && words.slice(Math.max(0, at - tileReach), at).some((one) => changing.test(one.text)),
  )
}
