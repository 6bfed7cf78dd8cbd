import { pageRoute } from '@mestieri/shared/pages.ts'

import { OwnPaymentPage } from '../activation/OwnPaymentPage.tsx'

const route = pageRoute('settlement')

export function Component() {
  return <OwnPaymentPage route={route} purpose="settlement" defaultMethod="card" />
}
