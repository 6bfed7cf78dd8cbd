import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const piccioni = {
  title: 'Rete contro i piccioni intorno ai pannelli',
  work: 'chiudere i pannelli contro i piccioni',
  profession: 'Installatore fotovoltaico',
  cues: 'piccion* + pannell*|piccion* + fotovoltaic*|colomb* + pannell*|nid* + pannell*|uccelli + pannell*|rete + piccion*|rete + uccelli|dissuasor* + pannell*|dissuasor* + fotovoltaic*|antipiccion*|anti piccion*|~piccion*|~colomb*|~nidi|~dissuasor*|pannelli solari + piccion*|pannelli fotovoltaici + piccion*|pannelli solari + nid*',
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    'rete metallica sui lati dei pannelli',
    'fermi senza forare i moduli',
    'rimozione dei nidi vuoti',
  ],
  excluded: ['piattaforma o ponteggio', 'lavaggio dei pannelli', 'sanificazione del sottotetto'],
  factors: ['i nidi occupati non si possono toccare: si aspetta la fine della cova'],
  permits: 'Nessun permesso.',
  duration: 'da mezza giornata a un giorno',
  rows: {
    net: { label: 'Rete intorno ai pannelli', min: 15, max: 30, unit: 'm', vat: 'esclusa', ...own },
    minimum: { label: 'Uscita minima', min: 180, max: 300, unit: 'intervento', vat: 'esclusa', ...own },
  },
  visit: 'il giro dei pannelli e come si arriva al tetto',
  relief: 'maintenance',
} as const satisfies JobKind
