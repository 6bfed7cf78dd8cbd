import { brand } from '@mestieri/shared/brand.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { ButtonProps } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { supportNumber } from '../../../lib/support-number.ts'
import { DirectRequestButton } from '../request/DirectRequestButton.tsx'
import { estimateRequest } from './estimate-request.ts'
import { pricedServices } from './priced-services.ts'
import { needQuestion } from './profile-messages.ts'
import { questionLink } from './question-link.ts'

import styles from './AskPanel.module.css'

interface AskProps {
  readonly profile: AffiliateProfile
  /** The profile's absolute address. */
  readonly url: string
  /** The page's button for a callback about a request. */
  readonly callback: ReactNode
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Asks for a quote: in the chat, or directly where no service of the professional has a price list. */
function AskButton({ profile, url, callback, ...look }: AskProps & Pick<ButtonProps, 'full' | 'className'>) {
  const request = estimateRequest(profile, url)
  const words = 'Chiedi un preventivo'
  if (request) {
    return (
      <ButtonLink {...look} to={request.path} state={request.state}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <DirectRequestButton {...look} shopName={profile.shopName} url={url} callback={callback}>
      {words}
    </DirectRequestButton>
  )
}

/** The two actions of a profile: request a quote, or ask a question on WhatsApp (features.md, B5 and B12). */
export function AskPanel({ profile, url, callback }: AskProps) {
  const { whatsapp } = brand.support
  return (
    <section className={styles.panel} aria-labelledby="chiedi">
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
          Oppure scrivi al <span className={`num ${styles.digits}`}>{supportNumber}</span>
        </span>
        <CopyButton text={whatsapp} what="il numero" />
      </div>
      <p className={`note ${styles.note}`}>
        Il contratto è tra te e il professionista. Per te il servizio è gratuito.
      </p>
    </section>
  )
}

/** The same two actions as a sticky bar below 1024 px. */
export function AskBar({ profile, url, callback }: AskProps) {
  return (
    <div className={styles.bar}>
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
