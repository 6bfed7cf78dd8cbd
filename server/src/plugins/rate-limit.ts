import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { createFixedWindow } from './http/fixed-window.ts'
import { addRouteHook } from './http/route-hooks.ts'

/** Requests per minute and client address, for all routes of a group together (api.md, section 2). */
export const rateLimits = {
  reads: 300,
  chat: 20,
  pictureUploads: 30,
  payments: 30,
  billing: 10,
  bookings: 10,
  token: 10,
  unsubscribe: 10,
  /** Reports of the Content-Security-Policy, which anybody may send. */
  reports: 60,
  /** Paths that no route has. */
  unknown: 60,
} as const

export type RateLimitGroup = keyof typeof rateLimits

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group whose budget a request spends; every route under /api has one. */
    rateLimitGroup?: RateLimitGroup
  }
  interface FastifyInstance {
    /** Spends from the budget of paths that no route has; null or the refusal. */
    limitUnknownPath(request: FastifyRequest, reply: FastifyReply): AppError | null
  }
}

const windowMs = 60_000

export interface RateLimitOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

type Limit = (request: FastifyRequest, reply: FastifyReply) => AppError | null

function createLimit(group: RateLimitGroup, { clock }: RateLimitOptions): Limit {
  const limit = rateLimits[group]
  const window = createFixedWindow({ windowMs })
  return (request, reply) => {
    const now = clock()
    const { count, endsAt } = window.hit(request.clientAddress.bucket, now)
    const remaining = count < limit ? limit - count : 0
    const reset = Math.ceil((endsAt - now) / 1000)
    reply.raw.headerLines += `ratelimit-limit: ${limit}\r\nratelimit-remaining: ${remaining}\r\nratelimit-reset: ${reset}\r\n`
    return count > limit ? new AppError('rate_limited', { retryAfter: reset }) : null
  }
}

/**
 * Limits per client address and group. One counter serves all routes of a group, GET and HEAD alike: with
 * @fastify/rate-limit each route would have its own budget (security.md, M4).
 */
export const rateLimitPlugin = fp<RateLimitOptions>(
  async (app, options) => {
    const limits = new Map<RateLimitGroup, Limit>()
    const hooks = new Map<RateLimitGroup, onRequestHookHandler>()
    for (const group of Object.keys(rateLimits) as RateLimitGroup[]) {
      const limit = createLimit(group, options)
      limits.set(group, limit)
      hooks.set(group, (request, reply, done) => done(limit(request, reply) ?? undefined))
    }

    app.addHook('onRoute', (route) => {
      const group = route.config?.rateLimitGroup
      if (group === undefined && route.url.startsWith('/api/')) {
        throw new Error(`${route.url} has no rateLimitGroup: nothing under /api is without a limit`)
      }
      const hook = group && hooks.get(group)
      if (hook) addRouteHook(route, 'onRequest', hook)
    })

    app.decorate('limitUnknownPath', limits.get('unknown')!)
  },
  { name: 'rate-limit', dependencies: ['request-log', 'security-headers'] },
)
