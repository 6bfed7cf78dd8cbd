import { join } from 'node:path'

import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { buildApp } from '../../../server/src/app.ts'
import { loadConfig, withPort } from '../../../server/src/config/config.ts'
import { createLogger } from '../../../server/src/log/logger.ts'
import { loadWebBundle } from '../../../server/src/pages/web-bundle.ts'
import { cardProvider } from '../../../server/src/routes/api/config.ts'
import { createServices } from '../../../server/src/services.ts'
import { startUpstreamFake, type UpstreamFake } from '../../../server/test/upstream-fake.ts'
import { shortTable } from '../../../server/test/upstream/build.ts'
import { freePort, temporaryFolder } from '../site.ts'

const host = '127.0.0.1'
/**
 * Gives each request of a page a new client address, because the tests are faster than the rate limits allow.
 */
export async function varyClientAddress(page: Page): Promise<void> {
  let calls = 0
  await page.route('**/api/chat/**', async (route) => {
    calls += 1
    const headers = { ...route.request().headers(), 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}` }
    await route.continue({ headers })
  })
}

const webFolder = join(import.meta.dirname, '../..')

export interface FaultySite {
  readonly origin: string
  readonly upstream: UpstreamFake
}

/**
 * Starts the site with the programmable faulty upstream. Everything is closed after the test.
 *
 * @param deadlineMs upper limit for all deadlines
 * @param environment additional environment variables of the BFF
 */
export async function startFaultySite(
  t: Test,
  deadlineMs: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<FaultySite> {
  const upstream = await startUpstreamFake(t)
  const logger = createLogger('fatal', { write: () => undefined })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: origin,
    PICTURE_HOSTS: 'pictures.example.it',
    // With loopback as a trusted proxy, one page can use many client addresses.
    TRUST_PROXY: host,
    ...environment,
  }
  const config = withPort(loadConfig(env), port)
  const services = createServices({
    config,
    upstream: upstream.address,
    embeddedPictures: null,
    uploadFolder: await temporaryFolder(t),
    log: logger,
    clock: () => Date.now(),
    callables: shortTable(deadlineMs),
  })
  const documents = { ...config, cardProvider: cardProvider(config) }
  const web = await loadWebBundle(webFolder, origin, true, documents)
  const app = await buildApp({ config, services, web, logger, minFormMs: 0 })
  await app.listen({ host, port })
  t.teardown(async () => {
    await app.close()
    await services.close()
  })
  return { origin, upstream }
}
