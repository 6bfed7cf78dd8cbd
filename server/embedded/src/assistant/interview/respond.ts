import { roundRange } from '../estimate/rounding.ts'
import { patterns, says } from '../italian/patterns.ts'
import type { Facts } from '../slots/facts.ts'
import { unknownFact } from '../slots/slot.ts'
import { acknowledgeChanges } from '../wording/acknowledge-changes.ts'
import { showEuro } from '../wording/figures.ts'
import { askedQuestion, jobsAtHand, laterQuestions, openQuestions } from './agenda.ts'
import { answerQuestions, type Answers } from './answering.ts'
import { ask, askWhichJob, goOn, goOnLater, missed, unknownWords, whichJob, withUnknown } from './asking.ts'
import { type CaseState, newJob, sharedIds, withUndo } from './case.ts'
import { withDropped, withTold } from './case-state.ts'
import type { Turn, TurnContext } from './context.ts'
import { type Hearing, hear } from './hearing.ts'
import { withInherited } from './inherit.ts'
import { jobWords } from './jobs-said.ts'
import type { Message } from './message.ts'
import { isPartOf, type Route, route } from './routing.ts'
import { say } from './say.ts'
import { conclude, estimateOf } from './showing.ts'
import { isUrgent, urgencyWords } from './urgency.ts'

/** What a reply begins with, and what else is known of the message. */
export interface Opening {
  readonly lead: readonly string[]
  /** Whether photos came with the message. */
  readonly arrived: boolean
  /** What somebody else has understood of it. */
  readonly heard: Facts
}

/** A first message this short may answer the first question without having been asked it. */
const shortFirst = 5

/** A request that names no job: the chat's own service is meant. */
const generic = patterns('preventiv*|stima|quanto cost*|quanto viene|quanto verrebbe|prezz*|costi|costo|spesa|quotazion*')
const hurried = patterns(
  'basta domande|troppe domande|salta domande|senza domande|niente domande|dammi stima|dammi subito stima|fammi stima|fai stima|dimmi prezzo|dimmi solo prezzo|voglio subito prezzo|voglio prezzo|stima subito|prezzo subito|dammi prezzo|dammi subito prezzo|dammi subito|dammi cifra|spara cifra|cifra indicativa subito|fai tu resto|solo prezzo|calcola|procedi stima|vai stima|a spanne',
)

/** The case after the jobs that a message names: new ones know what was said before. */
function withRoute(context: TurnContext, state: CaseState, routed: Route): CaseState {
  const { catalogue } = context
  const jobs = routed.jobs.map((job) => {
    const known = catalogue.job(job.key)
    return known && routed.added.includes(job.key) ? withInherited(catalogue, state, known, job) : job
  })
  const asked = state.asked?.job && !jobs.some(({ key }) => key === state.asked?.job) ? null : state.asked
  const isSettled = asked?.slot === whichJob.slot && jobs.length > 0
  // A message about another job does not answer 'photos?' or 'when?' by its 'no'.
  const isAside = asked?.job === null && asked.slot !== 'comune'
  return { ...withDropped(state, routed.removed), jobs, asked: isSettled || isAside ? null : asked }
}

/** The case as it is when the chat's standard job is assumed, if the message tells anything about it. */
function assumeStandard(context: TurnContext, state: CaseState, message: Message): CaseState | null {
  const { catalogue, slug } = context
  const job = newJob(catalogue.standard(slug), false)
  const known = catalogue.job(job.key)
  if (!known) return null
  const assumed = { ...state, jobs: [withInherited(catalogue, state, known, job)], asked: null }
  const words = message.whole.words.filter(({ kind }) => kind !== 'mark').length
  const [first] = openQuestions(catalogue, assumed)
  const isShort = !state.greeted && words <= shortFirst && first
  const asking = isShort ? { ...assumed, asked: { job: first.job, slot: first.slot.id } } : assumed
  const reads = hear(catalogue, asking, message).changes.some((change) => change.job !== null)
  const isGeneric = says(message.whole.content, generic)
  const knows = Object.keys(assumed.jobs[0]?.facts ?? {}).length > 0
  return reads || isGeneric || knows ? asking : null
}

/**
 * The chat's standard job, if a first message names nothing but parts of it and says how large the whole is: '6 kW con
 * batteria' is a plant and no battery for a plant that is there.
 */
function wholeJob(context: TurnContext, state: CaseState, message: Message): CaseState['jobs'][number] | null {
  const { catalogue, slug } = context
  const key = catalogue.standard(slug)
  const wanted = message.named.filter(({ denied }) => !denied)
  const areParts = wanted.every((one) => !one.only && !one.isAction && isPartOf(catalogue, one.key, key))
  if (state.jobs.length > 0 || wanted.length === 0 || !areParts) return null
  const job = newJob(key, true)
  const { changes } = hear(catalogue, { ...state, jobs: [job] }, message)
  const ofParts = new Set(wanted.flatMap((one) => catalogue.job(one.key)?.engine.slots.map(({ id }) => id) ?? []))
  const isSize = ({ slot, fact }: (typeof changes)[number]) => fact.kind === 'number' && !ofParts.has(slot.id)
  return changes.some((change) => isSize(change)) ? job : null
}

/** A hearing with what somebody else has understood, for questions that are still open. */
function withHeard(context: TurnContext, hearing: Hearing, heard: Facts): Hearing {
  const ids = Object.keys(heard)
  if (ids.length === 0) return hearing
  const all = [...openQuestions(context.catalogue, hearing.state), ...laterQuestions(context.catalogue, hearing.state)]
  const open = all.filter(({ slot }) => heard[slot.id] !== undefined)
  if (open.length === 0) return hearing
  let { state } = hearing
  for (const { job, slot } of open) {
    const fact = heard[slot.id] ?? unknownFact
    state = sharedIds.has(slot.id)
      ? { ...state, shared: { ...state.shared, [slot.id]: fact } }
      : {
          ...state,
          jobs: state.jobs.map((one) => (one.key === job ? { ...one, facts: { ...one.facts, [slot.id]: fact } } : one)),
        }
  }
  const changes = open.map(({ job, slot }) => ({ job, slot, before: null, fact: heard[slot.id] ?? unknownFact }))
  return { ...hearing, state, changes: [...hearing.changes, ...changes] }
}

/** What undoing takes back, in a few words. */
function labelOf(context: TurnContext, hearing: Hearing, routed: Route): string | null {
  const [added] = routed.added
  const kind = added ? context.catalogue.job(added)?.kind : null
  if (kind) return kind.title
  const change = hearing.changes.findLast(({ fact }) => fact.kind !== 'photos')
  if (!change) return null
  return change.fact.kind === 'unknown' ? change.slot.label : change.slot.show(change.fact)
}

/** Answers a message that is neither an emergency nor about the conversation itself. */
export function respond(context: TurnContext, given: CaseState, message: Message, opening: Opening): Turn {
  const { catalogue, slug } = context
  const before = hear(catalogue, given, message)
  const whole = wholeJob(context, given, message)
  const routed = whole ? { jobs: [whole], added: [whole.key], removed: [], replaced: false } : route(catalogue, slug, given, message, { answered: before.answered, isEmpty: true })
  const isChanged = routed.added.length > 0 || routed.removed.length > 0
  const withJobs = isChanged ? withRoute(context, given, routed) : { ...given, jobs: routed.jobs }
  const assumed = withJobs.jobs.length === 0 ? assumeStandard(context, withJobs, message) : null
  const hearing = withHeard(context, hear(catalogue, assumed ?? withJobs, message), opening.heard)
  const nothingRead = hearing.changes.length === 0 && !isChanged && hearing.askBack === null
  const label = labelOf(context, hearing, routed)
  const keys = hearing.state.jobs.map(({ key }) => key)
  const told = withTold(hearing.state, message.said, keys)
  const noted = label === null ? told : withUndo(told, given, label)
  const answers = answerQuestions(context, noted, message, nothingRead)
  const urgent = isUrgent(message.whole) ? urgencyWords(context, noted) : { words: [], state: noted }
  const asked = askedQuestion(catalogue, given)
  const isPlain = hearing.answered && hearing.changes.length === 1 && asked?.slot === hearing.changes[0]?.slot
  const lead = [
    ...opening.lead,
    ...urgent.words,
    ...jobWords(context, given, withJobs, routed),
    ...acknowledgeChanges(hearing.changes, { plain: isPlain, isWhatIf: message.isWhatIf, turn: given.told.length }),
    ...answers.paragraphs,
  ]
  const state: CaseState = { ...urgent.state, misses: nothingRead ? given.misses : 0 }
  return proceed({ context, state, message, hearing, answers, lead, label, isChanged: isChanged || opening.arrived })
}

interface Step {
  readonly context: TurnContext
  readonly state: CaseState
  readonly message: Message
  readonly hearing: Hearing
  readonly answers: Answers
  readonly lead: readonly string[]
  readonly label: string | null
  readonly isChanged: boolean
}

const priceWords = patterns('quanto cost*|quanto viene|quanto vien*|quanto verrebb*|quanto sarebb*|quanto spend*|quanto mi cost*|quanto chied*|prezz*|costo|costi|che cifra|cifra')

/** What a customer who asks for the price hears before the questions are answered: the figure so far. */
function priceSoFar({ context, state, message }: Step): string[] {
  if (!message.sentences.some(({ kind }) => kind !== 'statement') || !says(message.whole.content, priceWords)) return []
  const estimates = jobsAtHand(context.catalogue, state).flatMap((job) => estimateOf(state, job) ?? [])
  const left = openQuestions(context.catalogue, state).length
  if (estimates.length === 0 || left === 0) return []
  const gross = roundRange({
    min: estimates.reduce((sum, one) => sum + one.gross.min, 0),
    max: estimates.reduce((sum, one) => sum + one.gross.max, 0),
  })
  const answers = left === 1 ? 'Mi manca una risposta' : `Mi mancano ${left} risposte`
  return [`Un caso tipico sta sui ${showEuro(gross.min, gross.max)}, IVA compresa. ${answers} per dirti il tuo.`]
}

/** What comes after the words about the message: the next question, the estimate, or the same question again. */
function proceed(step: Step): Turn {
  const { context, state, message, hearing, answers, lead, label, isChanged } = step
  const { catalogue } = context
  const turn = next(step)
  return answers.link && !turn.reply.link ? { ...turn, reply: { ...turn.reply, link: answers.link } } : turn

  function next(of: Step): Turn {
    const asked = askedQuestion(catalogue, state)
    const isShown = state.jobs.some(({ shown }) => shown !== null)
    if (state.jobs.length === 0) return askWhichJob(context, state, lead)
    if (!isShown && says(message.whole.content, hurried)) {
      const settled = withUnknown(state, openQuestions(catalogue, state))
      return conclude(context, settled, [...lead, 'Va bene: dove non mi hai risposto uso un caso tipico.'], label)
    }
    const { askBack } = hearing
    if (askBack && !hearing.answered) {
      const slot = { job: askBack.job, slot: askBack.slot.id }
      return say(context, {
        paragraphs: [...lead, askBack.words],
        chips: askBack.chips,
        state: { ...state, asked: slot, misses: state.misses + 1 },
        undo: label,
      })
    }
    if (hearing.unknown && asked) {
      const settled = withUnknown({ ...state, misses: 0 }, [asked])
      const words = [...lead, unknownWords(asked.slot)]
      return isShown ? goOnLater(context, settled, words, asked.slot.label) : goOn(context, settled, words, asked.slot.label)
    }
    if (isChanged || hearing.changes.length > 0) return isShown ? again(of) : goOn(context, state, lead, label)
    return unread(of)
  }
}

/** After the estimate: what changes the price is shown at once, or asked about if a job was added. */
function again({ context, state, message, hearing, lead, label, isChanged }: Step): Turn {
  const isPriced = hearing.changes.some(({ slot }) => slot.price !== null || slot.id === 'comune')
  if (!isPriced && !isChanged) return goOnLater(context, state, lead, label)
  const open = openQuestions(context.catalogue, state)
  if (!message.isWhatIf && open.length > 0) return goOn(context, state, lead, label)
  return conclude(context, withUnknown(state, open), lead, label)
}

/** A message that changes nothing: an answered question of the customer, something known, or nothing understood. */
function unread(step: Step): Turn {
  const { context, state, message, hearing, answers } = step
  const asked = askedQuestion(context.catalogue, state)
  const isShown = state.jobs.some(({ shown }) => shown !== null)
  const [open] = openQuestions(context.catalogue, state)
  const question = asked ?? open ?? null
  const isNamed = message.named.some(({ key, denied }) => !denied && state.jobs.some((job) => job.key === key))
  const price = answers.paragraphs.length === 0 ? priceSoFar(step) : []
  const isAnswered = answers.paragraphs.length > 0 || price.length > 0 || message.language !== null
  const isQuestion = message.sentences.some(({ kind }) => kind !== 'statement')
  const lead = [...step.lead, ...price]
  const words = isAnswered || isNamed || !isQuestion ? lead : [...lead, 'Questo da qui non lo so: te lo dice il professionista al sopralluogo.']
  if (isNamed && isShown && !isAnswered) return conclude(context, state, lead, null)
  if (isAnswered || isQuestion || isNamed || hearing.repeated) {
    const said = (hearing.repeated || isNamed) && !isAnswered ? [...words, isNamed ? 'Sì, ti stimo proprio questo.' : 'Sì, questo l’ho già segnato.'] : words
    if (!isShown && question) return ask(context, state, question, said)
    return say(context, { paragraphs: said, state, chips: [] })
  }
  return missed(context, state, lead)
}
