import { whoDoes } from '../answers/about/subject.ts'
import { splitWords } from '../italian/words.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import { guessJob } from '../recognise/learned/guess.ts'
import { type Fact, type Facts, placeOfFacts } from '../slots/facts.ts'
import { whichTown } from '../slots/place-slot.ts'
import { type Slot, unknownFact } from '../slots/slot.ts'
import { listWords, lowerFirst } from '../wording/figures.ts'
import { professionalsSentence } from '../wording/places.ts'
import { askedQuestion, jobsAtHand, laterQuestions, openQuestions, type Question } from './agenda.ts'
import { withNote } from './case-state.ts'
import { type CaseState, factsOf, whichJob } from './case.ts'
import { once } from './case.ts'
import { isPriced } from './catalogue.ts'
import type { Turn, TurnContext } from './context.ts'
import type { Message } from './message.ts'
import { conclude, handOvers } from './prices/showing.ts'
import { say, type Said, whereLink } from './reply/say.ts'

/** Number of jobs that the question offers. */
const mostOffered = 4
/** Minimum probability of an offered job. */
const leastLikely = 0.03

/**
 * Returns the jobs that the last message most probably asks for; none if it has too few known words.
 *
 * @param least the minimum probability of each of them
 */
export function likelyJobs(
  { catalogue, slug }: TurnContext,
  { told }: CaseState,
  least: number,
): readonly AnyJobKey[] {
  const last = told.at(-1)
  const guess = last ? guessJob({ words: splitWords(last.text) }, catalogue.recognisable, slug) : null
  return guess?.keysFrom(least) ?? []
}

/**
 * Asks which job the customer wants. Offers the jobs that the last message probably asks for; if it gives no hint, the first
 * priced jobs of the chat's service.
 */
export function askWhichJob(context: TurnContext, state: CaseState, lead: readonly string[]): Turn {
  const service = context.catalogue.services.get(context.slug)
  const usual = Object.values(service?.kinds ?? {})
    .filter(({ rows }) => rows !== null)
    .slice(0, mostOffered)
    .map(({ work }) => work)
  const likely = likelyJobs(context, state, leastLikely)
    .slice(0, mostOffered)
    .flatMap((key) => context.catalogue.job(key)?.kind.work ?? [])
  const again = state.asked?.slot === whichJob.slot
  const choosing =
    likely.length > 0 ? ' Se è uno di questi, sceglilo; altrimenti scrivilo con altre parole.' : ''
  const words = again
    ? `Di che lavoro si tratta? In questa chat di solito: ${listWords(usual)}. Se è un altro, scrivilo con parole tue.`
    : `Che lavoro ti serve?${choosing}`
  const chips = likely.length > 0 ? likely : usual
  return say(context, { paragraphs: [...lead, words], state: { ...state, asked: whichJob }, chips })
}

/**
 * Goes on with an assumed job, and names it, after a customer did not say which job it is. Other words than 'non lo so' are
 * kept for the professional.
 */
export function goOnWithAssumed(context: TurnContext, state: CaseState, message: Message): Turn {
  const work = jobsAtHand(context.catalogue, state).map(({ kind }) => `«${kind.title}»`)
  const words = `Va bene: per ora calcolo ${listWords(work)}. Se è un altro lavoro, scrivimelo con parole tue.`
  const noted = message.whole.polarity === 'unknown' ? state : withNote(state, message.typed)
  return goOn(context, noted, [words], null)
}

/** Returns the facts on which the wording of a question may depend. */
function factsFor(context: TurnContext, state: CaseState, { job }: Question): Facts {
  const known = jobsAtHand(context.catalogue, state).find(({ key }) => key === job)
  return known ? factsOf(state, known.inHand) : state.shared
}

/** Returns the wording of a question. If several jobs are in hand, it begins with the name of its job. */
function questionWords(context: TurnContext, state: CaseState, question: Question): string {
  if (question.slot.id === 'comune' && state.namesakes.length > 0) return whichTown
  const words = question.slot.question(factsFor(context, state, question))
  const jobs = jobsAtHand(context.catalogue, state).filter((job) => isPriced(job))
  const job = jobs.find(({ key }) => key === question.job)
  return job && jobs.length > 1 ? `${job.kind.title}: ${lowerFirst(words)}` : words
}

/** Asks a question after the lead paragraphs. */
// oxlint-disable-next-line max-params -- five types that the compiler tells apart
export function ask(
  context: TurnContext,
  state: CaseState,
  question: Question,
  lead: readonly string[],
  more: Partial<Said> = {},
): Turn {
  return say(context, {
    paragraphs: [...lead, questionWords(context, state, question)],
    question,
    ...(question.slot.id === 'comune' && state.namesakes.length > 0 ? { chips: state.namesakes } : {}),
    state: { ...state, asked: { job: question.job, slot: question.slot.id } },
    ...more,
  })
}

/** Asks the next question. If no question is open before the estimate, shows the estimate. */
export function goOn(
  context: TurnContext,
  state: CaseState,
  lead: readonly string[],
  undo: string | null,
): Turn {
  if (state.jobs.length === 0) return askWhichJob(context, state, lead)
  const [next] = openQuestions(context.catalogue, state)
  if (!next) return conclude(context, state, lead, undo)
  const over = handOvers(context, state)
  const link = over.words.length > 0 ? whereLink(context, over.state) : null
  return ask(context, over.state, next, [...lead, ...over.words], { undo, link })
}

/** Continues after the estimate: with the next later question, or with the link to the professionals. */
export function goOnLater(
  context: TurnContext,
  state: CaseState,
  lead: readonly string[],
  undo: string | null,
): Turn {
  const [next] = laterQuestions(context.catalogue, state)
  if (next) return ask(context, state, next, lead, { undo })
  const [first] = jobsAtHand(context.catalogue, state)
  const place = placeOfFacts(state.shared)
  const whom = first?.profession ? ` ${professionalsSentence(first.profession, place)}` : ''
  const where = once(state, 'closed', `Ho tutto quello che serve.${whom}`)
  const after = { ...where.state, asked: null, misses: 0 }
  const paragraphs = [...lead, ...where.words]
  return say(context, {
    paragraphs: paragraphs.length > 0 ? paragraphs : ['Va bene, è tutto segnato nella scheda.'],
    state: after,
    link: whereLink(context, after),
    undo,
  })
}

/** Continues after a question is answered: with the next question, the estimate, or the later questions. */
// oxlint-disable-next-line max-params -- five types that the compiler tells apart
export function goOnFrom(
  context: TurnContext,
  state: CaseState,
  { slot }: Question,
  lead: readonly string[],
  undo: string | null,
): Turn {
  const changesPrice = slot.price !== null || slot.id === 'comune'
  const isOpen = openQuestions(context.catalogue, state).length > 0
  return changesPrice || isOpen ? goOn(context, state, lead, undo) : goOnLater(context, state, lead, undo)
}

function settledBy(slot: Slot): Fact {
  return slot.id === 'foto' ? { kind: 'photos', count: 0 } : unknownFact
}

/** Whether a question of a job has an answer already. It was then asked again for a change that was not read. */
export function isKnown({ jobs }: CaseState, { job, slot }: Question): boolean {
  const fact = job === null ? undefined : jobs.find(({ key }) => key === job)?.facts[slot.id]
  return fact !== undefined && fact.kind !== 'unknown'
}

/**
 * Returns a case whose questions are answered as unknown: no photos, or reference values in the estimate. A known
 * answer stays.
 */
export function withUnknown(state: CaseState, questions: readonly Question[]): CaseState {
  let after = state
  for (const question of questions) {
    if (isKnown(after, question)) continue
    const { job, slot } = question
    const fact = settledBy(slot)
    after =
      job === null
        ? { ...after, shared: { ...after.shared, [slot.id]: fact } }
        : {
            ...after,
            jobs: after.jobs.map((one) =>
              one.key === job ? { ...one, facts: { ...one.facts, [slot.id]: fact } } : one,
            ),
          }
  }
  return after
}

/** Returns the reference value of a slot in words; null if it has none. */
function typicalWords(slot: Slot): string | null {
  const reference = slot.price?.reference
  if (reference === undefined) return null
  const fact: Fact =
    typeof reference === 'number'
      ? { kind: 'number', low: reference, high: reference }
      : { kind: 'choice', option: reference }
  return slot.show(fact)
}

/** Returns the reply to a customer who does not know the answer. */
export function unknownWords(slot: Slot): string {
  if (slot.id === 'comune') return 'Va bene: per ora uso i prezzi medi italiani.'
  if (slot.id === 'quando') return 'Va bene, lo decidi con calma.'
  if (slot.id === 'foto') return 'Va bene, senza foto.'
  const typical = typicalWords(slot)
  return typical === null
    ? 'Nessun problema, andiamo avanti.'
    : `Nessun problema: calcolo sul caso tipico, ${typical}.`
}

/** Number of messages without an answer after which the reference value is used. */
export const maxMisses = 3

/** Tells the customer that a remark is kept for the professional. */
function notedWords({ catalogue }: TurnContext, state: CaseState, misses: number): string {
  if (misses > 1) return 'Segno anche questo.'
  const [job] = jobsAtHand(catalogue, state)
  return `Lo segno nella scheda, così lo legge ${whoDoes(job ?? null)}.`
}

/**
 * Handles a message that does not answer the question: asks again in plainer words, and moves on after
 * `maxMisses` messages. A remark about the work is not an answer either, but it is kept for the professional.
 */
export function missed(
  context: TurnContext,
  state: CaseState,
  lead: readonly string[],
  isNoted = false,
): Turn {
  const asked = askedQuestion(context.catalogue, state)
  const [first] = openQuestions(context.catalogue, state)
  // A number that was asked for a change is not asked twice.
  const question = (asked && isKnown(state, asked) ? null : asked) ?? first ?? null
  if (!question)
    return goOnLater(context, state, [...lead, 'L’ho segnato nella scheda per il professionista.'], null)
  const misses = state.misses + 1
  const after = { ...state, misses }
  if (misses >= maxMisses) {
    const settled = withUnknown({ ...after, misses: 0, asked: null }, [question])
    const words = `Andiamo avanti. ${unknownWords(question.slot)}`
    return goOnFrom(context, settled, question, [...lead, words], null)
  }
  const { slot } = question
  const wayOut = slot.id === 'foto' ? '' : ' Se non lo sai, scrivi «non lo so».'
  const words = questionWords(context, state, question)
  const paragraphs = isNoted
    ? [notedWords(context, state, misses), `${words} ${slot.example}`]
    : misses === 1
      ? ['Non sono sicuro di aver capito.', `${words} ${slot.example}`]
      : [`Scusa, ancora non ci siamo capiti. ${slot.help}`, `${words} ${slot.example}${wayOut}`]
  return say(context, {
    paragraphs: [...lead, ...paragraphs],
    question,
    state: { ...after, asked: { job: question.job, slot: slot.id } },
  })
}
