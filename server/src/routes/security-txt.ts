import { brand } from '@mestieri/shared/brand.ts'
import type { FastifyPluginAsync } from 'fastify'

export interface SecurityTxtOptions {
  /** The public origin. */
  readonly origin: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

const dayMs = 86_400_000

/** RFC 9116 (2.5.5) wants less than a year, so that nobody relies on a file that was forgotten. */
const validDays = 180

/** The beginning of a day in UTC, as RFC 3339 writes it. */
function startOfDay(time: number): string {
  return `${new Date(time).toISOString().slice(0, 10)}T00:00:00Z`
}

/** @returns the file's text; its own address is only named where it has https (RFC 9116, 2.5.2) */
function securityTxt({ origin, clock }: SecurityTxtOptions): string {
  const fields = [
    `Contact: mailto:${brand.support.email}`,
    `Expires: ${startOfDay(clock() + validDays * dayMs)}`,
    'Preferred-Languages: it, en',
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ]
  return `${fields.join('\n')}\n`
}

/** Where to tell of a weakness (RFC 9116). It is made when it is asked for, so that it never expires while it is served. */
export const securityTxtRoutes: FastifyPluginAsync<SecurityTxtOptions> = async (app, options) => {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(options)),
  )
}
