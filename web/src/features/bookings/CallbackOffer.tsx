import { Suspense, useSyncExternalStore } from 'react'

import { lazyPart } from '../../components/lazy-part.ts'

const never = () => () => undefined

const WaitingOffer = lazyPart<object>(
  async () => (await import('./offer/WaitingOffer.tsx')).WaitingOffer,
  () => null,
)

/**
 * The offer of a call, shown once on the professionals' pages (specification, section 4; features.md, F10). It waits
 * for its moment in a script that comes after the page's own; nothing is missing where it does not come.
 */
export function CallbackOffer() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    alive && (
      <Suspense fallback={null}>
        <WaitingOffer />
      </Suspense>
    )
  )
}
