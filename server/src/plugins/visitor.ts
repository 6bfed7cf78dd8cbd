import { randomBytes } from 'node:crypto'

import type { preHandlerHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { addRouteHook } from './http/route-hooks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route identifies visitors by a cookie and sets it for new visitors. */
    visitor?: boolean
  }
  interface FastifyRequest {
    /** The visitor's random id, on routes with `visitor: true`; empty on other routes. */
    visitor: string
  }
}

export interface VisitorOptions {
  /** Whether the site is on https. Over http browsers do not send a `Secure` cookie back. */
  readonly secure: boolean
}

const idBytes = 24
const idForm = /^[\w-]{32}$/

/** The first well-formed value of a cookie in the `Cookie` header (RFC 6265). */
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
 * Identifies visitors by a random session cookie (contract.md, 'Payments'). It is set with the response to
 * the first payment request, even if that fails. It contains no personal data and is only a key to the
 * visitor's payment intents. On https its name begins with `__Host-`, so that no sibling host can set it.
 */
export const visitorPlugin = fp<VisitorOptions>(
  async (app, { secure }) => {
    const name = secure ? '__Host-visitor' : 'visitor'
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

    const identifyVisitor: preHandlerHookHandler = (request, reply, done) => {
      const known = readCookie(request.headers.cookie, name)
      request.visitor = known ?? randomBytes(idBytes).toString('base64url')
      if (known === undefined) reply.header('set-cookie', `${name}=${request.visitor}; ${attributes}`)
      done()
    }

    app.decorateRequest('visitor', '')
    app.addHook('onRoute', (route) => {
      if (route.config?.visitor === true) addRouteHook(route, 'preHandler', identifyVisitor)
    })
  },
  { name: 'visitor' },
)
