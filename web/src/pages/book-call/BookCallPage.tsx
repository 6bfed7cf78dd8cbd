import { brand } from '@mestieri/shared/brand.ts'
import type { AffiliateContact } from '@mestieri/shared/contracts/affiliates.ts'
import { endDigits } from '@mestieri/shared/text-ends.ts'
import { Suspense, useState } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { SampleTag } from '../../features/affiliates/identity/SampleTag.tsx'
import type { KeptBooking } from '../../features/bookings/form/kept-booking.ts'
import { LazyBooking } from '../../features/bookings/LazyBooking.tsx'
import { callTitle } from './call-title.ts'

import styles from './BookCallPage.module.css'

interface BookCallPageProps {
  /** Null while it is loading. */
  readonly contact: AffiliateContact | null
}

/**
 * The page where a registered professional books a call (specification, section 2,
 * '/prenota_chiamata/{uid}'). Until the name is known it shows no text that the name would move.
 */
export function BookCallPage({ contact }: BookCallPageProps) {
  return (
    <div className={classNames('wrap', styles.page)}>
      <div className={styles.words}>
        <h1 className="h1">Prenota una chiamata</h1>
        {contact ? <Greeting contact={contact} /> : <Skeleton className={styles.greeting} />}
      </div>
      {contact ? (
        <Booking contact={contact} />
      ) : (
        <Skeleton className={classNames(styles.card, styles.waiting)} />
      )}
      {contact && (
        <Diorama
          className={styles.picture}
          name="ufficio"
          tint="facciata"
          alt=""
          sizes="(min-width: 60rem) 34rem, 1px"
        />
      )}
    </div>
  )
}

interface ContactProps {
  readonly contact: AffiliateContact
}

function Greeting({ contact: { affiliateName, shopName } }: ContactProps) {
  return (
    <>
      <p className="lead">
        Ciao {affiliateName || shopName}, scegli quando preferisci: ti richiamiamo noi. <SampleTag />
      </p>
      <p className="small muted">Ne parli con un consulente, {brand.support.days}.</p>
    </>
  )
}

function Booking({ contact }: ContactProps) {
  const [kept, setKept] = useState<KeptBooking | null>(null)
  // The last digits, which are not masked (contract.md, 'Affiliates').
  const phoneEnding = endDigits(contact.phoneMasked ?? '') || undefined
  return (
    <section className={styles.card} aria-labelledby="quando" data-main-action="page">
      <h2 className="h3" id="quando">
        Quando ti chiamiamo?
      </h2>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <LazyBooking
          kept={kept}
          onKeep={setKept}
          subject={{
            title: callTitle(contact.shopName),
            uid: contact.uid,
            phoneOnRecord: phoneEnding !== undefined,
          }}
          phoneEnding={phoneEnding}
        />
      </Suspense>
    </section>
  )
}
