import { detectDevice, type Device } from '@mestieri/shared/device.ts'
import { useMemo, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The visitor's device as the browser describes it; null on the server and during hydration. */
export function useDevice(): Device | null {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => (alive ? detectDevice(navigator.userAgent, navigator) : null), [alive])
}
