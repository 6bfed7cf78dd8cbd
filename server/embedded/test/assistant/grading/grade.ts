import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { ParsedReply } from '@mestieri/shared/chat/reply-format.ts'

import type { CorpusConversation, Expected, LaterTurn, Turn } from '../corpus/conversation.ts'
import { answerFault, figureOf, handOverFault, safetyFault, scopeFault } from './checks.ts'
import { found, foundAny, normalise } from './matching.ts'
import type { Dialogue, Exchange } from './scripted-customer.ts'
import { cardSegments, sheetSegments, statements, wholeSheet } from './segments.ts'

/** What is measured, and what it is called. */
export const titles = {
  facts: 'facts kept',
  scope: 'scope right',
  plausible: 'figure plausible',
  answered: 'questions answered',
  narrow: 'ranges up to 2.5 times',
  unrepeated: 'no reply twice, none empty',
} as const
export type MeasureName = keyof typeof titles
export const measureNames = Object.keys(titles) as readonly MeasureName[]

/** One thing that was looked at; `fault` says what is wrong with it. */
export interface Check {
  readonly measure: MeasureName
  readonly fault: string | null
  /** The exchange to look at. */
  readonly at: number
}

export interface Graded {
  readonly conversation: CorpusConversation
  readonly dialogue: Dialogue
  readonly checks: readonly Check[]
}

/** The widest useful range: the dearest against the cheapest. */
const widest = 2.5

/** What stands after some exchanges: the last sheet, the last cards, everything that was stated. */
interface Standing {
  /** What was understood. */
  readonly sheet: readonly string[]
  /** The same with the customer's own words: all there is of a job without questions. */
  readonly wholeSheet: readonly string[]
  readonly cards: readonly ReplyEstimate[]
  readonly figure: ParsedReply | null
  readonly said: readonly string[]
}

function standingAfter(exchanges: readonly Exchange[]): Standing {
  const replies = exchanges.map(({ reply }) => reply)
  const withSheet = replies.findLast(({ brief }) => brief.length > 0)
  const figure = replies.findLast(({ estimates }) => estimates.length > 0) ?? null
  return {
    sheet: withSheet
      ? sheetSegments(
          withSheet,
          exchanges.map(({ say }) => say),
        )
      : [],
    wholeSheet: withSheet ? wholeSheet(withSheet) : [],
    cards: figure?.estimates ?? [],
    figure,
    said: replies.flatMap(statements),
  }
}

function checkFacts(expected: Expected, standing: Standing, at: number): Check[] {
  const { sheet, cards, said } = standing
  const rows = expected.jobs?.length === 0 ? standing.wholeSheet : sheet
  const kept = [...rows, ...cards.flatMap(cardSegments)]
  const named = cards.flatMap(({ assumed }) => assumed.map(normalise))
  const check = (ok: boolean, fault: string): Check => ({ measure: 'facts', fault: ok ? null : fault, at })
  return [
    ...(expected.facts ?? []).map(({ any }) =>
      check(foundAny([...kept, ...said], any), `lost: ${any.flat().join('|')}`),
    ),
    ...(expected.wrong ?? []).map((wanted) =>
      check(!found(kept, wanted), `kept, but denied or corrected: ${[wanted].flat().join('+')}`),
    ),
    ...(expected.assumed ?? []).map(({ any }) =>
      check(foundAny([...kept, ...named, ...said], any), `no typical value named: ${any.flat().join('|')}`),
    ),
  ]
}

const euro = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}–${max} €`

function checkPrice({ band }: Expected, { figure }: Standing, at: number): Check[] {
  if (band === undefined) return []
  const range = figure && figureOf(figure)
  const wrong = (fault: string | null): Check[] => [{ measure: 'plausible', fault, at }]
  if (!range) return wrong(figure ? 'several cards and no sum' : 'no figure')
  const middle = (range.min + range.max) / 2
  const [from, to] = band
  return wrong(middle >= from && middle <= to ? null : `${euro(range)} is not around ${from}–${to} €`)
}

function checkScope(
  expected: Expected,
  exchanges: readonly Exchange[],
  standing: Standing,
  at: number,
): Check[] {
  if (expected.jobs === undefined) return []
  const fault =
    expected.jobs.length === 0
      ? handOverFault(exchanges.map(({ reply }) => reply))
      : scopeFault(standing.cards, expected.jobs)
  return [{ measure: 'scope', fault, at }]
}

function checkTurn(
  turn: Turn | LaterTurn,
  exchanges: readonly Exchange[],
  from: number,
  to: number,
): Check[] {
  const checks: Check[] = []
  const reply = exchanges[from]?.reply
  if (!reply) return checks
  if (turn.about) {
    const before = standingAfter(exchanges.slice(0, from)).cards
    const replies = exchanges.slice(from, to).map(({ reply: one }) => one)
    const faults = replies.map((one) => answerFault(turn, one, before))
    const fault = faults.includes(null) ? null : (faults[0] ?? null)
    checks.push({ measure: 'answered', fault, at: from })
  }
  if (turn.safety) checks.push({ measure: 'scope', fault: safetyFault(reply, turn.safety), at: from })
  return checks
}

function checkWidth({ exchanges, figureAt }: Dialogue): Check[] {
  const cards = exchanges[figureAt - 1]?.reply.estimates ?? []
  if (cards.length === 0) return []
  const wide = cards.find(({ min, max }) => max > min * widest)
  return [{ measure: 'narrow', fault: wide ? `too wide: ${euro(wide)}` : null, at: figureAt - 1 }]
}

function checkRepeats({ exchanges }: Dialogue): Check {
  const texts = exchanges.map(({ reply }) => normalise(reply.text))
  const at = texts.findIndex((text, index) => text === '' || texts.indexOf(text) !== index)
  const fault = at === -1 ? null : texts[at] === '' ? 'an empty reply' : 'the same reply again'
  return { measure: 'unrepeated', fault, at: Math.max(at, 0) }
}

function checkStretch(expected: Expected, all: readonly Exchange[], from: number, to: number): Check[] {
  const standing = standingAfter(all.slice(0, to))
  const at = to - 1
  return [
    ...checkFacts(expected, standing, at),
    ...checkScope(expected, all.slice(from, to), standing, at),
    ...checkPrice(expected, standing, at),
  ]
}

const jobsOf = (cards: readonly ReplyEstimate[]) => cards.map(({ job }) => job).toSorted()

/** Cards after a message that asked for no other job have to be those of the jobs before. */
function checkSameJobs(turn: LaterTurn, all: readonly Exchange[], from: number, to: number): Check[] {
  if (turn.jobs !== undefined) return []
  const shown = all.slice(from, to).findLast(({ reply }) => reply.estimates.length > 0)
  if (!shown) return []
  const before = jobsOf(standingAfter(all.slice(0, from)).cards).join(', ')
  const now = jobsOf(shown.reply.estimates).join(', ')
  return [
    { measure: 'scope', fault: before === now ? null : `${now} without having been asked for`, at: from },
  ]
}

/** Judges a dialogue by what its conversation expects. */
export function grade(conversation: CorpusConversation, dialogue: Dialogue): Graded {
  const { exchanges, later } = dialogue
  const figureEnd = later[0]?.[0] ?? exchanges.length
  const checks = [
    ...conversation.turns.flatMap((turn, index) => checkTurn(turn, exchanges, index, index + 1)),
    ...checkStretch(conversation, exchanges, 0, figureEnd),
    ...later.flatMap(([from, to], index) => {
      const turn = conversation.after?.[index]
      if (!turn) return []
      return [
        ...checkTurn(turn, exchanges, from, to),
        ...checkStretch(turn, exchanges, from, to),
        ...checkSameJobs(turn, exchanges, from, to),
      ]
    }),
    ...checkWidth(dialogue),
    checkRepeats(dialogue),
  ]
  return { conversation, dialogue, checks }
}
