import type { EndpointAddress, EndpointAt } from '@mestieri/shared/contracts/site/addresses.ts'

import { type AddressParts, type Arguments, type Parts, targetOf } from './api-client.ts'

/** The URL of an endpoint, for elements and requests that load it themselves. */
export function endpointUrl<Address extends EndpointAddress>(
  address: Address,
  ...[parts]: Arguments<AddressParts<EndpointAt<Address>>>
): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all requests are of these parts
  return targetOf(address, (parts ?? {}) as Parts)[1] ?? ''
}
