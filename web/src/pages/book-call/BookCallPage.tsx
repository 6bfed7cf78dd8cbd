import { brand } from '@mestieri/shared/brand.ts'
import type { AffiliateContact } from '@mestieri/shared/contracts/affiliates.ts'
import { endDigits } from '@mestieri/shared/text-ends.ts'
import { Suspense, useState } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
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
 * '/prenota_chiamata/{uid}').
 */
export function BookCallPage({ contact }: BookCallPageProps) {
  const [kept, setKept] = useState<KeptBooking | null>(null)
  // The last digits, which are not masked (contract.md, 'Affiliates').
  const phoneEnding = endDigits(contact?.phoneMasked ?? '') || undefined
  const waiting = <div className={styles.waiting} aria-busy="true" />
  return (
    <div className={classNames('wrap', styles.page)}>
      <div className={styles.words}>
        <h1 className="h1">Prenota una chiamata</h1>
        <p className="lead">
          {contact
            ? `Ciao ${contact.affiliateName || contact.shopName}, scegli quando preferisci: ti richiamiamo noi.`
            : 'Scegli quando preferisci: ti richiamiamo noi.'}{' '}
          {contact && <SampleTag />}
        </p>
        <p className="small muted">Ne parli con un consulente, {brand.support.days}.</p>
      </div>
      <section className={styles.card} aria-labelledby="quando">
        <h2 className="h3" id="quando">
          Quando ti chiamiamo?
        </h2>
        {contact ? (
          <Suspense fallback={waiting}>
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
        ) : (
          waiting
        )}
      </section>
      <Diorama
        className={styles.picture}
        name="ufficio"
        tint="facciata"
        alt=""
        sizes="(min-width: 60rem) 34rem, 1px"
      />
    </div>
  )
}
