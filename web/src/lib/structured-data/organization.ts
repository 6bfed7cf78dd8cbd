import { brand } from '@mestieri/shared/brand.ts'

/** Names the company wherever data of one page speak of it. @param origin without a trailing slash */
export function organizationReference(origin: string): object {
  return { '@type': 'Organization', '@id': `${origin}/#organizzazione`, name: brand.name, url: `${origin}/` }
}

/**
 * The company behind the site as schema.org's Organization, with the facts of the brand file (features.md, 3.6).
 * @param origin without a trailing slash
 */
export function organization(origin: string): object {
  const { legalName, vatNumber, foundedYear, registeredOffice } = brand.company
  return {
    '@context': 'https://schema.org',
    ...organizationReference(origin),
    legalName,
    logo: `${origin}/icon-512.png`,
    slogan: brand.claim,
    vatID: `IT${vatNumber}`,
    foundingDate: String(foundedYear),
    address: registeredOffice,
    areaServed: { '@type': 'Country', name: 'Italia' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.support.whatsapp,
      availableLanguage: 'it',
    },
    sameAs: brand.social.map(({ url }) => url),
  }
}
