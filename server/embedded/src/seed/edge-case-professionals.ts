import { markPaletteNumber } from '@mestieri/shared/catalogue/mark-palette.ts'
import { servicesOf } from '@mestieri/shared/catalogue/services.ts'

import { markName } from '../pictures/mark.ts'
import { createRandom } from './random.ts'
import { sampleEmail, samplePhone, sampleUid, sampleVatNumber } from './sample-identities.ts'
import type { SampleProfessional } from './sample-professional.ts'
import { describe } from './texts/descriptions.ts'
import { sampleMarker } from './texts/shared-texts.ts'
import { nearby, townNamed } from './towns.ts'
import { jobsOf } from './work-pictures.ts'

/** Every field at its greatest length: name, address, text, pictures, towns. */
function longestValues(): SampleProfessional {
  const town = townNamed('BIASSONO (MB)')
  const random = createRandom(1)
  const services = servicesOf('Impresa Edile')
  const texts = Array.from({ length: 5 }, (_, index) => {
    const listed = index === 1 ? services : []
    const subject = {
      profession: 'Impresa Edile',
      townName: town.name,
      services: listed,
      voice: 'noi',
    } as const
    return describe(subject, random).info.replace(`\n\n${sampleMarker}`, '')
  })
  const link = 'costruzioni-e-ristrutturazioni-generali-della-brianza-biassono'
  return {
    uid: sampleUid(random),
    link,
    shopname:
      'Costruzioni, Ristrutturazioni, Tetti, Facciate e Manutenzioni Generali della Brianza Centrale e della Valle del Lambro',
    affiliate_name:
      'Costruzioni e Ristrutturazioni Generali della Brianza società consortile a responsabilità limitata',
    profession: 'Impresa Edile',
    affiliate_services: [...services, 'ALTRO'],
    city: town.name,
    province: town.province,
    full_address:
      'Via dei Santi Gerardo, Ambrogio, Carlo e Protaso 128/bis, scala C, interno 4, Zona Industriale Sud, Biassono (MB)',
    coordinates: { lat: town.lat, lng: town.lng },
    first_subscription_date: '2022-01-10',
    profile_picture: markName({ initials: 'CR', palette: markPaletteNumber(link) }),
    work_pictures: jobsOf('Impresa Edile')
      .flatMap(({ pictures }) => pictures)
      .slice(0, 12),
    affiliate_info: [...texts, sampleMarker].join('\n\n'),
    affiliate_info_short: texts[0]?.split('\n')[0] ?? null,
    vat_nr: sampleVatNumber(0),
    cuu: 'ES00000',
    email: sampleEmail(link),
    phone: samplePhone(0),
    rating: 5,
    satisfied_customers: 87,
    served_cities: nearby(town).slice(0, 12),
  }
}

/** Only the required fields are set. */
function missingValues(): SampleProfessional {
  return {
    uid: sampleUid(createRandom(2)),
    link: 'senza-dati',
    shopname: 'Senza Dati',
    affiliate_name: '',
    profession: 'Elettricista',
    affiliate_services: [],
    city: '',
    province: '',
    full_address: null,
    coordinates: null,
    first_subscription_date: null,
    profile_picture: null,
    work_pictures: [],
    affiliate_info: null,
    affiliate_info_short: null,
    vat_nr: null,
    cuu: null,
    email: null,
    phone: null,
    rating: null,
    satisfied_customers: 0,
    served_cities: [],
  }
}

/**
 * Characters that need escaping in HTML, URLs or JSON, empty texts instead of null, services outside the
 * catalogue, and exactly one customer.
 */
function specialCharacters(): SampleProfessional {
  const town = townNamed("L'AQUILA (AQ)")
  const link = 'd-amelio-ceramiche-piu-l-aquila'
  return {
    uid: sampleUid(createRandom(3)),
    link,
    shopname: 'D’Amelio & Ò “Più” – Ceramiche <dal 1950>',
    affiliate_name: 'D’Amelio & C. S.n.c.',
    profession: 'Piastrellista',
    affiliate_services: ['Sostituzione pavimento', 'ND', 'Restauro cementine'],
    city: town.name,
    province: town.province,
    full_address: '',
    coordinates: { lat: town.lat, lng: town.lng },
    first_subscription_date: '2024-02-29',
    profile_picture: markName({ initials: 'D', palette: markPaletteNumber(link) }),
    work_pictures: ['bagno-3.webp'],
    affiliate_info: `Pavimenti 60×60 & 120×120, fughe < 2 mm, dislivelli > 0? Mai.\n“Più dritto di così…” – dicono i clienti.\n\n${sampleMarker}`,
    affiliate_info_short: '',
    vat_nr: sampleVatNumber(2),
    cuu: null,
    email: sampleEmail(link),
    phone: samplePhone(2),
    rating: 3.4,
    satisfied_customers: 1,
    served_cities: nearby(town).slice(0, 1),
  }
}

/** Picture addresses that answer 404, as happens to real pictures. */
function brokenPictures(): SampleProfessional {
  const town = townNamed('COMO (CO)')
  const random = createRandom(4)
  const services = servicesOf('Idraulico')
  const subject = { profession: 'Idraulico', townName: town.name, services, voice: 'io' } as const
  const { info, short } = describe(subject, random)
  const link = 'idraulica-borghi-como'
  return {
    uid: sampleUid(random),
    link,
    shopname: 'Idraulica Borghi',
    affiliate_name: 'Idraulica Borghi S.n.c.',
    profession: 'Idraulico',
    affiliate_services: services,
    city: town.name,
    province: town.province,
    full_address: 'Via della Stazione 3, Como (CO)',
    coordinates: { lat: town.lat, lng: town.lng },
    first_subscription_date: '2025-06-01',
    profile_picture: 'rimossa.webp',
    work_pictures: ['bagno-1.webp', 'rimossa.webp', 'bagno-1-a.webp', 'caldaia-1.webp'],
    affiliate_info: info,
    affiliate_info_short: short,
    vat_nr: sampleVatNumber(3),
    cuu: 'ES00003',
    email: sampleEmail(link),
    phone: samplePhone(3),
    rating: 4.7,
    satisfied_customers: 2,
    served_cities: nearby(town).slice(0, 4),
  }
}

/**
 * Samples with extreme values, which random draws would not produce. Each page must display them correctly.
 */
export function edgeCaseProfessionals(): SampleProfessional[] {
  return [longestValues(), missingValues(), specialCharacters(), brokenPictures()]
}
