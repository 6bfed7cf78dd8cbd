import { pathOf } from '@mestieri/shared/address-path.ts'
import {
  isPrivate,
  matchPageRoute,
  pageRoutes,
  type RoutePolicy,
  takesPayments,
} from '@mestieri/shared/pages.ts'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { contentSecurityPolicy, reportPath, type ThirdParties } from './http/content-security-policy.ts'
import { isPathTooLong } from './http/path-length.ts'
import { addRouteHook } from './http/route-hooks.ts'
import { formatHeaderLines, formatRequestId } from './http/server-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The header policy of a page. Default: the policy of its path in the page route table. */
    pagePolicy?: RoutePolicy
    /**
     * The formatted header lines, set at registration; undefined if the policy depends on the request's path.
     */
    headerLines?: string
  }
  interface FastifyInstance {
    /**
     * Sets the security headers of a response by the page route table. For paths without a route, after their
     * rate limit was checked.
     */
    usePathPolicy(request: FastifyRequest, reply: FastifyReply): void
  }
}

export type HeaderPolicy = RoutePolicy | 'api'

const featuresOff = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=()'
const permissions = `${featuresOff}, payment=(), usb=(), browsing-topics=()`
const paymentPermissions = `${featuresOff}, payment=(self "https://js.stripe.com" "https://hooks.stripe.com"), usb=(), browsing-topics=()`

/** The configuration that the headers depend on. */
export interface HeaderOptions {
  /** Whether the site is on https. */
  readonly secure: boolean
  readonly thirdParties: ThirdParties
}

function policyText(policy: HeaderPolicy, { secure, thirdParties }: HeaderOptions): string {
  const kind = policy === 'api' ? 'api' : takesPayments(policy) ? 'payment' : 'base'
  // No tag manager on pages with payments or private URLs. The bot check stays: its forms are on all kinds of
  // pages.
  const tagManager = thirdParties.tagManager && policy === 'base'
  return contentSecurityPolicy(kind, secure, { ...thirdParties, tagManager })
}

/**
 * The security headers of one policy (security.md, section 2). HSTS and `upgrade-insecure-requests` are sent
 * only on https: browsers would also apply them to http://localhost.
 */
function securityHeaders(policy: HeaderPolicy, options: HeaderOptions): Readonly<Record<string, string>> {
  const isApi = policy === 'api'
  const pays = !isApi && takesPayments(policy)
  return {
    'content-security-policy': policyText(policy, options),
    ...(options.secure
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': !isApi && isPrivate(policy) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The card provider opens popup windows during a payment.
    'cross-origin-opener-policy': pays ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': pays ? paymentPermissions : permissions,
    ...(isApi ? {} : { 'reporting-endpoints': `csp="${reportPath}"` }),
  }
}

/** The formatted header lines of each policy. */
export type HeaderLines = Readonly<Record<HeaderPolicy, string>>

/** Formats the header lines of all policies once, for {@link securityHeadersPlugin}. */
export function createHeaderLines(options: HeaderOptions): HeaderLines {
  const lines = (policy: HeaderPolicy) => formatHeaderLines(securityHeaders(policy, options))
  return {
    base: lines('base'),
    payment: lines('payment'),
    private: lines('private'),
    'private-payment': lines('private-payment'),
    api: lines('api'),
  }
}

function isMachinePath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/healthz' || path === '/readyz'
}

/** The policy of a path without the query, by the page route table. */
function policyOfPath(path: string): HeaderPolicy {
  return isMachinePath(path) ? 'api' : (matchPageRoute(path)?.policy ?? 'base')
}

/**
 * The policy of a registered route pattern; undefined if its wildcard serves pages with different policies.
 */
function policyOfPattern(pattern: string): HeaderPolicy | undefined {
  if (isMachinePath(pattern)) return 'api'
  const clean = pattern.length > 1 && pattern.endsWith('/') ? pattern.slice(0, -1) : pattern
  const policy = pageRoutes.find((route) => route.path === clean)?.policy ?? matchPageRoute(clean)?.policy
  return policy ?? (pattern.includes('*') ? undefined : 'base')
}

/** Keeps a private page out of caches and search engines, whatever headers the route set. */
const keepPrivate: onSendHookHandler = (_request, reply, payload, done) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, noarchive')
  done(null, payload)
}

/**
 * Adds security headers and the request id to every response. API responses get `no-store` unless a route
 * sets more.
 */
export const securityHeadersPlugin = fp<{ readonly lines: HeaderLines }>(
  async (app, { lines }) => {
    app.addHook('onRoute', (route) => {
      const policy = route.config?.pagePolicy ?? policyOfPattern(route.url)
      if (policy !== undefined) route.config = { ...route.config, headerLines: lines[policy] }
      if (policy && policy !== 'api' && isPrivate(policy)) addRouteHook(route, 'onSend', keepPrivate)
    })

    const linesOfPath = ({ raw }: FastifyRequest) => lines[policyOfPath(pathOf(raw.url ?? '/'))]

    app.decorate('usePathPolicy', (request: FastifyRequest, reply: FastifyReply) => {
      reply.raw.policyLines = linesOfPath(request)
    })

    app.addHook('onRequest', (request, reply, done) => {
      reply.raw.headerLines = formatRequestId(request.id)
      // Do not look up such a path before its rate limit is checked. The response keeps the default lines.
      if (request.is404 || isPathTooLong(request.raw.url ?? '/')) return done()
      const ownLines = request.routeOptions.config.headerLines ?? linesOfPath(request)
      reply.raw.policyLines = ownLines
      if (ownLines === lines.api) reply.header('cache-control', 'no-store')
      return done()
    })
  },
  { name: 'security-headers' },
)
