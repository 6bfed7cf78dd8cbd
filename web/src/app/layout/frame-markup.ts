import { createContext, type ReactNode, use } from 'react'

/** The markup inside of the page's header and footer. */
export interface FrameMarkup {
  readonly header?: string | undefined
  readonly footer?: string | undefined
}

/** On the server, what earlier pages of the same route have drawn. The mark lets the browser's build leave it out. */
export const FrameMarkup = /* @__PURE__ */ createContext<FrameMarkup>({})

/**
 * Returns the content of the header or the footer as props of the element: markup that the server has drawn before, else
 * the children. The browser always has the children, which hydrate the same markup.
 */
export function useFrameContent(part: keyof FrameMarkup, children: ReactNode) {
  const markup = import.meta.env.SSR ? use(FrameMarkup)[part] : undefined
  return markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } }
}
