import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { isRecord } from '@mestieri/shared/records.ts'
import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serving/serve-endpoint.ts'

/** The media types of `report-uri` and of the Reporting API, which sends an array. */
const mediaTypes = ['application/csp-report', 'application/reports+json']

/**
 * The parts of a report that may be logged. The full URLs may not: a page's URL can contain a token, a
 * resource's URL any data.
 */
interface StoppedResource {
  readonly directive: string
  readonly blocked: string
  readonly page: string | null
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns a keyword such as `inline`, or the scheme and host of a URL. */
function blockedSource(value: string): string {
  if (/^[a-z-]{1,32}$/.test(value)) return value
  const url = URL.parse(value)
  return url ? `${url.protocol}//${url.hostname}` : 'unknown'
}

function readReport(report: unknown): StoppedResource {
  const outer = record(report)
  const body = record(outer['csp-report'] ?? outer['body'])
  const directive = text(
    body['effective-directive'] ?? body['effectiveDirective'] ?? body['violated-directive'],
  )
  const page = URL.parse(text(body['document-uri'] ?? body['documentURL']))
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: blockedSource(text(body['blocked-uri'] ?? body['blockedURL'])).slice(0, 120),
    page: (page && matchPageRoute(page.pathname)?.path) ?? null,
  }
}

/** Logs the browsers' reports of violations of the Content-Security-Policy, without personal data. */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(
    mediaTypes,
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  )

  serveEndpoint(app, 'csp.report', (request, reply) => {
    const sent: unknown = request.body
    const reports: readonly unknown[] = Array.isArray(sent) ? sent.slice(0, 10) : [sent]
    for (const report of reports) {
      request.log.warn({ event: 'csp_report', ...readReport(report) }, 'CSP violation report')
    }
    return reply.send()
  })
}
