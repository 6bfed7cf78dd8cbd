import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { undo } from '../asides/restart.ts'
import { goOnLater } from '../asking.ts'
import type { CaseState } from '../case.ts'
import type { Turn, TurnContext } from '../context.ts'
import type { Hearing } from '../facts/hearing.ts'
import { clausesIn } from '../facts/variants/choosing.ts'
import type { Route } from '../jobs/routing.ts'
import type { Message } from '../message.ts'
import { leaving, whichChange } from './clarify.ts'
import { lastChanged } from './last-change.ts'

/** Words of a clause that may stand around the words of a way back. */
const around = new Set(
  `ok no si ma e anzi beh dai allora quindi va bene aspetta aspetti aspettate scusa scusi scusate guarda guardi senta niente
  alla fine ripensandoci facciamo fate fai facciamola fatela rimettete rimettiamo rimetti rimetta lasciate lasciamo lascia lasci
  lasciala lasciatela stare perdere tutto torniamo torna torno tornate tornare resta restiamo resto rimane rimanga meglio
  preferisco preferiamo rifate rifai rifaccia rimane grazie per favore rimettila rimettetela ridatemi tieni teniamo tengo tenga`.split(
    /\s+/,
  ),
)
/** Matches the words of a way back: 'come prima', 'era meglio com’era', 'fate finta che non ho detto nulla'. */
const wayBack =
  /^(?:(?:era )?come? (?:era )?(?:prima|all inizio|non detto|era|stava)(?: prima| all inizio)?|come avevamo (?:detto|fatto)(?: prima| all inizio)?|era (?:prima|quell[ao] di prima)|a prima|(?:a |al |alla )?(?:quell[ao]|conto|il conto|la stima|stima|la cifra|cifra|versione|la versione|preventivo|il preventivo) di prima|alla prima(?: idea| versione| stima)?|(?:che )?finta (?:che )?(?:di niente|di nulla|non (?:ho|abbia|avessi|abbiamo) (?:detto|scritto) (?:niente|nulla))|avev(?:o|amo) ragione (?:prima|la prima volta|all inizio)|era giusto prima|annull\p{L}+(?: (?:la|l))? (?:modifica|ultima|correzione|cambio|cambiamento)|dietrofront)$/u
/** Matches verbs with which 'tutto come prima' is no remark about the rest. */
const returning = /^(?:torn|rimett|ripristin|rif[ae]|lasci|era$)/
/** Maximum number of words of a message that takes the last change back. */
const mostWords = 20

/** Maximum number of words of a question that only repeats what was said: 'quarantamila??'. */
const mostEchoed = 3

/** Whether a question only repeats a word or a figure in surprise, so that it asks for nothing. */
function isEcho({ words }: Utterance): boolean {
  const texts = words.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]))
  return texts.length <= mostEchoed && texts.every((text) => !around.has(text) && !wayBack.test(text))
}

/** Whether a clause only says that all shall be as before. */
function isWayBack(clause: string): boolean {
  const { words } = readUtterance(clause)
  const texts = spokenText(words).split(' ')
  if (texts.includes('tutto') && !texts.some((text) => returning.test(text))) return false
  return wayBack.test(texts.filter((text) => !around.has(text)).join(' '))
}

/** Matches verbs of a return: 'torniamo al 50', 'rimettete la batteria'. */
const back = /^(?:torn(?:o|a|i|iamo|ate|are)|rimett(?:i|o|a|iamo|ete)|ripristin\p{L}{1,5}|resto|restiamo)$/u

/** Whether a message returns to a figure of before the last change: 'torniamo al 50 normale'. */
function returnsToFigure(state: CaseState, { whole: { words, quantities } }: Message): boolean {
  const at = words.findIndex(({ text }) => back.test(text))
  const [figure, ...more] = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (at === -1 || !figure || more.length > 0 || figure.from < at) return false
  return lastChanged(state).some(
    ({ was }) => was?.kind === 'number' && was.low === figure.low && was.high === figure.high,
  )
}

/** Whether what was read in a message is only about what the last change touched. */
function touchesOnly(state: CaseState, { changes }: Hearing, { added, removed }: Route): boolean {
  const before = state.undo
  const last = lastChanged(state)
  const isNew = (key: string): boolean => before?.jobs.every((job) => job.key !== key) ?? false
  return (
    added.every((key) => before?.jobs.some((job) => job.key === key)) &&
    removed.every(({ key }) => isNew(key)) &&
    changes.every(({ job, slot }) => last.some((one) => one.job === job && one.slot === slot.id))
  )
}

/**
 * Answers a message after the figure that takes the last change back: 'lo studio niente, come prima', 'torniamo al 50
 * normale'. If the last change was not counted, the figure stays. Null for any other message.
 */
export function takeBack(
  context: TurnContext,
  state: CaseState,
  message: Message,
  {
    hearing,
    routed,
    lead,
  }: { readonly hearing: Hearing; readonly routed: Route; readonly lead: readonly string[] },
): Turn | null {
  const { whole, text, sentences } = message
  const isStated = sentences.every(({ kind, utterance }) => kind === 'statement' || isEcho(utterance))
  if (state.phase !== 'estimated' || !isStated || whole.words.length > mostWords) return null
  const isBack = clausesIn(text).some((clause) => isWayBack(clause))
  if (!touchesOnly(state, hearing, routed)) return null
  const isUnread = hearing.changes.length + routed.added.length + routed.removed.length === 0
  const isNoted = state.asked?.slot === whichChange.slot || state.notes?.at(-1) === state.told.at(-1)?.text
  if (isBack && isUnread && (isNoted || state.undo === null))
    return goOnLater(context, { ...state, asked: null }, [...lead, leaving], null)
  return state.undo && (isBack || (isUnread && returnsToFigure(state, message))) ? undo(context, state) : null
}
