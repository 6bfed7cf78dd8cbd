import { randomBytes } from 'node:crypto'

import type { preHandlerHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { addRouteHook } from './http/route-hooks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Knows its visitors, and gives a cookie to those who have none. */
    visitor?: boolean
  }
  interface FastifyRequest {
    /** On a route that knows its visitors: who asks, a random text of this site's own; empty elsewhere. */
    visitor: string
  }
}

export interface VisitorOptions {
  /** Whether the site is on https; over plain http a `Secure` cookie would not come back. */
  readonly secure: boolean
}

const idBytes = 24
const idForm = /^[\w-]{32}$/

/** The first well-formed value that a cookie header (RFC 6265) has under a name. */
function readCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length))
    .find((value) => idForm.test(value))
}

/**
 * Tells visitors apart by a random cookie (contract.md, 'Payments'), which they get when they first ask for a payment,
 * also where that fails, and which is gone with the browser's session. It says nothing of them; only their own payment
 * intents hang on it. On https its name begins with `__Host-`, so that no neighbouring host can plant one.
 */
export const visitorPlugin = fp<VisitorOptions>(
  async (app, { secure }) => {
    const name = secure ? '__Host-visitor' : 'visitor'
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

    const knowVisitor: preHandlerHookHandler = (request, reply, done) => {
      const known = readCookie(request.headers.cookie, name)
      request.visitor = known ?? randomBytes(idBytes).toString('base64url')
      if (known === undefined) reply.header('set-cookie', `${name}=${request.visitor}; ${attributes}`)
      done()
    }

    app.decorateRequest('visitor', '')
    app.addHook('onRoute', (route) => {
      if (route.config?.visitor === true) addRouteHook(route, 'preHandler', knowVisitor)
    })
  },
  { name: 'visitor' },
)
