import { antecedentsOf, endingOf } from '../../../italian/antecedent.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../../recognise/recognise.ts'

/** Matches infinitives with a pronoun for a thing: 'motorizzarlo', 'cambiarla', 'rifarmele'. */
const withPronoun = /^(?<verb>\p{L}{2,}[aei]r)(?:me|ce|ve)?l(?<ending>[oaie])$/u
/** Words with such an ending that are no verbs. */
const noVerbs = /^(?:parlo|merlo|merli|carlo|perla|perle|urlo)$/
/** Number of things before the verb that are tried. */
const mostThings = 4

/** Returns the index after the last mark before a word, or 0. */
const clauseStart = (words: readonly Word[], at: number): number =>
  words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark') + 1

/** Returns the index of the first mark from a word on, or of the end. */
function clauseEnd(words: readonly Word[], at: number): number {
  const end = words.findIndex(({ kind }, index) => index > at && kind === 'mark')
  return end === -1 ? words.length : end
}

/** A verb whose pronoun stands for a thing, with the job that both name together. */
interface TakenUp {
  readonly verb: number
  readonly noun: number
  readonly mention: JobMention
}

/** Returns the job that a verb and the thing of its pronoun name: 'motorizzare il cancello'. */
function takenUpBy(
  words: readonly Word[],
  verb: number,
  recognised: (utterance: Pick<Utterance, 'words'>) => readonly JobMention[],
  isNamed: (key: AnyJobKey) => boolean,
): TakenUp | null {
  const found = withPronoun.exec(words[verb]?.text ?? '')?.groups
  if (!found || noVerbs.test(words[verb]?.text ?? '')) return null
  const { verb: stem = '', ending = '' } = found
  const start = clauseStart(words, verb)
  const texts = (from: number, to: number): string =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
  const things = antecedentsOf(words, verb, endingOf(ending))
  // The nearest sentence comes first, and in it the first thing, which is mostly the subject.
  const nearest = things.toSorted(
    (a, b) => clauseStart(words, b.at) - clauseStart(words, a.at) || a.at - b.at,
  )
  for (const thing of nearest.slice(0, mostThings)) {
    const before = `${texts(start, verb)} ${stem}e`
    const rest = texts(verb + 1, clauseEnd(words, verb))
    // 'Sostituirlo con uno sezionale' says of which kind; after 'e' comes another work.
    const kind = /^(?:con|in|da) /.test(rest) ? (rest.split(' e ')[0] ?? '') : ''
    // The description may name another job: 'il cancello di ferro' is one for the smith.
    const own = [thing.words, thing.words.slice(0, 1)]
      .flatMap((name) => {
        const utterance = readUtterance(`${before} ${name.join(' ')} ${kind}`.trim())
        return recognised(utterance).filter(
          ({ isFallback, hasOwnVerb, objectsAt }) =>
            hasOwnVerb &&
            !isFallback &&
            objectsAt.some((at) => thing.words.includes(utterance.words[at]?.text ?? '')),
        )
      })
      .toSorted((a, b) => Number(isNamed(b.key)) - Number(isNamed(a.key)) || b.weight - a.weight)
    const [mention] = own
    if (mention) return mention.denied ? null : { verb, noun: thing.at, mention }
  }
  return null
}

/**
 * Returns the mentions of a message with those whose verb has only a pronoun for the thing: 'ho il cancello a due ante. Vorrei
 * motorizzarlo e metterci il videocitofono' also asks for the gate. A mention of the thing without a verb gives way to it.
 */
export function withTakenUp(
  mentions: readonly JobMention[],
  words: readonly Word[],
  recognised: (utterance: Pick<Utterance, 'words'>) => readonly JobMention[],
): readonly JobMention[] {
  let all = [...mentions]
  for (const verb of words.keys()) {
    const found = takenUpBy(words, verb, recognised, (key) => all.some((one) => one.key === key))
    if (!found) continue
    const { noun, mention } = found
    const isKnown = all.some(({ key, hasOwnVerb }) => key === mention.key && hasOwnVerb)
    const same = all.find(({ key }) => key === mention.key)
    // Another job of the thing has this verb already: 'la doccia gocciola, vorrei cambiarla'.
    const isTaken = all.some(
      ({ key, isAction, verbsAt }) => key !== mention.key && isAction && verbsAt.includes(verb),
    )
    if (isKnown || isTaken) continue
    const isOfThing = ({ key, isAction, objectsAt, verbsAt }: JobMention): boolean =>
      key === mention.key || (objectsAt.includes(noun) && (!isAction || verbsAt.every((at) => at === verb)))
    const wanted: JobMention = {
      ...mention,
      at: noun,
      to: noun + 1,
      objectAt: noun,
      objectsAt: same?.objectsAt ?? [noun],
      weight: Math.max(mention.weight, same?.weight ?? 0),
      verbsAt: [verb],
      only: same?.only ?? false,
      also: same?.also ?? false,
      instead: false,
    }
    all = [...all.filter((one) => !isOfThing(one)), wanted]
  }
  return all.toSorted((a, b) => a.at - b.at)
}
