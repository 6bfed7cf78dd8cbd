import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Liveness, Readiness, type SiteMode } from '@mestieri/shared/contracts/health.ts'
import { keysOf, recordOf } from '@mestieri/shared/records.ts'

const config = { underLoad: 'always' } as const

/** How the embedded assistant's language model does; null without one. */
export type ReportAssistantModel = () => {
  readonly model: 'ok' | 'failing'
  readonly circuit: 'closed' | 'open'
  /** Why it failed last, in a few words without data of customers; null if it never did. */
  readonly lastFailure: string | null
} | null

/** How the storage of the embedded upstream does; `reason` has no data of customers. */
export type ReportStorage = () => {
  readonly status: 'ok' | 'failing'
  readonly lastFailure: { readonly at: string; readonly reason: string } | null
}

/** How the embedded upstream's messages to the owner do; null if there are none. */
export type ReportNotifications = () => {
  readonly status: 'ok' | 'failing'
  /** The number of messages that wait. */
  readonly waiting: number
  readonly lastFailure: { readonly at: string; readonly channel: string; readonly reason: string } | null
} | null

export interface HealthRoutesOptions {
  readonly version: string
  readonly mode: SiteMode
  readonly assistantModel?: ReportAssistantModel | undefined
  readonly storage?: ReportStorage | undefined
  readonly notifications?: ReportNotifications | undefined
}

const isoTime = (time: number) => new Date(time).toISOString()

/**
 * Liveness (`/healthz`) and readiness (`/readyz`) of the process (contract.md, 'The rest'). The process is
 * not ready while it sheds load, so that a load balancer uses another replica. A failed upstream does not
 * make it unready: a load balancer would remove every replica at once (security.md, OB-01). A failed Redis
 * does not either: each replica works without it. Nor does a language model, without which the rules answer,
 * nor a failing storage: the directory is still read.
 */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthRoutesOptions> = async (
  app,
  { mode, version, assistantModel, storage, notifications },
) => {
  type Group = Parameters<typeof app.services.upstreamHealth>[0]

  function groupState(group: Group, circuit: string) {
    const { lastSuccess, lastFailure } = app.services.upstreamHealth(group)
    return {
      circuit,
      lastSuccess: lastSuccess === null ? null : isoTime(lastSuccess),
      lastFailure: lastFailure && { ...lastFailure, at: isoTime(lastFailure.at) },
    }
  }

  // Small answers that come first: Fastify's serializer and its 130 modules would delay the end of the start.
  app.setSerializerCompiler(() => JSON.stringify)
  app.get(
    '/healthz',
    {
      config,
      schema: {
        operationId: 'health.live',
        summary: 'Whether the process lives',
        response: { 200: Liveness },
      },
    },
    async () => ({
      status: 'ok' as const,
    }),
  )

  app.get(
    '/readyz',
    {
      config,
      schema: {
        operationId: 'health.ready',
        summary: 'Whether the process takes requests',
        response: { 200: Readiness, 503: Readiness },
      },
    },
    async (_request, reply) => {
      const { lifecycle, overload } = app
      const reason = lifecycle.state === 'ready' ? (overload?.reason ?? null) : null
      const status = reason === null ? lifecycle.state : 'overloaded'
      const circuits = app.services.circuits()
      const allClosed = Object.values(circuits).every((state) => state === 'closed')
      const upstream = {
        status: allClosed ? ('up' as const) : ('degraded' as const),
        circuits: { ...circuits },
        groups: recordOf(keysOf(circuits), (group) => groupState(group, circuits[group])),
      }
      const { replicas } = app.services
      const report = assistantModel?.()
      const messages = notifications?.()
      const model = report && {
        assistantModel: { status: report.model, circuit: report.circuit, lastFailure: report.lastFailure },
      }
      const dependencies = {
        upstream,
        ...model,
        ...(storage && { storage: storage() }),
        ...(messages && { notifications: messages }),
        ...(replicas && { redis: { status: replicas.state() } }),
      }
      return reply
        .code(status === 'ready' ? 200 : 503)
        .send({ status, ...(reason && { reason }), mode, version, dependencies })
    },
  )
}
