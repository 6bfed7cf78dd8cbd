import { path } from '@mestieri/shared/pages.ts'
import { useParams } from 'react-router-dom'

import { ErrorState } from '../../app/layout/messages/ErrorState.tsx'
import { UnknownLink } from '../../app/layout/messages/UnknownLink.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { useContact } from '../../features/affiliates/contact/use-contact.ts'
import { BookCallPage } from './BookCallPage.tsx'

function BookCall({ uid }: { readonly uid: string }) {
  const { contact, retry } = useContact(uid)
  if (contact.state === 'missing') {
    return (
      <UnknownLink question="Ciao! Il mio link per prenotare una chiamata non funziona.">
        Non troviamo nessun professionista per questo indirizzo. Controlla di averlo copiato per intero,
        oppure prenota la chiamata dalla pagina per i professionisti.
      </UnknownLink>
    )
  }
  if (contact.state === 'failed') {
    const { detail, code } = contact.problem
    return <ErrorState detail={detail} offline={code === 'offline'} onRetry={retry} />
  }
  return <BookCallPage contact={contact.state === 'found' ? contact.contact : null} />
}

export function Component() {
  const { uid = '' } = useParams()
  return (
    <>
      <PageHead
        title="Prenota una chiamata"
        description="Scegli giorno e ora: ti richiamiamo noi."
        // Not the page's own path: the uid is private.
        canonicalPath={path('work-with-us')}
        noindex
      />
      <BookCall key={uid} uid={uid} />
    </>
  )
}
