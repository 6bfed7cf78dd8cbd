import { brand } from '@mestieri/shared/brand.ts'

import { Mail, PageLink } from '../../../components/legal-document/text-parts.tsx'
import { useRanking } from '../../../lib/ranking/use-ranking.ts'

/** The clause on the order of the results. It claims nothing of an order that the owner has not confirmed. */
export function RankingClause() {
  const ranking = useRanking()
  if (ranking === null) {
    return (
      <p>
        I parametri che decidono l’ordine in cui li mostriamo, e il loro peso, li comunichiamo a chi li chiede
        a <Mail to={brand.support.email} />.
      </p>
    )
  }
  return (
    <p>
      I parametri che decidono l’ordine in cui li mostriamo, e il loro peso, sono nella pagina{' '}
      <PageLink id="ranking">Come ordiniamo i risultati</PageLink>.
      {ranking.statement.paymentCounts
        ? ' La pagina dice anche quanto pesano i pagamenti.'
        : ' Nessun pagamento modifica quell’ordine. L’ordine segue le stesse regole per tutti: nessun Prestatore d’Opera ha un trattamento di favore, nemmeno se fosse collegato a noi.'}
    </p>
  )
}
