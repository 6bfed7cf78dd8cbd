import type { Assistant } from '../../../src/assistant/assistant.ts'
import type { CorpusConversation } from '../corpus/conversation.ts'
import { type Check, grade, type Graded, type MeasureName, measureNames } from './grade.ts'
import { converse } from './scripted-customer.ts'

/** How many of the things that were looked at are right. */
export interface Share {
  readonly right: number
  readonly of: number
}

export type MeasuredShares<Value = Share> = Readonly<Record<MeasureName, Value>>

export interface Measures {
  readonly conversations: number
  readonly shares: MeasuredShares
  /** Messages up to the figure, median. */
  readonly turns: { readonly stepByStep: number; readonly atOnce: number }
  readonly milliseconds: { readonly p50: number; readonly p95: number }
}

/** A value below which a share of the sorted values lies; 0 of none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** A share of 1 for nothing looked at. */
export const ratio = ({ right, of }: Share): number => (of === 0 ? 1 : right / of)

function shareOf(checks: readonly Check[], name: MeasureName): Share {
  const own = checks.filter(({ measure }) => measure === name)
  return { right: own.filter(({ fault }) => fault === null).length, of: own.length }
}

/** Has every conversation with an assistant, one after another, and judges it. */
export async function gradeAll(
  assistant: Assistant,
  conversations: readonly CorpusConversation[],
): Promise<readonly Graded[]> {
  const graded: Graded[] = []
  for (const conversation of conversations) {
    graded.push(grade(conversation, await converse(assistant, conversation)))
  }
  return graded
}

export function measure(graded: readonly Graded[]): Measures {
  const checks = graded.flatMap((one) => one.checks)
  const priced = graded.filter(({ conversation: { jobs } }) => jobs !== undefined && jobs.length > 0)
  const turns = (once: boolean) =>
    quantile(
      priced
        .filter(({ conversation }) => (conversation.once ?? false) === once)
        .map(({ dialogue }) => dialogue.figureAt),
      0.5,
    )
  const times = graded.flatMap(({ dialogue }) => dialogue.exchanges.map(({ milliseconds }) => milliseconds))
  return {
    conversations: graded.length,
    shares: Object.fromEntries(
      measureNames.map((name) => [name, shareOf(checks, name)]),
    ) as unknown as MeasuredShares,
    turns: { stepByStep: turns(false), atOnce: turns(true) },
    milliseconds: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
  }
}
