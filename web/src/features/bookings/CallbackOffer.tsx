import { Suspense } from 'react'

import { lazyPart } from '../../components/lazy-part.ts'
import { useIsHydrated } from '../../lib/store.ts'

const WaitingOffer = lazyPart<object>(
  async () => (await import('./offer/WaitingOffer.tsx')).WaitingOffer,
  () => null,
)

/**
 * The offer of a call, shown once on the professionals' pages (specification, section 4; features.md, F10). It waits
 * for its moment in a script that comes after the page's own; nothing is missing where it does not come.
 */
export function CallbackOffer() {
  const alive = useIsHydrated()
  return (
    alive && (
      <Suspense fallback={null}>
        <WaitingOffer />
      </Suspense>
    )
  )
}
