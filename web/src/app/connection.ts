import type { SetTimer } from '../lib/api/deadline.ts'

/**
 * The state that the connection notice shows: `usual` shows nothing, `back` that the connection has just
 * returned.
 */
export type Connection = 'usual' | 'lost' | 'back'

/** How long a connection must be lost before it is shown. A change of network takes less time. */
const lostAfterMs = 1200
/** How long the return of the connection is shown; long enough to read. */
const backForMs = 4000

export interface ConnectionDeps {
  readonly online: () => boolean
  /** Calls `onChange` at every change. @returns a function that stops it */
  readonly watch: (onChange: () => void) => () => void
  readonly setTimer: SetTimer
}

export interface ConnectionStore {
  readonly state: () => Connection
  /** Supports one listener at a time. @returns a function that unsubscribes it */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the store of the connection notice, for `useSyncExternalStore` (features.md, J7). */
export function createConnectionStore({ online, watch, setTimer }: ConnectionDeps): ConnectionStore {
  let current: Connection = 'usual'
  return {
    state: () => current,
    subscribe(listener) {
      let cancel: (() => void) | undefined
      const become = (next: Connection) => {
        if (current === next) return
        current = next
        listener()
      }
      const onChange = () => {
        cancel?.()
        if (!online()) {
          cancel = setTimer(lostAfterMs, () => become('lost'))
        } else if (current !== 'usual') {
          become('back')
          cancel = setTimer(backForMs, () => become('usual'))
        }
      }
      const end = watch(onChange)
      onChange()
      return () => {
        end()
        cancel?.()
        current = 'usual'
      }
    },
  }
}
