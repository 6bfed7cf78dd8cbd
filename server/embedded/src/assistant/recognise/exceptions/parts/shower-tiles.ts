import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'

const tiles = 'ristrutturazione_bagno/piastrelle'
/** Jobs whose price has the tiles around the new thing. */
const showers = /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto)$/

/** Matches words of a place beside the shower: 'lì intorno', 'attorno', 'dove c’era la vasca'. */
const around = /^(?:intorno|attorno|torno|contorno|li|dove)$/
/** Matches works on all tiles of the bathroom. */
const whole = /^(?:tutt[oaie]|bagno|pavimento|nuov[oaie]|mq|metri|pareti|soffitto)$/
/** Number of words around the tiles that may name their place. */
const reach = { before: 3, after: 8 } as const

/** Whether a mention is of the tiles around a new shower: 'devo rimettere le piastrelle lì intorno'. */
export function isOfShowerTiles(
  { key, objectAt }: Pick<JobMention, 'key' | 'objectAt'>,
  words: readonly Word[],
  jobs: readonly AnyJobKey[],
): boolean {
  if (key !== tiles || !jobs.some((one) => showers.test(one))) return false
  const near = words.slice(Math.max(0, objectAt - reach.before), objectAt + 1 + reach.after)
  const isAround = near.some(
    ({ text }, at) =>
      around.test(text) && (text !== 'dove' || /^(?:c|era|stava|sta)$/.test(near[at + 1]?.text ?? '')),
  )
  // 'tutto intorno'
  const isWhole = near.some(({ text, kind }, at) => {
    const isPlace = text === 'tutto' && around.test(near[at + 1]?.text ?? '')
    return kind === 'figure' || (whole.test(text) && !isPlace)
  })
  return isAround && !isWhole
}

/** Leaves out the tiles around a new shower, which its price has. */
export function withoutShowerTiles(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly JobMention[] {
  const jobs = mentions.flatMap(({ key, denied }) => (denied ? [] : [key]))
  return mentions.filter((one) => !isOfShowerTiles(one, words, jobs))
}

/** Whether a clause is only about the tiles around a new shower. */
export const isAboutShowerTiles = (words: readonly Word[], job: AnyJobKey): boolean =>
  words.some(
    ({ text }, objectAt) =>
      /^(?:piastrell|mattonell|rivestiment)/.test(text) &&
      isOfShowerTiles({ key: tiles, objectAt }, words, [job]),
  )
