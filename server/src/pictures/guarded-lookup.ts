import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

import { classifyAddress } from './address-class.ts'
import { isLoopbackName } from './hosts.ts'

/** Asks for all of a host name's addresses, as `lookup` of `node:dns` does. */
export type Resolver = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, answers: LookupAddress[]) => void,
) => void

/**
 * A lookup for outgoing connections that lets no name lead inside: only public addresses count, and for a loopback
 * name only loopback ones. The socket connects to what was checked, so a name that changes its mind gains nothing.
 */
export function createGuardedLookup(resolve: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    const wanted = isLoopbackName(hostname) ? 'loopback' : 'public'
    resolve(hostname, { all: true }, (error, answers) => {
      const allowed = error ? [] : answers.filter(({ address }) => classifyAddress(address) === wanted)
      const [first] = allowed
      if (first === undefined) callback(error ?? new Error('the name leads to no allowed address'), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
