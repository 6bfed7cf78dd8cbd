import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Test } from 'tap'

/**
 * Starts a web server on loopback with the given listener. It records its requests. The test's teardown
 * closes it.
 */
export async function startPictureSource(t: Test, listener: RequestListener) {
  const requests: string[] = []
  let connections = 0
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '')
    listener(request, reply)
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { port, host: `127.0.0.1:${port}`, requests, connections: () => connections }
}
