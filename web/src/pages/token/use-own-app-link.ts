import { appLink } from '@mestieri/shared/device.ts'

import { useDevice } from '../../features/business-app/use-device.ts'

/** Leads every system to its app link by what it says of itself (contract.md, section 3). */
const anySystem = '/app/download'

/**
 * Where this device finds the app. The BFF goes by the user agent alone; an iPad that asks for desktop sites is known
 * to the browser only.
 *
 * @param told what the BFF says, if it was asked
 */
export function useOwnAppLink(told: string = anySystem): string {
  const os = useDevice()?.os ?? 'other'
  return os === 'other' ? told : appLink(os)
}
