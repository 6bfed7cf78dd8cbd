import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

const route = pageRoute('privacy')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Quali dati personali trattiamo, perché, per quanto tempo e con chi; chat, foto e pagamenti; i tuoi diritti; cookie e dati nel browser, uno per uno."
        canonicalPath={route.path}
      />
      <PrivacyPage />
    </>
  )
}
