import { pageRoute } from '@mestieri/shared/pages.ts'
import { useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { readUnsubscribeLink } from '../../features/email/unsubscribe-link.ts'
import { DamagedLink } from './DamagedLink.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const { title, path } = pageRoute('unsubscribe')

export function Component() {
  const { search } = useLocation()
  const request = readUnsubscribeLink(search)
  return (
    <>
      <PageHead
        title={title}
        description="La disiscrizione dalle nostre email."
        canonicalPath={path}
        noindex
      />
      {request ? <UnsubscribePage key={search} request={request} /> : <DamagedLink />}
    </>
  )
}
