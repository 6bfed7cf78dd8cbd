import { brand } from '@mestieri/shared/brand.ts'

import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { CallbackButton } from '../../../features/bookings/CallbackButton.tsx'
import { messagingLink } from '../../../lib/messaging-app.ts'

import styles from './CallbackBand.module.css'

/** The section with the button to book a call. */
export function CallbackBand() {
  return (
    <section className={classNames(styles.band, 'on-dark')} aria-labelledby="titolo-chiamata">
      <div className={classNames('wrap', styles.inner)}>
        <div>
          <h2 className="h2" id="titolo-chiamata">
            Domande? Ti richiamiamo
          </h2>
          <p className={styles.lead}>
            Scegli giorno e ora, {brand.support.days}: ti chiama un consulente. Non serve attivare niente.
          </p>
          <CallbackButton variant="onDark" title="Lavora con noi">
            Prenota una chiamata
          </CallbackButton>
          {/* Only the server renders the content, so it is not in the browser's code. */}
          <noscript>{import.meta.env.SSR ? <WithoutScripts /> : null}</noscript>
        </div>
        <Picture
          className={styles.picture}
          name="ufficio"
          alt=""
          sizes="(min-width: 60rem) 31rem, min(24rem, 90vw)"
        />
      </div>
    </section>
  )
}

function WithoutScripts() {
  const link = messagingLink(brand.support.whatsapp, 'Ciao! Vorrei essere richiamato.')
  return (
    <p>
      Per scegliere da qui serve JavaScript, che nel tuo browser è spento. Puoi{' '}
      <a className={classNames('link', styles.link)} href={link}>
        scriverci su WhatsApp
      </a>{' '}
      quando vuoi essere chiamato.
    </p>
  )
}
