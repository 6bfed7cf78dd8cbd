import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** The id of the header's element for a page's own actions. */
export const pageActionsId = 'azioni-pagina'

const never = () => () => undefined

/** Renders a page's own actions into the header after hydration. The header then gets a background. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(pageActionsId),
    () => null,
  )
  return place && createPortal(children, place)
}
