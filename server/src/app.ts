import { setTimeout as wait } from 'node:timers/promises'

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { brand } from '@mestieri/shared/brand.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

import { type Config, siteMode } from './config/config.ts'
import { productVersion } from './config/version.ts'
import type { WebBundle } from './pages/web-bundle.ts'
import { botCheckPlugin } from './plugins/bot-check.ts'
import { clientErrorsPlugin, createClientErrorHandler, hostFault } from './plugins/client-errors.ts'
import { type ConnectionLimits, connectionsPlugin } from './plugins/connections.ts'
import { drainPlugin } from './plugins/drain.ts'
import { errorHandlerPlugin, sendProblem, wantsNotFoundPage } from './plugins/error-handler.ts'
import { createAddressReader, createProxyCheck } from './plugins/http/client-address.ts'
import { lazyCompilers } from './plugins/http/lazy-compilers.ts'
import { isPathTooLong } from './plugins/http/path-length.ts'
import { createProxyHeaders } from './plugins/http/proxy-headers.ts'
import { createRequestIds } from './plugins/http/request-ids.ts'
import { formatSummary, isProbe, type RequestSummary } from './plugins/http/request-summary.ts'
import { serverOptions, type ServerTimeouts, serverTimeouts } from './plugins/http/server-options.ts'
import { formatRequestId, type ResponseState } from './plugins/http/server-response.ts'
import { createSocketAnswer } from './plugins/http/socket-answer.ts'
import { idempotencyPlugin } from './plugins/idempotency.ts'
import { bodyRulesPlugin } from './plugins/input/body-rules.ts'
import { bodyTimerPlugin } from './plugins/input/body-timer.ts'
import { pathLimitPlugin, pathTooLong } from './plugins/input/path-limit.ts'
import type { Metrics } from './plugins/metrics/metrics.ts'
import { openapiPlugin } from './plugins/openapi/openapi.ts'
import { type OverloadOptions, overloadPlugin } from './plugins/overload/overload.ts'
import { rateLimitPlugin, type RateLimits } from './plugins/rate-limit/rate-limit.ts'
import { createRequestTracking, QuietLogController, requestLogPlugin } from './plugins/request-log.ts'
import { sameOriginPlugin } from './plugins/same-origin.ts'
import { createHeaderLines, securityHeadersPlugin } from './plugins/security-headers.ts'
import { visitorPlugin } from './plugins/visitor.ts'
import { affiliatesRoutes } from './routes/api/affiliates.ts'
import { bookingsRoutes } from './routes/api/bookings.ts'
import { chatPicturesRoutes } from './routes/api/chat-pictures.ts'
import { chatRoutes } from './routes/api/chat.ts'
import { cardProvider, configRoutes } from './routes/api/config.ts'
import { cspReportRoutes } from './routes/api/csp-report.ts'
import { emailRoutes } from './routes/api/email.ts'
import { paymentsRoutes } from './routes/api/payments.ts'
import { picturesRoutes } from './routes/api/pictures.ts'
import { sandboxPaymentsRoutes } from './routes/api/sandbox-payments.ts'
import { tokenRoutes } from './routes/api/token.ts'
import { appLinkRoutes } from './routes/app-link.ts'
import { assetsRoutes } from './routes/assets.ts'
import {
  healthRoutes,
  type ReportAssistantModel,
  type ReportNotifications,
  type ReportStorage,
} from './routes/health.ts'
import { oneClickRoutes } from './routes/one-click.ts'
import { pagesRoutes } from './routes/pages.ts'
import { securityTxtRoutes } from './routes/security-txt.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { type AppIdentities, wellKnownRoutes } from './routes/well-known.ts'
import type { Services, TraceContext } from './services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services
  }
  interface FastifyRequest {
    /** The trace of a trusted proxy. */
    readonly trace: TraceContext | undefined
  }
}

export interface AppOptions {
  readonly config: Config
  readonly services: Services
  /** The web build. Without it only the API is served. */
  readonly web?: WebBundle | undefined
  /** The apps that may open this site's links. Default: the apps of `brand.ts`. */
  readonly apps?: AppIdentities
  /** Without it nothing is logged. */
  readonly logger?: Logger | undefined
  readonly metrics?: Metrics | undefined
  /** The overload detection. Without it no load is shed. */
  readonly overload?: OverloadOptions | undefined
  /** The state of the embedded assistant's language model, for `/readyz`. */
  readonly assistantModel?: ReportAssistantModel | undefined
  /** The state of the embedded upstream's storage, for `/readyz`. */
  readonly storage?: ReportStorage | undefined
  /** How the embedded upstream's messages to the owner do, for `/readyz`. */
  readonly notifications?: ReportNotifications | undefined
  readonly timeouts?: ServerTimeouts
  /** Limits of connections. Default: `connectionLimits`. */
  readonly connections?: ConnectionLimits | undefined
  /** Requests per minute of each group. Default: `rateLimits`. */
  readonly limits?: RateLimits | undefined
  /**
   * The shortest time in milliseconds that a person needs to fill in a form. Default: the shared `minFormMs`.
   */
  readonly minFormMs?: number
  /** Milliseconds since the epoch, for log lines, `date` headers and security.txt. */
  readonly clock?: () => number
  /** Milliseconds of a monotonic clock, for the windows of the rate limits. Default: the clock of the process. */
  readonly monotonic?: (() => number) | undefined
  /** Resolves after `ms` milliseconds, for the drain and the idempotency plugin. */
  readonly sleep?: (ms: number) => Promise<unknown>
}

/**
 * Creates the function that writes the log lines of requests, directly to the logger's stream and by its
 * level, and counts the requests. Health checks and the 503 of a stop are no errors.
 */
function createSummaryWriter(
  logger: Logger,
  clock: () => number,
  responses: ResponseState,
  metrics: Metrics | undefined,
): (summary: RequestSummary) => void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pino does not type its stream
  const { [pino.symbols.streamSym]: stream } = logger as unknown as {
    [pino.symbols.streamSym]: { write(line: string): void }
  }
  const ordinary = logger.isLevelEnabled('info')
  const failures = logger.isLevelEnabled('error')
  return (summary) => {
    const probes = isProbe(summary)
    // A load balancer asks several times a second. Only an answer that takes the process out of use is news.
    if (probes && summary.status === 200) return
    // The 503 of a stop is no error of the process: another replica takes the request.
    const isDrained = responses.draining && summary.status === 503
    const isError = summary.status >= 500 && !probes && !isDrained
    if (isError ? failures : ordinary) stream.write(formatSummary(summary, clock(), isError))
    if (!metrics || probes) return
    if (isDrained) metrics.countDrained()
    else metrics.observeRequest(summary)
  }
}

/**
 * Builds the BFF: first the plugins in the order in which their hooks run, then the routes. It does not
 * listen and does not read the environment. Closing it does not close the services.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services, web, metrics, overload, limits } = options
  const { timeouts = serverTimeouts, clock = Date.now, sleep = wait } = options
  const { apps = brand.businessApp } = options
  const logger = options.logger ?? pino({ level: 'silent' })
  const lines = createHeaderLines({
    secure: config.publicUrl.startsWith('https:'),
    thirdParties: { tagManager: config.tagManagerId !== null, botCheck: config.recaptcha !== null },
  })
  const responses: ResponseState = {
    defaultLines: lines.api,
    draining: false,
    writeTimeoutMs: timeouts.write,
  }
  const nextRequestId = createRequestIds()
  const proxyHeaders = createProxyHeaders(config.trustProxy)
  const warnOfProxy = () =>
    logger.warn(
      { event: 'proxy_not_trusted' },
      'X-Forwarded-For is ignored: without TRUST_PROXY all visitors of a proxy share its limits',
    )
  const track = createRequestTracking({
    logger,
    addressOf: createAddressReader(config.trustProxy, warnOfProxy),
    traceIdOf: (request) => proxyHeaders.traceId(request),
    onSummary: createSummaryWriter(logger, clock, responses, metrics),
  })
  const answerSocket = createSocketAnswer({ headerLines: lines.api, nextRequestId, clock, logger })

  /**
   * Responds to a URL that the router refuses: invalid percent-encoding or too long parameters. The hooks of
   * a route do not run then. The rate limit is checked before the URL is read.
   */
  async function refuseAddress(fault: Error, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    await app.limitUnknownPath(request, reply)
    const wrongHost = hostFault(request, reply)
    if (wrongHost) throw wrongHost
    if (isPathTooLong(request.raw.url ?? '/')) throw pathTooLong()
    if (!wantsNotFoundPage(request)) throw fault
    // Use the private policy: the URL may have been meant for a private page.
    reply.raw.policyLines = lines.private
    return app.sendNotFoundPage(request, reply)
  }

  function answerFrameworkError(fault: Error, request: FastifyRequest, reply: FastifyReply): void {
    track(request, reply)
    reply.raw.headerLines = formatRequestId(request.id)
    refuseAddress(fault, request, reply).catch((refusal: unknown) => sendProblem(refusal, request, reply))
  }

  const app = fastify({
    ...serverOptions(config, timeouts, responses),
    genReqId: (request) => proxyHeaders.requestId(request) ?? nextRequestId(),
    schemaController: lazyCompilers,
    requestIdHeader: false,
    logController: new QuietLogController(),
    clientErrorHandler: createClientErrorHandler(answerSocket),
    frameworkErrors: answerFrameworkError,
  }).withTypeProvider<TypeBoxTypeProvider>()
  // Set after creation: with a logger option Fastify creates a child logger and two listeners for each
  // request.
  app.log = logger
  app.decorate('services', services)
  app.decorateRequest('isShed', false)
  app.decorateRequest('trace', {
    getter() {
      return proxyHeaders.trace(this.raw)
    },
  })

  await app.register(requestLogPlugin, { track })
  await app.register(securityHeadersPlugin, { lines })
  await app.register(clientErrorsPlugin, { answerSocket })
  await app.register(connectionsPlugin, {
    limits: options.connections,
    isProxy: createProxyCheck(config.trustProxy),
  })
  await app.register(drainPlugin, { responses, sleep, onCut: metrics?.countCut })
  if (overload) await app.register(overloadPlugin, overload)
  await app.register(rateLimitPlugin, {
    limits,
    counters: services.replicas?.counters,
    clock: options.monotonic,
  })
  await app.register(bodyTimerPlugin, { timeoutMs: timeouts.body })
  // Before the other checks, which need not run for such a path, and after the body timer: the refused
  // request's unread body must not keep its connection open.
  await app.register(pathLimitPlugin)
  await app.register(sameOriginPlugin, { origin: config.publicUrl })
  await app.register(bodyRulesPlugin)
  // Before the idempotency plugin, so that a replay needs no bot check (see botCheckPlugin).
  await app.register(botCheckPlugin, {
    service: services.botCheck,
    minFormMs: options.minFormMs,
    onChecked: metrics && ((action, outcome) => metrics.observeBotCheck(action, outcome)),
  })
  await app.register(idempotencyPlugin, { store: services.idempotency, sleep })
  await app.register(visitorPlugin, { secure: config.publicUrl.startsWith('https:') })
  await app.register(errorHandlerPlugin)
  await app.register(openapiPlugin, { origin: config.publicUrl })

  const { assistantModel, storage, notifications } = options
  await app.register(healthRoutes, {
    version: productVersion,
    mode: siteMode(config),
    assistantModel,
    storage,
    notifications,
  })
  await app.register(configRoutes, { config })
  await app.register(cspReportRoutes)
  await app.register(affiliatesRoutes)
  await app.register(picturesRoutes)
  await app.register(bookingsRoutes)
  await app.register(chatRoutes)
  await app.register(chatPicturesRoutes)
  await app.register(paymentsRoutes)
  if (cardProvider(config) === 'sandbox') await app.register(sandboxPaymentsRoutes)
  await app.register(tokenRoutes)
  await app.register(emailRoutes)
  await app.register(oneClickRoutes)
  await app.register(appLinkRoutes)
  await app.register(wellKnownRoutes, { apps })
  await app.register(securityTxtRoutes, { origin: config.publicUrl, clock })
  if (web) {
    await app.register(assetsRoutes, { root: web.assetsRoot })
    await app.register(pagesRoutes, { web, origin: config.publicUrl })
    await app.register(sitemapRoutes, { web, origin: config.publicUrl })
  }
  return app
}
