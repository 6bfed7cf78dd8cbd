import { Agent, request } from 'node:http'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'

/** The result of a load. */
export interface LoadFigures {
  readonly requests: number
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** Requests without a complete answer. */
  readonly broken: number
  /** Milliseconds until the end of the answer: median, 99th percentile and maximum. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface LoadOptions {
  readonly origin: string
  /** Requests at the same time. */
  readonly concurrency: number
  /** Loopback addresses that the requests come from, so that no client exceeds its rate limits. */
  readonly clients: number
  /** No more requests are sent as soon as this returns true. */
  readonly isOver: () => boolean
}

interface Reply {
  readonly status: number
  readonly body: string
}

/** A loopback address for each client: all of 127.0.0.0/8 belongs to this machine. */
function addressOf(client: number): string {
  return `127.1.${1 + Math.floor(client / 250)}.${1 + (client % 250)}`
}

function get(
  agent: Agent,
  url: string,
  client: number,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  request(url, { agent, localAddress: addressOf(client), headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => void chunks.push(chunk))
    response.once('error', reject)
    response.once('end', () => {
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
    })
  })
    .once('error', reject)
    .end()
  return promise
}

/** What a browser sends with every request. */
const browserHeaders = {
  'accept-encoding': 'gzip, deflate, br',
  accept: 'text/html,image/avif,image/webp,*/*',
}

/** Returns numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Content {
  /** The static pages that the site offers. */
  readonly pages: readonly string[]
  readonly links: readonly string[]
  readonly pictures: readonly string[]
  readonly assets: readonly string[]
}

/** Reads what there is to request: pages, professionals, their pictures, and the files of the home page. */
async function readContent(agent: Agent, origin: string): Promise<Content> {
  const pages: string[] = []
  for (const path of pageRoutes.filter(({ kind }) => kind === 'static').flatMap(concretePaths)) {
    const { status } = await get(agent, `${origin}${path}`, 0, {})
    // The page on ranking is offered only with what the owner confirmed.
    if (status !== 404) pages.push(path)
  }
  const links: string[] = []
  const pictures = new Set<string>()
  for (const profession of professions) {
    for (const page of [1, 2, 3]) {
      const query = new URLSearchParams({
        profession,
        pageSize: String(directoryLimits.maxPageSize),
        page: String(page),
      })
      const { body } = await get(agent, `${origin}/api/affiliates?${String(query)}`, 0, {})
      const found = JSON.parse(body) as { affiliates: { link: string; workPictures: string[] }[] }
      for (const { link, workPictures } of found.affiliates) {
        links.push(link)
        for (const picture of workPictures) pictures.add(picture)
      }
    }
  }
  const { body: home } = await get(agent, `${origin}/`, 0, {})
  const assets = [...new Set(home.match(/\/assets\/[\w./-]+\.\w+/g) ?? [])]
  if (links.length === 0 || assets.length === 0 || pictures.size === 0) throw new Error('nothing to request')
  return { pages, links, pictures: [...pictures], assets }
}

/** Returns the next path that a visitor requests: pages, searches, profiles, pictures and files of the site. */
function createMix({ pages, links, pictures, assets }: Content): () => string {
  const random = createRandom(1)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const towns = municipalityList().entries
  const cities = towns.filter(({ size }) => size > 3)
  /** Most towns have few results or none; a trade alone has many pages of results. */
  function search(): string {
    const where = pick([
      () => ({ page: String(1 + Math.floor(random() * 20)) }),
      () => ({ city: pick(cities).value }),
      () => ({ city: pick(towns).value }),
    ])()
    return String(new URLSearchParams({ profession: pick(professions), ...where }))
  }
  const kinds = [
    () => pick(pages),
    () => pick(assets),
    () => pick(assets),
    () => `${pick(pictures)}&width=320`,
    () => `/incontra_professionisti?${search()}`,
    () => `/incontra_professionisti/${encodeURIComponent(pick(links))}`,
    () => `/api/affiliates?${search()}`,
    () => `/api/affiliates?${search()}`,
    () => `/api/affiliates/${encodeURIComponent(pick(links))}`,
  ]
  return () => pick(kinds)()
}

/** Sends a mix of requests until it is over. */
export async function runMixedLoad({
  origin,
  concurrency,
  clients,
  isOver,
}: LoadOptions): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 2 })
  const next = createMix(await readContent(agent, origin))
  const statuses: Record<number, number> = {}
  const times: number[] = []
  let broken = 0
  let requests = 0
  async function visit(): Promise<void> {
    while (!isOver()) {
      requests += 1
      const startedAt = performance.now()
      try {
        const { status } = await get(agent, `${origin}${next()}`, requests % clients, browserHeaders)
        statuses[status] = (statuses[status] ?? 0) + 1
      } catch {
        broken += 1
      }
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visit))
  agent.destroy()
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { requests, statuses, broken, p50: at(0.5), p99: at(0.99), max: at(1) }
}
