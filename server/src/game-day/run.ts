import { setTimeout as wait } from 'node:timers/promises'

import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { path as pagePath } from '@mestieri/shared/pages.ts'
import { offeredDays } from '@mestieri/shared/rome-time.ts'

import type { FaultProxy } from './fault-proxy.ts'
import { faults } from './faults.ts'
import { probe, type ProbeReply } from './probes.ts'

export interface GameDayOptions {
  /** The address of the site, without a slash at the end. */
  readonly site: string
  /** The site calls its upstream through it. */
  readonly proxy: FaultProxy
  /** How often each fault is asked about. */
  readonly rounds: number
  /** Milliseconds between two rounds: the site limits how often one address may ask. */
  readonly pauseMs: number
  /** Milliseconds until the site must have recovered from a fault: its circuit closes within half a minute. */
  readonly recoveryMs: number
  /** Writes one line, without its line break. */
  readonly print: (line: string) => void
  /** Only these faults; all if undefined. */
  readonly only?: readonly string[]
}

/** Requests that read only. Each round asks about another town and day, so that no cache answers. */
function createRequests(now: number): () => readonly string[] {
  const towns = municipalityList().entries
  const days = offeredDays(now)
  let round = Math.floor(now / 1000)
  return () => {
    round += 1
    const city = encodeURIComponent(towns[round % towns.length]?.value ?? '')
    const day = days[round % days.length] ?? ''
    return [
      '/healthz',
      '/',
      `/api/affiliates?city=${city}&pageSize=${1 + (round % 48)}`,
      `${pagePath('directory')}?city=${city}`,
      `/api/affiliates/game-day-${round}`,
      `/api/affiliates/by-uid/game-day-${round}`,
      `/api/bookings/slots?date=${day}`,
      `/api/payments/checkout-sessions/cs_test_gameday${round}`,
    ]
  }
}

function describe(replies: readonly ProbeReply[]): string {
  const counts = new Map<string, number>()
  for (const { result } of replies) counts.set(result, (counts.get(result) ?? 0) + 1)
  const results = Array.from(counts, ([result, count]) => `${count} × ${result}`).join(', ')
  return `${results}; slowest ${Math.max(...replies.map(({ ms }) => ms))} ms`
}

/**
 * Puts the site's upstream through every fault and compares the site's replies with the documents.
 *
 * @returns the exit code: 0 if every reply was as documented and the site recovered from each fault
 */
export async function runGameDay(options: GameDayOptions): Promise<0 | 1> {
  const { site, proxy, rounds, pauseMs, recoveryMs, print, only = Object.keys(faults) } = options
  const requests = createRequests(Date.now())

  async function ask(): Promise<readonly ProbeReply[]> {
    const replies: ProbeReply[] = []
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- rounds follow each other with a pause
      replies.push(...(await Promise.all(requests().map((path) => probe(site, path)))))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(pauseMs)
    }
    return replies
  }

  /** Resolves with the milliseconds until a search and a day's slots are answered again; null if they never are. */
  async function recover(): Promise<number | null> {
    const startedAt = performance.now()
    while (performance.now() - startedAt < recoveryMs) {
      // oxlint-disable-next-line no-await-in-loop -- each look follows a pause
      const replies = await Promise.all(requests().map((path) => probe(site, path)))
      if (replies.every(({ result }) => /^(?:200|404)/.test(result)))
        return Math.round(performance.now() - startedAt)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(pauseMs)
    }
    return null
  }

  const calm = await ask()
  const isRight = calm.every(({ result, wrong }) => wrong === null && /^(?:200|404)/.test(result))
  print(
    `${isRight ? 'ok    ' : 'FAILED'}  no fault: ${describe(calm)}; ${proxy.calls()} calls came through the proxy`,
  )
  if (!isRight || proxy.calls() === 0) {
    print('The site must work, and call its upstream through this proxy, before faults are tried.')
    return 1
  }
  let failed = 0
  for (const fault of only) {
    proxy.set(fault)
    // oxlint-disable-next-line no-await-in-loop -- one fault at a time
    const replies = await ask()
    proxy.set(null)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const recovered = await recover()
    const wrong = replies.filter((reply) => reply.wrong !== null)
    const isFine = wrong.length === 0 && recovered !== null
    if (!isFine) failed += 1
    const after = recovered === null ? 'did not recover' : `recovered after ${recovered} ms`
    print(`${isFine ? 'ok    ' : 'FAILED'}  the upstream ${fault}: ${describe(replies)}; ${after}`)
    for (const { path, result, wrong: reason } of wrong) print(`        ${path}: ${result}: ${reason}`)
  }
  print(`${only.length - failed} ok, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
