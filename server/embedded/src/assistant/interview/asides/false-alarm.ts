import type { Topic } from '../../answers/topic.ts'
import { patterns, says } from '../../italian/patterns.ts'
import { goOn } from '../asking.ts'
import { knownOf } from '../case-state.ts'
import type { CaseState } from '../case.ts'
import type { Knowledge, Turn, TurnContext } from '../context.ts'
import type { Message } from '../message.ts'

/** Matches messages that say that there is no emergency. */
const denials = patterns(
  'non emergenza|nessuna emergenza|non e emergenza|niente emergenza|non urgente|non e urgente|nessuna urgenza|nessun pericolo|non c pericolo|non pericolo|niente grave|non e grave|nulla grave|non cosi grave|non e niente|cosa vecchia|roba vecchia|vecchia storia|vecchia faccenda|anni cosi|cosi anni|mesi cosi|cosi mesi|cosi tempo|esagerat*|esageri|non esageriamo|non allagato|non allagand*|non cade niente|non cade nulla|non crolla|non succede niente|non successo niente|capito male|hai frainteso|non hai capito|ma quale emergenza|macche emergenza|falso allarme',
)

/** Topics that only the work has, as opposed to the time after a danger. */
const ofWork: ReadonlySet<Topic> = new Set<Topic>([
  'included',
  'excluded',
  'materials',
  'disposal',
  'certificates',
  'permits',
  'relief',
  'vat',
  'duration',
  'lifetime',
  'season',
  'privacy',
  'selection',
  'guarantee',
  'own-materials',
  'unit-price',
  'several-quotes',
])

/** Matches words of questions about the danger that no subject covers: 'posso buttare acqua?', 'e il gatto?'. */
const aboutDanger = patterns(
  'posso|possiamo|devo|dobbiamo|faccio|facciamo|adesso|acqua|fuoco|fiamm*|fumo|gas|corrente|luce|telefon*|112|gatt*|cane|cani|bambin*|bimb*|figli*|nonn*|uscir*|esco|dentro|fuori|aprir*|apro|chiud*|spegn*|stacc*',
)

/**
 * Whether a message asks about the work, as 'ci vuole un permesso?', and after the figure about a thing of the trades, as
 * 'mi basta una presa normale?'.
 */
export function asksAboutWork(
  knowledge: Knowledge,
  { phase }: CaseState,
  { sentences, whole }: Message,
): boolean {
  if (says(whole.content, aboutDanger)) return false
  if (sentences.some(({ topics }) => topics.some((topic) => ofWork.has(topic)))) return true
  return (
    phase === 'estimated' &&
    sentences.some(({ kind }) => kind === 'question') &&
    knowledge.asksAboutThing(whole)
  )
}

/** Whether the customer says that there is no danger, after a report of one. */
export function deniesDanger({ danger }: CaseState, { whole }: Message): boolean {
  return danger?.stage === 'open' && says(whole.content, denials)
}

interface Denied {
  readonly context: TurnContext
  readonly state: CaseState
  readonly lead: readonly string[]
  /** The report of the danger and its denial, as messages. */
  readonly messages: readonly Message[]
}

const takenBack =
  'Va bene, allora andiamo avanti con il lavoro. Se la situazione cambia, o hai un dubbio, chiama il 112.'

/**
 * Continues the interview after a danger that was none: with the jobs before it or, without any, with those
 * that the report names.
 */
export function afterFalseAlarm(
  { context, state, lead, messages }: Denied,
  respond: (state: CaseState, message: Message, lead: readonly string[]) => Turn,
): Turn {
  const words = [...lead, takenBack]
  let after = state
  let turn: Turn | null = null
  for (const message of messages) {
    // 'No, è così da anni' answers no question of the interview.
    const read = respond({ ...after, asked: null }, message, words)
    if (knownOf(read.state) === knownOf(after)) continue
    turn = read
    after = read.state
  }
  return turn ?? goOn(context, after, words, null)
}
