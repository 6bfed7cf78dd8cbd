import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { messagingLink } from '../../../lib/messaging-app.ts'
import { maxRequest, requestMessage } from './request-message.ts'

import styles from './DirectRequest.module.css'

export interface DirectRequestProps {
  readonly shopName: string
  /** The profile's absolute address. */
  readonly url: string
  /** What is known of the job; the visitor may change it. */
  readonly job?: string
  /** The page's button for a callback. */
  readonly callback: ReactNode
}

/** A request for a quote that a person passes on to the professional: by WhatsApp or by a call. */
export function DirectRequest({ shopName, url, job = '', callback }: DirectRequestProps) {
  const [text, setText] = useState(job)
  const fieldId = useId()
  return (
    <div className={styles.request}>
      <p>
        La richiesta arriva al nostro staff, che la passa a <b>{shopName}</b>. È gratis e non ti impegna.
      </p>
      <div className={styles.field}>
        <label htmlFor={fieldId}>Il lavoro che ti serve</label>
        <textarea
          id={fieldId}
          className={styles.text}
          rows={job === '' ? 4 : 8}
          maxLength={maxRequest}
          placeholder="Che cosa, dove e più o meno quando"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <ButtonLink
        full
        href={messagingLink(brand.support.whatsapp, requestMessage(shopName, url, text), maxRequest)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconBrandWhatsapp {...decorativeIcon} /> Invia su WhatsApp
        <span className="sr"> (si apre in un’altra scheda)</span>
      </ButtonLink>
      {callback}
    </div>
  )
}
