/**
 * The contract of the calendar's callables, on the embedded upstream over both of its transports and on any other
 * upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       CONTRACT_MAY_WRITE=true npx tap run server/test/contract/bookings.test.ts
 *
 * On another upstream it only reads, and books calls, marked as tests, where it may.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { bookingsContract } from './bookings.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const mayWrite = process.env['CONTRACT_MAY_WRITE'] === 'true'
const log = pino({ level: 'silent' })
const now = Date.now()

t.test('the embedded upstream on a port', async (t) => {
  const listen = { host: '127.0.0.1', port: 0 }
  const upstream = await startEmbeddedUpstream({ dataDir: seededFolder(t), log, listen })
  t.teardown(() => upstream.close())
  await bookingsContract(t, upstream.address, { now, mayWrite: true })
})

t.test('the embedded upstream on a Unix socket', async (t) => {
  const folder = seededFolder(t)
  const listen = { socketPath: path.join(folder, 'upstream.sock') }
  const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen })
  t.teardown(() => upstream.close())
  await bookingsContract(t, upstream.address, { now, mayWrite: true })
})

if (portalUrl !== undefined && paymentsUrl !== undefined) {
  t.test(`the upstream at ${portalUrl}`, (t) =>
    bookingsContract(t, { portalUrl, paymentsUrl }, { now, mayWrite }),
  )
}
