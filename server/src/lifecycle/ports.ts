import { createServer } from 'node:net'

import type { LoadedConfig } from '../config/config.ts'
import { ConfigError } from '../config/environment.ts'

const examples = { PORT: 'PORT=3001', METRICS_PORT: 'METRICS_PORT=9465' }

type PortVariable = keyof typeof examples

/** What an operator can do about a port that cannot be listened on, by the code of the system's error. */
function advice(variable: PortVariable, host: string, port: number, code: string): string | undefined {
  if (code === 'EADDRINUSE') {
    return `${variable}: port ${port} is in use by another program; for example ${examples[variable]}`
  }
  if (code === 'EACCES') {
    return `${variable}: this user may not listen on port ${port}; for example ${examples[variable]}`
  }
  if (code === 'EADDRNOTAVAIL')
    return `HOST: ${host} is no address of this machine; for example HOST=127.0.0.1`
  return undefined
}

/** Listens on a port for a moment. Returns its number: port 0 stands for any free one. */
async function probe(variable: PortVariable, host: string, port: number): Promise<number> {
  const server = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  try {
    await promise
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const problem = advice(variable, host, port, code)
    throw problem === undefined ? error : new ConfigError([problem])
  }
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/**
 * Checks that the ports can be listened on, before a database is opened or a file is written. Returns the port
 * of the site; `PORT=0` stands for a free one, which is chosen here because pages contain the site's origin.
 *
 * @throws {ConfigError} with the variable and the port, if another program listens there, if this user may not
 * listen there, or if `HOST` is no address of this machine
 */
export async function choosePort({ host, port, metricsPort }: LoadedConfig): Promise<number> {
  const chosen = await probe('PORT', host, port)
  if (metricsPort !== null) await probe('METRICS_PORT', host, metricsPort)
  return chosen
}
