import { type ComponentType, createElement, useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { useConsent } from './consent-context.ts'

interface OnDemandPartProps<Props extends object> {
  /** Must be the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly isWanted: boolean
  readonly props: Props
}

/**
 * Loads a component when it is wanted. A failed load is safe: without the component there is no consent. If
 * the visitor asked for the component, a message reports the failure, and another press tries again. Not
 * `lazy`, because React shows suspended content up to 300 ms late, and these parts are nested.
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
