import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { useCurrentRoute } from '../../app/routing/use-current-route.ts'
import { PaymentBoundary } from '../../features/payments/PaymentBoundary.tsx'
import { ReturnPage } from './ReturnPage.tsx'

/** The return page of payment links and of the trial. */
export function Component() {
  const route = useCurrentRoute() ?? pageRoute('payment-return')
  return (
    <>
      <PageHead
        title={route.title}
        description="L’esito del tuo pagamento."
        canonicalPath={route.path}
        noindex
      />
      <PaymentBoundary>
        <ReturnPage trial={route.id === 'trial-return'} />
      </PaymentBoundary>
    </>
  )
}
