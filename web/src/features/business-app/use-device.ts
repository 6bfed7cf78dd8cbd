import { detectDevice, type Device } from '@mestieri/shared/device.ts'
import { useMemo } from 'react'

import { useIsHydrated } from '../../lib/storage/store.ts'

/** The visitor's device as the browser describes it; null on the server and during hydration. */
export function useDevice(): Device | null {
  const alive = useIsHydrated()
  return useMemo(() => (alive ? detectDevice(navigator.userAgent, navigator) : null), [alive])
}
