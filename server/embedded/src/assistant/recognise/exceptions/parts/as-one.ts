import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'

/** Takes the mentions that `isPart` selects as one mention of the whole job. */
export function asOne(
  mentions: readonly JobMention[],
  whole: AnyJobKey,
  isPart: (key: AnyJobKey) => boolean,
): readonly JobMention[] {
  const first = mentions.find(({ key }) => isPart(key))
  if (!first || mentions.some(({ key }) => key === whole)) return mentions
  return mentions.flatMap((one) => (one === first ? { ...one, key: whole } : isPart(one.key) ? [] : one))
}

export const withoutKey = (mentions: readonly JobMention[], key: AnyJobKey): readonly JobMention[] =>
  mentions.filter((one) => one.key !== key)

/** Takes a job as another one, of which there is then one mention. */
export const instead = (
  mentions: readonly JobMention[],
  taken: AnyJobKey,
  meant: AnyJobKey,
): readonly JobMention[] =>
  withoutKey(
    asOne(mentions, meant, (key) => key === taken),
    taken,
  )

/** Takes the jobs of a pattern as another one, which is ordered even if its words seem to deny it. */
export function insteadOf(
  mentions: readonly JobMention[],
  meant: AnyJobKey,
  taken: RegExp,
): readonly JobMention[] {
  const all = asOne(mentions, meant, (key) => taken.test(key))
  if (all.every(({ key }) => key !== meant)) return mentions
  return all.flatMap((one) =>
    one.key === meant
      ? Object.assign({}, one, { denied: false, inGoodOrder: false })
      : taken.test(one.key)
        ? []
        : one,
  )
}
