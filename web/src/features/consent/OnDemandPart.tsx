import { type ComponentType, createElement, useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { useConsent } from './consent-context.ts'

interface OnDemandPartProps<Props extends object> {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly isWanted: boolean
  readonly props: Props
}

/**
 * A part whose script is fetched once it is wanted. Without it there is no consent either, so that nothing is missing
 * but what was pressed: that is said, and pressing again tries again. No `lazy`: React holds what suspends back for
 * 300 ms, and one part waits for the other.
 */
export function OnDemandPart<Props extends object>({ load, isWanted, props }: OnDemandPartProps<Props>) {
  const { opener, setOpener } = useConsent()
  const { show } = useAnnouncer()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isWanted || Part) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        if (opener) show('Non riusciamo ad aprire le preferenze. Riprova.', 'danger')
        setOpener(null)
      },
    )
  }, [load, isWanted, Part, opener, setOpener, show])
  return Part && createElement(Part, props)
}
