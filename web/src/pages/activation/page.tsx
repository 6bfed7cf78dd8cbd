import { pageRoute } from '@mestieri/shared/pages.ts'

import { OwnPaymentPage } from './OwnPaymentPage.tsx'

const route = pageRoute('activation')

export function Component() {
  return <OwnPaymentPage route={route} purpose="activation" defaultMethod="bank_transfer" />
}
