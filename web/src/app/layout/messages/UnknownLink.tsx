import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute, path } from '@mestieri/shared/pages.ts'
import type { ReactNode } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { supportNumber } from '../../../lib/content/support-number.ts'
import { messagingLink } from '../../../lib/messaging-app.ts'
import { PictureMessage } from './PictureMessage.tsx'

interface UnknownLinkProps {
  /** The prefilled text of the WhatsApp message. */
  readonly question: string
  /** What the visitor can do. */
  readonly children: ReactNode
}

/**
 * The message for a professional's link with an unknown uid: outdated or incompletely copied (features.md,
 * H6).
 */
export function UnknownLink({ question, children }: UnknownLinkProps) {
  const { email, whatsapp } = brand.support
  return (
    <PictureMessage
      picture="prop-chiavi"
      tint="professionisti"
      alt="Una casetta di legno con le chiavi appese"
      title="Questo link non è valido"
      actions={
        <>
          <ButtonLink href={messagingLink(whatsapp, question)} target="_blank" rel="noopener noreferrer">
            Scrivici su WhatsApp
            <span className="sr"> (si apre in un’altra scheda)</span>
          </ButtonLink>
          <ButtonLink variant="quiet" to={path('work-with-us')}>
            {pageRoute('work-with-us').title}
          </ButtonLink>
        </>
      }
    >
      <p>{children}</p>
      <p className="small">
        Assistenza: {supportNumber} o{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </PictureMessage>
  )
}
