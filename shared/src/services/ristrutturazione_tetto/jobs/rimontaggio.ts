import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

export const rimontaggio = {
  title: 'Smontare e rimontare le tegole',
  work: 'smontare e rimontare le tegole',
  profession: 'Impresa Edile',
  partOf: ['rifare'],
  replacement: 'rifare',
  cues: 'rimont* + tett*|rimont* + tegol*|rimont* + copp*|smont* + tegol*|smont* + copp*|smont* + tett*|recuper* + copp*|recuper* + tegol*|riutilizz* + tegol*|riutilizz* + copp*|riusar* + copp*|riusar* + tegol*|stesse tegole|stessi coppi|coppi vecchi|guaina sotto + tegol*|guaina sotto + copp*|sotto tegole + guaina|riposizion* + tegol*|riposizion* + copp*|tegole recuperate',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['rimozione delle tegole', 'pulizia', 'riposa', 'malta su colmi e gronde'],
  excluded: ['tegole nuove al posto di quelle rotte', 'isolante', 'lattoneria'],
  factors: ['tegole che mancano: 25–60 € al m²', 'guaina sotto: +22–34 € al m²', 'falda ripida: +10–15 %'],
  permits: 'Nessun permesso; serve la CILA se si aggiunge l’isolamento, e la presenta un tecnico.',
  duration: 'da 8 a 12 giorni per 100 m²',
  rows: {
    rimontaggio: derived('Smontare e rimontare il manto', [75, 135], 'm²', [lazioPriceList]),
    guaina: sourced('Guaina sotto le tegole', [22, 34], 'm²', [lazioPriceList]),
    ponteggio: sourced('Ponteggio, primo mese', [12, 20], 'm² di facciata', prices.roofScaffolding.sources),
  },
  visit: 'quante tegole si possono riusare e che cosa c’è sotto',
  relief: 'general',
} as const satisfies JobKind
