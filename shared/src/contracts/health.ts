import type { Static } from 'typebox'

import { Type } from './schema.ts'

/** The answer of `/healthz`. */
export const Liveness = Type.Object({ status: Type.Literal('ok') })

const Mode = Type.Union([Type.Literal('embedded'), Type.Literal('remote'), Type.Literal('demo')], {
  description: 'The embedded upstream, another upstream, or a demonstration with either',
})

export type SiteMode = Static<typeof Mode>

const Time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()])

/** How the calls of a group of the upstream end. */
export const GroupState = Type.Object({
  circuit: Type.String(),
  lastSuccess: Time,
  lastFailure: Type.Union([
    Type.Object({ at: Type.String({ format: 'date-time' }), kind: Type.String(), callable: Type.String() }),
    Type.Null(),
  ]),
})

/** The answer of `/readyz`: whether the process takes requests, and how its dependencies do. */
export const Readiness = Type.Object({
  status: Type.Union([
    Type.Literal('starting'),
    Type.Literal('ready'),
    Type.Literal('overloaded'),
    Type.Literal('draining'),
  ]),
  reason: Type.Optional(
    Type.Union([Type.Literal('event_loop'), Type.Literal('memory')], {
      description: 'Why an overloaded process refuses requests',
    }),
  ),
  mode: Mode,
  version: Type.String(),
  dependencies: Type.Object({
    upstream: Type.Object({
      status: Type.Union([Type.Literal('up'), Type.Literal('degraded')]),
      circuits: Type.Record(Type.String(), Type.String()),
      groups: Type.Record(Type.String(), GroupState, {
        description: 'How the last calls of each group ended, since the start of the process',
      }),
    }),
    assistantModel: Type.Optional(
      Type.Object(
        {
          status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
          circuit: Type.Union([Type.Literal('closed'), Type.Literal('open')]),
          lastFailure: Type.Union([Type.String(), Type.Null()]),
        },
        { description: 'The language model of the embedded assistant, if one is configured' },
      ),
    ),
    storage: Type.Optional(
      Type.Object(
        {
          status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
          lastFailure: Type.Union([Type.Object({ at: Type.String(), reason: Type.String() }), Type.Null()]),
        },
        { description: 'The data folder of the embedded upstream' },
      ),
    ),
    notifications: Type.Optional(
      Type.Object(
        {
          status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
          waiting: Type.Integer(),
          lastFailure: Type.Union([
            Type.Object({ at: Type.String(), channel: Type.String(), reason: Type.String() }),
            Type.Null(),
          ]),
        },
        { description: 'The messages of the embedded upstream to the owner, if there are any' },
      ),
    ),
    redis: Type.Optional(Type.Object({ status: Type.Union([Type.Literal('up'), Type.Literal('down')]) })),
  }),
})
