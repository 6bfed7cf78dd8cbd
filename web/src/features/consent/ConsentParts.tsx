import { OnDemandPart } from './OnDemandPart.tsx'
import { NothingToChoose } from './preferences/NothingToChoose.tsx'
import { tagManagerId } from './tag-manager-id.ts'

export interface ConsentPartsProps {
  /** Whether the page on screen is one that a visitor may be followed on. */
  readonly isTrackingAllowed: boolean
}

// The library is for those sites alone that have something to ask.
const loadManager = async () => (await import('./ConsentManager.tsx')).ConsentManager

/** What the visitor sees of the consent: banner and preferences, or that there is nothing to choose. */
export function ConsentParts({ isTrackingAllowed }: ConsentPartsProps) {
  const id = tagManagerId()
  if (id === undefined) return <NothingToChoose />
  return <OnDemandPart load={loadManager} isWanted props={{ tagManagerId: id, isTrackingAllowed }} />
}
