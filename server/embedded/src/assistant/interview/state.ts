import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

import type { Facts } from '../slots/facts.ts'

/** Where a conversation stands: all that is needed to go on with it after a restart. */
export interface InterviewState {
  readonly facts: Facts
  /** The question asked last, by its slot's id; null before the first and after the last. */
  readonly asked: string | null
  /** The slot that was filled last: what a bare 'anzi 90' corrects. */
  readonly lastFilled: string | null
  /** How many messages in a row the question was not answered by. */
  readonly misses: number
  readonly phase: 'asking' | 'estimated' | 'closed'
  readonly greeted: boolean
  /** The range shown last, in euro. */
  readonly shown: { readonly min: number; readonly max: number } | null
}

/** Where every conversation begins. */
export const freshState: InterviewState = {
  facts: {},
  asked: null,
  lastFilled: null,
  misses: 0,
  phase: 'asking',
  greeted: false,
  shown: null,
}

/** A state with the photos that its thread has by now. */
export function withPhotos(state: InterviewState, count: number): InterviewState {
  return { ...state, facts: { ...state.facts, foto: { kind: 'photos', count } }, misses: 0 }
}

const TextOrNull = Type.Union([Type.String(), Type.Null()])
const Fact = Type.Union([
  Type.Object({ kind: Type.Literal('number'), low: Type.Number(), high: Type.Number() }),
  Type.Object({ kind: Type.Literal('choice'), option: Type.String() }),
  Type.Object({
    kind: Type.Literal('place'),
    place: Type.Object({
      city: Type.String(),
      province: TextOrNull,
      region: TextOrNull,
      label: Type.String(),
    }),
  }),
  Type.Object({ kind: Type.Literal('photos'), count: Type.Integer({ minimum: 0 }) }),
  Type.Object({ kind: Type.Literal('time'), words: Type.String() }),
  Type.Object({ kind: Type.Literal('unknown') }),
])
const isState = Compile(
  Type.Object({
    facts: Type.Record(Type.String(), Fact),
    asked: TextOrNull,
    lastFilled: TextOrNull,
    misses: Type.Integer({ minimum: 0 }),
    phase: Type.Union([Type.Literal('asking'), Type.Literal('estimated'), Type.Literal('closed')]),
    greeted: Type.Boolean(),
    shown: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()]),
  }),
)

/** A state as it was stored; one that another version of the program wrote and this one cannot read begins anew. */
export function readState(text: string): InterviewState {
  try {
    const value: unknown = JSON.parse(text)
    return isState.Check(value) ? value : freshState
  } catch {
    return freshState
  }
}
