import type { RoutePolicy } from '@mestieri/shared/pages.ts'
import { useEffect, useState } from 'react'

import { useConsent } from './consent-context.ts'
import { OnDemandPart } from './OnDemandPart.tsx'
import { tagManagerId } from './tag-manager-id.ts'

const loadParts = async () => (await import('./ConsentParts.tsx')).ConsentParts

/** The longest wait for an idle browser, in milliseconds. */
const mostBusyMs = 2000

interface ConsentLayerProps {
  /** The page's policy. Pages that take payments or have private URLs never allow tracking. */
  readonly policy?: RoutePolicy | undefined
}

/**
 * Loads banner and preferences (features.md, I1 to I7). On a site with a tag manager their script loads when
 * the browser is idle. On any other site it loads when the visitor opens the preferences, which then say that
 * there is nothing to choose.
 */
export function ConsentLayer({ policy = 'base' }: ConsentLayerProps) {
  const { opener } = useConsent()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!tagManagerId()) return
    const onDue = () => setIsDue(true)
    // Safari has no `requestIdleCallback`. On a busy machine Chromium may never report that it is idle.
    if (window.requestIdleCallback) window.requestIdleCallback(onDue, { timeout: mostBusyMs })
    else setTimeout(onDue)
  }, [])
  return (
    <OnDemandPart
      load={loadParts}
      isWanted={isDue || opener !== null}
      props={{ isTrackingAllowed: policy === 'base' }}
    />
  )
}
