import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** Where in the header a page puts actions of its own. */
export const pageActionsId = 'azioni-pagina'

const never = () => () => undefined

/** Puts a page's own actions into the header, once the page has come alive; the header then stands on a surface. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(pageActionsId),
    () => null,
  )
  return place && createPortal(children, place)
}
