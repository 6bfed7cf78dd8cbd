import { useCallback, useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { randomKey } from '../../lib/api/random-key.ts'
import { createPersistentCampaign } from '../../lib/campaign/persistent-campaign.ts'
import type { ConsentCategory, ConsentRecord } from '../../lib/consent/consent-record.ts'
import { createSafeStorage, storageKeys } from '../../lib/storage/storage.ts'
import { ConsentBanner } from './banner/ConsentBanner.tsx'
import { useFocusReturn } from './banner/use-focus-return.ts'
import { choiceInWords, consentStatus } from './choice-messages.ts'
import { useConsent } from './consent-context.ts'
import { createConsentEngine } from './consent-engine.ts'
import { PreferencesDialog } from './preferences/PreferencesDialog.tsx'
import { createTagManager } from './tag-manager.ts'

export interface ConsentManagerProps {
  readonly tagManagerId: string
  /** Whether the current page's policy allows tracking. */
  readonly isTrackingAllowed: boolean
}

const now = () => Date.now()

function createParts(tagManagerId: string) {
  const storage = createSafeStorage({ area: () => localStorage, events: window })
  return {
    storage,
    engine: createConsentEngine({ storage, now, newId: randomKey }),
    campaign: createPersistentCampaign({ lasting: storage, session: () => sessionStorage, now }),
    tagManager: createTagManager({
      id: tagManagerId,
      page: document,
      scope: window,
      now,
      reload: () => location.reload(),
    }),
  }
}

/** Asks for consent, stores the choice and applies it to the campaign data and the tag manager. */
export function ConsentManager({ tagManagerId, isTrackingAllowed }: ConsentManagerProps) {
  const { setStatus, setOpener } = useConsent()
  const { announce, show } = useAnnouncer()
  // Undefined until the stored choice is read.
  const [record, setRecord] = useState<ConsentRecord | null>()
  const [{ storage, engine, campaign, tagManager }] = useState(() => createParts(tagManagerId))

  useEffect(() => {
    const start = () => setRecord(engine.start())
    start()
    // Apply a choice made in another tab.
    const unwatch = storage.watch(storageKeys.consent, () => {
      engine.stop()
      start()
    })
    return () => {
      unwatch()
      engine.stop()
    }
  }, [engine, storage])

  useEffect(() => {
    if (record === undefined) return
    setStatus(consentStatus(record))
    if (record?.accepted.includes('marketing')) campaign.sync()
    else campaign.forget()
    if (isTrackingAllowed) tagManager.applyConsent(record?.accepted ?? [])
  }, [record, isTrackingAllowed, setStatus, campaign, tagManager])

  const isAsking = isTrackingAllowed && record === null
  const noteFocus = useFocusReturn(isAsking)

  const choose = useCallback(
    (accepted: readonly ConsentCategory[], say: (words: string) => unknown) => {
      setRecord(engine.choose(accepted))
      setOpener(null)
      say(`Scelta salvata: ${choiceInWords(accepted)}.`)
    },
    [engine, setOpener],
  )

  return (
    <>
      {isAsking && (
        <ConsentBanner
          noteFocus={noteFocus}
          onChoose={(accepted) => choose(accepted, announce)}
          onCustomise={setOpener}
        />
      )}
      {record !== undefined && (
        <PreferencesDialog record={record} onChoose={(accepted) => choose(accepted, show)} />
      )}
    </>
  )
}
