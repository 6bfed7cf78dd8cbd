import { endingOf } from '../../italian/antecedent.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { undo } from '../asides/restart.ts'
import { goOnLater } from '../asking.ts'
import type { CaseState } from '../case.ts'
import type { Turn, TurnContext } from '../context.ts'
import { clausesIn } from '../facts/choices/choosing.ts'
import type { Hearing } from '../facts/hearing/parts.ts'
import type { Route } from '../jobs/routing.ts'
import type { Message } from '../message.ts'
import { changing } from './acts.ts'
import { leaving, whichChange } from './clarify.ts'
import { lastChanged } from './last-change.ts'

/** What was read in a message: its facts and its jobs. `lead` has the first paragraphs of the reply. */
export interface Understood {
  readonly hearing: Hearing
  readonly routed: Route
  readonly lead: readonly string[]
}

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

/** Matches words that return to an earlier state: 'torniamo a quello solo in camera'. Does not match a journey: 'torniamo a casa'. */
export const returnTo =
  /(?:^| )(?:torn(?:o|iamo|a|ate|erei|eremmo) (?:a|al|allo|all|alla|ai|agli|alle)|(?:si )?torna indietro (?:a|al|alla|ai)) (?!(?:casa|parlare|dire|vivere|abitare|stare|chiedere|scrivere|sentirci|voi|te|lei|noi|discorso) ?)/
/** Maximum probability of a question, and minimum probability of a change, of such a message. */
const returns = { asks: 0.3, changes: 0.3 } as const

/** Whether a message returns to the case before the last change, in words that the rules do not read. */
function returnsToBefore(state: CaseState, { whole, acts }: Message): boolean {
  if (acts === null || state.undo === null || lastChanged(state).length === 0) return false
  if (acts.ask > returns.asks || changing(acts) < returns.changes) return false
  return returnTo.test(spokenText(whole.words)) && whole.quantities.every(({ article }) => article)
}

/** Matches an order that only has a pronoun: 'va be’, mettile', 'no dai, le vogliamo'. */
const byPronoun =
  /^(?:(?:va|be|vabe|vabbe|beh|ok|okay|no|si|ma|anzi|dai|allora|e|alla|fine|ripensandoci|bene|scusa|scusate|pero|invece|aspetta|aspettate) ){0,7}(?:(?:(?:ri)?mett(?:i|ete|iamo)|tieni|ten(?:ete|iamo)|aggiung(?:i|ete|iamo)|f(?:ate|acciamo)|cont(?:a|ate|iamo))(?:me|ce)?l(?<end>[oaie])|l(?<own>[oaie]) (?:voglio|vogliamo|facciamo|faccio|mettiamo|metto|teniamo|tengo))(?: (?:pure|anche|dai|allora|grazie|si|lo stesso))?$/
/** The articles and pronouns of the things that such a pronoun stands for. */
const namedBefore = { o: /^(?:il|lo|l)$/, a: /^(?:la|l)$/, i: /^(?:i|gli|li)$/, e: /^le$/ } as const

/** Matches an order to put back what was left out: 'rimetta quello che le avevo fatto togliere'. */
const whatWasLeft =
  /(?:^| )(?<!(?:^| )non )(?:rimett|riaggiung)\p{L}{1,5} (?:(?:di|nuovo|pure|dentro) ){0,2}(?:quell[oaie]|il lavoro|la voce) che (?:(?:le|ti|vi|prima) ){0,2}(?:avev(?:o|amo)|ho|abbiamo) (?:(?:fatto|detto|chiesto|di|prima) ){0,3}(?:togli|tolt|lev|elimin|scart|cancell)/u

const countedAgain = 'Va bene: conto di nuovo anche quello.'

/** Returns the jobs that the last change left out; none if it did something else too. */
function leftOut({ jobs, undo: before }: CaseState): CaseState['jobs'] {
  const left = before?.jobs.filter(({ key }) => jobs.every((job) => job.key !== key)) ?? []
  return jobs.length + left.length === before?.jobs.length ? left : []
}

/** Whether a message puts a job back that the last change left out: 'va be’, mettile', after 'le telecamere no'. */
function putsBack(state: CaseState, { whole }: Message): boolean {
  const { told } = state
  const found = byPronoun.exec(spokenText(whole.words))?.groups
  const ending = endingOf(found?.['end'] ?? found?.['own'] ?? '')
  const left = leftOut(state)
  if (!found || left.length === 0) return false
  const last = told.findLast((one, at) =>
    left.some(({ key }) => !one.jobs.includes(key) && told[at - 1]?.jobs.includes(key)),
  )
  return readUtterance(last?.text ?? '').words.some(({ text }) => namedBefore[ending].test(text))
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
 * normale', or at any time one that puts a job back. If the last change was not counted, the figure stays. Null for any
 * other message.
 */
export function takeBack(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { hearing, routed, lead }: Understood,
): Turn | null {
  const { whole, text, sentences } = message
  const isStated = sentences.every(({ kind, utterance }) => kind === 'statement' || isEcho(utterance))
  if (!isStated) return null
  if (leftOut(state).length > 0 && whatWasLeft.test(spokenText(whole.words)))
    return undo(context, state, countedAgain)
  if (whole.words.length > mostWords) return null
  const isUnread = hearing.changes.length + routed.added.length + routed.removed.length === 0
  // The 'no' of 'ma no dai, mettetele' answers no question about photos.
  const isOfNoJob =
    isUnread || (hearing.changes.every(({ job }) => job === null) && routed.added.length === 0)
  if (isOfNoJob && putsBack(state, message)) return undo(context, state, countedAgain)
  if (state.phase !== 'estimated') return null
  const isBack = clausesIn(text).some((clause) => isWayBack(clause))
  if (!touchesOnly(state, hearing, routed)) return null
  const isNoted = state.asked?.slot === whichChange.slot || state.notes?.at(-1) === state.told.at(-1)?.text
  if (isBack && isUnread && (isNoted || state.undo === null))
    return goOnLater(context, { ...state, asked: null }, [...lead, leaving], null)
  const isReturn =
    isBack || (isUnread && (returnsToFigure(state, message) || returnsToBefore(state, message)))
  if (!state.undo || !isReturn) return null
  // 'torniamo alla caldaia normale' takes back no first message.
  if (state.undo.jobs.length === 0)
    return goOnLater(context, { ...state, asked: null }, [...lead, leaving], null)
  return undo(context, state)
}
