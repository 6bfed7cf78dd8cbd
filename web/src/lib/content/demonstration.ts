import { useBrowserValue } from '../storage/store.ts'

const marked = () => document.documentElement.dataset['demo'] !== undefined
const drawnOnServer = () => false

/** Whether the document says that the site is a demonstration; false until the page is hydrated. */
export function useDemonstration(): boolean {
  return useBrowserValue(marked, drawnOnServer)
}
