import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { comparison } from '../../../../src/features/affiliates/shortlist/comparison.ts'

const bare: AffiliateProfile = {
  link: 'a',
  shopName: 'A',
  affiliateName: 'A',
  profession: 'Idraulico',
  city: '',
  province: '',
  servedCities: [],
  services: [],
  satisfiedCustomers: 0,
  profilePicture: null,
  workPictures: [],
  rating: null,
  fullAddress: null,
  info: null,
  infoShort: null,
  coordinates: null,
  firstSubscriptionDate: null,
}

t.test('a comparison has one row per field and one cell per professional', async (t) => {
  const full: AffiliateProfile = {
    ...bare,
    city: 'MONZA (MB)',
    province: 'MB',
    servedCities: ['DESIO (MB)'],
    services: [
      { label: 'Impianto fotovoltaico', labelPretty: 'Impianto fotovoltaico' },
      { label: 'Impianto fotovoltaico VSH', labelPretty: 'Impianto fotovoltaico' },
    ],
    satisfiedCustomers: 1234,
    firstSubscriptionDate: '2023-03-01',
  }
  t.same(comparison([full, bare]), [
    { label: 'Mestiere', cells: ['Idraulico', 'Idraulico'] },
    { label: 'Sede', cells: ['Monza (MB)', null] },
    { label: 'Clienti soddisfatti', cells: ['1.234', null] },
    { label: 'Servizi', cells: [['Impianto fotovoltaico'], null] },
    { label: 'Lavora anche a', cells: [['Desio'], null] },
    { label: 'Nella rete da', cells: ['marzo 2023', null] },
  ])
})

t.test('a field that is empty for all professionals is omitted', async (t) => {
  t.same(comparison([bare, bare]), [{ label: 'Mestiere', cells: ['Idraulico', 'Idraulico'] }])
})
