/** An integrator's way: types generated from the document, compiled, and used against the product. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import openapiTypes, { astToString } from 'openapi-typescript'
import t from 'tap'

import { seededFolder } from '../../embedded/test/data-folder.ts'
import { bundle, startServer } from '../support/process.ts'
import { runPlainly } from '../support/run-plainly.ts'

const root = join(import.meta.dirname, '../../..')

/** The settings of this project for a folder of its own, outside its workspaces. */
const settings = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  files: ['calls.ts'],
}

t.test('a generated client compiles with the needed parameters only, and its calls succeed', async (t) => {
  const origin = await startServer(t, { PORT: '0', DATA_DIR: seededFolder(t) }, bundle).address
  const document = await (await fetch(`${origin}/api/openapi.json`)).text()
  const folder = t.testdir({
    'tsconfig.json': JSON.stringify(settings),
    'api.d.ts': astToString(await openapiTypes(document)),
    'calls.ts': readFileSync(join(import.meta.dirname, 'calls.ts.txt'), 'utf8'),
  })
  const compiler = runPlainly(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
  t.match(compiler, { status: 0, stdout: /^$/, stderr: /^$/ })

  // A variable path, because the file does not exist when the compiler checks this one.
  const module = join(folder, 'calls.ts')
  const { callEach } = (await import(module)) as {
    callEach: (baseUrl: string) => Promise<object>
  }
  t.match(await callEach(origin), {
    statuses: [
      'GET /api/config 200',
      'GET /api/affiliates 200',
      'GET /api/affiliates/{link} 200',
      'GET /api/affiliates/{link}/map 200',
      'GET /api/bookings/slots 200',
      'POST /api/bookings 201',
      'POST /api/chat/messages 200',
      'GET /api/chat/messages 200',
      'POST /api/payments/intents 200',
      'POST /api/email/unsubscribe 204',
      'GET /api/bookings/slots 422',
    ],
    cardProvider: 'sandbox',
    total: Number,
    cacheState: 'miss',
    shop: String,
    mapBytes: Number,
    phone: '+393471234567',
    reply: String,
    messages: 2,
    currency: 'eur',
    unsubscribed: true,
    code: 'validation_failed',
    day: 'date',
  })
})
