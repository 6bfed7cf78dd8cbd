import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { AboutPage } from './AboutPage.tsx'

const route = pageRoute('about')

export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description={`Chi c’è dietro ${brand.name}: perché lo facciamo, come scegliamo i professionisti, di quali lavori ci occupiamo, che cosa non facciamo e come parlare con noi.`}
        canonicalPath={route.path}
      />
      <AboutPage />
    </>
  )
}
