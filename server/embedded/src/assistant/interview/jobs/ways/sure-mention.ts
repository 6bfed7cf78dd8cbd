import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../../recognise/recognise.ts'

/** Returns the mention of a job that a message surely means. It has no words of its own. */
export const mentionOf = (key: AnyJobKey): JobMention => ({
  key,
  at: 0,
  to: 1,
  objectAt: 0,
  objectsAt: [0],
  objectWeight: 9,
  weight: 10,
  denied: false,
  isAction: true,
  verbsAt: [],
  hasOwnVerb: true,
  inGoodOrder: false,
  isWeak: false,
  isFallback: false,
  only: false,
  also: false,
  instead: false,
})
