import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { Type } from '@mestieri/shared/contracts/schema.ts'

import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Fact } from '../slots/facts.ts'
import { type CaseState, freshCase } from './case.ts'

const TextOrNull = Type.Union([Type.String(), Type.Null()])
const PlaceFact = Type.Object({
  kind: Type.Literal('place'),
  place: Type.Object({
    city: Type.String(),
    province: TextOrNull,
    region: TextOrNull,
    label: Type.String(),
  }),
})
const HouseShape = Type.Object({
  of: Type.Union([Type.Literal('around'), Type.Literal('floor')]),
  size: Type.Number(),
  storeys: Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }), Type.Null()]),
})
const WallShape = Type.Object({
  name: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  out: Type.Integer({ minimum: 0 }),
  size: Type.Number(),
})
const FactShape = Type.Union([
  Type.Object({
    kind: Type.Literal('number'),
    low: Type.Number(),
    high: Type.Number(),
    house: Type.Optional(HouseShape),
    walls: Type.Optional(Type.Array(WallShape)),
  }),
  Type.Object({ kind: Type.Literal('choice'), option: Type.String() }),
  PlaceFact,
  Type.Object({ kind: Type.Literal('photos'), count: Type.Integer({ minimum: 0 }) }),
  Type.Object({ kind: Type.Literal('time'), words: Type.String() }),
  Type.Object({ kind: Type.Literal('unknown') }),
])
const FactsShape = Type.Record(Type.String(), FactShape)
const FactsOrNull = Type.Union([FactsShape, Type.Null()])
const KeyShape = Type.Unsafe<AnyJobKey>(Type.String({ pattern: '^[a-z_]+/[a-z0-9-]+$' }))
const AskedShape = Type.Union([
  Type.Object({ job: Type.Union([KeyShape, Type.Null()]), slot: Type.String() }),
  Type.Null(),
])
const situation = {
  jobs: Type.Array(
    Type.Object({
      key: KeyShape,
      facts: FactsShape,
      named: Type.Boolean(),
      shown: FactsOrNull,
      previous: FactsOrNull,
    }),
  ),
  shared: FactsShape,
  asked: AskedShape,
  phase: Type.Union([Type.Literal('asking'), Type.Literal('estimated')]),
}
const isCase = createCheck(
  Type.Object({
    version: Type.Literal(2),
    ...situation,
    dropped: Type.Array(Type.Object({ key: KeyShape, facts: FactsShape })),
    told: Type.Array(
      Type.Object({
        text: Type.String(),
        typed: Type.Optional(Type.String()),
        jobs: Type.Array(KeyShape),
      }),
    ),
    notes: Type.Optional(Type.Array(Type.String())),
    wondered: Type.Optional(Type.String()),
    supplement: Type.Optional(Type.String()),
    lastFilled: AskedShape,
    misses: Type.Integer({ minimum: 0 }),
    greeted: Type.Boolean(),
    namesakes: Type.Array(Type.String()),
    pending: Type.Union([Type.Literal('restart'), Type.Null()]),
    said: Type.Array(Type.String()),
    replies: Type.Array(Type.String()),
    danger: Type.Optional(
      Type.Object({
        kind: Type.Union([
          Type.Literal('gas'),
          Type.Literal('carbon-monoxide'),
          Type.Literal('water'),
          Type.Literal('electricity'),
          Type.Literal('collapse'),
          Type.Literal('fire'),
        ]),
        stage: Type.Union([Type.Literal('open'), Type.Literal('safe'), Type.Literal('over')]),
        text: Type.String(),
      }),
    ),
    undo: Type.Union([Type.Object({ ...situation, label: Type.String() }), Type.Null()]),
  }),
)
/** Matches a state of version 1, which had one job and one set of facts. Only its place is kept. */
const isOld = createCheck(Type.Object({ facts: Type.Object({ comune: PlaceFact }) }))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a stored case. A state of version 1 becomes a new case with its place; an unreadable state becomes a
 * new case.
 */
export function readCase(text: string): CaseState {
  const value = parse(text)
  if (isCase(value)) return value
  if (!isOld(value)) return freshCase
  const comune: Fact = value.facts.comune
  return { ...freshCase, shared: { comune } }
}

/** Maximum number of stored statements. */
const mostTold = 12
/** Maximum length of a stored statement in characters. */
export const longestTold = 600

/**
 * Returns a case with one more stored statement.
 *
 * @param typed the message as typed. It is stored only if it does not hold the words of the statement
 */
export function withTold(
  state: CaseState,
  text: string,
  typed: string,
  jobs: readonly AnyJobKey[],
): CaseState {
  const trimmed = text.trim().slice(0, longestTold)
  if (trimmed === '') return state
  const own = typed.includes(trimmed) ? {} : { typed: typed.trim().slice(0, longestTold) }
  return { ...state, told: [...state.told, { text: trimmed, ...own, jobs }].slice(-mostTold) }
}

/** Maximum number of remarks for the professional. */
const mostNotes = 4

/** Returns a case with one more remark for the professional. Unlike statements, the first ones are kept. */
export function withNote(state: CaseState, text: string): CaseState {
  const trimmed = text.trim().slice(0, longestTold)
  const notes = state.notes ?? []
  return notes.includes(trimmed) ? state : { ...state, notes: [...notes, trimmed].slice(0, mostNotes) }
}

/** Maximum number of dropped jobs whose answers are stored. */
const mostDropped = 6

/** Returns a case that stores the answers of dropped jobs. */
export function withDropped(state: CaseState, jobs: CaseState['jobs']): CaseState {
  const added = jobs.map(({ key, facts }) => ({ key, facts }))
  const kept = state.dropped.filter(({ key }) => !added.some((one) => one.key === key))
  return { ...state, dropped: [...kept, ...added].slice(-mostDropped) }
}

/**
 * Returns the case to take along to another service's chat: all answers and statements, but no job in hand
 * and no photos.
 */
export function carriedCase(state: CaseState): CaseState {
  const { foto: _left, ...shared } = state.shared
  const { told, notes = [], dropped, namesakes } = withDropped(state, state.jobs)
  return { ...freshCase, shared, told, notes, dropped, namesakes }
}

/** Returns the named jobs and all facts of a case as a text to compare. */
export function knownOf({ jobs, shared }: CaseState): string {
  return JSON.stringify([jobs.filter(({ named }) => named).map(({ key, facts }) => [key, facts]), shared])
}
