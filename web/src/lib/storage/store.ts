import { useSyncExternalStore } from 'react'

/** A value that a view follows. */
export interface Observable<T> {
  /** The current value: the same object until a change. */
  readonly state: () => T
  /** Calls `listener` after every change. @returns a function that removes it */
  readonly subscribe: (listener: () => void) => () => void
}

/** An {@link Observable} that its owner changes. */
export interface Store<T> extends Observable<T> {
  readonly set: (next: T) => void
}

/**
 * Creates a store.
 * @param watch is called with the first listener, to follow an outside source; its result, with the last one
 */
export function createStore<T>(initial: T, watch?: () => () => void): Store<T> {
  const listeners = new Set<() => void>()
  let current = initial
  let unwatch: (() => void) | undefined
  return {
    state: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.()
      }
    },
  }
}

/** Renders with a store's value. @param onServer the value on the server and during hydration */
export function useStore<T>({ subscribe, state }: Observable<T>, onServer: () => T = state): T {
  return useSyncExternalStore(subscribe, state, onServer)
}

const never = () => () => undefined

/** A value that only the browser knows. @param onServer the value on the server and during hydration */
export function useBrowserValue<T>(read: () => T, onServer: () => T): T {
  return useSyncExternalStore(never, read, onServer)
}

const yes = () => true
const no = () => false

/** Whether the browser runs the page: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useBrowserValue(yes, no)
}
