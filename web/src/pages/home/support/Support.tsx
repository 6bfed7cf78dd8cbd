import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { CallbackButton } from '../../../features/bookings/CallbackButton.tsx'
import { supportChat } from '../../../lib/content/support-links.ts'
import { PhoneMockup } from './PhoneMockup.tsx'

import styles from './Support.module.css'

/** The customer support section (specification, section 2, 'Customer welcome page'). */
export function Support() {
  return (
    <section className={classNames(styles.band, 'on-dark')} aria-labelledby="titolo-assistenza">
      <div className={classNames('wrap', styles.inner)}>
        <PhoneMockup />
        <div className={styles.words}>
          <h2 className="h2" id="titolo-assistenza">
            Una persona, quando ti serve
          </h2>
          <p className={styles.lead}>
            Dal primo messaggio alla fine del cantiere hai qualcuno a cui scrivere, {brand.support.days}.
          </p>
          <div className={styles.actions}>
            <ButtonLink {...supportChat} data-main-action>
              <IconBrandWhatsapp {...decorativeIcon} /> Scrivici su WhatsApp
              <span className="sr"> (si apre in un’altra scheda)</span>
            </ButtonLink>
            <CallbackButton variant="onDark" title="Assistenza clienti">
              <IconPhone {...decorativeIcon} /> Ti richiamiamo
            </CallbackButton>
          </div>
        </div>
      </div>
    </section>
  )
}
