import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import type { PageRoute } from '@mestieri/shared/pages.ts'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'

import { ErrorState } from '../../app/layout/messages/ErrorState.tsx'
import { UnknownLink } from '../../app/layout/messages/UnknownLink.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { useContact } from '../../features/affiliates/contact/use-contact.ts'
import { SampleTag } from '../../features/affiliates/identity/SampleTag.tsx'
import { PaymentPanel } from '../../features/payments/PaymentPanel.tsx'
import { PaymentSkeleton } from '../../features/payments/PaymentSkeleton.tsx'
import { WayBack } from '../../features/payments/summary/WayBack.tsx'
import { TermsGate } from '../../features/terms/gate/TermsGate.tsx'
import { PaymentExtra, PaymentHelp } from './PaymentExtra.tsx'

import styles from './OwnPaymentPage.module.css'

interface OwnPaymentPageProps {
  readonly route: PageRoute
  readonly purpose: 'activation' | 'settlement'
  readonly defaultMethod: PaymentMethod
}

function OwnPayment({ route, purpose, defaultMethod, uid }: OwnPaymentPageProps & { readonly uid: string }) {
  const { contact, retry } = useContact(uid)
  const [accepted, setAccepted] = useState(false)
  if (contact.state === 'missing') {
    return (
      <UnknownLink question="Ciao, il link di pagamento che ho ricevuto non funziona.">
        Non troviamo nessun professionista per questo indirizzo. Controlla di averlo copiato per intero, o
        chiedine uno nuovo: non è stato addebitato niente.
      </UnknownLink>
    )
  }
  if (contact.state === 'failed') {
    const { detail, code } = contact.problem
    return <ErrorState detail={detail} offline={code === 'offline'} onRetry={retry} />
  }
  const heading = (greeting: ReactNode) => (
    <>
      <WayBack />
      <h1 className="h2">{route.title}</h1>
      <p className={styles.greeting}>{greeting}</p>
    </>
  )
  if (contact.state === 'loading') return <PaymentSkeleton purpose={purpose} heading={heading(null)} />
  const { shopName } = contact.contact
  return (
    <PaymentPanel
      {...{ purpose, uid, shopName, defaultMethod }}
      termsAccepted={accepted}
      heading={heading(
        <>
          Ciao, {shopName} <SampleTag />
        </>,
      )}
      renderTerms={(tries) => <TermsGate accepted={accepted} onChange={setAccepted} tries={tries} />}
      extra={<PaymentExtra purpose={purpose} />}
      help={<PaymentHelp uid={uid} />}
    />
  )
}

/** The payment page of a professional's personal link (specification, section 2; features.md, H6). */
export function OwnPaymentPage(props: OwnPaymentPageProps) {
  const { uid = '' } = useParams()
  const { title, path } = props.route
  return (
    <>
      <PageHead
        title={title}
        description="Il pagamento per attivare o riattivare il tuo servizio."
        canonicalPath={path.replace('/:uid', '')}
        noindex
      />
      <OwnPayment key={`${props.purpose}/${uid}`} {...props} uid={uid} />
    </>
  )
}
