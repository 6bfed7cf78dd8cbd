import { type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'

import type { AftermathTopic } from '../../answers/emergency/aftermath-topics.ts'
import type { EmergencyReply } from '../../answers/emergency/emergency.ts'
import { findPattern, patterns, says } from '../../italian/patterns.ts'
import { readUtterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { placeOfFacts } from '../../slots/facts.ts'
import { showEuro } from '../../wording/figures.ts'
import { professionalsLink } from '../../wording/places.ts'
import { openQuestions } from '../agenda.ts'
import { goOn } from '../asking.ts'
import { knownOf, longestTold, withTold } from '../case-state.ts'
import { type CaseState, newJob, type ReportedDanger } from '../case.ts'
import type { KnownJob } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { mentionOf } from '../jobs/ways/sure-mention.ts'
import { type Message } from '../message.ts'
import { typicalPrice } from '../prices/price-so-far.ts'
import { say } from '../reply/say.ts'
import { asksAboutWork } from './false-alarm.ts'

/** The quick answer of a customer who is safe. */
const safeAnswer = 'Sono al sicuro'

/** The trade that repairs the damage of a danger without a priced job. */
const trades: Readonly<Record<ReportedDanger['kind'], Profession>> = {
  gas: 'Idraulico',
  'carbon-monoxide': 'Idraulico',
  water: 'Idraulico',
  electricity: 'Elettricista',
  collapse: 'Impresa Edile',
  fire: 'Impresa Edile',
}

/** Dangers for which a tradesman helps first, and the rescuers only if the danger grows. */
const forTrades: ReadonlySet<ReportedDanger['kind']> = new Set<ReportedDanger['kind']>([
  'water',
  'electricity',
])

/** Subjects about the time after the danger. Their link leads to the professionals and not to the rescuers. */
const aboutRepair: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>([
  'repairer',
  'cost',
  'pays',
  'prevent',
  'safe',
])
/** Subjects with that link if a tradesman helps first. */
const aboutHelp: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>(['who', 'now', 'arrival', 'reconnect'])

/**
 * Subjects that stay about the danger after the customer has gone on to a job: no job has another answer to
 * 'posso rientrare?'.
 */
const lasting: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>(['back', 'reconnect'])

/** Subjects that need no answer about the danger if the message also answers the interview. */
const passing: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>(['safe', 'called', 'now', 'thanks'])

/** Matches wishes for a job, as opposed to questions about the danger. */
const wishes = patterns(
  'vorrei|vorremmo|voglio|vogliamo|preventiv*|avrei bisogno|mi servirebbe|stima|torniamo lavoro|riprendiamo|riprendere|andiamo avanti|dicevamo|cambiare|cambiar*|sostituire|rifare|rifarl*|installare|imbiancare|tinteggiare|nuovo impianto',
)
const priceWords = patterns('quanto|prezz*|cost*|cifra|spesa')
const repairs = patterns('ripar*|aggiust*|sistem*|rimett*|mettere|metterl*|montar*|rifar*|sostitui*|cambiar*')
/** Matches words for what was done about the danger, or for the time after it. */
const wasDone = patterns(
  'chiamat*|venut*|venuti|messo|messi|tolt*|chius*|stacc*|spent*|abbassat*|transennat*|fatto|adesso|ora|dopo',
)
/** Matches words for what the customer did at once. 'Dopo quanto costa?' says nothing of it. */
const wasMadeSafe = patterns('chius*|stacc*|spent*|abbassat*')
/** Matches words before the work that is to follow. */
const toDo = patterns('bisogna|occorre|dobbiamo|devo')
/** Matches words that say that the danger is over. */
const resolved = patterns(
  'tutto risolto|risolto tutto|stiamo tutti bene|non scende piu|non esce piu|non perde piu|non gocciola piu|passato tutto',
)
/** Whether a message says that the danger is over; 'non è tutto risolto' does not. */
const isResolved = ({ whole: { content } }: Message): boolean =>
  resolved.some((one) => findPattern(content, one).some(({ denied }) => !denied))
/** Matches a wish for a tradesman: 'mi serve un elettricista per quella presa'. */
const wantsTrade = patterns(
  'serve elettricista|serve idraulico|servirebbe elettricista|servirebbe idraulico|bisogno elettricista|bisogno idraulico|cerco elettricista|cerco idraulico|mandate elettricista|mandate idraulico',
)
/** Matches words that say that the danger goes on or comes back. */
const goesOn = patterns(
  'ancora|di nuovo|nuovamente|continua*|peggio*|aumenta*|torna*|sempre piu|piu forte|aiuto',
)

/** Records the danger that a message reports. */
export function withDanger(state: CaseState, { danger }: EmergencyReply, text: string): CaseState {
  const before = state.danger?.kind === danger ? `${state.danger.text} ` : ''
  return {
    ...state,
    danger: { kind: danger, stage: 'open', text: `${before}${text.trim()}`.slice(0, longestTold) },
  }
}

/** Whether a message that names a danger again only asks about it: 'la fuga di gas, chi la ripara?'. */
export function onlyAsksAboutDanger(
  { knowledge }: TurnContext,
  state: CaseState,
  { danger }: EmergencyReply,
  message: Message,
): boolean {
  if (state.danger === undefined || says(message.whole.content, goesOn)) return false
  // 'ho chiuso tutto, non scende più niente, adesso bisogna trovare il tubo rotto'
  if (says(message.whole.content, wasDone) && isResolved(message)) return true
  if (asksRepair({ ...state, jobs: [] }, message)) return true
  if (state.danger.kind !== danger) return false
  return knowledge.aftermath.topics(message.whole).some((topic) => !passing.has(topic))
}

/** Subjects about the time before the repair. */
const untilRepaired: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>([
  'now',
  'reconnect',
  'back',
  'stuck',
])

/** Whether a message asks for a job with a thing of its own: 'quanto costa cambiare la caldaia?'. */
function requestsJob({ named, whole }: Message, topics: readonly AftermathTopic[]): boolean {
  const isPriced = says(whole.content, priceWords)
  // 'staccata la luce' tells what the customer did, 'la posso riattaccare per le luci?' asks what may be done now.
  const isDone = topics.some((topic) => untilRepaired.has(topic))
  return named.some(
    ({ denied, isFallback, objectWeight, isAction, kind }) =>
      !denied &&
      !isFallback &&
      objectWeight > 0 &&
      ((isAction && !isDone) || (isPriced && kind !== 'statement')),
  )
}

/** Whether a message asks what the repair costs after something was done about the danger. */
function asksRepair({ jobs, danger }: CaseState, { whole: { content } }: Message): boolean {
  if (!says(content, priceWords) || !says(content, repairs)) return false
  if (jobs.length > 0) return says(content, wasDone)
  return danger !== undefined && forTrades.has(danger.kind) && says(content, wasMadeSafe)
}

function repairJob({ catalogue, knowledge }: TurnContext, { kind, text }: ReportedDanger): KnownJob | null {
  const key = knowledge.aftermath.repair(kind, readUtterance(text))
  return key === null ? null : catalogue.job(key)
}

/**
 * Returns a message that asks for the repair, with its job: the one in hand, one that it names clearly, or the one that
 * repairs the danger. In 'staccata la luce, quanto viene riparare la perdita?' the first clause names no further job.
 */
function withRepair({ context, state, message }: Following, danger: ReportedDanger): Message {
  const isInHand = (key: AnyJobKey): boolean => state.jobs.some((job) => job.key === key)
  if (state.jobs.length > 0)
    return { ...message, named: message.named.filter(({ key, also }) => also || isInHand(key)) }
  const job = repairJob(context, danger)
  const isNamed = message.named.some(({ denied, isFallback, isWeak }) => !denied && !isFallback && !isWeak)
  if (job === null || isNamed) return message
  const named = [{ ...mentionOf(job.key), kind: 'statement' }] as const
  return { ...message, named, said: message.text, saidWords: message.whole.words }
}

/** Returns what the repair usually costs; null for a repair without a price. */
function costOfRepair(context: TurnContext, state: CaseState, job: KnownJob): string | null {
  const price = typicalPrice(context, { ...state, jobs: [newJob(job.key, true)] })
  if (price === null) return null
  const { work, profession } = job.kind
  return `Dopo, quando è tutto in sicurezza, ${work} costa di solito ${showEuro(price.min, price.max)}, IVA compresa. È un caso tipico: quanto c’è da fare davvero lo dice ${professionWords[profession].one} quando lo vede, e di notte o nei festivi l’uscita costa di più.`
}

/** Returns the quick answers: that the customer is safe, then the job that repairs the damage. */
function chipsAfter(stage: ReportedDanger['stage'], job: KnownJob | null): string[] {
  if (stage === 'open') return [safeAnswer]
  return stage === 'safe' && job ? [job.kind.work] : []
}

function linkOf(
  state: CaseState,
  { kind }: ReportedDanger,
  job: KnownJob | null,
  topics: readonly AftermathTopic[],
): ReplyLink {
  const [first] = topics
  const isRepair =
    first !== undefined && (aboutRepair.has(first) || (forTrades.has(kind) && aboutHelp.has(first)))
  if (!isRepair) return { kind: 'call', number: '112' }
  return professionalsLink(job?.profession ?? trades[kind], placeOfFacts(state.shared))
}

/** A message that follows the report of a danger. */
interface Following {
  readonly context: TurnContext
  readonly state: CaseState
  readonly message: Message
  readonly lead: readonly string[]
}

function tell(
  { context, state, message, lead }: Following,
  danger: ReportedDanger,
  topics: readonly AftermathTopic[],
): Turn {
  const { aftermath } = context.knowledge
  const job = repairJob(context, danger)
  const { content } = message.whole
  // 'ho staccato tutto, mi serve un elettricista' goes on to the repair.
  const isHandled = says(content, wasDone) && says(content, wantsTrade) && !says(content, goesOn)
  const subjects = isHandled ? (['safe'] as const) : topics
  const words = subjects.map(
    (topic) =>
      (topic === 'cost' && job ? costOfRepair(context, state, job) : null) ??
      aftermath.answer(danger.kind, topic),
  )
  const asks = message.sentences.some(({ kind }) => kind !== 'statement')
  const first = asks ? aftermath.answer(danger.kind, 'other') : 'Va bene.'
  const said = words.length > 0 ? words : [`${first} ${aftermath.answer(danger.kind, 'meanwhile')}`]
  const isSafe = subjects.includes('safe')
  const afterwards = isSafe
    ? [`${aftermath.answer(danger.kind, 'after')} Quando vuoi la stima scrivimi che cosa si è rotto.`]
    : []
  const told = withTold(
    state,
    message.said,
    message.typed,
    state.jobs.map(({ key }) => key),
  )
  const stage = isSafe && danger.stage === 'open' ? 'safe' : danger.stage
  return say(context, {
    paragraphs: [...lead, ...said, ...afterwards],
    state: { ...told, danger: { ...danger, stage } },
    chips: chipsAfter(stage, job),
    isEmergency: true,
    link: linkOf(state, danger, job, subjects),
  })
}

/** Returns the case with the place that a message about the danger names: 'ho chiuso, sono a Lecce'. */
function withPlace(state: CaseState, { shared: { comune } }: CaseState): CaseState {
  return comune === undefined ? state : { ...state, shared: { ...state.shared, comune } }
}

/** Whether a turn is about a job: it names a new one, or a fact changed. */
function isAboutJob(before: CaseState, { state, reply }: Turn): boolean {
  return (reply.estimates ?? []).length > 0 || knownOf(before) !== knownOf(state)
}

/**
 * Whether a message goes back to the work that the report interrupted: with a question about it or, if nothing
 * was happening at once, about its price.
 */
function returnsToWork(
  { context: { knowledge }, state, message }: Following,
  { kind, text }: ReportedDanger,
  topics: readonly AftermathTopic[],
): boolean {
  if (state.jobs.length === 0) return false
  if (topics.every((topic) => passing.has(topic)) && asksAboutWork(knowledge, state, message)) return true
  const report = knowledge.emergency(readUtterance(text), kind)
  return report?.canWait === true && says(message.whole.content, priceWords)
}

/**
 * Answers a message that follows the report of a danger about that danger, until the customer goes on to a
 * job. `respond` answers it as a message of the interview.
 */
export function withAftermath(following: Following, respond: (message: Message) => Turn): Turn {
  const { context, state, message } = following
  const { danger } = state
  if (!danger) return respond(message)
  const topics = context.knowledge.aftermath.topics(message.whole)
  const goesOnToJob =
    says(message.whole.content, wishes) ||
    requestsJob(message, topics) ||
    (isResolved(message) && [priceWords, repairs, toDo].some((one) => says(message.whole.content, one))) ||
    asksRepair(state, message) ||
    returnsToWork(following, danger, topics)
  const isAnswer = message.whole.quantities.length > 0 && topics.every((topic) => passing.has(topic))
  const asksOn = danger.stage === 'over' ? topics.some((topic) => lasting.has(topic)) : topics.length > 0
  // An interview that the danger interrupted goes on as soon as the customer is safe.
  const resumes = topics.includes('safe') && state.jobs.length > 0
  const turn = respond(asksRepair(state, message) ? withRepair(following, danger) : message)
  if (asksOn && !goesOnToJob && !isAnswer && !resumes) {
    const kept = danger.stage === 'over' ? topics.filter((topic) => lasting.has(topic)) : topics
    return tell({ ...following, state: withPlace(state, turn.state) }, danger, kept)
  }
  const isOver = goesOnToJob || isAboutJob(state, turn)
  if (!isOver && danger.stage === 'open' && !resumes) return tell(following, danger, topics)
  const stage = isOver || danger.stage === 'over' ? 'over' : 'safe'
  const gone: CaseState = { ...turn.state, danger: { ...danger, stage } }
  // The report itself may have answered all questions, so nothing is left to change before the figure.
  const isReady =
    (isOver || resumes) && gone.phase === 'asking' && openQuestions(context.catalogue, gone).length === 0
  return isReady && gone.jobs.length > 0
    ? goOn(context, gone, [...following.lead], null)
    : { ...turn, state: gone }
}
