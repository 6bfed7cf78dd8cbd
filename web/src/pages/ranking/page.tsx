import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { Component as NotFoundPage } from '../not-found/page.tsx'
import { RankingPage } from './RankingPage.tsx'
import { useRanking } from './use-ranking.ts'

const route = pageRoute('ranking')

export function Component() {
  const ranking = useRanking()
  if (ranking === null) return <NotFoundPage />
  return (
    <>
      <PageHead
        title={route.title}
        description="Che cosa conta, e che cosa no, nell’ordine in cui mostriamo i professionisti, e se un pagamento può cambiarlo."
        canonicalPath={route.path}
      />
      <RankingPage {...ranking} />
    </>
  )
}
