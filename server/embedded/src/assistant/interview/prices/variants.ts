import type { Variant } from '../../answers/answer-context.ts'
import { asksInclusion } from '../../answers/classify/inclusion.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { Slot } from '../../slots/slot.ts'
import { jobsAtHand, type JobAtHand } from '../agenda.ts'
import { type CaseState, factsOf } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import { estimateOf } from './showing.ts'

/** Maximum number of words of a question that compares options, and of the words that name one. */
const mostWords = 24
const mostNameWords = 3

/** Matches a question for a difference. */
const asksGap = /differenz|(?:in|di) (?:pi[uù]|meno)|risparm|rispetto|quanto cambia/i

/** Returns the ids of the options that a sentence names, each by one to three words in a row. */
function optionsNamed(slot: Slot, { words }: Utterance): string[] {
  const texts = words.map(({ text }) => text)
  const found = new Set<string>()
  for (const at of texts.keys()) {
    for (let length = 1; length <= mostNameWords; length += 1) {
      const reading = slot.read(readUtterance(texts.slice(at, at + length).join(' ')), false)
      if (reading?.kind === 'fact' && reading.fact.kind === 'choice') found.add(reading.fact.option)
    }
  }
  return [...found]
}

function variantsOf(state: CaseState, job: JobAtHand, slot: Slot, utterance: Utterance): Variant[] {
  const facts = factsOf(state, job.inHand)
  const named = optionsNamed(slot, utterance)
  const current = facts[slot.id]
  const mine = current?.kind === 'choice' ? current.option : slot.price?.reference
  // 'quanto costa in più il legno?' compares the one named option with the answer that was given.
  const isOne = named.length === 1 && typeof mine === 'string' && mine !== named[0]
  const asksOne = asksGap.test(utterance.raw) || asksInclusion(spokenText(utterance.words))
  const compared = isOne && asksOne ? [mine, ...named] : named
  if (compared.length < 2) return []
  return compared.flatMap((option): Variant[] => {
    const fact = { kind: 'choice', option } as const
    const inHand = { ...job.inHand, facts: { ...job.inHand.facts, [slot.id]: fact } }
    const estimate = estimateOf(state, { ...job, inHand })
    return estimate ? [{ label: slot.show(fact), gross: estimate.gross }] : []
  })
}

/**
 * Returns the prices of the options that a sentence compares, of one question of a job with an estimate: 'sospesi o a
 * terra?'. Empty if it compares none.
 */
export function variantsIn(context: TurnContext, state: CaseState, utterance: Utterance): Variant[] {
  if (utterance.words.length > mostWords) return []
  for (const job of jobsAtHand(context.catalogue, state)) {
    if (!isPriced(job) || job.inHand.shown === null) continue
    const facts = factsOf(state, job.inHand)
    for (const slot of job.engine.slots) {
      // A question that is never asked has options too: the glass of the windows.
      if (slot.price?.span === undefined || (slot.isDependent && !slot.needed(facts))) continue
      const found = variantsOf(state, job, slot, utterance)
      if (found.length > 1) return found
    }
  }
  return []
}
