import { OnDemandPart } from './OnDemandPart.tsx'
import { NothingToChoose } from './preferences/NothingToChoose.tsx'
import { tagManagerId } from './tag-manager-id.ts'

export interface ConsentPartsProps {
  /** Whether the current page's policy allows tracking. */
  readonly isTrackingAllowed: boolean
}

// Load the consent library only on a site that needs consent.
const loadManager = async () => (await import('./ConsentManager.tsx')).ConsentManager

/** Banner and preferences, or the message that there is nothing to choose. */
export function ConsentParts({ isTrackingAllowed }: ConsentPartsProps) {
  const id = tagManagerId()
  if (id === undefined) return <NothingToChoose />
  return <OnDemandPart load={loadManager} isWanted props={{ tagManagerId: id, isTrackingAllowed }} />
}
