import { useParams } from 'react-router-dom'

import { ErrorState } from '../../app/layout/ErrorState.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { BookCallPage } from './BookCallPage.tsx'
import { UnknownProfessional } from './UnknownProfessional.tsx'
import { useContact } from './use-contact.ts'

export function Component() {
  const { uid = '' } = useParams()
  const [outcome, retry] = useContact(uid)
  return (
    <>
      <PageHead
        title="Prenota una chiamata"
        description="Scegli giorno e ora: ti richiamiamo noi."
        // The uid is nobody else's business.
        canonicalPath="/professionisti/lavora_con_noi"
        noindex
      />
      {outcome.state === 'missing' && <UnknownProfessional />}
      {outcome.state === 'failed' && (
        <ErrorState
          {...(outcome.detail ? { detail: outcome.detail } : {})}
          offline={outcome.offline}
          onRetry={retry}
        />
      )}
      {(outcome.state === 'loading' || outcome.state === 'found') && (
        <BookCallPage key={uid} contact={outcome.state === 'found' ? outcome.contact : null} />
      )}
    </>
  )
}
