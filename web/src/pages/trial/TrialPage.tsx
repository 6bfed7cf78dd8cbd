import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { useEffect, useRef } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { PaymentPanel } from '../../features/payments/PaymentPanel.tsx'
import { WayBack } from '../../features/payments/summary/WayBack.tsx'
import { TermsGate } from '../../features/terms/gate/TermsGate.tsx'
import { TrialExtra, TrialHelp } from './offer/TrialExtra.tsx'
import { TrialVoices } from './TrialVoices.tsx'
import { useTermsConsent } from './use-terms-consent.ts'

import styles from './TrialPage.module.css'

/** Announces to screen readers that the payment panel was shown or hidden. */
function useAnnouncedPanel(shown: boolean): void {
  const { announce } = useAnnouncer()
  const told = useRef(false)
  useEffect(() => {
    if (told.current === shown) return
    told.current = shown
    announce(shown ? 'Ora puoi scegliere come pagare.' : 'Il modulo di pagamento è nascosto.')
  }, [shown, announce])
}

/** The start-trial page, at both of its URLs (specification, section 2, 'Start-trial page'). */
export function TrialPage() {
  const { accepted, setAccepted } = useTermsConsent()
  useAnnouncedPanel(accepted)
  return (
    <>
      <PaymentPanel
        purpose="trial"
        uid={null}
        defaultMethod="bank_transfer"
        termsAccepted={accepted}
        heading={
          <>
            <WayBack />
            <h1 className="h1">Inizia la prova</h1>
            <p className={styles.kind}>
              Attivazione del servizio, rimborsabile dopo {professionalTerms.refund.afterDays} giorni
            </p>
          </>
        }
        renderTerms={(tries) => <TermsGate accepted={accepted} onChange={setAccepted} tries={tries} />}
        extra={<TrialExtra />}
        help={<TrialHelp />}
      />
      <TrialVoices />
    </>
  )
}
