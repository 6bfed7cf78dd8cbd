import { weighs } from '../../italian/sentences/asides.ts'
import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Message, mentionOf, type NamedJob } from '../message.ts'

/** Maximum number of words of a message that replaces a thing without naming it: 'ok allora la voglio nuova'. */
const mostWords = 9

/** Words that may follow 'nuova' where it does not describe another thing. */
const afterNew = new Set(
  'allora quanto viene verrebbe costa costerebbe direttamente invece e ma no ok quindi cosi adesso magari se che completa intera a di'.split(
    ' ',
  ),
)
/** Words before 'nuova' of a thing that is new already, or of 'di nuovo'. */
const already =
  /^(?:di|era|ho|e|sembra|quasi|come|non|niente|parti?|pezz[oi]|sched[ae]|guarnizion[ei]|valvol[ae]|cinghi[ae]|vetr[oi])$/
const changing = /^(?:camb|sostitu|rifa|rifacc|rimpiazz)/
const modal = /^(?:voglio|vorrei|vogliamo|vorremmo|faccio|facciamo|posso|potrei|preferisco)$/
const pronoun = /^(?:la|le|lo|li)$/
/** Words of a question that a price does not answer: 'conviene cambiarla?', 'quando va cambiata?'. */
const advice = /^(?:convien|converr|meglio|vale|quando|perche|serve|bisogna|devo|dovr|obblig|ogni|spesso|poi)/
const pricing = /^(?:quant|cost|vien|verr|spes|prezz)/

/** Whether words replace the thing that they refer to: 'la vorrei nuova', 'a questo punto la cambio', 'sostituirla'. */
function replaces(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (/^nuov[aoie]$/.test(text)) {
      const isOpening = at === 1 && before?.text === 'e' && !before.accented
      const isOfOther = next !== undefined && next.kind !== 'mark' && !afterNew.has(next.text)
      return !isOfOther && (isOpening || !already.test(before?.text ?? ''))
    }
    if (!changing.test(text)) return false
    // 'cambiarla', 'la cambio', 'la voglio cambiare'
    const isAfterModal = modal.test(before?.text ?? '') && pronoun.test(words[at - 2]?.text ?? '')
    return /rl[aoei]$/.test(text) || pronoun.test(before?.text ?? '') || isAfterModal
  })
}

/** Returns the mention with the kind that makes it replace the repair; null if the message only asks for advice. */
function asReplacing(one: NamedJob, { sentences, whole }: Message): NamedJob | null {
  if (sentences.every(({ kind }) => kind !== 'question')) return { ...one, instead: true }
  if (weighs(whole) || whole.words.some(({ text }) => advice.test(text))) return null
  return whole.words.some(({ text }) => pricing.test(text))
    ? { ...one, kind: 'what-if', instead: true }
    : null
}

/**
 * Returns a message that names the replacement of the thing whose repair is in hand, if it asks for a new one: 'quanto
 * costa nuova?', 'allora la cambio', 'voglio una caldaia nuova'.
 */
export function withReplacement(catalogue: Catalogue, { jobs }: CaseState, message: Message): Message {
  const [repair, ...more] = jobsAtHand(catalogue, { jobs }).filter(
    ({ kind }) => kind.replacement !== undefined,
  )
  if (!repair || repair.slug === null || more.length > 0) return message
  const key: AnyJobKey = `${repair.slug}/${repair.kind.replacement}`
  const { named, whole } = message
  const wanted = named.filter(({ denied }) => !denied)
  const known = wanted.find((one) => one.key === key)
  if (known) {
    const replacing = known.also ? null : asReplacing(known, message)
    return replacing ? { ...message, named: named.map((one) => (one === known ? replacing : one)) } : message
  }
  const words = whole.words.filter(({ kind }) => kind !== 'mark')
  const isOther = wanted.some((one) => one.key !== repair.key)
  if (isOther || named.length > wanted.length || words.length > mostWords || !replaces(whole.words))
    return message
  const added = asReplacing({ ...mentionOf(key), kind: message.isWhatIf ? 'what-if' : 'statement' }, message)
  return added ? { ...message, named: [added] } : message
}
