import { brand } from '@mestieri/shared/brand.ts'

import { CardPage } from '../../app/layout/card/CardPage.tsx'
import { CardPicture } from '../../app/layout/card/CardPicture.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { unsubscribeMail } from './support-mail.ts'

/** The page for an incomplete unsubscribe link: typed or copied incompletely. */
export function DamagedLink() {
  return (
    <CardPage
      scene={<CardPicture name="prop-chat" tint="impianti" />}
      title="Questo link è incompleto"
      actions={<ButtonLink href={unsubscribeMail(null)}>Scrivi all’assistenza</ButtonLink>}
    >
      <p>
        Non dice quale indirizzo vuoi disiscrivere. Apri di nuovo il link dall’email che hai ricevuto, o
        copialo per intero.
      </p>
      <p>
        Se non funziona, scrivi a <b>{brand.support.email}</b>: ti togliamo noi dalla lista.
      </p>
    </CardPage>
  )
}
