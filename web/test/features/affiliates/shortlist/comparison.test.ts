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

t.test(
  'a comparison has one row per field and one cell per professional, and what differs is first',
  async (t) => {
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
      rating: 4.4,
      firstSubscriptionDate: '2023-03-01',
    }
    t.same(comparison([full, bare]), [
      { label: 'Valutazione', cells: ['4,4 su 5', null], same: false },
      { label: 'Sede', cells: ['Monza (MB)', null], same: false },
      { label: 'Clienti soddisfatti', cells: ['1.234', null], same: false },
      { label: 'Servizi', cells: [['Impianto fotovoltaico'], null], same: false },
      {
        label: 'Prezzi indicativi di mercato',
        cells: [
          [
            'Impianto da 6\u00A0kW: 1.370–2.040\u00A0€ al kW, IVA 10\u00A0% compresa',
            'Caldaia da 24\u00A0kW, montata: 2.010–3.360\u00A0€, IVA compresa (10\u00A0%, 22\u00A0% su parte dei beni)',
            'Caldaia da 30\u00A0kW, montata: 2.570–4.260\u00A0€, IVA compresa (10\u00A0%, 22\u00A0% su parte dei beni)',
          ],
          [
            'Caldaia da 24\u00A0kW, montata: 2.010–3.360\u00A0€',
            'Caldaia da 30\u00A0kW, montata: 2.570–4.260\u00A0€',
            'IVA compresa (10\u00A0%, 22\u00A0% su parte dei beni)',
          ],
        ],
        same: false,
      },
      { label: 'Lavora anche a', cells: ['Desio', null], same: false },
      { label: 'Nella rete da', cells: ['marzo 2023', null], same: false },
      { label: 'Mestiere', cells: ['Idraulico', 'Idraulico'], same: true },
    ])
  },
)

t.test('a field that is empty for all professionals is omitted', async (t) => {
  const gardener = { ...bare, profession: 'Giardiniere' }
  t.same(comparison([gardener, gardener]), [
    { label: 'Mestiere', cells: ['Giardiniere', 'Giardiniere'], same: true },
  ])
})

t.test('the same services in another order are no difference', async (t) => {
  const services = ['Tetto', 'Bagno'].map((name) => ({ label: name, labelPretty: name }))
  const rows = comparison([
    { ...bare, services },
    { ...bare, services: services.toReversed() },
  ])
  t.same(
    rows.find(({ label }) => label === 'Servizi'),
    {
      label: 'Servizi',
      cells: [
        ['Bagno', 'Tetto'],
        ['Bagno', 'Tetto'],
      ],
      same: true,
    },
  )
})
