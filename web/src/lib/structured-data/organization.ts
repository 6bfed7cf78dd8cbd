import { type Brand, brand } from '@mestieri/shared/brand.ts'

/** A short reference to the company, for other structured data. @param origin without a trailing slash */
export function organizationReference(origin: string): object {
  return { '@type': 'Organization', '@id': `${origin}/#organizzazione`, name: brand.name, url: `${origin}/` }
}

/**
 * The company as a schema.org Organization, with the facts of `brand.ts` (features.md, 3.6). Sample facts are left
 * out, so that search engines never see them.
 * @param origin without a trailing slash
 */
export function organization(origin: string, facts: Brand = brand): object {
  const { company, support, social } = facts
  return {
    '@context': 'https://schema.org',
    ...organizationReference(origin),
    logo: `${origin}/icon-512.png`,
    slogan: facts.claim,
    areaServed: { '@type': 'Country', name: 'Italia' },
    ...(company.sample
      ? {}
      : {
          legalName: company.legalName,
          vatID: `IT${company.vatNumber}`,
          foundingDate: String(company.foundedYear),
          address: company.registeredOffice,
        }),
    ...(support.sample
      ? {}
      : {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            telephone: support.whatsapp,
            availableLanguage: 'it',
          },
        }),
    ...(social.sample ? {} : { sameAs: social.links.map(({ url }) => url) }),
  }
}
