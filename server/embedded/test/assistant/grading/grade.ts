import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { ParsedReply } from '@mestieri/shared/chat/reply-format.ts'

import type { CorpusConversation, Expected, LaterTurn, Turn } from '../corpus/conversation.ts'
import { answerFault, figureOf, handOverFault, rangesIn, safetyFault, scopeFault } from './checks.ts'
import { found, foundAny, normalise } from './matching.ts'
import type { Dialogue, Exchange } from './scripted-customer.ts'
import { cardSegments, questions, sheetSegments, statements, wholeSheet } from './segments.ts'

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

/** What stands after some exchanges. */
interface Standing {
  /** What was understood. */
  readonly sheet: readonly string[]
  /** The same with the customer's own words: all there is of a job without questions. */
  readonly wholeSheet: readonly string[]
  /** The last reply with cards. */
  readonly figure: ParsedReply | null
}

function standingAfter(exchanges: readonly Exchange[]): Standing {
  const messages = exchanges.map(({ say }) => say)
  const replies = exchanges.map(({ reply }) => reply)
  const withSheet = replies.findLast(({ brief }) => brief.length > 0)
  return {
    sheet: withSheet ? sheetSegments(withSheet, messages) : [],
    wholeSheet: withSheet ? wholeSheet(withSheet) : [],
    figure: replies.findLast(({ estimates }) => estimates.length > 0) ?? null,
  }
}

/** Facts are looked for in the sheet, and in the cards and statements of the stretch itself. */
function checkFacts(
  expected: Expected,
  stretch: readonly Exchange[],
  standing: Standing,
  at: number,
): Check[] {
  const cards = standingAfter(stretch).figure?.estimates ?? []
  const rows = expected.jobs?.length === 0 ? standing.wholeSheet : standing.sheet
  const kept = [...rows, ...cards.flatMap(cardSegments)]
  const said = stretch.flatMap(({ reply }) => statements(reply))
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

function checkPrice({ band }: Expected, stretch: readonly Exchange[], at: number): Check[] {
  if (band === undefined) return []
  const { figure } = standingAfter(stretch)
  const ranges = figure ? [figureOf(figure)] : stretch.flatMap(({ reply }) => rangesIn(statements(reply)))
  const price = (fault: string | null): Check[] => [{ measure: 'plausible', fault, at }]
  const [from, to] = band
  const fits = ranges.some((range) => {
    const middle = range && (range.min + range.max) / 2
    return middle !== null && middle >= from && middle <= to
  })
  if (fits) return price(null)
  const shown = ranges.map((range) => (range ? euro(range) : 'several cards and no sum')).join(', ')
  return price(`${shown || 'no figure'}, expected around ${from}–${to} €`)
}

function checkScope({ jobs }: Expected, stretch: readonly Exchange[], at: number): Check[] {
  if (jobs === undefined) return []
  const fault =
    jobs.length === 0
      ? handOverFault(stretch.map(({ reply }) => reply))
      : scopeFault(standingAfter(stretch).figure?.estimates ?? [], jobs)
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
    const before = standingAfter(exchanges.slice(0, from)).figure?.estimates ?? []
    const replies = exchanges.slice(from, to).map(({ reply: one }) => one)
    const faults = replies.map((one) => answerFault(turn, one, before))
    const fault = faults.includes(null) ? null : (faults[0] ?? null)
    checks.push({ measure: 'answered', fault, at: from })
  }
  if (turn.asks) {
    const asked = [...questions(reply.text), ...reply.chips].map(normalise)
    const fault = foundAny(asked, turn.asks) ? null : `does not ask about ${turn.asks.flat().join('|')}`
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
  const stretch = all.slice(from, to)
  const at = to - 1
  return [
    ...checkFacts(expected, stretch, standing, at),
    ...checkScope(expected, stretch, at),
    ...checkPrice(expected, stretch, at),
  ]
}

const jobsOf = (cards: readonly ReplyEstimate[]) =>
  cards.map(({ job }) => job ?? '').toSorted((a, b) => a.localeCompare(b))

/** Cards after a message that asked for no other job have to be those of the jobs before. */
function checkSameJobs(turn: LaterTurn, all: readonly Exchange[], from: number, to: number): Check[] {
  if (turn.jobs !== undefined) return []
  const shown = all.slice(from, to).findLast(({ reply }) => reply.estimates.length > 0)
  if (!shown) return []
  const before = jobsOf(standingAfter(all.slice(0, from)).figure?.estimates ?? []).join(', ')
  const now = jobsOf(shown.reply.estimates).join(', ')
  return [
    { measure: 'scope', fault: before === now ? null : `${now} without having been asked for`, at: from },
  ]
}

function checkLater(turn: LaterTurn, all: readonly Exchange[], from: number, to: number): Check[] {
  return [
    ...checkTurn(turn, all, from, to),
    ...checkStretch(turn, all, from, to),
    ...checkSameJobs(turn, all, from, to),
  ]
}

/** Judges a dialogue by what its conversation expects. */
export function grade(conversation: CorpusConversation, dialogue: Dialogue): Graded {
  const { exchanges, later } = dialogue
  const { turns, after = [] } = conversation
  const figureEnd = later[0]?.[0] ?? exchanges.length
  const checks = [
    ...turns.flatMap((turn, index) => checkTurn(turn, exchanges, index, index + 1)),
    ...checkStretch(conversation, exchanges, 0, figureEnd),
    ...after.flatMap((turn, index) => checkLater(turn, exchanges, ...(later[index] ?? [0, 0]))),
    ...checkWidth(dialogue),
    checkRepeats(dialogue),
  ]
  return { conversation, dialogue, checks }
}
