import { readUtterance } from '../../../italian/utterance.ts'
import { isSameFact } from '../../../slots/facts.ts'
import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { HeardAnswer } from '../../facts/heard.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import type { Message } from '../../message.ts'
import { whichChange } from '../clarify.ts'

/** Minimum probability that a message leaves something out. */
const least = 0.7
/** Minimum number of letters of a word that may name an option. */
const shortest = 4
/** Maximum number of words of such a message. */
const mostWords = 20

/** Matches how an answer without a thing is shown: 'senza batteria', 'solo le pareti', 'scarico a posto'. */
const without = /^(?:senza|solo|niente|nessun|non )|(?: no| posto| resta(?:no)?)$/u

/**
 * Returns the answer that a message after the figure changes by leaving an option out: 'la batteria la levo' answers as 'niente
 * batteria' does. Null if it leaves out no option that is in the estimate, or may mean several. Only for a message of which
 * the rules read nothing.
 */
export function droppedOption(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  const { whole, acts, text, language } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  // 'i soffitti' after 'Se è una di queste, sceglila' names what changes.
  if (state.asked?.slot === whichChange.slot) return null
  if (acts.drop < least || text.includes('?') || whole.words.length > mostWords) return null
  // 'le zanzariere saltiamole, facciamo solo le finestre'
  const clauses = text
    .split(/[,;.:!]/)
    .filter((clause) => !/(?<!\p{L})(?:solo|soltanto)(?!\p{L})/iu.test(clause))
  const nouns = readUtterance(clauses.join(', ')).words.filter(
    ({ kind, text: word }) => kind === 'word' && word.length >= shortest,
  )
  const answers = jobsAtHand(context.catalogue, state).flatMap(({ key, engine, inHand }) => {
    const facts = factsOf(state, inHand)
    return engine.slots.flatMap((slot): HeardAnswer[] => {
      const known = facts[slot.id]
      if (!slot.price || known === undefined || known.kind === 'unknown') return []
      const isNone = known.kind === 'number' && known.high === 0
      const denied = nouns.flatMap((noun) => {
        const read = slot.read(readUtterance(`niente ${noun.text}`), false)
        const isLess =
          read?.kind === 'fact' &&
          (read.fact.kind === 'number'
            ? read.fact.high === 0 && !isNone
            : without.test(slot.show(read.fact)) && !isSameFact(read.fact, known))
        return isLess ? [read.fact] : []
      })
      const [fact] = denied
      return fact === undefined ? [] : [{ job: key, slot: slot.id, fact }]
    })
  })
  const [only, ...more] = answers
  return only && more.length === 0 ? { answers: [only], isVariant: false } : null
}
