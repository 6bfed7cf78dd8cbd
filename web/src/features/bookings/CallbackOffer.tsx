import { Suspense, useState } from 'react'

import { lazyPart } from '../../components/lazy-part.ts'
import { useIsHydrated } from '../../lib/storage/store.ts'
import type { WaitingOfferProps } from './offer/WaitingOffer.tsx'

const WaitingOffer = lazyPart<WaitingOfferProps>(
  async () => (await import('./offer/WaitingOffer.tsx')).WaitingOffer,
  () => null,
)

/**
 * The offer of a call, shown once on the professionals' pages (specification, section 4; features.md, F10). It waits
 * for its moment in a script that comes after the page's own; nothing is missing where it does not come.
 */
export function CallbackOffer() {
  const alive = useIsHydrated()
  // During hydration the page came with its document, perhaps long before its scripts.
  const [openedAt] = useState(() => (alive ? performance.now() : 0))
  return (
    alive && (
      <Suspense fallback={null}>
        <WaitingOffer openedAt={openedAt} />
      </Suspense>
    )
  )
}
