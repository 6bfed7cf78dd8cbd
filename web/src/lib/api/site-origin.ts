import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import { createContext, useContext } from 'react'

/** The public origin for canonical URLs, for example `https://example.it`. */
export const SiteOrigin = createContext(originPlaceholder)

/** The absolute URL of a path of this site. */
export function useAbsoluteUrl(path: string): string {
  return useContext(SiteOrigin) + path
}
