/**
 * The contract of the email callable, on the embedded upstream over both of its transports and on any other upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       UPSTREAM_UNSUBSCRIBE_TOKEN=… CONTRACT_MAY_WRITE=true npx tap run server/test/contract/email.test.ts
 *
 * On another upstream it unsubscribes addresses that nobody has, where it may.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { type ListenAddress, startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { emailContract } from './email.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const { CONTRACT_MAY_WRITE: mayWrite, UPSTREAM_UNSUBSCRIBE_TOKEN: token } = process.env
const log = pino({ level: 'silent' })
const unsubscribeToken = 'contract-suite'

for (const transport of ['a port', 'a Unix socket']) {
  t.test(`the embedded upstream on ${transport}`, async (t) => {
    const folder = seededFolder(t)
    const listen: ListenAddress =
      transport === 'a port'
        ? { host: '127.0.0.1', port: 0 }
        : { socketPath: path.join(folder, 'upstream.sock') }
    const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen, unsubscribeToken })
    t.teardown(() => upstream.close())
    await emailContract(t, upstream.address, { token: unsubscribeToken })
  })
}

if (portalUrl !== undefined && paymentsUrl !== undefined) {
  t.test(`the upstream at ${portalUrl}`, (t) =>
    emailContract(
      t,
      { portalUrl, paymentsUrl },
      { token: mayWrite === 'true' && token !== undefined ? token : null },
    ),
  )
}
