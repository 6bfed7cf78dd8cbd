/**
 * The contract of the account validation's callables, on the embedded upstream over both of its transports and on any
 * other upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       npx tap run server/test/contract/token.test.ts
 *
 * There it only shows tokens that are none: the app alone has a real one made.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { createTokenRecords, shortTokenLifetime } from '../../embedded/src/callables/token-records.ts'
import { randomToken } from '../../embedded/src/random-token.ts'
import { type ListenAddress, startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { openForWriting } from '../../embedded/src/storage/database.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { tokenContract } from './token.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const log = pino({ level: 'silent' })

for (const transport of ['a port', 'a Unix socket']) {
  t.test(`the embedded upstream on ${transport}`, async (t) => {
    const folder = seededFolder(t)
    const listen: ListenAddress =
      transport === 'a port'
        ? { host: '127.0.0.1', port: 0 }
        : { socketPath: path.join(folder, 'upstream.sock') }
    const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen })
    const database = openForWriting(folder)
    t.teardown(async () => {
      database.close()
      await upstream.close()
    })
    const newToken = (state: 'fresh' | 'expired') => {
      const age = state === 'fresh' ? 0 : shortTokenLifetime
      const tokens = createTokenRecords({ database, now: () => Date.now() - age, newToken: randomToken })
      return tokens.add('u-1').token
    }
    await tokenContract(t, upstream.address, { newToken })
  })
}

if (portalUrl !== undefined && paymentsUrl !== undefined) {
  t.test(`the upstream at ${portalUrl}`, (t) =>
    tokenContract(t, { portalUrl, paymentsUrl }, { newToken: null }),
  )
}
