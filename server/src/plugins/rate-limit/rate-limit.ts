import rateLimit from '@fastify/rate-limit'
import { keysOf, recordOf } from '@mestieri/shared/records.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { addRouteHook } from '../http/route-hooks.ts'
import { createWindowStore } from './window-store.ts'

/** Requests per minute and client address, shared by all routes of a group (contract.md, section 2). */
export const rateLimits = {
  reads: 300,
  chat: 20,
  pictureUploads: 30,
  payments: 30,
  billing: 10,
  bookings: 10,
  token: 10,
  unsubscribe: 10,
  pages: 300,
  /** Violation reports of the Content-Security-Policy. Any client can send them. */
  reports: 60,
  /** Paths without a route. */
  unknown: 60,
} as const

export type RateLimitGroup = keyof typeof rateLimits
export type RateLimits = Readonly<Record<RateLimitGroup, number>>

/**
 * Counts one request against a budget and adds the `ratelimit-*` header lines.
 * @throws {AppError} `rate_limited` if the budget is used up
 */
type ConsumeBudget = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group whose budget a request counts against. Every route under /api must have one. */
    rateLimitGroup?: RateLimitGroup
  }
  interface FastifyInstance {
    /** Counts a request against the budget of unknown paths. */
    limitUnknownPath: ConsumeBudget
    /**
     * Creates a second budget with a tenth of a group's limit, for requests whose bot check could not be
     * completed. A request counts against both budgets; its `ratelimit-*` headers then describe the second
     * one.
     */
    createStricterLimit(group: RateLimitGroup): ConsumeBudget
  }
}

const windowMs = 60_000
/** The share of a group's budget (contract.md, section 1, 'a tenth of the limits'). */
const stricterShare = 0.1
const rateLimitLines = /(?:ratelimit-\w+: \d+\r\n)+/

export interface RateLimitOptions {
  /** Requests per minute of each group. Default: {@link rateLimits}. */
  readonly limits?: RateLimits | undefined
  /**
   * Counters that the replicas share. Without them, or while they are unreachable, each process counts alone.
   */
  readonly counters?: NonNullable<Services['replicas']>['counters'] | undefined
  /** Milliseconds of a monotonic clock. Default: the clock of the process. */
  readonly clock?: (() => number) | undefined
}

type SharedCounters = NonNullable<RateLimitOptions['counters']>
type Check = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Creates the check of a budget that all replicas share. It uses `local` while the counters are unreachable.
 */
function checkTogether(counters: SharedCounters, name: string, max: number, local: Check): Check {
  return async (request) => {
    const key = request.clientAddress.bucket
    const counted = await counters.count(`${name} ${key}`, windowMs)
    if (counted === undefined) return local(request)
    const { count, leftMs: ttl } = counted
    return {
      isAllowed: false,
      key,
      max,
      timeWindow: windowMs,
      remaining: Math.max(0, max - count),
      ttl,
      ttlInSeconds: Math.ceil(ttl / 1000),
      isExceeded: count > max,
      isBanned: false,
    }
  }
}

/**
 * Rate limits per client address and group. All routes of a group share one check, for GET and HEAD. With
 * limits in the configuration of the routes each route would have its own budget, even with `groupId`
 * (security.md, M4).
 */
export const rateLimitPlugin = fp<RateLimitOptions>(
  async (app, { limits = rateLimits, counters, clock = () => performance.now() }) => {
    await app.register(rateLimit, {
      global: false,
      timeWindow: windowMs,
      store: createWindowStore(clock),
      keyGenerator: (request) => request.clientAddress.bucket,
    })

    function createBudget(name: string, budget: number): ConsumeBudget {
      const local = app.createRateLimit({ max: budget })
      const check = counters ? checkTogether(counters, name, budget, local) : local
      return async (request, reply) => {
        const result = await check(request)
        if (result.isAllowed) return
        const { max, remaining, ttlInSeconds, isExceeded } = result
        reply.raw.headerLines += `ratelimit-limit: ${max}\r\nratelimit-remaining: ${remaining}\r\nratelimit-reset: ${ttlInSeconds}\r\n`
        if (isExceeded) throw new AppError('rate_limited', { retryAfter: ttlInSeconds })
      }
    }

    const budgets = recordOf(keysOf(rateLimits), (group) => createBudget(group, limits[group]))

    app.addHook('onRoute', (route) => {
      const group = route.config?.rateLimitGroup
      if (group === undefined && route.url.startsWith('/api/')) {
        throw new Error(`${route.url} has no rateLimitGroup: every route under /api must have one`)
      }
      const consume = group && budgets[group]
      if (consume) addRouteHook(route, 'onRequest', consume)
    })

    app.decorate('limitUnknownPath', budgets.unknown)
    app.decorate('createStricterLimit', (group: RateLimitGroup): ConsumeBudget => {
      const consume = createBudget(
        `${group} unverified`,
        Math.max(1, Math.floor(limits[group] * stricterShare)),
      )
      return (request, reply) => {
        reply.raw.headerLines = reply.raw.headerLines.replace(rateLimitLines, '')
        return consume(request, reply)
      }
    })
  },
  { name: 'rate-limit', dependencies: ['request-log', 'security-headers'] },
)
