import { pageRoute } from '@mestieri/shared/routes.ts'
import { useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { useCurrentRoute } from '../../app/use-current-route.ts'
import { comingSubject } from './coming-subject.ts'
import { ComingPage } from './ComingPage.tsx'

export function Component() {
  const route = useCurrentRoute() ?? pageRoute('home')
  const { pathname } = useLocation()
  return (
    <>
      <PageHead
        title={comingSubject(route).title}
        description="Questa pagina arriva con un prossimo aggiornamento del sito."
        canonicalPath={route.canonicalPath ?? pathname}
        noindex
      />
      <ComingPage route={route} />
    </>
  )
}
