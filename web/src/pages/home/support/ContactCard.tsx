import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { supportChat } from '../../../lib/content/support-links.ts'
import { supportNumber } from '../../../lib/content/support-number.ts'

import styles from './ContactCard.module.css'

/** The messaging-app contact (specification, section 2, 'Customer welcome page'). */
export function ContactCard() {
  const { whatsapp, days } = brand.support
  return (
    <aside className={styles.card} aria-labelledby="titolo-contatto">
      <span className={classNames('icon-tile', styles.icon)}>
        <IconBrandWhatsapp {...decorativeIcon} />
      </span>
      <h3 className="h3" id="titolo-contatto">
        Non trovi la tua?
      </h3>
      <p className="small muted">Scrivila a noi: risponde una persona, {days}.</p>
      <ButtonLink className={styles.action} variant="quiet" {...supportChat}>
        Apri WhatsApp
        <span className="sr"> e scrivi all’assistenza (si apre in un’altra scheda)</span>
      </ButtonLink>
      <div className={styles.number}>
        <span className="num">{supportNumber}</span>
        <CopyButton text={whatsapp} what="il numero" />
      </div>
    </aside>
  )
}
