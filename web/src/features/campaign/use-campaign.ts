import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import type { CampaignData } from '../../lib/campaign-data.ts'
import { createCampaignMemory } from './campaign-memory.ts'

const never = () => () => undefined

/** The page of this site whose link led to this document, if it was one. */
function pageBefore(): string | undefined {
  return document.referrer.startsWith(`${location.origin}/`) ? document.referrer : undefined
}

/** What is known of the campaign that brought the visitor; null while the server draws and the page comes alive. */
export function useCampaign(): CampaignData | null {
  const [memory] = useState(() => createCampaignMemory(() => sessionStorage))
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const campaign = useMemo(
    () => (alive ? memory.resolve(location.href, pageBefore()) : null),
    [alive, memory],
  )
  useEffect(() => {
    if (campaign) memory.save(campaign)
  }, [campaign, memory])
  return campaign
}
