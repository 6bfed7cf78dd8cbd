import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Test } from 'tap'

import { type EmbeddedUpstream, startEmbeddedUpstream } from '../../server/embedded/src/start.ts'
import { buildApp } from '../../server/src/app.ts'
import { loadConfig, withPort } from '../../server/src/config.ts'
import { createLogger } from '../../server/src/logger.ts'
import { loadWebBundle } from '../../server/src/pages/web-bundle.ts'
import { type RateLimits, rateLimits } from '../../server/src/plugins/rate-limit.ts'
import { createServices } from '../../server/src/services.ts'

const host = '127.0.0.1'
const webFolder = join(import.meta.dirname, '..')

export interface Site {
  /** Where the site is and what its documents name as their origin. */
  readonly origin: string
  /** The embedded upstream, known to the BFF by its address alone. */
  readonly upstream: {
    /** From now on connections are refused. */
    stop(): Promise<void>
    /** Listens again, at the same address and with the same data. */
    start(): Promise<void>
  }
  /** Lets what the BFF keeps of the upstream's answers grow older. */
  age(ms: number): void
  /** Warnings and worse that the BFF logged. */
  readonly log: readonly string[]
}

export interface SiteOptions {
  /** What differs in the BFF's environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** How long a form has to be on screen before it is sent, in ms; journeys are quicker than people. */
  readonly minFormMs?: number
  /** Whether the upstream's professionals are told to be samples, as they are; false for what a real one's are shown as. */
  readonly samples?: boolean
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** A folder that goes away with the test. */
export async function temporaryFolder(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Journeys are quicker than visitors, and all come from one address. */
const generous = Object.fromEntries(
  Object.entries(rateLimits).map(([group, limit]) => [group, limit * 100]),
) as RateLimits

/**
 * The product in this process, as server/src/main.ts puts it together, with an upstream that can be stopped and
 * started. Everything ends with the test.
 */
export async function startSite(
  t: Test,
  { environment = {}, minFormMs = 0, samples = true }: SiteOptions = {},
): Promise<Site> {
  const dataDir = await temporaryFolder(t)
  const unsubscribeToken = 'journeys'
  const log: string[] = []
  const logger = createLogger('warn', { write: (line: string) => void log.push(line) })
  const listenAt = (port: number) =>
    startEmbeddedUpstream({ dataDir, log: logger, listen: { host, port }, unsubscribeToken })
  let running: EmbeddedUpstream | null = await listenAt(0)
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
    clock: () => Date.now() + aged,
  })
  const web = await loadWebBundle(webFolder, origin, samples, config)
  const app = await buildApp({ config, services, web, logger, limits: generous, minFormMs })
  await app.listen({ host, port })

  const upstream: Site['upstream'] = {
    async stop() {
      await running?.close()
      running = null
    },
    async start() {
      running ??= await listenAt(upstreamPort)
    },
  }
  t.teardown(async () => {
    await app.close()
    await services.close()
    await upstream.stop()
  })
  return {
    origin,
    upstream,
    age: (ms) => {
      aged += ms
    },
    log,
  }
}
