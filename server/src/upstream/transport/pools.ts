import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'
import { Pool } from 'undici'

import type { UpstreamAddress } from '../../config.ts'
import type { Callable, Group } from '../callables.ts'

/**
 * How many calls of a group are under way at most; each has a connection of its own. Uploads are few because
 * each holds up to 34 MB; chat calls are many because each may take a minute.
 */
export const groupPlaces: Readonly<Record<Group, number>> = {
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

/** Long enough for one lost SYN to be sent again, short against every deadline. */
const connectTimeout = 2_000

/** The connections of one group, and the path under which its callables are. */
export interface GroupPool {
  readonly pool: Pool
  readonly basePath: string
}

/**
 * Opens a group's pool. Its one address, fixed here, is all that its calls can ever reach. Undici's own header
 * and body time-outs are off: the deadline covers both, and trickling bytes do not renew it.
 */
export function openPool(group: Group, address: UpstreamAddress, places: number): GroupPool {
  const url = new URL(bases[group] === 'payments' ? address.paymentsUrl : address.portalUrl)
  const { socketPath } = address
  const pool = new Pool(url.origin, {
    connections: places,
    pipelining: 1,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectTimeout, ...(socketPath === undefined ? {} : { socketPath }) },
  })
  return { pool, basePath: withoutEndSlashes(url.pathname) }
}
