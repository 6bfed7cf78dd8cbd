/**
 * The proxies of the bench that are no part of the project. Arguments: the port, the kind, the folder in which the
 * packages are installed, and the address of the upstream.
 */
import { Agent } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [port = '', kind = '', folder = '', upstream = ''] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))
const connections = 64

interface Express {
  use(handler: unknown): void
  listen(port: number, host: string): void
}
interface Fastify {
  register(plugin: unknown, options: object): void
  listen(options: object): Promise<string>
}

const proxies: Readonly<Record<string, () => void>> = {
  express() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const app = (load('express') as () => Express)()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const { createProxyMiddleware } = load('http-proxy-middleware') as {
      createProxyMiddleware: (options: object) => unknown
    }
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    app.use(createProxyMiddleware({ target: upstream, agent }))
    app.listen(Number(port), '127.0.0.1')
  },
  fastify() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const app = (load('fastify') as (options: object) => Fastify)({ logger: false })
    app.register(load('@fastify/http-proxy'), { upstream, undici: { connections, pipelining: 1 } })
    void app.listen({ port: Number(port), host: '127.0.0.1' })
  },
}

proxies[kind]?.()
