import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'

export const cappottoInterno = {
  title: 'Parete isolata dall’interno',
  work: 'isolare una parete dall’interno',
  profession: 'Cartongessista',
  cues: 'cappotto interno|cappotto + interno|cappott* + dentro|cappott* + dall interno|isol* + interno|isol* + dentro|isol* + dall interno|coibent* + interno|coibent* + dentro|controparet*|contro parete|contro pareti|parete fredda|pareti fredde|parete nord + fredd*|parete nord + isol*|parete nord + muff*|parete nord + umid*|parete nord + gel*|muro freddo|muri freddi|cartongesso isol*|cartongesso + isol*|pannelli interni + isol*|isol* + camera|isol* + stanza|isol* + parete|silicato di calcio|lastra accoppiata|lastre accoppiate',
  detailOf: ['ristrutturazione_facciata/insufflaggio'],
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['struttura', 'isolante da 4–6 cm', 'lastra di cartongesso', 'stuccatura'],
  excluded: ['tinta', 'battiscopa', 'spostamento di prese e radiatori: 40–150 € l’uno'],
  factors: ['lastra incollata: 55–75 € al m²', 'silicato di calcio contro la muffa: 95–130 € al m²'],
  permits: 'Nessun permesso.',
  duration: '2 o 3 giorni per 20 m²',
  rows: {
    controparete: sourced('Controparete isolata', [65, 115], 'm²', [lazioPriceList]),
    incollata: derived('Lastra isolante incollata', [55, 75], 'm²', [lazioPriceList]),
    silicato: derived('Silicato di calcio antimuffa', [95, 130], 'm²', [lazioPriceList]),
    minimo: derived('Minimo per una parete', [500, 500], 'intervento', [lazioPriceList]),
  },
  visit: 'da dove viene il freddo o la muffa, e lo spazio che si può perdere',
  relief: 'general',
} as const satisfies JobKind
