import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { useEffect, useState } from 'react'

import { affiliate } from '../../features/affiliates/api.ts'
import { useBrowserValue } from '../../lib/storage/store.ts'
import { askedProfessional } from './asked-path.ts'

/** The professional's link in the page's address; null without one, and while the server draws. */
export function useAskedLink(): string | null {
  return useBrowserValue(
    () => askedProfessional(location.search),
    () => null,
  )
}

/** The professional whom the visitor asks; null without one, for an unknown one and until the profile is read. */
export function useAskedProfessional(): AffiliateProfile | null {
  const link = useAskedLink()
  const [found, setFound] = useState<AffiliateProfile | null>(null)
  useEffect(() => {
    if (link === null) return undefined
    const abort = new AbortController()
    // Without the profile the chat is the one for everybody.
    affiliate(link, abort.signal).then(setFound, () => undefined)
    return () => abort.abort()
  }, [link])
  return found !== null && found.link === link ? found : null
}
