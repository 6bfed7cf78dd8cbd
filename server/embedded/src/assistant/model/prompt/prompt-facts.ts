import { taxRelief, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'

import type { Topic } from '../../answers/topic.ts'
import { jobsAtHand, type JobAtHand, sharedSlots } from '../../interview/agenda.ts'
import { answerContext } from '../../interview/answering.ts'
import { type CaseState, factsOf } from '../../interview/case.ts'
import { type Catalogue, isPriced } from '../../interview/catalogue.ts'
import type { Turn } from '../../interview/context.ts'
import { estimateOf, previousEstimateOf } from '../../interview/prices/showing.ts'
import type { Surveyor } from '../../interview/surveyor.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { type Facts, placeOfFacts } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { estimateCard, estimateParagraphs } from '../../wording/estimate-reply.ts'
import { showEuro } from '../../wording/figures.ts'
import { handOverSentence } from '../../wording/jobs.ts'

/** Topics whose answers are in the prompt, so that the model does not invent them. */
const standing: readonly Topic[] = [
  'free',
  'commission',
  'privacy',
  'photos',
  'selection',
  'guarantee',
  'payment',
  'coverage',
  'binding',
  'next-steps',
  'who-calls',
  'visit-free',
  'permits',
  'vat',
  'start',
]

/** Returns a question with examples of valid answers. */
function questionLine(slot: Slot, facts: Facts): string {
  const chips = slot.chips.length > 0 ? ` (per esempio: ${slot.chips.join('; ')})` : ''
  return `- ${slot.id}: ${slot.question(facts)}${chips}`
}

function factLines(slots: readonly Slot[], facts: Facts): string[] {
  return slots.flatMap((slot) => {
    const fact = facts[slot.id]
    if (!fact) return []
    return [
      `- ${slot.id} (${slot.label}): ${fact.kind === 'unknown' ? 'il cliente non lo sa' : slot.show(fact)}`,
    ]
  })
}

/** Returns a job in hand with its known answers and open questions. */
function jobLines(state: CaseState, job: JobAtHand): string {
  const facts = factsOf(state, job.inHand)
  const open = job.engine.slots.filter((slot) => slot.needed(facts) && facts[slot.id] === undefined)
  const known = factLines(job.engine.slots, facts)
  return [
    `Lavoro ${job.key}: ${job.kind.title}${job.inHand.named ? '' : ' (supposto: il cliente non l’ha ancora detto)'}`,
    ...(known.length > 0 ? ['Si sa:', ...known] : []),
    ...(isPriced(job) ? [] : [`Non ha un prezzo: ${handOverSentence(job)}`]),
    ...(isPriced(job) && open.length > 0
      ? ['Domande aperte:', ...open.map((slot) => questionLine(slot, facts))]
      : []),
  ].join('\n')
}

/** Returns all jobs in hand with their known answers and open questions. */
export function caseText({ catalogue }: Surveyor, { state }: Turn): string {
  const shared = sharedSlots(catalogue, state)
  const open = shared.filter(({ id }) => state.shared[id] === undefined)
  const known = factLines(shared, state.shared)
  return [
    ...jobsAtHand(catalogue, state).map((job) => jobLines(state, job)),
    [
      'Per tutti i lavori:',
      ...known,
      ...(open.length > 0
        ? ['Domande aperte:', ...open.map((slot) => questionLine(slot, state.shared))]
        : []),
    ].join('\n'),
  ].join('\n\n')
}

/** Returns the current and earlier estimates in words; empty before the first estimate. */
export function estimatesText({ catalogue }: Surveyor, { state, reply }: Turn): string {
  const place = placeOfFacts(state.shared)
  const shown = jobsAtHand(catalogue, state).filter(({ inHand }) => inHand.shown !== null)
  const cards =
    reply.estimates ??
    shown.flatMap((job) => {
      const estimate = estimateOf(state, job)
      return estimate ? [estimateCard(estimate, factsOf(state, job.inHand), place)] : []
    })
  const before = shown.flatMap((job) => {
    const previous = previousEstimateOf(job)
    return previous
      ? [
          `Prima dell’ultima modifica, ${job.kind.title}: ${showEuro(previous.gross.min, previous.gross.max)}.`,
        ]
      : []
  })
  return [...estimateParagraphs(cards), ...before].join('\n')
}

/** Returns the statements about tax relief that are valid now. */
function reliefText(catalogue: Catalogue, state: CaseState, now: number): string {
  if (!taxReliefHolds(now)) return 'Sulle detrazioni non dire nulla: le regole note sono scadute.'
  const cases = new Set(jobsAtHand(catalogue, state).map(({ kind }) => kind.relief))
  const words = cases.size > 0 ? [...cases].map((one) => taxRelief.words[one]) : [taxRelief.words.general]
  const until = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' }).format(
    Date.parse(taxRelief.validUntil),
  )
  return `Detrazioni (valide fino al ${until}): ${[...words, taxRelief.ceiling].join(' ')}`
}

/** Returns the answers for every customer, and the tax relief with its last day. */
export function standingText({ catalogue, knowledge, slug }: Surveyor, { state }: Turn, now: number): string {
  const context = { catalogue, knowledge, slug, now }
  const answers = standing.flatMap((topic) => {
    const given = { ...answerContext(context, state, readUtterance('')), answered: [] }
    const { paragraphs } = knowledge.answer(topic, given)
    return paragraphs.length > 0 ? [`- ${paragraphs.join(' ')}`] : []
  })
  return [...answers, `- ${reliefText(catalogue, state, now)}`].join('\n')
}
