import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { RankingPage } from './RankingPage.tsx'

const route = pageRoute('ranking')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Che cosa conta, e che cosa no, nell’ordine in cui mostriamo i professionisti: comune, clienti soddisfatti, nome. Nessuno può pagare per salire."
        canonicalPath={route.path}
      />
      <RankingPage />
    </>
  )
}
