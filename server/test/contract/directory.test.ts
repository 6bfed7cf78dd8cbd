/**
 * The contract of the directory's callables, on the embedded upstream over both of its transports and on any
 * other upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       npx tap run server/test/contract/directory.test.ts
 *
 * It only reads.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { directoryContract } from './directory.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const log = pino({ level: 'silent' })

t.test('the embedded upstream on a port', async (t) => {
  const listen = { host: '127.0.0.1', port: 0 }
  const upstream = await startEmbeddedUpstream({ dataDir: seededFolder(t), log, listen })
  t.teardown(() => upstream.close())
  t.match(upstream.pictureHost, /^127\.0\.0\.1:\d+$/)
  await directoryContract(t, upstream.address)
})

t.test('the embedded upstream on a Unix socket', async (t) => {
  const folder = seededFolder(t)
  const socketPath = path.join(folder, 'upstream.sock')
  const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen: { socketPath } })
  t.teardown(() => upstream.close())
  t.same(upstream.address, {
    portalUrl: 'http://embedded.localhost/callablesForPortal',
    paymentsUrl: 'http://embedded.localhost/payments',
    socketPath,
  })
  t.equal(upstream.pictureHost, 'embedded.localhost')
  await directoryContract(t, upstream.address)
})

if (portalUrl !== undefined && paymentsUrl !== undefined) {
  t.test(`the upstream at ${portalUrl}`, (t) => directoryContract(t, { portalUrl, paymentsUrl }))
}
