import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { AccessibilityPage } from './AccessibilityPage.tsx'

const route = pageRoute('accessibility')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Quanto è accessibile questo sito, come lo abbiamo controllato, che cosa ancora non va e come segnalarci un problema."
        canonicalPath={route.path}
      />
      <AccessibilityPage />
    </>
  )
}
