import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'
import { asOne, instead, withoutKey } from './as-one.ts'

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

const roof = /^(?:tett[oi]|copertur[ae]|solaio)$/
const flat = /^(?:pian[oa]|piatt[oa])$/
/** Words directly before 'piano' of a flat roof, which is no storey: 'il tetto della casa è piano'. */
const beforeFlat = /^(?:tett[oi]|copertur[ae]|solaio|tutt[oa]|quasi|praticamente)$/
/** Maximum number of words between a roof and 'piano'. */
const reach = 6
/** Matches what a waterproofing does not do. */
const more = /^(?:isol|coibent|ventil|strutt|trav|fald|tegol|copp|lamier|cappott)/

/** Whether a message is about the surface of a flat roof: 'il tetto piano è crepato', 'la copertura è piana'. */
function isFlatRoof(words: readonly Word[]): boolean {
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
function renewsTilesUnderPanels(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => /^(?:pannell|fotovoltaic)/.test(text))) return false
  if (words.some(({ text }) => some.test(text))) return false
  return words.some(
    ({ text }, at) =>
      tile.test(text) && words.slice(Math.max(0, at - tileReach), at).some((one) => changing.test(one.text)),
  )
}

const roofing = /^(?:tegol|copp[io]$|lastr|lose$|ardesi)/
const taking = /^(?:smont|tolt|tirat|levat|toglierl[ei]|tirarl[ei]|levarl[ei]|tiriam|leviam|togliam)/
const puttingBack = /^(?:rimess|rimett|rimont|riposizion|riposa)/

const newBeside = (words: readonly Word[], at: number): boolean =>
  [-1, 1, 2].some((step) => words[at + step]?.text.startsWith('nuov') === true)

/** Whether the old tiles of a roof are laid again: 'coppi antichi, smontati, puliti e rimessi al loro posto'. */
function laysTilesAgain(words: readonly Word[]): boolean {
  const isOfTiles = says(words, roofing)
  // 'smontare i pannelli, rifare la copertura e rimetterli su, tegole nuove': the panels are put back.
  const isOfPanels =
    says(words, /^pannell/) && (!isOfTiles || says(words, /^(?:rifar|rifacc|rifacim|cambi|sostitu)/))
  if (isOfPanels || words.some(({ text }, at) => tile.test(text) && newBeside(words, at))) return false
  const isTaken = words.some(
    ({ text }, at) =>
      taking.test(text) ||
      // 'tirare giù tutti i coppi'
      (/^(?:tirare|tirar|togliere|levare)$/.test(text) &&
        words.slice(at + 1, at + 1 + tileReach).some((one) => roofing.test(one.text))),
  )
  return (
    (isOfTiles || says(words, /^tett/)) &&
    isTaken &&
    words.some(({ text }, at) => puttingBack.test(text) && words[at - 1]?.text !== 'non')
  )
}

const newRoof = 'ristrutturazione_tetto/rifare'
const tilesAgain = 'ristrutturazione_tetto/rimontaggio'
const waterproofing = 'ristrutturazione_tetto/impermeabilizzazione'
const cleaning = 'ristrutturazione_tetto/pulizia-gronde'
const check = 'ristrutturazione_tetto/controllo'
const gutter = /^(?:grond|canal|pluvial|discend)/

/** Whether the tiles that are laid again are all of them, and nothing else is cleaned: 'tirarli giù tutti, pulirli e rimetterli'. */
const laysAllAgain = (words: readonly Word[]): boolean =>
  laysTilesAgain(words) && says(words, /^tutt[ie]$/) && !says(words, gutter)

/** Takes the jobs that a message about a roof names as the one that its words mean together; null if they say no more. */
export function asRoof(
  found: readonly JobMention[],
  words: readonly Word[],
  current: ServiceSlug | null,
): readonly JobMention[] | null {
  if (isFlatRoof(words)) return instead(found, newRoof, waterproofing)
  if (renewsTilesUnderPanels(words)) return instead(found, tilesAgain, newRoof)
  if (current !== 'ristrutturazione_tetto' || !laysTilesAgain(words)) return null
  // The old tiles are cleaned before they are laid again.
  const laid = laysAllAgain(words) ? instead(found, cleaning, tilesAgain) : found
  return withoutKey(
    asOne(laid, tilesAgain, (key) => key === newRoof),
    newRoof,
  )
}

/** Returns the roof job that a guessed one means. */
export function roofOfGuess(key: AnyJobKey, words: readonly Word[]): AnyJobKey {
  if (key === newRoof && isFlatRoof(words)) return waterproofing
  if (key === newRoof && laysTilesAgain(words)) return tilesAgain
  return (key === check || key === cleaning) && laysAllAgain(words) ? tilesAgain : key
}
