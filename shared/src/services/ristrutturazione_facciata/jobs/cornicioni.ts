import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const cornicioni = {
  title: 'Cornicioni e sottogronda',
  work: 'sistemare il cornicione',
  profession: 'Impresa Edile',
  cues: 'cornicion*|cornicioni facciat*|cornic* + facciat*|sottogrond*|sotto gronda|marcapian*|modanatur*|mantovan*|perline + tetto|perline + gronda|gronda in legno|gronda legno|gronda + legno|pezzi + cornicion*|cornicion* + cade*|decori + facciat*|stucchi + facciat*|fascia + facciat*|cornici finestre + facciat*|cornicion* + intonac*|cornicion* + stacc*|cornicion* + intonac* + stacc*|cornicion* + calcinacc*|cornicion* + intonac* + cad*',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['pulizia', 'ripristino delle parti rovinate', 'tinta o impregnante'],
  excluded: ['ponteggio o piattaforma', 'grondaie e lattoneria'],
  factors: ['modanature lavorate: +50–100 %'],
  permits: 'Nessun permesso.',
  duration: 'da 3 a 5 giorni per 20 metri',
  rows: {
    semplici: derived('Cornicione ripristinato', [50, 85], 'metro', [lazioPriceList]),
    lavorati: derived('Cornicione con modanature', [80, 140], 'metro', [lazioPriceList]),
    legno: derived('Gronda in legno pulita e trattata', [45, 75], 'metro', [lazioPriceList]),
  },
  visit: 'che cosa si stacca, le sagome e come si arriva in gronda',
  relief: 'general',
} as const satisfies JobKind
