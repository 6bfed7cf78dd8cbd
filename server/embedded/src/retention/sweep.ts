import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify'

import type { PictureStore } from '../callables/chat/picture-store.ts'
import { everyUnref } from '../every-unref.ts'
import { type StorageHealth, storageReason } from '../storage/storage-faults.ts'
import { inTransaction } from '../storage/transaction.ts'
import { type ErasableKind, erasableKinds } from './erasure.ts'
import { eraseExpired, usualCutoffs } from './expiry.ts'

export interface SweepOptions {
  readonly database: DatabaseSync
  readonly pictures: Pick<PictureStore, 'remove' | 'removeUnknown'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Conversations that are erased in one transaction. Requests are served between two of them. */
  readonly batch?: number
}

/** How many rows of each kind were erased; only kinds with at least one. */
export type SweepResult = Readonly<Partial<Record<ErasableKind | 'orphans', number>>>

const day = 24 * 60 * 60_000

/**
 * Erases all data whose time is over (shared/src/retention.ts), and the files of photos that no conversation has
 * (security.md, SP-09). If it is interrupted, the next run erases the rest.
 */
export async function sweep({ database, pictures, now, batch = 200 }: SweepOptions): Promise<SweepResult> {
  const sum = new Map<string, number>()
  const add = (kind: string, count: number) => {
    if (count > 0) sum.set(kind, (sum.get(kind) ?? 0) + count)
  }
  const cutoffs = usualCutoffs(now())
  for (;;) {
    const { erased, more } = inTransaction(database, () => eraseExpired(database, cutoffs, batch))
    // oxlint-disable-next-line no-await-in-loop -- the files of a batch go with its rows
    await pictures.remove(erased.photos)
    for (const kind of erasableKinds) add(kind, erased.counts[kind])
    if (!more) break
    // oxlint-disable-next-line no-await-in-loop -- waiting requests come first
    await setImmediate()
  }
  const known = database.prepare('SELECT 1 FROM chat_pictures WHERE name = ?')
  add('orphans', await pictures.removeUnknown((name) => known.get(name) !== undefined, now() - day))
  return Object.fromEntries(sum)
}

interface DailySweepOptions extends SweepOptions {
  readonly storage: StorageHealth
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Calls `run` every `ms` milliseconds until the returned function is called. */
  readonly every?: (ms: number, run: () => void) => () => void
}

const minute = 60_000
const work = 'retention sweep'

/**
 * Sweeps a minute after the start of listening and then every day. It looks at the clock each minute, so a machine
 * that slept sweeps soon after it wakes up.
 */
export const dailySweep: FastifyPluginCallback<DailySweepOptions> = (app, options, done) => {
  const { now, log, storage, every = everyUnref } = options
  let last = -Infinity
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      const erased = await sweep(options)
      storage.succeeded(work)
      if (Object.keys(erased).length > 0) log.info({ erased }, 'embedded upstream: expired data erased')
    } catch (error) {
      const reason = storageReason(error) ?? 'the sweep of expired data failed'
      storage.failed(work, reason)
      log.error({ err: error, reason }, 'embedded upstream: expired data not erased')
    } finally {
      running = undefined
    }
  }

  let stop: (() => void) | undefined
  app.addHook('onListen', (listening) => {
    stop = every(minute, () => {
      const age = now() - last
      // Negative after the clock was set back: wait for no time that has already been.
      if (running !== undefined || (age >= 0 && age < day)) return
      last = now()
      running = run()
    })
    listening()
  })
  app.addHook('onClose', async () => {
    stop?.()
    await running
  })
  done()
}
