/**
 * The servers of the bench that are no part of the project. Arguments: the port, the kind, the folder in which the
 * packages are installed, and what it serves: the address of the upstream, or for sirv the folder of the files.
 */
import { Agent, createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [port = '', kind = '', folder = '', served = ''] = process.argv.slice(2)
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

const servers: Readonly<Record<string, () => void>> = {
  express() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const app = (load('express') as () => Express)()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const { createProxyMiddleware } = load('http-proxy-middleware') as {
      createProxyMiddleware: (options: object) => unknown
    }
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    app.use(createProxyMiddleware({ target: served, agent }))
    app.listen(Number(port), '127.0.0.1')
  },
  fastify() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const app = (load('fastify') as (options: object) => Fastify)({ logger: false })
    app.register(load('@fastify/http-proxy'), { upstream: served, undici: { connections, pipelining: 1 } })
    void app.listen({ port: Number(port), host: '127.0.0.1' })
  },
  sirv() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form is that of the package
    const sirv = load('sirv') as (folder: string, options: object) => RequestListener
    createServer(sirv(served, { brotli: true, gzip: true })).listen(Number(port), '127.0.0.1')
  },
}

servers[kind]?.()
