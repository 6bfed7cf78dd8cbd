import { appLink } from '@mestieri/shared/device.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'

import { useDevice } from '../../features/business-app/use-device.ts'

/**
 * The app's link for this device. The BFF only has the user agent; only the browser recognises an iPad that
 * requests desktop sites.
 *
 * @param fallback the link for an unknown system, for example the one of the BFF
 */
export function useOwnAppLink(fallback: string = appLinkPath): string {
  const os = useDevice()?.os ?? 'other'
  return os === 'other' ? fallback : appLink(os)
}
