import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

/** A complete profile with the given changes. */
export function sampleProfile(changes: Partial<AffiliateProfile> = {}): AffiliateProfile {
  return {
    link: 'idraulica-brianza',
    shopName: 'Idraulica Brianza',
    affiliateName: 'Idraulica Brianza S.r.l.',
    profession: 'Idraulico',
    city: 'Monza',
    province: 'MB',
    servedCities: ['Lissone', 'Desio'],
    services: [
      { label: 'Impianto idraulico', labelPretty: 'Impianto idraulico' },
      { label: 'Installazione caldaia', labelPretty: 'Installazione caldaia' },
    ],
    satisfiedCustomers: 128,
    profilePicture: null,
    workPictures: ['/api/pictures?src=a'],
    rating: null,
    fullAddress: 'Via Lecco 41, Monza (MB)',
    info: 'Siamo in tre.',
    infoShort: null,
    coordinates: { lat: 45.58, lng: 9.27 },
    firstSubscriptionDate: '2023-03-01',
    ...changes,
  }
}
