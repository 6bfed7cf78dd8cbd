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
    /** Whose headers a document carries; by default what the page route table says of its path. */
    pagePolicy?: RoutePolicy
    /** Set at registration: the finished header lines; absent where only the path of a request tells. */
    headerLines?: string
  }
  interface FastifyInstance {
    /**
     * Gives an answer the headers that its request's path has by the page route table. For addresses that no route
     * has, once their limit is spent.
     */
    usePathPolicy(request: FastifyRequest, reply: FastifyReply): void
  }
}

export type HeaderPolicy = RoutePolicy | 'api'

const featuresOff = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=()'
const permissions = `${featuresOff}, payment=(), usb=(), browsing-topics=()`
const paymentPermissions = `${featuresOff}, payment=(self "https://js.stripe.com" "https://hooks.stripe.com"), usb=(), browsing-topics=()`

/** What of the configuration the headers hang on. */
export interface HeaderOptions {
  /** Whether the site is on https. */
  readonly secure: boolean
  readonly thirdParties: ThirdParties
}

function policyText(policy: HeaderPolicy, { secure, thirdParties }: HeaderOptions): string {
  const kind = policy === 'api' ? 'api' : takesPayments(policy) ? 'payment' : 'base'
  // Never on pages that take payments or have private addresses. The bot check's forms are on every kind of page.
  const tagManager = thirdParties.tagManager && policy === 'base'
  return contentSecurityPolicy(kind, secure, { ...thirdParties, tagManager })
}

/**
 * The headers of security.md section 2 for one policy. HSTS, like `upgrade-insecure-requests`, only where the site is
 * on https: browsers would hold plain-http localhost to it.
 */
export function securityHeaders(
  policy: HeaderPolicy,
  options: HeaderOptions,
): Readonly<Record<string, string>> {
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
    // The card provider opens windows of its own during a payment.
    'cross-origin-opener-policy': pays ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': pays ? paymentPermissions : permissions,
    ...(isApi ? {} : { 'reporting-endpoints': `csp="${reportPath}"` }),
  }
}

/** The header lines of every policy, made once. */
export type HeaderLines = Readonly<Record<HeaderPolicy, string>>

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

/** The policy of an address that no registered route has, from its path without the query. */
function policyOfPath(path: string): HeaderPolicy {
  return isMachinePath(path) ? 'api' : (matchPageRoute(path)?.policy ?? 'base')
}

/** The policy of a registered route pattern; undefined where it serves many pages. */
function policyOfPattern(pattern: string): HeaderPolicy | undefined {
  if (isMachinePath(pattern)) return 'api'
  const clean = pattern.length > 1 && pattern.endsWith('/') ? pattern.slice(0, -1) : pattern
  const policy = pageRoutes.find((route) => route.path === clean)?.policy ?? matchPageRoute(clean)?.policy
  return policy ?? (pattern.includes('*') ? undefined : 'base')
}

/** Overrides a private page's own caching and indexing rules: it goes into no cache and no search engine. */
const keepPrivate: onSendHookHandler = (_request, reply, payload, done) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, noarchive')
  done(null, payload)
}

/** Every response's security headers and request id; API answers stay out of caches unless a route says otherwise. */
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
      // Such a path is not looked at before a limit is spent: the answer keeps the lines of problem documents.
      if (request.is404 || isPathTooLong(request.raw.url ?? '/')) return done()
      const ownLines = request.routeOptions.config.headerLines ?? linesOfPath(request)
      reply.raw.policyLines = ownLines
      if (ownLines === lines.api) reply.header('cache-control', 'no-store')
      return done()
    })
  },
  { name: 'security-headers' },
)
