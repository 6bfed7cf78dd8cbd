import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'
import { Pool } from 'undici'

import type { UpstreamAddress } from '../../config/config.ts'
import type { Callable, Group } from '../callables.ts'

/**
 * The maximum of concurrent calls per group; each call uses one connection. `files` is low because an upload
 * sends up to 34 MB. `chat` is high because a chat call may take a minute.
 */
export const maxConcurrentByGroup: Readonly<Record<Group, number>> = {
  directory: 32,
  chat: 64,
  files: 4,
  payments: 16,
  bookings: 16,
  account: 16,
}

const bases = {
  directory: 'portal',
  chat: 'portal',
  files: 'portal',
  payments: 'payments',
  bookings: 'portal',
  account: 'portal',
} as const satisfies Record<Group, Callable['base']>

/** Milliseconds. One lost SYN can be sent again within it, and it is shorter than every deadline. */
const connectTimeout = 2_000

/** The connections of one group, and the path that prefixes the paths of its callables. */
export interface GroupPool {
  readonly pool: Pool
  readonly basePath: string
}

/**
 * Opens a group's connection pool. Its origin is fixed here, so no call can reach another host. Undici's own
 * header and body timeouts are off: the deadline covers both, and slowly arriving bytes do not extend it.
 */
export function openPool(group: Group, address: UpstreamAddress, maxConcurrent: number): GroupPool {
  const url = new URL(bases[group] === 'payments' ? address.paymentsUrl : address.portalUrl)
  const { socketPath } = address
  const pool = new Pool(url.origin, {
    connections: maxConcurrent,
    pipelining: 1,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectTimeout, ...(socketPath === undefined ? {} : { socketPath }) },
  })
  return { pool, basePath: withoutEndSlashes(url.pathname) }
}
