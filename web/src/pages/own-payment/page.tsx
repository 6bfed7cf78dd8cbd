import { pageRoute } from '@mestieri/shared/pages.ts'

import { useCurrentRoute } from '../../app/routing/use-current-route.ts'
import { OwnPaymentPage } from './OwnPaymentPage.tsx'

const activation = pageRoute('activation')
const settlement = pageRoute('settlement')

/** The two payment pages of a professional's personal link. */
export function Component() {
  return useCurrentRoute()?.id === 'settlement' ? (
    <OwnPaymentPage route={settlement} purpose="settlement" defaultMethod="card" />
  ) : (
    <OwnPaymentPage route={activation} purpose="activation" defaultMethod="bank_transfer" />
  )
}
