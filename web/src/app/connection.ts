import type { SetTimer } from '../lib/deadline.ts'

/** What there is to say of the connection: nothing, that it is gone, that it has just come back. */
export type Connection = 'usual' | 'lost' | 'back'

/** A change from one network to another is over by then, and not worth a word. */
const lostAfterMs = 1200
/** Long enough to be read. */
const backForMs = 4000

export interface ConnectionDeps {
  readonly online: () => boolean
  /** Calls back at every change. @returns what ends it */
  readonly watch: (onChange: () => void) => () => void
  readonly setTimer: SetTimer
}

export interface ConnectionStore {
  readonly state: () => Connection
  /** For one listener at a time. @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
}

/** What is said of the connection over time, for `useSyncExternalStore` (features.md, J7). */
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
