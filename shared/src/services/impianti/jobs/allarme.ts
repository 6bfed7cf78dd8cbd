import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const job = { unit: 'impianto', vat: 'esclusa', ...own } as const

export const allarme = {
  title: 'Impianto antifurto',
  work: 'installare un antifurto',
  profession: 'Elettricista',
  cues: 'allarm* + telecamer*|allarm* + villett*|allarm* + appartament*|antifurt*|anti furto|allarm* + casa|allarm* + @aggiunge|allarm* + @cambia|impianto allarme|impianto di allarme|allarme wireless|allarm* + senza fili|kit allarme|sirena|sensor* + ladri|allarm* + ladri|perimetral*|combinator*|allarm* + perimetr*|volumetric*|~allarm*|~sensor*|~ladri|~furti|antifurt* + casa|antifurt* + vill*',
  vatRate: 0.12,
  labourShare: 0.45,
  included: [
    'centrale e comunicatore',
    '5–8 sensori',
    'sirena',
    'programmazione e prova',
    'telecamere montate, se le chiedi',
  ],
  excluded: ['contratto di vigilanza', 'fili nei muri'],
  factors: ['solo manutenzione: 90–160 €', 'ogni sensore in più: di solito 60–120 €'],
  permits:
    'Nessun permesso. L’antifurto dà la detrazione per la sicurezza: conserva fattura e bonifico parlante.',
  duration: 'da 1 a 2 giorni',
  rows: {
    flat: { label: 'Antifurto senza fili per un appartamento', min: 900, max: 1700, ...job },
    house: { label: 'Antifurto per una villetta', min: 1700, max: 3500, ...job },
  },
  visit: 'porte, finestre e punti deboli, e dove mettere la centrale',
  relief: 'general',
} as const satisfies JobKind
