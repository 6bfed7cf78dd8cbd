import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Test } from 'tap'

import { type EmbeddedUpstream, startEmbeddedUpstream } from '../../server/embedded/src/start.ts'
import { readBuiltLearning } from '../../server/embedded/test/built-learning.ts'
import { seedFolder } from '../../server/embedded/test/data-folder.ts'
import { buildApp } from '../../server/src/app.ts'
import { loadConfig, withPort } from '../../server/src/config/config.ts'
import { createLogger } from '../../server/src/log/logger.ts'
import { loadWebBundle } from '../../server/src/pages/web-bundle.ts'
import { type RateLimits, rateLimits } from '../../server/src/plugins/rate-limit/rate-limit.ts'
import { cardProvider } from '../../server/src/routes/api/config.ts'
import { createServices } from '../../server/src/services.ts'
import { sharePictures } from './shared-pictures.ts'

sharePictures()
readBuiltLearning()

const host = '127.0.0.1'
const webFolder = join(import.meta.dirname, '..')

export interface Site {
  /** Origin of the site, also in its documents. */
  readonly origin: string
  /** The data folder of the embedded upstream. */
  readonly dataDir: string
  /** The embedded upstream. The BFF is configured with its address, as with a remote upstream. */
  readonly upstream: {
    /** Stops the upstream: connections are refused. */
    stop(): Promise<void>
    /** Starts the upstream again, on the same port and with the same data. */
    start(): Promise<void>
  }
  /** Moves the clock of the BFF's caches forward. */
  advanceClock(ms: number): void
  /** Log lines of the BFF with level warn or above. */
  readonly log: readonly string[]
}

export interface SiteOptions {
  /** Additional environment variables of the BFF. */
  readonly environment?: Readonly<Record<string, string>>
  /**
   * Minimum time between showing and sending a form, in ms. The default is 0, because tests are faster than
   * people.
   */
  readonly minFormMs?: number
  /** Whether professionals are marked as samples. False shows them as those of a real upstream. */
  readonly samples?: boolean
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** The end of a test, at which what was started for it is closed. */
type End = Pick<Test, 'teardown'>

/** Creates a folder and removes it after the test. */
export async function temporaryFolder(t: End): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Raised limits, because tests are faster than visitors and share one client address. */
const raisedLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([group, limit]) => [group, limit * 100]),
) as RateLimits

/**
 * Starts the product in this process, wired as in server/src/process.ts, with an upstream that can be stopped
 * and started. Everything is closed after the test.
 */
export async function startSite(
  t: End,
  { environment = {}, minFormMs = 0, samples = true }: SiteOptions = {},
): Promise<Site> {
  const dataDir = await temporaryFolder(t)
  seedFolder(dataDir)
  const unsubscribeToken = 'journeys'
  const log: string[] = []
  const logger = createLogger('warn', { write: (line: string) => void log.push(line) })
  // The first chat message trains the assistant: most processes of tests have none.
  const listenOn = (port: number) =>
    startEmbeddedUpstream({ dataDir, log: logger, listen: { host, port }, unsubscribeToken, prepares: false })
  let running: EmbeddedUpstream | null = await listenOn(0)
  const { address, pictureHost, chatPicturePath } = running
  const upstreamPort = Number(pictureHost.split(':')[1])

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const config = withPort(
    loadConfig({
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: origin,
      UPSTREAM_PORTAL_URL: address.portalUrl,
      UPSTREAM_PAYMENTS_URL: address.paymentsUrl,
      UPSTREAM_UNSUBSCRIBE_TOKEN: unsubscribeToken,
      TRIAL_PRODUCT_ID: 'prod_journeys',
      PICTURE_HOSTS: pictureHost,
      CHAT_PICTURE_PATHS: pictureHost + chatPicturePath,
      TEST_DATA: 'true',
      ...environment,
    }),
    port,
  )
  let aged = 0
  const services = createServices({
    config,
    upstream: address,
    embeddedPictures: null,
    log: logger,
    monotonic: () => performance.now() + aged,
  })
  const documents = { ...config, cardProvider: cardProvider(config) }
  const web = await loadWebBundle(webFolder, origin, samples, documents)
  const app = await buildApp({ config, services, web, logger, limits: raisedLimits, minFormMs })
  await app.listen({ host, port })

  const upstream: Site['upstream'] = {
    async stop() {
      await running?.close()
      running = null
    },
    async start() {
      running ??= await listenOn(upstreamPort)
    },
  }
  t.teardown(async () => {
    await app.close()
    await services.close()
    await upstream.stop()
  })
  return {
    origin,
    dataDir,
    upstream,
    advanceClock: (ms) => {
      aged += ms
    },
    log,
  }
}

let shared: Promise<Site> | null = null

/**
 * The site of this process, for files that only visit it: they neither stop its upstream nor move its clock. It is
 * started for the first file and closed at the end of the process.
 * @param t the process's root test
 */
export async function sharedSite(t: Test): Promise<Pick<Site, 'origin'>> {
  // `t.teardown` of the root test is the end of a file.
  shared ??= startSite({ teardown: (close) => t.after(close) })
  const site = await shared
  // A file that is run alone does not end before its first `t.teardown`: tap then ends the root test by itself.
  t.teardown(() => undefined)
  return site
}
