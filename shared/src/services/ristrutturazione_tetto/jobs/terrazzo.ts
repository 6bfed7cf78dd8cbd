import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const terrazzo = {
  title: 'Rifare il terrazzo completo (demolizione, guaina, pavimento)',
  work: 'rifare il terrazzo completo (demolizione, guaina, pavimento)',
  profession: 'Impresa Edile',
  cues: 'rifare la terrazza|terrazzo nuovo|pavimento del terrazzo|demolire il terrazzo|infiltra sotto|massetto terrazzo|balcone da rifare|lastrico con pavimento|piastrelle esterne|rifacimento lastrico',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'demolizione',
    'massetto in pendenza',
    'doppia guaina',
    'piastrella antigelo',
    'zoccolino',
    'bocchettoni',
  ],
  excluded: ['parapetto', 'soglie delle finestre', 'tende', 'trasporto in quota'],
  factors: ['senza ascensore o gru +15–25 €/m²', 'soglie da alzare +80–150 € l’una'],
  permits: 'nessuno; lastrico condominiale: assemblea',
  duration: '30 m² in 8–12 giorni',
  rows: {
    main: {
      label: 'Rifare il terrazzo completo (demolizione, guaina, pavimento)',
      min: 140,
      max: 230,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
