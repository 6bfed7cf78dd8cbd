import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const marked = () => document.documentElement.dataset['demo'] !== undefined
const drawnOnServer = () => false

/** Whether the document says that the site is a demonstration; false until the page is hydrated. */
export function useDemonstration(): boolean {
  return useSyncExternalStore(never, marked, drawnOnServer)
}
