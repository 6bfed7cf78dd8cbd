import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

import { classifyAddress } from './address-class.ts'
import { isLoopbackName } from './hosts.ts'

/** Resolves all addresses of a host name; `lookup` of `node:dns` has this type. */
export type Resolver = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, answers: LookupAddress[]) => void,
) => void

/**
 * Creates a lookup function against server-side request forgery: a host name may only resolve to public
 * addresses, a loopback name only to loopback addresses. The socket connects to the checked address, so DNS
 * rebinding has no effect.
 */
export function createGuardedLookup(resolve: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    const wanted = isLoopbackName(hostname) ? 'loopback' : 'public'
    resolve(hostname, { all: true }, (error, answers) => {
      const allowed = error ? [] : answers.filter(({ address }) => classifyAddress(address) === wanted)
      const [first] = allowed
      if (first === undefined) callback(error ?? new Error('the host name has no allowed address'), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
