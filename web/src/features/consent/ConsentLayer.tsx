import type { RoutePolicy } from '@mestieri/shared/pages.ts'
import { useEffect, useState } from 'react'

import { useConsent } from './consent-context.ts'
import { LatePart } from './LatePart.tsx'
import { tagManagerId } from './tag-manager-id.ts'

const loadParts = async () => (await import('./ConsentParts.tsx')).ConsentParts

interface ConsentLayerProps {
  /** Of the page on screen: nobody is followed on those that take payments or have private addresses. */
  readonly policy?: RoutePolicy | undefined
}

/**
 * The banner and the preferences (features.md, I1 to I7), where there is something to consent to: their script comes
 * once the page is at rest. Elsewhere only who asks learns that there is nothing to choose, and nothing else comes.
 */
export function ConsentLayer({ policy = 'base' }: ConsentLayerProps) {
  const { opener } = useConsent()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    // Safari has no idle time to ask for.
    const later = window.requestIdleCallback ?? setTimeout
    if (tagManagerId()) later(() => setIsDue(true))
  }, [])
  return (
    <LatePart
      load={loadParts}
      isWanted={isDue || opener !== null}
      props={{ isFollowed: policy === 'base' }}
    />
  )
}
