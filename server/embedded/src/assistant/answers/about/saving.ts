import { capitalise, lowerFirst } from '../../wording/figures.ts'
import type { AnswerJob } from '../answer-context.ts'
import { type Answerer, euro, omissible, reply, subjectOf, thePercent } from './subject.ts'

/** Returns what makes a job cheaper: its cheapest tier, what it can do without, and what costs less. */
export function waysToSave({ kind, estimate }: AnswerJob): string[] {
  const ways: string[] = []
  const chosen = estimate?.tiers.find((tier) => tier.chosen)
  const [cheapest] = estimate?.tiers ?? []
  if (cheapest && chosen && cheapest.id !== chosen.id)
    ways.push(`la fascia ${cheapest.id} (${cheapest.label}) porta a ${euro(cheapest.gross)}`)
  const dear = estimate ? omissible(estimate).slice(0, 2) : []
  for (const { label, min, max } of dear)
    ways.push(`senza ${lowerFirst(label)} risparmi ${euro({ min, max })}`)
  const cheaper = kind.factors.find((text) => /in meno|sconto|meno car|senza rompere/i.test(text))
  if (cheaper) ways.push(cheaper)
  return ways
}

export const save: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply('Dimmi prima che lavoro devi fare: ti dico dove si risparmia davvero e dove no.')
  const { kind } = job
  const ways = waysToSave(job)
  const general = `Aiuta anche fare più lavori nella stessa uscita e confrontare due o tre preventivi.`
  return reply(
    ways.length > 0
      ? `${capitalise(ways.join('; '))}.`
      : `Su ${kind.work} il margine è poco: ${thePercent(kind.labourShare)} è manodopera.`,
    general,
  )
}
