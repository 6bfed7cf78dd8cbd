import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'

import { PictureMessage } from '../../app/layout/PictureMessage.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { messagingLink, writtenNumber } from '../../lib/messaging-app.ts'

const question = 'Ciao, il link di pagamento che ho ricevuto non funziona.'

/** The link of the address is nobody's (features.md, H6). */
export function UnknownLink() {
  const { email, whatsapp } = brand.support
  return (
    <PictureMessage
      picture="prop-chiavi"
      tint="professionisti"
      alt="Una casetta di legno con le chiavi appese"
      title="Questo link non è valido"
      actions={
        <>
          <ButtonLink href={messagingLink(whatsapp, question)} rel="noopener">
            Scrivici su WhatsApp
          </ButtonLink>
          <ButtonLink variant="quiet" to={pageRoute('work-with-us').path}>
            {pageRoute('work-with-us').title}
          </ButtonLink>
        </>
      }
    >
      <p>
        Non troviamo nessun professionista per questo indirizzo. Controlla di averlo copiato per intero, o
        chiedine uno nuovo: non è stato addebitato niente.
      </p>
      <p className="small">
        Assistenza: {writtenNumber(whatsapp)} o{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </PictureMessage>
  )
}
