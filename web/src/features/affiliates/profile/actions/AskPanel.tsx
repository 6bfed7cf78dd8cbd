import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { RefObject } from 'react'

import { ButtonLink } from '../../../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { useInView } from '../../../../components/use-in-view.ts'
import { supportNumber } from '../../../../lib/content/support-number.ts'
import { pricedServices } from '../prices/priced-services.ts'
import { needQuestion } from '../profile-messages.ts'
import { AskButton, type AskProps } from './AskButton.tsx'
import { questionLink } from './question-link.ts'

import styles from './AskPanel.module.css'

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The two actions of a profile: request a quote, or ask a question on WhatsApp (features.md, B5 and B12). */
export function AskPanel({ profile, url, callback }: AskProps) {
  const { whatsapp } = brand.support
  return (
    <section className={styles.panel} aria-labelledby="chiedi" data-main-action="page">
      <h2 id="chiedi" className={styles.title}>
        {needQuestion(profile.profession)}
      </h2>
      <p className="small muted">
        {pricedServices(profile).length > 0
          ? `Descrivi il lavoro: ricevi una stima subito e il preventivo di ${profile.shopName} dopo il sopralluogo.`
          : `Descrivi il lavoro: passiamo la richiesta a ${profile.shopName}, che ti risponde con un preventivo.`}
      </p>
      <AskButton className={styles.first} full profile={profile} url={url} callback={callback} />
      <ButtonLink variant="quiet" full href={questionLink(whatsapp, profile.shopName, url)} {...newTab}>
        <IconBrandWhatsapp {...decorativeIcon} /> Fai una domanda
        <span className="sr"> su WhatsApp (si apre in un’altra scheda)</span>
      </ButtonLink>
      <div className={styles.number}>
        <span className="small">
          Scrivi a {brand.name}: <span className={`num ${styles.digits}`}>{supportNumber}</span>
        </span>
        <CopyButton text={whatsapp} what={`il numero di ${brand.name}`} />
      </div>
      <p className={`note ${styles.note}`}>
        Il contratto è tra te e il professionista. Per te il servizio è gratuito.
      </p>
    </section>
  )
}

interface AskBarProps extends AskProps {
  /** The same action in the page. While it is in view, the bar is hidden. */
  readonly action: RefObject<HTMLElement | null>
}

/** The same two actions as a sticky bar below 1024 px. The first view of the page shows them already. */
export function AskBar({ profile, url, callback, action }: AskBarProps) {
  const hidden = useInView(action, true)
  return (
    <div className={styles.bar} data-hidden={hidden || undefined}>
      <AskButton className={styles.grow} profile={profile} url={url} callback={callback} />
      <a
        className={styles.icon}
        href={questionLink(brand.support.whatsapp, profile.shopName, url)}
        aria-label="Fai una domanda su WhatsApp (si apre in un’altra scheda)"
        {...newTab}
      >
        <IconBrandWhatsapp {...decorativeIcon} />
      </a>
    </div>
  )
}
