import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { TermsPage } from './TermsPage.tsx'

const route = pageRoute('terms')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Che cosa fa la piattaforma e che cosa no, attivazione, credito e commissioni dei professionisti, rimborso, recensioni, sospensioni, diritti dei consumatori."
        canonicalPath={route.path}
      />
      <TermsPage />
    </>
  )
}
