import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const balcone = {
  title: 'Fotovoltaico da balcone',
  work: 'mettere un pannello sul balcone',
  profession: 'Elettricista',
  cues: 'pannell* + balcon*|fotovoltaic* + balcon*|solare + balcon*|fotovoltaic* + ringhiera|pannell* + ringhiera|fotovoltaic* + terrazzin*|plug play|plug and play|plug&play|mini fotovoltaic*|minifotovoltaic*|kit + balcon*|pannellin*|800 watt|800w|350 watt|fotovoltaic* + affitto|pannell* + affitto|pannell* + presa|pannell* + solar* + balcon*|pannell* solar* + affitto|fotovoltaic* + balcon* + affitto|pannell* + ringhier* + balcon*|fotovoltaic* + ringhier* + balcon*|pannelli solari + balcon*',
  vatRate: 0.1,
  labourShare: 0.15,
  included: [
    'due moduli fino a 800 W',
    'microinverter',
    'staffe',
    'comunicazione unica al distributore',
    'montaggio e batteria, se li scegli',
  ],
  excluded: ['presa dedicata (60–120 €)', 'opere sulla ringhiera'],
  factors: [],
  permits:
    'La comunicazione unica al distributore la puoi fare tu o chi monta. In condominio attenzione al decoro della facciata.',
  duration: 'circa due ore',
  rows: {
    kit: { label: 'Kit da balcone con due moduli', min: 480, max: 1050, unit: 'kit', vat: 'esclusa', ...own },
    fitting: { label: 'Montaggio', min: 100, max: 250, unit: 'intervento', vat: 'esclusa', ...own },
    battery: { label: 'Batteria piccola', min: 500, max: 1100, unit: 'pezzo', vat: 'esclusa', ...own },
  },
  visit: 'il parapetto, il sole sul balcone e la presa',
  relief: 'solar',
} as const satisfies JobKind
