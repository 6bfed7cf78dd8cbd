import { useBrowserValue } from './storage/store.ts'

/** Who takes cards on this site; `none` means that professionals pay by bank transfer only. */
export type CardMode = 'stripe' | 'sandbox' | 'none'

const drawnOnServer = (): CardMode => 'stripe'

function marked(): CardMode {
  const mark = document.documentElement.dataset['cards']
  return mark === 'sandbox' || mark === 'none' ? mark : 'stripe'
}

/** The card mode that the document names; `stripe` until the page is hydrated. */
export function useCardMode(): CardMode {
  return useBrowserValue(marked, drawnOnServer)
}
