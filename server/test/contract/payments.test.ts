/**
 * The contract of the payments' callables, on the embedded upstream over both of its transports and on any other
 * upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       TRIAL_PRODUCT_ID=prod_… CONTRACT_UID=… CONTRACT_MAY_WRITE=true npx tap run server/test/contract/payments.test.ts
 *
 * It makes intents and billing data: on another upstream it runs only when it may. Without CONTRACT_UID, a professional
 * of that upstream, what needs one is left out.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { createCaller } from './caller.ts'
import { paymentsContract } from './payments.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const { CONTRACT_MAY_WRITE: mayWrite, CONTRACT_UID: uid, TRIAL_PRODUCT_ID: product } = process.env
const log = pino({ level: 'silent' })

type Address = Awaited<ReturnType<typeof startEmbeddedUpstream>>['address']

/** Somebody of the sample data. */
async function anyUid(t: Parameters<typeof createCaller>[0], address: Address): Promise<string> {
  const search = { profession: '', location: '', page_size: 1, page_number: 1 }
  const { body } = await createCaller(t, address)('get_affiliates_by_profession', search)
  return (body as { affiliates: { uid: string }[] }).affiliates[0]?.uid ?? ''
}

t.test('the embedded upstream on a port', async (t) => {
  const listen = { host: '127.0.0.1', port: 0 }
  const upstream = await startEmbeddedUpstream({ dataDir: seededFolder(t), log, listen })
  t.teardown(() => upstream.close())
  const { address } = upstream
  await paymentsContract(t, address, { productId: 'prod_1', uid: await anyUid(t, address) })
})

t.test('the embedded upstream on a Unix socket', async (t) => {
  const folder = seededFolder(t)
  const listen = { socketPath: path.join(folder, 'upstream.sock') }
  const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen })
  t.teardown(() => upstream.close())
  const { address } = upstream
  await paymentsContract(t, address, { productId: 'prod_1', uid: await anyUid(t, address) })
})

if (portalUrl !== undefined && paymentsUrl !== undefined && product !== undefined && mayWrite === 'true') {
  t.test(`the upstream at ${paymentsUrl}`, (t) =>
    paymentsContract(t, { portalUrl, paymentsUrl }, { productId: product, uid }),
  )
}
