import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'

import { PictureMessage } from '../../app/layout/PictureMessage.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { messagingLink } from '../../lib/messaging-app.ts'

/** A link whose professional we do not know: old, or copied in part. */
export function UnknownProfessional() {
  return (
    <PictureMessage
      picture="non-trovata"
      tint="professionisti"
      alt="Un cantiere con un cartello senza indicazioni"
      title="Questo link non è valido"
      actions={
        <>
          <ButtonLink to={pageRoute('work-with-us').path}>Vai a Lavora con noi</ButtonLink>
          <ButtonLink
            variant="quiet"
            href={messagingLink(
              brand.support.whatsapp,
              'Ciao! Il mio link per prenotare una chiamata non funziona.',
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            Scrivici su WhatsApp
            <span className="sr"> (si apre in un’altra scheda)</span>
          </ButtonLink>
        </>
      }
    >
      <p>
        Non troviamo il professionista di questo indirizzo. Controlla di averlo copiato per intero, oppure
        prenota la chiamata dalla pagina per i professionisti.
      </p>
    </PictureMessage>
  )
}
