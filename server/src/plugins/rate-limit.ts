import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { addRouteHook } from './http/route-hooks.ts'

/** Requests per minute and client address, for all routes of a group together (contract.md, section 2). */
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
  /** Reports of the Content-Security-Policy, which anybody may send. */
  reports: 60,
  /** Paths that no route has. */
  unknown: 60,
} as const

export type RateLimitGroup = keyof typeof rateLimits
export type RateLimits = Readonly<Record<RateLimitGroup, number>>

/** Spends one request from a budget. Rejects with `rate_limited` where nothing is left. */
type Spend = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group whose budget a request spends; every route under /api has one. */
    rateLimitGroup?: RateLimitGroup
  }
  interface FastifyInstance {
    /** Spends from the budget of paths that no route has. */
    limitUnknownPath: Spend
    /**
     * Makes a second budget beside a group's, of a tenth of its size, for requests that may pass although something of
     * them could not be checked. Both are spent from; `ratelimit-*` headers then tell of this one.
     */
    createStricterLimit(group: RateLimitGroup): Spend
  }
}

const windowMs = 60_000
/** Of a group's budget (contract.md, section 1, 'a tenth of the limits'). */
const stricterShare = 0.1
const standingLines = /(?:ratelimit-\w+: \d+\r\n)+/

export interface RateLimitOptions {
  /** Requests per minute of each group; the product's own unless said. */
  readonly limits?: RateLimits | undefined
  /** What replicas count on together; without it, and where it is out of reach, each counts for itself. */
  readonly counters?: NonNullable<Services['replicas']>['counters'] | undefined
}

type SharedCounters = NonNullable<RateLimitOptions['counters']>
type Check = ReturnType<FastifyInstance['createRateLimit']>

/** A check of a budget that all replicas spend from, under one name; while they cannot, of this process's own. */
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
 * Limits per client address and group. One check serves all routes of a group, GET and HEAD alike: limits in the
 * routes' own configuration would give each of them its own budget, `groupId` or not (security.md, M4).
 */
export const rateLimitPlugin = fp<RateLimitOptions>(
  async (app, { limits = rateLimits, counters }) => {
    await app.register(rateLimit, {
      global: false,
      timeWindow: windowMs,
      keyGenerator: (request) => request.clientAddress.bucket,
    })

    function createBudget(name: string, budget: number): Spend {
      const local = app.createRateLimit({ max: budget })
      const check = counters ? checkTogether(counters, name, budget, local) : local
      return async (request, reply) => {
        const standing = await check(request)
        if (standing.isAllowed) return
        const { max, remaining, ttlInSeconds, isExceeded } = standing
        reply.raw.headerLines += `ratelimit-limit: ${max}\r\nratelimit-remaining: ${remaining}\r\nratelimit-reset: ${ttlInSeconds}\r\n`
        if (isExceeded) throw new AppError('rate_limited', { retryAfter: ttlInSeconds })
      }
    }

    const groups = Object.keys(rateLimits) as RateLimitGroup[]
    const budgets = new Map(groups.map((group) => [group, createBudget(group, limits[group])]))

    app.addHook('onRoute', (route) => {
      const group = route.config?.rateLimitGroup
      if (group === undefined && route.url.startsWith('/api/')) {
        throw new Error(`${route.url} has no rateLimitGroup: nothing under /api is without a limit`)
      }
      const spend = group && budgets.get(group)
      if (spend) addRouteHook(route, 'onRequest', spend)
    })

    app.decorate('limitUnknownPath', budgets.get('unknown')!)
    app.decorate('createStricterLimit', (group: RateLimitGroup): Spend => {
      const spend = createBudget(
        `${group} unverified`,
        Math.max(1, Math.floor(limits[group] * stricterShare)),
      )
      return (request, reply) => {
        reply.raw.headerLines = reply.raw.headerLines.replace(standingLines, '')
        return spend(request, reply)
      }
    })
  },
  { name: 'rate-limit', dependencies: ['request-log', 'security-headers'] },
)
