import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Answer, createLoad } from './load.ts'
import { startNext } from './next.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { installServers } from './packages.ts'
import { freePort, startServer, waitForPort } from './processes.ts'
import type { Peer, Row } from './rows.ts'

type Server = ReturnType<typeof startServer>

/** A server and its port. */
export interface Running {
  readonly child: Server
  readonly port: number
}

/** A server and the path that a row asks it for. */
export interface Target extends Running {
  readonly path: (count: number) => string
}

const here = import.meta.dirname
const assetsFolder = join(here, '../../../web/dist/assets')

/** The first file of the web build whose path matches; an empty list without one. */
export async function findAsset(name: string, pattern: RegExp): Promise<{ name: string; path: string }[]> {
  const files = (await readdir(assetsFolder, { recursive: true })).toSorted()
  const file = files.find((entry) => pattern.test(entry))
  return file === undefined ? [] : [{ name, path: `/assets/${file}` }]
}

/** Starts a server of the bench. It may not accept connections yet. */
export async function spawnNode(file: string, ...args: readonly string[]): Promise<Running> {
  const port = await freePort()
  const child = startServer(process.execPath, [join(here, file), String(port), ...args])
  return { child, port }
}

async function startNode(file: string, ...args: readonly string[]): Promise<Running> {
  const server = await spawnNode(file, ...args)
  await waitForPort(server.port, server.child)
  return server
}

/** The environment of the site with an upstream of its own on that port. */
export function remoteUpstream(port: number): Record<string, string> {
  const address = `http://127.0.0.1:${port}`
  return {
    UPSTREAM_PORTAL_URL: `${address}/portal`,
    UPSTREAM_PAYMENTS_URL: `${address}/payments`,
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'bench',
    TRIAL_PRODUCT_ID: 'bench',
    PICTURE_HOSTS: 'pictures.example.it',
    CARD_PUBLISHABLE_KEY: 'pk_test_bench',
  }
}

/** Starts the shipped server. It may not accept connections yet. */
export async function spawnSite(env: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort()
  const child = startServer(process.execPath, [join(here, '../../dist/main.mjs')], {
    PORT: String(port),
    ...env,
  })
  return { child, port }
}

async function startSite(upstreamPort: number, dataDir: string): Promise<Running> {
  const site = await spawnSite({ DATA_DIR: dataDir, ...remoteUpstream(upstreamPort) })
  await waitForPort(site.port, site.child)
  return site
}

/** The name of the file with the answer of a row, for nginx. */
const fileOf = (row: Row, index: number) => `${index}${/\.\w+$/.exec(row.path(0))?.[0] ?? '.html'}`

/** The second answer of the site: from then on it is compressed. */
async function keptAnswer(row: Row, port: number, accepts: string): Promise<Answer> {
  const load = createLoad({ port, accepts, status: row.status ?? 200, inFlight: 1 })
  await load.get(row.path(0))
  return load.get(row.path(0))
}

const perMessage = new Set(['date', 'connection', 'keep-alive'])

function headersOf({ head }: Answer): string[][] {
  const lines = head.split('\r\n').slice(1)
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2))
  return headers.filter(([name = '']) => !perMessage.has(name.toLowerCase()))
}

/** The processes that all rows share. */
interface Started {
  readonly site: Running
  /** The root of the files. */
  readonly folder: string
  readonly nginx: Nginx | null
  readonly proxies: ReadonlyMap<Peer, Running>
  /** The folder of the peers' packages. */
  readonly packages: string | null
}

/** Starts the peers of rows as they are needed. */
export class Peers {
  readonly site: Running
  /** The peers that are not installed. */
  readonly missing: readonly string[]
  private readonly folder: string
  private readonly nginx: Nginx | null
  private readonly proxies: ReadonlyMap<Peer, Running>
  private readonly packages: string | null

  private constructor({ site, folder, nginx, proxies, packages }: Started) {
    this.site = site
    this.folder = folder
    this.nginx = nginx
    this.proxies = proxies
    this.packages = packages
    this.missing = [...(nginx ? [] : ['nginx']), ...(packages === null ? ['express', 'fastify', 'sirv'] : [])]
  }

  /** Starts the upstream, the site and what is installed beside it. */
  static async start(folder: string, files: string): Promise<Peers> {
    const upstream = await startNode('upstream.ts')
    const site = await startSite(upstream.port, join(folder, 'data'))
    const ports = { upstreamPort: upstream.port, sitePort: site.port }
    const nginx = await startNginx({ folder: join(folder, 'nginx'), files, ...ports })
    const packages = await installServers()
    const proxies = new Map<Peer, Running>()
    if (packages !== null) {
      const address = `http://127.0.0.1:${upstream.port}`
      for (const kind of ['express', 'fastify'] as const) {
        proxies.set(kind, await startNode('package-servers.ts', kind, packages, address))
      }
    }
    return new Peers({ site, folder: files, nginx, proxies, packages })
  }

  /** The server that a row is compared with; null if it is not installed. */
  async target(row: Row, index: number, peer: Peer): Promise<Target | null> {
    if (peer === 'node:http') return this.plainServer(row, index)
    if (peer === 'sirv') return this.sirv(row, index)
    if (peer === 'Next.js') return this.next(row)
    const proxy = this.proxies.get(peer)
    if (proxy) return { ...proxy, path: () => row.upstreamPath ?? '/' }
    if (!this.nginx || peer === 'express' || peer === 'fastify') return null
    const { child, filesPort, cachePort, proxyPort } = this.nginx
    if (peer === 'nginx cache') return { child, port: cachePort, path: row.path }
    if (peer === 'nginx proxy') return { child, port: proxyPort, path: row.path }
    await this.writeFiles(row, index)
    return { child, port: filesPort, path: () => `/${fileOf(row, index)}` }
  }

  private async sirv(row: Row, index: number): Promise<Target | null> {
    if (this.packages === null) return null
    // It lists its files when it starts.
    await this.writeFiles(row, index)
    const running = await startNode('package-servers.ts', 'sirv', this.packages, this.folder)
    return { ...running, path: () => `/${fileOf(row, index)}` }
  }

  private async next(row: Row): Promise<Target | null> {
    const running = await startNext((await keptAnswer(row, this.site.port, 'identity')).body.toString())
    if (!running) console.log('Next.js cannot be installed or built, not compared')
    return running && { ...running, path: () => '/' }
  }

  /** Writes the answer of the site as a file for nginx, plain and as it is sent. */
  private async writeFiles(row: Row, index: number): Promise<void> {
    const file = join(this.folder, fileOf(row, index))
    const { port } = this.site
    await writeFile(file, (await keptAnswer(row, port, 'identity')).body)
    const sent = await keptAnswer(row, port, row.accepts ?? 'identity')
    if (/^content-encoding: *br/im.test(sent.head)) await writeFile(`${file}.br`, sent.body)
  }

  private async plainServer(row: Row, index: number): Promise<Target> {
    const answer = await keptAnswer(row, this.site.port, row.accepts ?? 'identity')
    const file = join(this.folder, `answer-${index}.json`)
    const content = { headers: headersOf(answer), body: answer.body.toString('base64') }
    await writeFile(file, JSON.stringify(content))
    return { ...(await startNode('plain-server.ts', file)), path: row.path }
  }
}
