import { appLink } from '@mestieri/shared/device.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'

import { useDevice } from '../../features/business-app/use-device.ts'

/**
 * Where this device finds the app. The BFF goes by the user agent alone; an iPad that asks for desktop sites is known
 * to the browser only.
 *
 * @param told what the BFF says, if it was asked
 */
export function useOwnAppLink(told: string = appLinkPath): string {
  const os = useDevice()?.os ?? 'other'
  return os === 'other' ? told : appLink(os)
}
