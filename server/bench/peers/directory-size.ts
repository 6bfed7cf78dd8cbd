/** A search among 1,500 professionals and among 150,000. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { places } from '@mestieri/shared/municipalities/places.ts'

import {
  type AffiliateQuery,
  createAffiliateRecords,
} from '../../embedded/src/callables/affiliate-records.ts'
import { openDatabase } from '../../embedded/src/storage/database.ts'
import { writeDirectory } from '../../test/support/large-directory.ts'
import type { Comparison } from './report.ts'

const searchesOfRound = 500

/** The search with this number: every third in all professions, every fourth in the largest town. */
function searchOf(count: number): AffiliateQuery {
  const isMilan = count % 4 === 0
  return {
    profession: count % 3 === 0 ? '' : (professions[count % professions.length] ?? ''),
    location: isMilan ? 'MILANO (MI)' : (places[(count * 37) % places.length]?.value ?? ''),
    pageSize: 1 + (count % 12),
    pageNumber: isMilan ? 1 + (count % 20) : 1,
  }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

async function openDirectory(folder: string, times: number) {
  await mkdir(folder, { recursive: true })
  writeDirectory(folder, times)
  return createAffiliateRecords(openDatabase(folder))
}

/**
 * Measures searches in this thread: a search of the embedded upstream takes its whole time from the event loop of the
 * site.
 */
export async function measureDirectorySize(rounds: number, folder: string): Promise<Comparison[]> {
  const small = await openDirectory(join(folder, 'directory-small'), 1)
  const large = await openDirectory(join(folder, 'directory-large'), 100)
  const p95 = { small: [] as number[], large: [] as number[] }
  const longest: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let count = 0; count < searchesOfRound; count += 1) {
      for (const [name, records] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const startedAt = performance.now()
        records.search(searchOf(count + (round + 1) * searchesOfRound))
        times[name].push(performance.now() - startedAt)
      }
    }
    if (round < 0) continue
    p95.small.push(quantile(times.small, 0.95))
    p95.large.push(quantile(times.large, 0.95))
    longest.push(quantile(times.large, 1))
  }
  return [
    {
      row: 'search among 150,000, 95th percentile',
      unit: 'ms',
      site: p95.large,
      bases: { 'among 1,500': p95.small },
      goal: 2,
    },
    { row: 'search among 150,000, longest', unit: 'ms', site: longest, bases: {}, goalFigure: 3 },
  ]
}
