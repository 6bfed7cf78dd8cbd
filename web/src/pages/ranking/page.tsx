import { pageRoute } from '@mestieri/shared/pages.ts'

import { NotFoundPage } from '../../app/layout/messages/NotFoundPage.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { useRanking } from '../../lib/ranking/use-ranking.ts'
import { RankingPage } from './RankingPage.tsx'

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
