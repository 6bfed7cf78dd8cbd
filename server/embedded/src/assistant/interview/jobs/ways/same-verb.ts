import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { CaseState } from '../../case.ts'
import { type Message, type NamedJob } from '../../message.ts'
import { mentionOf } from './sure-mention.ts'

/** A job whose verb a message leaves out, because that of the job in hand goes on: 'anche la ringhiera', after 'verniciare'. */
interface SameVerb {
  readonly inHand: AnyJobKey
  readonly things: RegExp
  readonly key: AnyJobKey
}

const jobs: readonly SameVerb[] = [
  {
    inHand: 'tinteggiatura/legno',
    things: /^(?:ringhier|cancell|inferriat|grat[ae]$|termosif|calorifer)/,
    key: 'tinteggiatura/ferro',
  },
  {
    inHand: 'tinteggiatura/ferro',
    things: /^(?:persian|porte$|porta$|portone$|scur[io]$|infiss|finestr)/,
    key: 'tinteggiatura/legno',
  },
]

const adding = /^(?:anche|pure|aggiung\p{L}+|inoltre)$/u
/** Maximum number of words between 'anche' and the thing: 'anche la ringhiera del balcone'. */
const reach = 3

/** Returns a message that names the job which it adds without a verb, with the verb of a job in hand. */
export function withSameVerb(state: CaseState, message: Message): Message {
  const keys = new Set(state.jobs.map(({ key }) => key))
  const { saidWords, named } = message
  const added = jobs.flatMap(({ inHand, things, key }): NamedJob[] => {
    if (!keys.has(inHand) || keys.has(key) || named.some((one) => one.key === key)) return []
    const at = saidWords.findIndex(
      ({ text }, index) =>
        things.test(text) &&
        saidWords.slice(Math.max(0, index - reach), index).some((before) => adding.test(before.text)),
    )
    // 'anche cambiare i termosifoni' and 'anche i termosifoni nuovi' have a verb of their own.
    const hasVerb = named.some(
      (one) =>
        !keys.has(one.key) &&
        one.objectsAt.includes(at) &&
        (one.hasOwnVerb || /^nuov[aeio]$/.test(saidWords[at + 1]?.text ?? '')),
    )
    const mention = { ...mentionOf(key), at, to: at + 1, objectAt: at, objectsAt: [at] }
    return at === -1 || hasVerb
      ? []
      : [{ ...mention, also: true, kind: message.isWhatIf ? 'what-if' : 'statement' }]
  })
  if (added.length === 0) return message
  // The railing 'del balcone' renews no edge of the balcony.
  const others = named.filter(({ key, hasOwnVerb }) => hasOwnVerb || keys.has(key))
  return { ...message, named: [...others, ...added] }
}
