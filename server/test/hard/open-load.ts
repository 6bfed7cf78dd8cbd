import { Agent, request } from 'node:http'

/** The answers to requests that were sent at a fixed rate. */
export interface OpenLoadFigures {
  /** Answers by status; 0 is a timeout or a broken connection. */
  readonly statuses: Record<number, number>
  /** Milliseconds of the answers with status 200: median, 95th percentile and maximum. */
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** Milliseconds from the beginning until the last answer that is not 200; 0 without one. */
  readonly lastRefusal: number
}

/** Milliseconds after which a client has given up. */
const clientTimeoutMs = 5000

/** A loopback address for each client, so that no client exceeds its rate limits. */
function addressOf(client: number): string {
  return `127.2.${1 + (Math.floor(client / 250) % 250)}.${1 + (client % 250)}`
}

/** Requests a URL from the loopback address of a client. Resolves with the status; 0 without an answer. */
export function getStatus(agent: Agent, url: string, client: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const options = { agent, localAddress: addressOf(client), timeout: clientTimeoutMs }
  const sent = request(url, options, (response) => {
    response.resume().once('end', () => resolve(response.statusCode ?? 0))
    response.once('error', () => resolve(0))
  })
  sent
    .once('timeout', () => sent.destroy())
    .once('error', () => resolve(0))
    .end()
  return promise
}

export interface OpenLoad {
  readonly agent: Agent
  /** The next URL. */
  readonly next: () => string
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  readonly clients: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends requests at a rate that does not depend on the answers, as visitors do. */
export async function sendAtRate({
  agent,
  next,
  rate,
  seconds,
  clients,
}: OpenLoad): Promise<OpenLoadFigures> {
  const statuses: Record<number, number> = {}
  const times: number[] = []
  let lastRefusal = 0
  const startedAt = performance.now()
  const pending: Promise<void>[] = []
  async function one(): Promise<void> {
    const sentAt = performance.now()
    const status = await getStatus(agent, next(), pending.length % clients)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) times.push(performance.now() - sentAt)
    else lastRefusal = performance.now() - startedAt
  }
  for (;;) {
    const elapsed = performance.now() - startedAt
    if (elapsed > seconds * 1000) break
    while (pending.length < (elapsed / 1000) * rate) pending.push(one())
    await wait(5)
  }
  await Promise.all(pending)
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { statuses, p50: at(0.5), p95: at(0.95), max: at(1), lastRefusal: Math.round(lastRefusal) }
}

/** Answers with status 200 a second, with `concurrency` visitors who wait for each answer. */
export async function measureCapacity(
  { agent, next, clients }: Pick<OpenLoad, 'agent' | 'next' | 'clients'>,
  concurrency: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let sent = 0
  let served = 0
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      sent += 1
      if ((await getStatus(agent, next(), sent % clients)) === 200) served += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visit))
  return served / seconds
}
