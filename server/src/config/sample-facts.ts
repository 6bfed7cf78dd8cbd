import type { Brand } from '@mestieri/shared/brand.ts'
import { isRecord } from '@mestieri/shared/records.ts'
import type { Logger } from 'pino'

import { ConfigError } from './environment.ts'

const factsFile = 'shared/src/brand.ts'

/** The configuration that decides whether samples may be shown. */
interface SampleConfig {
  /** Null on localhost. */
  readonly publicUrl: string | null
  /** Null for the embedded upstream. */
  readonly upstream: object | null
  /** Whether the professionals of the embedded upstream are samples. */
  readonly samples: boolean
  readonly demo: boolean
}

/**
 * The paths of the blocks of business facts that are still samples, for example 'company' or
 * 'claims.customers'.
 */
export function sampleBlocks(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (!isRecord(value)) return []
    const path = prefix + name
    return 'sample' in value && value.sample === true ? [path] : sampleBlocks(value, `${path}.`)
  })
}

/**
 * Refuses sample professionals and sample facts on an https site, unless it is a demonstration: visitors
 * would take them as real.
 * @throws {ConfigError} with one line per kind of sample
 */
export function refuseSamples({ publicUrl, upstream, samples, demo }: SampleConfig, facts: Brand): void {
  if (demo || !publicUrl?.startsWith('https:')) return
  const professionals =
    upstream === null && samples
      ? [
          'UPSTREAM_PORTAL_URL and UPSTREAM_PAYMENTS_URL are not set, and an https PUBLIC_URL must not show the embedded sample professionals as real; set both, or DEMO=true for a demonstration, or SAMPLES=false for professionals of your own',
        ]
      : []
  const blocks = sampleBlocks(facts).map(
    (block) =>
      `${factsFile}: the block '${block}' holds sample facts, which an https PUBLIC_URL must not show as real; put the real ones there, set its sample to false and build again, or set DEMO=true for a demonstration`,
  )
  const problems = [...professionals, ...blocks]
  if (problems.length > 0) throw new ConfigError(problems)
}

/** Logs each block of sample facts if the professionals are real: the site is then about to go live. */
export function warnOfSamples({ upstream, samples, demo }: SampleConfig, facts: Brand, log: Logger): void {
  if (demo || (upstream === null && samples)) return
  for (const block of sampleBlocks(facts)) {
    log.warn({ file: factsFile, block }, 'sample facts: an https PUBLIC_URL will be refused with them')
  }
}
