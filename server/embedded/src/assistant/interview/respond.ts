import { patterns, says } from '../italian/patterns.ts'
import { weighs } from '../italian/sentences/asides.ts'
import { placeOfFacts } from '../slots/facts.ts'
import { acknowledgeChanges } from '../wording/acknowledge.ts'
import {
  addedSentence,
  otherServiceSentence,
  removedSentence,
  startSentence,
  switchedSentence,
} from '../wording/jobs.ts'
import { agreed, taken } from './acts/agreeing.ts'
import { lateChanges } from './acts/late/late-changes.ts'
import { lateOption, sureOption } from './acts/late/late-options.ts'
import { answersAsMeant, meantLate } from './acts/late/meant.ts'
import { droppedOption } from './acts/left-out/dropped-options.ts'
import { partLeftOut } from './acts/left-out/parts-left-out.ts'
import { nothingNew } from './acts/nothing-new.ts'
import { onlyOf } from './acts/only.ts'
import { takeBack } from './acts/taking-back.ts'
import { askedQuestion, jobsAtHand, openQuestions } from './agenda.ts'
import { answerQuestions } from './answering.ts'
import { alreadyCounted } from './asides/already-counted.ts'
import { isUrgent, urgencyWords } from './asides/urgency.ts'
import { goOnLater, goOnWithAssumed, likelyJobs } from './asking.ts'
import { longestTold, withDropped, withNote, withTold } from './case-state.ts'
import { type CaseState, newJob, whichJob, withUndo } from './case.ts'
import { isPriced } from './catalogue.ts'
import type { Turn, TurnContext } from './context.ts'
import { type Heard, nothingHeard, withHeardAnswers, withHeardJobs } from './facts/heard.ts'
import { withoutAnswered } from './facts/hearing/answered.ts'
import { countsOther } from './facts/hearing/counts-of-other.ts'
import { withoutDroppingClauses } from './facts/hearing/dropping-clauses.ts'
import { hear } from './facts/hearing/hearing.ts'
import type { Change } from './facts/hearing/parts.ts'
import { withInherited, withoutDropped, withoutTime } from './facts/inherit.ts'
import { withOwnList } from './facts/own/own-list.ts'
import type { OwnAnswers } from './facts/own/own-words.ts'
import { asKnownAnswer, asQuickAnswer } from './facts/own/quick-answer.ts'
import { ofBathroom } from './facts/rooms/bathroom-floor.ts'
import { withOtherBathroom } from './facts/rooms/other-bathroom.ts'
import { withoutCountedThings } from './facts/variants/chosen-size.ts'
import { withAdditions } from './jobs/additions.ts'
import { putOffWords } from './jobs/giving-up.ts'
import { remainingWork } from './jobs/leaving/remaining-work.ts'
import { withPlaces } from './jobs/mentions/beside-or-instead.ts'
import { withoutPlan } from './jobs/mentions/plans.ts'
import { withSecondOpinion } from './jobs/opinions/second-opinion.ts'
import { type Route, route, unchanged } from './jobs/routing.ts'
import { withReplacement } from './jobs/ways/replacement.ts'
import { withSameVerb } from './jobs/ways/same-verb.ts'
import { withoutServingWords } from './jobs/ways/serving-words.ts'
import { type Message, readMessage } from './message.ts'
import { sendsLater } from './photos/photo-slot.ts'
import { priceSoFar } from './prices/price-so-far.ts'
import { proceed } from './proceed.ts'
import { labelOf } from './reply/change-label.ts'
import { mixedWords } from './reply/mixed-words.ts'

/** The first paragraphs of a reply, and further data about the message. */
export interface Opening {
  readonly lead: readonly string[]
  /** Whether photos arrived with the message. */
  readonly arrived: boolean
  /** What the model recognised in the message. */
  readonly heard: Heard
}

/** Maximum number of words of a first message that may answer the first question before it is asked. */
const shortFirst = 5

/** Minimum probability of a job that is assumed for a customer who cannot name it. */
const leastAssumed = 0.25

/** Matches a request that names no job. It is then about the chat's service. */
const generic = patterns(
  'preventiv*|stima|quanto cost*|quanto viene|quanto verrebbe|prezz*|costi|costo|spesa|quotazion*',
)
/** Returns the case after the jobs of a message are routed. Added jobs get the facts known so far. */
function withRoute(context: TurnContext, state: CaseState, routed: Route, message: Message): CaseState {
  const { catalogue } = context
  const jobs = routed.jobs.map((job) => {
    const known = catalogue.job(job.key)
    if (!known || !routed.added.includes(job.key)) return job
    // A dropped job that is added again gets its answers back, including the unknown ones.
    const before = state.dropped.find(({ key }) => key === job.key)
    const given = before ? { ...job, facts: before.facts } : job
    return withInherited(catalogue, state, known, ofBathroom(state, given, message))
  })
  const asked = state.asked?.job && !jobs.some(({ key }) => key === state.asked?.job) ? null : state.asked
  const isSettled = asked?.slot === whichJob.slot && jobs.length > 0
  // A message about another job does not answer the question about photos or the start date, even if it
  // contains 'no'.
  const isAside = asked?.job === null && asked.slot !== 'comune'
  return { ...withDropped(state, routed.removed), jobs, asked: isSettled || isAside ? null : asked }
}

/**
 * Returns the case with the chat's standard job, if the message contains anything about it; otherwise null. A customer who
 * cannot tell which job it is gets the one that the words before most probably ask for.
 */
function assumeStandard(context: TurnContext, state: CaseState, message: Message): CaseState | null {
  const { catalogue, slug } = context
  const isAgain = state.asked?.slot === whichJob.slot
  const isUnknown = isAgain && message.whole.polarity === 'unknown'
  const [likely] = isUnknown ? likelyJobs(context, state, leastAssumed) : []
  const job = newJob(likely ?? catalogue.standard(slug), false)
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
  // A customer who cannot name the job, or whose words are not understood, gets the standard job.
  return reads || isGeneric || knows || isAgain ? asking : null
}

/** Returns the sentences about the jobs that a message adds or removes. */
function jobWords(context: TurnContext, before: CaseState, state: CaseState, routed: Route): string[] {
  const { catalogue, slug } = context
  const added = jobsAtHand(catalogue, state).filter(
    (job) => routed.added.includes(job.key) && job.inHand.named && isPriced(job),
  )
  const works = added.map(({ kind }) => kind.work)
  const removed = routed.removed
    .filter(({ named }) => named)
    .flatMap(({ key }) => catalogue.job(key)?.kind.work ?? [])
  const other = added.filter((job) => job.slug !== slug)
  const place = other.length > 0 && other.length === added.length ? other.slice(0, 1) : []
  const notes = place.map((job) => otherServiceSentence(job))
  if (added.length === 0)
    return removed.length > 0 && routed.jobs.length > 0 ? [removedSentence(removed)] : []
  if (routed.replaced) return [[switchedSentence(works, before.told.length > 0), ...notes].join(' ')]
  const hadNamed = before.jobs.some(({ named }) => named)
  return [[hadNamed ? addedSentence(works) : startSentence(works), ...notes].join(' ')]
}

/** Returns changes in which an added job corrects nothing: what it took over from another job is not its own answer. */
const ofNewJobs = (changes: readonly Change[], { added }: Route): readonly Change[] =>
  changes.map((change) => (change.job && added.includes(change.job) ? { ...change, before: null } : change))

/** Answers a message that is neither an emergency nor a command such as 'annulla'. */
export function respond(context: TurnContext, given: CaseState, typed: Message, opening: Opening): Turn {
  const { catalogue, slug } = context
  const withKnown = (known: OwnAnswers): Turn =>
    respond(context, given, asKnownAnswer(typed, known), {
      ...opening,
      heard: { jobs: [], answers: known.answers },
    })
  // 'mia suocera dice alluminio, cosa ne pensi' chooses nothing, and 'mettetene tre per anta' counts no windows.
  const isUnheard = opening.heard === nothingHeard && !weighs(typed.whole) && !countsOther(given, typed)
  const left = isUnheard ? remainingWork(given, typed) : null
  if (left) {
    const wish = readMessage(catalogue, context.knowledge, slug, {
      typed: left,
      isOpening: false,
      isEstimated: true,
    })
    return respond(context, given, { ...wish, typed: typed.typed }, opening)
  }
  const own = isUnheard ? answersAsMeant(context, given, typed) : null
  if (own) return withKnown(own)
  const sure = isUnheard ? sureOption(context, given, typed) : null
  if (sure) return withKnown(sure)
  const list = isUnheard ? withOwnList(catalogue, given, typed) : null
  if (list)
    return respond(context, given, list.message, { ...opening, heard: { jobs: [], answers: list.answers } })
  const planned = withoutPlan(context, given, typed)
  if (planned) return respond(context, withNote(given, planned.plan), planned.message, opening)
  const counting = withSameVerb(
    given,
    withOtherBathroom(given, withoutCountedThings(catalogue, given, asQuickAnswer(context, given, typed))),
  )
  const replacing = withReplacement(context, given, counting)
  const placed = withPlaces(catalogue, given, withAdditions(context, given, replacing))
  const first = hear(catalogue, given, placed)
  const message = withoutServingWords(catalogue, given, placed, first)
  const before = message === placed ? first : hear(catalogue, given, message)
  const changesJob = before.changes.some(({ job }) => job !== null)
  const byCues = route(catalogue, slug, given, withoutAnswered(given, message, before), {
    answered: before.answered,
    changesJob,
    isEmpty: true,
  })
  const understood = withSecondOpinion(context, { state: given, changesJob }, message, byCues)
  // 'la caldaia la posso tenere di scorta?' chooses no hybrid system.
  const meant = message.isOnly === true ? unchanged(given) : understood
  const routed = withHeardJobs(catalogue, given.jobs, meant, opening.heard)
  const isChanged = routed.added.length > 0 || routed.removed.length > 0
  const withJobs = isChanged ? withRoute(context, given, routed, message) : { ...given, jobs: routed.jobs }
  const assumed = withJobs.jobs.length === 0 ? assumeStandard(context, withJobs, message) : null
  const beside = routed.jobs.some(({ key }) => !routed.added.includes(key)) ? routed.added : []
  const adding = { beside, fresh: routed.added }
  const telling = withoutDroppingClauses(context, given, routed.removed, message)
  const read = withoutDropped(hear(catalogue, assumed ?? withJobs, telling, adding), routed.removed)
  const isPutOff = routed.removed.length > 0 && putOffWords(message).size > 0
  const heardBy = isPutOff ? withoutTime(read, given) : read
  const hearing = withHeardAnswers(catalogue, heardBy, opening.heard, heardBy.state.asked)
  const only = onlyOf(given, message, hearing, routed)
  if (only !== null) {
    const again = { typed: typed.text, isOpening: false, isEstimated: true, only }
    return respond(context, given, readMessage(catalogue, context.knowledge, slug, again), opening)
  }
  const back = takeBack(context, given, message, { hearing, routed, lead: opening.lead })
  if (back) return back
  const nothingRead = hearing.changes.length === 0 && !isChanged && hearing.askBack === null
  const order = nothingRead ? taken(catalogue, given, message) : null
  if (order) return respond(context, { ...given, asked: null }, order, opening)
  const agreement = isChanged ? null : agreed(context, given, message, { hearing, lead: opening.lead })
  if (agreement) return agreement
  const less = nothingRead ? droppedOption(context, given, message) : null
  if (less) return withKnown(less)
  const known = nothingRead ? nothingNew(context, given, message, opening.lead) : null
  if (known) return known
  const other = isUnheard ? meantLate(context, given, { typed, message }, { hearing, routed }) : null
  const all = { hearing, routed, lead: opening.lead, isMeant: other !== null }
  const leftOut = partLeftOut(context, given, message, all)
  if (leftOut) return leftOut
  if (other) return respond(context, given, other.message, { ...opening, heard: other.heard })
  const late = nothingRead && isUnheard ? lateChanges(context, given, message) : null
  if (late) return respond(context, given, { ...typed, acts: null }, { ...opening, heard: late })
  const option = nothingRead && isUnheard ? lateOption(context, given, message) : null
  if (option) return withKnown(option)
  const label = labelOf(context.catalogue, hearing, routed)
  const keys = hearing.state.jobs.map(({ key }) => key)
  const told = withTold(
    hearing.state,
    message.said || (label === null ? '' : message.text),
    message.typed,
    keys,
  )
  const noted = label === null ? told : withUndo(told, given, label)
  const asked = askedQuestion(catalogue, given)
  const answered = hearing.answered && asked ? asked.slot.id : null
  const answers = answerQuestions(context, noted, message, {
    nothingRead,
    answered,
    isDescription: given.told.length === 0 && routed.added.length > 0,
    isTrouble: given.told.length === 0 && noted.jobs.length === 0,
    addsJob: routed.added.length > 0 || assumed !== null,
    dropsJob: routed.removed.length > 0,
    place: hearing.changes.some(({ slot }) => slot.id === 'comune')
      ? (placeOfFacts(hearing.state.shared)?.label ?? null)
      : null,
  })
  const urgent = isUrgent(message.whole)
    ? urgencyWords(context, answers.state)
    : { words: [], state: answers.state }
  const isPlain = hearing.answered && hearing.changes.length === 1 && asked?.slot === hearing.changes[0]?.slot
  const lead = [
    ...opening.lead,
    ...urgent.words,
    ...jobWords(context, given, withJobs, routed),
    ...acknowledgeChanges(ofNewJobs(hearing.changes, routed), {
      plain: isPlain,
      isWhatIf: message.isWhatIf,
      turn: given.told.length,
      isLater: sendsLater(message.whole),
    }),
    ...mixedWords(catalogue, given, hearing, message),
  ]
  const isAhead = hearing.changes.length > 0 || isChanged
  const asks = nothingRead && message.sentences.every(({ kind }) => kind !== 'statement')
  const { wondered: _before, ...rest } = urgent.state
  const wondered = asks ? { wondered: message.text.slice(0, longestTold) } : {}
  const state: CaseState = { ...rest, ...wondered, misses: isAhead ? 0 : given.misses }
  const isUnnamed = assumed !== null && given.asked?.slot === whichJob.slot && hearing.changes.length === 0
  if (isUnnamed && lead.length + answers.paragraphs.length === 0)
    return goOnWithAssumed(context, state, message)
  const step = {
    context,
    state,
    message,
    hearing,
    answers,
    lead,
    label,
    isChanged,
    arrived: opening.arrived,
  }
  const price = priceSoFar(step)
  const counted = nothingRead ? alreadyCounted(catalogue, given, message) : null
  if (counted !== null && given.phase === 'estimated')
    return goOnLater(context, withNote(state, message.typed), [...lead, counted], null)
  const said = price.length > 0 ? price : counted === null ? answers.paragraphs : [counted]
  return proceed({ ...step, lead: [...lead, ...said], isAnswered: said.length > 0 })
}
