import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const vascaDoccia = {
  title: 'Trasformare la vasca in doccia',
  work: 'trasformare la vasca in doccia',
  profession: 'Piastrellista',
  cues: 'vasca in doccia|togliere la vasca|da vasca a doccia|doccia al posto della vasca|vasca da bagno via|doccia per anziani|piatto doccia al posto della vasca|eliminare la vasca|cambiare vasca con doccia|remail',
  vatRate: 0.11,
  labourShare: 0.45,
  included: [
    'rimozione vasca',
    'adattamento scarico e miscelatore',
    'piatto',
    'box',
    'chiusura della parete con pannelli o piastrelle',
    'smaltimento',
  ],
  excluded: ['bagno completo', 'pavimento', 'riscaldamento'],
  factors: [
    'con pannelli in sovrapposizione 1.800–2.800 €',
    'con piastrelle nuove nella zona 2.800–4.500 €',
    'walk-in o filo pavimento 4.000–6.500 €',
    'parete da impermeabilizzare +150–300 €',
  ],
  tiers: { base: { label: '1.800–2.800' }, media: { label: '2.800–4.500' }, alta: { label: '4.500–6.500' } },
  permits: 'nessuno',
  duration: '1 giorno (pannelli) – 4 giorni (piastrelle)',
  rows: {
    main: {
      label: 'Trasformare la vasca in doccia',
      min: 1800,
      max: 4500,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
