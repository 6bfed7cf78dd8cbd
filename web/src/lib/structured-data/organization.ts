import { brand } from '@mestieri/shared/brand.ts'

/** A short reference to the company, for other structured data. @param origin without a trailing slash */
export function organizationReference(origin: string): object {
  return { '@type': 'Organization', '@id': `${origin}/#organizzazione`, name: brand.name, url: `${origin}/` }
}

/**
 * The company as a schema.org Organization, with the facts of `brand.ts` (features.md, 3.6).
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
