import { brand } from '@mestieri/shared/brand.ts'

import { lazyPart } from '../../components/lazy-part.ts'
import { messagingLink } from '../../lib/messaging-app.ts'
import type { BookingFormProps } from './form/BookingForm.tsx'

import styles from './Callback.module.css'

/** Whom to reach where the form's script cannot be had. */
function Unavailable() {
  const link = messagingLink(brand.support.whatsapp, 'Ciao! Vorrei essere richiamato.')
  return (
    <div className={styles.unavailable}>
      <p>In questo momento non riusciamo ad aprire l’agenda. Ricarica la pagina tra poco.</p>
      <p>
        Se preferisci,{' '}
        <a className="link" href={link} target="_blank" rel="noopener noreferrer">
          scrivici su WhatsApp
          <span className="sr"> (si apre in un’altra scheda)</span>
        </a>
        : ti richiamiamo noi.
      </p>
    </div>
  )
}

/** The booking form, fetched when it is first shown: every page may offer a call, few visitors ask for one. */
export const LazyBooking = lazyPart<BookingFormProps>(
  async () => (await import('./form/BookingForm.tsx')).BookingForm,
  Unavailable,
)
