import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import t, { type Test } from 'tap'

import { loadConfig } from '../../src/config/config.ts'
import { ConfigError } from '../../src/config/environment.ts'
import { choosePort } from '../../src/lifecycle/ports.ts'

const configWith = (env: Record<string, string>) => loadConfig({ HOST: '127.0.0.1', ...env })

async function takenPort(t: Test): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  t.teardown(() => other.close())
  await once(other, 'listening')
  return (other.address() as AddressInfo).port
}

t.test('PORT=0 chooses a free port', async (t) => {
  t.ok((await choosePort(configWith({ PORT: '0' }))) > 0)
})

t.test('a port in use is one line with its variable and number', async (t) => {
  const port = await takenPort(t)
  const message = (variable: string, example: number) =>
    `${variable}: port ${port} is in use by another program; for example ${variable}=${example}`
  const used = choosePort(configWith({ PORT: String(port) }))
  await t.rejects(used, new ConfigError([message('PORT', 3001)]))
  const metrics = choosePort(configWith({ PORT: '0', METRICS_PORT: String(port) }))
  await t.rejects(metrics, new ConfigError([message('METRICS_PORT', 9465)]))
})

t.test('a host that is no address of this machine is one line', async (t) => {
  // 192.0.2.1 is reserved for documents (RFC 5737).
  const away = choosePort(configWith({ HOST: '192.0.2.1', PORT: '0' }))
  await t.rejects(
    away,
    new ConfigError(['HOST: 192.0.2.1 is no address of this machine; for example HOST=127.0.0.1']),
  )
})
