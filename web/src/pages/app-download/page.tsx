import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { AppDownloadPage } from './AppDownloadPage.tsx'

const route = pageRoute('app-download')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description={`${brand.businessApp.name}, l’app per imprese e artigiani: ricevi i clienti che ti presentiamo e mandi i preventivi dal telefono. Per Android, iPhone, iPad e Huawei.`}
        canonicalPath={route.path}
      />
      <AppDownloadPage />
    </>
  )
}
