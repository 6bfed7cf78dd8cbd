import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { HomePage } from './HomePage.tsx'

const route = pageRoute('home')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Confrontiamo prezzo e qualità dei professionisti della tua zona: stima gratuita in un minuto, preventivo chiaro, professionisti selezionati in tutta Italia."
        canonicalPath={route.path}
      />
      <HomePage />
    </>
  )
}
