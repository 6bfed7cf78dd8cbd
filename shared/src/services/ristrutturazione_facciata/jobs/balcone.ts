import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const balcone = {
  title: 'Pavimento del balcone',
  work: 'rifare il pavimento del balcone',
  profession: 'Impresa Edile',
  cues: 'balcon* + paviment* + @cambia|balcon* + mattonell* + @cambia|balcon* + piastrell* + @cambia|poggiol* + paviment* + @cambia|rifare balcon*|rifacimento balcon*|~balcon* + @cambia|pavimento + balcon*|pavimentazione + balcon*|piastrell* + balcon*|mattonell* + balcon*|balcon* + pavimento|balcon* + perd*|balcon* + infiltr*|balcon* + impermeabil*|impermeabil* + balcon*|balcon* + acqua|balconcin* + @cambia|poggiol* + @cambia|poggiol* + pavimento|poggiol* + perd*|terrazzin* + @cambia|soletta + balcon*|balcon* + rifaciment*|gradino + balcon*|guaina + balcon*|balcon* + pavimento + impermeabil*|balcon* + piastrell* + impermeabil*|balcon* + pavimento + impermeabil* + @cambia|balcon* + piastrell* + guaina|balcon* + piastrell* + pavimento + impermeabil*|balcon* + mattonell* + impermeabil*|poggiol* + piastrell* + impermeabil*|balcon* + acqua + pavimento + impermeabil*|balcon* + piastrell* + acqua + pavimento + impermeabil*|rifare + balcon* + pavimento impermeabil*|balcon* + pavimento impermeabil*|balcon* + piastrell* + pavimento impermeabil*|~@cambia + pavimento|~via piastrell* + impermeabil*|~piastrell* + impermeabil*|~pavimento + impermeabil*|~@cambia + pavimento + piastrell*|~@cambia + pavimento + impermeabil*|~@cambia + pavimento + piastrell* + impermeabil*',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'demolizione e discarica',
    'impermeabilizzazione',
    'massetto in pendenza',
    'piastrelle antigelo e zoccolino',
  ],
  excluded: ['frontalino', 'ringhiera', 'sotto del balcone'],
  factors: ['sopra il vecchio pavimento: 75–120 € al m²', 'sotto 6 m²: almeno 900 €'],
  permits: 'Nessun permesso.',
  duration: 'da 4 a 6 giorni a balcone',
  rows: {
    demolito: derived('Balcone demolito e rifatto', [110, 190], 'm²', [lazioPriceList]),
    sopra: derived('Pavimento nuovo sopra il vecchio', [75, 120], 'm²', [lazioPriceList]),
    minimo: judged('Minimo per un balcone', [900, 900], 'intervento'),
  },
  visit: 'le pendenze, la soglia e lo scarico dell’acqua',
  relief: 'general',
} as const satisfies JobKind
