import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import { createContext, useContext } from 'react'

/** The public origin, e.g. `https://example.it`, from which canonical addresses are made. */
export const SiteOrigin = createContext(originPlaceholder)

/** The absolute form of a path of this site. */
export function useAbsoluteUrl(path: string): string {
  return useContext(SiteOrigin) + path
}
