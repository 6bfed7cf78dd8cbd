import { type Brand, brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { organization } from '../../../src/lib/structured-data/organization.ts'

const origin = 'https://esempio.it'

/** The brand file's facts, said to be real or to be samples. */
function facts(sample: boolean): Brand {
  const { company, support, social } = brand
  return {
    ...brand,
    company: { ...company, sample },
    support: { ...support, sample },
    social: { ...social, sample },
  }
}

t.test('search engines are told the real facts of the company', async (t) => {
  t.match(organization(origin, facts(false)), {
    '@type': 'Organization',
    legalName: brand.company.legalName,
    vatID: `IT${brand.company.vatNumber}`,
    foundingDate: String(brand.company.foundedYear),
    address: brand.company.registeredOffice,
    contactPoint: { telephone: brand.support.whatsapp },
    sameAs: brand.social.links.map(({ url }) => url),
  })
})

t.test('of invented facts they are told nothing', async (t) => {
  t.same(
    Object.keys(organization(origin, facts(true))).toSorted(),
    ['@context', '@id', '@type', 'areaServed', 'logo', 'name', 'slogan', 'url'].toSorted(),
  )
})
