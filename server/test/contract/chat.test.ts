/**
 * The contract of the chat's callables, on the embedded upstream over both of its transports and on any other
 * upstream:
 *
 *     UPSTREAM_PORTAL_URL=https://host/callablesForPortal UPSTREAM_PAYMENTS_URL=https://host/payments \
 *       CONTRACT_MAY_WRITE=true npx tap run server/test/contract/chat.test.ts
 *
 * It writes conversations and pictures: on another upstream it runs only when it may.
 */
import path from 'node:path'

import { pino } from 'pino'
import t from 'tap'

import { prepareAssistant } from '../../embedded/src/assistant/prepare.ts'
import { startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { chatContract } from './chat.ts'

const { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } = process.env
const { CONTRACT_MAY_WRITE: mayWrite, ASSISTANT_IDS: ids = '{}' } = process.env
const log = pino({ level: 'silent' })

// On a loaded machine the training can take longer than the deadline of a call.
t.before(() => prepareAssistant())

t.test('the embedded upstream on a port', async (t) => {
  const listen = { host: '127.0.0.1', port: 0 }
  const upstream = await startEmbeddedUpstream({ dataDir: seededFolder(t), log, listen })
  t.teardown(() => upstream.close())
  await chatContract(t, upstream.address)
})

t.test('the embedded upstream on a Unix socket', async (t) => {
  const folder = seededFolder(t)
  const listen = { socketPath: path.join(folder, 'upstream.sock') }
  const upstream = await startEmbeddedUpstream({ dataDir: folder, log, listen })
  t.teardown(() => upstream.close())
  await chatContract(t, upstream.address)
})

if (portalUrl !== undefined && paymentsUrl !== undefined && mayWrite === 'true') {
  const assistantIds = JSON.parse(ids) as Record<string, string>
  t.test(`the upstream at ${portalUrl}`, (t) => chatContract(t, { portalUrl, paymentsUrl }, { assistantIds }))
}
