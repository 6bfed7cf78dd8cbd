import { readUtterance } from '../../../italian/utterance.ts'
import { isSameFact } from '../../../slots/facts.ts'
import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import { isOfOneRoom } from '../../facts/choices/option-for-some.ts'
import type { HeardAnswer } from '../../facts/heard.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import { mainSize } from '../../facts/variants/main-count.ts'
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

/** Matches a question for the price without something: 'senza la portafinestra quanto viene?'. */
const triesWithout =
  /^(?:(?:e|ma|ok|quindi) )?(?:se )?(?:senza|(?:tolgo|togliamo|levo|leviamo|togliendo|levando)(?!\p{L}))/iu

/** Number of letters in which the singular and the plural of a noun agree. */
const stem = 6

/** Whether an answer as it is shown names a thing: '1 portafinestra'. */
const names = (shown: string, noun: string): boolean =>
  noun.length >= stem && shown.split(' ').some((word) => word.startsWith(noun.slice(0, stem)))

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
  const isLess = acts.drop >= least && !text.includes('?')
  if (!(isLess || triesWithout.test(text)) || whole.words.length > mostWords) return null
  // 'le zanzariere saltiamole, facciamo solo le finestre'
  const clauses = text
    .split(/[,;.:!]/)
    .filter((clause) => !/(?<!\p{L})(?:solo|soltanto)(?!\p{L})/iu.test(clause))
  const nouns = readUtterance(clauses.join(', ')).words.filter(
    ({ kind, text: word }) => kind === 'word' && word.length >= shortest,
  )
  const answers = jobsAtHand(context.catalogue, state).flatMap((job) => {
    const { key, engine, inHand } = job
    const main = mainSize(job)?.slot.id
    const facts = factsOf(state, inHand)
    return engine.slots.flatMap((slot): HeardAnswer[] => {
      const known = facts[slot.id]
      if (!slot.price || known === undefined || known.kind === 'unknown') return []
      // 'togliamo il soffitto del bagno' leaves the other ceilings in.
      if (isOfOneRoom(whole, facts, slot)) return []
      const isNone = known.kind === 'number' && known.high === 0
      // 'la portafinestra la lascio stare', of 5 windows and a french one
      const counted = known.kind === 'number' && slot.id !== main ? slot.show(known) : ''
      const denied = nouns.flatMap((noun) => {
        const read = slot.read(readUtterance(`niente ${noun.text}`), names(counted, noun.text))
        const isOmitted =
          read?.kind === 'fact' &&
          (read.fact.kind === 'number'
            ? read.fact.high === 0 && !isNone
            : without.test(slot.show(read.fact)) && !isSameFact(read.fact, known))
        return isOmitted ? [read.fact] : []
      })
      const [fact] = denied
      return fact === undefined ? [] : [{ job: key, slot: slot.id, fact }]
    })
  })
  const [only, ...more] = answers
  return only && more.length === 0 ? { answers: [only], isVariant: !isLess } : null
}
