/**
 * The process: reads the environment, starts the embedded upstream if no other is configured, listens, and
 * shuts down gracefully. If the start fails, it writes one line per reason to stderr and exits with code 1.
 */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { brand } from '@mestieri/shared/brand.ts'
import type { Logger } from 'pino'

import { type AppOptions, buildApp } from './app.ts'
import { type Config, loadConfig, siteMode, type UpstreamAddress, withPort } from './config/config.ts'
import { refuseSamples, warnOfSamples } from './config/sample-facts.ts'
import { productVersion } from './config/version.ts'
import { writeCompiledCode } from './lifecycle/compile-cache.ts'
import { explainFailedStart } from './lifecycle/failed-start.ts'
import { choosePort } from './lifecycle/ports.ts'
import { createSocketFolder, removeDeadSocketFolders } from './lifecycle/socket-folder.ts'
import { type Exit, type Started, stopWhenTold } from './lifecycle/stop.ts'
import { createLineBuffer } from './log/line-buffer.ts'
import { createLogger } from './log/logger.ts'
import { collectGarbage } from './memory/collect-garbage.ts'
import { availableBytes, divideMemory } from './memory/memory-budget.ts'
import { loadWebBundle, type WebBundle } from './pages/web-bundle.ts'
import { lazyCompilers } from './plugins/http/lazy-compilers.ts'
import { createLoadMonitor } from './plugins/overload/load-monitor.ts'
import type { OverloadReason } from './plugins/overload/overload.ts'
import { cardProvider } from './routes/api/config.ts'
import { createServices, type ServicesOptions } from './services.ts'
import type { RedisConnection } from './stores/redis/connection.ts'

const webFolder = join(import.meta.dirname, '../../web')

/** Milliseconds after the start. */
const afterStartMs = 3000

/** The interval in milliseconds at which buffered log lines are written. */
const logFlushMs = 250

interface Upstream extends Pick<ServicesOptions, 'upstream' | 'embeddedPictures'> {
  readonly assistantModel?: AppOptions['assistantModel']
  readonly storage?: AppOptions['storage']
  readonly notifications?: AppOptions['notifications']
  close(): Promise<void>
}

/** Starts the embedded upstream on a Unix socket that only this user can open. */
async function startEmbedded(config: Config, log: Logger): Promise<Upstream> {
  const { startEmbeddedUpstream } = await import('../embedded/src/start.ts')
  const folder = await createSocketFolder(tmpdir())
  removeDeadSocketFolders(tmpdir()).catch((error: unknown) => {
    log.warn({ err: error }, 'socket folders of killed processes may be left')
  })
  const { socketPath } = folder
  const secretKey = config.stripeSecretKey
  try {
    const embedded = await startEmbeddedUpstream({
      dataDir: config.dataDir,
      samples: config.samples,
      assistantModel: config.assistantModel,
      unsubscribeToken: config.unsubscribeToken,
      notifications: { mail: config.ownerMail, webhook: config.ownerWebhook },
      // Webhooks cannot reach the socket, so the embedded upstream polls the card provider.
      stripe: secretKey === null ? null : { secretKey, webhookSecret: null, siteOrigin: config.publicUrl },
      log,
      schemaController: lazyCompilers,
      listen: { socketPath },
      onPrepared: afterStart,
    })
    return {
      upstream: embedded.address,
      embeddedPictures: { host: embedded.pictureHost, socketPath, chatPath: embedded.chatPicturePath },
      assistantModel: embedded.modelReport,
      storage: embedded.storageReport,
      notifications: embedded.notificationReport,
      async close() {
        await embedded.close()
        await folder.remove()
      },
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

function remoteUpstream(upstream: UpstreamAddress): Upstream {
  return { upstream, embeddedPictures: null, close: async () => {} }
}

function describeAddress(address: string): { readonly host: string; readonly basePath: string } {
  const { host, pathname } = new URL(address)
  return { host, basePath: pathname }
}

/** Logs which upstream the process uses. The addresses have no user name, password or query (config.ts). */
function logUpstream(config: Config, log: Logger): void {
  const { upstream } = config
  const bases = upstream && {
    portal: describeAddress(upstream.portalUrl),
    payments: describeAddress(upstream.paymentsUrl),
  }
  const fields = { event: 'upstream', version: productVersion, mode: siteMode(config), ...bases }
  log.info(fields, bases ? 'calls go to another upstream' : 'calls go to the embedded upstream')
}

async function loadWeb(config: Config, log: Logger): Promise<WebBundle | undefined> {
  const samples = config.upstream === null && config.samples
  if (existsSync(join(webFolder, 'dist-ssr/document.json'))) {
    const documents = { ...config, cardProvider: cardProvider(config) }
    return loadWebBundle(webFolder, config.publicUrl, samples, documents)
  }
  log.warn('the web part is not built (npm run build): only the API is served')
  return undefined
}

/** The URL of the site for a browser on this machine. */
function localAddress({ host, port }: Config): string {
  const isAnyHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  if (isAnyHost) return `http://localhost:${port}`
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`
}

/** Writes the URL of the site to stdout at every log level: as text on a terminal, else as a log line. */
function announce(config: Config): void {
  const text = `${brand.name} is ready: ${localAddress(config)}`
  const line = process.stdout.isTTY ? text : JSON.stringify({ level: 30, time: Date.now(), msg: text })
  process.stdout.write(`${line}\n`)
}

/** Connects to Redis. The client library is loaded only if Redis is configured. */
async function connectReplicas(url: string, log: Logger): Promise<RedisConnection> {
  const { connectRedis } = await import('./stores/redis/connection.ts')
  return connectRedis({ url, log, clock: () => performance.now() })
}

/** Creates the metrics and their listener. Their library is loaded only if they are configured. */
async function loadMetrics(port: number | null) {
  if (port === null) return undefined
  const { createMetrics, listenForMetrics } = await import('./plugins/metrics/metrics.ts')
  const metrics = createMetrics()
  return { metrics, listen: (host: string) => listenForMetrics(metrics.registry, host, port) }
}

/**
 * The work that the start leaves over: what it compiled is written for the next start, and its garbage is collected, 15
 * to 60 MiB that an idle process would keep. The embedded assistant learns for as long as the machine takes, so it is done
 * once more after that.
 */
function afterStart(): void {
  writeCompiledCode()
  collectGarbage()
}

async function serve(config: Config, log: Logger, upstream: Upstream): Promise<Started> {
  const redis = config.redisUrl === null ? null : await connectReplicas(config.redisUrl, log)
  const { cacheScale, ...memory } = divideMemory(availableBytes())
  const loaded = await loadMetrics(config.metricsPort)
  const metrics = loaded?.metrics
  const observers = metrics && {
    onUpstreamAttempt: metrics.observeUpstreamAttempt,
    onCacheRead: metrics.observeCacheRead,
    onLeftOut: metrics.countLeftOut,
  }
  const services = createServices({ ...upstream, ...observers, config, log, redis, cacheScale })
  metrics?.setBuild(productVersion)
  metrics?.watchLoads(() => services.loads())
  metrics?.watchCircuits(() => services.circuits())
  if (redis) metrics?.watchRedis(redis)
  const { promise: stuck, resolve: onStuck } = Promise.withResolvers<OverloadReason>()
  const { caches } = services
  const onShed = metrics?.countShed
  const overload = { monitor: createLoadMonitor(), memory, caches, collectGarbage, onStuck, onShed }
  const web = await loadWeb(config, log)
  const { assistantModel, storage, notifications } = upstream
  const reports = { assistantModel, storage, notifications }
  const app = await buildApp({ config, services, web, logger: log, metrics, overload, ...reports })
  await app.listen({ host: config.host, port: config.port })
  const metricsListener = await loaded?.listen(config.host)
  announce(config)
  // With the embedded upstream the first look compiles schemas. It is of this version, so the start need not wait for that.
  const look = setTimeout(() => services.watchUpstream(), config.upstream ? 0 : afterStartMs).unref()
  setTimeout(afterStart, afterStartMs).unref()
  return {
    drain: (times) => app.lifecycle.drain(times),
    ends: [
      async () => clearTimeout(look),
      // After a cut there is little time left, but a call that was sent may still be answered.
      (wasCut) => services.close(wasCut ? { graceMs: 300 } : {}),
      () => upstream.close(),
      async () => redis?.close(),
      async () => metricsListener?.close(),
    ],
    stuck,
  }
}

async function start(config: Config, log: Logger): Promise<Started> {
  logUpstream(config, log)
  const upstream = config.upstream ? remoteUpstream(config.upstream) : await startEmbedded(config, log)
  try {
    return await serve(config, log, upstream)
  } catch (error) {
    await upstream.close()
    throw error
  }
}

async function main(): Promise<void> {
  const loaded = loadConfig(process.env)
  refuseSamples(loaded, brand)
  const lines = createLineBuffer((text) => process.stdout.write(text))
  setInterval(() => lines.flush(), logFlushMs).unref()
  // Ignore errors of stdout: the reader of the log may have ended, and the site must go on.
  process.stdout.on('error', () => {})
  const log = createLogger(loaded.logLevel, lines)
  const exit: Exit = (code) => {
    lines.flush()
    process.exit(code)
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error, event }, 'uncaught error')
      exit(1)
    })
  }
  warnOfSamples(loaded, brand, log)
  const config = withPort(loaded, await choosePort(loaded))
  stopWhenTold(await start(config, log), { log, exit, drainSeconds: config.drainSeconds })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${explainFailedStart(error)}\n`)
  process.exit(1)
}
