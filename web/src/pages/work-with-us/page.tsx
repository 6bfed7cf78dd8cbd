import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { WorkWithUsPage } from './WorkWithUsPage.tsx'

const route = pageRoute('work-with-us')
const { activationNet, commissionRate } = professionalFigures

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description={`${brand.name} ti presenta clienti della tua zona. Prezzi e condizioni li decidi tu: ${activationNet} + IVA di attivazione, che diventano credito, e il ${commissionRate} solo sui lavori che ottieni.`}
        canonicalPath={route.path}
      />
      <WorkWithUsPage />
    </>
  )
}
