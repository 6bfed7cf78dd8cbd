import { brand } from '@mestieri/shared/brand.ts'
import type { FastifyPluginAsync } from 'fastify'

export interface SecurityTxtOptions {
  /** The public origin. */
  readonly origin: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

const dayMs = 86_400_000

/** RFC 9116 (2.5.5) recommends less than a year, so that an outdated file is not trusted. */
const validDays = 180

/** The start of a day in UTC, in the format of RFC 3339. */
function startOfDay(time: number): string {
  return `${new Date(time).toISOString().slice(0, 10)}T00:00:00Z`
}

/** The text of the file. `Canonical` is only allowed on https (RFC 9116, 2.5.2). */
function securityTxt({ origin, clock }: SecurityTxtOptions): string {
  const fields = [
    `Contact: mailto:${brand.support.email}`,
    `Expires: ${startOfDay(clock() + validDays * dayMs)}`,
    'Preferred-Languages: it, en',
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ]
  return `${fields.join('\n')}\n`
}

/**
 * Serves security.txt, the contact for reports of vulnerabilities (RFC 9116). It is created per request, so
 * it does not expire while the process runs.
 */
export const securityTxtRoutes: FastifyPluginAsync<SecurityTxtOptions> = async (app, options) => {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(options)),
  )
}
