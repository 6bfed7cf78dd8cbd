import { listWords } from '../../wording/figures.ts'
import { euro, lowerFirst } from '../about/subject.ts'
import type { AnswerContext } from '../answer-context.ts'

const middle = ({ min, max }: { readonly min: number; readonly max: number }): number => (min + max) / 2

/**
 * Names the most expensive of several jobs, or the most expensive line of a single job. Before the estimate
 * it states the share of labour.
 */
export function dearestOf({ jobs }: AnswerContext): string | null {
  const priced = jobs.flatMap(({ estimate }) => estimate ?? [])
  const [first] = priced
  const [job] = jobs
  if (!first)
    return job
      ? `Te lo dico con la stima, voce per voce. Per ${job.kind.work} la manodopera pesa circa il ${Math.round(job.kind.labourShare * 100)} %, il resto sono materiali.`
      : null
  if (priced.length > 1) {
    const sorted = priced.toSorted((a, b) => middle(b.gross) - middle(a.gross))
    const [dearest, ...others] = sorted.map(({ kind, gross }) => `${kind.work} (${euro(gross)})`)
    return `Costa di più ${dearest ?? ''}; poi ${listWords(others)}. Le cifre sono IVA compresa.`
  }
  const lines = first.lines.toSorted((a, b) => middle(b.net) - middle(a.net))
  const [biggest, ...others] = lines.map(({ label, net }) => `${lowerFirst(label)} (${euro(net)})`)
  if (biggest === undefined) return null
  return others.length === 0
    ? `Qui la voce è una sola: ${biggest}, senza IVA. La manodopera pesa circa il ${Math.round(first.kind.labourShare * 100)} %.`
    : `La voce che pesa di più è ${biggest}; poi ${listWords(others.slice(0, 2))}. Le cifre sono senza IVA.`
}
