import { useEffect, useMemo, useState } from 'react'

import type { CampaignData } from '../../lib/campaign/campaign-data.ts'
import { useIsHydrated } from '../../lib/storage/store.ts'
import { createCampaignMemory } from './campaign-memory.ts'

/** The referrer, if it is a page of this site. */
function pageBefore(): string | undefined {
  return document.referrer.startsWith(`${location.origin}/`) ? document.referrer : undefined
}

/** The campaign that brought the visitor; null on the server and during hydration. */
export function useCampaign(): CampaignData | null {
  const [memory] = useState(() => createCampaignMemory(() => sessionStorage))
  const alive = useIsHydrated()
  const campaign = useMemo(
    () => (alive ? memory.resolve(location.href, pageBefore()) : null),
    [alive, memory],
  )
  useEffect(() => {
    if (campaign) memory.save(campaign)
  }, [campaign, memory])
  return campaign
}
