import type { DatabaseSync } from 'node:sqlite'

import { StartError } from '../start-error.ts'
import { inTransaction } from '../storage/transaction.ts'
import { createEraser, type ErasableKind, erasableKinds, type Eraser } from './erasure.ts'
import { cutoffsByAge, eraseExpired, isUnpaid } from './expiry.ts'
import { findPerson, type Person, personByEmail, personByPhone } from './person.ts'

/** Whose data, or which data, are to be forgotten. */
export type ForgetTarget =
  | { readonly by: 'phone' | 'email' | 'thread'; readonly value: string }
  | { readonly by: 'older-than'; readonly days: number }

/** What was forgotten, and what was kept although it is about the person. */
export interface Forgotten {
  /** Rows by kind; photos are rows and files. */
  readonly removed: Readonly<Record<ErasableKind, number>>
  readonly kept: {
    /** Invoices must be kept for ten years (art. 2220 c.c.; GDPR art. 17(3)(b)). */
    readonly billing: number
    /** A professional's profile belongs to their contract. */
    readonly professionals: number
  }
  /** The names of the removed photos. Their files are deleted by the caller. */
  readonly photos: readonly string[]
}

function personOf(by: 'phone' | 'email', value: string): Person {
  const person = by === 'phone' ? personByPhone(value) : personByEmail(value)
  if (person) return person
  throw new StartError(by === 'phone' ? '--phone is no telephone number' : '--email is no email address')
}

function erasePerson(database: DatabaseSync, person: Person, erased: Eraser): Forgotten['kept'] {
  const { threads, events, billing, unsubscribes, professionals } = findPerson(database, person)
  erased.threads(threads)
  for (const id of events) erased.rows('bookings', 'event_id = :id', { id })
  for (const pi of billing) {
    erased.rows('billing', `pi = :pi AND ${isUnpaid}`, { pi })
    erased.rows(
      'intents',
      `payment_intent_id = :pi AND status NOT IN ('succeeded', 'processing')
      AND payment_intent_id NOT IN (SELECT pi FROM billing_data)`,
      { pi },
    )
  }
  for (const { id, email } of unsubscribes) {
    erased.rows('unsubscribes', 'id = :id AND email = :email', { id, email })
  }
  for (const uid of professionals) {
    erased.rows('tokens', 'uid = :uid', { uid })
    erased.rows('notifications', 'uid = :uid', { uid })
  }
  return { billing: billing.length - erased.counts.billing, professionals: professionals.length }
}

interface ForgetOptions {
  readonly database: DatabaseSync
  readonly target: ForgetTarget
  /** Whether to find the data only and to erase nothing. */
  readonly dryRun: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

class DryRunEnd extends Error {}

/**
 * Erases stored data in one transaction (security.md, SP-11).
 *
 * @throws StartError if the number or the address is invalid
 */
export function forget({ database, target, dryRun, now }: ForgetOptions): Forgotten {
  let forgotten: Forgotten | undefined
  const nothing = { billing: 0, professionals: 0 }
  function work(): void {
    let erased = createEraser(database)
    let kept: Forgotten['kept'] = nothing
    if (target.by === 'older-than') {
      ;({ erased } = eraseExpired(database, cutoffsByAge(now(), target.days), -1))
    } else if (target.by === 'thread') erased.threads([target.value])
    else kept = erasePerson(database, personOf(target.by, target.value), erased)
    forgotten = { removed: erased.counts, kept, photos: erased.photos }
    // Undo it: the same statements count what they would erase.
    if (dryRun) throw new DryRunEnd()
  }
  try {
    inTransaction(database, work)
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  if (forgotten === undefined) throw new Error('the transaction did not run')
  // The log of the database still has the old pages. While another process reads, its next checkpoint does this.
  if (!dryRun) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return forgotten
}

const keptReasons: Readonly<Record<keyof Forgotten['kept'], string>> = {
  billing: 'the law wants invoices kept for ten years, art. 2220 c.c.',
  professionals: 'the profile belongs to the contract with the professional',
}

/** Formats the result as lines of text. */
export function formatForgotten({ removed, kept }: Forgotten, dryRun: boolean): string {
  const verb = dryRun ? 'would remove' : 'removed'
  const lines = erasableKinds
    .filter((kind) => removed[kind] > 0)
    .map((kind) => `${verb} ${kind}: ${removed[kind]}`)
  const keptLines = (['billing', 'professionals'] as const)
    .filter((kind) => kept[kind] > 0)
    .map((kind) => `kept ${kind}: ${kept[kind]} (${keptReasons[kind]})`)
  const all = [...lines, ...keptLines]
  return `${all.length === 0 ? 'nothing found' : all.join('\n')}\n`
}
