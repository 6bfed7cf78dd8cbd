import { type Brand, brand } from '@mestieri/shared/brand.ts'

/** Names the company wherever data of one page speak of it. @param origin without a trailing slash */
export function organizationReference(origin: string): object {
  return { '@type': 'Organization', '@id': `${origin}/#organizzazione`, name: brand.name, url: `${origin}/` }
}

/**
 * The company behind the site as schema.org's Organization, with the facts of the brand file (features.md, 3.6) that
 * are no samples: what is invented is not told to search engines.
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
